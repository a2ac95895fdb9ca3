//! Enhancements: one of each table, one of each item, one of each type on a unit, and only on units
//! that may carry them (A27, A28); tables left unused (A31).

use super::{Allowance, Army, CheckRules, Enhancement, Finding, RuleId, Unit, regiments::listed};
use std::collections::BTreeMap;

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = a27_tables(army);
    found.extend(a27_items(army));
    for unit in army.units() {
        found.extend(a27_types(unit));
        found.extend(a28_carrier(unit));
    }
    found.extend(a31_left_open(army, rules));
    found
}

fn a27_tables(army: &Army<'_>) -> Vec<Finding> {
    let mut tables: BTreeMap<usize, Vec<&Enhancement>> = BTreeMap::new();
    for enhancement in army.units().flat_map(Unit::enhancements) {
        let items = tables.entry(enhancement.table_number).or_default();
        if items.iter().all(|item| item.name != enhancement.name) {
            items.push(enhancement);
        }
    }
    let crowded = tables.into_values().filter(|items| items.len() > 1);
    crowded
        .map(|items| {
            let names = listed(items.iter().map(|item| item.name.as_str()));
            let message =
                format!("{} {} from {} ({names}), at most 1.", items.len(), items[0].kind, items[0].table);
            Finding::illegal(RuleId::A27, message).mend("Keep one of them.")
        })
        .collect()
}

fn a27_items(army: &Army<'_>) -> Vec<Finding> {
    let mut items: BTreeMap<&str, Vec<&Unit<'_>>> = BTreeMap::new();
    for unit in army.units() {
        for enhancement in unit.enhancements() {
            items.entry(&enhancement.name).or_default().push(unit);
        }
    }
    let twice = items.into_iter().filter(|(_, units)| units.len() > 1);
    twice
        .map(|(item, units)| {
            let names = listed(units.iter().map(|unit| unit.name()));
            let message = format!("{item} is taken {} times ({names}), at most once.", units.len());
            Finding::illegal(RuleId::A27, message).at(units[1].place()).mend("Keep one of them.")
        })
        .collect()
}

fn a27_types(unit: &Unit<'_>) -> Vec<Finding> {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for enhancement in unit.enhancements() {
        kinds.entry(&enhancement.kind).or_default().push(&enhancement.name);
    }
    let twice = kinds.into_iter().filter(|(_, items)| items.len() > 1);
    twice
        .map(|(kind, items)| {
            let names = listed(items.iter().copied());
            let message = format!("{} carries {} {kind} ({names}), at most 1.", unit.name(), items.len());
            Finding::illegal(RuleId::A27, message).at(unit.place()).mend("Give one of them to another unit.")
        })
        .collect()
}

fn a28_carrier(unit: &Unit<'_>) -> Vec<Finding> {
    let carried = unit.enhancements().iter();
    carried
        .filter_map(|enhancement| {
            if enhancement.open {
                return None;
            }
            let message = if unit.has("UNIQUE") {
                format!("{} is UNIQUE: it cannot carry {}.", unit.name(), enhancement.name)
            } else {
                format!("{} may not carry {} ({}).", unit.name(), enhancement.name, enhancement.table)
            };
            Some(Finding::illegal(RuleId::A28, message).at(unit.place()).mend("Give it to another unit."))
        })
        .collect()
}

/// Only for complete rosters: whoever is still building knows that choices are open.
fn a31_left_open(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    if army.roster.is_empty() || army.faction.is_none() {
        return found;
    }
    if army.terrain.is_empty() && army.offers.terrain && rules.allows(Allowance::FactionTerrain) {
        found.push(Finding::information(RuleId::A31, "You may still take a faction terrain feature."));
    }
    for word in &army.offers.unused_lores {
        found.push(Finding::information(RuleId::A31, format!("You may still choose a {word}.")));
    }
    for table in &army.offers.unused_tables {
        found.push(Finding::information(RuleId::A31, format!("You may still take one of {table}.")));
    }
    found
}
