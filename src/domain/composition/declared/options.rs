//! Rules about what is chosen for entries.

use super::{ChosenOption, DeclaredUnit, Observed, RuleAnswer, RuleQuestion};
use crate::domain::{catalogue::name_key, composition::Severity};
use std::collections::BTreeMap;

/// Whether nothing at all is known about what was chosen: no option on the roster has a type.
fn nothing_is_known(asked: &RuleQuestion<'_>) -> bool {
    let mut options = asked.army.units.iter().flat_map(|unit| &unit.options).peekable();
    options.peek().is_some() && options.all(|option| option.kind.is_none())
}

pub(super) fn check_option_once(asked: &RuleQuestion<'_>, types: &[String], except: &[String]) -> RuleAnswer {
    let except: Vec<String> = except.iter().map(|name| name_key(name)).collect();
    let mut by_name: BTreeMap<String, (i64, &str, Vec<String>)> = BTreeMap::new();
    for unit in &asked.army.units {
        for option in unit.options.iter().filter(|option| option.is_of(types)) {
            let key = name_key(option.name);
            if !except.contains(&key) {
                let row = by_name.entry(key).or_insert((0, option.name, Vec::new()));
                row.0 += i64::from(option.count);
                row.2.push(unit.name().to_owned());
            }
        }
    }
    let several = by_name.into_values().filter(|(found, ..)| *found > 1);
    let found = several.map(|(found, option, entries)| {
        let option = Some(option.to_owned());
        asked.about_army(Observed { option, entries, most: Some(1), ..asked.observed(found) })
    });
    RuleAnswer { found: found.collect(), tally: None, not_asked: nothing_is_known(asked) }
}

fn chosen_of<'u, 'a>(
    unit: &'u DeclaredUnit<'a>,
    types: &'u [String],
) -> impl Iterator<Item = &'u ChosenOption<'a>> {
    unit.options.iter().filter(|option| option.is_of(types))
}

/// Each type by itself.
pub(super) fn check_each_option_type(
    asked: &RuleQuestion<'_>,
    types: &[String],
    most: u32,
    illegal_from: Option<u32>,
) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: nothing_is_known(asked), ..RuleAnswer::default() };
    for unit in &asked.army.units {
        for kind in types {
            let of_kind = std::slice::from_ref(kind);
            let found: u32 = chosen_of(unit, of_kind).map(|option| option.count).sum();
            if found <= most {
                continue;
            }
            let names: Vec<&str> = chosen_of(unit, of_kind).map(|option| option.name).collect();
            let observed = Observed {
                most: Some(i64::from(most)),
                of: Some(kind.clone()),
                option: Some(names.join(", ")),
                ..asked.observed(found)
            };
            let mut about = asked.about(unit, observed);
            if illegal_from.is_some_and(|from| found >= from) {
                about.severity = Severity::Illegal;
            }
            answer.found.push(about);
        }
    }
    answer
}

pub(super) fn check_option_allowance(asked: &RuleQuestion<'_>, types: &[String]) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for unit in &asked.army.units {
        if chosen_of(unit, types).next().is_none() {
            continue;
        }
        let Some(most) = unit.facts().and_then(|facts| facts.allowance) else {
            answer.not_asked = true;
            continue;
        };
        let found: i64 = chosen_of(unit, types).filter_map(|option| option.points).sum();
        if found > most {
            let names: Vec<&str> = chosen_of(unit, types).map(|option| option.name).collect();
            let observed =
                Observed { most: Some(most), option: Some(names.join(", ")), ..asked.observed(found) };
            answer.found.push(asked.about(unit, observed));
        }
        answer.not_asked |= chosen_of(unit, types).any(|option| option.points.is_none());
    }
    answer
}

pub(super) fn check_option_needs(
    asked: &RuleQuestion<'_>,
    types: &[String],
    one_of: &[String],
) -> RuleAnswer {
    let mut answer = RuleAnswer { not_asked: nothing_is_known(asked), ..RuleAnswer::default() };
    for unit in &asked.army.units {
        let has_it = one_of.iter().any(|id| unit.is(id));
        // A mark that no option gives is known from the unit's profile alone.
        let is_known =
            one_of.iter().all(|id| match asked.composition.flags.iter().find(|flag| flag.id == *id) {
                Some(flag) => {
                    !flag.options.is_empty() || asked.army.knows_flag(flag) && unit.facts().is_some()
                }
                None => !unit.categories.is_empty(),
            });
        for option in chosen_of(unit, types) {
            if has_it {
                continue;
            }
            if !is_known {
                answer.not_asked = true;
                continue;
            }
            let observed = Observed {
                of: option.kind.clone(),
                to: one_of.first().cloned(),
                option: Some(option.name.to_owned()),
                ..asked.observed(1)
            };
            answer.found.push(asked.about(unit, observed));
        }
    }
    answer
}
