//! A win rate: what it counts, and how far it can be trusted.

use crate::domain::history::Outcome;
use std::collections::BTreeMap;

/// Below this many games a rate is not told at all.
const TOLD_FROM: u32 = 5;
/// Below this many games it is told in grey, and nothing is sorted by it.
const SURE_FROM: u32 = 20;
/// Of a 95 % range.
const Z: f64 = 1.96;

/// Games counted by how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GamesTally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// How much a rate says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// Under 5 games: it says nothing.
    NotTold,
    /// Under 20 games: nothing follows from it.
    Weak,
    Told,
}

impl GamesTally {
    pub fn add(&mut self, outcome: Outcome) {
        if outcome.is_win() {
            self.wins += 1;
        } else if outcome.is_loss() {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
    }

    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Wins and half of the draws, over games. None without a game.
    pub fn rate(self) -> Option<f64> {
        let games = f64::from(self.games());
        (games > 0.0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games)
    }

    /// The 95 % range of the rate by Wilson. None without a game.
    pub fn range(self) -> Option<(f64, f64)> {
        let (rate, games) = (self.rate()?, f64::from(self.games()));
        let square = Z * Z / games;
        let middle = rate + square / 2.0;
        let half = Z * (rate * (1.0 - rate) / games + square / (4.0 * games)).sqrt();
        let scale = 1.0 + square;
        Some((((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)))
    }

    pub fn certainty(self) -> Certainty {
        match self.games() {
            0..TOLD_FROM => Certainty::NotTold,
            TOLD_FROM..SURE_FROM => Certainty::Weak,
            _ => Certainty::Told,
        }
    }

    /// Whether the rate differs from a half: its range leaves the half out, and there are games enough.
    pub fn differs(self) -> bool {
        self.certainty() == Certainty::Told && self.range().is_some_and(|(low, high)| 0.5 < low || high < 0.5)
    }
}

/// A game of two kinds of army.
#[derive(Debug, Clone, Copy)]
pub struct FactionGame<'a> {
    pub a: &'a str,
    pub b: &'a str,
    /// For the first of them.
    pub outcome: Outcome,
}

/// Games by kind of army, mirrors left out: each game is given once, from the first player's side. The second number
/// is how many mirrors there were.
pub fn tally_games<'a>(
    games: impl IntoIterator<Item = FactionGame<'a>>,
) -> (BTreeMap<&'a str, GamesTally>, u32) {
    let (mut counted, mut mirrors) = (BTreeMap::<&str, GamesTally>::new(), 0);
    for FactionGame { a, b, outcome } in games {
        if a == b {
            mirrors += 1;
            continue;
        }
        counted.entry(a).or_default().add(outcome);
        counted.entry(b).or_default().add(outcome.reversed());
    }
    (counted, mirrors)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally_of_counts(wins: u32, draws: u32, losses: u32) -> GamesTally {
        GamesTally { wins, draws, losses }
    }

    #[test]
    fn a_rate_has_a_range_that_never_leaves_0_to_1() {
        for tally in [
            tally_of_counts(0, 0, 1),
            tally_of_counts(1, 0, 0),
            tally_of_counts(0, 0, 30),
            tally_of_counts(30, 0, 0),
            tally_of_counts(0, 7, 0),
            tally_of_counts(3, 1, 9),
        ] {
            let (rate, (low, high)) = (tally.rate().unwrap(), tally.range().unwrap());
            assert!(
                0.0 <= low && low <= rate && rate <= high && high <= 1.0,
                "{tally:?}: {low} {rate} {high}"
            );
            assert!(low < high, "{tally:?}");
        }
        assert_eq!((tally_of_counts(0, 0, 0).rate(), tally_of_counts(0, 0, 0).range()), (None, None));
        let (low, high) = tally_of_counts(508, 77, 496).range().unwrap();
        assert!((low - 0.475_779).abs() < 1e-6 && (high - 0.535_282).abs() < 1e-6, "{low} {high}");
    }

    #[test]
    fn few_games_say_little() {
        let certain = [4, 5, 19, 20].map(|wins| tally_of_counts(wins, 0, 0).certainty());
        assert_eq!(certain, [Certainty::NotTold, Certainty::Weak, Certainty::Weak, Certainty::Told]);
        assert!(
            tally_of_counts(20, 0, 2).differs()
                && !tally_of_counts(12, 0, 10).differs()
                && !tally_of_counts(9, 0, 0).differs()
        );
    }

    #[test]
    fn a_mirror_counts_for_nobody() {
        let games = [("a", "b", Outcome::MajorWin), ("a", "a", Outcome::Draw), ("b", "a", Outcome::Draw)];
        let games = games.map(|(a, b, outcome)| FactionGame { a, b, outcome });
        let (counted, mirrors) = tally_games(games);
        assert_eq!(
            (counted["a"], counted["b"], mirrors),
            (tally_of_counts(1, 1, 0), tally_of_counts(0, 1, 1), 1)
        );
    }
}
