//! The short report: victory points and battle tactics of a player from paper, checked against what is possible
//! (`handbook R4`, `R7`).

use crate::domain::{
    result::Score,
    system::{Battleplan, SheetPlan},
};
use std::{cell::RefCell, collections::BTreeSet, rc::Rc};

/// Why numbers cannot be. `each` is what a completed tactic is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Impossible {
    /// A player completes at most one in each battle round.
    TooManyTactics { tactics: u32, most: u32 },
    /// A player's cards have `most` steps.
    TooManySteps { tactics: u32, most: u32 },
    /// `most` is what a battle brings, `in_a_turn` what a turn does.
    TooManyPoints { points: u32, most: u32, in_a_turn: u32 },
    /// The tactics alone are `least`.
    TacticsWithoutPoints { points: u32, tactics: u32, least: u32, each: u32 },
    /// With so many tactics `most` is the most, as the objectives of a turn bring `from_lines`.
    PointsWithoutTactics { points: u32, tactics: u32, most: u32, from_lines: u32, each: u32 },
    /// Both have as many games as win a battle.
    BothWon { games: u32 },
    /// `nearest` are the points that do add up, below and above.
    NotOnBattleplan { battleplan: String, points: u32, tactics: u32, nearest: Vec<u32> },
}

/// Whether a player can have scored this on such a sheet; with the battleplan, to the point.
pub fn check_quick(
    score: Score,
    plan: &SheetPlan,
    battleplan: Option<&Battleplan>,
) -> Result<(), Impossible> {
    let (in_a_turn, each) = (plan.most_in_a_turn, plan.tactic_points());
    let Score { victory_points: points, battle_tactics: tactics, .. } = score;
    if tactics > plan.most_tactics() {
        let most = plan.most_tactics();
        return Err(match plan.cards() {
            Some(_) => Impossible::TooManySteps { tactics, most },
            None => Impossible::TooManyTactics { tactics, most },
        });
    }
    if points > plan.most_in_a_battle {
        return Err(Impossible::TooManyPoints { points, most: plan.most_in_a_battle, in_a_turn });
    }
    let least = tactics * each;
    if points < least {
        return Err(Impossible::TacticsWithoutPoints { points, tactics, least, each });
    }
    let from_lines = plan.most_from_lines();
    let at_end = battleplan.map_or(0, |battleplan| battleplan.most_at_end(plan));
    let most = least + from_lines * plan.rounds + at_end;
    if points > most {
        return Err(Impossible::PointsWithoutTactics { points, tactics, most, from_lines, each });
    }
    battleplan.filter(|_| plan.is_per_turn()).map_or(Ok(()), |battleplan| check_on(score, plan, battleplan))
}

/// Every pair of victory points and battle tactics that a battle on this battleplan can end with.
#[must_use]
pub fn possible_scores(plan: &SheetPlan, battleplan: &Battleplan) -> BTreeSet<(u32, u32)> {
    let mut scores = BTreeSet::from([(0, 0)]);
    for round in 1..=plan.rounds {
        let turns = battleplan.possible_points(round);
        scores = scores
            .iter()
            .flat_map(|(points, tactics)| {
                turns.iter().flat_map(move |lines| {
                    let completed = 0..=plan.most_tactics_in_a_turn();
                    completed.map(move |more| (points + lines + plan.tactic_points() * more, tactics + more))
                })
            })
            .filter(|(points, tactics)| *points <= plan.most_in_a_battle && *tactics <= plan.most_tactics())
            .collect();
    }
    scores
}

/// Battleplans whose scores are kept: an event has one a round.
const MOST_KEPT: usize = 16;

type KeptScores = (SheetPlan, Battleplan, Rc<BTreeSet<(u32, u32)>>);

thread_local! {
    static KEPT: RefCell<Vec<KeptScores>> = const { RefCell::new(Vec::new()) };
}

/// The same, worked out once by each thread: every report of a round asks for it.
fn kept_scores(plan: &SheetPlan, battleplan: &Battleplan) -> Rc<BTreeSet<(u32, u32)>> {
    KEPT.with_borrow_mut(|kept| {
        if let Some((.., scores)) = kept.iter().find(|(of, on, _)| on == battleplan && of == plan) {
            return scores.clone();
        }
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        let scores = Rc::new(possible_scores(plan, battleplan));
        kept.push((*plan, battleplan.clone(), scores.clone()));
        scores
    })
}

fn check_on(score: Score, plan: &SheetPlan, battleplan: &Battleplan) -> Result<(), Impossible> {
    let Score { victory_points: points, battle_tactics: tactics, .. } = score;
    let possible = kept_scores(plan, battleplan);
    if possible.contains(&(points, tactics)) {
        return Ok(());
    }
    let with_these =
        || possible.iter().filter(|(_, completed)| *completed == tactics).map(|(points, _)| *points);
    let below = with_these().filter(|other| *other < points).max();
    let above = with_these().filter(|other| *other > points).min();
    let nearest = below.into_iter().chain(above).collect();
    let battleplan = battleplan.name.clone();
    Err(Impossible::NotOnBattleplan { battleplan, points, tactics, nearest })
}
