//! The big screen of the hall.

use crate::domain::numbers::RoundNumber;

// What it shows while there is nothing to show yet.
pub const NO_ROUND: &str = "No round has been published yet.";
pub const NO_PAIRINGS: &str = "The pairings appear here.";
pub const NO_STANDINGS: &str = "The standings appear here.";

pub const NO_TIMETABLE: &str = "The times of the day appear here.";

/// In the clock's place when its round is closed, with what comes next where that is known.
pub fn round_is_over(round: RoundNumber, next: Option<String>) -> String {
    let over = format!("Round {round} is over.");
    next.map_or(over.clone(), |next| format!("{over} Next: {next}"))
}

/// Over the pairings.
pub fn round(number: RoundNumber) -> String {
    format!("Round {number}")
}

/// Under a table on stream that has a report: whether both have said so.
pub fn reported(is_final: bool) -> &'static str {
    if is_final { "Final" } else { "One report" }
}

/// Under a table on stream that is being played.
pub fn battle_round(number: u32) -> String {
    format!("Battle round {number}")
}

/// Over the standings while a round is being played.
pub fn standings_in(round: RoundNumber) -> String {
    format!("Standings in round {round}")
}

/// Over the standings.
pub fn standings_after(round: RoundNumber) -> String {
    format!("Standings after round {round}")
}
