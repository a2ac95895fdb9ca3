//! Who leads the army (`systems F10`): a character, and the one with the highest Leadership.

use crate::domain::composition::{
    Severity,
    declared::{DeclaredUnit, FoundByRule, Observed, RuleAnswer, RuleQuestion},
};

/// Cases: `none` (no character at all), `several`, `unnamed`, `lower` (somebody has a higher Leadership). Where the
/// Leadership of a character is not known, only who is named is asked.
pub fn check_general(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let characters: Vec<&DeclaredUnit<'_>> = asked.army.of(Some("characters")).collect();
    let generals: Vec<&DeclaredUnit<'_>> = asked.army.of(Some("general")).collect();
    let unplaced = asked.army.units.iter().any(|unit| unit.categories.is_empty());
    let found = |case: &str, severity: Severity, units: &[&DeclaredUnit<'_>]| {
        let entries = units.iter().map(|unit| unit.name().to_owned()).collect();
        let observed = Observed { case: Some(case.to_owned()), entries, ..asked.observed(units.len()) };
        let found = FoundByRule { severity, ..asked.about_army(observed) };
        RuleAnswer { found: vec![found], ..RuleAnswer::default() }
    };
    match generals[..] {
        [] if characters.is_empty() && unplaced => RuleAnswer::not_asked(),
        [] if characters.is_empty() => found("none", asked.rule.severity, &[]),
        [] if characters.len() == 1 => RuleAnswer::default(),
        [] => found("unnamed", Severity::Warning, &characters),
        [general] => {
            let leadership = |unit: &DeclaredUnit<'_>| unit.facts().and_then(|facts| facts.leadership);
            let Some(own) = leadership(general) else {
                return RuleAnswer::not_asked();
            };
            let higher: Vec<&DeclaredUnit<'_>> = characters
                .into_iter()
                .filter(|unit| leadership(unit).is_some_and(|other| other > own))
                .collect();
            if higher.is_empty() {
                RuleAnswer::default()
            } else {
                found("lower", asked.rule.severity, &higher)
            }
        }
        _ => found("several", asked.rule.severity, &generals),
    }
}
