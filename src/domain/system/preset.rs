//! What an event of this game begins with: everything an organiser then changes (`handbook E`, `S`, `R8`).

use super::System;
use serde::{Deserialize, Serialize};

/// The settings that depend on the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackPreset {
    /// The points limit (`E3`); 0: none.
    pub points: u32,
    /// `E6`
    pub rounds: u32,
    /// Places.
    pub capacity: u32,
    /// `E7`
    pub round_minutes: u32,
    pub break_minutes: u32,
    pub painting: String,
    /// What happens to a battle that is not finished in time.
    pub overrun: String,
}

/// How players are ranked (`S1`–`S6`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankingPreset {
    pub first: RankedFirst,
    /// By their names in the event file, in order.
    pub tiebreakers: Vec<String>,
    /// The most that a battle counts for the point difference; 0: as much as there is.
    #[serde(default, skip_serializing_if = "is_none")]
    pub difference_cap: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_none(most: &u32) -> bool {
    *most == 0
}

/// How rounds are made, where the game's pack says otherwise than the handbook.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PairingPreset {
    /// From round 2 on, the first of the standings meets the second.
    pub down_the_standings: bool,
    /// Who met before may meet again in the last round.
    pub rematches_at_the_end: bool,
}

/// What counts before any tie-breaker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RankedFirst {
    /// Major victories, minor victories, draws, minor losses, then fewer major losses (`handbook S1`).
    Graded,
    /// Wins, then draws.
    Plain,
    /// Tournament points, where the game's chart brings them (`systems FR9`, `TR6`).
    Points,
    /// Match points of teams; rounds are drawn by record and win path all the same (`teams T28`, `teams T29`).
    MatchPoints,
    /// Game points of teams, where no match is won; rounds are drawn by them.
    GamePoints,
}

/// What a bye counts as (`R8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByePreset {
    pub victory_points: u32,
    pub battle_tactics: u32,
    /// Instead, the mean of the player's other rounds, where they have any.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mean: bool,
}

/// What people of this game call things; each as it begins a label.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameWords {
    /// `Battleplan`, `Scenario`
    pub mission: String,
    /// Several of them: `Battleplans`; nothing: as one is called.
    #[serde(default)]
    pub missions: String,
    /// `Victory points`
    pub points: String,
    /// `Battle tactics`; nothing where the game counts none.
    #[serde(default)]
    pub tactics: String,
    /// One of them: `Battle tactic`.
    #[serde(default)]
    pub tactic: String,
    /// What its chart brings for a result, where it brings any: `Battle points`; nothing: `Tournament points`.
    #[serde(default)]
    pub tournament_points: String,
    /// What is counted beside points, in the order of the chart; the names of its marks, where it counts any.
    #[serde(skip)]
    pub values: Vec<String>,
}

impl ByePreset {
    /// Points of a bye, and tactics completed in it.
    pub fn from_points(victory_points: u32, tactics_completed: u32) -> Self {
        Self { victory_points, battle_tactics: tactics_completed, mean: false }
    }

    /// What it counts, and in tactics.
    pub fn points(&self) -> [u32; 2] {
        [self.victory_points, self.battle_tactics]
    }
}

impl GameWords {
    /// As a list of missions is called.
    pub fn of_missions(&self) -> &str {
        if self.missions.is_empty() { &self.mission } else { &self.missions }
    }

    /// As a field is called: `Battle tactics completed`.
    pub fn tactics_completed(&self) -> String {
        format!("{} completed", self.tactics)
    }
}

impl RankedFirst {
    /// Whether rounds are drawn by points rather than by record and win path.
    pub fn draws_by_points(self) -> bool {
        matches!(self, Self::Points | Self::GamePoints)
    }
}

impl System {
    /// Whether two dice can pick its missions (`E8`).
    pub fn has_dice(&self) -> bool {
        self.battleplans.iter().any(|battleplan| battleplan.die.is_some())
    }

    /// Whether its missions have preset layouts of terrain (`E9`).
    pub fn has_layouts(&self) -> bool {
        self.battleplans.iter().any(|battleplan| !battleplan.serves.is_empty())
    }

    /// A mission for each round where no dice pick them: the slugs in their order, from the first again.
    pub fn missions_in_turn(&self, rounds: u32) -> Vec<String> {
        let slugs = self.battleplans.iter().map(|battleplan| battleplan.slug.clone());
        slugs.cycle().take(rounds as usize).collect()
    }
}
