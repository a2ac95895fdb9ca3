//! The way of every number down to the battles it came from (`handbook S9`).

use super::{
    Standings, StandingsRow,
    fraction::Fraction,
    ranking::Tiebreaker,
    record::{PlayedGame, WinRecord},
    tiebreakers::{
        TiebreakValue, amount_of_value, grand_strategies, half_wins_of, points_difference, ranked_opponents,
        tactics_denied, with_floor,
    },
};
use crate::domain::history::{Outcome, PlayerIndex};
use serde::Serialize;

/// What one battle gave to one number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrailPart {
    pub game: PlayedGame,
    /// The opponent's own record, where the number rests on it.
    pub opponent: Option<WinRecord>,
    pub amount: TrailAmount,
}

/// How much a battle counts, or why it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrailAmount {
    Whole(i64),
    Share(Fraction),
    /// The opponent was drawn, and counts half: this is the half.
    HalfOf(Fraction),
    LeftOut(LeftOutReason),
}

/// Why a battle counts nothing for a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum LeftOutReason {
    Bye,
    Spare,
    NotBeaten,
    /// The number comes from no battle: the desk gave it.
    NoBattle,
    /// The opponent is not level with this player, or not everybody who is level has met.
    NotLevel,
}

impl Standings {
    /// One part for each game of the row, in order of rounds. The amounts add up to the row's value, to tournament
    /// points with the row's correction; for the strengths of schedule, the value is their mean. Of two stages this is
    /// the first.
    pub fn trail(&self, row: &StandingsRow, tiebreaker: Tiebreaker) -> Vec<TrailPart> {
        row.games
            .iter()
            .map(|game| TrailPart {
                game: *game,
                opponent: self.opponent_record(game),
                amount: self.amount(row, game, tiebreaker),
            })
            .collect()
    }

    /// The second stage of the opponents' win records: every opponent counts, whatever the result (`S2`).
    pub fn trail_of_all_opponents(&self, row: &StandingsRow) -> Vec<TrailPart> {
        self.trail(row, Tiebreaker::StrengthOfSchedule)
    }

    fn amount(&self, row: &StandingsRow, game: &PlayedGame, tiebreaker: Tiebreaker) -> TrailAmount {
        let share = self.opponent_record(game).map(WinRecord::share);
        match tiebreaker {
            Tiebreaker::VictoryPoints | Tiebreaker::GamePoints => {
                TrailAmount::Whole(game.own.victory_points.into())
            }
            Tiebreaker::BattleTactics | Tiebreaker::GamesWon => {
                TrailAmount::Whole(game.own.battle_tactics.into())
            }
            Tiebreaker::BattlesVictoryPoints => TrailAmount::Whole(game.battles[0].into()),
            Tiebreaker::BattlesDifferential => {
                TrailAmount::Whole(i64::from(game.battles[0]) - i64::from(game.battles[1]))
            }
            Tiebreaker::BattleTacticsDenied => TrailAmount::Whole(tactics_denied(game)),
            Tiebreaker::VictoryPointDifferential => {
                TrailAmount::Whole(points_difference(game, self.ranking.difference_cap))
            }
            Tiebreaker::TournamentPoints | Tiebreaker::MatchPoints => TrailAmount::Whole(game.points),
            Tiebreaker::OpponentsTournamentPoints | Tiebreaker::OpponentsMatchPoints => {
                self.points_of_opponent(game)
            }
            Tiebreaker::GrandStrategies => TrailAmount::Whole(grand_strategies(game)),
            Tiebreaker::OpponentsMeanPoints => self.points_of_opponent(game),
            Tiebreaker::VictoryPointRatio => TrailAmount::Whole(game.own.victory_points.into()),
            Tiebreaker::FirstValue
            | Tiebreaker::SecondValue
            | Tiebreaker::ThirdValue
            | Tiebreaker::FourthValue
            | Tiebreaker::FirstDifference
            | Tiebreaker::SecondDifference
            | Tiebreaker::ThirdDifference
            | Tiebreaker::FourthDifference => TrailAmount::Whole(amount_of_value(game, tiebreaker)),
            Tiebreaker::SoftScores => TrailAmount::LeftOut(LeftOutReason::NoBattle),
            Tiebreaker::HeadToHead => self.head_to_head(row, game),
            Tiebreaker::StrengthOfSchedule => {
                count_or_leave_out(game, share, |_, share| TrailAmount::Share(share))
            }
            Tiebreaker::FlooredSchedule => {
                count_or_leave_out(game, share, |_, share| TrailAmount::Share(with_floor(share)))
            }
            Tiebreaker::ExtendedStrengthOfSchedule => {
                let schedule = game.opponent.and_then(|opponent| self.schedule(opponent));
                count_or_leave_out(game, schedule, |_, schedule| TrailAmount::Share(schedule))
            }
            Tiebreaker::OpponentsWinRecord => {
                count_or_leave_out(game, share, |game, share| match game.outcome {
                    Outcome::Draw => TrailAmount::HalfOf(share.halved()),
                    outcome if outcome.is_win() => TrailAmount::Share(share),
                    _ => TrailAmount::LeftOut(LeftOutReason::NotBeaten),
                })
            }
            Tiebreaker::StrengthOfVictory => count_or_leave_out(game, share, |game, share| {
                if game.outcome.is_win() {
                    TrailAmount::Share(share)
                } else {
                    TrailAmount::LeftOut(LeftOutReason::NotBeaten)
                }
            }),
        }
    }

    fn points_of_opponent(&self, game: &PlayedGame) -> TrailAmount {
        match game.opponent.and_then(|other| self.row_of(other)) {
            Some(other) if game.against_ranked => {
                TrailAmount::Whole(other.games.iter().map(|game| game.points).sum())
            }
            _ if game.opponent.is_none() => TrailAmount::LeftOut(LeftOutReason::Bye),
            _ => TrailAmount::LeftOut(LeftOutReason::Spare),
        }
    }

    fn head_to_head(&self, row: &StandingsRow, game: &PlayedGame) -> TrailAmount {
        let tiebreakers = &self.ranking.tiebreakers;
        let at = tiebreakers.iter().position(|tiebreaker| *tiebreaker == Tiebreaker::HeadToHead);
        let opponent = game.opponent.and_then(|opponent| self.row_of(opponent));
        match (at, opponent) {
            (_, None) if game.opponent.is_none() => TrailAmount::LeftOut(LeftOutReason::Bye),
            (_, None) => TrailAmount::LeftOut(LeftOutReason::Spare),
            (Some(at), Some(other))
                if row.values[at] != TiebreakValue::NotUsed
                    && row.cut.is_none()
                    && other.cut.is_none()
                    && self.record_key(row) == self.record_key(other)
                    && row.values[..at] == other.values[..at] =>
            {
                TrailAmount::Share(Fraction::of_quarters(half_wins_of(game) * 2, 1))
            }
            _ => TrailAmount::LeftOut(LeftOutReason::NotLevel),
        }
    }

    fn opponent_record(&self, game: &PlayedGame) -> Option<WinRecord> {
        let opponent = game.opponent.filter(|_| game.against_ranked)?;
        self.row_of(opponent).map(|row| row.win_record)
    }

    fn schedule(&self, player: PlayerIndex) -> Option<Fraction> {
        let row = self.row_of(player)?;
        let opponents = ranked_opponents(&row.games).filter_map(|(_, opponent)| self.row_of(opponent));
        Some(Fraction::mean(opponents.map(|row| row.win_record.share())))
    }
}

fn count_or_leave_out(
    game: &PlayedGame,
    share: Option<Fraction>,
    amount: impl Fn(&PlayedGame, Fraction) -> TrailAmount,
) -> TrailAmount {
    match share {
        Some(share) if game.against_ranked => amount(game, share),
        _ if game.opponent.is_none() => TrailAmount::LeftOut(LeftOutReason::Bye),
        _ => TrailAmount::LeftOut(LeftOutReason::Spare),
    }
}
