//! The difference of victory points alone decides (`handbook R3`).

use super::Victory;
use crate::domain::result::{Outcome, Score};
use crate::domain::system::ChartError;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifferenceChart {
    /// The narrowest victory first. A smaller difference than its own is level.
    pub bands: Vec<Band>,
    /// What decides between two who are level on points.
    pub level: Level,
    /// How nobody's victory is called: `Draw`.
    pub drawn: String,
    /// What a bye, a concession and a no-show are to whoever is there.
    pub awarded: Victory,
}

/// A victory from a difference on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub from: u32,
    pub victory: Victory,
    /// `Major victory`
    pub won: String,
    /// `Major loss`
    pub lost: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// More completed tactics are the narrowest victory.
    Tactics,
    /// Nothing: it is a draw.
    Draw,
}

impl DifferenceChart {
    pub(super) fn outcome(&self, own: Score, theirs: Score) -> Outcome {
        let difference = own.victory_points.abs_diff(theirs.victory_points);
        let reached = self.bands.iter().rev().find(|band| difference >= band.from);
        let (stands, band) = match (reached, self.level) {
            (Some(band), _) => (own.victory_points.cmp(&theirs.victory_points), Some(band)),
            (None, Level::Tactics) => (own.battle_tactics.cmp(&theirs.battle_tactics), self.bands.first()),
            (None, Level::Draw) => (Ordering::Equal, None),
        };
        let won = band.map_or(Outcome::Draw, |band| band.victory.outcome());
        match stands {
            Ordering::Greater => won,
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => won.reversed(),
        }
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        let rises = self.bands.is_sorted_by(|a, b| a.from < b.from && a.victory != b.victory);
        if self.bands.first().is_none_or(|band| band.from == 0) || self.bands.len() > 2 || !rises {
            return Err(ChartError::Bands);
        }
        if self.bands.len() == 2 && self.bands[0].victory == Victory::Major {
            return Err(ChartError::NarrowerIsMajor);
        }
        if self.bands.iter().all(|band| band.victory != self.awarded) {
            return Err(ChartError::Awarded);
        }
        Ok(())
    }
}
