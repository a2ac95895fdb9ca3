//! A cut to single elimination: seeds from the standings, then the winners of neighbouring pairs.

use super::formats::bracket;
use crate::domain::{
    bracket::{PairEnd, pair_end},
    history::{Cut, History},
    numbers::RoundNumber,
};
use serde::{Deserialize, Serialize};

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

impl LeaverWay {
    pub const ALL: [Self; 3] = [Self::Walkover, Self::Beaten, Self::Next];

    /// As stored, and as a form sends it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Walkover => "walkover",
            Self::Beaten => "beaten",
            Self::Next => "next",
        }
    }

    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// Why there is no such round of a cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CutError {
    Size,
    TooFew,
    Over {
        name: String,
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
    pub fn start(standings: &[String], size: usize) -> Result<Self, CutError> {
        if !(2..=MOST_OF_A_CUT).contains(&size) {
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
        Ok(Self { pairs: pairs.collect(), seeds, third_place: None, gone: Vec::new() })
    }

    /// The next round, from the battles of this one. After a draw the higher seed goes on. Beside the final those who
    /// lost the semi-finals meet, where that is wished for.
    pub fn next(&self, history: &History, round: RoundNumber, third_place: bool) -> Result<Self, CutError> {
        let name = |key: &String| name_of(history, key);
        let (mut winners, mut losers) = (Vec::new(), Vec::new());
        for (a, b) in &self.pairs {
            let other = || b.as_ref().map(name).unwrap_or_default();
            let (first, second) = match pair_end(history, (round, self), (a, b.as_deref())) {
                PairEnd::NotMet => return Err(CutError::NotMet { a: name(a), b: other() }),
                PairEnd::Open => return Err(CutError::NoResult { a: name(a), b: other() }),
                PairEnd::Decided { first_goes_on: true, .. } => (Some(a), b.as_ref()),
                PairEnd::Decided { first_goes_on: false, .. } => (b.as_ref(), Some(a)),
            };
            winners.extend(first.cloned());
            losers.extend(second.cloned());
        }
        if let [winner] = winners.as_slice() {
            return Err(CutError::Over { name: name(winner) });
        }
        let third_place = match losers.as_slice() {
            [one, other] if third_place && winners.len() == 2 => Some((one.clone(), other.clone())),
            _ => None,
        };
        let pairs: Vec<_> = winners.chunks(2).map(|two| (two[0].clone(), two.get(1).cloned())).collect();
        let gone = self.gone.iter().filter(|key| winners.contains(key) || losers.contains(key));
        Ok(Self { seeds: self.seeds.clone(), third_place, gone: gone.cloned().collect(), pairs })
    }

    /// Whoever lost against somebody in this round.
    pub fn beaten_by(&self, history: &History, round: RoundNumber, key: &str) -> Option<&String> {
        self.pairs.iter().find_map(|(a, b)| {
            let b = b.as_ref()?;
            match pair_end(history, (round, self), (a, Some(b))) {
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

    /// Whoever meets this player in the round.
    pub fn opponent_of(&self, key: &str) -> Option<&String> {
        self.pairs.iter().find_map(|(a, b)| match b {
            Some(b) if a == key => Some(b),
            Some(b) if b == key => Some(a),
            _ => None,
        })
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
    /// higher seed keeps the place.
    pub fn follow(&mut self, opponent: impl Fn(&str) -> Option<String>) {
        for at in 0..self.pairs.len() {
            let (a, Some(b)) = self.pairs[at].clone() else { continue };
            let is_gone = |key: &String| self.gone.contains(key);
            if is_gone(&a) || is_gone(&b) || opponent(&a).as_ref() == Some(&b) {
                continue;
            }
            let by_seed = if self.seed(&a) < self.seed(&b) { [a, b] } else { [b, a] };
            let met = by_seed.into_iter().find_map(|stays| opponent(&stays).map(|comes| (stays, comes)));
            if let Some((stays, comes)) = met {
                if !self.seeds.contains(&comes) {
                    self.seeds.push(comes.clone());
                }
                self.pairs[at] = (stays, Some(comes));
            }
        }
    }
}

/// What a player of a cut is called.
pub(in crate::domain) fn name_of(history: &History, key: &str) -> String {
    history.place_of(key).map_or_else(|| key.to_owned(), |place| history.players[place].name.clone())
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
        let cut = cut.next(&history(&[(4, 1, 30, 10), (2, 3, 20, 20)]), RoundNumber(4), false).unwrap();
        assert_eq!(pairs(&cut), [(4, Some(2))]);
        let over = cut.next(&history(&[(2, 4, 30, 10)]), RoundNumber(4), false).unwrap_err();
        assert_eq!(over, CutError::Over { name: "Player 2".into() });
    }

    #[test]
    fn with_fewer_players_than_places_the_best_go_on_without_a_battle() {
        let cut = Cut::start(&keys(6), 8).unwrap();
        assert_eq!(pairs(&cut), [(1, None), (4, Some(5)), (2, None), (3, Some(6))]);
        let cut = cut.next(&history(&[(4, 5, 30, 10), (3, 6, 10, 30)]), RoundNumber(4), false).unwrap();
        assert_eq!(pairs(&cut), [(1, Some(4)), (2, Some(6))]);
    }

    #[test]
    fn what_cannot_be_is_said() {
        assert_eq!(
            [1, 65].map(|size| Cut::start(&keys(99), size)),
            [Err(CutError::Size), Err(CutError::Size)]
        );
        assert_eq!(Cut::start(&keys(1), 8), Err(CutError::TooFew));
        let cut = Cut::start(&keys(2), 2).unwrap();
        let not_met = cut.next(&history(&[(1, 3, 30, 10)]), RoundNumber(4), false).unwrap_err();
        assert_eq!(not_met, CutError::NotMet { a: "Player 1".into(), b: "Player 2".into() });
    }
}
