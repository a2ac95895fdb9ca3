//! Single units: reinforcing, sizes, unique ones, the two versions of one unit, notes, Legends
//! (A14, A17-A20, A32).

use super::{
    Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, NotReinforced, Observation, RuleId, Severity,
    is_in_season,
};
use std::collections::BTreeMap;

pub fn check_unit_rules(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    for unit in army.units() {
        found.extend(a17_reinforced(unit, army));
        found.extend(a18_size(unit));
        found.extend(a32_permitted(unit, rules));
    }
    found.extend(a32_choices(army, rules));
    found.extend(a19_unique(army));
    found.extend(a20_two_versions(army));
    found
}

fn a17_reinforced(unit: &Aos4Unit<'_>, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    if !unit.is_reinforced() {
        return None;
    }
    let single = unit.min_size() == Some(1);
    if unit.can_reinforce()? {
        let what = Observation::SingleReinforced { unit: unit.owned_name() };
        return single.then(|| Aos4Finding::warning_finding(RuleId::A17, what).at(unit.place()));
    }
    let why = if unit.has("UNIQUE") {
        NotReinforced::Unique
    } else if single {
        NotReinforced::SingleModel
    } else {
        NotReinforced::Profile
    };
    // Where no unit of the faction can be, the data does not say which can.
    let told = why != NotReinforced::Profile || army.reinforcement_is_told;
    let severity = if told { Severity::Illegal } else { Severity::Warning };
    let what = Observation::CannotBeReinforced { unit: unit.owned_name(), why };
    Some(Aos4Finding::new(RuleId::A17, severity, what).at(unit.place()))
}

fn a18_size(unit: &Aos4Unit<'_>) -> Option<Aos4Finding> {
    let (models, size) = (unit.entry.models?, unit.min_size()?);
    let expected = if unit.entry.reinforced { size * 2 } else { size };
    let doubled = unit.can_reinforce() == Some(true) && models == size * 2;
    let in_one_line = unit.is_priced_as_two();
    if models == expected || size == 0 || (doubled && unit.is_doubled_silently()) || in_one_line {
        return None;
    }
    let can_be_reinforced = unit.can_reinforce() == Some(true);
    let what = Observation::WrongSize { unit: unit.owned_name(), models, size, can_be_reinforced };
    // A roster file counts companions and champions as models of their own, and its program keeps sizes.
    let severity = if unit.entry.key.is_some() { Severity::Warning } else { Severity::Illegal };
    Some(Aos4Finding::new(RuleId::A18, severity, what).at(unit.place()))
}

fn a19_unique(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut taken: BTreeMap<String, Vec<&Aos4Unit<'_>>> = BTreeMap::new();
    for unit in army.units().chain(army.renown_units()).filter(|unit| unit.has("UNIQUE")) {
        taken.entry(unit.base_key()).or_default().push(unit);
    }
    let twice = taken.into_values().filter(|units| units.len() > 1);
    twice
        .map(|units| {
            let what = Observation::UniqueTwice { unit: units[0].owned_name(), times: units.len() };
            Aos4Finding::illegal_finding(RuleId::A19, what).at(units[1].place())
        })
        .collect()
}

fn a20_two_versions(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut versions: BTreeMap<String, Vec<&Aos4Unit<'_>>> = BTreeMap::new();
    for unit in army.units().filter(|unit| !unit.has("UNIQUE")) {
        let units = versions.entry(unit.base_key()).or_default();
        if units.iter().all(|other| other.key() != unit.key()) {
            units.push(unit);
        }
    }
    let both = versions.into_values().filter(|units| units.len() > 1);
    both.map(|units| {
        let what = Observation::TwoVersions { units: [units[0].owned_name(), units[1].owned_name()] };
        Aos4Finding::illegal_finding(RuleId::A20, what).at(units[1].place())
    })
    .collect()
}

fn a32_permitted(unit: &Aos4Unit<'_>, rules: &CheckRules) -> Option<Aos4Finding> {
    if !rules.allows(Allowance::Legends) && unit.is_legends(rules.as_of) {
        let what = Observation::LegendsUnit { unit: unit.owned_name() };
        return Some(Aos4Finding::illegal_finding(RuleId::A32, what).at(unit.place()));
    }
    let what = outside_season(unit.name(), true, &unit.profile()?.seasons, rules)?;
    Some(Aos4Finding::illegal_finding(RuleId::A32, what).at(unit.place()))
}

/// A name and whether it is a unit's.
fn outside_season(name: &str, is_unit: bool, seasons: &[String], rules: &CheckRules) -> Option<Observation> {
    let season = rules.season.as_deref()?;
    let outside = !is_in_season(seasons, Some(season));
    outside.then(|| Observation::OutOfSeason {
        name: name.to_owned(),
        is_unit,
        seasons: seasons.to_vec(),
        season: season.to_owned(),
    })
}

/// Formations, terrain, lores, enhancements and regiments of renown of other seasons. Community catalogues
/// sometimes end a choice with its season where the publisher's app keeps it: a question, not a verdict.
fn a32_choices(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let formations = army
        .formation
        .iter()
        .chain(&army.other_formations)
        .chain(&army.terrain)
        .map(|chosen| (&chosen.name, &chosen.seasons));
    let lores = army.lores.iter().map(|lore| (&lore.name, &lore.seasons));
    let enhancements = army.units().flat_map(Aos4Unit::enhancements).map(|item| (&item.name, &item.seasons));
    let known = army.renown.iter().filter_map(|renown| Some((&renown.name, renown.known.as_ref()?)));
    let renown = known.clone().map(|(name, facts)| (name, &facts.seasons));
    let all = formations.chain(lores).chain(enhancements).chain(renown);
    let outside = all.filter_map(|(name, seasons)| outside_season(name, false, seasons, rules));
    let mut found: Vec<Aos4Finding> =
        outside.map(|what| Aos4Finding::warning_finding(RuleId::A32, what)).collect();
    for (name, _) in known.filter(|(_, facts)| facts.legends && !rules.allows(Allowance::Legends)) {
        let what = Observation::LegendsRegiment { regiment: name.clone() };
        found.push(Aos4Finding::illegal_finding(RuleId::A32, what));
    }
    found
}
