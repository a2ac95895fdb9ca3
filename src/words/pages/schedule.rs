//! The days of an event in its pack.

use crate::{
    domain::{
        event::{schedule::ScheduleItem, timetable::PartKind},
        numbers::RoundNumber,
    },
    words::InWords,
};

/// What a day is called in an event of one day.
pub const ONLY_DAY: &str = "Schedule";
/// In one of several: a label a day; later days share the last.
const DAYS: [&str; 8] = ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7", "Later"];

/// What the day at this position is called, from 0.
pub fn name_of_day(position: usize) -> &'static str {
    DAYS[position.min(DAYS.len() - 1)]
}

/// A line of a day: `09:30–12:15 Round 1`
pub fn write_schedule_line(item: &ScheduleItem) -> String {
    format!("{} {}", word_time_span(item), item.kind.in_words())
}

/// `09:30–12:15`, or the beginning alone where the end does not matter.
pub fn word_time_span(item: &ScheduleItem) -> String {
    let (at, until) = (item.at.format("%H:%M"), item.until.format("%H:%M"));
    match item.kind {
        PartKind::Round(_) | PartKind::Meal | PartKind::Other(_) if item.at != item.until => {
            format!("{at}–{until}")
        }
        _ => at.to_string(),
    }
}

/// `Round 2 at 13:15`
pub fn word_part_at_time(what: &str, at: &str) -> String {
    format!("{what} at {at}")
}

/// `Round 4: Sun 11 May 2025, 09:30`
pub fn word_part_on_date(what: &str, at: &str) -> String {
    format!("{what}: {at}")
}

/// What comes before it first.
pub fn word_parts_before(before: &[String], next: &str) -> String {
    match before {
        [] => next.to_owned(),
        before => format!("{}, then {next}", before.join(", ")),
    }
}

/// Under a day that ends on the next.
pub const AFTER_MIDNIGHT: &str = "The last of it is after midnight.";

/// How far an event has come: `Round 3 of 5`; of one that plays on, its round alone.
pub fn round_of(newest: RoundNumber, planned: u32) -> String {
    if newest.0 > planned { format!("Round {newest}") } else { format!("Round {newest} of {planned}") }
}
