//! Which battle tactics a player may pick, and why not the others (`handbook R4`–`R6`).

use super::{Fault, ScoringSheet, SheetRules, TurnPlace};
use crate::domain::system::BattleTactic;

/// A battle tactic on the sheet, as it can be tapped now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TacticChoice<'s> {
    pub tactic: &'s BattleTactic,
    pub refused: Option<Fault>,
}

impl ScoringSheet {
    /// Every battle tactic of the system for one player's turn, in the system's order.
    #[must_use]
    pub fn tactic_choices<'s>(&self, rules: &SheetRules<'s>, at: TurnPlace) -> Vec<TacticChoice<'s>> {
        let none = self.no_tactic_because(rules, at);
        let refused = |tactic| none.clone().or_else(|| (rules.family.tactic)(self, rules, at, tactic));
        let tactics = rules.system.battle_tactics.iter();
        tactics.map(|tactic| TacticChoice { tactic, refused: refused(tactic) }).collect()
    }

    /// Why this player may pick no battle tactic at all in this turn.
    #[must_use]
    pub fn no_tactic_because(&self, rules: &SheetRules, at: TurnPlace) -> Option<Fault> {
        (rules.family.no_tactic)(self, rules, at)
    }

    /// What the order of turns brings in this battle round.
    #[must_use]
    pub fn initiative(&self, rules: &SheetRules, round: u32) -> super::Initiative {
        (rules.family.initiative)(self, rules, round)
    }
}
