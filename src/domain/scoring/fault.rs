//! What can be wrong with a turn on the sheet, and where, as values.

use super::Side;
use crate::domain::system::LineFault;
use serde::{Deserialize, Serialize};

/// What is wrong with a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Fault {
    /// A battle has no such battle round.
    TooManyRounds { most: u32 },
    /// A battle tactic is completed, but none was picked.
    NothingPicked,
    /// There is no battle tactic of this slug.
    UnknownTactic { slug: String },
    /// No battle tactic in a double turn, unless so many victory points behind.
    InDoubleTurn { free_from: Option<u32> },
    /// It needs a general of this alliance.
    OtherAlliance { tactic: String, alliance: String },
    /// The same player picked it in another battle round.
    PickedBefore { tactic: String, round: u32 },
    /// More tactic cards than a player takes.
    TooManyCards { most: u32 },
    /// Other cards than the player's roster names.
    CardsOffRoster { cards: Vec<String> },
    /// A step of a card that the player has not taken.
    CardNotTaken { step: String, card: String },
    /// A step before the one that comes first on its card.
    StepTooEarly { step: String, needed: String },
    /// More steps of one card than a turn allows.
    StepsInTurn { card: String, most: u32 },
    /// Lines that cannot be true together.
    Lines { why: LineFault },
}

impl Fault {
    /// The handbook's statement: `R5`.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::TooManyRounds { .. } => "R1",
            Self::NothingPicked => "R4",
            Self::UnknownTactic { .. }
            | Self::OtherAlliance { .. }
            | Self::PickedBefore { .. }
            | Self::TooManyCards { .. }
            | Self::CardsOffRoster { .. }
            | Self::CardNotTaken { .. }
            | Self::StepTooEarly { .. }
            | Self::StepsInTurn { .. } => "R5",
            Self::InDoubleTurn { .. } => "R6",
            Self::Lines { .. } => "R7",
        }
    }
}

/// Where on the sheet: whose turn of which battle round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnPlace {
    pub round: u32,
    pub side: Side,
}
