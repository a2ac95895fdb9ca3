//! A player who leaves during a game, or never comes (`handbook R10`).

use super::Side;
use crate::domain::{
    result::{BattleResult, ResultKind, Score},
    system::{SheetPlan, System},
};

/// Both scores at the moment a player left, and how much of the battle was still to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftBattle {
    pub leaver: Side,
    pub a: Score,
    pub b: Score,
    /// Battle rounds that the opponent had not yet scored in.
    pub rounds_left: u32,
}

/// The leaver scores no more and has a major loss; the opponent has the maximum for every battle round left.
#[must_use]
pub fn concede_left_battle(left: LeftBattle, plan: &SheetPlan) -> BattleResult {
    let LeftBattle { leaver, a, b, rounds_left } = left;
    let (kind, a, b) = match leaver {
        Side::A => (ResultKind::ConcededByA, a, with_maximum(b, rounds_left, plan)),
        Side::B => (ResultKind::ConcededByB, with_maximum(a, rounds_left, plan), b),
    };
    BattleResult { kind, a, b, ruled: None }
}

/// Somebody did not come: all battle rounds were left.
#[must_use]
pub fn no_show(absent: Side, game: &System) -> BattleResult {
    let (kind, a, b) = match absent {
        Side::A => (ResultKind::NoShowA, Score::default(), no_show_score(game)),
        Side::B => (ResultKind::NoShowB, no_show_score(game), Score::default()),
    };
    BattleResult { kind, a, b, ruled: None }
}

/// What the player scores who did come.
#[must_use]
pub fn no_show_score(game: &System) -> Score {
    let values = game.result.awarded_values();
    Score { values, ..maximum_score_left(game.sheet.rounds, &game.sheet) }
}

/// The most that can be scored in so many battle rounds: that of each turn, and its tactic.
#[must_use]
pub fn maximum_score_left(rounds_left: u32, plan: &SheetPlan) -> Score {
    let rounds = rounds_left.min(plan.rounds);
    Score {
        victory_points: plan
            .awarded
            .unwrap_or_else(|| (rounds * plan.most_in_a_turn).min(plan.most_in_a_battle)),
        battle_tactics: (rounds * plan.most_tactics_in_a_turn()).min(plan.most_tactics()),
        ..Score::default()
    }
}

fn with_maximum(so_far: Score, rounds_left: u32, plan: &SheetPlan) -> Score {
    let more = maximum_score_left(rounds_left, plan);
    Score {
        victory_points: so_far
            .victory_points
            .saturating_add(more.victory_points)
            .min(plan.most_in_a_battle.max(so_far.victory_points)),
        battle_tactics: so_far
            .battle_tactics
            .saturating_add(more.battle_tactics)
            .min(plan.most_tactics().max(so_far.battle_tactics)),
        values: so_far.values,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{result::Outcome, scoring, system};

    fn default_sheet_plan() -> &'static SheetPlan {
        &system::default().sheet
    }

    fn outcome_by_default(result: &BattleResult) -> Outcome {
        scoring::outcome_of_result(result, system::default().scale(2000))
    }

    fn score_of(victory_points: u32, battle_tactics: u32) -> Score {
        Score { victory_points, battle_tactics, ..Score::default() }
    }

    #[test]
    fn r10_the_opponent_scores_the_maximum_for_every_battle_round_left() {
        let left = LeftBattle { leaver: Side::A, a: score_of(24, 3), b: score_of(8, 1), rounds_left: 2 };
        let result = concede_left_battle(left, default_sheet_plan());
        assert_eq!((result.a, result.b), (score_of(24, 3), score_of(28, 3)));
        assert_eq!(outcome_by_default(&result), Outcome::MajorLoss);
    }

    #[test]
    fn r10_a_leaver_ahead_has_a_major_loss_all_the_same() {
        let left = LeftBattle { leaver: Side::B, a: score_of(0, 0), b: score_of(40, 4), rounds_left: 0 };
        assert_eq!(outcome_by_default(&concede_left_battle(left, default_sheet_plan())), Outcome::MajorWin);
    }

    #[test]
    fn r10_the_maximum_never_passes_what_a_battle_allows() {
        let left =
            LeftBattle { leaver: Side::B, a: score_of(45, 4), b: score_of(0, 0), rounds_left: u32::MAX };
        assert_eq!(concede_left_battle(left, default_sheet_plan()).a, score_of(50, 5));
    }

    #[test]
    fn a_no_show_gives_the_whole_battle_to_who_came() {
        let result = no_show(Side::A, system::default());
        assert_eq!((result.a, result.b), (score_of(0, 0), score_of(50, 5)));
        assert_eq!(outcome_by_default(&result), Outcome::MajorLoss);
        assert_eq!(outcome_by_default(&no_show(Side::B, system::default())), Outcome::MajorWin);
        // Where two steps can be taken in a turn, as many as there are on the cards.
        let season = system::find_system("aos4-ghb2026").unwrap();
        assert_eq!(no_show(Side::A, season).b, score_of(80, 6));
    }
}
