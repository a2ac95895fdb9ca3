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
pub fn check(
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
    check_quick(result.b, plan, battleplan).map_err(|why| (Side::B, why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::Score, scoring, system};

    fn plan() -> &'static SheetPlan {
        &system::default().sheet
    }

    fn score(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics, ..Score::default() }
    }

    fn possible(score: Score) -> Result<(), Impossible> {
        check_quick(score, plan(), None)
    }

    #[test]
    fn r4_a_tactic_is_worth_four_points_and_there_are_five() {
        assert_eq!(
            possible(score(10, 3)),
            Err(Impossible::TacticsWithoutPoints { points: 10, tactics: 3, least: 12, each: 4 })
        );
        assert_eq!(possible(score(12, 3)), Ok(()));
        assert_eq!(possible(score(50, 6)), Err(Impossible::TooManyTactics { tactics: 6, most: 5 }));
    }

    #[test]
    fn r7_ten_points_a_turn_and_fifty_a_battle_at_most() {
        assert_eq!(possible(score(50, 5)), Ok(()));
        assert_eq!(
            possible(score(51, 5)),
            Err(Impossible::TooManyPoints { points: 51, most: 50, in_a_turn: 10 })
        );
        let most =
            Impossible::PointsWithoutTactics { points: 35, tactics: 1, most: 34, from_lines: 6, each: 4 };
        assert_eq!(possible(score(35, 1)), Err(most));
    }

    #[test]
    fn nil_nil_is_a_result_like_any_other() {
        assert_eq!(possible(score(0, 0)), Ok(()));
    }

    #[test]
    fn r7_only_a_battle_played_to_the_end_is_held_against_its_battleplan() {
        let starstrike = system::default().battleplan("starstrike");
        let result = |kind| BattleResult { kind, a: score(12, 3), b: score(7, 0), ruled: None };
        let (side, why) = check(&result(ResultKind::Played), plan(), starstrike).unwrap_err();
        assert_eq!(side, Side::B);
        let (battleplan, nearest) = ("Starstrike".to_owned(), vec![6, 9]);
        assert_eq!(why, Impossible::NotOnBattleplan { battleplan, points: 7, tactics: 0, nearest });
        for kind in [ResultKind::Adjudicated, ResultKind::ConcededByA, ResultKind::ConcededByB] {
            assert_eq!(check(&result(kind), plan(), starstrike), Ok(()));
        }
        assert_eq!(check(&result(ResultKind::Played), plan(), None), Ok(()));
        assert_eq!(check(&scoring::no_show(Side::A, plan()), plan(), starstrike), Ok(()));
        assert_eq!(check(&scoring::bye(), plan(), starstrike), Ok(()));
    }
}
