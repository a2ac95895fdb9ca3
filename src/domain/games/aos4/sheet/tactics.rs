//! Which battle tactics a player may pick, and why not the others (`handbook R5`, `R6`).

use super::initiative::double_turn;
use crate::domain::{
    scoring::{Fault, ScoringSheet, SheetRules, TurnPlace, picked_before},
    system::BattleTactic,
};

/// In a double turn nobody picks one who is not far behind.
pub(super) fn no_tactic(sheet: &ScoringSheet, rules: &SheetRules, at: TurnPlace) -> Option<Fault> {
    let taken = double_turn(sheet, rules, at.round)?;
    let free_from = rules.plan().double_turn?.free_from;
    (taken.side == at.side && !taken.has_tactic).then_some(Fault::InDoubleTurn { free_from })
}

/// Some belong to an alliance, and none is picked twice.
pub(super) fn find_forbidden_tactic(
    sheet: &ScoringSheet,
    rules: &SheetRules,
    at: TurnPlace,
    tactic: &BattleTactic,
) -> Option<Fault> {
    let other_alliance = || {
        let needed = tactic.alliance.as_deref()?;
        let own = rules.alliance(at.side)?;
        let (tactic, alliance) = (tactic.name.clone(), needed.to_owned());
        (needed != own).then_some(Fault::OtherAlliance { tactic, alliance })
    };
    other_alliance().or_else(|| picked_before(sheet, rules, at, tactic))
}
