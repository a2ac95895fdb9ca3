//! What on a sheet breaks a rule, each with its statement and its place (`handbook R7`).

use super::{BATTLE_ROUNDS, ScoringSheet, SheetRules, Side, tactics::Refused};
use std::fmt;

/// A rule that a sheet breaks. A judge can let it stand with a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// The handbook's statement: `R5`.
    pub rule: &'static str,
    pub place: Place,
    pub message: String,
}

/// Where on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub round: u32,
    pub side: Side,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::A => "first player",
            Side::B => "second player",
        };
        write!(f, "battle round {}, {side}", self.round)
    }
}

/// Everything on the sheet that breaks a rule, in order of battle rounds. Of those after the fifth, one is
/// enough to say so.
#[must_use]
pub fn check(sheet: &ScoringSheet, rules: &SheetRules) -> Vec<Breach> {
    let mut breaches = Vec::new();
    for (round, number) in sheet.rounds.iter().zip(1..=BATTLE_ROUNDS + 1) {
        for side in Side::BOTH {
            let place = Place { round: number, side };
            let mut breach = |refused: Refused| {
                breaches.push(Breach { rule: refused.rule, place, message: refused.message });
            };
            if number > BATTLE_ROUNDS {
                let message = format!("A battle has {BATTLE_ROUNDS} battle rounds.");
                breach(Refused { rule: "R1", message });
            }
            let turn = round.turn(side);
            if let Some(refused) = tactic_breach(sheet, rules, place) {
                breach(refused);
            }
            if let Some(message) = rules.battleplan.contradiction(&turn.lines, number) {
                breach(Refused { rule: "R7", message });
            }
        }
    }
    breaches
}

fn tactic_breach(sheet: &ScoringSheet, rules: &SheetRules, place: Place) -> Option<Refused> {
    let turn = sheet.round(place.round)?.turn(place.side);
    let Some(slug) = &turn.tactic else {
        let message = "A battle tactic is completed, but none was picked.".into();
        return turn.completed.then_some(Refused { rule: "R4", message });
    };
    let choices = sheet.tactic_choices(rules, place.side, place.round);
    match choices.into_iter().find(|choice| choice.tactic.slug == *slug) {
        Some(choice) => choice.refused,
        None => Some(Refused { rule: "R5", message: format!("There is no battle tactic {slug:?}.") }),
    }
}
