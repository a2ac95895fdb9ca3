//! Soft scores: what players earn beside their battles, for paint, conduct and a list in time.

use crate::domain::ids::{AccountId, EventId, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};

/// What an event gives at most for each; 0: it gives none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoftSettings {
    /// The mean of what the panel's judges gave.
    pub painting: u32,
    pub sportsmanship: u32,
    /// For a roster handed in in time and without a fault.
    pub lists: u32,
}

/// What stands in a player's name, without the panel's marks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoftScore {
    pub player_id: PlayerId,
    pub event_id: EventId,
    /// Shows the army to the panel.
    pub is_entered: bool,
    /// Every model painted and based; None: nobody has looked yet.
    pub battle_ready: Option<bool>,
    pub sportsmanship: i64,
    /// What somebody gave for the list; None: whether it came in time decides.
    pub lists: Option<i64>,
    /// 0: nothing is stored yet.
    pub version: i64,
}

/// What one judge of the panel gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaintMark {
    pub player_id: PlayerId,
    /// Whose marks they are: two judges may have one name.
    pub judge_id: AccountId,
    /// By the name they had then.
    pub judge: String,
    pub marks: i64,
}

impl SoftSettings {
    /// The event gives soft scores at all.
    pub fn is_given(self) -> bool {
        self.total() > 0
    }

    /// What one player can have at most.
    pub fn total(self) -> u32 {
        self.painting + self.sportsmanship + self.lists
    }
}

impl SoftScore {
    /// Of somebody of whom nothing is noted.
    pub fn unmarked_soft_score(player_id: PlayerId, event_id: EventId) -> Self {
        Self {
            player_id,
            event_id,
            is_entered: false,
            battle_ready: None,
            sportsmanship: 0,
            lists: None,
            version: 0,
        }
    }

    /// All that somebody gave, with the panel's marks: what the list earns by itself is not in it.
    pub fn sum(&self, marks: &[PaintMark]) -> i64 {
        self.painting(marks) + self.sportsmanship + self.lists.unwrap_or_default()
    }

    /// What the army earns by its paint. Nothing while it is not shown to the panel: marks of before are kept, and count
    /// again once it is.
    pub fn painting(&self, marks: &[PaintMark]) -> i64 {
        if self.is_entered { mean_painting_mark(marks) } else { 0 }
    }

    /// Can be the panel's best: shows the army, and nobody found it unfinished.
    pub fn is_in_the_running(&self) -> bool {
        self.is_entered && self.battle_ready != Some(false)
    }
}

/// The mean of the panel's marks, halves rounded up; 0 where nobody gave any.
pub fn mean_painting_mark(marks: &[PaintMark]) -> i64 {
    let count = i64::try_from(marks.len()).unwrap_or(i64::MAX);
    let sum: i64 = marks.iter().map(|mark| mark.marks).sum();
    (2 * sum + count).checked_div(2 * count).unwrap_or_default()
}

/// Whom the panel marked best for paint, by the exact means: several where those are level, nobody without a mark. With
/// the mean as it counts. Who did not enter, or is not Battle Ready, is not among them.
pub fn best_painted(scores: &[SoftScore], marks: &[PaintMark]) -> Option<(Vec<PlayerId>, i64)> {
    let running: HashSet<PlayerId> =
        scores.iter().filter(|score| score.is_in_the_running()).map(|score| score.player_id).collect();
    let mut by_player: BTreeMap<PlayerId, Vec<PaintMark>> = BTreeMap::new();
    for mark in marks.iter().filter(|mark| running.contains(&mark.player_id)) {
        by_player.entry(mark.player_id).or_default().push(mark.clone());
    }
    let sum = |marks: &[PaintMark]| marks.iter().map(|mark| i128::from(mark.marks)).sum::<i128>();
    let count = |marks: &[PaintMark]| i128::try_from(marks.len()).unwrap_or(i128::MAX);
    let compare =
        |one: &[PaintMark], other: &[PaintMark]| (sum(one) * count(other)).cmp(&(sum(other) * count(one)));
    let best = by_player.values().max_by(|one, other| compare(one, other))?.clone();
    let level = by_player.iter().filter(|(_, marks)| compare(marks, &best).is_eq());
    Some((level.map(|(player, _)| *player).collect(), mean_painting_mark(&best)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paint_is_the_mean_of_the_judges_and_halves_are_rounded_up() {
        let of = |all: &[i64]| {
            let player_id = PlayerId(uuid::Uuid::nil());
            let mark = |marks: &i64| PaintMark {
                player_id,
                judge_id: AccountId(uuid::Uuid::nil()),
                judge: marks.to_string(),
                marks: *marks,
            };
            mean_painting_mark(&all.iter().map(mark).collect::<Vec<_>>())
        };
        assert_eq!([of(&[]), of(&[7]), of(&[7, 8]), of(&[10, 10, 11]), of(&[0, 1, 1])], [0, 7, 8, 10, 1]);
    }

    #[test]
    fn the_best_painted_has_the_highest_mean_and_means_that_round_alike_are_not_level() {
        let player = |number| PlayerId(uuid::Uuid::from_u128(number));
        let mark = |(number, marks): (u128, i64)| PaintMark {
            player_id: player(number),
            judge_id: AccountId(uuid::Uuid::nil()),
            judge: "Jo".into(),
            marks,
        };
        let shown = |number| SoftScore {
            is_entered: true,
            ..SoftScore::unmarked_soft_score(player(number), EventId(uuid::Uuid::nil()))
        };
        let best_of = |scores: &[SoftScore], all: &[(u128, i64)]| {
            best_painted(scores, &all.iter().copied().map(mark).collect::<Vec<_>>())
        };
        let best = |all: &[(u128, i64)]| best_of(&[1, 2, 3].map(shown), all);
        assert_eq!(best(&[]), None);
        // 17.5 and 17.67: both count as 18.
        let close = [(1, 17), (1, 18), (2, 17), (2, 18), (2, 18)];
        assert_eq!(best(&close), Some((vec![player(2)], 18)));
        assert_eq!(best(&[(1, 15), (2, 14), (2, 16), (3, 9)]), Some((vec![player(1), player(2)], 15)));
        // One did not enter, another is not Battle Ready.
        let scores = [
            SoftScore { is_entered: false, ..shown(1) },
            SoftScore { battle_ready: Some(false), ..shown(2) },
            SoftScore { battle_ready: Some(true), ..shown(3) },
        ];
        assert_eq!(best_of(&scores, &[(1, 20), (2, 19), (3, 9)]), Some((vec![player(3)], 9)));
        assert_eq!(best_of(&scores[..2], &[(1, 20), (2, 19)]), None);
    }
}
