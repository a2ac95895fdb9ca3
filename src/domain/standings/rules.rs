//! How an event ranks its players, as the organiser sets it.

use crate::domain::system::{self, RankedFirst, System};
use serde::{Deserialize, Serialize};

/// Everything that decides how players are ranked (`S1`–`S8`, `R8`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingRules {
    pub ranking: RankingSettings,
    pub bye_victory_points: u32,
    pub bye_battle_tactics: u32,
}

/// How players are ranked (`S1`–`S8`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RankingSettings {
    /// What counts before the tie-breakers (`S1`).
    pub scoring: RankedFirst,
    /// Names of the event file, in order.
    pub tiebreakers: Vec<String>,
}

impl RankingSettings {
    /// What a new event of this game begins with.
    pub fn for_system(system: &System) -> Self {
        Self { scoring: system.ranking.first, tiebreakers: system.ranking.tiebreakers.clone() }
    }
}

impl Default for RankingSettings {
    fn default() -> Self {
        Self::for_system(system::default())
    }
}
