//! One function for each tie-breaker, each with the statement it implements. More is always better.

use super::{
    fraction::Fraction,
    ranking::{Ranking, Tiebreaker},
    record::{PlayedGame, WinRecord, list_finished_games},
};
use crate::domain::{
    history::{History, Outcome, PlayerIndex},
    numbers::RoundNumber,
};
use std::fmt;

/// What a tie-breaker says about a player. Only values of one tie-breaker are compared with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TiebreakValue {
    /// Not to be used here: nobody is level, or those who are have not all met.
    NotUsed,
    Whole(i64),
    Share(Fraction),
    /// The second is looked at where the first is level.
    TwoStage(Fraction, Fraction),
}

impl fmt::Display for TiebreakValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUsed => f.write_str("–"),
            Self::Whole(number) => number.fmt(f),
            Self::Share(share) => share.fmt(f),
            Self::TwoStage(first, _) => first.fmt(f),
        }
    }
}

/// The games of all players, and the win records that follow from them.
pub(super) struct GamesField {
    pub games: Vec<Vec<PlayedGame>>,
    pub win_records: Vec<WinRecord>,
    shares: Vec<Fraction>,
    /// Of each player, as the desk gave them.
    soft: Vec<i64>,
    /// Penalties and bonuses of each player, in all.
    pub corrections: Vec<i64>,
    /// The most that a battle counts for the point difference; 0: as much as there is.
    difference_cap: u32,
}

impl GamesField {
    /// What is known after a round.
    pub fn new(history: &History, after: RoundNumber, ranking: &Ranking) -> Self {
        let difference_cap = ranking.difference_cap;
        let games = list_finished_games(history, after, ranking);
        let soft = history.players.iter().map(|player| player.soft).collect();
        let corrections = history.players.iter().map(|player| player.corrected_by(after)).collect();
        let win_records: Vec<WinRecord> =
            games.iter().map(|games| WinRecord::from_ranked_games(games)).collect();
        let shares = win_records.iter().map(|record| record.share()).collect();
        Self { games, win_records, shares, soft, corrections, difference_cap }
    }

    /// The value for `player`, who is level with the rest of `group` on everything before.
    pub fn value(&self, tiebreaker: Tiebreaker, player: PlayerIndex, group: &LevelGroup) -> TiebreakValue {
        match tiebreaker {
            Tiebreaker::OpponentsWinRecord => {
                TiebreakValue::TwoStage(self.beaten_and_half_of_drawn(player), self.all_opponents(player))
            }
            Tiebreaker::VictoryPoints | Tiebreaker::GamePoints => {
                TiebreakValue::Whole(self.victory_points(player))
            }
            Tiebreaker::BattleTactics | Tiebreaker::GamesWon => {
                TiebreakValue::Whole(self.battle_tactics(player))
            }
            Tiebreaker::BattleTacticsDenied => TiebreakValue::Whole(self.battle_tactics_denied(player)),
            Tiebreaker::VictoryPointDifferential => {
                TiebreakValue::Whole(self.victory_point_differential(player))
            }
            Tiebreaker::StrengthOfSchedule => TiebreakValue::Share(self.strength_of_schedule(player)),
            Tiebreaker::FlooredSchedule => {
                let shares = self.parts(player).map(|(_, share)| with_floor(share));
                TiebreakValue::Share(Fraction::mean(shares))
            }
            Tiebreaker::StrengthOfVictory => TiebreakValue::Share(self.strength_of_victory(player)),
            Tiebreaker::HeadToHead => self.head_to_head(player, group),
            Tiebreaker::ExtendedStrengthOfSchedule => {
                TiebreakValue::Share(self.extended_strength_of_schedule(player))
            }
            Tiebreaker::TournamentPoints | Tiebreaker::MatchPoints => {
                TiebreakValue::Whole(self.tournament_points(player) + self.corrections[player])
            }
            Tiebreaker::OpponentsTournamentPoints | Tiebreaker::OpponentsMatchPoints => {
                TiebreakValue::Whole(self.opponents_tournament_points(player))
            }
            Tiebreaker::OpponentsMeanPoints => TiebreakValue::Share(self.opponents_mean_points(player)),
            Tiebreaker::VictoryPointRatio => TiebreakValue::Share(self.victory_point_ratio(player)),
            Tiebreaker::SoftScores => TiebreakValue::Whole(self.soft[player]),
            Tiebreaker::FirstValue
            | Tiebreaker::SecondValue
            | Tiebreaker::ThirdValue
            | Tiebreaker::FourthValue
            | Tiebreaker::FirstDifference
            | Tiebreaker::SecondDifference
            | Tiebreaker::ThirdDifference
            | Tiebreaker::FourthDifference => {
                let games = self.games[player].iter();
                TiebreakValue::Whole(games.map(|game| amount_of_value(game, tiebreaker)).sum())
            }
            Tiebreaker::GrandStrategies => {
                TiebreakValue::Whole(self.games[player].iter().map(grand_strategies).sum())
            }
            Tiebreaker::BattlesDifferential => {
                TiebreakValue::Whole(self.of_battles(player, |[own, theirs]| own - theirs))
            }
            Tiebreaker::BattlesVictoryPoints => TiebreakValue::Whole(self.of_battles(player, |[own, _]| own)),
        }
    }

    /// `S2`, first stage: the win records of the opponents beaten, added up; a drawn opponent counts half.
    fn beaten_and_half_of_drawn(&self, player: PlayerIndex) -> Fraction {
        Fraction::sum(self.parts(player).filter_map(|(game, share)| match game.outcome {
            outcome if outcome.is_win() => Some(share),
            Outcome::Draw => Some(share.halved()),
            _ => None,
        }))
    }

    /// `S2`, second stage: the win records of all opponents faced, added up.
    fn all_opponents(&self, player: PlayerIndex) -> Fraction {
        Fraction::sum(self.parts(player).map(|(_, share)| share))
    }

    /// `S3`: total victory points scored.
    fn victory_points(&self, player: PlayerIndex) -> i64 {
        self.games[player].iter().map(|game| i64::from(game.own.victory_points)).sum()
    }

    /// `S4`: total battle tactics completed.
    fn battle_tactics(&self, player: PlayerIndex) -> i64 {
        self.games[player].iter().map(|game| i64::from(game.own.battle_tactics)).sum()
    }

    /// `S5`: of those possible in each game, what the opponent did not complete. In a bye: all (`R8`).
    fn battle_tactics_denied(&self, player: PlayerIndex) -> i64 {
        self.games[player].iter().map(tactics_denied).sum()
    }

    /// `S6`: victory points scored less those of the opponents, of each battle at most the cap.
    fn victory_point_differential(&self, player: PlayerIndex) -> i64 {
        self.games[player].iter().map(|game| points_difference(game, self.difference_cap)).sum()
    }

    /// The mean win record of all opponents.
    pub fn strength_of_schedule(&self, player: PlayerIndex) -> Fraction {
        Fraction::mean(self.parts(player).map(|(_, share)| share))
    }

    /// The win records of the opponents beaten, added up.
    fn strength_of_victory(&self, player: PlayerIndex) -> Fraction {
        Fraction::sum(self.parts(player).filter(|(game, _)| game.outcome.is_win()).map(|(_, share)| share))
    }

    /// The mean strength of schedule of all opponents.
    fn extended_strength_of_schedule(&self, player: PlayerIndex) -> Fraction {
        let schedules: Vec<Fraction> = ranked_opponents(&self.games[player])
            .map(|(_, other)| self.strength_of_schedule(other))
            .collect();
        Fraction::mean(schedules.iter().copied())
    }

    /// `FR9`, `TR6`: the tournament points of all battles, added up.
    fn tournament_points(&self, player: PlayerIndex) -> i64 {
        self.games[player].iter().map(|game| game.points).sum()
    }

    /// `teams T29`: of the victory points of all battles of all matches.
    fn of_battles(&self, player: PlayerIndex, amount: impl Fn([i64; 2]) -> i64) -> i64 {
        self.games[player].iter().map(|game| amount(game.battles.map(i64::from))).sum()
    }

    /// `FR9`: the tournament points of all opponents met, added up: as they were won, whatever staff took from one.
    fn opponents_tournament_points(&self, player: PlayerIndex) -> i64 {
        ranked_opponents(&self.games[player]).map(|(_, other)| self.tournament_points(other)).sum()
    }

    /// The same, shared by the opponents met: one battle fewer is no loss.
    fn opponents_mean_points(&self, player: PlayerIndex) -> Fraction {
        let points = ranked_opponents(&self.games[player]).map(|(_, other)| self.tournament_points(other));
        Fraction::mean(points.map(Fraction::of_whole))
    }

    /// Victory points scored for each that opponents scored; where they scored none, as if they had one.
    fn victory_point_ratio(&self, player: PlayerIndex) -> Fraction {
        let conceded: u32 = self.games[player].iter().map(|game| game.theirs.victory_points).sum();
        Fraction::of_quarters(self.victory_points(player) * 4, conceded.max(1))
    }

    /// Wins plus half of draws, over the battles among the players who are level, where each has met every
    /// other; else it is not used, because it would reward whom the draw brought together.
    fn head_to_head(&self, player: PlayerIndex, group: &LevelGroup) -> TiebreakValue {
        if !group.all_have_met {
            return TiebreakValue::NotUsed;
        }
        let (mut half_wins, mut battles) = (0, 0);
        for game in self.games[player].iter().filter(|game| group.has(game.opponent)) {
            half_wins += half_wins_of(game);
            battles += 1;
        }
        TiebreakValue::Share(Fraction::of_quarters(half_wins * 2, battles))
    }

    /// The battles against ranked opponents, each with the opponent's share of wins.
    fn parts(&self, player: PlayerIndex) -> impl Iterator<Item = (&PlayedGame, Fraction)> + Clone {
        ranked_opponents(&self.games[player]).map(|(game, opponent)| (game, self.shares[opponent]))
    }
}

/// Players who are level on everything so far.
pub(super) struct LevelGroup {
    /// In ascending order.
    members: Vec<PlayerIndex>,
    all_have_met: bool,
}

impl LevelGroup {
    /// Only head to head asks who else is level.
    pub fn new(tiebreaker: Tiebreaker, members: &[PlayerIndex], field: &GamesField) -> Self {
        if tiebreaker != Tiebreaker::HeadToHead {
            return Self { members: Vec::new(), all_have_met: false };
        }
        let mut members = members.to_vec();
        members.sort_unstable();
        let met_all = |player: &PlayerIndex| {
            let games = &field.games[*player];
            // Nobody has met more players than they have games.
            members.len() <= games.len() + 1
                && members
                    .iter()
                    .all(|other| other == player || games.iter().any(|game| game.opponent == Some(*other)))
        };
        let all_have_met = members.len() > 1 && members.iter().all(met_all);
        Self { members, all_have_met }
    }

    fn has(&self, player: Option<PlayerIndex>) -> bool {
        player.is_some_and(|player| self.members.binary_search(&player).is_ok())
    }
}

pub(super) fn ranked_opponents(
    games: &[PlayedGame],
) -> impl Iterator<Item = (&PlayedGame, PlayerIndex)> + Clone {
    games
        .iter()
        .filter(|game| game.against_ranked)
        .filter_map(|game| game.opponent.map(|other| (game, other)))
}

/// An opponent's win record, counted as a third at least.
pub(super) fn with_floor(share: Fraction) -> Fraction {
    share.max(Fraction::of_quarters(4, 3))
}

pub(super) fn half_wins_of(game: &PlayedGame) -> i64 {
    i64::from(game.outcome.is_win()) * 2 + i64::from(game.outcome == Outcome::Draw)
}

pub(super) fn tactics_denied(game: &PlayedGame) -> i64 {
    i64::from(game.denied)
}

/// `systems SR4`: 1 where the player had what the chart marks first. In a bye: as all that can be had.
pub(super) fn grand_strategies(game: &PlayedGame) -> i64 {
    if game.opponent.is_none() { 1 } else { i64::from(game.own.values.0[0]) }
}

/// What the player counted beside points in the tie-breaker's place, less that of the opponent where it is a difference; in
/// a bye, what is awarded (`G10`).
pub(super) fn amount_of_value(game: &PlayedGame, tiebreaker: Tiebreaker) -> i64 {
    let place = tiebreaker.place_of_value().unwrap_or_default();
    let theirs = if tiebreaker.is_difference() { game.theirs.values.0[place] } else { 0 };
    i64::from(game.own.values.0[place]) - i64::from(theirs)
}

/// As far as one battle counts where there is a cap; without one (0), all of it.
pub(super) fn points_difference(game: &PlayedGame, cap: u32) -> i64 {
    let difference = i64::from(game.own.victory_points) - i64::from(game.theirs.victory_points);
    if cap == 0 { difference } else { difference.clamp(-i64::from(cap), cap.into()) }
}
