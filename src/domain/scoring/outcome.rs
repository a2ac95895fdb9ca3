//! Who won, and how clearly, by the game's own chart (`handbook R3`).

use crate::domain::{
    result::{BattleResult, Outcome, ResultKind, Score},
    system::{Scale, Worth},
};

/// The outcome for player `a`; for `b` it is [`Outcome::reversed`].
#[must_use]
pub fn outcome_of_result(result: &BattleResult, scale: Scale<'_>) -> Outcome {
    worth_of_result(result, scale)[0].outcome
}

/// What a result is worth to `a` and to `b`.
///
/// A judge's ruling stands above all; a bye, a concession or a no-show says it by its kind; the rest is in
/// the numbers.
#[must_use]
pub fn worth_of_result<'s>(result: &BattleResult, scale: Scale<'s>) -> [Worth<'s>; 2] {
    if let Some(ruled) = &result.ruled {
        return [ruled.outcome, ruled.outcome.reversed()].map(|outcome| scale.of_outcome(outcome));
    }
    match result.kind {
        ResultKind::Bye => {
            let bye = scale.bye();
            [bye, scale.of_outcome(bye.outcome.reversed())]
        }
        ResultKind::ConcededByB | ResultKind::NoShowB => scale.conceded(),
        ResultKind::ConcededByA | ResultKind::NoShowA => {
            let [there, gone] = scale.conceded();
            [gone, there]
        }
        ResultKind::Played | ResultKind::Adjudicated => {
            [scale.played(result.a, result.b), scale.played(result.b, result.a)]
        }
    }
}

/// The outcome for the first of two scores.
#[must_use]
pub fn outcome_of_scores(own: Score, theirs: Score, scale: Scale<'_>) -> Outcome {
    scale.played(own, theirs).outcome
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::RuledOutcome, system};

    fn default_scale() -> Scale<'static> {
        system::default().scale(2000)
    }

    fn outcome_by_default(result: &BattleResult) -> Outcome {
        super::outcome_of_result(result, default_scale())
    }

    fn outcome_of_scores(own: Score, theirs: Score) -> Outcome {
        super::outcome_of_scores(own, theirs, default_scale())
    }

    fn score_of(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics, ..Score::default() }
    }

    fn result_of_kind(kind: ResultKind, a: Score, b: Score) -> BattleResult {
        BattleResult { kind, a, b, ruled: None }
    }

    #[test]
    fn r3_five_points_more_are_a_major_victory() {
        assert_eq!(outcome_of_scores(score_of(25, 0), score_of(20, 5)), Outcome::MajorWin);
        assert_eq!(outcome_of_scores(score_of(20, 5), score_of(25, 0)), Outcome::MajorLoss);
        assert_eq!(outcome_of_scores(score_of(50, 5), score_of(0, 0)), Outcome::MajorWin);
    }

    #[test]
    fn r3_one_to_four_points_more_are_a_minor_victory() {
        for difference in 1..=4 {
            assert_eq!(outcome_of_scores(score_of(20 + difference, 0), score_of(20, 5)), Outcome::MinorWin);
            assert_eq!(outcome_of_scores(score_of(20, 5), score_of(20 + difference, 0)), Outcome::MinorLoss);
        }
    }

    #[test]
    fn r3_level_on_points_more_tactics_are_a_minor_victory() {
        assert_eq!(outcome_of_scores(score_of(20, 5), score_of(20, 0)), Outcome::MinorWin);
        assert_eq!(outcome_of_scores(score_of(20, 1), score_of(20, 2)), Outcome::MinorLoss);
    }

    #[test]
    fn r3_level_on_both_is_a_draw_and_nil_nil_is_a_result_like_any_other() {
        assert_eq!(outcome_of_scores(score_of(20, 3), score_of(20, 3)), Outcome::Draw);
        assert_eq!(outcome_of_scores(score_of(0, 0), score_of(0, 0)), Outcome::Draw);
    }

    #[test]
    fn r3_the_other_side_has_the_mirrored_outcome() {
        for own in 0..=50 {
            for theirs in 0..=50 {
                let (a, b) = (score_of(own, own % 6), score_of(theirs, theirs % 6));
                assert_eq!(outcome_of_scores(a, b), outcome_of_scores(b, a).reversed());
            }
        }
    }

    #[test]
    fn r10_leaving_is_a_major_loss_whatever_the_numbers_say() {
        let (ahead, behind) = (score_of(30, 3), score_of(10, 1));
        assert_eq!(
            outcome_by_default(&result_of_kind(ResultKind::ConcededByA, ahead, behind)),
            Outcome::MajorLoss
        );
        assert_eq!(
            outcome_by_default(&result_of_kind(ResultKind::ConcededByB, behind, ahead)),
            Outcome::MajorWin
        );
        assert_eq!(
            outcome_by_default(&result_of_kind(ResultKind::NoShowA, ahead, behind)),
            Outcome::MajorLoss
        );
        assert_eq!(
            outcome_by_default(&result_of_kind(ResultKind::NoShowB, behind, ahead)),
            Outcome::MajorWin
        );
    }

    #[test]
    fn r9_an_adjudicated_battle_is_decided_by_its_numbers() {
        assert_eq!(
            outcome_by_default(&result_of_kind(ResultKind::Adjudicated, score_of(22, 3), score_of(20, 3))),
            Outcome::MinorWin
        );
    }

    #[test]
    fn a_ruled_outcome_stands_above_numbers_and_kind() {
        let ruled = Some(RuledOutcome { outcome: Outcome::Draw, reason: "both armies illegal".into() });
        for kind in [ResultKind::Played, ResultKind::ConcededByA, ResultKind::NoShowB] {
            let result = BattleResult { kind, a: score_of(50, 5), b: score_of(0, 0), ruled: ruled.clone() };
            assert_eq!(outcome_by_default(&result), Outcome::Draw);
        }
    }
}
