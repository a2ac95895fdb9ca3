//! A name on a roster that nothing in the catalogue has.

use super::RosterPlace;
use crate::domain::{
    catalogue::{LIKE_ENOUGH, likeness_of_keys, name_key},
    roster::RosterLoreKind,
};

/// A name that is not known, and what it resembles most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownName {
    pub name: String,
    /// Where it stands.
    pub place: NamePlace,
    pub suggestion: Option<String>,
}

/// Where a name stands: as one of the units, or what it names of the army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamePlace {
    On(RosterPlace),
    Faction,
    ArmyOfRenown,
    Formation,
    Lore(RosterLoreKind),
    Terrain,
    RegimentOfRenown,
}

impl UnknownName {
    /// A name with what it resembles most among these, when that is enough to be meant.
    pub fn closest_among<'a>(name: &str, place: NamePlace, among: impl Iterator<Item = &'a str>) -> Self {
        Self { name: name.to_owned(), place, suggestion: closest_name(name, among) }
    }
}

/// What a name resembles most among these, when that is enough to be meant.
pub fn closest_name<'a>(name: &str, among: impl Iterator<Item = &'a str>) -> Option<String> {
    let key = name_key(name);
    let alike = among.map(|other| (likeness_of_keys(&key, &name_key(other)), other));
    let best = alike.filter(|(likeness, _)| *likeness >= LIKE_ENOUGH).max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, other)| other.to_owned()).filter(|_| !key.is_empty())
}

impl NamePlace {
    /// How much memory its texts take.
    pub fn text_length(&self) -> usize {
        match self {
            Self::On(place) => place.text_length(),
            _ => 0,
        }
    }
}
