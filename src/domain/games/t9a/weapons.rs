//! Enchantments of weapons and armour (`systems T14`): one on each piece. A list that does not say which piece bears
//! which is doubted, and only one with more than a model has pieces is wrong.

use crate::domain::composition::{
    Severity,
    declared::{DeclaredUnit, FoundByRule, Observed, RuleAnswer, RuleQuestion},
};
use crate::domain::{catalogue::name_key, roster::Upgrade};

/// Kinds of enchantments, by the ids that the files of both editions use.
const KINDS: [&str; 3] = ["weapon", "armour", "shield"];
/// A model has a weapon for hand and one for shooting, armour and a shield.
const PIECES: usize = 2;

/// Cases: `piece` (two on one piece, which the list names), `many` (more than there are pieces); else several on one
/// model, which may be on several pieces.
pub fn check_weapons(asked: &RuleQuestion<'_>) -> RuleAnswer {
    let mut answer = RuleAnswer::default();
    for unit in &asked.army.units {
        for kind in KINDS {
            if let Some((severity, case, names)) = find_several_weapons(unit, kind) {
                let observed = Observed {
                    of: Some(kind.to_owned()),
                    option: Some(names.join(" and ")),
                    case: case.map(str::to_owned),
                    most: Some(1),
                    ..asked.observed(names.len())
                };
                let about = asked.about(unit, observed);
                answer.found.push(FoundByRule { severity: severity.unwrap_or(about.severity), ..about });
            }
        }
    }
    answer
}

type WeaponsOfKind<'u> = (Option<Severity>, Option<&'static str>, Vec<&'u str>);

fn find_several_weapons<'u>(unit: &'u DeclaredUnit<'_>, kind: &str) -> Option<WeaponsOfKind<'u>> {
    let of_kind = |name: &str| {
        let key = name_key(name);
        unit.options.iter().any(|option| name_key(option.name) == key && option.kind.as_deref() == Some(kind))
    };
    let on_one = |upgrade: &'u Upgrade| {
        let names = upgrade.parts.iter().map(|part| part.name.as_str()).filter(|name| of_kind(name));
        names.collect::<Vec<_>>()
    };
    let on_one = unit.entry.upgrades.iter().map(on_one).find(|names| names.len() > 1);
    if let Some(names) = on_one {
        return Some((Some(Severity::Illegal), Some("piece"), names));
    }
    let all: Vec<&str> = unit
        .options
        .iter()
        .filter(|option| option.kind.as_deref() == Some(kind))
        .map(|option| option.name)
        .collect();
    match all.len() {
        0 | 1 => None,
        count if count > PIECES => Some((Some(Severity::Illegal), Some("many"), all)),
        _ => Some((None, None, all)),
    }
}
