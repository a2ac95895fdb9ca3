//! A cut to single elimination: seeds from the standings, then the winners of neighbouring pairs.

use super::formats::pair_bracket_places;
use crate::domain::{
    bracket::{GoesOnBy, PairEnd, pair_end},
    history::{Cut, History},
    numbers::RoundNumber,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most players of a cut.
pub const MOST_OF_A_CUT: usize = 64;

/// What becomes of a place in a cut whose player has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaverWay {
    /// The opponent goes on without a battle.
    Walkover,
    /// Whom they beat last takes it.
    Beaten,
    /// The next of the standings from which the cut was made takes it.
    Next,
}

enum_words! { LeaverWay: Walkover "walkover", Beaten "beaten", Next "next" }

/// Why there is no such round of a cut.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CutError {
    Size {
        most: usize,
    },
    TooFew,
    Over {
        /// Nobody where both had left.
        winner: Option<String>,
    },
    NotMet {
        a: String,
        b: String,
    },
    NoResult {
        a: String,
        b: String,
    },
    /// Somebody of it has left, and nobody has said how it goes on.
    #[serde(skip_serializing)]
    Left(CutLeaver),
}

/// Somebody who was to play in a round of a cut and has left, and how it can go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutLeaver {
    pub round: RoundNumber,
    pub key: String,
    pub name: String,
    /// Each with whoever goes on by it; nobody where the place stays empty.
    pub ways: Vec<(LeaverWay, Option<String>)>,
}

impl Cut {
    /// The first round: the first of the standings meets the last. Where there are fewer players than places,
    /// the best have no opponent.
    pub fn from_standings(standings: &[String], size: usize) -> Result<Self, CutError> {
        if !(2..=MOST_OF_A_CUT).contains(&size) {
            return Err(CutError::Size { most: MOST_OF_A_CUT });
        }
        let seeds: Vec<String> = standings.iter().take(size).cloned().collect();
        if seeds.len() < 2 {
            return Err(CutError::TooFew);
        }
        // A bracket that is more than half empty would have places without anybody.
        let size = seeds.len().next_power_of_two();
        let pairs = pair_bracket_places(size)
            .into_iter()
            .map(|(upper, lower)| (seeds[upper].clone(), seeds.get(lower).cloned()));
        Ok(Self { pairs: pairs.collect(), seeds, third_place: None, gone: Vec::new() })
    }

    /// The next round, from the battles of this one. After a draw the higher seed goes on. Beside the final those who
    /// lost the semi-finals meet, where that is wished for.
    pub fn next(&self, history: &History, round: RoundNumber, third_place: bool) -> Result<Self, CutError> {
        let name = |key: &String| name_of(history, key);
        let (mut winners, mut losers) = (Vec::new(), Vec::new());
        let mut are_gone = false;
        for (a, b) in &self.pairs {
            let other = || b.as_ref().map(name).unwrap_or_default();
            let end = pair_end(history, round, self, a, b.as_deref());
            are_gone = matches!(end, PairEnd::Decided { by: GoesOnBy::BothGone, .. });
            let (first, second) = match end {
                PairEnd::NotMet => return Err(CutError::NotMet { a: name(a), b: other() }),
                PairEnd::Open => return Err(CutError::NoResult { a: name(a), b: other() }),
                PairEnd::Decided { first_goes_on: true, .. } => (Some(a), b.as_ref()),
                PairEnd::Decided { first_goes_on: false, .. } => (b.as_ref(), Some(a)),
            };
            winners.extend(first.cloned());
            losers.extend(second.cloned());
        }
        if let [winner] = winners.as_slice() {
            return Err(CutError::Over { winner: (!are_gone).then(|| name(winner)) });
        }
        let third_place = match losers.as_slice() {
            [one, other] if third_place && winners.len() == 2 => Some((one.clone(), other.clone())),
            _ => None,
        };
        let pairs: Vec<_> = winners.chunks(2).map(|two| (two[0].clone(), two.get(1).cloned())).collect();
        let gone = self.gone.iter().filter(|key| winners.contains(key) || losers.contains(key));
        Ok(Self { seeds: self.seeds.clone(), third_place, gone: gone.cloned().collect(), pairs })
    }

    /// Whoever had left and plays in a round again is not gone any more.
    pub fn forget_returned(&mut self, history: &History, round: RoundNumber) {
        let plays =
            |key: &String| history.place_of(key).is_some_and(|place| history.players[place].plays_in(round));
        self.gone.retain(|key| !plays(key));
    }

    /// Whoever lost against somebody in this round.
    pub fn beaten_by(&self, history: &History, round: RoundNumber, key: &str) -> Option<&String> {
        self.pairs.iter().find_map(|(a, b)| {
            let b = b.as_ref()?;
            match pair_end(history, round, self, a, Some(b)) {
                PairEnd::Decided { first_goes_on: true, .. } if a == key => Some(b),
                PairEnd::Decided { first_goes_on: false, .. } if b == key => Some(a),
                _ => None,
            }
        })
    }

    /// Everybody who has a place in this round: the pairs of the bracket first.
    pub fn players(&self) -> impl Iterator<Item = &String> {
        let pairs = self.pairs.iter().flat_map(|(a, b)| [Some(a), b.as_ref()]);
        pairs.flatten().chain(self.third_place.iter().flat_map(|(a, b)| [a, b]))
    }

    /// Whoever meets this player in the round, in the match for the third place too.
    pub fn other_of(&self, key: &str) -> Option<&String> {
        let third = || self.third_place.as_ref().and_then(|(a, b)| other_of_two(key, a, b));
        self.opponent_of(key).or_else(third)
    }

    /// Whoever meets this player in the round, in a pair of the bracket.
    pub fn opponent_of(&self, key: &str) -> Option<&String> {
        self.pairs.iter().find_map(|(a, b)| other_of_two(key, a, b.as_ref()?))
    }

    /// Gives the place of somebody who has left to another, who has the last seed where they had none.
    pub fn replace(&mut self, leaver: &str, with: &str) {
        for (a, b) in &mut self.pairs {
            for key in [Some(a), b.as_mut()].into_iter().flatten().filter(|key| *key == leaver) {
                with.clone_into(key);
            }
        }
        if !self.seeds.iter().any(|seed| seed == with) {
            self.seeds.push(with.to_owned());
        }
        if self.third_place.as_ref().is_some_and(|(a, b)| a == with || b == with) {
            self.third_place = None;
        }
    }

    /// Keeps to whom a hand has brought together: `opponent` is whom each now meets. Of two who do not meet any more the
    /// higher seed keeps the place, unless it has another by now; whoever meets nobody any more has a place without an
    /// opponent that has become free. Nobody has two places.
    pub fn follow(&mut self, opponent: impl Fn(&str) -> Option<String>) {
        let mut all: Vec<String> = self.players().cloned().collect();
        let is_as_it_was = |(a, b): &(String, Option<String>)| {
            let is_gone = |key: &String| self.gone.contains(key);
            is_gone(a) || b.as_ref().is_some_and(is_gone) || opponent(a) == *b
        };
        let stands: Vec<bool> = self.pairs.iter().map(is_as_it_was).collect();
        let seeds = self.seeds.clone();
        let seed = |key: &String| seeds.iter().position(|seed| seed == key).unwrap_or(usize::MAX);
        let by_seed = |(a, b): (String, Option<String>)| match b {
            Some(b) if seed(&b) < seed(&a) => (b, Some(a)),
            b => (a, b),
        };
        let both = |(a, b): &(String, Option<String>)| [Some(a.clone()), b.clone()].into_iter().flatten();
        all.sort_by_key(seed);
        let standing = self.pairs.iter().zip(&stands).filter(|(_, stands)| **stands);
        let mut placed: BTreeSet<String> = standing.flat_map(|(pair, _)| both(pair)).collect();
        // First those with an opponent, by whoever of the pair is still to be placed, or else of the whole cut.
        for wants_opponent in [true, false] {
            for at in (0..self.pairs.len()).filter(|at| !stands[*at]) {
                let had_opponent = self.pairs[at].1.is_some();
                if had_opponent != wants_opponent {
                    continue;
                }
                let mut own: Vec<String> = both(&self.pairs[at]).collect();
                own.sort_by_key(seed);
                let found = own.into_iter().chain(all.iter().cloned()).find_map(|stays| {
                    let comes = opponent(&stays);
                    let is_free = |key: &String| !placed.contains(key);
                    let fits = comes.is_some() == wants_opponent && comes.iter().all(is_free);
                    (fits && is_free(&stays)).then_some((stays, comes))
                });
                if let Some(pair) = found.map(by_seed) {
                    placed.extend(both(&pair));
                    self.pairs[at] = pair;
                }
            }
        }
        for key in &placed {
            if !self.seeds.contains(key) {
                self.seeds.push(key.clone());
            }
        }
        if let Some((a, b)) = &self.third_place
            && opponent(a).as_ref() != Some(b)
        {
            let mut left = all.into_iter().filter(|key| !placed.contains(key));
            let met = left.find_map(|stays| opponent(&stays).map(|comes| (stays, comes)));
            self.third_place = met.filter(|(_, comes)| !placed.contains(comes));
        }
    }
}

/// What a player of a cut is called.
pub(in crate::domain) fn name_of(history: &History, key: &str) -> String {
    history.place_of(key).map_or_else(|| key.to_owned(), |place| history.players[place].name.clone())
}

fn other_of_two<'k>(key: &str, a: &'k String, b: &'k String) -> Option<&'k String> {
    if a == key { Some(b) } else { (b == key).then_some(a) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::history::{BattleResult, Entrant, HistoryBattle, HistoryRound, ResultKind, Score};

    fn numbered_keys(count: usize) -> Vec<String> {
        (1..=count).map(|number| format!("p{number}")).collect()
    }

    fn history_from_results(results: &[(usize, usize, u32, u32)]) -> History {
        let score = |victory_points| Score { victory_points, battle_tactics: 0, ..Score::default() };
        let battles = results.iter().map(|&(a, b, for_a, for_b)| HistoryBattle {
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
            players: (1..=8).map(Entrant::from_number).collect(),
            rounds: vec![HistoryRound { number: RoundNumber(4), battles: battles.collect() }],
            ..History::default()
        }
    }

    fn numbered_pairs(cut: &Cut) -> Vec<(usize, Option<usize>)> {
        let number = |key: &String| key[1..].parse().unwrap();
        cut.pairs.iter().map(|(a, b)| (number(a), b.as_ref().map(number))).collect()
    }

    /// Follows tables at which these meet, by number.
    fn follow_tables(mut cut: Cut, tables: &[(usize, usize)]) -> Cut {
        let number = |key: &str| key[1..].parse::<usize>().unwrap();
        cut.follow(|key| {
            let of = |&(a, b): &(usize, usize)| match number(key) {
                it if it == a => Some(format!("p{b}")),
                it if it == b => Some(format!("p{a}")),
                _ => None,
            };
            tables.iter().find_map(of)
        });
        cut
    }

    #[test]
    fn whoever_a_hand_swaps_keeps_one_place_of_the_cut() {
        let of = |size| Cut::from_standings(&numbered_keys(20), size).unwrap();
        // Two of the semi-finals are swapped, and swapped back.
        let swapped = follow_tables(of(4), &[(1, 2), (4, 3)]);
        assert_eq!(numbered_pairs(&swapped), [(1, Some(2)), (3, Some(4))]);
        assert_eq!(numbered_pairs(&follow_tables(swapped, &[(1, 4), (2, 3)])), [(1, Some(4)), (2, Some(3))]);
        // Two whose pairs are no neighbours.
        assert_eq!(numbered_pairs(&of(8)), [(1, Some(8)), (4, Some(5)), (2, Some(7)), (3, Some(6))]);
        let swapped = follow_tables(of(8), &[(1, 8), (4, 2), (5, 7), (3, 6)]);
        assert_eq!(numbered_pairs(&swapped), [(1, Some(8)), (2, Some(4)), (5, Some(7)), (3, Some(6))]);
        // Somebody without an opponent, and somebody with one.
        assert_eq!(numbered_pairs(&of(6)), [(1, None), (4, Some(5)), (2, None), (3, Some(6))]);
        let swapped = follow_tables(of(6), &[(4, 1), (3, 6)]);
        assert_eq!(numbered_pairs(&swapped), [(5, None), (1, Some(4)), (2, None), (3, Some(6))]);
        // Somebody from outside.
        let swapped = follow_tables(of(4), &[(1, 9), (2, 3), (4, 10)]);
        assert_eq!(numbered_pairs(&swapped), [(1, Some(9)), (2, Some(3))]);
    }

    #[test]
    fn whoever_a_hand_takes_out_of_the_final_plays_for_third_place() {
        let cut = Cut::from_standings(&numbered_keys(20), 4).unwrap();
        let cut =
            cut.next(&history_from_results(&[(1, 4, 30, 10), (2, 3, 30, 10)]), RoundNumber(4), true).unwrap();
        assert_eq!(cut.third_place, Some(("p4".into(), "p3".into())));
        let swapped = follow_tables(cut, &[(1, 3), (4, 2)]);
        assert_eq!(numbered_pairs(&swapped), [(1, Some(3))]);
        assert_eq!(swapped.third_place, Some(("p2".into(), "p4".into())));
    }

    #[test]
    fn the_first_meets_the_last_and_winners_of_neighbours_meet() {
        let cut = Cut::from_standings(&numbered_keys(20), 4).unwrap();
        assert_eq!(numbered_pairs(&cut), [(1, Some(4)), (2, Some(3))]);
        let cut = cut
            .next(&history_from_results(&[(4, 1, 30, 10), (2, 3, 20, 20)]), RoundNumber(4), false)
            .unwrap();
        assert_eq!(numbered_pairs(&cut), [(4, Some(2))]);
        let over = cut.next(&history_from_results(&[(2, 4, 30, 10)]), RoundNumber(4), false).unwrap_err();
        assert_eq!(over, CutError::Over { winner: Some("Player 2".into()) });
    }

    #[test]
    fn with_fewer_players_than_places_the_best_go_on_without_a_battle() {
        let cut = Cut::from_standings(&numbered_keys(6), 8).unwrap();
        assert_eq!(numbered_pairs(&cut), [(1, None), (4, Some(5)), (2, None), (3, Some(6))]);
        let cut = cut
            .next(&history_from_results(&[(4, 5, 30, 10), (3, 6, 10, 30)]), RoundNumber(4), false)
            .unwrap();
        assert_eq!(numbered_pairs(&cut), [(1, Some(4)), (2, Some(6))]);
    }

    #[test]
    fn what_cannot_be_is_said() {
        assert_eq!(
            [1, 65].map(|size| Cut::from_standings(&numbered_keys(99), size)),
            [Err(CutError::Size { most: 64 }), Err(CutError::Size { most: 64 })]
        );
        assert_eq!(Cut::from_standings(&numbered_keys(1), 8), Err(CutError::TooFew));
        let cut = Cut::from_standings(&numbered_keys(2), 2).unwrap();
        let not_met = cut.next(&history_from_results(&[(1, 3, 30, 10)]), RoundNumber(4), false).unwrap_err();
        assert_eq!(not_met, CutError::NotMet { a: "Player 1".into(), b: "Player 2".into() });
    }
}
