//! The big screen of the hall.

use crate::{
    domain::numbers::RoundNumber,
    words::{findings::join_with_and, so_many},
};

// What it shows while there is nothing to show yet.
pub const NO_ROUND: &str = "No round has been published yet.";
pub const NO_PAIRINGS: &str = "The pairings appear here.";
pub const NO_STANDINGS: &str = "The standings appear here.";
pub const NO_BRACKET: &str = "The bracket appears here once the cut begins.";

pub const NO_TIMETABLE: &str = "The times of the day appear here.";

// Above the picture of a cut.
pub const BRACKET: &str = "Bracket";

// In the place of a clock, or beneath it.
pub const STOPPED: &str = "The clock is paused.";
pub const TIME: &str = "Time.";
pub const NOT_STARTED: &str = "Not started";
pub const NO_CLOCK: &str = "The clock has not been started yet.";
pub const EVENT_IS_OVER: &str = "The event is over.";
pub const NEXT: &str = "Next";

/// Beneath a clock whose time is over: `Next: Round 4 at 13:15`
pub fn word_next_after_clock(next: &str) -> String {
    format!("{NEXT}: {next}")
}

/// Behind what is left.
pub const TO_THE_START: &str = "to the start";

/// The same of a round that is not out yet.
pub fn to_round(number: RoundNumber) -> String {
    format!("to round {number}")
}

/// A round that is out, and begins another day or much later.
pub fn word_planned_start(when: &str) -> String {
    format!("Start planned for {when}")
}

/// One that is not out yet.
pub fn round_at(number: RoundNumber, when: &str) -> String {
    format!("Round {number}: {when}")
}

pub fn round_is_over(number: RoundNumber) -> String {
    format!("Round {number} is over")
}

/// At the foot of the clock.
pub fn results_in(results: usize, of: usize) -> String {
    format!("{results} of {}", so_many(of, "result is in", "results are in"))
}

/// At the foot of the standings: `Places 1–24 of 49`, `Place 49 of 49`
pub fn word_places_shown(first: usize, last: usize, of: usize) -> String {
    if first == last {
        return format!("Place {first} of {of}");
    }
    format!("Places {first}–{last} of {of}")
}

/// Where somebody has no table.
pub const BYE: &str = "bye";
/// Over a list of names.
pub const FIND_YOUR_NAME: &str = "Find your name, go to your table";
/// Those who play together at a table: `Ann`, `Ann and Bo`.
pub fn list_side_names(names: &[String]) -> String {
    join_with_and(names)
}

/// Over a list of tables.
pub const BY_TABLE: &str = "By table";
pub const MATCH_POINTS: &str = "match points";

/// What stands behind each name of the standings, where points count first.
pub fn points_and_record(points: &str) -> String {
    format!("{points}, W–D–L")
}

/// Over the pairings.
pub fn title_of_screen_round(number: RoundNumber) -> String {
    format!("Round {number}")
}

/// Under a table on stream that has a report: whether both have said so.
pub fn word_stream_report(is_final: bool) -> &'static str {
    if is_final { "Final" } else { "One report" }
}

/// Under a table on stream that is being played.
pub fn battle_round(number: u32) -> String {
    format!("Battle round {number}")
}

/// Behind the heading of the standings while a round is being played.
pub fn in_round(round: RoundNumber) -> String {
    format!("in round {round}")
}

/// The same after it.
pub fn after_round(round: RoundNumber) -> String {
    format!("after round {round}")
}

/// Over the standings.
pub const STANDINGS: &str = "Standings";
