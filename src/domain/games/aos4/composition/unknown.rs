//! Names on a roster that no profile has, each with what it may mean: for a person to confirm.

use super::{Aos4Army, CheckRules, resolve};
use crate::domain::{
    catalogue::{CatalogueView, Faction, Resolution, name_key},
    composition::{NamePlace, RosterPlace, UnknownName},
    roster::{Roster, SectionKind},
};

/// Every name that is not known. One that belongs to another faction is known, only not allowed.
pub fn unknown_names(roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Vec<UnknownName> {
    let roster = &resolve::understand_roster(roster, view).roster;
    let mut unknown: Vec<UnknownName> = unknown_faction(roster, view).into_iter().collect();
    let army = resolve::resolve_army(roster, view, rules.season.as_deref());
    if army.faction_name().is_none() {
        return unknown;
    }
    let side = army.ruled_by().and_then(|name| view.faction(name));
    if let Some(side) = side {
        unknown.extend(unknown_choices(&army, side.item, view));
    }
    for unit in army.units().filter(|unit| !unit.is_known() && unit.home_faction.is_none()) {
        unknown.push(UnknownName {
            name: unit.name().to_owned(),
            place: NamePlace::On(RosterPlace::Section(unit.section.clone())),
            suggestion: unit.suggestion.clone(),
        });
    }
    unknown.extend(regiments_of_renown(roster, view));
    if let Some(side) = side {
        unknown.extend(unknown_enhancements(&army, side.item));
    }
    let mut seen = std::collections::HashSet::new();
    unknown.retain(|one| seen.insert(one.name.clone()));
    unknown
}

/// What is chosen once for the army: the army of renown, the formation, lores, terrain.
fn unknown_choices(army: &Aos4Army<'_>, ruler: &Faction, view: &CatalogueView) -> Vec<UnknownName> {
    let mut unknown = Vec::new();
    if let (true, Some(name), Some(faction)) = (army.renown_is_unknown, &army.of_renown, army.faction_name())
    {
        let armies = view.armies_of_renown(faction).map(|army| army.item.name.as_str());
        unknown.push(UnknownName::closest_among(name, NamePlace::ArmyOfRenown, armies));
    }
    let formations = army.formation.iter().chain(&army.other_formations);
    for formation in formations.filter(|formation| !formation.known && !formation.elsewhere) {
        let names = ruler.formations.iter().map(|own| own.name.as_str());
        unknown.push(UnknownName::closest_among(&formation.name, NamePlace::Formation, names));
    }
    let lores = view.lores(&ruler.name);
    for lore in army.lores.iter().filter(|lore| !lore.known && !lore.elsewhere) {
        let names = lores.iter().map(|own| own.item.name.as_str());
        unknown.push(UnknownName::closest_among(&lore.name, NamePlace::Lore(lore.kind), names));
    }
    for feature in army.terrain.iter().filter(|feature| !feature.known && !feature.elsewhere) {
        let names = ruler.terrain.iter().map(|own| own.name.as_str());
        unknown.push(UnknownName::closest_among(&feature.name, NamePlace::Terrain, names));
    }
    unknown
}

/// Regiments of Renown by their names, and the units in those that are known.
fn regiments_of_renown(roster: &Roster, view: &CatalogueView) -> Vec<UnknownName> {
    let mut unknown = Vec::new();
    for section in roster.sections_of(&SectionKind::RegimentOfRenown) {
        let Some(name) = &section.name else { continue };
        match view.regiment_of_renown_or_alike(name) {
            Resolution::Suggestions(alike) => unknown.push(UnknownName {
                name: name.clone(),
                place: NamePlace::RegimentOfRenown,
                suggestion: alike.first().map(|renown| renown.item.name.clone()),
            }),
            Resolution::Exact(renown) | Resolution::Alias(renown) => {
                let members = || renown.item.members.iter().map(|member| member.unit.as_str());
                let is_member = |name: &str| members().any(|member| name_key(member) == name_key(name));
                let strangers = section
                    .entries
                    .iter()
                    .filter(|entry| !is_member(&entry.name) && view.units_called(&entry.name).is_empty());
                let place = || NamePlace::On(RosterPlace::Section(section.heading()));
                unknown.extend(
                    strangers.map(|entry| UnknownName::closest_among(&entry.name, place(), members())),
                );
            }
        }
    }
    unknown
}

/// What stands under a unit is wargear unless a table has it; only what is nearly an enhancement is asked.
fn unknown_enhancements(army: &Aos4Army<'_>, ruler: &Faction) -> Vec<UnknownName> {
    let items = || ruler.tables.iter().flat_map(|table| &table.items).map(|item| item.name.as_str());
    let mut unknown = Vec::new();
    for unit in army.units() {
        for upgrade in &unit.entry.upgrades {
            let found = UnknownName::closest_among(&upgrade.name, NamePlace::On(unit.place()), items());
            let is_an_item = items().any(|item| name_key(item) == name_key(&upgrade.name));
            if !is_an_item && found.suggestion.is_some() {
                unknown.push(found);
            }
        }
    }
    unknown
}

fn unknown_faction(roster: &Roster, view: &CatalogueView) -> Option<UnknownName> {
    let name = roster.faction.as_ref()?;
    match view.faction_or_alike(name) {
        Resolution::Suggestions(alike) => Some(UnknownName {
            name: name.clone(),
            place: NamePlace::Faction,
            suggestion: alike.first().map(|faction| faction.item.name.clone()),
        }),
        _ => None,
    }
}
