//! The way of every number down to the battles it came from (`handbook S9`).

use super::{
    Row, Standings,
    fraction::Fraction,
    ranking::Tiebreaker,
    record::{Game, WinRecord},
    tiebreakers::{Value, denied, difference, grand_strategies, half_wins_of, ranked_opponents},
};
use crate::domain::history::{Outcome, PlayerIndex};

/// What one battle gave to one number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub game: Game,
    /// The opponent's own record, where the number rests on it.
    pub opponent: Option<WinRecord>,
    pub amount: Amount,
}

/// How much a battle counts, or why it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    Whole(i64),
    Share(Fraction),
    /// The opponent was drawn, and counts half: this is the half.
    HalfOf(Fraction),
    LeftOut(LeftOut),
}

/// Why a battle counts nothing for a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOut {
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
    pub fn trail(&self, row: &Row, tiebreaker: Tiebreaker) -> Vec<Part> {
        row.games
            .iter()
            .map(|game| Part {
                game: *game,
                opponent: self.opponent_record(game),
                amount: self.amount(row, game, tiebreaker),
            })
            .collect()
    }

    /// The second stage of the opponents' win records: every opponent counts, whatever the result (`S2`).
    pub fn trail_of_all_opponents(&self, row: &Row) -> Vec<Part> {
        self.trail(row, Tiebreaker::StrengthOfSchedule)
    }

    fn amount(&self, row: &Row, game: &Game, tiebreaker: Tiebreaker) -> Amount {
        let share = self.opponent_record(game).map(WinRecord::share);
        match tiebreaker {
            Tiebreaker::VictoryPoints | Tiebreaker::GamePoints => {
                Amount::Whole(game.own.victory_points.into())
            }
            Tiebreaker::BattleTactics | Tiebreaker::GamesWon => Amount::Whole(game.own.battle_tactics.into()),
            Tiebreaker::BattlesVictoryPoints => Amount::Whole(game.battles[0].into()),
            Tiebreaker::BattlesDifferential => {
                Amount::Whole(i64::from(game.battles[0]) - i64::from(game.battles[1]))
            }
            Tiebreaker::BattleTacticsDenied => Amount::Whole(denied(game)),
            Tiebreaker::VictoryPointDifferential => Amount::Whole(difference(game)),
            Tiebreaker::TournamentPoints | Tiebreaker::MatchPoints => Amount::Whole(game.points),
            Tiebreaker::OpponentsTournamentPoints | Tiebreaker::OpponentsMatchPoints => {
                self.points_of_opponent(game)
            }
            Tiebreaker::GrandStrategies => Amount::Whole(grand_strategies(game)),
            Tiebreaker::SoftScores => Amount::LeftOut(LeftOut::NoBattle),
            Tiebreaker::HeadToHead => self.head_to_head(row, game),
            Tiebreaker::StrengthOfSchedule => counted(game, share, |_, share| Amount::Share(share)),
            Tiebreaker::ExtendedStrengthOfSchedule => {
                let schedule = game.opponent.and_then(|opponent| self.schedule(opponent));
                counted(game, schedule, |_, schedule| Amount::Share(schedule))
            }
            Tiebreaker::OpponentsWinRecord => counted(game, share, |game, share| match game.outcome {
                Outcome::Draw => Amount::HalfOf(share.halved()),
                outcome if outcome.is_win() => Amount::Share(share),
                _ => Amount::LeftOut(LeftOut::NotBeaten),
            }),
            Tiebreaker::StrengthOfVictory => counted(game, share, |game, share| {
                if game.outcome.is_win() { Amount::Share(share) } else { Amount::LeftOut(LeftOut::NotBeaten) }
            }),
        }
    }

    fn points_of_opponent(&self, game: &Game) -> Amount {
        match game.opponent.and_then(|other| self.row_of(other)) {
            Some(other) if game.against_ranked => {
                Amount::Whole(other.games.iter().map(|game| game.points).sum())
            }
            _ if game.opponent.is_none() => Amount::LeftOut(LeftOut::Bye),
            _ => Amount::LeftOut(LeftOut::Spare),
        }
    }

    fn head_to_head(&self, row: &Row, game: &Game) -> Amount {
        let tiebreakers = &self.ranking.tiebreakers;
        let at = tiebreakers.iter().position(|tiebreaker| *tiebreaker == Tiebreaker::HeadToHead);
        let opponent = game.opponent.and_then(|opponent| self.row_of(opponent));
        match (at, opponent) {
            (_, None) if game.opponent.is_none() => Amount::LeftOut(LeftOut::Bye),
            (_, None) => Amount::LeftOut(LeftOut::Spare),
            (Some(at), Some(other))
                if row.values[at] != Value::NotUsed
                    && row.cut.is_none()
                    && other.cut.is_none()
                    && self.record_key(row) == self.record_key(other)
                    && row.values[..at] == other.values[..at] =>
            {
                Amount::Share(Fraction::of_quarters(half_wins_of(game) * 2, 1))
            }
            _ => Amount::LeftOut(LeftOut::NotLevel),
        }
    }

    fn opponent_record(&self, game: &Game) -> Option<WinRecord> {
        let opponent = game.opponent.filter(|_| game.against_ranked)?;
        self.row_of(opponent).map(|row| row.win_record)
    }

    fn schedule(&self, player: PlayerIndex) -> Option<Fraction> {
        let row = self.row_of(player)?;
        let opponents = ranked_opponents(&row.games).filter_map(|(_, opponent)| self.row_of(opponent));
        Some(Fraction::mean(opponents.map(|row| row.win_record.share())))
    }
}

fn counted(game: &Game, share: Option<Fraction>, amount: impl Fn(&Game, Fraction) -> Amount) -> Amount {
    match share {
        Some(share) if game.against_ranked => amount(game, share),
        _ if game.opponent.is_none() => Amount::LeftOut(LeftOut::Bye),
        _ => Amount::LeftOut(LeftOut::Spare),
    }
}
