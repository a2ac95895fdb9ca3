//! One step of a draft as data: who chooses, what, and until when the other side does not see it (`teams T8`).

use serde::{Deserialize, Serialize};

/// A side of a match: `a` is the first team of the pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchSide {
    A,
    B,
}

/// One step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DraftStep {
    pub by: Chooser,
    pub what: DraftTask,
    pub until: Until,
}

/// Who chooses in a step. First and second are settled by the roll-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chooser {
    Both,
    First,
    Second,
}

/// What is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum DraftTask {
    /// Whether to go first (1) or second (2), by whoever has won the roll-off.
    Turn,
    /// Who meets the other side's champion at the very end.
    Champion,
    /// One player of the own hand, for the other side to attack.
    Defender,
    /// So many of the own hand, against the other side's defender.
    Attackers(u8),
    /// One of the attackers that the other side sent; the others go back to their hand.
    Keep,
    /// A free table of the match, for the battle of the own defender, or the next battle without one.
    Table,
    /// All own players in order: the first meets the other side's first.
    LineUp,
    /// The other side's players, for the own ones in order.
    Pairs,
    /// A table for each battle, in order.
    Tables,
}

/// How long a choice is seen by its own side alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Until {
    /// One side alone chooses, and all see it.
    Now,
    /// Until both have chosen; then both are shown together.
    Both,
    /// Until everything else is settled.
    TheEnd,
}

enum_words! { MatchSide: A "a", B "b" }

impl MatchSide {
    pub const BOTH: [Self; 2] = Self::ALL;

    /// 0 for a, 1 for b.
    pub fn place(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}
