//! Which battle tactics a player may pick, and why not the others (`handbook R4`–`R6`).

use super::{ScoringSheet, SheetRules, Side};
use crate::domain::system::BattleTactic;

/// A battle tactic on the sheet, as it can be tapped now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TacticChoice<'s> {
    pub tactic: &'s BattleTactic,
    pub refused: Option<Refused>,
}

/// Why something may not be done, with the statement that forbids it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    pub rule: &'static str,
    pub message: String,
}

impl ScoringSheet {
    /// Every battle tactic of the system for one player's turn, in the system's order.
    #[must_use]
    pub fn tactic_choices<'s>(
        &self,
        rules: &SheetRules<'s>,
        side: Side,
        round: u32,
    ) -> Vec<TacticChoice<'s>> {
        let choice = |tactic: &'s BattleTactic| TacticChoice {
            tactic,
            refused: self.refusal_of_tactic(rules, side, round, tactic),
        };
        rules.system.battle_tactics.iter().map(choice).collect()
    }

    /// Why this player may pick no battle tactic at all in this battle round.
    #[must_use]
    pub fn no_tactic_because(&self, rules: &SheetRules, side: Side, round: u32) -> Option<Refused> {
        let double_turn = self.double_turn(rules.battleplan, round)?;
        (double_turn.side == side && !double_turn.may_pick_tactic()).then(|| Refused {
            rule: "R6",
            message: "No battle tactic in a double turn, unless 6 or more victory points behind.".into(),
        })
    }

    fn refusal_of_tactic(
        &self,
        rules: &SheetRules,
        side: Side,
        round: u32,
        tactic: &BattleTactic,
    ) -> Option<Refused> {
        let wrong_alliance = || {
            let needed = tactic.alliance.as_deref()?;
            let own = rules.alliance(side)?;
            (needed != own).then(|| Refused {
                rule: "R5",
                message: format!("{} needs a general of {}.", tactic.name, capitalised(needed)),
            })
        };
        let used = || {
            let earlier = self.picked_in(side, round, &tactic.slug)?;
            let message = format!("{} was picked in battle round {earlier} already.", tactic.name);
            Some(Refused { rule: "R5", message })
        };
        self.no_tactic_because(rules, side, round).or_else(wrong_alliance).or_else(used)
    }

    /// Another battle round in which this player picked the tactic.
    fn picked_in(&self, side: Side, round: u32, slug: &str) -> Option<u32> {
        let picked =
            self.rounds.iter().zip(1..).filter(|(other, number)| {
                *number != round && other.turn(side).tactic.as_deref() == Some(slug)
            });
        picked.map(|(_, number)| number).next()
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
