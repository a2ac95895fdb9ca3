//! How an event ranks its players, as the organiser sets it.

use crate::domain::system::{ByePreset, RankedFirst};
use serde::{Deserialize, Serialize};

/// Everything that decides how players are ranked (`S1`–`S8`, `R8`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingRules {
    pub ranking: RankingSettings,
    pub bye_victory_points: u32,
    pub bye_battle_tactics: u32,
}

impl RankingRules {
    /// What a bye is by them.
    pub fn bye_preset(&self) -> ByePreset {
        ByePreset::from_points(self.bye_victory_points, self.bye_battle_tactics)
    }
}

settings_of_event! {
    /// How players are ranked (`S1`–`S8`).
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    RankingSettings by system {
        /// What counts before the tie-breakers (`S1`).
        scoring: RankedFirst = system.ranking.first,
        /// Names of the event file, in order.
        tiebreakers: Vec<String> = system.ranking.tiebreakers.clone(),
        /// The most that a battle counts for the point difference (`S6`); 0: as much as there is.
        difference_cap: u32 = system.ranking.difference_cap,
        /// In a bye a player scores the mean of their other rounds, where they have any.
        bye_is_mean: bool = system.bye.mean,
    }
}
