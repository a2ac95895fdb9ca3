//! How an event ranks its players: graded or plain, and the tie-breakers in order (`handbook S1`–`S8`).

use super::{RankingRules, RankingSettings};
use crate::domain::{
    scoring::ByeValue,
    system::{self, System},
};
use serde::Serialize;
use std::fmt;

/// What comes before the tie-breakers (`S1`).
pub use crate::domain::system::RankedFirst as Scoring;

/// The rules of a ranking, as set for an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    pub scoring: Scoring,
    pub tiebreakers: Vec<Tiebreaker>,
    /// The most that a battle counts for the point difference; 0: as much as there is.
    pub difference_cap: u32,
    /// In a bye a player scores the mean of their other rounds, where they have any.
    pub bye_is_mean: bool,
    /// What a bye counts as (`R8`).
    pub bye: ByeValue,
}

/// That of the game that a new event has.
impl Default for Ranking {
    fn default() -> Self {
        Self::by_default_of(system::default()).expect("the ranking of a system that ships is tested")
    }
}

impl Ranking {
    /// How a game's players are ranked unless an organiser says otherwise.
    ///
    /// # Errors
    /// When the system names a tie-breaker that nobody knows, one of a value that it does not count, or one twice.
    pub fn by_default_of(system: &System) -> Result<Self, RankingError> {
        let tiebreakers = parse_tiebreakers(&system.ranking.tiebreakers)?;
        let counted = system.words.values.len();
        let is_of_none = |known: &&Tiebreaker| known.place_of_value().is_some_and(|place| place >= counted);
        if let Some(of_none) = tiebreakers.iter().find(is_of_none) {
            return Err(RankingError::Unknown(of_none.to_string()));
        }
        let difference_cap = system.ranking.difference_cap;
        Ok(Self {
            scoring: system.ranking.first,
            tiebreakers,
            difference_cap,
            bye_is_mean: system.bye.mean,
            bye: system.bye.into(),
        })
    }

    /// The ranking that an event's rules describe.
    ///
    /// # Errors
    /// When they name a tie-breaker that nobody knows, or one twice.
    pub fn from_rules(rules: &RankingRules) -> Result<Self, RankingError> {
        let bye =
            ByeValue { victory_points: rules.bye_victory_points, battle_tactics: rules.bye_battle_tactics };
        let tiebreakers = parse_tiebreakers(&rules.ranking.tiebreakers)?;
        let RankingSettings { scoring, difference_cap, bye_is_mean, .. } = rules.ranking;
        Ok(Self { scoring, tiebreakers, difference_cap, bye_is_mean, bye })
    }
}

impl RankingRules {
    /// They rank by matches of teams, as far as they show it: a bye is of game points and games won then.
    pub fn are_of_matches(&self) -> bool {
        let is_of_teams = |name: &String| Tiebreaker::OF_TEAMS.iter().any(|known| known.as_str() == name);
        matches!(self.ranking.scoring, Scoring::MatchPoints | Scoring::GamePoints)
            || self.ranking.tiebreakers.iter().any(is_of_teams)
    }
}

/// One way to tell apart players whose results are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Tiebreaker {
    OpponentsWinRecord,
    VictoryPoints,
    BattleTactics,
    BattleTacticsDenied,
    VictoryPointDifferential,
    StrengthOfSchedule,
    StrengthOfVictory,
    HeadToHead,
    ExtendedStrengthOfSchedule,
    TournamentPoints,
    OpponentsTournamentPoints,
    /// Paint, sportsmanship and lists, as the desk gave them.
    SoftScores,
    /// How often a player had the first of what the game's chart marks: a grand strategy (`systems SR4`).
    GrandStrategies,
    /// Of teams, as all that follow (`teams T29`).
    MatchPoints,
    GamePoints,
    GamesWon,
    /// Of all battles of all matches.
    BattlesDifferential,
    BattlesVictoryPoints,
    OpponentsMatchPoints,
    /// Strength of schedule with every opponent at a third at least: nobody is pulled down by who lost everything.
    FlooredSchedule,
    /// The mean tournament points of the opponents met.
    OpponentsMeanPoints,
    /// Victory points scored for each conceded.
    VictoryPointRatio,
    /// What players count beside points, in the order of the game's chart: all that they have.
    FirstValue,
    SecondValue,
    ThirdValue,
    FourthValue,
    /// The same less what their opponents have.
    FirstDifference,
    SecondDifference,
    ThirdDifference,
    FourthDifference,
}

/// A list of tie-breakers that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RankingError {
    Unknown(String),
    Twice(String),
}

/// Tie-breakers from their names, in order; each once.
pub fn parse_tiebreakers(names: &[impl AsRef<str>]) -> Result<Vec<Tiebreaker>, RankingError> {
    let mut tiebreakers = Vec::with_capacity(names.len());
    for name in names.iter().map(AsRef::as_ref) {
        let tiebreaker = Tiebreaker::parse(name).ok_or_else(|| RankingError::Unknown(name.to_owned()))?;
        if tiebreakers.contains(&tiebreaker) {
            return Err(RankingError::Twice(name.to_owned()));
        }
        tiebreakers.push(tiebreaker);
    }
    Ok(tiebreakers)
}

enum_words! { Tiebreaker:
    OpponentsWinRecord "opponents_win_record", VictoryPoints "victory_points", BattleTactics "battle_tactics",
    BattleTacticsDenied "battle_tactics_denied", VictoryPointDifferential "vp_differential",
    StrengthOfSchedule "strength_of_schedule", StrengthOfVictory "strength_of_victory",
    HeadToHead "head_to_head", ExtendedStrengthOfSchedule "extended_strength_of_schedule",
    TournamentPoints "tournament_points", OpponentsTournamentPoints "opponents_tournament_points",
    SoftScores "soft_scores", GrandStrategies "grand_strategies", MatchPoints "match_points",
    GamePoints "game_points", GamesWon "games_won", BattlesDifferential "battles_vp_differential",
    BattlesVictoryPoints "battles_victory_points", OpponentsMatchPoints "opponents_match_points",
    FlooredSchedule "strength_of_schedule_floored", OpponentsMeanPoints "opponents_mean_points", VictoryPointRatio "vp_ratio",
    FirstValue "first_value", SecondValue "second_value", ThirdValue "third_value", FourthValue "fourth_value",
    FirstDifference "first_value_differential", SecondDifference "second_value_differential",
    ThirdDifference "third_value_differential", FourthDifference "fourth_value_differential"
}

impl Tiebreaker {
    /// Those of players, in the order that they are offered; some of them tell teams apart too.
    pub const OF_PLAYERS: [Self; 15] = [
        Self::OpponentsWinRecord,
        Self::VictoryPoints,
        Self::BattleTactics,
        Self::BattleTacticsDenied,
        Self::VictoryPointDifferential,
        Self::StrengthOfSchedule,
        Self::FlooredSchedule,
        Self::StrengthOfVictory,
        Self::HeadToHead,
        Self::ExtendedStrengthOfSchedule,
        Self::TournamentPoints,
        Self::OpponentsTournamentPoints,
        Self::OpponentsMeanPoints,
        Self::VictoryPointRatio,
        Self::SoftScores,
    ];

    /// Those of players in games whose chart marks something beside points.
    pub const OF_MARKS: [Self; 9] = [
        Self::GrandStrategies,
        Self::FirstValue,
        Self::FirstDifference,
        Self::SecondValue,
        Self::SecondDifference,
        Self::ThirdValue,
        Self::ThirdDifference,
        Self::FourthValue,
        Self::FourthDifference,
    ];

    /// The place, among what is counted beside points, of what this one adds up; none: it adds up something else.
    pub fn place_of_value(self) -> Option<usize> {
        match self {
            Self::FirstValue | Self::FirstDifference => Some(0),
            Self::SecondValue | Self::SecondDifference => Some(1),
            Self::ThirdValue | Self::ThirdDifference => Some(2),
            Self::FourthValue | Self::FourthDifference => Some(3),
            _ => None,
        }
    }

    /// Whether what opponents have is taken from it.
    pub fn is_difference(self) -> bool {
        matches!(
            self,
            Self::VictoryPointDifferential
                | Self::BattlesDifferential
                | Self::FirstDifference
                | Self::SecondDifference
                | Self::ThirdDifference
                | Self::FourthDifference
        )
    }

    /// Those of teams alone, in that order.
    pub const OF_TEAMS: [Self; 6] = [
        Self::MatchPoints,
        Self::GamePoints,
        Self::GamesWon,
        Self::BattlesDifferential,
        Self::BattlesVictoryPoints,
        Self::OpponentsMatchPoints,
    ];
}

impl fmt::Display for Tiebreaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
