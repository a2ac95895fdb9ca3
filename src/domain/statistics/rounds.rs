//! Rounds of an event: what was scored, and how battles ended.

use crate::domain::{
    history::{BattleResult, History, Outcome, ResultKind},
    numbers::RoundNumber,
    scoring,
    standings::Standings,
    system::Scale,
};

/// What was scored in battles, in the mean.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Means {
    /// What the winner has more.
    pub margin: f64,
    /// What a player scores.
    pub points: f64,
    /// Tactics a player completes; 0 where the game counts none.
    pub tactics: f64,
}

impl Means {
    pub(super) fn from_results(played: &[&BattleResult]) -> Self {
        let battles = count_as_u32(played.len().max(1));
        let mean = |sum: u32, of: u32| f64::from(sum) / f64::from(of);
        let points = played.iter().map(|result| result.a.victory_points + result.b.victory_points).sum();
        let tactics = played.iter().map(|result| result.a.battle_tactics + result.b.battle_tactics).sum();
        let margin =
            played.iter().map(|result| result.a.victory_points.abs_diff(result.b.victory_points)).sum();
        Self {
            margin: mean(margin, battles),
            points: mean(points, 2 * battles),
            tactics: mean(tactics, 2 * battles),
        }
    }
}

/// One round, over the battles that were played to a result.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RoundFigures {
    pub round: RoundNumber,
    pub battles: u32,
    /// Won clearly.
    pub major: u32,
    /// Won narrowly.
    pub minor: u32,
    pub draws: u32,
    pub means: Means,
}

impl RoundFigures {
    /// Battles that ended so, whoever won.
    pub fn ended(&self, outcome: Outcome) -> u32 {
        match outcome {
            Outcome::MajorWin | Outcome::MajorLoss => self.major,
            Outcome::MinorWin | Outcome::MinorLoss => self.minor,
            Outcome::Draw => self.draws,
        }
    }

    /// None where no battle was played to a result.
    fn from_round_results(round: RoundNumber, played: &[&BattleResult], scale: Scale<'_>) -> Option<Self> {
        let battles = count_as_u32(played.len());
        let ended = |outcome: Outcome| {
            let is_so = |own: Outcome| own == outcome || own == outcome.reversed();
            count_as_u32(
                played.iter().filter(|result| is_so(scoring::outcome_of_result(result, scale))).count(),
            )
        };
        (battles > 0).then(|| Self {
            round,
            battles,
            major: ended(Outcome::MajorWin),
            minor: ended(Outcome::MinorWin),
            draws: ended(Outcome::Draw),
            means: Means::from_results(played),
        })
    }
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
        RoundFigures::from_round_results(round.number, &played, history.scale())
    });
    figures.collect()
}

pub(super) fn count_as_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
