//! What the faction offers the whole army: its units, terrain, formation, lores
//! (A05, A25, A26, A29, A30).

use super::{Allowance, Aos4Army, Aos4Finding, Aos4Unit, CheckRules, Observation, RuleId, Severity};
use crate::domain::{catalogue::name_key, roster::RosterLoreKind};

pub fn check_army_faction(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    found.extend(a05_one_faction(army));
    found.extend(a05_alliance(army));
    for unit in army.units() {
        found.extend(a05_unit(unit, army));
    }
    found.extend(a25_terrain(army, rules));
    found.extend(a26_formation(army));
    found.extend(a26_one_formation(army));
    found.extend(a29_lores(army));
    found.extend(a30_lores_in_use(army));
    found
}

fn a05_one_faction(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    if army.faction.is_some() || army.roster.is_empty() {
        return None;
    }
    let what = match &army.roster.faction {
        Some(name) => Observation::UnknownFaction { name: name.clone() },
        None => Observation::NoFaction,
    };
    Some(Aos4Finding::illegal_finding(RuleId::A05, what))
}

/// The grand alliance at the head is the faction's own.
fn a05_alliance(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let printed = army.roster.grand_alliance.clone()?;
    let (faction, alliance) = (army.faction.clone()?, army.alliance.clone().filter(|name| !name.is_empty())?);
    (name_key(&printed) != name_key(&alliance)).then(|| {
        let what = Observation::OtherAlliance { printed, faction, alliance };
        Aos4Finding::warning_finding(RuleId::A05, what)
    })
}

fn a05_unit(unit: &Aos4Unit<'_>, army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    if unit.is_known() {
        return None;
    }
    let (name, faction) = (unit.owned_name(), army.ruled_by()?.to_owned());
    let finding = if let Some(home) = unit.home_faction.clone() {
        Aos4Finding::illegal_finding(RuleId::A05, Observation::OfAnotherFaction { unit: name, faction, home })
    } else {
        let suggestion = unit.suggestion.clone();
        Aos4Finding::warning_finding(
            RuleId::A05,
            Observation::UnknownUnit { unit: name, faction, suggestion },
        )
    };
    Some(finding.at(unit.place()))
}

fn a25_terrain(army: &Aos4Army<'_>, rules: &CheckRules) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    let features = || army.terrain.iter().map(|feature| feature.name.clone()).collect();
    if !army.terrain.is_empty() && !rules.allows(Allowance::FactionTerrain) {
        found.push(Aos4Finding::illegal_finding(
            RuleId::A25,
            Observation::TerrainBarred { features: features() },
        ));
        return found;
    }
    // What nobody knows may be no terrain at all: a line at the foot.
    let certain = army.terrain.iter().filter(|feature| feature.known || feature.elsewhere);
    if certain.count() > 1 {
        found.push(Aos4Finding::illegal_finding(
            RuleId::A25,
            Observation::SeveralTerrain { features: features() },
        ));
    }
    let Some(faction) = army.faction_name() else { return found };
    for feature in army.terrain.iter().filter(|feature| !feature.known) {
        let (name, faction) = (feature.name.clone(), faction.to_owned());
        let what = Observation::ForeignTerrain {
            feature: name,
            faction,
            elsewhere: feature.elsewhere,
            suggestion: feature.suggestion.clone(),
        };
        found.push(Aos4Finding::new(RuleId::A25, severity_of_foreign(feature.elsewhere), what));
    }
    found
}

fn a26_formation(army: &Aos4Army<'_>) -> Option<Aos4Finding> {
    let faction = army.faction_name()?;
    let Some(formation) = &army.formation else {
        let missing = army.of_renown.is_none() && army.offers.formations && !army.roster.is_empty();
        return missing.then(|| Aos4Finding::warning_finding(RuleId::A26, Observation::NoFormation));
    };
    if let Some(renown) = &army.of_renown {
        let (army_of_renown, formation_name) = (renown.clone(), formation.name.clone());
        let what = Observation::FormationReplaced { army_of_renown, formation: formation_name };
        return (!formation.known).then(|| Aos4Finding::warning_finding(RuleId::A26, what));
    }
    if formation.known {
        return None;
    }
    let (name, faction) = (formation.name.clone(), faction.to_owned());
    let what = Observation::ForeignFormation {
        formation: name,
        faction,
        elsewhere: formation.elsewhere,
        suggestion: formation.suggestion.clone(),
    };
    Some(Aos4Finding::new(RuleId::A26, severity_of_foreign(formation.elsewhere), what))
}

/// A name that nobody knows may be no formation.
fn a26_one_formation(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let Some(faction) = army.faction_name().filter(|_| army.of_renown.is_none()) else { return Vec::new() };
    let (certain, unknown): (Vec<_>, Vec<_>) = army
        .formation
        .iter()
        .chain(&army.other_formations)
        .enumerate()
        .partition(|(_, formation)| formation.known || formation.elsewhere);
    let mut found = Vec::new();
    if certain.len() > 1 {
        let formations = certain.into_iter().map(|(_, formation)| formation.name.clone()).collect();
        found.push(Aos4Finding::illegal_finding(RuleId::A26, Observation::SeveralFormations { formations }));
    }
    for (_, formation) in unknown.into_iter().filter(|(at, _)| *at > 0) {
        let (name, faction) = (formation.name.clone(), faction.to_owned());
        let suggestion = formation.suggestion.clone();
        let what = Observation::ForeignFormation { formation: name, faction, elsewhere: false, suggestion };
        found.push(Aos4Finding::warning_finding(RuleId::A26, what));
    }
    found
}

/// What is another faction's is against the rules; what nobody knows may be misspelt.
fn severity_of_foreign(elsewhere: bool) -> Severity {
    if elsewhere { Severity::Illegal } else { Severity::Warning }
}

fn a29_lores(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let mut found = Vec::new();
    for kind in [RosterLoreKind::Spell, RosterLoreKind::Prayer, RosterLoreKind::Manifestation] {
        let chosen: Vec<_> = army.lores.iter().filter(|lore| lore.kind == kind).collect();
        if chosen.len() > 1 {
            let lores = chosen.iter().map(|lore| lore.name.clone()).collect();
            found.push(Aos4Finding::illegal_finding(RuleId::A29, Observation::SeveralLores { kind, lores }));
        }
    }
    let Some(faction) = army.ruled_by() else { return found };
    for lore in army.lores.iter().filter(|lore| !lore.known && lore.kind != RosterLoreKind::Unknown) {
        let (name, faction) = (lore.name.clone(), faction.to_owned());
        let what = Observation::ForeignLore {
            lore: name,
            kind: lore.kind,
            faction,
            elsewhere: lore.elsewhere,
            suggestion: lore.suggestion.clone(),
        };
        found.push(Aos4Finding::new(RuleId::A29, severity_of_foreign(lore.elsewhere), what));
    }
    found
}

fn a30_lores_in_use(army: &Aos4Army<'_>) -> Vec<Aos4Finding> {
    let casters = |word: &str| army.units().chain(army.renown_units()).any(|unit| unit.has(word));
    let complete = army.units().all(Aos4Unit::is_known);
    let users = |kind| match kind {
        RosterLoreKind::Spell => casters("WIZARD"),
        RosterLoreKind::Prayer => casters("PRIEST"),
        RosterLoreKind::Manifestation => casters("WIZARD") || casters("PRIEST"),
        RosterLoreKind::Unknown => true,
    };
    let idle = army.lores.iter().filter(|lore| complete && !users(lore.kind));
    idle.map(|lore| {
        let what = Observation::IdleLore { lore: lore.name.clone(), kind: lore.kind };
        Aos4Finding::information_finding(RuleId::A30, what)
    })
    .collect()
}
