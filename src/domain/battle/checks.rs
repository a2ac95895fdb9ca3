//! Which numbers a battle can end with (`handbook R4`, `R7`): the check behind every report that is typed in.

use super::Side;
use crate::domain::{
    result::{BattleResult, ResultKind},
    scoring::{Impossible, check_quick},
    system::{Battleplan, SheetPlan},
};

/// The first side whose numbers cannot be, and why. Without a battleplan, or where the battle was not played to
/// the end, only what holds on all of them is asked: what is awarded or agreed for the battle rounds left keeps to
/// those limits, but not to turns that were played.
pub fn check_battle_result(
    result: &BattleResult,
    plan: &SheetPlan,
    battleplan: Option<&Battleplan>,
) -> Result<(), (Side, Impossible)> {
    let battleplan = match result.kind {
        ResultKind::Bye => return Ok(()),
        ResultKind::Played => battleplan,
        ResultKind::ConcededByA
        | ResultKind::ConcededByB
        | ResultKind::NoShowA
        | ResultKind::NoShowB
        | ResultKind::Adjudicated => None,
    };
    check_quick(result.a, plan, battleplan).map_err(|why| (Side::A, why))?;
    check_quick(result.b, plan, battleplan).map_err(|why| (Side::B, why))?;
    let games = plan.most_in_a_battle;
    if plan.is_of_games() && result.a.victory_points == games && result.b.victory_points == games {
        return Err((Side::B, Impossible::BothWon { games }));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::Score, scoring, system};

    fn sample_sheet_plan() -> &'static SheetPlan {
        &system::default().sheet
    }

    fn sample_battle_score(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics, ..Score::default() }
    }

    fn check_possible_score(score: Score) -> Result<(), Impossible> {
        check_quick(score, sample_sheet_plan(), None)
    }

    #[test]
    fn r4_a_tactic_is_worth_four_points_and_there_are_five() {
        assert_eq!(
            check_possible_score(sample_battle_score(10, 3)),
            Err(Impossible::TacticsWithoutPoints { points: 10, tactics: 3, least: 12, each: 4 })
        );
        assert_eq!(check_possible_score(sample_battle_score(12, 3)), Ok(()));
        assert_eq!(
            check_possible_score(sample_battle_score(50, 6)),
            Err(Impossible::TooManyTactics { tactics: 6, most: 5 })
        );
    }

    #[test]
    fn r7_ten_points_a_turn_and_fifty_a_battle_at_most() {
        assert_eq!(check_possible_score(sample_battle_score(50, 5)), Ok(()));
        assert_eq!(
            check_possible_score(sample_battle_score(51, 5)),
            Err(Impossible::TooManyPoints { points: 51, most: 50, in_a_turn: 10 })
        );
        let most =
            Impossible::PointsWithoutTactics { points: 35, tactics: 1, most: 34, from_lines: 6, each: 4 };
        assert_eq!(check_possible_score(sample_battle_score(35, 1)), Err(most));
    }

    #[test]
    fn nil_nil_is_a_result_like_any_other() {
        assert_eq!(check_possible_score(sample_battle_score(0, 0)), Ok(()));
    }

    #[test]
    fn r7_only_a_battle_played_to_the_end_is_held_against_its_battleplan() {
        let starstrike = system::default().battleplan("starstrike");
        let result = |kind| BattleResult {
            kind,
            a: sample_battle_score(12, 3),
            b: sample_battle_score(7, 0),
            ruled: None,
        };
        let (side, why) =
            check_battle_result(&result(ResultKind::Played), sample_sheet_plan(), starstrike).unwrap_err();
        assert_eq!(side, Side::B);
        let (battleplan, nearest) = ("Starstrike".to_owned(), vec![6, 9]);
        assert_eq!(why, Impossible::NotOnBattleplan { battleplan, points: 7, tactics: 0, nearest });
        for kind in [ResultKind::Adjudicated, ResultKind::ConcededByA, ResultKind::ConcededByB] {
            assert_eq!(check_battle_result(&result(kind), sample_sheet_plan(), starstrike), Ok(()));
        }
        assert_eq!(check_battle_result(&result(ResultKind::Played), sample_sheet_plan(), None), Ok(()));
        assert_eq!(
            check_battle_result(
                &scoring::no_show(Side::A, system::default()),
                sample_sheet_plan(),
                starstrike
            ),
            Ok(())
        );
        assert_eq!(check_battle_result(&scoring::bye_result(), sample_sheet_plan(), starstrike), Ok(()));
    }
}
