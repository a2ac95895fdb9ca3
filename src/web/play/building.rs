//! What the pages of building a roster have in common, whatever a game's rosters are made of.

use crate::{
    domain::{games::Offer, roster::Section},
    web::visit::EventVisit,
    words::Label,
};
use askama::Template;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct BuilderQuery {
    #[serde(default)]
    pub open: String,
    #[serde(default, rename = "for")]
    pub to: String,
}

/// What may be picked for one place.
#[derive(Template)]
#[template(path = "play/roster_pick.html")]
pub struct PickPage {
    pub visit: EventVisit,
    pub version: i64,
    /// As the form sends it back: `lead`, `follow.2`, …
    pub to: String,
    pub heading: String,
    pub first: Vec<Offer>,
    pub others: Vec<Offer>,
    pub renown: Vec<Section>,
}

/// Where the findings of a verdict stand on the page.
pub mod beside {
    use crate::domain::{
        composition::{Place, Severity},
        games::{Finding, Verdict},
        roster::Section,
    };

    /// What a person has to look at.
    pub fn grave(verdict: &Verdict) -> Vec<&Finding> {
        verdict.findings.iter().filter(|finding| finding.severity != Severity::Information).collect()
    }

    pub fn remarks(verdict: &Verdict) -> Vec<&Finding> {
        verdict.findings.iter().filter(|finding| finding.severity == Severity::Information).collect()
    }

    pub fn illegal(verdict: &Verdict) -> usize {
        verdict.findings.iter().filter(|finding| finding.severity == Severity::Illegal).count()
    }

    pub fn at<'v>(verdict: &'v Verdict, place: &Place) -> Vec<&'v Finding> {
        grave(verdict).into_iter().filter(|finding| finding.place == *place).collect()
    }

    /// On the first of several units of one name.
    pub fn of_unit<'v>(verdict: &'v Verdict, section: &Section, unit: usize) -> Vec<&'v Finding> {
        let name = &section.entries[unit].name;
        let is_first = section.entries.iter().position(|entry| entry.name == *name) == Some(unit);
        let place = Place::Unit { section: section.heading(), unit: name.clone() };
        if is_first { at(verdict, &place) } else { Vec::new() }
    }

    /// About the army as a whole, and about places that are on none of these sections.
    pub fn of_army<'v>(verdict: &'v Verdict, sections: &[(usize, &Section)]) -> Vec<&'v Finding> {
        let shown = |finding: &&Finding| {
            sections.iter().any(|(_, section)| {
                finding.place.is_section(section)
                    || section.entries.iter().any(|entry| finding.place.is_unit(section, entry))
            })
        };
        grave(verdict).into_iter().filter(|finding| !shown(finding)).collect()
    }
}
