//! What on a sheet breaks a rule, each with its statement and its place (`handbook R7`).

use super::{Fault, ScoringSheet, SheetRules, Side, TurnPlace};

/// A rule that a sheet breaks. A judge can let it stand with a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetBreach {
    pub fault: Fault,
    pub place: TurnPlace,
}

/// Everything on the sheet that breaks a rule, in order of battle rounds. Of those after the last of a battle, one
/// is enough to say so.
#[must_use]
pub fn check_scoring_sheet(sheet: &ScoringSheet, rules: &SheetRules) -> Vec<SheetBreach> {
    let most = rules.plan().rounds;
    let of_cards = |side| {
        let place = TurnPlace { round: 1, side };
        sheet.card_faults(rules, side).into_iter().map(move |fault| SheetBreach { fault, place })
    };
    let mut breaches: Vec<SheetBreach> = Side::BOTH.into_iter().flat_map(of_cards).collect();
    for (round, number) in sheet.rounds.iter().zip(1..=most + 1) {
        for side in Side::BOTH {
            let place = TurnPlace { round: number, side };
            let mut breach = |fault: Fault| breaches.push(SheetBreach { fault, place });
            if number > most {
                breach(Fault::TooManyRounds { most });
            }
            if let Some(fault) = tactic_fault(sheet, rules, place) {
                breach(fault);
            }
            sheet.step_faults(rules, place).into_iter().for_each(&mut breach);
            if let Some(why) = rules.battleplan.contradiction(&round.turn(side).lines, number) {
                breach(Fault::Lines { why });
            }
        }
    }
    breaches
}

fn tactic_fault(sheet: &ScoringSheet, rules: &SheetRules, place: TurnPlace) -> Option<Fault> {
    let turn = sheet.round(place.round)?.turn(place.side);
    let Some(slug) = &turn.tactic else { return turn.completed.then_some(Fault::NothingPicked) };
    let choices = sheet.tactic_choices(rules, place);
    match choices.into_iter().find(|choice| choice.tactic.slug == *slug) {
        Some(choice) => choice.refused,
        None => Some(Fault::UnknownTactic { slug: slug.clone() }),
    }
}
