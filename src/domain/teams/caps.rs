//! What units of a pair or a team may cost at most, and what a pair's rosters may come to, as the organiser sets it
//! (`teams D2`, `teams D3`).

use serde::{Deserialize, Serialize};

/// In points; none: no limit but the roster's own.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PointCaps {
    /// Of any one unit.
    pub unit: Option<u32>,
    /// Of a unit that is a monster.
    pub monster: Option<u32>,
    /// Of a reinforced unit.
    pub reinforced: Option<u32>,
    /// Of both rosters of a pair.
    pub together: Option<u32>,
}

impl PointCaps {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// By how many points both rosters of a pair are too dear together. None: they are not.
    pub fn over_together(&self, points: i64) -> Option<i64> {
        self.together.map(|most| points - i64::from(most)).filter(|over| *over > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d3_both_rosters_of_a_pair_come_to_so_much_at_most() {
        let caps = PointCaps { together: Some(1950), ..PointCaps::default() };
        assert_eq!([1950, 1951].map(|points| caps.over_together(points)), [None, Some(1)]);
        assert_eq!(PointCaps::default().over_together(9_999), None);
    }
}
