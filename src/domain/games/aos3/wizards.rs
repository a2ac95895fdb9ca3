//! Who knows spells and prayers, and how much they can summon (`systems S15`, `S18`); asked where keywords are known.

use super::enhancements;
use crate::domain::{
    catalogue::name_key,
    composition::declared::{ChosenOption, DeclaredUnit, Observed, RuleAnswer, RuleQuestion},
};

/// Items that make their bearer one, and command traits.
const MADE: [(&str, &str); 2] = [("Arcane Tome", "wizard"), ("High Priest", "priest")];

/// Whether a unit is one of these; none where its keywords are not known.
fn is_of_caster_kind(unit: &DeclaredUnit<'_>, what: &str) -> Option<bool> {
    let made = MADE.iter().any(|(option, makes)| *makes == what && unit.has_option(option));
    if made || unit.is(what) {
        return Some(true);
    }
    let is_known = !unit.entry.keywords.is_empty()
        || unit.profile.is_some_and(|profile| !profile.item.keywords.is_empty());
    let by_profile = unit.profile.is_some_and(|profile| profile.item.has(&what.to_uppercase()));
    is_known.then_some(by_profile)
}

/// Cases: none (a spell on somebody who is no wizard, a prayer on somebody who is no priest), `several` (more of them
/// than enhancements give each), `lore` (one that the profile, which names those it may have, does not name).
pub fn check_spells(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    let most = enhancements::most_enhancements(asked);
    for unit in &asked.army.units {
        for kind in ["spell", "prayer"] {
            let known: Vec<&ChosenOption<'_>> =
                unit.options.iter().filter(|option| option.kind.as_deref() == Some(kind)).collect();
            let told = |case: &str, names: Vec<&str>| Observed {
                of: Some(kind.to_owned()),
                most: i64::try_from(most).ok(),
                option: Some(names.join(", ")),
                case: Some(case.to_owned()),
                ..asked.observed(names.len())
            };
            if known.len() > most {
                let names = known.iter().map(|option| option.name).collect();
                answer.found.push(asked.about(unit, told("several", names)));
            }
            let others = known.iter().filter(|option| is_of_another_lore(asked, unit, option));
            let others: Vec<_> = others.map(|option| told("lore", vec![option.name])).collect();
            answer.found.extend(others.into_iter().map(|observed| asked.about(unit, observed)));
        }
        for option in &unit.options {
            let needed = match option.kind.as_deref() {
                Some("spell") => "wizard",
                Some("prayer") => "priest",
                _ => continue,
            };
            match is_of_caster_kind(unit, needed) {
                None => answer.not_asked = true,
                Some(true) => {}
                Some(false) => {
                    let observed = Observed {
                        of: Some(needed.to_owned()),
                        option: Some(option.name.to_owned()),
                        ..asked.observed(1)
                    };
                    answer.found.push(asked.about(unit, observed));
                }
            }
        }
    }
    answer
}

/// Whether the profile names what its unit may have of this type, and this is none of it. What every army has, all
/// may have.
fn is_of_another_lore(asked: &RuleQuestion<'_>, unit: &DeclaredUnit<'_>, option: &ChosenOption<'_>) -> bool {
    let offered = unit.facts().map(|facts| facts.options.as_slice()).unwrap_or_default();
    let type_of = |name: Option<&str>| asked.composition.type_called(name?).map(|kind| kind.id.clone());
    let of_type = || offered.iter().filter(|known| type_of(known.kind.as_deref()) == option.kind);
    let key = name_key(option.name);
    let is_universal = asked.composition.type_of_key(&key).is_some();
    !is_universal && of_type().next().is_some() && of_type().all(|known| name_key(&known.name) != key)
}

/// No more endless spells and invocations than wizards and priests.
pub fn check_summoned(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let summoned: Vec<&DeclaredUnit<'_>> = asked.army.of(Some("endless_spells")).collect();
    if summoned.is_empty() {
        return RuleAnswer::default();
    }
    let casters: Option<Vec<bool>> = asked
        .army
        .of(Some("units"))
        .map(|unit| Some(is_of_caster_kind(unit, "wizard")? || is_of_caster_kind(unit, "priest")?))
        .collect();
    let Some(casters) = casters else { return RuleAnswer::not_asked() };
    let most = casters.into_iter().filter(|caster| *caster).count();
    if summoned.len() <= most {
        return RuleAnswer::default();
    }
    let observed = Observed {
        of: Some("endless_spells".to_owned()),
        most: i64::try_from(most).ok(),
        entries: summoned.iter().map(|unit| unit.name().to_owned()).collect(),
        ..asked.observed(summoned.len())
    };
    RuleAnswer { found: vec![asked.about_army(observed)], ..RuleAnswer::default() }
}
