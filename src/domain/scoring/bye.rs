//! What a bye is worth, and the scores that count towards the standings (`handbook R8`).

use crate::domain::{
    result::{BattleResult, ResultKind, Score},
    system::ByePreset,
};
use serde::{Deserialize, Serialize};

/// The score of a player who has no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByeValue {
    pub victory_points: u32,
    pub battle_tactics: u32,
}

impl From<ByePreset> for ByeValue {
    fn from(preset: ByePreset) -> Self {
        Self { victory_points: preset.victory_points, battle_tactics: preset.battle_tactics }
    }
}

impl From<ByeValue> for Score {
    fn from(value: ByeValue) -> Self {
        Self { victory_points: value.victory_points, battle_tactics: value.battle_tactics, ..Self::default() }
    }
}

/// The result of a bye: a kind of its own. Its worth is a setting of the event, not a number in the result.
#[must_use]
pub fn bye_result() -> BattleResult {
    BattleResult { kind: ResultKind::Bye, a: Score::default(), b: Score::default(), ruled: None }
}

/// The scores of `a` and `b` that count: as recorded, except that a bye counts what the event says.
#[must_use]
pub fn credit_scores(result: &BattleResult, bye: ByeValue) -> (Score, Score) {
    match result.kind {
        ResultKind::Bye => (bye.into(), Score::default()),
        _ => (result.a, result.b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::Outcome, scoring::outcome_of_result, system};

    #[test]
    fn r8_a_bye_is_a_major_victory_with_the_maximum_against_nothing() {
        let full = Score { victory_points: 50, battle_tactics: 5, ..Score::default() };
        let system = system::default();
        assert_eq!(outcome_of_result(&bye_result(), system.scale(2000)), Outcome::MajorWin);
        assert_eq!(credit_scores(&bye_result(), system.bye.into()), (full, Score::default()));
    }

    #[test]
    fn r8_the_organiser_can_set_another_value() {
        let value = ByeValue { victory_points: 20, battle_tactics: 2 };
        assert_eq!(
            credit_scores(&bye_result(), value).0,
            Score { victory_points: 20, battle_tactics: 2, ..Score::default() }
        );
    }

    #[test]
    fn other_results_count_as_recorded() {
        let (a, b) = (Score { victory_points: 7, battle_tactics: 1, ..Score::default() }, Score::default());
        let result = BattleResult { kind: ResultKind::ConcededByA, a, b, ruled: None };
        assert_eq!(credit_scores(&result, system::default().bye.into()), (a, b));
    }
}
