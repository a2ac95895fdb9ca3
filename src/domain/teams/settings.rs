//! What an organiser sets where pairs or teams are entered (`teams M5`). Stored with the pack, so every field has a
//! default.

use super::{GamePoints, MatchRule, PointCaps, SumLimits, draft::DraftSettings};
use crate::domain::{
    numbers::RoundNumber,
    scoring::ByeValue,
    standings::{RankingSettings, Scoring},
    system::{Scale, System},
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who is paired and ranked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntrantKind {
    #[default]
    Players,
    /// Two people, one battle, one result, one place (`teams D1`).
    Pairs,
    /// Several people, a battle each, and a match of them all.
    Teams,
}

enum_words! { EntrantKind: Players "players", Pairs "pairs", Teams "teams" }

impl EntrantKind {
    /// What the key of a player begins with, as in `p12`: draws and lots depend on it.
    pub const PLAYER_LETTER: char = 'p';
    /// The same of a team or a pair.
    pub const TEAM_LETTER: char = 't';

    /// Each player for themselves.
    pub fn are_players(&self) -> bool {
        *self == Self::Players
    }

    /// # Errors
    /// [`OtherEntrants`] where several people are one entrant.
    pub fn need_players(self) -> Result<(), OtherEntrants> {
        if self == Self::Players { Ok(()) } else { Err(OtherEntrants) }
    }

    /// # Errors
    /// [`OtherEntrants`] where everybody plays for themselves.
    pub fn need_teams(self) -> Result<(), OtherEntrants> {
        if self == Self::Players { Err(OtherEntrants) } else { Ok(()) }
    }

    /// Two people, with one battle and one place.
    pub fn are_pairs(&self) -> bool {
        *self == Self::Pairs
    }

    /// What the key of an entrant begins with.
    pub fn key_letter(self) -> char {
        if self == Self::Players { Self::PLAYER_LETTER } else { Self::TEAM_LETTER }
    }

    /// Staff take tournament points from people, or give them. Teams have corrections of their matches (`teams T26`).
    pub fn take_penalties(self) -> bool {
        self == Self::Players
    }

    /// They meet in matches of several battles, and are ranked by them; their players beside them.
    pub fn have_matches(&self) -> bool {
        *self == Self::Teams
    }
}

/// There is no such thing where these are entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherEntrants;

settings_of_event! {
    /// How an event of teams or pairs is played.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    TeamSettings {
        /// Players a team, 2 to 10 (`teams T1`); 2 where pairs are entered.
        size: u8 = 4,
        roles: Roles,
        /// Whether reserves hand in a roster beside those who play (`teams T4`).
        reserve_rosters: bool,
        /// How many other teams' rosters each team is given to check; 0: none (`teams T6`).
        checks: u32,
        checked_until: Option<DateTime<Utc>>,
        draft: DraftSettings,
        game_points: GamePoints,
        result: MatchRule,
        /// Between which the sum that counts is held; none: it counts as it is (`teams T24`).
        cap: Option<SumLimits>,
        /// What holds across the rosters of a team or a pair (`teams T3`, `teams D2`).
        rules: Vec<RosterRule> = vec![RosterRule::FactionOnce],
        /// What single units, and a pair's rosters together, may cost (`teams D2`, `teams D3`).
        #[serde(skip_serializing_if = "PointCaps::is_empty")]
        caps: PointCaps,
        battleplans: BattleplansBy,
        /// The battleplans of the tables of a match, in order, where they belong to tables (`teams T17`).
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        table_battleplans: BTreeMap<RoundNumber, Vec<String>>,
        /// What a match without an opponent is worth (`teams T27`).
        bye: TeamBye,
        /// How teams are ranked (`teams T29`); players beside them by the pack's own ranking.
        ranking: RankingSettings = ranking_of_new_event(),
    }
}

settings_of_event! {
    /// How many may belong to a team beside those who play (`teams T2`).
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    Roles {
        reserves: u32 = 1,
        coaches: u32 = 1,
        assistants: u32 = 1,
    }
}

/// A rule across the rosters of a team (`teams T3`) or a pair (`teams D2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    clippy::enum_variant_names,
    reason = "each says what there is once: so it stands in stored settings"
)]
pub enum RosterRule {
    FactionOnce,
    AllianceOnce,
    UniqueUnitOnce,
    /// No unit of the same entry in two rosters.
    UnitOnce,
    /// No artefact or other enhancement in two rosters.
    EnhancementOnce,
}

enum_words! { RosterRule:
    FactionOnce "faction_once", AllianceOnce "alliance_once", UniqueUnitOnce "unique_unit_once",
    UnitOnce "unit_once", EnhancementOnce "enhancement_once"
}

/// What a battleplan belongs to (`teams T17`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleplansBy {
    #[default]
    Round,
    /// A table of the match.
    Table,
}

/// What a match without an opponent is worth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamBye {
    /// None: as many as win a match with nothing to spare.
    pub game_points: Option<u32>,
    /// None: the smallest majority of the games.
    pub games_won: Option<u32>,
}

impl Roles {
    /// Two people are a pair, and nobody beside them.
    pub const NONE: Self = Self { reserves: 0, coaches: 0, assistants: 0 };
}

/// Match points, and what tells teams apart that have as many.
fn ranking_of_new_event() -> RankingSettings {
    let tiebreakers = ["game_points", "games_won", "opponents_match_points", "head_to_head"];
    RankingSettings {
        scoring: Scoring::MatchPoints,
        tiebreakers: tiebreakers.map(ToOwned::to_owned).to_vec(),
        difference_cap: 0,
        bye_is_mean: false,
    }
}

impl TeamSettings {
    /// What an event of teams of this game begins with: its own points where its chart brings them.
    #[must_use]
    pub fn for_system(system: &System) -> Self {
        let game_points =
            if system.result.has_points() { GamePoints::OfTheGame } else { GamePoints::default() };
        Self { game_points, ..Self::default() }
    }

    /// What an event of pairs of this game begins with.
    #[must_use]
    pub fn for_pairs_of(system: &System) -> Self {
        Self { size: 2, roles: Roles::NONE, ..Self::for_system(system) }
    }

    /// What an event of this game begins with that enters these.
    #[must_use]
    pub fn for_entrants(entrants: EntrantKind, system: &System) -> Self {
        match entrants {
            EntrantKind::Players => Self::default(),
            EntrantKind::Pairs => Self::for_pairs_of(system),
            EntrantKind::Teams => Self::for_system(system),
        }
    }

    /// Nothing was set.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// What a match without an opponent is worth, where results are read like this.
    #[must_use]
    pub fn bye_value(&self, own: Scale<'_>) -> ByeValue {
        let won = u32::from(self.players()) / 2 + 1;
        let least = match self.result {
            MatchRule::Window { wins_from } => wins_from,
            MatchRule::CutOff { two_from, .. } => two_from,
            MatchRule::Majority | MatchRule::SumOnly => won * self.game_points.most(own),
        };
        ByeValue {
            victory_points: self.bye.game_points.unwrap_or(least),
            battle_tactics: self.bye.games_won.unwrap_or(won),
        }
    }

    /// How teams are ranked. Where no match is won there are no match points to go by, but game points (`teams T23`).
    #[must_use]
    pub fn ranking_in_force(&self) -> RankingSettings {
        let mut ranking = self.ranking.clone();
        if self.result == MatchRule::SumOnly && ranking.scoring == Scoring::MatchPoints {
            ranking.scoring = Scoring::GamePoints;
        }
        ranking
    }

    /// The same, with matches won by this rule: where it is the first by which any is won, or the last, the ranking
    /// follows, but for what was chosen otherwise.
    #[must_use]
    pub fn with_match_rule(mut self, result: MatchRule) -> Self {
        let (was, is) = (self.result == MatchRule::SumOnly, result == MatchRule::SumOnly);
        self.ranking.scoring = match (was, is, self.ranking.scoring) {
            (false, true, Scoring::MatchPoints) => Scoring::GamePoints,
            (true, false, Scoring::GamePoints) => Scoring::MatchPoints,
            (.., scoring) => scoring,
        };
        Self { result, ..self }
    }

    /// As an event has it: never fewer than 2 players, never more than 10.
    pub fn players(&self) -> u8 {
        self.size.clamp(2, 10)
    }
}
