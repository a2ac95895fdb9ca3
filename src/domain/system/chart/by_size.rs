//! The difference of victory points in the row of the agreed size (`systems FR5`).

use super::{Victory, Worth};
use crate::domain::{result::Outcome, system::ChartError};
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
        let full = |row: &SizeBands| row.bands.len() == victories && row.bands.is_sorted_by(|a, b| a < b);
        let rises = self.sizes.is_sorted_by(|a, b| a.from < b.from);
        if self.sizes.is_empty() || !rises || !self.sizes.iter().all(full) {
            return Err(ChartError::Sizes);
        }
        if self.conceded > victories || self.bye > victories || self.conceded == 0 {
            return Err(ChartError::Awarded);
        }
        Ok(())
    }
}
