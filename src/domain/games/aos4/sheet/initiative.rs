//! Double turns, seizing the initiative, and who is the underdog (`handbook R6`).

use crate::domain::scoring::{DoubleTurn, Initiative, ScoringSheet, SheetRules, Side, Totals};
use std::cmp::Ordering;

/// What the order of turns brings in a battle round.
pub(super) fn find_initiative(sheet: &ScoringSheet, rules: &SheetRules, round: u32) -> Initiative {
    let totals = sheet.totals(rules);
    Initiative {
        double_turn: double_turn_at(sheet, rules, &totals, round),
        underdog: find_underdog(sheet, rules, &totals, round),
    }
}

/// The double turn of a battle round, if somebody takes one. It is a choice: a player whom the opponent's priority
/// puts first takes none.
pub(super) fn double_turn(sheet: &ScoringSheet, rules: &SheetRules, round: u32) -> Option<DoubleTurn> {
    double_turn_at(sheet, rules, &sheet.totals(rules), round)
}

/// The underdog of a battle round: the opponent of whoever seized the initiative last; before anybody has, the
/// player with fewer victory points when the battle round begins.
fn find_underdog(sheet: &ScoringSheet, rules: &SheetRules, totals: &Totals, round: u32) -> Option<Side> {
    let seized = (1..=round)
        .rev()
        .filter_map(|number| double_turn_at(sheet, rules, totals, number))
        .find(|double_turn| double_turn.seizes_initiative);
    if let Some(seized) = seized {
        return Some(seized.side.other());
    }
    let (a, b) = (totals.before(round, Side::A), totals.before(round, Side::B));
    match a.cmp(&b) {
        Ordering::Less => Some(Side::A),
        Ordering::Equal => None,
        Ordering::Greater => Some(Side::B),
    }
}

fn double_turn_at(
    sheet: &ScoringSheet,
    rules: &SheetRules,
    totals: &Totals,
    round: u32,
) -> Option<DoubleTurn> {
    let plan = rules.plan().double_turn?;
    let (last, now) = (sheet.round(round.checked_sub(1)?)?, sheet.round(round)?);
    let side = now.goes_first()?;
    let chosen = now.priority.is_none_or(|winner| winner == side);
    let went_second = last.goes_first()?.other() == side;
    let behind_by = totals.before(round, side.other()).saturating_sub(totals.before(round, side));
    let seizes_initiative = plan.free_from.is_some_and(|enough| behind_by < enough);
    let has_tactic = plan.free_from.is_some_and(|enough| behind_by >= enough);
    (chosen && went_second).then_some(DoubleTurn { side, behind_by, seizes_initiative, has_tactic })
}
