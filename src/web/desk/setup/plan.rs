//! The plan of the set-up: its steps, what was said in each, and what is open.

use crate::{
    domain::event::{
        Stage,
        pack::{RosterPolicy, Settings},
        set_up_step::SetUpStep,
    },
    text::{
        pack::{describe_event_days, describe_roster_deadline},
        settings::find_step_of_field,
    },
    web::{
        event::pack_facts::{PackPart, PackTopic, load_sections},
        prelude::*,
    },
};

/// The list at the side of each step, and what the step makes of the pack.
pub(super) struct Plan {
    pub shown: SetUpStep,
    pub lines: Vec<PlanLine>,
    /// The chapters of the pack that the step has a say in.
    pub pack: Vec<PackPart>,
}

/// A step in the plan.
pub(super) struct PlanLine {
    pub step: SetUpStep,
    pub address: String,
    pub state: StepState,
    /// What was said in it, or is open.
    pub told: Wording,
}

/// How far a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StepState {
    /// Saved, and nothing is open.
    Done,
    /// Something in it keeps the event from being published.
    Open,
    /// Saved, and players miss something in it.
    Lacking,
    /// Nobody has saved it: it is as the game begins.
    NotYet,
}

impl StepState {
    /// The icon of its shape.
    pub fn icon(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Open | Self::Lacking => "half",
            Self::NotYet => "open",
        }
    }

    pub fn class(self) -> &'static str {
        match self {
            Self::Done => "good",
            Self::Open | Self::Lacking => "warn",
            Self::NotYet => "soft",
        }
    }

    /// What its shape says, for whoever does not see it.
    pub fn told(self) -> Message {
        match self {
            Self::Done => say!("set-up-step-done"),
            Self::Open | Self::Lacking => say!("set-up-step-open"),
            Self::NotYet => say!("set-up-step-not-yet"),
        }
    }
}

/// The page of a step, in the event.
pub(in crate::web::desk) fn page_of_step(step: SetUpStep) -> String {
    match step {
        SetUpStep::Game => "desk/game".to_owned(),
        _ => format!("desk/set-up/{}", step.as_str()),
    }
}

/// The page on which the setting of this field is made, and the field there.
pub(in crate::web::desk) fn page_of_setting(field: &str) -> String {
    let page = match find_step_of_field(field) {
        Some(step) => page_of_step(step),
        // The lines of the timetable have numbers.
        None => "desk/timetable".to_owned(),
    };
    format!("{page}#f-{field}")
}

impl Plan {
    pub async fn load_plan_beside(app: &App, here: &EventVisit, shown: SetUpStep) -> Result<Self> {
        let mut pack = load_sections(&mut app.database.read().await?, here).await?;
        // The last step reads them all.
        pack.retain(|part| shown == SetUpStep::LookItOver || step_that_says(part.topic) == shown);
        Ok(Self { pack, ..Self::without_pack(here, shown) })
    }

    /// The same where no pack stands beside it: nothing is read.
    pub fn without_pack(here: &EventVisit, shown: SetUpStep) -> Self {
        let mut lines: Vec<_> = SetUpStep::ALL.map(|step| PlanLine::of_step(here, step)).into();
        // The last one is done by publishing what was saved step by step.
        if let Some((last, others)) = lines.split_last_mut()
            && here.event.stage != Stage::Draft
            && others.iter().all(|line| line.state == StepState::Done)
        {
            last.state = StepState::Done;
        }
        Self { shown, lines, pack: Vec::new() }
    }

    /// `3 of 6 done, 1 thing missing`
    pub fn told(&self, visit: &EventVisit) -> Message {
        let settings = &visit.event.settings;
        let open = settings.list_what_blocks_publishing().len() + settings.list_what_players_miss().len();
        let done = self.lines.iter().filter(|line| line.state == StepState::Done).count();
        say!("set-up-plan-so-far", done, steps = self.lines.len(), open)
    }
}

impl PlanLine {
    fn of_step(here: &EventVisit, step: SetUpStep) -> Self {
        let settings = &here.event.settings;
        let blocking = settings.list_what_blocks_publishing();
        let open = if step == SetUpStep::LookItOver {
            blocking.len()
        } else {
            let fields = blocking.iter().filter_map(|check| check.setting());
            fields.filter(|field| find_step_of_field(field) == Some(step)).count()
        };
        let missed = settings.list_what_players_miss();
        let is_of_step = |field| find_step_of_field(field) == Some(step);
        let missed = missed.into_iter().find(|check| check.setting().is_some_and(is_of_step));
        let is_saved = step == SetUpStep::Game || settings.set_up.contains(&step);
        let state = match (open, is_saved, missed) {
            (1.., ..) => StepState::Open,
            (0, false, _) => StepState::NotYet,
            (0, true, Some(_)) => StepState::Lacking,
            (0, true, None) => StepState::Done,
        };
        let told = match (state, step) {
            (_, SetUpStep::WhenAndWhere) if missed.is_some() => {
                say!("set-up-step-misses", said = describe_event_days(settings), missed).into()
            }
            (StepState::Open, SetUpStep::LookItOver) => say!("set-up-step-blocks", open).into(),
            (StepState::Open, _) => say!("set-up-step-has-open", open).into(),
            (_, SetUpStep::LookItOver) if here.event.stage != Stage::Draft => told(&here.event.stage).into(),
            _ => tell_step_in_short(settings, step),
        };
        Self { step, address: here.to(&page_of_step(step)), state, told }
    }
}

/// What is said in a step, in a few words.
fn tell_step_in_short(settings: &Settings, step: SetUpStep) -> Wording {
    match step {
        SetUpStep::Game => Wording::Words(settings.game().name.clone()),
        SetUpStep::WhenAndWhere => describe_event_days(settings),
        SetUpStep::Who => {
            say!("set-up-places", places = settings.capacity, open = settings.public_registration).into()
        }
        SetUpStep::Rosters => match (settings.rosters, settings.roster_deadline) {
            (RosterPolicy::AtTable, _) => told(&RosterPolicy::AtTable).into(),
            (_, None) => say!("set-up-no-deadline").into(),
            (_, Some(_)) => say!("set-up-rosters-due", at = describe_roster_deadline(settings)).into(),
        },
        SetUpStep::RoundsAndPrizes => {
            say!("set-up-rounds", rounds = settings.rounds, minutes = settings.round_minutes).into()
        }
        SetUpStep::LookItOver => say!("set-up-nothing-blocks").into(),
    }
}

/// The step in which a chapter of the pack is set.
fn step_that_says(topic: PackTopic) -> SetUpStep {
    match topic {
        PackTopic::WhenAndWhere | PackTopic::Timetable | PackTopic::ThePlace => SetUpStep::WhenAndWhere,
        PackTopic::TheGame => SetUpStep::Game,
        PackTopic::Rosters => SetUpStep::Rosters,
        PackTopic::Teams | PackTopic::Pairs | PackTopic::People | PackTopic::TicketsFoodAndPrizes => {
            SetUpStep::Who
        }
        PackTopic::TheDay | PackTopic::PairingAndRanking => SetUpStep::RoundsAndPrizes,
    }
}
