//! Rounds of an event: what was scored, and how battles ended.

use crate::domain::{
    history::{History, ResultKind},
    numbers::RoundNumber,
    scoring,
    standings::Standings,
};

/// One round, over the battles that were played to a result.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RoundFigures {
    pub round: RoundNumber,
    pub battles: u32,
    pub draws: u32,
    /// What the winner has more, in the mean.
    pub margin: f64,
    /// What a player scores, in the mean.
    pub points: f64,
    /// Tactics a player completes, in the mean; 0 where the game counts none.
    pub tactics: f64,
}

/// Every round with a result, in order.
pub fn by_round(history: &History, standings: &Standings) -> Vec<RoundFigures> {
    let rounds = history.rounds.iter().filter(|round| round.number <= standings.after);
    let figures = rounds.filter_map(|round| {
        let results = round.battles.iter().filter(|battle| battle.b.is_some());
        let results = results.filter_map(|battle| battle.result.as_ref());
        let played: Vec<_> = results
            .filter(|result| matches!(result.kind, ResultKind::Played | ResultKind::Adjudicated))
            .collect();
        let battles = u32::try_from(played.len()).unwrap_or(u32::MAX);
        if battles == 0 {
            return None;
        }
        let mean = |sum: u32, of: u32| f64::from(sum) / f64::from(of);
        let points = played.iter().map(|result| result.a.victory_points + result.b.victory_points).sum();
        let tactics = played.iter().map(|result| result.a.battle_tactics + result.b.battle_tactics).sum();
        let margin =
            played.iter().map(|result| result.a.victory_points.abs_diff(result.b.victory_points)).sum();
        let is_draw = |outcome: crate::domain::history::Outcome| !outcome.is_win() && !outcome.is_loss();
        let draws = played.iter().filter(|result| is_draw(scoring::outcome(result, history.scale())));
        Some(RoundFigures {
            round: round.number,
            battles,
            draws: u32::try_from(draws.count()).unwrap_or(u32::MAX),
            margin: mean(margin, battles),
            points: mean(points, 2 * battles),
            tactics: mean(tactics, 2 * battles),
        })
    });
    figures.collect()
}
