//! Which battles of an event its statistics count.

use crate::domain::{
    history::{History, HistoryBattle, HistoryRound, PlayerIndex},
    numbers::RoundNumber,
    scoring,
};
use std::collections::BTreeSet;

/// What is left out of all battles.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BattleSelection {
    /// Of this round alone; none: of every round.
    pub round: Option<RoundNumber>,
    /// Where neither of the two had lost before.
    pub unbeaten: bool,
}

impl BattleSelection {
    /// The battles that count, each with the number of its round.
    pub(super) fn battles(self, history: &History, up_to: RoundNumber) -> Vec<(RoundNumber, &HistoryBattle)> {
        let mut beaten: BTreeSet<PlayerIndex> = BTreeSet::new();
        let mut counted = Vec::new();
        for round in history.rounds.iter().filter(|round| round.number <= up_to) {
            if self.round.is_none_or(|wanted| wanted == round.number) {
                let is_meant = |battle: &&HistoryBattle| {
                    let two = [Some(battle.a), battle.b];
                    !self.unbeaten || two.into_iter().flatten().all(|player| !beaten.contains(&player))
                };
                counted.extend(round.battles.iter().filter(is_meant).map(|battle| (round.number, battle)));
            }
            beaten.extend(list_losers(history, round));
        }
        counted
    }
}

fn list_losers<'h>(history: &'h History, round: &'h HistoryRound) -> impl Iterator<Item = PlayerIndex> + 'h {
    round.battles.iter().filter_map(|battle| {
        let outcome = scoring::outcome_of_result(battle.result.as_ref()?, history.scale());
        if outcome.is_loss() {
            Some(battle.a)
        } else if outcome.is_win() {
            battle.b
        } else {
            None
        }
    })
}
