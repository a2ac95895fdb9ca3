//! The difference of victory points in the row of the agreed size (`systems FR5`).

use super::{
    Victory, Worth,
    mark::{ResultMark, are_marks_sound, bonus_of_marks},
};
use crate::domain::{
    result::{Outcome, Score},
    system::ChartError,
};
use serde::{Deserialize, Serialize};

/// `D`, `MV`, `SV`, `M`, each from a difference on that depends on the size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizeChart {
    /// The draw first, then each victory, the narrowest first.
    pub results: Vec<SizedResult>,
    /// The smallest size first; it holds below its own points as well.
    pub sizes: Vec<SizeBands>,
    /// What a concession and a no-show are to whoever is there, by its place in `results`.
    pub conceded: usize,
    /// What a bye is, by its place in `results`.
    pub bye: usize,
    /// The clearest victory also takes so many times the other's points: double, say. None: the difference alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<u32>,
    /// What players mark or count beside their points, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<ResultMark>,
}

/// One result of the chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizedResult {
    /// None: a draw.
    #[serde(default)]
    pub victory: Option<Victory>,
    pub won: String,
    pub lost: String,
    /// Tournament points of the winner and of the loser.
    pub points: (i64, i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizeBands {
    pub from: u32,
    /// The least difference for each victory, the narrowest first.
    pub bands: Vec<u32>,
}

impl SizeChart {
    /// The result of a difference, by its place in `results`.
    pub fn place(&self, difference: u32, agreed: u32) -> usize {
        let row = self.sizes.iter().rfind(|row| row.from <= agreed).or(self.sizes.first());
        row.map_or(0, |row| row.bands.iter().filter(|least| difference >= **least).count())
    }

    /// The result of two scores, by its place in `results`.
    pub fn place_of_scores(&self, own: u32, theirs: u32, agreed: u32) -> usize {
        let place = self.place(own.abs_diff(theirs), agreed);
        let (most, least) = (u64::from(own.max(theirs)), u64::from(own.min(theirs)));
        let is_clear = self.times.is_none_or(|times| most >= least * u64::from(times));
        let clearest = self.results.len() - 1;
        if place == clearest && !is_clear { place - 1 } else { place }
    }

    /// What the leads in what is marked move to the first player; less than 0: to the other.
    pub fn bonus_of_scores(&self, own: Score, theirs: Score) -> i64 {
        bonus_of_marks(&self.marks, own, theirs)
    }

    /// The least difference for each result at these agreed points, the draw's first.
    pub fn differences(&self, agreed: u32) -> Vec<u32> {
        let row = self.sizes.iter().rfind(|row| row.from <= agreed).or(self.sizes.first());
        std::iter::once(0).chain(row.into_iter().flat_map(|row| row.bands.iter().copied())).collect()
    }

    pub(super) fn worth(&self, place: usize, won: bool) -> Worth<'_> {
        let result = &self.results[place.min(self.results.len() - 1)];
        let outcome = result.victory.map_or(Outcome::Draw, Victory::outcome);
        let (outcome, called, points) = if won {
            (outcome, &result.won, result.points.0)
        } else {
            (outcome.reversed(), &result.lost, result.points.1)
        };
        Worth { outcome, called: Some(called), points: Some(points) }
    }

    /// The narrowest result of this outcome.
    pub(super) fn result_of(&self, winner: Outcome) -> &SizedResult {
        &self.results[self.place_of(winner)]
    }

    pub(super) fn place_of(&self, winner: Outcome) -> usize {
        let is_it = |result: &SizedResult| result.victory.map_or(Outcome::Draw, Victory::outcome) == winner;
        self.results.iter().position(is_it).unwrap_or_default()
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        let victories = self.results.len().saturating_sub(1);
        let draw_first = self.results.first().is_some_and(|result| result.victory.is_none());
        let rest = self.results.iter().skip(1).all(|result| result.victory.is_some());
        if victories == 0 || !draw_first || !rest {
            return Err(ChartError::Results);
        }
        let full = |row: &SizeBands| {
            row.bands.len() == victories
                && row.bands.is_sorted_by(|a, b| a < b || self.times.is_some() && a == b)
        };
        let rises = self.sizes.is_sorted_by(|a, b| a.from < b.from);
        if self.sizes.is_empty() || !rises || !self.sizes.iter().all(full) {
            return Err(ChartError::Sizes);
        }
        if self.conceded > victories || self.bye > victories || self.conceded == 0 {
            return Err(ChartError::Awarded);
        }
        // Whoever is not so far ahead has the next victory, so there must be one.
        if self.times.is_some_and(|times| times < 2 || victories < 2) {
            return Err(ChartError::Results);
        }
        if !are_marks_sound(&self.marks) || self.marks.iter().any(|mark| mark.decides || mark.line.is_some())
        {
            return Err(ChartError::Marks);
        }
        Ok(())
    }
}
