//! Scoring: what a battle is worth to each of its players (`handbook R`). Every number is the game system's; what one
//! family of games has on its sheet beside points is handed in as [`FamilyRules`].

mod bye;
mod cards;
mod cards_taken;
mod check;
mod fault;
mod initiative;
mod leaver;
mod outcome;
mod quick;
mod sheet;
mod step;
mod tactics;

pub use bye::{ByeValue, bye_result, credit_scores};
pub use cards_taken::{SheetCards, TakenCards};
pub use check::{SheetBreach, check_scoring_sheet};
pub use fault::{Fault, TurnPlace};
pub use initiative::{DoubleTurn, Initiative};
pub use leaver::{LeftBattle, concede_left_battle, maximum_score_left, no_show, no_show_score};
pub use outcome::{outcome_of_result, outcome_of_scores, worth_of_result};
pub use quick::{Impossible, check_quick, possible_scores};
pub use sheet::{
    FamilyRules, MissingOnSheet, PlayerTurn, RoundTotals, ScoringSheet, SheetRound, SheetRules, Totals,
    TurnTotal, picked_before,
};
pub use step::{Exemption, PlayerNames, SheetField, SheetStep, SheetStepError};
pub use tactics::TacticChoice;

use serde::{Deserialize, Serialize};

/// One side of a battle, as the pairing names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    A,
    B,
}

enum_words! { Side: A "a", B "b" }

impl Side {
    pub const BOTH: [Self; 2] = Self::ALL;

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
