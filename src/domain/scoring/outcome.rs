//! Who won, and how clearly, by the game's own chart (`handbook R3`).

use crate::domain::{
    result::{BattleResult, Outcome, ResultKind, Score},
    system::{Level, ResultChart},
};
use std::cmp::Ordering;

/// The outcome for player `a`; for `b` it is [`Outcome::reversed`].
///
/// A judge's ruling stands above all; a bye, a concession or a no-show says it by its kind; the rest is in
/// the numbers.
#[must_use]
pub fn outcome(result: &BattleResult, chart: &ResultChart) -> Outcome {
    if let Some(ruled) = &result.ruled {
        return ruled.outcome;
    }
    let ResultChart::Difference(by) = chart;
    match result.kind {
        ResultKind::Bye | ResultKind::ConcededByB | ResultKind::NoShowB => by.awarded.outcome(),
        ResultKind::ConcededByA | ResultKind::NoShowA => by.awarded.outcome().reversed(),
        ResultKind::Played | ResultKind::Adjudicated => outcome_of_scores(result.a, result.b, chart),
    }
}

/// The outcome for the first of two scores.
#[must_use]
pub fn outcome_of_scores(own: Score, theirs: Score, chart: &ResultChart) -> Outcome {
    let ResultChart::Difference(by) = chart;
    let difference = own.victory_points.abs_diff(theirs.victory_points);
    let reached = by.bands.iter().rev().find(|band| difference >= band.from);
    let (stands, band) = match (reached, by.level) {
        (Some(band), _) => (own.victory_points.cmp(&theirs.victory_points), Some(band)),
        (None, Level::Tactics) => (own.battle_tactics.cmp(&theirs.battle_tactics), by.bands.first()),
        (None, Level::Draw) => (Ordering::Equal, None),
    };
    let won = band.map_or(Outcome::Draw, |band| band.victory.outcome());
    match stands {
        Ordering::Greater => won,
        Ordering::Equal => Outcome::Draw,
        Ordering::Less => won.reversed(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::RuledOutcome, system};

    fn chart() -> &'static ResultChart {
        &system::default().result
    }

    fn outcome(result: &BattleResult) -> Outcome {
        super::outcome(result, chart())
    }

    fn outcome_of_scores(own: Score, theirs: Score) -> Outcome {
        super::outcome_of_scores(own, theirs, chart())
    }

    fn score(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics }
    }

    fn ended(kind: ResultKind, a: Score, b: Score) -> BattleResult {
        BattleResult { kind, a, b, ruled: None }
    }

    #[test]
    fn r3_five_points_more_are_a_major_victory() {
        assert_eq!(outcome_of_scores(score(25, 0), score(20, 5)), Outcome::MajorWin);
        assert_eq!(outcome_of_scores(score(20, 5), score(25, 0)), Outcome::MajorLoss);
        assert_eq!(outcome_of_scores(score(50, 5), score(0, 0)), Outcome::MajorWin);
    }

    #[test]
    fn r3_one_to_four_points_more_are_a_minor_victory() {
        for difference in 1..=4 {
            assert_eq!(outcome_of_scores(score(20 + difference, 0), score(20, 5)), Outcome::MinorWin);
            assert_eq!(outcome_of_scores(score(20, 5), score(20 + difference, 0)), Outcome::MinorLoss);
        }
    }

    #[test]
    fn r3_level_on_points_more_tactics_are_a_minor_victory() {
        assert_eq!(outcome_of_scores(score(20, 5), score(20, 0)), Outcome::MinorWin);
        assert_eq!(outcome_of_scores(score(20, 1), score(20, 2)), Outcome::MinorLoss);
    }

    #[test]
    fn r3_level_on_both_is_a_draw_and_nil_nil_is_a_result_like_any_other() {
        assert_eq!(outcome_of_scores(score(20, 3), score(20, 3)), Outcome::Draw);
        assert_eq!(outcome_of_scores(score(0, 0), score(0, 0)), Outcome::Draw);
    }

    #[test]
    fn r3_the_other_side_has_the_mirrored_outcome() {
        for own in 0..=50 {
            for theirs in 0..=50 {
                let (a, b) = (score(own, own % 6), score(theirs, theirs % 6));
                assert_eq!(outcome_of_scores(a, b), outcome_of_scores(b, a).reversed());
            }
        }
    }

    #[test]
    fn r10_leaving_is_a_major_loss_whatever_the_numbers_say() {
        let (ahead, behind) = (score(30, 3), score(10, 1));
        assert_eq!(outcome(&ended(ResultKind::ConcededByA, ahead, behind)), Outcome::MajorLoss);
        assert_eq!(outcome(&ended(ResultKind::ConcededByB, behind, ahead)), Outcome::MajorWin);
        assert_eq!(outcome(&ended(ResultKind::NoShowA, ahead, behind)), Outcome::MajorLoss);
        assert_eq!(outcome(&ended(ResultKind::NoShowB, behind, ahead)), Outcome::MajorWin);
    }

    #[test]
    fn r9_an_adjudicated_battle_is_decided_by_its_numbers() {
        assert_eq!(outcome(&ended(ResultKind::Adjudicated, score(22, 3), score(20, 3))), Outcome::MinorWin);
    }

    #[test]
    fn a_ruled_outcome_stands_above_numbers_and_kind() {
        let ruled = Some(RuledOutcome { outcome: Outcome::Draw, reason: "both armies illegal".into() });
        for kind in [ResultKind::Played, ResultKind::ConcededByA, ResultKind::NoShowB] {
            let result = BattleResult { kind, a: score(50, 5), b: score(0, 0), ruled: ruled.clone() };
            assert_eq!(outcome(&result), Outcome::Draw);
        }
    }
}
