//! How the log names a player.

use serde::{Deserialize, Serialize};

/// A player, as the log names one: the number stays when the name is corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedPlayer {
    pub number: i64,
    pub name: String,
}
