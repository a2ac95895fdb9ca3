//! Which numbers a battle can end with (`handbook R4`, `R7`): the check behind every report that is typed in.

use super::Side;
use crate::domain::{
    history::{BattleResult, ResultKind, Score},
    scoring::{
        BATTLE_ROUNDS, MOST_POINTS_IN_A_BATTLE, MOST_POINTS_IN_A_TURN, MOST_TACTICS, POINTS_PER_TACTIC,
    },
};
use thiserror::Error;

/// Victory points that are not from battle tactics, in one turn at most.
const MOST_FROM_OBJECTIVES: u32 = MOST_POINTS_IN_A_TURN - POINTS_PER_TACTIC;

/// Why numbers cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Impossible {
    #[error("{0} battle tactics: a player completes at most {MOST_TACTICS}, one in each battle round.")]
    TooManyTactics(u32),
    #[error("{0} victory points: a player scores at most {MOST_POINTS_IN_A_BATTLE}, 10 in each turn.")]
    TooManyPoints(u32),
    #[error(
        "{tactics} completed battle tactics alone are {least} victory points, so {points} is too few: each is worth {POINTS_PER_TACTIC}."
    )]
    TacticsWithoutPoints { points: u32, tactics: u32, least: u32 },
    #[error(
        "{points} victory points with {tactics} completed battle tactics is too many: objectives give at most {MOST_FROM_OBJECTIVES} a turn, tactics {POINTS_PER_TACTIC} each, so {most} is the most."
    )]
    PointsWithoutTactics { points: u32, tactics: u32, most: u32 },
}

/// The first side whose numbers cannot be, and why. A battle that was not played to the end is checked alike:
/// what is awarded for the battle rounds left keeps to the same limits.
pub fn check(result: &BattleResult) -> Result<(), (Side, Impossible)> {
    if result.kind == ResultKind::Bye {
        return Ok(());
    }
    possible(result.a).map_err(|why| (Side::A, why))?;
    possible(result.b).map_err(|why| (Side::B, why))
}

fn possible(score: Score) -> Result<(), Impossible> {
    let Score { victory_points: points, battle_tactics: tactics } = score;
    if tactics > MOST_TACTICS {
        return Err(Impossible::TooManyTactics(tactics));
    }
    if points > MOST_POINTS_IN_A_BATTLE {
        return Err(Impossible::TooManyPoints(points));
    }
    let least = tactics * POINTS_PER_TACTIC;
    if points < least {
        return Err(Impossible::TacticsWithoutPoints { points, tactics, least });
    }
    let most = least + MOST_FROM_OBJECTIVES * BATTLE_ROUNDS;
    if points > most {
        return Err(Impossible::PointsWithoutTactics { points, tactics, most });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics }
    }

    #[test]
    fn r4_a_tactic_is_worth_four_points_and_there_are_five() {
        assert_eq!(
            possible(score(10, 3)),
            Err(Impossible::TacticsWithoutPoints { points: 10, tactics: 3, least: 12 })
        );
        assert_eq!(possible(score(12, 3)), Ok(()));
        assert_eq!(possible(score(50, 6)), Err(Impossible::TooManyTactics(6)));
    }

    #[test]
    fn r7_ten_points_a_turn_and_fifty_a_battle_at_most() {
        assert_eq!(possible(score(50, 5)), Ok(()));
        assert_eq!(possible(score(51, 5)), Err(Impossible::TooManyPoints(51)));
        let most = Impossible::PointsWithoutTactics { points: 35, tactics: 1, most: 34 };
        assert_eq!(possible(score(35, 1)), Err(most));
    }

    #[test]
    fn nil_nil_is_a_result_like_any_other() {
        assert_eq!(possible(score(0, 0)), Ok(()));
    }
}
