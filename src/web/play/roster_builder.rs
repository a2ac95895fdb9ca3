//! The form for those without an app: a roster built by picking from the catalogue in force, with points
//! and findings as one goes. Each tap is a form of its own, kept at once.

use crate::{
    actions::rosters::{self, as_given, draft_of},
    app::App,
    domain::{
        catalogue::View,
        composition::{CheckRules, Place},
        event::roster_version::{RosterDraft, RosterState},
        games::factions as factions_of,
        games::{BuilderStep, Carried, Finding, RosterBuilder, Shelf, StepError, Verdict, carried_over},
        refusal::{Conflict, FormRefusal},
        roster::{Choice, Entry, Lore, LoreKind, Roster, Section, SectionKind},
    },
    error::{Error, Result},
    token::token_hash,
    web::{
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        play::{
            building::{BuilderQuery, PickPage, beside},
            roster_steps::{sections_of_units, steps, target},
        },
        respond::{form_again, page, see_other},
        visit::EventVisit,
    },
    words::pages::roster as say,
};
use actix_web::HttpResponse;
use askama::Template;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "play/roster_builder.html")]
struct BuilderPage {
    visit: EventVisit,
    draft: RosterDraft,
    verdict: Verdict,
    view: Arc<View>,
    rules: CheckRules,
    form: Form,
    /// The unit or part whose form is open.
    open: String,
    is_sample: bool,
    /// Whether there is a roster that staff accepted, which a new version would put in question.
    accepted: bool,
    /// The number of the version that was handed in last, to begin from.
    handed_in: Option<i64>,
}

impl BuilderPage {
    fn roster(&self) -> &Roster {
        &self.draft.roster
    }

    fn shelf(&self) -> Option<Shelf<'_>> {
        Shelf::of(self.roster(), &self.view, &self.rules)
    }

    fn factions(&self) -> Vec<(String, Vec<String>)> {
        factions_of(&self.view, &self.rules)
    }

    fn formations(&self) -> Vec<Choice> {
        self.shelf().map(|shelf| shelf.formations()).unwrap_or_default()
    }

    /// The kinds of lores there are for this army, with the field's name and label.
    fn lores(&self) -> Vec<(&'static str, &'static str, LoreKind, Vec<Lore>)> {
        let kinds = [
            ("spell", LoreKind::Spell),
            ("prayer", LoreKind::Prayer),
            ("manifestation", LoreKind::Manifestation),
        ];
        let of_kind = |kind| self.shelf().map(|shelf| shelf.lores(kind)).unwrap_or_default();
        let lores = kinds.into_iter().map(|(field, kind)| (field, say::lore(kind), kind, of_kind(kind)));
        lores.filter(|(.., lores)| !lores.is_empty()).collect()
    }

    fn has_lore(&self, kind: &LoreKind, name: &str) -> bool {
        self.roster().lores.iter().any(|lore| lore.kind == *kind && lore.name == name)
    }

    fn has_formation(&self, name: &str) -> bool {
        self.roster().formation.as_ref().is_some_and(|formation| formation.name == name)
    }

    fn terrain(&self) -> Vec<Entry> {
        self.shelf().map(|shelf| shelf.terrain()).unwrap_or_default()
    }

    fn has_terrain(&self, name: &str) -> bool {
        self.roster().sections_of(&SectionKind::Terrain).any(|section| section.entries[0].name == name)
    }

    fn has_renown(&self) -> bool {
        self.shelf().is_some_and(|shelf| !shelf.regiments_of_renown().is_empty())
    }

    fn sections(&self) -> Vec<(usize, &Section)> {
        sections_of_units(self.roster())
    }

    /// Regiments that a unit could go to, from its own.
    fn elsewhere(&self, from: &usize) -> Vec<(usize, String)> {
        let others = self.sections().into_iter().filter(|(at, section)| at != from && section.is_regiment());
        others.map(|(at, section)| (at, self.called(section))).collect()
    }

    /// "Regiment 2 (Grey Seer)": a leader says more than a number.
    fn called(&self, section: &Section) -> String {
        match section.entries.first() {
            Some(leader) => format!("{} ({})", section.title(), leader.name),
            None => section.title(),
        }
    }

    fn can_be_reinforced(&self, entry: &Entry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.can_be_reinforced(entry))
    }

    fn is_hero(&self, entry: &Entry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.is_hero(entry))
    }

    /// Kinds of enhancements for a unit, each with its tables.
    fn carried(&self, entry: &Entry) -> Vec<(String, Vec<Carried>)> {
        self.shelf().map(|shelf| by_kind(shelf.enhancements(entry))).unwrap_or_default()
    }

    fn is_first(&self, unit: &usize) -> bool {
        *unit == 0
    }

    fn findings_about(&self, section: &Section) -> Vec<&Finding> {
        self.findings_at(&Place::Section(section.heading()))
    }

    /// What a person has to look at about this place.
    fn findings_at(&self, place: &Place) -> Vec<&Finding> {
        beside::at(&self.verdict, place)
    }

    /// On the first of several units of one name.
    fn findings_of(&self, section: &Section, unit: &usize) -> Vec<&Finding> {
        beside::of_unit(&self.verdict, section, *unit)
    }

    /// Findings about the army as a whole, and about places that are on no roster.
    fn findings_of_the_army(&self) -> Vec<&Finding> {
        beside::of_army(&self.verdict, &self.sections())
    }

    fn remarks(&self) -> Vec<&Finding> {
        beside::remarks(&self.verdict)
    }

    fn grave(&self) -> Vec<&Finding> {
        beside::grave(&self.verdict)
    }

    fn illegal(&self) -> usize {
        beside::illegal(&self.verdict)
    }

    /// "Checked with the profiles of 2025-06-19."
    fn published(&self) -> Option<String> {
        Some(self.view.newest()?.published_on?.to_string())
    }

    fn is_open(&self, at: &usize, unit: &usize) -> bool {
        self.open == format!("{at}.{unit}")
    }
}

/// The roster as it stands, or the choice of a faction to begin with.
pub async fn show(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let mut built = builder(app, here, Form::default()).await?;
    built.open = asked.open;
    page(&here.visit, &built)
}

/// What may be picked for one place of the roster.
pub async fn pick(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = builder(app, here, Form::default()).await?;
    let Some(shelf) = built.shelf() else { return see_other(here.to("roster/build")) };
    let to = asked.to;
    let heading_of = |at: usize| built.roster().sections.get(at).map(|section| built.called(section));
    let (mut first, mut others, mut renown) = (Vec::new(), Vec::new(), Vec::new());
    let heading = match target(&to).ok_or(Error::NotFound)? {
        ("lead", None) => {
            first = shelf.leaders();
            say::NEW_LEADER.to_owned()
        }
        ("lead", Some(at)) => {
            first = shelf.leaders();
            say::other_leader(&heading_of(at).ok_or(Error::NotFound)?)
        }
        ("follow", Some(at)) => {
            (first, others) = shelf.followers(built.roster(), at);
            say::unit_for(&heading_of(at).ok_or(Error::NotFound)?)
        }
        ("auxiliary", None) => {
            first = shelf.auxiliaries();
            say::AUXILIARY.to_owned()
        }
        ("renown", None) => {
            renown = shelf.regiments_of_renown();
            say::RENOWN.to_owned()
        }
        _ => return Err(Error::NotFound),
    };
    let version = built.draft.version;
    page(&here.visit, &PickPage { visit: here.0.clone(), version, to, heading, first, others, renown })
}

/// One tap.
pub async fn step(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    let built = builder(app, here, Form::default()).await?;
    if form.is("do", "take-over") {
        return take_over(app, here, (&form, &built)).await;
    }
    let (steps, back) = match steps(&form, built.roster(), (&built.view, &built.rules)) {
        Ok(step) => step,
        Err(problem) => {
            let built = BuilderPage { form: Form::default().refused(problem), ..built };
            return form_again(&here.visit, &built);
        }
    };
    let mut by = here.player_actor(&form);
    // A page has one key and many buttons: each tap is a form of its own.
    by.once = by.once.map(|once| format!("{once:.40}-{}", &token_hash(&format!("{steps:?}"))[..16]));
    let seen = form.value("version").parse().unwrap_or_default();
    let work = |roster| after_all(roster, steps);
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(format!("{}{back}", here.to("roster/build"))).either_way();
    answer(app, here, result, next).await
}

fn after_all(roster: Roster, steps: Vec<BuilderStep>) -> std::result::Result<Roster, StepError> {
    steps.into_iter().try_fold(roster, |roster, step| roster.after(step))
}

/// Begins from the version that was handed in last.
async fn take_over(app: &App, here: &Entered, (form, built): (&Form, &BuilderPage)) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let newest = rosters::newest_of(&mut tx, here.player()).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let roster = newest.roster();
    let carried = carried_over(&roster, &built.view, &built.rules);
    if carried.steps.is_empty() {
        let unknown = Error::refused(FormRefusal::FactionNotKnown);
        return answer(app, here, Err::<(), _>(unknown), Next::to("")).await;
    }
    let seen = form.value("version").parse().unwrap_or_default();
    let by = here.player_actor(form);
    let work = |roster| after_all(roster, carried.steps);
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(here.to("roster/build")).saying(say::taken_over(newest.number, &carried.left));
    answer(app, here, result, next.or_twice("")).await
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let draft = draft_of(app, &mut tx, &here.event, here.player()).await?;
    drop(tx);
    if draft.version.to_string() != form.value("version") {
        let changed = Error::Conflict(Conflict::RosterDraftToHandIn);
        return answer(app, here, Err::<(), _>(changed), Next::to("")).await;
    }
    if draft.roster.is_empty() {
        let empty = Error::refused(FormRefusal::NoUnit);
        return answer(app, here, Err::<(), _>(empty), Next::to("")).await;
    }
    let (by, given) = (here.player_actor(&form), as_given(rosters::game_of(&here.event.settings)?, &draft));
    let result = rosters::hand_in(app, &by, &here.event, here.player(), given).await;
    let arrived = result.as_ref().map_or_else(|_| String::new(), say::arrived);
    answer(app, here, result, Next::to(here.to("roster")).saying(arrived).or_twice("")).await
}

/// On, or the roster as it is by now, with what was wrong.
async fn answer<T>(app: &App, here: &Entered, result: Result<T>, next: Next) -> Result<HttpResponse> {
    let again = async |form| builder(app, here, form).await;
    Sent { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}

async fn builder(app: &App, here: &Entered, form: Form) -> Result<BuilderPage> {
    let game = rosters::game_of(&here.event.settings)?;
    if game.builder() != Some(RosterBuilder::Regiments) {
        return Err(Error::NotFound);
    }
    let rules = rosters::rules_of(&here.event.settings, here.now.date_naive());
    let mut tx = app.database.read().await?;
    let draft = draft_of(app, &mut tx, &here.event, here.player()).await?;
    let in_use = app.cache.catalogues.of(&mut tx, &here.event.settings, rules.as_of).await?;
    let newest = rosters::newest_of(&mut tx, here.player()).await?;
    let verdict = game.check(&draft.roster, &in_use.view, &rules);
    Ok(BuilderPage {
        visit: here.0.clone(),
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

fn by_kind(tables: Vec<Carried>) -> Vec<(String, Vec<Carried>)> {
    let mut kinds: Vec<(String, Vec<Carried>)> = Vec::new();
    for table in tables {
        match kinds.iter_mut().find(|(kind, _)| *kind == table.kind) {
            Some((_, tables)) => tables.push(table),
            None => kinds.push((table.kind.clone(), vec![table])),
        }
    }
    kinds
}
