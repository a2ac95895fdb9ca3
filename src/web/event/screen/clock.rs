//! The clock of the hall: what is left of the round, what is to be reached next, or how long it is until one begins.

use crate::{
    domain::{
        battle::Battle,
        event::clock::{RoundClock, call_outs, find_call_outs},
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
        rounds::start,
        system::CallOut,
    },
    text::clock::tell_next_mark,
    web::{
        event::schedule::{next_to_come, next_up},
        prelude::*,
    },
};
use chrono::{DateTime, TimeDelta, Utc};

/// So long before a round is to begin it is counted down to; before that, only a day and a time say when.
const SOON: TimeDelta = TimeDelta::hours(6);
/// So long what was called out stands before it is told what comes next.
const CALLED: TimeDelta = TimeDelta::minutes(1);

/// What the whole screen says of the time.
pub struct ClockScene {
    pub title: Wording,
    pub battleplan: String,
    pub shown: ClockFace,
    /// How many results are in, where everybody may know.
    pub done: Option<Message>,
    /// Tables with time of their own, and what is left there.
    pub tables: Vec<(TableNumber, TimeDelta)>,
}

/// What stands in the middle.
pub enum ClockFace {
    Running(Running),
    /// What is left until a round is to begin, and what it is that begins.
    ToStart(TimeDelta, Message),
    /// Nothing that counts: a word, and when.
    Words(Message, Option<Wording>),
}

/// A clock that was started.
pub struct Running {
    pub clock: RoundClock,
    pub left: TimeDelta,
    /// How much of the round is over, in percent, and where on the way something is to be reached.
    pub over: i64,
    pub marks: Vec<i64>,
    pub says: Wording,
    /// Once the time is over: what comes next, where it is to come.
    pub next: Option<Message>,
}

/// A round that is to begin.
pub struct Coming {
    round: RoundNumber,
    /// Everybody can read who plays whom in it.
    is_out: bool,
    at: DateTime<Utc>,
}

impl Coming {
    /// The round that is out and that nobody plays yet, or the one after the last that is over; none where nobody
    /// knows when.
    pub fn from_event_visit(here: &EventVisit) -> Option<Self> {
        let frame = &here.event.frame;
        let newest = frame.public_rounds().next_back()?;
        if here.event.stage.is_over() || newest.state == RoundState::Published && here.event.has_begun(newest)
        {
            return None;
        }
        if newest.state == RoundState::Published {
            return Some(Self { round: newest.number, is_out: true, at: newest.starts_at? });
        }
        let (settings, round) = (&here.event.settings, newest.number.next());
        let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
        let at = start::find_start_time(settings, &rounds, round).filter(|_| round.0 <= settings.rounds)?;
        Some(Self { round, is_out: false, at })
    }

    /// What is left until then, where that is soon; nothing once it is over.
    pub fn left(&self, now: &DateTime<Utc>) -> Option<TimeDelta> {
        let left = self.at - *now;
        (left > TimeDelta::zero() && left <= SOON).then_some(left)
    }

    /// `to the start`, `to round 4`
    pub fn to_what(&self) -> Message {
        if self.is_out { say!("screen-to-start") } else { say!("screen-to-round", round = self.round) }
    }

    /// When, where it is not soon; nothing once the time of it is over.
    pub fn when(&self, here: &EventVisit) -> Option<Message> {
        let when = here.event.day_this_year(&self.at);
        (self.at > here.now).then(|| {
            if self.is_out {
                say!("screen-start-planned", when)
            } else {
                say!("screen-round-at", round = self.round, when)
            }
        })
    }
}

/// The clock of the newest round; none before one is out.
pub fn build_clock_scene(here: &EventVisit) -> Option<ClockScene> {
    let frame = &here.event.frame;
    let round = frame.public_rounds().next_back()?;
    let settings = &here.event.settings;
    let is_over = round.state == RoundState::Closed || here.event.stage.is_over();
    let clock = frame.clock(round.id).filter(|_| !is_over);
    let (title, shown) = match clock {
        Some(clock) => {
            let title = say!("screen-round", round = round.number).into();
            (title, ClockFace::Running(build_running_clock(here, clock)))
        }
        None => (describe_clock_title(here, round, is_over), stand_in_for_clock(here, round, is_over)),
    };
    let left = clock.map(|clock| clock.left(here.now));
    let plan = round.battleplan.as_deref().filter(|_| !is_over);
    let own_time = frame.extensions(round.id);
    Some(ClockScene {
        title,
        battleplan: plan.map(|slug| settings.battleplan_name(slug)).unwrap_or_default(),
        shown,
        done: describe_results_in(here, round).filter(|_| clock.is_some()),
        tables: left.map_or_else(Vec::new, |left| {
            own_time.map(|(table, more)| (table, left + TimeDelta::minutes(more))).collect()
        }),
    })
}

fn describe_clock_title(here: &EventVisit, round: &Round, is_over: bool) -> Wording {
    if here.event.stage.is_over() {
        Wording::Words(here.event.name.to_string())
    } else if is_over {
        say!("screen-round-over", round = round.number).into()
    } else {
        say!("screen-round", round = round.number).into()
    }
}

fn build_running_clock(here: &EventVisit, clock: RoundClock) -> Running {
    let calls = call_outs(&here.event.settings);
    let left = clock.left(here.now);
    let is_over = left <= TimeDelta::zero();
    let rounds = || here.event.frame.public_rounds().cloned().collect::<Vec<Round>>();
    let next = || next_to_come(&here.event.settings, &rounds(), here.now);
    Running {
        clock,
        left,
        next: if is_over { next().map(|next| say!("screen-next-comes", next)) } else { None },
        over: clock.over(here.now),
        marks: clock.marks(&calls),
        says: if !clock.is_running() {
            say!("screen-paused").into()
        } else if is_over {
            say!("screen-time").into()
        } else {
            what_is_said(&calls, left)
        },
    }
}

/// What was called out within the last minute, else what is to be reached next, else what was called out last.
fn what_is_said(calls: &[CallOut], left: TimeDelta) -> Wording {
    let (call, next) = find_call_outs(calls, left);
    let is_fresh = |call: &&CallOut| TimeDelta::minutes(i64::from(call.minutes_left)) - left < CALLED;
    match (call.filter(is_fresh), next, call) {
        (Some(call), _, _) | (None, None, Some(call)) => call.text.clone().into(),
        (None, Some(next), _) => tell_next_mark(next).into(),
        (None, None, None) => Wording::NONE,
    }
}

/// What stands there while no clock runs.
fn stand_in_for_clock(here: &EventVisit, round: &Round, is_over: bool) -> ClockFace {
    if here.event.stage.is_over() {
        return ClockFace::Words(say!("screen-event-over"), None);
    }
    let coming = Coming::from_event_visit(here);
    match coming.as_ref().and_then(|coming| Some((coming.left(&here.now)?, coming.to_what()))) {
        Some((left, to_what)) => ClockFace::ToStart(left, to_what),
        None if is_over => {
            let rounds: Vec<Round> = here.event.frame.public_rounds().cloned().collect();
            let next = next_up(&here.event.settings, &rounds, (here.now, here.now));
            ClockFace::Words(say!("screen-next"), next.map(Into::into))
        }
        None if here.event.has_begun(round) => ClockFace::Words(say!("screen-no-clock"), None),
        None => {
            let planned = |at| say!("screen-start-planned", when = here.event.day_this_year(&at));
            let when = round.starts_at.map(|at| planned(at).into());
            ClockFace::Words(say!("screen-not-started"), when)
        }
    }
}

/// `14 of 24 results are in`; nothing where the organiser keeps the round for later.
fn describe_results_in(here: &EventVisit, round: &Round) -> Option<Message> {
    let is_played = |battle: &&Battle| !battle.is_bye();
    let battles: Vec<&Battle> = here.event.battles(round.id).iter().filter(is_played).collect();
    let done = battles.iter().filter(|battle| battle.counted().is_some()).count();
    here.event
        .settings
        .shows_round(round.number)
        .then(|| say!("screen-results-in", done, tables = battles.len()))
}
