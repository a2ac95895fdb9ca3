//! What the pages of building a roster have in common, whatever a game's rosters are made of: the draft as it stands,
//! what was found about it, and the way it is kept and handed in.

use crate::{
    actions::rosters::{self, as_given, draft_of},
    app::App,
    domain::{
        catalogue::View,
        composition::{CheckRules, Place, Severity},
        event::roster_version::{RosterDraft, RosterState, RosterVersion},
        games::{Finding, Game, Offer, RosterBuilder, StepError, Verdict},
        refusal::{Conflict, FormRefusal},
        roster::{Roster, Section},
    },
    error::{Error, Result},
    token::token_hash,
    web::{
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        visit::EventVisit,
    },
    words::{Label, pages::roster as say},
};
use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

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

/// The draft on its page, judged by the profiles in force. The page of a game's own builder is made of it.
pub struct Building {
    pub visit: EventVisit,
    pub game: Game,
    pub draft: RosterDraft,
    pub verdict: Verdict,
    pub view: Arc<View>,
    pub rules: CheckRules,
    pub form: Form,
    /// The unit or part whose form is open.
    pub open: String,
    /// The site has no more than the sample of profiles that it ships with.
    pub is_sample: bool,
    /// Whether there is a roster that staff accepted, which a new version would put in question.
    pub accepted: bool,
    /// The number of the version that was handed in last, to begin from.
    pub handed_in: Option<i64>,
}

impl Building {
    pub async fn of(app: &App, here: &Entered, form: Form) -> Result<Self> {
        let game = rosters::game_of(&here.event.settings)?;
        let rules = rosters::rules_of(&here.event.settings, here.event.settings.date_at(here.now));
        let mut tx = app.database.read().await?;
        let draft = draft_of(app, &mut tx, &here.event, here.player()).await?;
        let in_use = app.cache.catalogues.of(&mut tx, &here.event.settings, rules.as_of).await?;
        let newest = rosters::newest_of(&mut tx, here.player()).await?;
        let verdict = game.check(&draft.roster, &in_use.view, &rules);
        Ok(Self {
            visit: here.0.clone(),
            game,
            draft,
            verdict,
            view: in_use.view,
            rules,
            form,
            open: String::new(),
            is_sample: in_use.is_sample,
            handed_in: newest.as_ref().map(|roster| roster.number),
            accepted: newest.is_some_and(|roster| roster.state == RosterState::Accepted),
        })
    }

    pub fn roster(&self) -> &Roster {
        &self.draft.roster
    }

    /// What a person has to look at.
    pub fn grave(&self) -> Vec<&Finding> {
        let findings = self.verdict.findings.iter();
        findings.filter(|finding| finding.severity != Severity::Information).collect()
    }

    pub fn remarks(&self) -> Vec<&Finding> {
        let findings = self.verdict.findings.iter();
        findings.filter(|finding| finding.severity == Severity::Information).collect()
    }

    pub fn illegal(&self) -> usize {
        self.verdict.findings.iter().filter(|finding| finding.severity == Severity::Illegal).count()
    }

    pub fn findings_about(&self, section: &Section) -> Vec<&Finding> {
        self.findings_at(&Place::Section(section.heading()))
    }

    /// On the first of several units of one name.
    pub fn findings_of(&self, section: &Section, unit: &usize) -> Vec<&Finding> {
        let name = &section.entries[*unit].name;
        let is_first = section.entries.iter().position(|entry| entry.name == *name) == Some(*unit);
        let place = Place::Unit { section: section.heading(), unit: name.clone() };
        if is_first { self.findings_at(&place) } else { Vec::new() }
    }

    /// About the army as a whole, and about places that are on none of these sections.
    pub fn findings_beside(&self, sections: &[(usize, &Section)]) -> Vec<&Finding> {
        let shown = |finding: &&Finding| {
            sections.iter().any(|(_, section)| {
                finding.place.is_section(section)
                    || section.entries.iter().any(|entry| finding.place.is_unit(section, entry))
            })
        };
        self.grave().into_iter().filter(|finding| !shown(finding)).collect()
    }

    fn findings_at(&self, place: &Place) -> Vec<&Finding> {
        self.grave().into_iter().filter(|finding| finding.place == *place).collect()
    }

    /// That nothing is to mend, with what was counted.
    pub fn in_order(&self) -> String {
        let computed = &self.verdict.computed;
        let drops = (self.game.builder() == Some(RosterBuilder::Regiments)).then_some(computed.drops);
        say::nothing_to_mend(computed.points, self.rules.points_limit, drops)
    }

    /// "Checked with the profiles of 2025-06-19."
    pub fn published(&self) -> Option<String> {
        Some(self.view.newest()?.published_on?.to_string())
    }

    pub fn is_open(&self, at: &usize, unit: &usize) -> bool {
        self.open == format!("{at}.{unit}")
    }
}

/// Keeps what a tap makes of the draft that was seen. `said` tells this tap from the others of the same page, `back` is
/// the place on the page that it leads to.
pub async fn tap<P: Template + From<Building>>(
    app: &App,
    here: &Entered,
    (form, said, back): (&Form, &str, &str),
    work: impl FnOnce(Roster) -> std::result::Result<Roster, StepError>,
) -> Result<HttpResponse> {
    let mut by = here.player_actor(form);
    // A page has one key and many buttons: each tap is a form of its own.
    by.once = by.once.map(|once| format!("{once:.40}-{}", &token_hash(said)[..16]));
    let seen = form.value("version").parse().unwrap_or_default();
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(format!("{}{back}", here.to("roster/build"))).either_way();
    answer::<P, _>(app, here, result, next).await
}

/// The version that was handed in last, to begin from.
pub async fn handed_in_last(app: &App, here: &Entered) -> Result<RosterVersion> {
    rosters::newest_of(&mut app.database.read().await?, here.player()).await?.ok_or(Error::NotFound)
}

/// Begins from a roster that is there already, by what `work` makes of it, over the draft that was seen.
pub async fn begin<P: Template + From<Building>>(
    app: &App,
    here: &Entered,
    (form, seen, told): (&Form, i64, String),
    work: impl FnOnce(Roster) -> std::result::Result<Roster, StepError>,
) -> Result<HttpResponse> {
    let by = here.player_actor(form);
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(here.to("roster/build")).saying(told).or_twice("");
    answer::<P, _>(app, here, result, next).await
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in<P: Template + From<Building>>(
    app: &App,
    here: &Entered,
    form: Form,
) -> Result<HttpResponse> {
    let draft = draft_of(app, &mut app.database.read().await?, &here.event, here.player()).await?;
    if draft.version.to_string() != form.value("version") {
        return refused::<P>(app, here, Error::Conflict(Conflict::RosterDraftToHandIn)).await;
    }
    if draft.roster.is_empty() {
        return refused::<P>(app, here, Error::refused(FormRefusal::NoUnit)).await;
    }
    let (by, given) = (here.player_actor(&form), as_given(rosters::game_of(&here.event.settings)?, &draft));
    let result = rosters::hand_in(app, &by, &here.event, here.player(), given).await;
    let arrived = result.as_ref().map_or_else(|_| String::new(), say::arrived);
    let next = Next::to(here.to("roster")).saying(arrived).or_twice("");
    answer::<P, _>(app, here, result, next).await
}

/// The roster as it is by now, with what was wrong.
pub async fn refused<P: Template + From<Building>>(
    app: &App,
    here: &Entered,
    why: Error,
) -> Result<HttpResponse> {
    answer::<P, ()>(app, here, Err(why), Next::to("")).await
}

/// On, or the roster as it is by now, with what was wrong.
async fn answer<P: Template + From<Building>, T>(
    app: &App,
    here: &Entered,
    result: Result<T>,
    next: Next,
) -> Result<HttpResponse> {
    let again = async |form| Ok(P::from(Building::of(app, here, form).await?));
    Sent { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}
