//! What staff added to a match, or took from it.

use super::draft::MatchSide;
use serde::{Deserialize, Serialize};

/// A change of what a match is worth to one side (`teams T26`): of match points and of game points, apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchCorrection {
    pub side: MatchSide,
    #[serde(default)]
    pub match_points: i64,
    #[serde(default)]
    pub game_points: i64,
    pub reason: String,
    /// Whether the draw of later rounds reads it too, or the standings alone.
    pub pairs: bool,
}
