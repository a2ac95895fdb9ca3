//! What players mark or count beside their victory points, as a chart has it.

use crate::domain::result::{ResultValues, Score};
use serde::{Deserialize, Serialize};

/// Something that a player has or has not when a battle is over, or has so many of: a grand strategy, the enemy's
/// leader slain, points destroyed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultMark {
    /// `Points destroyed`
    pub name: String,
    /// The most of it that a player can have; 1: it is ticked, not counted.
    #[serde(default = "most_of_a_tick", skip_serializing_if = "is_one")]
    pub most: u16,
    /// What a player has of it in a bye, or whose opponent did not come.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub awarded: u16,
    /// The line of a mission that says so on a sheet that is filled in turn by turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// Decides between two who are level on points: who has more of it has won.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub decides: bool,
    /// The least leads in it that bring one tournament point more each, which the other loses; none: none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<u16>,
}

/// More of them would not fit beside a result.
const MOST_MARKS: usize = 4;

fn most_of_a_tick() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_one(number: &u16) -> bool {
    *number == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

impl ResultMark {
    fn is_sound(&self) -> bool {
        !self.name.trim().is_empty()
            && (1..=ResultValues::MOST).contains(&self.most)
            && self.awarded <= self.most
            && self.bonus.first() != Some(&0)
            && self.bonus.is_sorted_by(|a, b| a < b)
    }
}

/// Whether a chart can have these.
pub(super) fn are_marks_sound(marks: &[ResultMark]) -> bool {
    marks.len() <= MOST_MARKS && marks.iter().all(ResultMark::is_sound)
}

/// What the leads in what is marked move to the first player; less than 0: to the other.
pub(super) fn bonus_of_marks(marks: &[ResultMark], own: Score, theirs: Score) -> i64 {
    let of = |(mark, (own, theirs)): (&ResultMark, (u16, u16))| {
        let reached = mark.bonus.iter().filter(|least| own.abs_diff(theirs) >= **least).count();
        let reached = i64::try_from(reached).unwrap_or_default();
        if own < theirs { -reached } else { reached }
    };
    marks.iter().zip(own.values.0.into_iter().zip(theirs.values.0)).map(of).sum()
}
