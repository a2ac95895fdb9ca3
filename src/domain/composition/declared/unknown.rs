//! Names that the catalogue does not have: of the faction, and of units in it.

use crate::domain::{
    catalogue::{Resolution, View},
    composition::UnknownName,
    roster::Roster,
};
use std::collections::BTreeSet;

/// Every name that is not known, each once; none without a catalogue, which could not know any.
pub fn unknown_names(roster: &Roster, view: &View) -> Vec<UnknownName> {
    let Some(name) = roster.faction.as_ref().filter(|_| view.factions().next().is_some()) else {
        return Vec::new();
    };
    let faction = match view.faction_or_alike(name) {
        Resolution::Exact(faction) | Resolution::Alias(faction) => faction,
        Resolution::Suggestions(alike) => {
            let suggestion = alike.first().map(|faction| faction.item.name.clone());
            return vec![UnknownName { name: name.clone(), section: "The faction".into(), suggestion }];
        }
    };
    let mut unknown = Vec::new();
    let mut seen = BTreeSet::new();
    for section in &roster.sections {
        for entry in &section.entries {
            if view.unit_as_written(&faction.item.name, &entry.name).is_none()
                && let Resolution::Suggestions(alike) = view.unit_or_alike(&faction.item.name, &entry.name)
                && seen.insert(&entry.name)
            {
                let suggestion = alike.first().map(|unit| unit.item.name.clone());
                unknown.push(UnknownName { name: entry.name.clone(), section: section.title(), suggestion });
            }
        }
    }
    unknown
}
