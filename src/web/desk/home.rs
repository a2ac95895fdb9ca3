//! The desk's first page: what comes next, and the stage of the event.

use crate::{
    actions::{
        events,
        rounds::{self, Gone},
    },
    app::App,
    domain::{
        alphabet::alphabetical,
        battle::{Battle, Report, Sender, Side, State},
        event::{
            Stage,
            audit::{Act, PlayerAct, Subject},
            call::{Call, CallState},
            clock::{RoundClock, call_outs, called, shown},
            player::{Player, Status},
        },
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
    },
    error::{Error, Result},
    storage::{self, Tx},
    web::{
        desk::{
            battles::watched::{self, WatchedTable},
            hall::Hall,
            unsettled::{Reminder, Unsettled},
        },
        event::schedule::{self, DayStep, Progress},
        form::Form,
        guard::{Judge, Organiser},
        outcome::Next,
        respond::page,
        visit::EventVisit,
    },
    words::{
        InWords, Label,
        battle::{TableWord, between},
        clock::next_mark,
        pages::desk::{
            battles as battle_says,
            home::{self as say, StepWords},
            rounds::idle_streams,
        },
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

/// More people than these who are not here are folded.
const FEW: usize = 8;
/// More names are told nowhere but at the check-in.
const MOST: usize = 200;

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
    /// Tables that are watched for slow play.
    watched: Vec<WatchedTable>,
    steps: Vec<DayStep>,
    stages: Vec<Stage>,
    /// The setting, and what should be thought over again about it.
    warnings: Vec<(&'static str, String)>,
    /// What should not be overlooked beside that.
    reminders: Vec<Reminder>,
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
    /// Names of those who have the bye of the newest round.
    byes: Vec<String>,
    /// Names of those who are here and have no seat in the round that is open.
    late: Vec<String>,
    /// Who plays and is not checked in: number and name, by name.
    missing: Vec<(i64, String)>,
    /// Who has a seat in it and has left, or leaves after it.
    gone: Gone,
    /// Tables on stream on which none of its battles is.
    idle_streams: Vec<TableNumber>,
}

impl EventCounts {
    /// How many tables have to settle their result before the round can be closed; None where it is not played, or
    /// nothing is missing.
    fn until_closed(&self) -> Option<usize> {
        let is_played = self.round.as_ref().is_some_and(|round| round.state == RoundState::Published);
        Some(self.playing + self.disputed).filter(|tables| is_played && *tables > 0)
    }

    /// Who is gone from the round that is open, and tables on stream without a battle of it.
    fn reminders(&self, here: &EventVisit) -> Vec<Reminder> {
        let Some(round) = self.round.as_ref().filter(|_| here.is_organiser()) else { return Vec::new() };
        let line = |words, page: &str, label| {
            let page = here.to(&format!("desk/rounds/{}{page}", round.number));
            Reminder { words, page, label }
        };
        let names = |players: &[Player]| -> Vec<String> {
            players.iter().map(|player| player.name.to_string()).collect()
        };
        let left = say::have_left(&names(&self.gone.left), round.number);
        let leaving = say::are_leaving(&names(&self.gone.leaving), round.number);
        let all = [
            left.map(|words| line(words, "/change?what=repair", say::REPAIR)),
            leaving.map(|words| line(words, "", say::LOOK)),
            idle_streams(&self.idle_streams).map(|words| line(words, "/tables", say::TABLES)),
        ];
        all.into_iter().flatten().collect()
    }
}

/// A call for a judge, in one line.
struct CallLine {
    table: TableNumber,
    call: Call,
    minutes: i64,
}

impl CallLine {
    /// How long it waits: `12 min`
    fn waits(&self) -> String {
        battle_says::waits(self.minutes)
    }

    /// Since when, for the script that counts.
    fn since(&self) -> i64 {
        self.call.called_at.timestamp_millis()
    }
}

/// Who says what about a table whose reports differ.
type Claims = Vec<(String, String)>;

/// What to do next, and where it is done.
struct NextStep {
    told: StepWords,
    page: String,
}

impl DeskPage {
    /// What is left on the clock.
    fn left(&self, clock: &RoundClock) -> String {
        shown(clock.left(self.visit.now))
    }

    /// How much of the round is over, in percent.
    fn over(&self, clock: &RoundClock) -> i64 {
        clock.over(self.visit.now)
    }

    /// What is to be reached next, and when.
    fn next_mark(&self, clock: &RoundClock) -> Option<String> {
        let calls = call_outs(&self.visit.event.settings);
        called(&calls, clock.left(self.visit.now)).1.map(next_mark)
    }

    /// Where on the clock's bar something is to be reached, in percent.
    fn marks(&self, clock: &RoundClock) -> Vec<i64> {
        clock.marks(&call_outs(&self.visit.event.settings))
    }

    /// Whoever has the bye of the newest round, by name.
    fn byes(&self) -> String {
        self.counts.byes.join(", ")
    }

    /// `Kim is here, and has no seat in round 2`; nothing where everybody has one.
    fn late(&self) -> Option<String> {
        let round = self.counts.round.as_ref()?;
        (!self.counts.late.is_empty()).then(|| say::without_a_seat(&self.counts.late, round.number))
    }

    /// Who is not here, told by name where that helps: as long as the event goes on.
    fn missing(&self) -> &[(i64, String)] {
        if self.visit.event.stage.is_over() { &[] } else { &self.counts.missing }
    }

    /// Some are here, and no round is drawn: whoever is missing can be marked as not coming.
    fn may_be_given_up(&self) -> bool {
        self.visit.is_organiser() && self.counts.here > 0 && self.counts.round.is_none()
    }

    /// Publishing a draft is done right here.
    fn publishes(&self) -> bool {
        self.visit.event.stage == Stage::Draft && self.visit.is_organiser()
    }

    fn is_back(&self, stage: &Stage) -> bool {
        *stage < self.visit.event.stage
    }

    /// What the button that leads to a stage says, and what happens then.
    fn act(&self, stage: &Stage) -> (&'static str, String) {
        let (label, then) = say::act(*stage, self.is_back(stage));
        (label, self.visit.called(then))
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
    let told = warnings.iter().map(|warning| (warning.setting(), here.called(&warning.in_words())));
    let warnings = told.collect();
    let disputed = differs(hall.as_ref());
    let disputed =
        disputed.and_then(|table| battles.iter().find(|battle| battle.table_number == Some(table)));
    let claims = claims(&app, &here, disputed).await?;
    let next = next_step(&here, &counts, (hall.as_ref(), &claims));
    let newest = round.as_ref().map(|round| (round.number.0, round.state == RoundState::Closed));
    let is_finished = here.event.stage >= Stage::Finished;
    let mut steps = schedule::steps(&here.event.settings, Progress { newest, is_finished });
    schedule::as_begun(&mut steps, &here.event.settings, |round| began(&here, round));
    let calls = calls.into_iter().filter_map(|call| line(call, battles, here.now)).collect();
    let watched = watched::load(&mut app.database.read_once().await?, &here).await?;
    let mut reminders = counts.reminders(&here);
    reminders.extend(at_the_end(&app, &here, round.as_ref()).await?);
    reminders.extend(moved_up(&app, &here).await?);
    let visit = here.0.clone();
    let shown = DeskPage { visit, counts, next, hall, calls, watched, steps, stages, warnings, reminders };
    page(&here.visit, &shown)
}

/// What is left open once the last round is closed; nothing before, and for judges.
async fn at_the_end(app: &App, here: &Judge, newest: Option<&Round>) -> Result<Vec<Reminder>> {
    let is_last =
        |round: &Round| round.state == RoundState::Closed && round.number.0 >= here.event.settings.rounds;
    let is_at_its_end = here.event.stage.is_over() || newest.is_some_and(is_last);
    if !here.is_organiser() || !is_at_its_end {
        return Ok(Vec::new());
    }
    Ok(Unsettled::load(&mut app.database.read().await?, here).await?.reminders(here))
}

/// Who got a place by itself in the last two days, before the first round.
async fn moved_up(app: &App, here: &Judge) -> Result<Option<Reminder>> {
    let before = here.known.frame.rounds.is_empty() && here.event.settings.day.places_by_themselves;
    if !before || !here.is_organiser() {
        return Ok(None);
    }
    let mut tx = app.database.read_once().await?;
    let acts = storage::audit::about(&mut tx, here.event.id, Subject::Players).await?;
    let recent = acts.iter().filter(|row| here.now - row.at < TimeDelta::days(2));
    let mut given = recent.filter_map(|row| match row.recorded().entry()?.act {
        Act::Player(PlayerAct::PlacesGiven { players }) => Some((row.at, players)),
        _ => None,
    });
    let Some((at, players)) = given.next() else { return Ok(None) };
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    let words = say::moved_up(&names, &here.near(&at));
    Ok(Some(Reminder { words, page: here.to("desk/players"), label: say::PLAYERS }))
}

/// When a round's clock was started.
fn began(here: &EventVisit, number: RoundNumber) -> Option<DateTime<Utc>> {
    let round = here.known.frame.rounds.iter().find(|round| round.number == number)?;
    Some(here.known.frame.clock(round.id)?.started_at)
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
    let plays =
        |player: &&Player| here.known.frame.takes_part(player) && !player.spare && player.has_a_seat();
    let active: Vec<_> = players.iter().filter(plays).collect();
    let tables = battles.iter().filter(|battle| !battle.is_bye());
    let in_state = |state: State| tables.clone().filter(|battle| battle.state == state).count();
    let open = round.as_ref().filter(|round| round.state != RoundState::Closed && can_be_seated(here));
    let mut missing: Vec<_> = active.iter().filter(|player| player.checked_in_at.is_none()).collect();
    missing.sort_by_cached_key(|player| (alphabetical(player.name.as_str()), player.number));
    let late = open.map_or_else(Vec::new, |round| rounds::late(players, round, battles));
    let (gone, idle_streams) = match open {
        Some(round) => (rounds::gone(players, round, battles), here.known.frame.idle_streams(battles)),
        None => (Gone::default(), Vec::new()),
    };
    EventCounts {
        gone,
        idle_streams,
        late: late.iter().map(|player| player.name.to_string()).collect(),
        missing: missing.iter().map(|player| (player.number, player.name.to_string())).collect(),
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
        byes: byes(here, battles),
        round,
    }
}

/// Whether somebody who comes now is given a seat by hand: teams bring theirs, and what is over is over.
fn can_be_seated(here: &EventVisit) -> bool {
    here.event.settings.entrants.are_players() && !here.event.stage.is_over()
}

/// Names of those who have the bye.
fn byes(here: &EventVisit, battles: &[Battle]) -> Vec<String> {
    let alone = battles.iter().filter(|battle| battle.is_bye() && !battle.is_waiting() && !battle.rests());
    alone
        .filter_map(|battle| here.known.frame.player(battle.a))
        .map(|player| player.name.to_string())
        .collect()
}

/// What the players of the first table say whose reports differ: the name of each, and the result in short.
async fn claims(app: &App, here: &EventVisit, battle: Option<&Battle>) -> Result<Claims> {
    let Some(battle) = battle else { return Ok(Claims::new()) };
    let reports = storage::reports::list(&mut app.database.read_once().await?, battle.id).await?;
    let who = |report: &Report| {
        let sender = match report.sender {
            Sender::Player(Side::A) => Some(battle.a),
            Sender::Player(Side::B) => battle.b,
            Sender::Staff => None,
        };
        let player = sender.and_then(|id| here.known.frame.player(id));
        player.map_or_else(|| report.who.clone(), |player| player.name.to_string())
    };
    let claims = battle.claims(&reports).into_iter();
    let name = |id| here.known.frame.player(id).map_or_else(String::new, |player| player.name.to_string());
    let names = [name(battle.a), battle.b.map(name).unwrap_or_default()];
    let said = |report: &Report| between(&report.result, [&names[0], &names[1]]);
    Ok(claims.map(|report| (who(report), said(report))).collect())
}

fn next_step(here: &EventVisit, counts: &EventCounts, (hall, claims): (Option<&Hall>, &Claims)) -> NextStep {
    let (told, at) = match (here.event.stage, &counts.round) {
        _ if !here.is_organiser() => return next_for_a_judge(here, counts, (hall, claims)),
        (Stage::Draft, _) => (say::event_is_a_draft(), "desk/settings"),
        (Stage::Finished, _) => (say::event_is_finished(), "desk/awards"),
        (Stage::Archived, _) => (say::event_is_archived(), "standings"),
        (_, None) if counts.here == 0 => (say::check_players_in(counts.players), "desk/check-in"),
        (_, None) => (say::draw_the_first(counts.here, counts.players), "desk/rounds"),
        (_, Some(round)) => return next_in_round(here, counts, (round, hall, claims)),
    };
    NextStep { told, page: here.to(at) }
}

/// What judges are there for, and nothing that only organisers may do.
fn next_for_a_judge(
    here: &EventVisit,
    counts: &EventCounts,
    (hall, claims): (Option<&Hall>, &Claims),
) -> NextStep {
    let (told, at) = match (counts, differs(hall)) {
        (EventCounts { calls: 1.., .. }, _) => (say::tables_wait(counts.calls), "desk/calls".into()),
        (EventCounts { round: Some(round), .. }, Some(table)) => (
            say::reports_differ(table, claims, counts.disputed),
            format!("desk/battles/{}/{table}", round.number),
        ),
        (EventCounts { rosters_to_decide: 1.., .. }, _) => {
            (say::rosters_to_look_at(counts.rosters_to_decide), "desk/rosters".into())
        }
        _ => (say::nobody_waits(), "desk/calls".into()),
    };
    NextStep { told, page: here.to(&at) }
}

/// The first table whose two reports differ.
fn differs(hall: Option<&Hall>) -> Option<TableNumber> {
    hall?.tiles.iter().find(|tile| tile.word == TableWord::Differ).map(|tile| tile.table)
}

fn next_in_round(
    here: &EventVisit,
    counts: &EventCounts,
    (round, hall, claims): (&Round, Option<&Hall>, &Claims),
) -> NextStep {
    let number = round.number;
    let of_round = format!("desk/rounds/{number}");
    let (told, at) = match (round.state, differs(hall)) {
        (RoundState::Draft, _) => (say::round_is_a_draft(number), of_round),
        (RoundState::Published, Some(table)) => {
            let at = format!("desk/battles/{number}/{table}");
            (say::reports_differ(table, claims, counts.disputed), at)
        }
        (RoundState::Published, None) if counts.drafts > 0 => (say::captains_settle(counts.drafts), of_round),
        (RoundState::Published, None) if counts.playing > 0 => {
            (say::still_playing(number, counts.playing, counts.tables), "desk/battles".into())
        }
        (RoundState::Published, None) => (say::close_the_round(number), of_round),
        (RoundState::Closed, _) if number.0 >= here.event.settings.rounds => {
            (say::that_was_the_last(number), "desk/finish".into())
        }
        (RoundState::Closed, _) => (say::draw_the_next(number), "desk/rounds".into()),
    };
    NextStep { told, page: here.to(&at) }
}

pub async fn set_stage(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let stage = Stage::parse(form.value("stage"))
        .ok_or_else(|| Error::refused(crate::domain::refusal::FormRefusal::NoStage))?;
    let set = events::set_stage(&app, &here.actor(&form), here.event.id, stage).await;
    Next::to(here.to("desk")).after(set, |()| say::is_now(stage.label()))
}
