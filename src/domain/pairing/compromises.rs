//! What a draw had to give up, counted over its tables.

use super::{
    cost::{CostLevel, DrawCost},
    field::DrawField,
    seating::DrawSeat,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// What was wished for and could not be, and how far apart opponents are.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawCompromises {
    /// Pairs the organiser forbade. Left out of the file where there are none.
    #[serde(default, skip_serializing_if = "is_none")]
    pub forbidden: u64,
    pub rematches: u64,
    pub repeated_byes: u64,
    /// Tables by the gap between the records, or between tournament points.
    pub record_gaps: BTreeMap<Gap, u64>,
    /// Tables by the gap between the win paths.
    pub win_path_gaps: BTreeMap<Gap, u64>,
    /// Where the round has a rule about them.
    pub clubmates: u64,
    /// Players who have been on their table before; known once tables are given out.
    pub repeated_tables: u64,
}

/// A distance in half wins, written in wins: `0`, `0.5`, `1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gap(pub u64);

impl DrawCompromises {
    pub fn add_pair(&mut self, field: &DrawField, a: &DrawSeat, b: &DrawSeat, cost: &DrawCost) {
        let (a, b) = (&field.classes[a.class], &field.classes[b.class]);
        self.forbidden += cost[CostLevel::Bans];
        self.rematches += cost[CostLevel::Rematches];
        self.clubmates += cost[CostLevel::Clubs] + cost[CostLevel::SoftClubs];
        let apart = a.score.abs_diff(b.score);
        // A point is written as a point, a half win as half a win.
        let apart = if field.request.rules.order.goes_by_numbers() { 2 * apart } else { apart };
        *self.record_gaps.entry(Gap(apart)).or_default() += 1;
        *self.win_path_gaps.entry(Gap(a.path.distance(&b.path).saturating_sub(1))).or_default() += 1;
    }

    pub fn add_bye(&mut self, cost: &DrawCost) {
        self.forbidden += cost[CostLevel::Bans];
        self.repeated_byes += cost[CostLevel::Rematches];
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none(count: &u64) -> bool {
    *count == 0
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for Gap {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (wins, half) = text.strip_suffix(".5").map_or((text, 0), |wins| (wins, 1));
        let wins: u64 = wins.parse().map_err(|_| "a gap is a number of wins, whole or with a half")?;
        wins.checked_mul(2).map(|halves| Self(halves + half)).ok_or("this gap is too large")
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Gap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_as_the_event_file_says() {
        let gave_up = DrawCompromises {
            record_gaps: BTreeMap::from([(Gap(0), 14), (Gap(2), 2)]),
            win_path_gaps: BTreeMap::from([(Gap(0), 12), (Gap(3), 4)]),
            ..DrawCompromises::default()
        };
        let text = serde_json::to_string(&gave_up).unwrap();
        assert_eq!(
            text,
            r#"{"rematches":0,"repeated_byes":0,"record_gaps":{"0":14,"1":2},"win_path_gaps":{"0":12,"1.5":4},"clubmates":0,"repeated_tables":0}"#
        );
        assert_eq!(serde_json::from_str::<DrawCompromises>(&text).unwrap(), gave_up);
    }
}
