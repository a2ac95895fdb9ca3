//! Reinforced units (`systems S01`, `S02`).

use crate::domain::composition::declared::{DeclaredUnit, FoundByRule, Observed, RuleAnswer, RuleQuestion};

fn list_reinforced_units<'u, 'a>(
    asked: &'u RuleQuestion<'a>,
) -> impl Iterator<Item = (&'u DeclaredUnit<'a>, i64)> {
    asked.army.of(Some("reinforced")).map(|unit| (unit, unit.weight(Some("reinforced"))))
}

fn about_reinforced(asked: &RuleQuestion<'_>, unit: &DeclaredUnit<'_>, found: i64, most: i64) -> FoundByRule {
    asked.about(unit, Observed { most: Some(most), ..asked.observed(found) })
}

/// Only Battleline is reinforced twice. A unit whose role nobody knows may be.
pub fn check_reinforced_twice(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for (unit, times) in list_reinforced_units(asked).filter(|(_, times)| *times > 1) {
        if times == 2 && (unit.is("battleline") || unit.may_be("battleline")) {
            continue;
        }
        if unit.is_unplaced(asked.composition) {
            answer.not_asked = true;
        } else {
            answer.found.push(about_reinforced(asked, unit, times, 1));
        }
    }
    answer
}

/// A unit of one model is never reinforced; asked where its profile says how many it has.
pub fn check_reinforced_single(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for (unit, times) in list_reinforced_units(asked) {
        match unit.profile.map(|profile| profile.item) {
            None => answer.not_asked = true,
            Some(profile)
                if !profile.can_be_reinforced && unit.facts().is_some_and(|facts| facts.min == Some(1)) =>
            {
                answer.found.push(about_reinforced(asked, unit, times, 0));
            }
            Some(_) => {}
        }
    }
    answer
}
