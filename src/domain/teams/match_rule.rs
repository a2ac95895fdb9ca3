//! How a match is won, as the organiser sets it.

use serde::{Deserialize, Serialize};

/// How a match is won (`teams T23`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum MatchRule {
    /// So many game points win; where neither side has them, or both have, it is drawn.
    Window { wins_from: u32 },
    /// Each side for itself: at least `two_from` are 2 match points, at most `none_to` are 0, anything else 1.
    CutOff { two_from: u32, none_to: u32 },
    /// Whoever has won more games.
    #[default]
    Majority,
    /// No match is won: game points are all there is.
    SumOnly,
}

/// Between which the sum that counts is held (`teams T24`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumLimits {
    pub floor: u32,
    pub cap: u32,
}
