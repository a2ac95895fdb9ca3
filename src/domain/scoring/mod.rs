//! Scoring: what a battle is worth to each of its players (`handbook R`).

mod bye;
mod check;
mod initiative;
mod leaver;
mod outcome;
mod quick;
mod sheet;
mod step;
mod tactics;

pub use bye::{ByeValue, bye, credited};
pub use check::{Breach, Place, check};
pub use initiative::DoubleTurn;
pub use leaver::{LeftBattle, conceded, maximum, no_show, no_show_score};
pub use outcome::{outcome, outcome_of_scores};
pub use quick::{Impossible, check_quick, possible_scores};
pub use sheet::{RoundTotals, ScoringSheet, SheetRound, SheetRules, Totals, Turn, TurnTotal};
pub use step::{Exemption, Field, Names, Step, StepError};
pub use tactics::{Refused, TacticChoice};

use serde::{Deserialize, Serialize};

/// Battle rounds in a battle (`handbook R1`).
pub const BATTLE_ROUNDS: u32 = 5;
/// What a completed battle tactic is worth (`handbook R4`).
pub const POINTS_PER_TACTIC: u32 = 4;
/// Battle tactics a player can complete in a battle: one in each battle round (`handbook R4`).
pub const MOST_TACTICS: u32 = BATTLE_ROUNDS;
/// Victory points a player can score in one turn (`handbook R7`).
pub const MOST_POINTS_IN_A_TURN: u32 = 10;
/// Victory points a player can score in one battle (`handbook R7`).
pub const MOST_POINTS_IN_A_BATTLE: u32 = MOST_POINTS_IN_A_TURN * BATTLE_ROUNDS;

/// One side of a battle, as the pairing names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// As stored, and as the sheet's steps write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.as_str() == text)
    }

    /// The other side of the table.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

#[cfg(test)]
mod tests;
