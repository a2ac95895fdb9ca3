//! The form for those without a program, in games whose rosters are units under categories: units picked from the
//! catalogue in force, their models and options, with points and findings as one goes.

use crate::{
    actions::rosters::{self, as_given, draft_of},
    app::App,
    domain::{
        catalogue::View,
        composition::{CheckRules, Place},
        event::roster_version::{RosterDraft, RosterState},
        games::{Finding, Game, ItemsOfKind, Offer, PickShelf, PickStep, Verdict, picked},
        refusal::{Conflict, FormRefusal},
        roster::{Entry, Roster, Section, Upgrade, option_text},
    },
    error::{Error, Result},
    token::token_hash,
    web::{
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        play::{
            building::{BuilderQuery, PickPage, beside},
            picking_steps::{named, step as read_step},
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
#[template(path = "play/picking.html")]
struct PickingPage {
    visit: EventVisit,
    draft: RosterDraft,
    verdict: Verdict,
    view: Arc<View>,
    rules: CheckRules,
    game: Game,
    form: Form,
    /// The unit whose form is open.
    open: String,
    /// Whether there is a roster that staff accepted, which a new version would put in question.
    accepted: bool,
    /// The number of the version that was handed in last, to begin from.
    handed_in: Option<i64>,
}

impl PickingPage {
    fn roster(&self) -> &Roster {
        &self.draft.roster
    }

    fn shelf(&self) -> Option<PickShelf<'_>> {
        PickShelf::of(self.roster(), &self.view, self.game.composition())
    }

    /// Factions to begin with; none of them has other armies behind it.
    fn factions(&self) -> Vec<(String, Vec<String>)> {
        let mut names: Vec<_> =
            self.view.factions().map(|faction| (faction.item.name.clone(), Vec::new())).collect();
        names.sort();
        names
    }

    fn headings(&self) -> Vec<String> {
        self.shelf().map(|shelf| shelf.headings()).unwrap_or_default()
    }

    fn sections(&self) -> Vec<(usize, &Section)> {
        self.roster().sections.iter().enumerate().collect()
    }

    /// What is chosen once for the army: what, what was chosen, and what is offered.
    fn choices(&self) -> Vec<(&'static str, String, Vec<String>)> {
        let offered = self.game.army_choices(&self.rules).into_iter();
        let chosen = |what| self.roster().chosen(what).collect::<Vec<_>>().join("; ");
        offered.map(|(what, names)| (what, chosen(what), names)).collect()
    }

    fn can_grow(&self, entry: &Entry) -> bool {
        self.shelf().is_some_and(|shelf| shelf.can_grow(entry))
    }

    /// "10 to 25", where the profile says.
    fn sizes(&self, entry: &Entry) -> String {
        let sizes = self.shelf().map_or((None, None), |shelf| shelf.sizes(entry));
        say::models(sizes)
    }

    fn reinforcements(&self, entry: &Entry) -> usize {
        self.shelf().map_or(0, |shelf| shelf.reinforcements(entry))
    }

    fn is_reinforced(&self, entry: &Entry, times: usize) -> bool {
        reinforced(entry) == times
    }

    /// What its own profile offers: its name and price, and whether it was chosen.
    fn options(&self, entry: &Entry) -> Vec<(String, Option<i64>, bool)> {
        let offered = self.shelf().map(|shelf| shelf.options(entry)).unwrap_or_default();
        let priced = offered.into_iter().map(|option| (option.points.or(option.per_model), option.name));
        priced.map(|(points, name)| (name.clone(), points, named(entry, &name).is_some())).collect()
    }

    /// What the unit has that its own profile does not offer, as it is typed.
    fn others_of(&self, entry: &Entry) -> String {
        let offered = self.shelf().map(|shelf| shelf.options(entry)).unwrap_or_default();
        let is_offered = |upgrade: &Upgrade| offered.iter().any(|option| option.name == upgrade.name);
        let others = entry.upgrades.iter().filter(|upgrade| !is_offered(upgrade));
        others.map(option_text).collect::<Vec<_>>().join("; ")
    }

    fn items(&self) -> Vec<ItemsOfKind> {
        self.shelf().map(|shelf| shelf.items()).unwrap_or_default()
    }

    fn findings_about(&self, section: &Section) -> Vec<&Finding> {
        beside::at(&self.verdict, &Place::Section(section.heading()))
    }

    fn findings_of(&self, section: &Section, unit: &usize) -> Vec<&Finding> {
        beside::of_unit(&self.verdict, section, *unit)
    }

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

/// How often it is reinforced.
fn reinforced(entry: &Entry) -> usize {
    let marks = entry.flags.iter().filter(|flag| *flag == "reinforced").count();
    marks.max(usize::from(entry.reinforced))
}

/// The roster as it stands, or the choice of a faction to begin with.
pub async fn show(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let mut built = picking(app, here, Form::default()).await?;
    built.open = asked.open;
    page(&here.visit, &built)
}

/// The units of one category.
pub async fn pick(app: &App, here: &Entered, asked: BuilderQuery) -> Result<HttpResponse> {
    let built = picking(app, here, Form::default()).await?;
    let Some(shelf) = built.shelf() else { return see_other(here.to("roster/build")) };
    let heading = shelf.headings().into_iter().find(|own| *own == asked.to).ok_or(Error::NotFound)?;
    let first: Vec<Offer> = shelf.offers(&heading);
    let (visit, version) = (here.0.clone(), built.draft.version);
    let (others, renown) = (Vec::new(), Vec::new());
    page(&here.visit, &PickPage { visit, version, to: asked.to, heading, first, others, renown })
}

/// One tap.
pub async fn step(app: &App, here: &Entered, form: Form) -> Result<HttpResponse> {
    let built = picking(app, here, Form::default()).await?;
    if form.is("do", "take-over") {
        return take_over(app, here, &form).await;
    }
    let (step, back) = match read_step(&form, built.roster(), (&built.view, &built.rules, built.game)) {
        Ok(step) => step,
        Err(problem) => {
            let built = PickingPage { form: Form::default().refused(problem), ..built };
            return form_again(&here.visit, &built);
        }
    };
    let mut by = here.player_actor(&form);
    // A page has one key and many buttons: each tap is a form of its own.
    by.once = by.once.map(|once| format!("{once:.40}-{}", &token_hash(&format!("{step:?}"))[..16]));
    let seen = form.value("version").parse().unwrap_or_default();
    let work = |roster| picked(roster, step, built.game.composition());
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(format!("{}{back}", here.to("roster/build"))).either_way();
    answer(app, here, result, next).await
}

/// Begins from the version that was handed in last.
async fn take_over(app: &App, here: &Entered, form: &Form) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let newest = rosters::newest_of(&mut tx, here.player()).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let composition = rosters::game_of(&here.event.settings)?.composition();
    let step = PickStep::From(Box::new(newest.roster()));
    let seen = form.value("version").parse().unwrap_or_default();
    let work = |roster| picked(roster, step, composition);
    let by = here.player_actor(form);
    let result = rosters::build(app, &by, (&here.event, here.player()), (seen, work)).await;
    let next = Next::to(here.to("roster/build")).saying(say::taken_over(newest.number, &[]));
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
    let again = async |form| picking(app, here, form).await;
    Sent { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}

async fn picking(app: &App, here: &Entered, form: Form) -> Result<PickingPage> {
    let game = rosters::game_of(&here.event.settings)?;
    let rules = rosters::rules_of(&here.event.settings, here.now.date_naive());
    let mut tx = app.database.read().await?;
    let draft = draft_of(app, &mut tx, &here.event, here.player()).await?;
    let view = app.cache.catalogues.of(&mut tx, &here.event.settings, rules.as_of).await?.view;
    let newest = rosters::newest_of(&mut tx, here.player()).await?;
    let verdict = game.check(&draft.roster, &view, &rules);
    Ok(PickingPage {
        visit: here.0.clone(),
        draft,
        verdict,
        view,
        rules,
        game,
        form,
        open: String::new(),
        handed_in: newest.as_ref().map(|roster| roster.number),
        accepted: newest.is_some_and(|roster| roster.state == RosterState::Accepted),
    })
}
