//! Who knows spells and prayers, and how much they can summon (`systems S15`, `S18`); asked where keywords are known.

use crate::domain::composition::declared::{Answer, Asked, Observed, Unit};

/// Items that make their bearer one, and command traits.
const MADE: [(&str, &str); 2] = [("Arcane Tome", "wizard"), ("High Priest", "priest")];

/// Whether a unit is one of these; none where its keywords are not known.
fn is(unit: &Unit<'_>, what: &str) -> Option<bool> {
    let made = MADE.iter().any(|(option, makes)| *makes == what && unit.has_option(option));
    if made || unit.is(what) {
        return Some(true);
    }
    let is_known = !unit.entry.keywords.is_empty()
        || unit.profile.is_some_and(|profile| !profile.item.keywords.is_empty());
    let by_profile = unit.profile.is_some_and(|profile| profile.item.has(&what.to_uppercase()));
    is_known.then_some(by_profile)
}

/// A spell on somebody who is no wizard, a prayer on somebody who is no priest.
pub fn spells(asked: &Asked<'_>) -> Answer {
    let mut answer = Answer::default();
    for unit in &asked.army.units {
        for option in &unit.options {
            let needed = match option.kind.as_deref() {
                Some("spell") => "wizard",
                Some("prayer") => "priest",
                _ => continue,
            };
            match is(unit, needed) {
                None => answer.not_asked = true,
                Some(true) => {}
                Some(false) => {
                    let observed = Observed {
                        of: Some(needed.to_owned()),
                        option: Some(option.name.to_owned()),
                        entries: vec![unit.name().to_owned()],
                        ..asked.observed(1)
                    };
                    answer.found.push(asked.about(unit, observed));
                }
            }
        }
    }
    answer
}

/// No more endless spells and invocations than wizards and priests.
pub fn summoned(asked: &Asked<'_>) -> Answer {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let summoned: Vec<&Unit<'_>> = asked.army.of(Some("endless_spells")).collect();
    if summoned.is_empty() {
        return Answer::default();
    }
    let casters: Option<Vec<bool>> =
        asked.army.of(Some("units")).map(|unit| Some(is(unit, "wizard")? || is(unit, "priest")?)).collect();
    let Some(casters) = casters else { return Answer::not_asked() };
    let most = number(casters.into_iter().filter(|caster| *caster).count());
    let found = number(summoned.len());
    if found <= most {
        return Answer::default();
    }
    let observed = Observed {
        of: Some("endless_spells".to_owned()),
        most: Some(most),
        entries: summoned.iter().map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(found)
    };
    Answer { found: vec![asked.about_army(observed)], ..Answer::default() }
}
