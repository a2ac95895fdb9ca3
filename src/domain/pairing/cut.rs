//! A cut to single elimination: seeds from the standings, then the winners of neighbouring pairs.

use super::formats::bracket;
use crate::domain::{
    history::{History, PlayerIndex},
    numbers::RoundNumber,
    scoring::outcome,
};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// One round of a cut, as it is kept with the draw. Players are their keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// The best first.
    pub seeds: Vec<String>,
    /// In the order of the bracket; a player without an opponent goes on.
    pub pairs: Vec<(String, Option<String>)>,
}

/// Why there is no such round of a cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CutError {
    Size,
    TooFew,
    Over { name: String },
    NotMet { a: String, b: String },
    NoResult { a: String, b: String },
}

impl Cut {
    /// The first round: the first of the standings meets the last. Where there are fewer players than places,
    /// the best have no opponent.
    pub fn start(standings: &[String], size: usize) -> Result<Self, CutError> {
        if !matches!(size, 2 | 4 | 8 | 16) {
            return Err(CutError::Size);
        }
        let seeds: Vec<String> = standings.iter().take(size).cloned().collect();
        if seeds.len() < 2 {
            return Err(CutError::TooFew);
        }
        // A bracket that is more than half empty would have places without anybody.
        let size = seeds.len().next_power_of_two();
        let pairs =
            bracket(size).into_iter().map(|(upper, lower)| (seeds[upper].clone(), seeds.get(lower).cloned()));
        Ok(Self { pairs: pairs.collect(), seeds })
    }

    /// The next round, from the battles of this one. After a draw the higher seed goes on.
    pub fn next(&self, history: &History, round: RoundNumber) -> Result<Self, CutError> {
        let places: HashMap<&str, PlayerIndex> =
            history.players.iter().enumerate().map(|(place, player)| (player.key.as_str(), place)).collect();
        let name = |key: &String| {
            places.get(key.as_str()).map_or_else(|| key.clone(), |place| history.players[*place].name.clone())
        };
        let mut winners = Vec::new();
        for (a, b) in &self.pairs {
            let Some(b) = b else {
                winners.push(a.clone());
                continue;
            };
            let both = (places.get(a.as_str()).copied(), places.get(b.as_str()).copied());
            let mut battles =
                history.rounds.iter().filter(|drawn| drawn.number == round).flat_map(|drawn| &drawn.battles);
            let battle = battles.find(|battle| {
                let seats = (Some(battle.a), battle.b);
                seats == both || (seats.1, seats.0) == both
            });
            let battle = battle.ok_or_else(|| CutError::NotMet { a: name(a), b: name(b) })?;
            let result = battle.result.as_ref();
            let for_first = result.ok_or_else(|| CutError::NoResult { a: name(a), b: name(b) })?;
            let for_first = outcome(for_first, history.scale());
            let for_a = if Some(battle.a) == both.0 { for_first } else { for_first.reversed() };
            let a_goes_on = for_a.is_win() || !for_a.is_loss() && self.seed(a) < self.seed(b);
            winners.push(if a_goes_on { a.clone() } else { b.clone() });
        }
        match winners.as_slice() {
            [winner] => Err(CutError::Over { name: name(winner) }),
            winners => {
                let pairs = winners.chunks(2).map(|two| (two[0].clone(), two.get(1).cloned())).collect();
                Ok(Self { seeds: self.seeds.clone(), pairs })
            }
        }
    }

    /// From 1.
    pub fn seed(&self, key: &str) -> usize {
        self.seeds.iter().position(|seed| seed == key).map_or(usize::MAX, |place| place + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::history::{Battle, BattleResult, Entrant, ResultKind, Round, Score};

    fn keys(count: usize) -> Vec<String> {
        (1..=count).map(|number| format!("p{number}")).collect()
    }

    fn history(results: &[(usize, usize, u32, u32)]) -> History {
        let score = |victory_points| Score { victory_points, battle_tactics: 0, ..Score::default() };
        let battles = results.iter().map(|&(a, b, for_a, for_b)| Battle {
            table: None,
            a: a - 1,
            b: Some(b - 1),
            fixed: true,
            result: Some(BattleResult {
                kind: ResultKind::Played,
                a: score(for_a),
                b: score(for_b),
                ruled: None,
            }),
        });
        History {
            players: (1..=8).map(Entrant::numbered).collect(),
            rounds: vec![Round { number: RoundNumber(4), battles: battles.collect() }],
            ..History::default()
        }
    }

    fn pairs(cut: &Cut) -> Vec<(usize, Option<usize>)> {
        let number = |key: &String| key[1..].parse().unwrap();
        cut.pairs.iter().map(|(a, b)| (number(a), b.as_ref().map(number))).collect()
    }

    #[test]
    fn the_first_meets_the_last_and_winners_of_neighbours_meet() {
        let cut = Cut::start(&keys(20), 4).unwrap();
        assert_eq!(pairs(&cut), [(1, Some(4)), (2, Some(3))]);
        let cut = cut.next(&history(&[(4, 1, 30, 10), (2, 3, 20, 20)]), RoundNumber(4)).unwrap();
        assert_eq!(pairs(&cut), [(4, Some(2))]);
        let over = cut.next(&history(&[(2, 4, 30, 10)]), RoundNumber(4)).unwrap_err();
        assert_eq!(over, CutError::Over { name: "Player 2".into() });
    }

    #[test]
    fn with_fewer_players_than_places_the_best_go_on_without_a_battle() {
        let cut = Cut::start(&keys(6), 8).unwrap();
        assert_eq!(pairs(&cut), [(1, None), (4, Some(5)), (2, None), (3, Some(6))]);
        let cut = cut.next(&history(&[(4, 5, 30, 10), (3, 6, 10, 30)]), RoundNumber(4)).unwrap();
        assert_eq!(pairs(&cut), [(1, Some(4)), (2, Some(6))]);
    }

    #[test]
    fn what_cannot_be_is_said() {
        assert_eq!(Cut::start(&keys(9), 6), Err(CutError::Size));
        assert_eq!(Cut::start(&keys(1), 8), Err(CutError::TooFew));
        let cut = Cut::start(&keys(2), 2).unwrap();
        let not_met = cut.next(&history(&[(1, 3, 30, 10)]), RoundNumber(4)).unwrap_err();
        assert_eq!(not_met, CutError::NotMet { a: "Player 1".into(), b: "Player 2".into() });
    }
}
