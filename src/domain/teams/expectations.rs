//! What a team expects of each pair of its players and another team's (`teams T21`): its own numbers, which nobody else
//! sees, and nothing is advised from.

use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// The numbers that the captains of an event say what they expect with.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExpectationScale {
    /// From a big loss, −2, to a big win, +2.
    #[default]
    TwoEachWay,
    /// The game points of a battle, 0 to 20.
    UpToTwenty,
}

/// How good an expectation is, on either scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outlook {
    Bad,
    Poor,
    Level,
    Good,
    Great,
}

/// What one team expects against one other, by the numbers of both players within their event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expectations {
    pub scale: ExpectationScale,
    by_player: BTreeMap<i64, BTreeMap<i64, i8>>,
}

enum_words! { ExpectationScale: TwoEachWay "two_each_way", UpToTwenty "up_to_twenty" }
enum_words! { Outlook: Bad "bad", Poor "poor", Level "level", Good "good", Great "great" }

impl ExpectationScale {
    pub fn range(self) -> RangeInclusive<i8> {
        match self {
            Self::TwoEachWay => -2..=2,
            Self::UpToTwenty => 0..=20,
        }
    }

    /// What is expected where nobody has said anything.
    pub fn middle(self) -> i8 {
        match self {
            Self::TwoEachWay => 0,
            Self::UpToTwenty => 10,
        }
    }

    /// Five outlooks, as even as the scale can be cut.
    pub fn outlook(self, value: i8) -> Outlook {
        match (self, value - self.middle()) {
            (Self::TwoEachWay, ..=-2) | (Self::UpToTwenty, ..=-7) => Outlook::Bad,
            (Self::TwoEachWay, -1) | (Self::UpToTwenty, -6..=-3) => Outlook::Poor,
            (Self::TwoEachWay, 0) | (Self::UpToTwenty, -2..=2) => Outlook::Level,
            (Self::TwoEachWay, 1) | (Self::UpToTwenty, 3..=6) => Outlook::Good,
            (Self::TwoEachWay, 2..) | (Self::UpToTwenty, 7..) => Outlook::Great,
        }
    }

    /// `+2`, `0`, `−1`; game points as they are.
    pub fn write_value(self, value: i8) -> String {
        match (self, value) {
            (Self::TwoEachWay, 1..) => format!("+{value}"),
            (Self::TwoEachWay, ..=-1) => format!("−{}", value.unsigned_abs()),
            _ => value.to_string(),
        }
    }
}

impl Expectations {
    /// Nothing said yet, on this scale.
    pub fn on_scale(scale: ExpectationScale) -> Self {
        Self { scale, by_player: BTreeMap::new() }
    }

    /// As they are kept. Before scales there were only game points, as `{"e-3-7":17}`: those stay.
    ///
    /// # Errors
    /// When it is neither.
    pub fn from_stored(stored: &str) -> serde_json::Result<Self> {
        let Ok(points) = serde_json::from_str::<BTreeMap<String, i8>>(stored) else {
            return serde_json::from_str(stored);
        };
        let mut known = Self::on_scale(ExpectationScale::UpToTwenty);
        for (cell, value) in points {
            let numbers: Vec<i64> = cell.split('-').filter_map(|part| part.parse().ok()).collect();
            if let [own, theirs] = numbers[..] {
                known.expect(own, theirs, Some(value));
            }
        }
        Ok(known)
    }

    pub fn are_empty(&self) -> bool {
        self.by_player.is_empty()
    }

    /// What was said of a pair. None: nothing.
    pub fn said(&self, own: i64, theirs: i64) -> Option<i8> {
        self.by_player.get(&own)?.get(&theirs).copied()
    }

    /// What is expected of a pair, the middle where nothing was said.
    pub fn of(&self, own: i64, theirs: i64) -> i8 {
        self.said(own, theirs).unwrap_or(self.scale.middle())
    }

    /// Says it; None takes it back. What the scale does not have is not taken.
    pub fn expect(&mut self, own: i64, theirs: i64, value: Option<i8>) {
        let row = self.by_player.entry(own).or_default();
        match value {
            Some(value) if self.scale.range().contains(&value) => _ = row.insert(theirs, value),
            Some(_) => {}
            None => _ = row.remove(&theirs),
        }
        if row.is_empty() {
            self.by_player.remove(&own);
        }
    }

    /// What is left of an own defender when they send their best so many of these, and the better one is kept
    /// (`teams T21`). None: nobody attacks.
    pub fn left_after_their_best(&self, own: i64, theirs: &[i64], attackers: u8) -> Option<i8> {
        let mut row: Vec<i8> = theirs.iter().map(|theirs| self.of(own, *theirs)).collect();
        row.sort_unstable();
        row.truncate(attackers.into());
        row.pop()
    }

    /// What is expected of these pairs together.
    pub fn sum(&self, pairs: impl IntoIterator<Item = [i64; 2]>) -> i32 {
        pairs.into_iter().map(|[own, theirs]| i32::from(self.of(own, theirs))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_row(values: &[i8]) -> (Expectations, Vec<i64>) {
        let mut known = Expectations::default();
        for (theirs, value) in (1..).zip(values) {
            known.expect(7, theirs, Some(*value));
        }
        let theirs = (1..).take(values.len()).collect();
        (known, theirs)
    }

    #[test]
    fn t21_what_was_kept_as_game_points_stays_game_points() {
        let old = Expectations::from_stored(r#"{"e-3-7":17,"e-3-8":0}"#).unwrap();
        assert_eq!(old.scale, ExpectationScale::UpToTwenty);
        assert_eq!([old.said(3, 7), old.said(3, 8), old.said(3, 9)], [Some(17), Some(0), None]);
        let again = Expectations::from_stored(&serde_json::to_string(&old).unwrap()).unwrap();
        assert_eq!(again, old);
        assert!(Expectations::from_stored("{}").unwrap().are_empty());
        assert!(Expectations::from_stored("[1]").is_err());
    }

    #[test]
    fn t21_what_is_left_is_the_better_of_their_best_two() {
        let (known, theirs) = of_row(&[2, -2, 0, 1, -1]);
        assert_eq!(known.left_after_their_best(7, &theirs, 2), Some(-1));
        assert_eq!(known.left_after_their_best(7, &theirs, 1), Some(-2));
        assert_eq!(known.left_after_their_best(7, &theirs[..1], 2), Some(2));
        assert_eq!(known.left_after_their_best(7, &[], 2), None);
        // Somebody of whom nothing was said stands in the middle.
        assert_eq!(known.left_after_their_best(8, &theirs, 2), Some(0));
    }

    #[test]
    fn t21_a_number_that_the_scale_does_not_have_changes_nothing() {
        let (mut known, _) = of_row(&[1]);
        known.expect(7, 1, Some(3));
        assert_eq!(known.said(7, 1), Some(1));
        known.expect(7, 1, None);
        assert!(known.are_empty());
    }

    #[test]
    fn t21_every_outlook_is_on_both_scales_and_they_rise() {
        for scale in ExpectationScale::ALL {
            let mut outlooks: Vec<Outlook> = scale.range().map(|value| scale.outlook(value)).collect();
            assert!(outlooks.is_sorted(), "{scale:?}");
            outlooks.dedup();
            assert_eq!(outlooks, Outlook::ALL, "{scale:?}");
        }
        let two = ExpectationScale::TwoEachWay;
        assert_eq!([2, 0, -1].map(|value| two.write_value(value)), ["+2", "0", "−1"]);
    }
}
