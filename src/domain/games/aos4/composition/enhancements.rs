//! Enhancements: one of each kind, one of each item, one of each kind on a unit, and only on units that may carry them
//! (A27, A28); kinds of which none is taken (A31).

use super::{
    Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Observation, RuleId, Severity, UnitEnhancement,
    regiments::FOLLOWERS_OF_THE_GENERAL,
};
use std::collections::BTreeMap;

pub fn check_army_enhancements(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = a27_kinds(army);
    found.extend(a27_items(army));
    for unit in army.units() {
        found.extend(a27_kinds_on(unit));
        found.extend(a28_carrier(unit));
        found.extend(a28_strays(unit, army));
    }
    for unit in army.renown_units() {
        found.extend(a28_strays(unit, army));
    }
    found.extend(a31_left_open(army, rules));
    found
}

/// A season's table is used instead of the faction's table of its kind, not beside it.
fn a27_kinds(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut kinds: BTreeMap<&str, Vec<&UnitEnhancement>> = BTreeMap::new();
    for enhancement in army.units().flat_map(Aos4Unit::enhancements) {
        let items = kinds.entry(&enhancement.kind).or_default();
        if items.iter().all(|item| item.name != enhancement.name) {
            items.push(enhancement);
        }
    }
    let crowded = kinds.into_iter().filter(|(_, items)| items.len() > items[0].most_of_kind);
    crowded
        .map(|(kind, items)| {
            let mut tables: Vec<String> = items.iter().map(|item| item.table.clone()).collect();
            tables.sort();
            tables.dedup();
            let most = items[0].most_of_kind;
            let items = items.into_iter().map(|item| item.name.clone()).collect();
            let what = Observation::TooManyOfKind { kind: kind.to_owned(), items, tables, most };
            Aos4Finding::illegal_finding(RuleId::A27, what)
        })
        .collect()
}

fn a27_items(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut items: BTreeMap<&str, Vec<&Aos4Unit<'_>>> = BTreeMap::new();
    for unit in army.units() {
        for enhancement in unit.enhancements() {
            items.entry(&enhancement.name).or_default().push(unit);
        }
    }
    let twice = items.into_iter().filter(|(_, units)| units.len() > 1);
    twice
        .map(|(item, units)| {
            let names = units.iter().map(|unit| unit.owned_name()).collect();
            let what = Observation::ItemTwice { item: item.to_owned(), units: names };
            Aos4Finding::illegal_finding(RuleId::A27, what).at(units[1].place())
        })
        .collect()
}

fn a27_kinds_on(unit: &Aos4Unit<'_>) -> Vec<Aos4Finding> {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for enhancement in unit.enhancements() {
        kinds.entry(&enhancement.kind).or_default().push(&enhancement.name);
    }
    let twice = kinds.into_iter().filter(|(_, items)| items.len() > 1);
    twice
        .map(|(kind, items)| {
            let items = items.into_iter().map(str::to_owned).collect();
            let what = Observation::KindTwice { unit: unit.owned_name(), kind: kind.to_owned(), items };
            Aos4Finding::illegal_finding(RuleId::A27, what).at(unit.place())
        })
        .collect()
}

fn a28_carrier(unit: &Aos4Unit<'_>) -> Vec<Aos4Finding> {
    let carried = unit.enhancements().iter();
    carried
        .filter_map(|enhancement| {
            if enhancement.open {
                return None;
            }
            let (name, item) = (unit.owned_name(), enhancement.name.clone());
            let what = if unit.has("UNIQUE") {
                Observation::UniqueCarries { unit: name, enhancement: item }
            } else {
                let table = enhancement.table.clone();
                Observation::MayNotCarry { unit: name, enhancement: item, table }
            };
            Some(Aos4Finding::illegal_finding(RuleId::A28, what).at(unit.place()))
        })
        .collect()
}

/// What nobody knows may be misspelt, or of a publication that is not here; another faction's is none of this army's.
fn a28_strays(unit: &Aos4Unit<'_>, army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let Some(faction) = army.ruled_by() else { return Vec::new() };
    let told = unit.strays.iter().map(|stray| {
        let (name, item) = (unit.owned_name(), stray.name.clone());
        if let Some(home) = stray.home.clone() {
            // The page of an army of renown may let it keep what its faction has.
            let own = army.faction_name() == Some(&home);
            let severity = if own { Severity::Warning } else { Severity::Illegal };
            let faction = faction.to_owned();
            let what = Observation::ForeignEnhancement { unit: name, enhancement: item, faction, home };
            return Aos4Finding::new(RuleId::A28, severity, what);
        }
        let severity = if stray.may_be_wargear { Severity::Information } else { Severity::Warning };
        let suggestion = stray.suggestion.clone();
        let what = Observation::UnknownEnhancement { unit: name, enhancement: item, suggestion };
        Aos4Finding::new(RuleId::A28, severity, what)
    });
    told.map(|finding| finding.at(unit.place())).collect()
}

/// Only for complete rosters: whoever is still building knows that choices are open.
fn a31_left_open(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    if army.roster.is_empty() || army.faction.is_none() {
        return found;
    }
    if army.terrain.is_empty() && army.offers.terrain && rules.allows(Allowance::FactionTerrain) {
        found.push(Aos4Finding::information_finding(RuleId::A31, Observation::TerrainOpen));
    }
    found.extend(slot_open(army));
    for kind in &army.offers.unused_lores {
        found.push(Aos4Finding::information_finding(RuleId::A31, Observation::LoreOpen { kind: *kind }));
    }
    for unused in &army.offers.unused_kinds {
        let what = Observation::KindOpen { kind: unused.kind.clone(), tables: unused.tables.clone() };
        found.push(Aos4Finding::information_finding(RuleId::A31, what));
    }
    found
}

/// The general's regiment holds one unit more than the others, and its last place is free.
fn slot_open(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let regiment = army.generals_regiment()?;
    let most = FOLLOWERS_OF_THE_GENERAL;
    let number = regiment.followers().filter(|unit| !unit.takes_no_place()).count();
    (number + 1 == most).then(|| {
        let what = Observation::SlotOpen { regiment: regiment.heading.clone(), number, most };
        Aos4Finding::information_finding(RuleId::A31, what).at(regiment.place())
    })
}
