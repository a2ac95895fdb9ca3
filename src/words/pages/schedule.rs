//! The days of an event in its pack.

use crate::{
    domain::event::schedule::{Item, ItemKind},
    words::InWords,
};

/// What a day is called in an event of one day.
pub const ONLY_DAY: &str = "Schedule";
/// In one of several: a label a day; later days share the last.
const DAYS: [&str; 8] = ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7", "Later"];

/// What the day at this position is called, from 0.
pub fn day(position: usize) -> &'static str {
    DAYS[position.min(DAYS.len() - 1)]
}

/// A line of a day: `09:30–12:15 Round 1`
pub fn line(item: &Item) -> String {
    let (at, until) = (item.at.format("%H:%M"), item.until.format("%H:%M"));
    match item.kind {
        ItemKind::Round(_) | ItemKind::Meal => format!("{at}–{until} {}", item.kind.in_words()),
        _ => format!("{at} {}", item.kind.in_words()),
    }
}

/// Under a day that ends on the next.
pub const AFTER_MIDNIGHT: &str = "The last of it is after midnight.";
