//! One node of the tree, whatever container it came in.

use crate::domain::roster::Roster;

/// The roster, a force or a selection, whatever container it came in.
#[derive(Debug, Default)]
pub struct RosterNode {
    pub name: String,
    pub kind: Option<String>,
    pub is_force: bool,
    pub number: Option<u32>,
    pub group: Option<String>,
    pub catalogue: Option<String>,
    pub revision: Option<String>,
    pub key: Option<String>,
    pub program: Option<String>,
    pub points: Option<i64>,
    pub limit: Option<i64>,
    pub categories: Vec<String>,
    pub selections: Vec<RosterNode>,
    pub forces: Vec<RosterNode>,
}

impl RosterNode {
    /// A roster of what stands at the root, before anything below it is read.
    pub fn headed_roster(&self) -> Roster {
        Roster {
            name: self.name.clone(),
            points_declared: self.points,
            points_limit: self.limit.filter(|limit| *limit > 0),
            written_by: self.program.clone(),
            data_version: self.revision.clone(),
            ..Roster::default()
        }
    }

    /// The price with everything inside.
    pub fn total_points(&self) -> Option<i64> {
        let inner: Vec<i64> = self.selections.iter().filter_map(Self::total_points).collect();
        (self.points.is_some() || !inner.is_empty())
            .then(|| self.points.unwrap_or(0) + inner.iter().sum::<i64>())
    }

    /// The models with those inside.
    pub fn total_models(&self) -> u32 {
        let own = if self.kind.as_deref() == Some("model") { self.number.unwrap_or(1) } else { 0 };
        own + self.selections.iter().map(Self::total_models).sum::<u32>()
    }
}

/// A number of points or models; fractions and absurdities are no number.
pub fn round_off_number(value: f64) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "the range is checked first")]
    (value.abs() < 1e9).then(|| value.round() as i64)
}
