//! The desk's first page: what comes next, and the stage of the event.

use crate::{
    actions::events,
    app::App,
    domain::{
        battle::{Battle, State},
        event::{
            Stage,
            call::{Call, CallState},
            clock::{RoundClock, call_outs, called, shown},
            player::Status,
        },
        numbers::TableNumber,
        round::{Round, RoundState},
    },
    error::{Error, Result},
    storage::{self, Tx},
    web::{
        desk::hall::Hall,
        event::schedule::{self, DayStep},
        form::Form,
        guard::{Judge, Organiser},
        outcome::Next,
        respond::page,
        visit::EventVisit,
    },
    words::{InWords, Label, battle::TableWord},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

#[derive(Template)]
#[template(path = "desk/home.html")]
struct DeskPage {
    visit: EventVisit,
    counts: EventCounts,
    next: NextStep,
    /// The tables of the round that is on; none between rounds.
    hall: Option<Hall>,
    /// Tables that wait for a judge, the longest first.
    calls: Vec<CallLine>,
    steps: Vec<DayStep>,
    stages: Vec<Stage>,
    /// The setting, and what should be thought over again about it.
    warnings: Vec<(&'static str, String)>,
}

/// How far everything is.
struct EventCounts {
    players: usize,
    /// Of players, pairs or teams, whoever is entered.
    places: usize,
    here: usize,
    waiting: usize,
    rosters: i64,
    rosters_to_decide: i64,
    /// From tables that no judge goes to yet.
    calls: usize,
    /// The newest round, drafts included.
    round: Option<Round>,
    /// Matches of teams in which it is not settled who plays whom.
    drafts: usize,
    playing: usize,
    disputed: usize,
    unconfirmed: usize,
    tables: usize,
}

/// A call for a judge, in one line.
struct CallLine {
    table: TableNumber,
    call: Call,
    minutes: i64,
}

/// What to do next: the thing itself, a sentence, and where it is done.
struct NextStep {
    title: String,
    text: String,
    page: String,
    label: String,
}

impl DeskPage {
    /// The shape of a state in the legend.
    fn shape(word: &TableWord) -> &'static str {
        match word {
            TableWord::Playing => "open",
            TableWord::Quiet => "late",
            TableWord::OneReport => "half",
            TableWord::Done => "done",
            TableWord::Differ => "split",
        }
    }

    /// What is left on the clock.
    fn left(&self, clock: &RoundClock) -> String {
        shown(clock.left(self.visit.now))
    }

    /// How much of the round is over, in percent.
    fn over(&self, clock: &RoundClock) -> i64 {
        let all = (clock.minutes * 60).max(1);
        ((all - clock.left(self.visit.now).num_seconds()) * 100 / all).clamp(0, 100)
    }

    /// What is called out next: the text, and at which time left.
    fn next_call(&self, clock: &RoundClock) -> Option<(String, String)> {
        let calls = call_outs(&self.visit.event.settings);
        let (_, next) = called(&calls, clock.left(self.visit.now));
        next.map(|call| (call.text.clone(), shown(TimeDelta::minutes(i64::from(call.minutes_left)))))
    }

    fn is_back(&self, stage: &Stage) -> bool {
        *stage < self.visit.event.stage
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
    let round = here.known.frame.rounds.last().cloned();
    let battles = round.as_ref().map_or(&[][..], |round| here.known.battles(round.id));
    let calls = here.known.open_calls();
    let mut counts = count(&here, (round.clone(), battles, &calls));
    if !here.event.settings.entrants.are_players() {
        let mut tx = app.database.read_once().await?;
        count_teams(&mut tx, &here, (round.as_ref(), battles), &mut counts).await?;
    }
    let hall = match &round {
        Some(round) if round.state == RoundState::Published => {
            let mut tx = app.database.read_once().await?;
            Some(Hall::load(&mut tx, &here, round, (battles, &calls)).await?)
        }
        _ => None,
    };
    let number = round.as_ref().map_or(0, |round| round.number.0);
    let stages = here.event.stage.next(usize::try_from(number).unwrap_or_default());
    let warnings = here.event.settings.warnings();
    let warnings = warnings.iter().map(|warning| (warning.setting(), warning.in_words())).collect();
    let next = next_step(&here, &counts, hall.as_ref());
    let newest = round.as_ref().map(|round| (round.number.0, round.state == RoundState::Closed));
    let is_finished = here.event.stage >= Stage::Finished;
    let steps = schedule::steps(&here.event.settings, newest, is_finished);
    let calls = calls.into_iter().filter_map(|call| line(call, battles, here.now)).collect();
    page(&here.visit, &DeskPage { visit: here.0.clone(), counts, next, hall, calls, steps, stages, warnings })
}

fn line(call: Call, battles: &[Battle], now: DateTime<Utc>) -> Option<CallLine> {
    let table = battles.iter().find(|battle| battle.id == call.battle_id)?.table_number?;
    Some(CallLine { table, minutes: (now - call.called_at).num_minutes().max(0), call })
}

/// Where teams or pairs are entered: their places, and the matches that have no battles yet.
async fn count_teams(
    tx: &mut Tx,
    here: &EventVisit,
    (round, battles): (Option<&Round>, &[Battle]),
    counts: &mut EventCounts,
) -> Result<()> {
    let teams = storage::teams::list(tx, here.event.id).await?;
    counts.places = teams.iter().filter(|team| team.is_active() && !team.spare).count();
    counts.waiting = teams.iter().filter(|team| team.status == Status::Waiting).count();
    if let Some(round) = round {
        let has_battles = |id| battles.iter().any(|battle| battle.match_id == Some(id));
        let matches = storage::team_matches::list(tx, round.id).await?;
        counts.drafts = matches.iter().filter(|of| !of.is_bye() && !has_battles(of.id)).count();
    }
    Ok(())
}

fn count(here: &EventVisit, (round, battles, calls): (Option<Round>, &[Battle], &[Call])) -> EventCounts {
    let players = &here.known.frame.players;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let active: Vec<_> =
        players.iter().filter(|player| player.is_active() && !player.spare && player.has_a_seat()).collect();
    let tables = battles.iter().filter(|battle| !battle.is_bye());
    let in_state = |state: State| tables.clone().filter(|battle| battle.state == state).count();
    EventCounts {
        players: active.len(),
        places: active.len(),
        drafts: 0,
        here: active.iter().filter(|player| player.checked_in_at.is_some()).count(),
        waiting: players.iter().filter(|player| player.status == Status::Waiting).count(),
        rosters: count(here.known.frame.rosters().count()),
        rosters_to_decide: here.frame.due.rosters,
        calls: calls.iter().filter(|call| call.state == CallState::Waiting).count(),
        playing: in_state(State::Open),
        disputed: in_state(State::Disputed),
        unconfirmed: in_state(State::Reported),
        tables: tables.clone().count(),
        round,
    }
}

fn next_step(here: &EventVisit, counts: &EventCounts, hall: Option<&Hall>) -> NextStep {
    let step = |title: &str, text: String, page: &str, label: &str| NextStep {
        title: title.to_owned(),
        text,
        page: here.to(page),
        label: label.to_owned(),
    };
    match (here.event.stage, &counts.round) {
        _ if !here.is_organiser() => next_for_a_judge(here, counts),
        (Stage::Draft, _) => step(
            "The event is a draft",
            "Look at the settings and the pack, then publish the event below.".into(),
            "desk/settings",
            "Settings",
        ),
        (Stage::Finished, _) => step(
            "The event is finished",
            "Print the certificates, and archive it when you are done.".into(),
            "desk/awards",
            "Awards",
        ),
        (Stage::Archived, _) => {
            step("The event is archived", "It is kept for reading.".into(), "standings", "Standings")
        }
        (_, None) if counts.here == 0 => step(
            "Check players in",
            format!("{} players have a place. On the day, check them in.", counts.players),
            "desk/check-in",
            "Check-in",
        ),
        (_, None) => step(
            "Draw round 1",
            format!(
                "{} of {} players are here. When everybody is, draw round 1.",
                counts.here, counts.players
            ),
            "desk/rounds",
            "Draw round 1",
        ),
        (_, Some(round)) => next_in_round(here, counts, (round, hall)),
    }
}

/// What judges are there for, and nothing that only organisers may do.
fn next_for_a_judge(here: &EventVisit, counts: &EventCounts) -> NextStep {
    let (title, text, page, label) = match counts {
        EventCounts { calls: 1.., .. } => {
            let title = format!("Tables that wait for a judge: {}.", counts.calls);
            (title, "", "desk/calls", "Calls")
        }
        EventCounts { disputed: 1.., .. } => {
            let title = format!("Results that players disagree about: {}", counts.disputed);
            (title, "Settle each.", "desk/battles", "Disputes")
        }
        EventCounts { rosters_to_decide: 1.., .. } => {
            (format!("Rosters to look at: {}", counts.rosters_to_decide), "", "desk/rosters", "Rosters")
        }
        _ => (
            "Nobody waits for you".to_owned(),
            "Calls from the tables come up by themselves.",
            "desk/calls",
            "Calls",
        ),
    };
    NextStep { title, text: text.to_owned(), page: here.to(page), label: label.to_owned() }
}

fn next_in_round(
    here: &EventVisit,
    counts: &EventCounts,
    (round, hall): (&Round, Option<&Hall>),
) -> NextStep {
    let number = round.number;
    let differs = hall.and_then(|hall| hall.tiles.iter().find(|tile| tile.word == TableWord::Differ));
    let (title, text, page, label) = match (round.state, differs) {
        (RoundState::Draft, _) => (
            format!("Round {number} is a draft"),
            "Look it over, then publish it.".into(),
            format!("desk/rounds/{number}"),
            "The draft".into(),
        ),
        (RoundState::Published, Some(tile)) => (
            format!("Table {}: two reports differ", tile.table),
            format!("Results that players disagree about: {}. A judge settles each.", counts.disputed),
            format!("desk/battles/{number}/{}", tile.table),
            format!("Settle table {}", tile.table),
        ),
        (RoundState::Published, None) if counts.drafts > 0 => (
            format!("Matches in which captains settle who plays whom: {}.", counts.drafts),
            "Battles begin when both captains have chosen, step by step.".into(),
            format!("desk/rounds/{number}"),
            "Matches".into(),
        ),
        (RoundState::Published, None) if counts.playing > 0 => (
            format!("Tables still playing: {} of {}.", counts.playing, counts.tables),
            format!("Round {number} can be closed when every table has a result."),
            "desk/battles".into(),
            "Battles".into(),
        ),
        (RoundState::Published, None) => (
            format!("Close round {number}"),
            "Every table has a result.".into(),
            format!("desk/rounds/{number}"),
            "Close the round".into(),
        ),
        (RoundState::Closed, _) if number.0 >= here.event.settings.rounds => (
            format!("Round {number} was the last"),
            "Look at the standings, then finish the event.".into(),
            "desk/finish".into(),
            "Finish the event".into(),
        ),
        (RoundState::Closed, _) => (
            format!("Draw round {}", number.next()),
            format!("Round {number} is closed."),
            "desk/rounds".into(),
            "Draw the next round".into(),
        ),
    };
    NextStep { title, text, page: here.to(&page), label }
}

pub async fn set_stage(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let stage = Stage::parse(form.value("stage"))
        .ok_or_else(|| Error::refused(crate::domain::refusal::FormRefusal::NoStage))?;
    let set = events::set_stage(&app, &here.actor(&form), here.event.id, stage).await;
    Next::to(here.to("desk")).after(set, |()| format!("The event is now: {}.", stage.label()))
}
