//! How an event ranks its players, as the organiser sets it.

use crate::domain::event::pack::{RankingSettings, Settings};
use serde::{Deserialize, Serialize};

/// Everything that decides how players are ranked (`S1`–`S8`, `R8`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingRules {
    pub ranking: RankingSettings,
    pub bye_victory_points: u32,
    pub bye_battle_tactics: u32,
}

impl RankingRules {
    pub fn of(settings: &Settings) -> Self {
        Self {
            ranking: settings.ranking.clone(),
            bye_victory_points: settings.pairing.bye_victory_points,
            bye_battle_tactics: settings.pairing.bye_battle_tactics,
        }
    }

    /// The settings with these rules in them.
    pub fn put_into(&self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        settings.ranking = self.ranking.clone();
        settings.pairing.bye_victory_points = self.bye_victory_points;
        settings.pairing.bye_battle_tactics = self.bye_battle_tactics;
        settings
    }
}
