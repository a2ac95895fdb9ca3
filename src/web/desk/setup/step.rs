//! A step of the set-up as a form: the settings that are made together (`handbook`, section E), from their tables in
//! `text::settings`, with the plan at the side and what players will read beside it.

use super::{
    plan::{Plan, page_of_step},
    saving::{SettingsForm, warn_of_settings},
    step_fields::{self, QUESTIONS},
    tiebreakers,
    worked_example::{self, WorkedExample},
};
use crate::{
    domain::{
        event::{Event, Stage, pack::Settings, set_up_step::SetUpStep},
        numbers::RoundNumber,
        system::Axis,
    },
    text::{
        ranking::{KnownTiebreakers, tiebreakers_of},
        settings::{Choices, SettingTable, list_step_tables, rosters, rounds, when_and_where, who},
    },
    web::{
        forms::{
            setting_lines::{SettingFields, fill_setting_lines, read_setting_lines},
            three_way_merge::mark_standing_fields,
        },
        prelude::*,
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/setup/step.html")]
struct StepPage<'a> {
    visit: &'a EventVisit,
    plan: Plan,
    form: Form,
    /// A round is out: how players are ranked has a page of its own.
    ranking_apart: bool,
    /// What a result is worth, beside what is set about it.
    example: Option<WorkedExample>,
}

/// The address of a step's page.
#[derive(Deserialize)]
pub struct StepPath {
    step: String,
}

impl StepPath {
    /// One with settings of its own.
    fn step(&self) -> Result<SetUpStep> {
        let step = SetUpStep::parse(&self.step).filter(|step| !list_step_tables(*step).is_empty());
        step.ok_or(Error::NotFound)
    }
}

/// Fields under a heading.
struct StepPart {
    /// None: the step's own heading says enough.
    title: Option<Message>,
    tables: Vec<SettingTable>,
    /// Few need them: they are there with a tap.
    is_folded: bool,
    more: More,
}

/// What a part has that is no line of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum More {
    Nothing,
    Name,
    Timetable,
    FreePlaces,
    Questions,
    RosterRules,
    Missions,
    Ranking,
    Tables,
}

impl StepPart {
    fn new(title: Option<Message>, tables: impl Into<Vec<SettingTable>>, more: More) -> Self {
        Self { title, tables: tables.into(), is_folded: false, more }
    }

    fn folded(self) -> Self {
        Self { is_folded: true, ..self }
    }

    /// Something in it is wrong, or was changed by somebody else: it has to be seen.
    fn is_asked_about(&self, form: &Form) -> bool {
        let of_part = |name: &str| self.tables.iter().copied().flatten().any(|line| line.field() == name);
        let is_question = |name: &str| self.more == More::Questions && name.starts_with(QUESTIONS);
        let problems = form.problems().iter().map(|(name, _)| name);
        let all = problems.chain(form.standing().iter().map(|(name, _)| name));
        all.chain(form.warnings().iter().map(|(name, _)| name)).any(|name| of_part(name) || is_question(name))
    }
}

impl StepPage<'_> {
    fn parts(&self) -> Vec<StepPart> {
        // Once a round is out, ranking and byes are set where that is done with a reason.
        let (pairing, byes) = if self.ranking_apart {
            (vec![rounds::CLUBS], Vec::new())
        } else {
            (vec![rounds::CLUBS, rounds::SCORING], vec![rounds::BYES])
        };
        let mut parts = match self.plan.shown {
            SetUpStep::WhenAndWhere => vec![
                StepPart::new(None, [], More::Name),
                StepPart::new(Some(say!("set-up-days")), [when_and_where::DAYS], More::Timetable),
                StepPart::new(Some(say!("set-up-place")), [when_and_where::PLACE], More::Nothing),
                StepPart::new(Some(say!("set-up-about")), [when_and_where::ABOUT], More::Nothing).folded(),
                StepPart::new(Some(say!("set-up-on-site")), [when_and_where::ON_SITE], More::Nothing)
                    .folded(),
                StepPart::new(Some(say!("set-up-template")), [when_and_where::TEMPLATE], More::Nothing)
                    .folded(),
            ],
            SetUpStep::Who => vec![
                StepPart::new(None, [who::PLACES], More::Nothing),
                StepPart::new(Some(say!("set-up-contact")), [who::CONTACT], More::Nothing),
                StepPart::new(Some(say!("set-up-by-themselves")), [who::BY_THEMSELVES], More::FreePlaces)
                    .folded(),
                StepPart::new(Some(say!("set-up-tickets")), [who::TICKETS], More::Nothing).folded(),
                StepPart::new(Some(say!("set-up-asked")), [who::ASKED], More::Questions).folded(),
            ],
            SetUpStep::Rosters => vec![StepPart::new(None, [rosters::ROSTERS], More::RosterRules)],
            _ => vec![
                StepPart::new(None, [rounds::TIMES], More::Timetable),
                StepPart::new(Some(say!("set-up-missions")), [rounds::MISSIONS], More::Missions),
                StepPart::new(Some(say!("set-up-pairing")), pairing, More::Ranking),
                StepPart::new(Some(say!("set-up-byes")), byes, More::Nothing).folded(),
                StepPart::new(Some(say!("set-up-prizes")), [rounds::PRIZES], More::Nothing),
                StepPart::new(Some(say!("set-up-tables")), [rounds::TABLES], More::Tables).folded(),
                StepPart::new(Some(say!("set-up-reports")), [rounds::REPORTS], More::Nothing).folded(),
            ],
        };
        parts.retain(|part| part.more != More::Nothing || !part.tables.is_empty());
        parts
    }

    fn fields<'a>(&'a self, part: &StepPart) -> SettingFields<'a> {
        self.visit.event.setting_fields(&self.form, &part.tables)
    }

    /// What the button says: a draft leads on to the next step.
    fn save(&self) -> Message {
        match self.plan.shown.next().filter(|_| self.is_draft()) {
            Some(next) => say!("set-up-save-and-on", next),
            None => say!("set-up-save"),
        }
    }

    fn is_draft(&self) -> bool {
        self.visit.event.stage == Stage::Draft
    }

    fn axis_choices() -> Choices {
        step_fields::list_axis_choices()
    }

    fn axis_field(axis: &Axis) -> String {
        step_fields::axis_field(axis)
    }

    fn axis_list(axis: &Axis) -> String {
        step_fields::axis_list(axis)
    }

    fn question_fields() -> Vec<(String, Message)> {
        step_fields::list_question_fields()
    }

    fn tiebreaker_fields(&self) -> Vec<String> {
        tiebreakers::list_shown_fields(&self.form, &tiebreakers_of(self.visit.event.settings.game()))
    }

    fn tiebreaker_choices(&self) -> KnownTiebreakers {
        tiebreakers::list_tiebreaker_choices(&tiebreakers_of(self.visit.event.settings.game()))
    }
}

pub async fn show_step_page(app: Data<App>, here: Organiser, path: Path<StepPath>) -> Result<HttpResponse> {
    let step = path.step()?;
    let form = mark_standing_fields(fill_step_form(step, &here.event));
    answer_with_page(&here.visit, &step_page(&app, &here, step, form).await?)
}

pub async fn save_step(
    app: Data<App>,
    here: Organiser,
    path: Path<StepPath>,
    mut form: Form,
) -> Result<HttpResponse> {
    let step = path.step()?;
    if form.is("do", "try") {
        return answer_with_page(&here.visit, &step_page(&app, &here, step, form).await?);
    }
    let is_moved = tiebreakers::move_pressed_tiebreaker(&mut form);
    // In a draft a new order is kept like all that is filled in; one more line is none yet.
    if is_moved && (here.event.stage != Stage::Draft || form.is("move", "add")) {
        return answer_with_page(&here.visit, &step_page(&app, &here, step, form).await?);
    }
    let (this, next) = (here.to(&page_of_step(step)), step.next().map(|next| here.to(&page_of_step(next))));
    // As it is typed it is kept, and nothing is said of it; a draft is then looked at step by step.
    let next = match next.filter(|_| here.event.stage == Stage::Draft) {
        _ if is_moved => Next::lead_to_page(&here, format!("{this}#f-tiebreakers")).or_twice(""),
        _ if form.is("do", "keep") => Next::lead_to_page(&here, this).or_twice(""),
        Some(next) => Next::lead_to_page(&here, next).saying(say!("set-up-saved")),
        None => Next::lead_to_page(&here, this).saying(say!("forms-saved-in-pack")),
    };
    let now = fill_step_form(step, &here.event);
    let read = |form: &mut Form, before: &Settings| read_step_form(step, form, before);
    let again = async |form| step_page(&app, &here, step, form).await;
    SettingsForm { app: &app, here: &here, form, now }.save(next, read, again).await
}

async fn step_page<'a>(
    app: &App,
    here: &'a Organiser,
    step: SetUpStep,
    mut form: Form,
) -> Result<StepPage<'a>> {
    let published =
        storage::events::newest_published_round(&mut app.database.read().await?, here.event.id).await?;
    for check in here.event.settings.list_what_blocks_publishing() {
        if let Some(field) = check.setting().filter(|field| step_asks(step, field)) {
            form.warn(field, told(&check).part("why"));
        }
    }
    warn_of_settings(&mut form, here, |field| step_asks(step, field));
    // The rounds are on another page, and do not follow the days by themselves.
    if let Some(few) = here.event.settings.few_rounds_warning().filter(|_| step == SetUpStep::WhenAndWhere) {
        form.warn("ends_on", told(&few));
    }
    let plan = Plan::load_plan_beside(app, here, step).await?;
    let is_shown = step == SetUpStep::RoundsAndPrizes;
    let example = is_shown.then(|| WorkedExample::from_form(&form, &here.event.settings)).flatten();
    Ok(StepPage { visit: &here.0, plan, form, ranking_apart: published >= RoundNumber::FIRST, example })
}

/// Whether the field is one of the step's.
fn step_asks(step: SetUpStep, field: &str) -> bool {
    list_step_tables(step).iter().copied().flatten().any(|line| line.field() == field)
}

/// The form of a step as the settings are now.
fn fill_step_form(step: SetUpStep, event: &Event) -> Form {
    let mut form = Form::default();
    if step == SetUpStep::WhenAndWhere {
        form.set("name", &event.name);
    }
    fill_setting_lines(&mut form, list_step_tables(step), &event.settings);
    match step {
        SetUpStep::Who => step_fields::fill_questions(&mut form, &event.settings),
        SetUpStep::RoundsAndPrizes => {
            fill_setting_lines(&mut form, &rounds::RANKING, &event.settings);
            step_fields::fill_axis_choices(&mut form, &event.settings);
            step_fields::fill_battlefield_sides(&mut form, &event.settings);
            tiebreakers::fill_tiebreaker_list(&mut form, &event.settings.ranking.tiebreakers);
        }
        _ => {}
    }
    form
}

/// The settings as typed; problems stand beside their fields.
fn read_step_form(step: SetUpStep, form: &mut Form, before: &Settings) -> Settings {
    let mut settings = read_setting_lines(form, list_step_tables(step), before);
    match step {
        SetUpStep::Who => settings.day.questions = step_fields::read_questions(form),
        SetUpStep::RoundsAndPrizes => {
            // After round 1 these are not on the form: they have a page that asks for the reason (S8). How teams are
            // ranked never is: beside them, these are of players.
            if tiebreakers::is_sent(form) {
                settings = read_setting_lines(form, &rounds::RANKING, &settings);
                settings.ranking.tiebreakers =
                    tiebreakers::read_tiebreakers(form, &tiebreakers_of(before.game()));
            }
            settings.axes = step_fields::read_axis_choices(form, before);
            settings.day.battlefield_inches = step_fields::read_battlefield_sides(form);
        }
        _ => {}
    }
    settings.set_up.insert(step);
    settings
}
