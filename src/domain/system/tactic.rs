//! Battle tactics: what a player may set out to do in a turn (`handbook R4`, `R5`).

use serde::{Deserialize, Serialize};

/// One battle tactic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleTactic {
    pub slug: String,
    pub name: String,
    /// What has to be done, in our own words.
    pub text: String,
    /// Open only to a general of this alliance; none: to everybody.
    pub alliance: Option<String>,
}
