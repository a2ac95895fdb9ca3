//! How a battle ended: what each player scored, why it ended so, and who won. Who won by which numbers is the game's
//! own chart.

use serde::{Deserialize, Serialize};

/// How a battle ended, as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleResult {
    pub kind: ResultKind,
    pub a: Score,
    /// For a bye: the maximum against nobody, so zeros.
    pub b: Score,
    /// A judge's outcome where the numbers do not say it.
    pub ruled: Option<RuledOutcome>,
}

/// What one player took from one battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    pub victory_points: u32,
    /// Battle tactics completed, or what the game counts beside points; 0 where it counts nothing.
    pub battle_tactics: u32,
    /// What the game's chart counts beside them, in its order: an objective won, a secondary achieved.
    #[serde(default, skip_serializing_if = "ResultMarks::is_empty")]
    pub marks: ResultMarks,
}

/// Marks on a result, each 0 where there is none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ResultMarks(pub [u8; 4]);

impl ResultMarks {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// As one number, as it is stored: a byte a mark, the first lowest. None where there is none.
    pub fn packed(self) -> Option<i64> {
        Some(i64::from(u32::from_le_bytes(self.0))).filter(|packed| *packed > 0)
    }

    /// Out of that number; what is none is no mark.
    pub fn from_packed(packed: Option<i64>) -> Self {
        let packed = packed.and_then(|packed| u32::try_from(packed).ok());
        Self(packed.unwrap_or_default().to_le_bytes())
    }
}

/// An outcome set by a judge or organiser, for `a`, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuledOutcome {
    pub outcome: Outcome,
    pub reason: String,
}

/// Why a battle ended as it did. Each is a kind of its own, never a number with a hidden meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultKind {
    /// Played to the end.
    Played,
    /// No opponent (`handbook R8`).
    Bye,
    /// `a` left during the game (`handbook R10`).
    ConcededByA,
    /// `b` left during the game (`handbook R10`).
    ConcededByB,
    /// `a` did not come.
    NoShowA,
    /// `b` did not come.
    NoShowB,
    /// Not finished; the rest was agreed (`handbook R9`).
    Adjudicated,
}

/// The outcome of a battle for one of its players (`handbook R3`), best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    MajorWin,
    MinorWin,
    Draw,
    MinorLoss,
    MajorLoss,
}

impl Outcome {
    /// The same battle, seen from the other side of the table.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::MajorWin => Self::MajorLoss,
            Self::MinorWin => Self::MinorLoss,
            Self::Draw => Self::Draw,
            Self::MinorLoss => Self::MinorWin,
            Self::MajorLoss => Self::MajorWin,
        }
    }

    /// A win, major or minor.
    pub fn is_win(self) -> bool {
        self < Self::Draw
    }

    /// A loss, major or minor.
    pub fn is_loss(self) -> bool {
        self > Self::Draw
    }
}
