//! The short report: victory points and battle tactics of a player from paper, checked against what is possible
//! (`handbook R4`, `R7`).

use super::{BATTLE_ROUNDS, MOST_POINTS_IN_A_BATTLE, MOST_POINTS_IN_A_TURN, MOST_TACTICS, POINTS_PER_TACTIC};
use crate::domain::{history::Score, system::Battleplan};
use std::collections::BTreeSet;
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
    #[error(
        "On {battleplan} no turns add up to {points} victory points with {tactics} completed battle tactics. The nearest that do: {nearest}."
    )]
    NotOnBattleplan { battleplan: String, points: u32, tactics: u32, nearest: String },
}

/// Whether a player can have scored this; with the battleplan, to the point.
pub fn check_quick(score: Score, battleplan: Option<&Battleplan>) -> Result<(), Impossible> {
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
    battleplan.map_or(Ok(()), |battleplan| check_on(score, battleplan))
}

/// Every pair of victory points and battle tactics that a battle on this battleplan can end with.
#[must_use]
pub fn possible_scores(battleplan: &Battleplan) -> BTreeSet<(u32, u32)> {
    let mut scores = BTreeSet::from([(0, 0)]);
    for round in 1..=BATTLE_ROUNDS {
        let turns = battleplan.possible_points(round);
        scores = scores
            .iter()
            .flat_map(|(points, tactics)| {
                turns.iter().flat_map(move |lines| {
                    let with_tactic = (points + lines + POINTS_PER_TACTIC, tactics + 1);
                    [(points + lines, *tactics), with_tactic]
                })
            })
            .collect();
    }
    scores
}

fn check_on(score: Score, battleplan: &Battleplan) -> Result<(), Impossible> {
    let Score { victory_points: points, battle_tactics: tactics } = score;
    let possible = possible_scores(battleplan);
    if possible.contains(&(points, tactics)) {
        return Ok(());
    }
    let with_these =
        || possible.iter().filter(|(_, completed)| *completed == tactics).map(|(points, _)| *points);
    let below = with_these().filter(|other| *other < points).max();
    let above = with_these().filter(|other| *other > points).min();
    let nearest: Vec<String> = below.into_iter().chain(above).map(|points| points.to_string()).collect();
    let (battleplan, nearest) = (battleplan.name.clone(), nearest.join(" and "));
    Err(Impossible::NotOnBattleplan { battleplan, points, tactics, nearest })
}
