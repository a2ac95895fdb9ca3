//! Names that the catalogue does not have: of the faction, and of units in it.

use crate::domain::{
    catalogue::{CatalogueView, Resolution},
    composition::{NamePlace, RosterPlace, UnknownName, declared::Composition},
    roster::{Roster, Section, SectionKind},
};
use std::collections::BTreeSet;

/// Whether the catalogue knows anything under this heading: core battalions have no profiles.
fn has_profiles(section: &Section, view: &CatalogueView, composition: &Composition) -> bool {
    let SectionKind::Category(heading) = &section.kind else { return true };
    let Some(category) = composition.category_called(heading) else { return true };
    let profiles = view.factions().flat_map(|faction| view.units(&faction.item.name));
    let mut facts = profiles.filter_map(|profile| profile.item.facts.as_ref());
    let is_in = |name: &String| {
        let known = composition.category_called(name);
        known.is_some_and(|own| {
            let is_beside = own.within.iter().any(|outer| category.within.contains(outer));
            own.id == category.id || own.within.contains(&category.id) || is_beside
        })
    };
    facts.any(|facts| facts.categories.iter().any(is_in))
}

/// Every name that is not known, each once; none without a catalogue, which could not know any.
pub fn unknown_names(roster: &Roster, view: &CatalogueView, composition: &Composition) -> Vec<UnknownName> {
    let Some(name) = roster.faction.as_ref().filter(|_| view.factions().next().is_some()) else {
        return Vec::new();
    };
    let faction = match view.faction_or_alike(name) {
        Resolution::Exact(faction) | Resolution::Alias(faction) => faction,
        Resolution::Suggestions(alike) => {
            let suggestion = alike.first().map(|faction| faction.item.name.clone());
            return vec![UnknownName { name: name.clone(), place: NamePlace::Faction, suggestion }];
        }
    };
    let mut unknown = Vec::new();
    let mut seen = BTreeSet::new();
    for section in &roster.sections {
        for entry in &section.entries {
            if view.unit_as_written(&faction.item.name, &entry.name).is_none()
                // What another army has is known, only not allowed.
                && view.units_called(&entry.name).is_empty()
                && has_profiles(section, view, composition)
                && let Resolution::Suggestions(alike) = view.unit_or_alike(&faction.item.name, &entry.name)
                && seen.insert(&entry.name)
            {
                let suggestion = alike.first().map(|unit| unit.item.name.clone());
                let place = NamePlace::On(RosterPlace::Section(section.heading()));
                unknown.push(UnknownName { name: entry.name.clone(), place, suggestion });
            }
        }
    }
    unknown
}
