//! The difference of victory points alone decides (`handbook R3`).

use super::{
    Victory,
    mark::{ResultMark, are_marks_sound},
};
use crate::domain::result::{Outcome, Score};
use crate::domain::system::ChartError;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifferenceChart {
    /// The narrowest victory first. A smaller difference than its own is level.
    pub bands: Vec<VictoryBand>,
    /// What decides between two who are level on points.
    pub level: WhenLevel,
    /// How nobody's victory is called: `Draw`.
    pub drawn: String,
    /// What a bye, a concession and a no-show are to whoever is there.
    pub awarded: Victory,
    /// What players mark beside their points, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<ResultMark>,
    /// What who is ahead has won where players are level on points; none: the narrowest victory. Where `level` is `mark`
    /// it is always said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_won: Option<VictoryBand>,
}

/// A victory from a difference on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryBand {
    pub from: u32,
    pub victory: Victory,
    /// `Major victory`
    pub won: String,
    /// `Major loss`
    pub lost: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenLevel {
    /// More completed tactics are the narrowest victory.
    Tactics,
    /// Nothing: it is a draw.
    Draw,
    /// Whoever alone has the mark that decides has won (`systems SR3`).
    Mark,
}

impl DifferenceChart {
    pub(super) fn outcome(&self, own: Score, theirs: Score) -> Outcome {
        let difference = own.victory_points.abs_diff(theirs.victory_points);
        let reached = self.bands.iter().rev().find(|band| difference >= band.from);
        let (stands, band) = match (reached, self.level) {
            (Some(band), _) => (own.victory_points.cmp(&theirs.victory_points), Some(band)),
            (None, WhenLevel::Tactics) => {
                let won = self.level_won.as_ref().or(self.bands.first());
                (own.battle_tactics.cmp(&theirs.battle_tactics), won)
            }
            (None, WhenLevel::Draw) => (Ordering::Equal, None),
            (None, WhenLevel::Mark) => (self.decided_by_mark(own, theirs), self.level_won.as_ref()),
        };
        let won = band.map_or(Outcome::Draw, |band| band.victory.outcome());
        match stands {
            Ordering::Greater => won,
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => won.reversed(),
        }
    }

    fn decided_by_mark(&self, own: Score, theirs: Score) -> Ordering {
        let decides = self.marks.iter().position(|mark| mark.decides);
        decides.map_or(Ordering::Equal, |at| own.values.0[at].cmp(&theirs.values.0[at]))
    }

    /// Every victory there is, the widest first.
    pub(super) fn victories(&self) -> impl Iterator<Item = &VictoryBand> {
        self.bands.iter().rev().chain(self.level_won.as_ref().filter(|_| self.level != WhenLevel::Draw))
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        let rises = self.bands.is_sorted_by(|a, b| a.from < b.from && a.victory != b.victory);
        if self.bands.first().is_none_or(|band| band.from == 0) || self.bands.len() > 2 || !rises {
            return Err(ChartError::Bands);
        }
        if self.bands.len() == 2 && self.bands[0].victory == Victory::Major {
            return Err(ChartError::NarrowerIsMajor);
        }
        let deciding = self.marks.iter().filter(|mark| mark.decides).count();
        let is_by_mark = self.level == WhenLevel::Mark;
        let narrowest = self.level_won.as_ref().map(|band| band.victory);
        let is_narrower = self.bands.iter().all(|band| Some(band.victory) != narrowest);
        if !are_marks_sound(&self.marks)
            || self.marks.iter().any(|mark| !mark.bonus.is_empty())
            || is_by_mark != (deciding == 1)
            || is_by_mark && (narrowest.is_none() || !is_narrower)
            || narrowest.is_some_and(|victory| victory != Victory::Minor)
        {
            return Err(ChartError::Marks);
        }
        if self.bands.iter().all(|band| band.victory != self.awarded) {
            return Err(ChartError::Awarded);
        }
        Ok(())
    }
}
