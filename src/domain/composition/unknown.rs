//! Names on a roster that no profile has, each with what it may mean: for a person to confirm.

use super::{Army, CheckRules};
use crate::domain::{
    catalogue::{Alias, Resolution, View},
    roster::{Roster, Section},
};
use serde::Serialize;

/// A name that is not known, and what it resembles most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownName {
    pub name: String,
    /// Where it stands: "Regiment 2".
    pub section: String,
    pub suggestion: Option<String>,
}

/// Every name that is not known. One that belongs to another faction is known, only not allowed.
pub fn unknown_names(roster: &Roster, view: &View, rules: &CheckRules) -> Vec<UnknownName> {
    let mut unknown: Vec<UnknownName> = faction(roster, view).into_iter().collect();
    let army = Army::resolve(roster, view, rules.season.as_deref());
    if army.faction_name().is_none() {
        return unknown;
    }
    for unit in army.units().filter(|unit| !unit.is_known() && unit.home_faction.is_none()) {
        let name = UnknownName {
            name: unit.name().to_owned(),
            section: unit.section.clone(),
            suggestion: unit.suggestion.clone(),
        };
        if !unknown.iter().any(|other| other.name == name.name) {
            unknown.push(name);
        }
    }
    unknown
}

fn faction(roster: &Roster, view: &View) -> Option<UnknownName> {
    let name = roster.faction.as_ref()?;
    match view.faction(name) {
        Resolution::Suggestions(alike) => Some(UnknownName {
            name: name.clone(),
            section: "The faction".into(),
            suggestion: alike.first().map(|faction| faction.item.name.clone()),
        }),
        _ => None,
    }
}

impl Roster {
    /// The roster with names read as a person confirmed them. Everything else stays as it was written.
    #[must_use]
    pub fn with_names(&self, confirmed: &[Alias]) -> Self {
        let mut roster = self.clone();
        for Alias { written, means } in confirmed {
            let rename = |name: &mut String| {
                if name == written {
                    name.clone_from(means);
                }
            };
            roster.faction.iter_mut().for_each(rename);
            let entries = roster.sections.iter_mut().flat_map(|Section { entries, .. }| entries);
            entries.for_each(|entry| rename(&mut entry.name));
        }
        roster
    }
}
