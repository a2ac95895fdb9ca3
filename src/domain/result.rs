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
    /// What the game's chart counts beside them, in its order: an objective won, points destroyed. Files and the log
    /// call them marks, as they did when each was one or none.
    #[serde(default, rename = "marks", skip_serializing_if = "ResultValues::is_empty")]
    pub values: ResultValues,
}

/// What a player has beside points, each 0 where there is none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ResultValues(pub [u16; 4]);

/// A number that is stored with it has fifteen bits for each value; without, eight.
const IS_WIDE: i64 = 1 << 62;

impl ResultValues {
    /// The largest that can be stored.
    pub const MOST: u16 = 0x7FFF;

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// As one number, as it is stored, the first lowest: eight bits a value where all fit into them, else fifteen and a
    /// bit that says so. None where there is none.
    pub fn packed(self) -> Option<i64> {
        let is_wide = self.0.iter().any(|value| *value > u8::MAX.into());
        let (bits, begun) = if is_wide { (15, IS_WIDE) } else { (8, 0) };
        let add =
            |sum: i64, (value, place): (u16, u32)| sum | i64::from(value.min(Self::MOST)) << (place * bits);
        Some(self.0.into_iter().zip(0..).fold(begun, add)).filter(|packed| *packed > 0)
    }

    /// Out of that number; what is none has no value.
    pub fn from_packed(packed: Option<i64>) -> Self {
        let packed = packed.unwrap_or_default();
        let (bits, most) = if packed & IS_WIDE == 0 { (8, 0xFF) } else { (15, i64::from(Self::MOST)) };
        Self([0, 1, 2, 3].map(|place| u16::try_from((packed >> (place * bits)) & most).unwrap_or_default()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back_as_they_were_packed_and_small_ones_as_they_always_were() {
        for values in [[1, 0, 1, 0], [255, 1, 2, 3], [256, 0, 0, 0], [32_767; 4], [0, 2_300, 1, 6]] {
            let values = ResultValues(values);
            assert_eq!(ResultValues::from_packed(values.packed()), values);
            assert!(values.packed() > Some(0), "the database keeps nothing else");
        }
        assert_eq!(ResultValues([1, 2, 0, 3]).packed(), Some(0x0300_0201));
        assert_eq!(ResultValues::default().packed(), None);
        assert_eq!(ResultValues::from_packed(None), ResultValues::default());
    }
}
