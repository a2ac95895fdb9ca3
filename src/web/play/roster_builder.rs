//! The form for those without an app: a roster built by picking from the catalogue in force, with points
//! and findings as one goes. Each tap is a form of its own, kept at once.

use crate::{
    domain::{
        composition::Severity,
        games::{
            BuilderStep, BuilderStepError, EnhancementGroup, Finding, PickPlace, PlaceOffers, Shelf,
            carried_over, list_offered_factions as factions_of,
        },
        refusal::FormRefusal,
        roster::{PricedChoice, Roster, RosterEntry, RosterLore, RosterLoreKind, Section, SectionKind},
    },
    text::builder::{tell_taken_in, tell_taken_over},
    web::{
        page::guard::Entered,
        play::{
            building::{self, BuilderQuery, Building, PickPage, lighten_heavy_page},
            roster_steps::{read_builder_steps, sections_of_units},
        },
        prelude::*,
        reply::respond::see_other,
    },
};
use std::ops::{Deref, DerefMut};

/// The lores of a kind that are there for an army.
struct OfferedLores {
    /// The name of the form's field.
    field: &'static str,
    label: Message,
    kind: RosterLoreKind,
    lores: Vec<RosterLore>,
}

#[derive(Template)]
#[template(path = "play/roster_builder.html")]
struct BuilderPage(Building);

impl From<Building> for BuilderPage {
    fn from(building: Building) -> Self {
        Self(building)
    }
}

impl Deref for BuilderPage {
    type Target = Building;
    fn deref(&self) -> &Building {
        &self.0
    }
}

impl DerefMut for BuilderPage {
    fn deref_mut(&mut self) -> &mut Building {
        &mut self.0
    }
}

impl BuilderPage {
    fn shelf(&self) -> Option<Shelf<'_>> {
        Shelf::from_roster_faction(self.roster(), &self.judging.view, &self.judging.rules)
    }

    /// Whose army it is, what it may cost, and by which profiles.
    fn describe_army(&self) -> Message {
        let roster = self.roster();
        let army: Vec<String> = roster.army_names().map(|own| own.name).collect();
        say!("roster-build-about", army, points = self.judging.rules.points_limit, day = self.published())
    }

    fn factions(&self) -> Vec<(String, Vec<String>)> {
        factions_of(&self.judging.view, &self.judging.rules)
    }

    fn formations(&self) -> Vec<PricedChoice> {
        self.shelf().map(|shelf| shelf.formations()).unwrap_or_default()
    }

    /// The kinds of lores there are for this army.
    fn lores(&self) -> Vec<OfferedLores> {
        let of_kind = |kind| self.shelf().map(|shelf| shelf.lores(kind)).unwrap_or_default();
        let lores = RosterLoreKind::NAMED.into_iter().map(|kind| OfferedLores {
            field: kind.field(),
            label: told(&kind).part("title"),
            kind,
            lores: of_kind(kind),
        });
        lores.filter(|one| !one.lores.is_empty()).collect()
    }

    fn has_lore(&self, kind: &RosterLoreKind, name: &str) -> bool {
        self.roster().lores.iter().any(|lore| lore.kind == *kind && lore.name == name)
    }

    fn has_formation(&self, name: &str) -> bool {
        self.roster().formation.as_ref().is_some_and(|formation| formation.name == name)
    }

    fn tactic_cards(&self) -> &'static [String] {
        self.shelf().map_or(&[], |shelf| shelf.tactic_cards())
    }

    /// A field for each card that a list takes, with the card chosen there.
    fn cards_taken(&self) -> Vec<&str> {
        let fields = self.shelf().map_or(0, |shelf| shelf.cards_to_take());
        let chosen = self.roster().tactic_cards.iter().map(String::as_str).chain(std::iter::repeat(""));
        chosen.take(fields).collect()
    }

    fn terrain(&self) -> Vec<RosterEntry> {
        self.shelf().map(|shelf| shelf.terrain()).unwrap_or_default()
    }

    fn has_terrain(&self, name: &str) -> bool {
        self.roster().sections_of(&SectionKind::Terrain).any(|section| section.entries[0].name == name)
    }

    /// Whether there is anything to pick as a section of its own.
    fn has_wholes(&self) -> bool {
        self.shelf().is_some_and(|shelf| shelf.offers_wholes())
    }

    fn sections(&self) -> Vec<(usize, &Section)> {
        sections_of_units(self.roster())
    }

    /// Sections that a unit could go to, from its own.
    fn elsewhere(&self, from: &usize) -> Vec<(usize, String)> {
        let others = self.sections().into_iter().filter(|(at, section)| at != from && section.kind.is_led());
        others.map(|(at, section)| (at, section.title_with_leader())).collect()
    }

    fn can_be_reinforced(&self, entry: &RosterEntry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.can_be_reinforced(entry))
    }

    fn is_hero(&self, entry: &RosterEntry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.is_hero(entry))
    }

    /// Kinds of enhancements for a unit, each with its tables.
    fn carried(&self, entry: &RosterEntry) -> Vec<(String, Vec<EnhancementGroup>)> {
        self.shelf().map(|shelf| by_kind(shelf.enhancements(entry))).unwrap_or_default()
    }

    fn is_first(&self, unit: &usize) -> bool {
        *unit == 0
    }

    fn findings_of_the_army(&self) -> Vec<&Finding> {
        self.findings_beside(&self.sections())
    }
}

/// The roster as it stands, or the choice of a faction to begin with.
pub async fn show_leader_builder(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = Building::load_judged_draft(app, here, Form::default()).await?;
    answer_with_page(&here.visit, &lighten_heavy_page(BuilderPage(Building { open: asked.open, ..built }))?)
}

/// What may be picked for one place of the roster.
pub async fn show_leader_choices(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = BuilderPage(Building::load_unjudged_draft(app, here).await?);
    let Some(shelf) = built.shelf() else { return see_other(here.to("roster/build")) };
    let to = asked.to;
    let offers = PickPlace::parse(&to).and_then(|place| shelf.offers_for(built.roster(), place));
    let PlaceOffers { heading, first, others, wholes } = offers.ok_or(Error::NotFound)?;
    let (visit, version, heading) = (&here.0, built.draft.version, told(&heading).into());
    answer_with_page(&here.visit, &PickPage { visit, version, to, heading, first, others, wholes })
}

/// One tap.
pub async fn take_leader_step(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    let built = Building::load_unjudged_draft(app, here).await?;
    if form.is("do", "take-over") {
        return take_over(app, here, (&form, &built)).await;
    }
    let (steps, back) =
        match read_builder_steps(&form, built.roster(), &built.judging.view, &built.judging.rules) {
            Ok(step) => step,
            Err(problem) => {
                let built = Building { form: Form::default().refused(problem), ..built.judged(app).await? };
                return form_again(&here.visit, &lighten_heavy_page(BuilderPage(built))?);
            }
        };
    let said = format!("{steps:?}");
    let work = |roster| after_all(roster, steps);
    building::keep_tapped_draft::<BuilderPage>(app, here, &form, (&said, &back), work).await
}

fn after_all(roster: Roster, steps: Vec<BuilderStep>) -> std::result::Result<Roster, BuilderStepError> {
    steps.into_iter().try_fold(roster, |roster, step| roster.after(step))
}

/// Begins from the version that was handed in last.
async fn take_over(app: &App, here: &Entered, (form, built): (&Form, &Building)) -> Result<HttpResponse> {
    let newest = building::handed_in_last(app, here).await?;
    let seen = form.value("version").parse().unwrap_or_default();
    let told = |left: &[String]| tell_taken_over(newest.number, left);
    begin_carried_roster(app, here, (form, seen), (built, &newest.roster()), told).await
}

/// Begins from a roster that was only checked.
pub async fn begin_from(app: &App, here: &Entered, (form, roster): (&Form, &Roster)) -> Result<HttpResponse> {
    let built = Building::load_unjudged_draft(app, here).await?;
    begin_carried_roster(app, here, (form, built.draft.version), (&built, roster), tell_taken_in).await
}

async fn begin_carried_roster(
    app: &App,
    here: &Entered,
    (form, seen): (&Form, i64),
    (built, roster): (&Building, &Roster),
    told: impl FnOnce(&[String]) -> Message,
) -> Result<HttpResponse> {
    let carried = carried_over(roster, &built.judging.view, &built.judging.rules);
    if carried.steps.is_empty() {
        let unknown = Error::from_refusal(FormRefusal::FactionNotKnown);
        return building::show_refused_draft::<BuilderPage>(app, here, unknown).await;
    }
    let work = |roster| after_all(roster, carried.steps);
    building::begin_from_roster::<BuilderPage>(app, here, form, seen, told(&carried.left), work).await
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    building::hand_in::<BuilderPage>(app, here, form).await
}

fn by_kind(tables: Vec<EnhancementGroup>) -> Vec<(String, Vec<EnhancementGroup>)> {
    let mut kinds: Vec<(String, Vec<EnhancementGroup>)> = Vec::new();
    for table in tables {
        match kinds.iter_mut().find(|(kind, _)| *kind == table.kind) {
            Some((_, tables)) => tables.push(table),
            None => kinds.push((table.kind.clone(), vec![table])),
        }
    }
    kinds
}
