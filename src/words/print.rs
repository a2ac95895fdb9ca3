//! What stands on the sheet of a battle that is scored turn by turn, and on the pack.

use crate::domain::numbers::{RoundNumber, TableNumber};

pub const SIGNATURE: &str = "Signature";
pub const NOBODY_IS_PAIRED: &str = "Nobody is paired in this round.";

/// The round that a document is for.
pub fn title_of_printed_round(number: RoundNumber) -> String {
    format!("Round {number}")
}

/// The table that a sheet or a slip is for.
pub fn title_of_printed_table(number: TableNumber) -> String {
    format!("Table {number}")
}

// Scoring sheets of games that are scored turn by turn.
pub const SCORING_SHEETS: &str = "Scoring sheets";
pub const SCORING_SHEET: &str = "Scoring sheet";
pub const ROUND_AND_TABLE: &str = "Round ____  Table ____";
pub const NAME_AND_FACTION: &str = "Name and faction";
pub const ATTACKER: &str = "Attacker";
pub const DEFENDER: &str = "Defender";
pub const PRIORITY: &str = "priority";
pub const WENT_FIRST: &str = "went first";
pub const TACTIC: &str = "Tactic";
pub const DONE: &str = "done";
pub const TACTICS_DONE: &str = "Tactics done";

/// Under the heading, where the battleplan caps a turn.
pub fn describe_turn_cap(cap: u32) -> String {
    format!("In a turn these lines count at most {cap} together.")
}

/// Above the lines of one battle round.
pub fn battle_round(number: u32) -> String {
    format!("Battle round {number}")
}

/// Under them; points are called as the game calls them.
pub fn this_turn(points: &str) -> String {
    format!("{points} this turn")
}

// The pack.
pub const EVENT_PACK: &str = "Event pack";
