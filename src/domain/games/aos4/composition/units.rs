//! Single units: reinforcing, sizes, unique ones, the two versions of one unit, notes, Legends
//! (A14, A17-A20, A32).

use super::{Allowance, Army, CheckRules, Finding, RuleId, Unit, is_in_season};
use std::collections::BTreeMap;

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    for unit in army.units() {
        found.extend(a17_reinforced(unit));
        found.extend(a18_size(unit));
        found.extend(a32_permitted(unit, rules));
    }
    found.extend(a32_choices(army, rules));
    found.extend(a19_unique(army));
    found.extend(a20_two_versions(army));
    found
}

fn a17_reinforced(unit: &Unit<'_>) -> Option<Finding> {
    if !unit.is_reinforced() {
        return None;
    }
    let single = unit.min_size() == Some(1);
    if unit.can_reinforce()? {
        let message = format!(
            "{} is a single model and reinforced: no single model can be, unless its own page says so.",
            unit.name()
        );
        return single
            .then(|| Finding::warning(RuleId::A17, message).at(unit.place()).mend("Check its page."));
    }
    let why = if unit.has("UNIQUE") {
        "it is UNIQUE"
    } else if single {
        "it is a single model"
    } else {
        "its profile does not allow it"
    };
    let message = format!("{} cannot be reinforced: {why}.", unit.name());
    Some(Finding::illegal(RuleId::A17, message).at(unit.place()).mend("Take it at its normal size."))
}

fn a18_size(unit: &Unit<'_>) -> Option<Finding> {
    let (models, size) = (unit.entry.models?, unit.min_size()?);
    let expected = if unit.entry.reinforced { size * 2 } else { size };
    let doubled = unit.can_reinforce() == Some(true) && models == size * 2;
    if models == expected || size == 0 || (doubled && unit.is_doubled_silently()) {
        return None;
    }
    let sizes = match unit.can_reinforce() {
        Some(true) => format!("{size}, or {} reinforced", size * 2),
        _ => size.to_string(),
    };
    let message = format!("{models} {}: the unit has {sizes} models.", unit.name());
    // A roster file counts companions and champions as models of their own, and its program keeps sizes.
    let finding = match unit.entry.key {
        Some(_) => Finding::warning(RuleId::A18, message),
        None => Finding::illegal(RuleId::A18, message),
    };
    Some(finding.at(unit.place()).mend("Correct the number of models."))
}

fn a19_unique(army: &Army<'_>) -> Vec<Finding> {
    let mut taken: BTreeMap<String, Vec<&Unit<'_>>> = BTreeMap::new();
    for unit in army.units().chain(army.renown_units()).filter(|unit| unit.has("UNIQUE")) {
        taken.entry(unit.base_key()).or_default().push(unit);
    }
    let twice = taken.into_values().filter(|units| units.len() > 1);
    twice
        .map(|units| {
            let message = format!("{} is UNIQUE and taken {} times.", units[0].name(), units.len());
            Finding::illegal(RuleId::A19, message).at(units[1].place()).mend("Keep one of them.")
        })
        .collect()
}

fn a20_two_versions(army: &Army<'_>) -> Vec<Finding> {
    let mut versions: BTreeMap<String, Vec<&Unit<'_>>> = BTreeMap::new();
    for unit in army.units().filter(|unit| !unit.has("UNIQUE")) {
        let units = versions.entry(unit.base_key()).or_default();
        if units.iter().all(|other| other.key() != unit.key()) {
            units.push(unit);
        }
    }
    let both = versions.into_values().filter(|units| units.len() > 1);
    both.map(|units| {
        let message = format!(
            "{} and {} are versions of one unit and cannot both be taken.",
            units[0].name(),
            units[1].name()
        );
        Finding::illegal(RuleId::A20, message).at(units[1].place()).mend("Take the same version everywhere.")
    })
    .collect()
}

fn a32_permitted(unit: &Unit<'_>, rules: &CheckRules) -> Option<Finding> {
    if !rules.allows(Allowance::Legends) && unit.is_legends(rules.as_of) {
        let message = format!("{} is a Legends unit, which this event does not allow.", unit.name());
        return Some(Finding::illegal(RuleId::A32, message).at(unit.place()).mend("Take another unit."));
    }
    let message = outside_season(unit.name(), &unit.profile()?.seasons, rules)?;
    Some(Finding::illegal(RuleId::A32, message).at(unit.place()).mend("Take another unit."))
}

fn outside_season(name: &str, seasons: &[String], rules: &CheckRules) -> Option<String> {
    let season = rules.season.as_deref()?;
    let outside = !is_in_season(seasons, Some(season));
    outside
        .then(|| format!("{name} may be taken only in {}; this event plays {season}.", seasons.join(" or ")))
}

/// Formations, terrain, lores, enhancements and regiments of renown of other seasons. Community catalogues
/// sometimes end a choice with its season where the publisher's app keeps it: a question, not a verdict.
fn a32_choices(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let formations = army.formation.iter().chain(&army.terrain).map(|chosen| (&chosen.name, &chosen.seasons));
    let lores = army.lores.iter().map(|lore| (&lore.name, &lore.seasons));
    let enhancements = army.units().flat_map(Unit::enhancements).map(|item| (&item.name, &item.seasons));
    let known = army.renown.iter().filter_map(|renown| Some((&renown.name, renown.known.as_ref()?)));
    let renown = known.clone().map(|(name, facts)| (name, &facts.seasons));
    let all = formations.chain(lores).chain(enhancements).chain(renown);
    let messages = all.filter_map(|(name, seasons)| outside_season(name, seasons, rules));
    let mut found: Vec<Finding> = messages
        .map(|message| Finding::warning(RuleId::A32, message).mend("Check it with the season's pack."))
        .collect();
    for (name, _) in known.filter(|(_, facts)| facts.legends && !rules.allows(Allowance::Legends)) {
        let message = format!("{name} is a Legends regiment, which this event does not allow.");
        found.push(Finding::illegal(RuleId::A32, message).mend("Take it out."));
    }
    found
}
