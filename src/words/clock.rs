//! A round's clock, and what is called out.

use super::{InWords, so_many};
use crate::domain::{
    event::clock::{CallOutProblem, ClockRefusal, clock_text},
    system::CallOut,
};
use chrono::TimeDelta;

/// What is to be reached next, by what the clock shows then: `Battle round 3 should end at 44:00`, `At 20:00: Begin no
/// game turn that both cannot finish.`
pub fn next_mark(call: &CallOut) -> String {
    let at = clock_text(TimeDelta::minutes(i64::from(call.minutes_left)));
    match &call.ends {
        Some(part) => format!("{part} should end at {at}"),
        None => format!("At {at}: {}", call.text),
    }
}

// What is called out in every round, beside what the event calls out.
pub const HALF_TIME: &str = "Half of the time is over.";
pub const TEN_MINUTES: &str = "Ten minutes are left.";
pub const TIME: &str = "Time is up.";

impl InWords for ClockRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::Started => "The clock of this round is running already.".into(),
            Self::NotStarted => "The clock of this round was not started yet.".into(),
            Self::Paused => "The clock stands still already.".into(),
            Self::Running => "The clock is running already.".into(),
            Self::Length => "A round is 1 minute to 10 hours long.".into(),
            Self::NotPublished => "Publish the round first.".into(),
            Self::RoundClosed => "The round is closed, and its clock with it.".into(),
            Self::GoesOn => {
                "Since it was started, somebody turned the clock or a table reported: it goes on as it is."
                    .into()
            }
            Self::TooFew { table, own: 0 } => {
                format!("Table {table} has no minutes of its own to take away.")
            }
            Self::TooFew { table, own } => {
                format!(
                    "Table {table} has {} of its own: no more can be taken away.",
                    so_many(*own, "minute", "minutes")
                )
            }
            Self::NoTable { round, table } => format!("Round {round} has no table {table}."),
        }
    }
}

impl InWords for CallOutProblem {
    fn in_words(&self) -> String {
        match self {
            Self::NoTime(line) => {
                format!("“{line}” does not begin with the time left. Write it like 0:30 Half an hour left.")
            }
            Self::TooLong(text) => format!("Keep what is called out to 80 characters: “{text}”."),
            Self::TooMany => "These are more than 40 call-outs.".into(),
        }
    }
}
