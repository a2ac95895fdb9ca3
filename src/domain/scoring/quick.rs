//! The short report: two numbers of each player from paper, checked against what is possible
//! (`handbook R4`, `R7`).

use super::{
    BATTLE_ROUNDS, MOST_POINTS_IN_A_BATTLE, MOST_POINTS_IN_A_TURN, MOST_TACTICS, POINTS_PER_TACTIC,
    tactics::Refused,
};
use crate::domain::{history::Score, system::Battleplan};
use std::collections::BTreeSet;

/// Whether a player can have scored this; with the battleplan, to the point.
pub fn check_quick(score: Score, battleplan: Option<&Battleplan>) -> Result<(), Refused> {
    let Score { victory_points: points, battle_tactics: tactics } = score;
    let refuse = |rule, message| Err(Refused { rule, message });
    if tactics > MOST_TACTICS {
        return refuse("R4", format!("A player completes {MOST_TACTICS} battle tactics at most."));
    }
    if points > MOST_POINTS_IN_A_BATTLE {
        let message =
            format!("A player scores {MOST_POINTS_IN_A_BATTLE} victory points at most in a battle.");
        return refuse("R7", message);
    }
    let least = tactics * POINTS_PER_TACTIC;
    if points < least {
        let message =
            format!("{points} victory points are too few: {} already bring {least}.", completed(tactics));
        return refuse("R4", message);
    }
    let most = BATTLE_ROUNDS * (MOST_POINTS_IN_A_TURN - POINTS_PER_TACTIC) + least;
    if points > most {
        let message = format!("With {} a player scores {most} victory points at most.", completed(tactics));
        return refuse("R7", message);
    }
    match battleplan {
        Some(battleplan) if !possible_scores(battleplan).contains(&(points, tactics)) => {
            let message = format!(
                "On {} no turns add up to {points} victory points with {tactics} of them completing a battle tactic.",
                battleplan.name
            );
            refuse("R7", message)
        }
        _ => Ok(()),
    }
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

fn completed(tactics: u32) -> String {
    match tactics {
        0 => "no completed battle tactic".into(),
        1 => "1 completed battle tactic".into(),
        more => format!("{more} completed battle tactics"),
    }
}
