//! What can be wrong with a turn on the sheet, and where, as values.

use super::Side;
use serde::{Deserialize, Serialize};
use std::fmt;

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
    InDoubleTurn { free_from: u32 },
    /// It needs a general of this alliance.
    OtherAlliance { tactic: String, alliance: String },
    /// The same player picked it in another battle round.
    PickedBefore { tactic: String, round: u32 },
    /// Lines that cannot be true together.
    Lines { why: String },
}

impl Fault {
    /// The handbook's statement: `R5`.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::TooManyRounds { .. } => "R1",
            Self::NothingPicked => "R4",
            Self::UnknownTactic { .. } | Self::OtherAlliance { .. } | Self::PickedBefore { .. } => "R5",
            Self::InDoubleTurn { .. } => "R6",
            Self::Lines { .. } => "R7",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyRounds { most } => write!(f, "A battle has {most} battle rounds."),
            Self::NothingPicked => f.write_str("A battle tactic is completed, but none was picked."),
            Self::UnknownTactic { slug } => write!(f, "There is no battle tactic {slug:?}."),
            Self::InDoubleTurn { free_from } => write!(
                f,
                "No battle tactic in a double turn, unless {free_from} or more victory points behind."
            ),
            Self::OtherAlliance { tactic, alliance } => {
                write!(f, "{tactic} needs a general of {}.", capitalised(alliance))
            }
            Self::PickedBefore { tactic, round } => {
                write!(f, "{tactic} was picked in battle round {round} already.")
            }
            Self::Lines { why } => f.write_str(why),
        }
    }
}

/// Where on the sheet: whose turn of which battle round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnPlace {
    pub round: u32,
    pub side: Side,
}

impl fmt::Display for TurnPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::A => "first player",
            Side::B => "second player",
        };
        write!(f, "battle round {}, {side}", self.round)
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
