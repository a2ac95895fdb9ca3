//! A pool of battle points, shared by the difference as a percentage of the agreed size (`systems TR2`, `TR3`).

use super::Worth;
use crate::domain::{
    result::{Outcome, Score},
    system::ChartError,
};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Battle points out of a pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShareChart {
    /// What both players share: 20.
    pub pool: i64,
    /// The winner's points by the difference as a percentage of the agreed points, inclusive at the top.
    pub bands: Vec<ShareBand>,
    /// What the winner has beyond the last band.
    pub beyond: i64,
    /// What the marks of a result move from one player to the other.
    #[serde(default)]
    pub marks: Vec<MarkWorth>,
    /// From so many battle points on a victory is a major one, for rankings that tell them apart.
    pub major_from: i64,
    pub won: String,
    pub lost: String,
    pub drawn: String,
    /// What a concession and a no-show are to whoever is there.
    pub conceded: i64,
    /// What a bye is worth.
    pub bye: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShareBand {
    /// Percent of the agreed points.
    pub up_to: u32,
    pub winner: i64,
}

/// An objective that one player, both or neither may have: it counts when exactly one has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkWorth {
    /// `Primary objective`
    pub name: String,
    pub points: i64,
    /// What it is in a battle: [`MISSION`](super::MISSION), or the id of an axis, whose names several marks take in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
}

impl ShareChart {
    /// The first player's battle points, marks included, from 0 to the pool.
    pub fn battle_points(&self, own: Score, theirs: Score, agreed: u32) -> i64 {
        let moved: i64 = self.moved(own, theirs).map(|(_, points)| points).sum();
        (self.by_difference(own, theirs, agreed) + moved).clamp(0, self.pool)
    }

    /// What each mark moves to the first player; less than 0: to the other. Those that move nothing are left out.
    pub fn moved(&self, own: Score, theirs: Score) -> impl Iterator<Item = (&MarkWorth, i64)> {
        let marks = self.marks.iter().zip(own.values.0.into_iter().zip(theirs.values.0));
        let moved =
            marks.map(|(worth, (own, theirs))| (worth, worth.points * (i64::from(own) - i64::from(theirs))));
        moved.filter(|(_, points)| *points != 0)
    }

    /// The first player's battle points by the difference alone.
    pub fn by_difference(&self, own: Score, theirs: Score, agreed: u32) -> i64 {
        let difference = u64::from(own.victory_points.abs_diff(theirs.victory_points));
        let reached = |band: &&ShareBand| difference * 100 <= u64::from(band.up_to) * u64::from(agreed);
        let winner = self.bands.iter().find(reached).map_or(self.beyond, |band| band.winner);
        match own.victory_points.cmp(&theirs.victory_points) {
            Ordering::Less => self.pool - winner,
            _ => winner,
        }
    }

    pub(super) fn worth(&self, points: i64) -> Worth<'_> {
        let half = self.pool / 2;
        let outcome = match points {
            points if points >= self.major_from => Outcome::MajorWin,
            points if points > half => Outcome::MinorWin,
            points if points == half => Outcome::Draw,
            points if points > self.pool - self.major_from => Outcome::MinorLoss,
            _ => Outcome::MajorLoss,
        };
        Worth { outcome, called: None, points: Some(points) }
    }

    pub(super) fn check(&self) -> Result<(), ChartError> {
        let rises = self.bands.is_sorted_by(|a, b| a.up_to < b.up_to && a.winner <= b.winner);
        let within = |points: i64| (self.pool / 2..=self.pool).contains(&points);
        let all = self.bands.iter().map(|band| band.winner).chain([self.beyond, self.conceded, self.bye]);
        if self.bands.is_empty() || !rises || self.marks.len() > 4 || !all.into_iter().all(within) {
            return Err(ChartError::Share);
        }
        Ok(())
    }
}
