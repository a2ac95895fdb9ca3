//! Enhancements (`systems S12`, `S13`): one of each kind, and what battalions grant beside.

use crate::domain::composition::declared::{DeclaredUnit, Observed, RuleAnswer, RuleQuestion};

/// The options of this kind in the whole army, with who has them.
fn of_kind<'u, 'a>(
    asked: &'u RuleQuestion<'a>,
    kind: &'u str,
) -> impl Iterator<Item = (&'u DeclaredUnit<'a>, &'u str)> {
    asked.army.units.iter().flat_map(move |unit| {
        let own = unit.options.iter().filter(move |option| option.kind.as_deref() == Some(kind));
        own.map(move |option| (unit, option.name))
    })
}

/// What an army may have of an enhancement: one, and what battalions and the list itself add.
pub(super) fn most_enhancements(asked: &RuleQuestion<'_>) -> usize {
    let granted = asked.army.of(Some("battalions")).count();
    1 + granted + asked.army.roster.chosen("Additional enhancement").count()
}

/// Cases: none (more artefacts than one and one for each battalion), `unique` (a unique or allied unit has one).
pub fn check_enhancements(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    let artefacts: Vec<(&DeclaredUnit<'_>, &str)> = of_kind(asked, "artefact").collect();
    let most = most_enhancements(asked);
    if artefacts.len() > most {
        let observed = Observed {
            of: Some("artefact".to_owned()),
            most: i64::try_from(most).ok(),
            entries: artefacts.iter().map(|(unit, _)| unit.name().to_owned()).collect(),
            ..asked.observed(artefacts.len())
        };
        answer.found.push(asked.about_army(observed));
    }
    let traits = of_kind(asked, "command_trait");
    for (unit, option) in artefacts.iter().copied().chain(traits) {
        if unit.is("unique") || unit.is("ally") {
            let observed = Observed {
                option: Some(option.to_owned()),
                case: Some("unique".to_owned()),
                ..asked.observed(1)
            };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}

/// Cases: none (more than one command trait), `other` (somebody else than the general has one).
pub fn command_trait(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    let traits: Vec<(&DeclaredUnit<'_>, &str)> = of_kind(asked, "command_trait").collect();
    let mut bearers: Vec<&str> = traits.iter().map(|(unit, _)| unit.name()).collect();
    bearers.dedup();
    if traits.len() > 1 {
        let observed = Observed {
            of: Some("command_trait".to_owned()),
            most: Some(1),
            entries: bearers.iter().map(|name| (*name).to_owned()).collect(),
            ..asked.observed(traits.len())
        };
        answer.found.push(asked.about_army(observed));
    }
    let has_general = asked.army.of(Some("general")).next().is_some();
    for (unit, option) in traits.into_iter().filter(|(unit, _)| has_general && !unit.is("general")) {
        let observed =
            Observed { option: Some(option.to_owned()), case: Some("other".to_owned()), ..asked.observed(1) };
        answer.found.push(asked.about(unit, observed));
    }
    answer
}
