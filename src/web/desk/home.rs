//! The desk's first page: what comes next, and the stage of the event.

use crate::{
    actions::events,
    app::App,
    domain::{
        battle::State,
        event::{Stage, call::CallState, player::Status},
        round::{Round, RoundState},
    },
    error::{Error, Result},
    storage::{self, Tx},
    web::{
        form::Form,
        guard::{Judge, Organiser},
        outcome::Next,
        respond::page,
        visit::EventVisit,
    },
    words::{InWords, Label},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/home.html")]
struct DeskPage {
    visit: EventVisit,
    counts: EventCounts,
    next: NextStep,
    stages: Vec<Stage>,
    /// The setting, and what should be thought over again about it.
    warnings: Vec<(&'static str, String)>,
}

/// How far everything is.
struct EventCounts {
    players: usize,
    here: usize,
    waiting: usize,
    rosters: i64,
    rosters_to_decide: i64,
    /// From tables that no judge goes to yet.
    calls: usize,
    /// The newest round, drafts included.
    round: Option<Round>,
    playing: usize,
    disputed: usize,
    unconfirmed: usize,
    tables: usize,
}

/// What to do next: a sentence, and where it is done.
struct NextStep {
    text: String,
    page: String,
    label: &'static str,
}

impl DeskPage {
    fn is_back(&self, stage: &Stage) -> bool {
        *stage < self.visit.event.stage
    }

    /// The last round of the pack is closed: what is left is to end it.
    fn is_over(&self) -> bool {
        let last = |round: &Round| {
            round.state == RoundState::Closed && round.number.0 >= self.visit.event.settings.rounds
        };
        self.counts.round.as_ref().is_some_and(last)
    }

    /// What the button that leads to a stage says, and what happens then.
    fn act(&self, stage: &Stage) -> (&'static str, &'static str) {
        match (stage, self.is_back(stage)) {
            (Stage::Draft, _) => ("Back to a draft", "Only staff see the event again."),
            (Stage::Published, false) => ("Publish the event", "Everybody sees the pack and can sign up."),
            (Stage::Published, true) => {
                ("Open registration again", "Players can sign up by themselves again.")
            }
            (Stage::RegistrationClosed, _) => {
                ("Close registration", "Nobody signs up by themselves any more; staff can still add players.")
            }
            (Stage::Running, false) => ("Start the event", "The first draw does this by itself."),
            (Stage::Running, true) => ("Go on with the event", "Results and standings can change again."),
            (Stage::Finished, false) => {
                ("Finish the event", "Standings and awards are final. You can go back if need be.")
            }
            (Stage::Finished, true) => ("Take it out of the archive", "It is on the front page again."),
            (Stage::Archived, _) => ("Archive the event", "Kept for reading, and off the front page."),
        }
    }
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rounds = storage::events::newest_round(&mut tx, here.event.id).await?;
    let counts = count(&mut tx, &here).await?;
    let stages = here.event.stage.next(usize::try_from(rounds.0).unwrap_or_default());
    let warnings = here.event.settings.warnings();
    let warnings = warnings.iter().map(|warning| (warning.setting(), warning.in_words())).collect();
    let next = next_step(&here, &counts);
    page(&here.visit, &DeskPage { visit: here.0.clone(), counts, next, stages, warnings })
}

async fn count(tx: &mut Tx, here: &EventVisit) -> Result<EventCounts> {
    let players = storage::players::list(tx, here.event.id).await?;
    let round = storage::rounds::list(tx, here.event.id).await?.pop();
    let battles = match &round {
        Some(round) => storage::battles::list(tx, round.id).await?,
        None => Vec::new(),
    };
    let calls = storage::calls::open(tx, here.event.id).await?;
    let active: Vec<_> = players.iter().filter(|player| player.is_active() && !player.spare).collect();
    let tables = battles.iter().filter(|battle| !battle.is_bye());
    let in_state = |state: State| tables.clone().filter(|battle| battle.state == state).count();
    Ok(EventCounts {
        players: active.len(),
        here: active.iter().filter(|player| player.checked_in_at.is_some()).count(),
        waiting: players.iter().filter(|player| player.status == Status::Waiting).count(),
        rosters: storage::rosters::count(tx, here.event.id).await?,
        rosters_to_decide: storage::rosters::count_undecided(tx, here.event.id).await?,
        calls: calls.iter().filter(|call| call.state == CallState::Waiting).count(),
        playing: in_state(State::Open),
        disputed: in_state(State::Disputed),
        unconfirmed: in_state(State::Reported),
        tables: tables.clone().count(),
        round,
    })
}

fn next_step(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let step = |text: String, page: &str, label| NextStep { text, page: here.to(page), label };
    match (here.event.stage, &counts.round) {
        _ if !here.is_organiser() => next_for_a_judge(here, counts),
        (Stage::Draft, _) => step(
            "Look at the settings and the pack, then publish the event below.".into(),
            "desk/settings",
            "Settings",
        ),
        (Stage::Finished, _) => step(
            "The event is finished. Print the certificates, and archive it when you are done.".into(),
            "desk/awards",
            "Awards",
        ),
        (Stage::Archived, _) => {
            step("The event is archived: kept for reading.".into(), "standings", "Standings")
        }
        (_, None) if counts.here == 0 => step(
            format!("{} players have a place. On the day, check them in.", counts.players),
            "desk/check-in",
            "Check-in",
        ),
        (_, None) => step(
            format!(
                "{} of {} players are here. When everybody is, draw round 1.",
                counts.here, counts.players
            ),
            "desk/rounds",
            "Draw round 1",
        ),
        (_, Some(round)) => next_in_round(here, counts, round),
    }
}

/// What judges are there for, and nothing that only organisers may do.
fn next_for_a_judge(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let (text, page, label) = match counts {
        EventCounts { calls: 1.., .. } => {
            (format!("Tables that wait for a judge: {}.", counts.calls), "desk/calls", "Calls")
        }
        EventCounts { disputed: 1.., .. } => {
            let text = format!("Results that players disagree about: {}. Settle each.", counts.disputed);
            (text, "desk/battles", "Disputes")
        }
        EventCounts { rosters_to_decide: 1.., .. } => {
            (format!("Rosters to look at: {}.", counts.rosters_to_decide), "desk/rosters", "Rosters")
        }
        _ => (
            "Nobody waits for you. Calls from the tables come up by themselves.".into(),
            "desk/calls",
            "Calls",
        ),
    };
    NextStep { text, page: here.to(page), label }
}

fn next_in_round(here: &EventVisit, counts: &EventCounts, round: &Round) -> NextStep {
    let number = round.number;
    let desk = here.to("desk");
    let (text, page, label) = match round.state {
        RoundState::Draft => (
            format!("Round {number} is a draft. Look it over, then publish it."),
            format!("{desk}/rounds/{number}"),
            "The draft",
        ),
        RoundState::Published if counts.disputed > 0 => (
            format!("Results that players disagree about: {}. A judge settles each.", counts.disputed),
            format!("{desk}/battles"),
            "Disputes",
        ),
        RoundState::Published if counts.playing > 0 => (
            format!("Tables still playing: {} of {}.", counts.playing, counts.tables),
            format!("{desk}/battles"),
            "Battles",
        ),
        RoundState::Published => (
            format!("Every table of round {number} has a result. Close the round."),
            format!("{desk}/rounds/{number}"),
            "Close the round",
        ),
        RoundState::Closed if number.0 >= here.event.settings.rounds => (
            format!("Round {number} was the last. Look at the standings, then finish the event below."),
            here.to("standings"),
            "Standings",
        ),
        RoundState::Closed => (
            format!("Round {number} is closed. Draw round {}.", number.next()),
            format!("{desk}/rounds"),
            "Draw the next round",
        ),
    };
    NextStep { text, page, label }
}

pub async fn set_stage(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let stage = Stage::parse(form.value("stage"))
        .ok_or_else(|| Error::refused(crate::domain::refusal::FormRefusal::NoStage))?;
    let set = events::set_stage(&app, &here.actor(&form), here.event.id, stage).await;
    Next::to(here.to("desk")).after(set, |()| format!("The event is now: {}.", stage.label()))
}
