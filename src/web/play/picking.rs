//! The form for those without a program, in games whose rosters are units under categories: units picked from the
//! catalogue in force, their models and options, with points and findings as one goes.

use crate::{
    actions::rosters,
    domain::{
        composition::Severity,
        games::{Finding, ItemsOfKind, OfferedChoice, PickShelf, PickStep, UnitOffer, apply_pick_step},
        roster::{Roster, RosterEntry, Section, Upgrade, option_text},
    },
    text::builder::{tell_taken_in, tell_taken_over},
    web::{
        page::guard::Entered,
        play::{
            building::{self, BuilderQuery, Building, PickPage, lighten_heavy_page},
            picking_steps::{find_named_upgrade, read_pick_step as read_step},
        },
        prelude::*,
        reply::respond::see_other,
    },
};
use std::ops::{Deref, DerefMut};

/// What is chosen once for the army.
struct OfferedArmyChoice {
    what: &'static str,
    chosen: String,
    offered: Vec<String>,
}

/// What a profile offers to its unit.
struct OfferedOption {
    name: String,
    points: Option<i64>,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "play/picking.html")]
struct PickingPage(Building);

impl From<Building> for PickingPage {
    fn from(building: Building) -> Self {
        Self(building)
    }
}

impl Deref for PickingPage {
    type Target = Building;
    fn deref(&self) -> &Building {
        &self.0
    }
}

impl DerefMut for PickingPage {
    fn deref_mut(&mut self) -> &mut Building {
        &mut self.0
    }
}

impl PickingPage {
    fn shelf(&self) -> Option<PickShelf<'_>> {
        PickShelf::from_roster(self.roster(), &self.judging.view, self.game().composition())
    }

    /// Factions to begin with; none of them has other armies behind it.
    fn factions(&self) -> Vec<(String, Vec<String>)> {
        let mut names: Vec<_> =
            self.judging.view.factions().map(|faction| (faction.item.name.clone(), Vec::new())).collect();
        names.sort();
        names
    }

    fn headings(&self) -> Vec<String> {
        self.shelf().map(|shelf| shelf.headings()).unwrap_or_default()
    }

    fn sections(&self) -> Vec<(usize, &Section)> {
        self.roster().sections.iter().enumerate().collect()
    }

    fn choices(&self) -> Vec<OfferedArmyChoice> {
        let offered = self.game().army_choices(&self.judging.rules).into_iter();
        let chosen = |what| self.roster().chosen(what).collect::<Vec<_>>().join("; ");
        offered
            .map(|OfferedChoice { what, offered }| OfferedArmyChoice { what, chosen: chosen(what), offered })
            .collect()
    }

    /// What is chosen, as it stands after the name.
    fn list_choices_within(&self) -> Vec<String> {
        self.choices().iter().map(|choice| choice.what.to_lowercase()).collect()
    }

    fn can_grow(&self, entry: &RosterEntry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.can_grow(entry))
    }

    /// "10 to 25", where the profile says.
    fn sizes(&self, entry: &RosterEntry) -> Option<Message> {
        let (least, most) = self.shelf()?.sizes(entry);
        (least.is_some() || most.is_some()).then(|| say!("picking-sizes", least, most))
    }

    fn reinforcements(&self, entry: &RosterEntry) -> usize {
        self.shelf().map_or(0, |shelf| shelf.reinforcements(entry))
    }

    fn is_reinforced(&self, entry: &RosterEntry, times: usize) -> bool {
        count_reinforcements(entry) == times
    }

    /// What its own profile offers.
    fn options(&self, entry: &RosterEntry) -> Vec<OfferedOption> {
        let offered = self.shelf().map(|shelf| shelf.options(entry)).unwrap_or_default();
        let told = offered.into_iter().map(|option| OfferedOption {
            points: option.points.or(option.per_model),
            chosen: find_named_upgrade(entry, &option.name).is_some(),
            name: option.name,
        });
        told.collect()
    }

    /// What the unit has that its own profile does not offer, as it is typed.
    fn others_of(&self, entry: &RosterEntry) -> String {
        let offered = self.shelf().map(|shelf| shelf.options(entry)).unwrap_or_default();
        let is_offered = |upgrade: &Upgrade| offered.iter().any(|option| option.name == upgrade.name);
        let others = entry.upgrades.iter().filter(|upgrade| !is_offered(upgrade));
        others.map(option_text).collect::<Vec<_>>().join("; ")
    }

    fn items(&self) -> Vec<ItemsOfKind> {
        self.shelf().map(|shelf| shelf.items()).unwrap_or_default()
    }

    fn findings_of_the_army(&self) -> Vec<&Finding> {
        self.findings_beside(&self.sections())
    }
}

/// How often it is reinforced.
fn count_reinforcements(entry: &RosterEntry) -> usize {
    let marks = entry.flags.iter().filter(|flag| *flag == "reinforced").count();
    marks.max(usize::from(entry.reinforced))
}

/// The roster as it stands, or the choice of a faction to begin with.
pub async fn show_category_builder(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = Building::load_judged_draft(app, here, Form::default()).await?;
    answer_with_page(&here.visit, &lighten_heavy_page(PickingPage(Building { open: asked.open, ..built }))?)
}

/// The units of one category.
pub async fn show_category_units(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = PickingPage(Building::load_unjudged_draft(app, here).await?);
    let Some(shelf) = built.shelf() else { return see_other(here.to("roster/build")) };
    let heading = shelf.headings().into_iter().find(|own| *own == asked.to).ok_or(Error::NotFound)?;
    let first: Vec<UnitOffer> = shelf.offers(&heading);
    let (visit, version) = (&here.0, built.draft.version);
    let (others, wholes) = (Vec::new(), Vec::new());
    answer_with_page(
        &here.visit,
        &PickPage { visit, version, to: asked.to, heading: heading.into(), first, others, wholes },
    )
}

/// One tap.
pub async fn take_category_step(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    if form.is("do", "take-over") {
        return take_over(app, here, &form).await;
    }
    let built = Building::load_unjudged_draft(app, here).await?;
    let (step, back) = match read_step(&form, built.roster(), &built.judging, built.game()) {
        Ok(step) => step,
        Err(problem) => {
            let built = Building { form: Form::default().refused(problem), ..built.judged(app).await? };
            return form_again(&here.visit, &lighten_heavy_page(PickingPage(built))?);
        }
    };
    let said = format!("{step:?}");
    let work = |roster| apply_pick_step(roster, step, built.game().composition());
    building::keep_tapped_draft::<PickingPage>(app, here, &form, (&said, &back), work).await
}

/// Begins from the version that was handed in last.
async fn take_over(app: &App, here: &Entered, form: &Form) -> Result<HttpResponse> {
    let newest = building::handed_in_last(app, here).await?;
    let composition = rosters::game_of(&here.event.settings)?.composition();
    let step = PickStep::From(Box::new(newest.roster()));
    let work = |roster| apply_pick_step(roster, step, composition);
    let seen = form.value("version").parse().unwrap_or_default();
    let told = tell_taken_over(newest.number, &[]);
    building::begin_from_roster::<PickingPage>(app, here, form, seen, told, work).await
}

/// Begins from a roster that was only checked.
pub async fn begin_from(app: &App, here: &Entered, (form, roster): (&Form, Roster)) -> Result<HttpResponse> {
    let built = Building::load_unjudged_draft(app, here).await?;
    let (step, composition) = (PickStep::From(Box::new(roster)), built.game().composition());
    let work = |roster| apply_pick_step(roster, step, composition);
    let told = tell_taken_in(&[]);
    building::begin_from_roster::<PickingPage>(app, here, form, built.draft.version, told, work).await
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    building::hand_in::<PickingPage>(app, here, form).await
}
