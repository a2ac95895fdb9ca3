//! What the faction offers the whole army: its units, terrain, formation, lores
//! (A05, A25, A26, A29, A30).

use super::{Allowance, Army, CheckRules, Finding, RuleId, Unit, regiments::listed};
use crate::domain::roster::LoreKind;

pub fn check(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(a05_one_faction(army));
    for unit in army.units() {
        found.extend(a05_unit(unit, army));
    }
    found.extend(a25_terrain(army, rules));
    found.extend(a26_formation(army));
    found.extend(a29_lores(army));
    found.extend(a30_lores_in_use(army));
    found
}

fn a05_one_faction(army: &Army<'_>) -> Option<Finding> {
    if army.faction.is_some() || army.roster.is_empty() {
        return None;
    }
    let finding = match &army.roster.faction {
        Some(name) => Finding::illegal(RuleId::A05, format!("No faction is called \"{name}\".")),
        None => Finding::illegal(RuleId::A05, "The roster names no faction."),
    };
    Some(finding.mend("Choose the faction."))
}

fn a05_unit(unit: &Unit<'_>, army: &Army<'_>) -> Option<Finding> {
    if unit.is_known() {
        return None;
    }
    let faction = army.ruled_by()?;
    if let Some(home) = &unit.home_faction {
        let message = format!("{} is not in {faction}; it belongs to {home}.", unit.name());
        return Some(Finding::illegal(RuleId::A05, message).at(unit.place()).mend("Take it out."));
    }
    let message = format!("{} is not a name known in {faction}.", unit.name());
    let fix = match &unit.suggestion {
        Some(name) => format!("Did you mean {name}?"),
        None => "Check the spelling, or ask the organiser to add the profile.".to_owned(),
    };
    Some(Finding::warning(RuleId::A05, message).at(unit.place()).mend(fix))
}

fn a25_terrain(army: &Army<'_>, rules: &CheckRules) -> Vec<Finding> {
    let mut found = Vec::new();
    if !army.terrain.is_empty() && !rules.allows(Allowance::FactionTerrain) {
        let names = listed(army.terrain.iter().map(|feature| feature.name.as_str()));
        let message = format!("This event is played without faction terrain: {names}.");
        found.push(Finding::illegal(RuleId::A25, message).mend("Take it out."));
        return found;
    }
    if army.terrain.len() > 1 {
        let names = listed(army.terrain.iter().map(|feature| feature.name.as_str()));
        let message = format!("{} terrain features ({names}), at most 1.", army.terrain.len());
        found.push(Finding::illegal(RuleId::A25, message).mend("Keep one of them."));
    }
    let Some(faction) = army.faction_name() else { return found };
    for feature in army.terrain.iter().filter(|feature| !feature.known) {
        let message = format!("{} is not a terrain feature of {faction}.", feature.name);
        let finding = if feature.elsewhere {
            Finding::illegal(RuleId::A25, message).mend("Take it out.")
        } else {
            Finding::warning(RuleId::A25, message).mend("Check the spelling.")
        };
        found.push(finding);
    }
    found
}

fn a26_formation(army: &Army<'_>) -> Option<Finding> {
    let faction = army.faction_name()?;
    let Some(formation) = &army.formation else {
        let missing = army.of_renown.is_none() && army.offers.formations && !army.roster.is_empty();
        return missing.then(|| {
            Finding::warning(RuleId::A26, "No battle formation is chosen.").mend("Choose a battle formation.")
        });
    };
    if let Some(renown) = &army.of_renown {
        let message = format!(
            "{} replaces the faction's rules, so it has no battle formation {}.",
            renown, formation.name
        );
        return (!formation.known).then(|| Finding::warning(RuleId::A26, message));
    }
    if formation.known {
        return None;
    }
    let message = format!("{} is not a battle formation of {faction}.", formation.name);
    Some(if formation.elsewhere {
        Finding::illegal(RuleId::A26, message).mend("Choose one of the faction's own formations.")
    } else {
        Finding::warning(RuleId::A26, message).mend("Check the spelling.")
    })
}

fn a29_lores(army: &Army<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for kind in [LoreKind::Spell, LoreKind::Prayer, LoreKind::Manifestation] {
        let chosen: Vec<_> = army.lores.iter().filter(|lore| lore.kind == kind).collect();
        if chosen.len() > 1 {
            let names = listed(chosen.iter().map(|lore| lore.name.as_str()));
            let message = format!("{} {}s ({names}), at most 1.", chosen.len(), kind.word());
            found.push(Finding::illegal(RuleId::A29, message).mend("Keep one of them."));
        }
    }
    let Some(faction) = army.ruled_by() else { return found };
    for lore in army.lores.iter().filter(|lore| !lore.known && lore.kind != LoreKind::Unknown) {
        let message = format!("{} is not a {} of {faction}.", lore.name, lore.kind.word());
        found.push(if lore.elsewhere {
            Finding::illegal(RuleId::A29, message).mend("Choose a lore of your faction.")
        } else {
            Finding::warning(RuleId::A29, message).mend("Check the spelling.")
        });
    }
    found
}

fn a30_lores_in_use(army: &Army<'_>) -> Vec<Finding> {
    let casters = |word: &str| army.units().chain(army.renown_units()).any(|unit| unit.has(word));
    let complete = army.units().all(Unit::is_known);
    let users = |kind| match kind {
        LoreKind::Spell => (casters("WIZARD"), "WIZARD"),
        LoreKind::Prayer => (casters("PRIEST"), "PRIEST"),
        LoreKind::Manifestation => (casters("WIZARD") || casters("PRIEST"), "WIZARD or PRIEST"),
        LoreKind::Unknown => (true, ""),
    };
    let idle = army.lores.iter().filter(|lore| complete && !users(lore.kind).0);
    idle.map(|lore| {
        let message = format!("No {} can use {}.", users(lore.kind).1, lore.name);
        Finding::information(RuleId::A30, message)
    })
    .collect()
}
