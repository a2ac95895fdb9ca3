//! What a new publication changes against an older one.

use super::{Profile, Publication, name_key, print_options};
use serde::Serialize;
use std::collections::BTreeMap;

/// One difference: Skaven, Clanrats, from 150 to 160 points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CatalogueChange {
    /// Empty where it is of no faction.
    pub faction: String,
    pub name: String,
    pub what: ChangedFact,
}

/// In the order in which the differences of one profile are told. None: the publication does not say it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum ChangedFact {
    Added {
        points: Option<i64>,
    },
    Removed {
        points: Option<i64>,
    },
    Points {
        before: Option<i64>,
        after: Option<i64>,
    },
    Size {
        before: Option<u32>,
        after: Option<u32>,
    },
    Reinforcing {
        before: bool,
        after: bool,
    },
    /// In alphabetical order.
    Keywords {
        before: Vec<String>,
        after: Vec<String>,
    },
    /// As catalogues write them.
    Options {
        before: String,
        after: String,
    },
}

/// Everything that differs, factions and names in alphabetical order.
pub fn list_catalogue_changes(old: &Publication, new: &Publication) -> Vec<CatalogueChange> {
    let mut found = Vec::new();
    let (before, after) = (items_by_key(old), items_by_key(new));
    for (key, item) in &after {
        match before.get(key) {
            None => found.push(item.change(ChangedFact::Added { points: item.points })),
            Some(older) => older.compare(item, &mut found),
        }
    }
    let gone = before.iter().filter(|(key, _)| !after.contains_key(*key));
    found.extend(gone.map(|(_, item)| item.change(ChangedFact::Removed { points: item.points })));
    found.sort_by(|a, b| (&a.faction, &a.name, &a.what).cmp(&(&b.faction, &b.name, &b.what)));
    found
}

/// What is published at a price: a unit, or units that join any army as one.
struct PublishedItem<'p> {
    /// Empty where it is of no faction.
    faction: &'p str,
    name: &'p str,
    points: Option<i64>,
    unit: Option<&'p Profile>,
}

/// By faction and name.
fn items_by_key(publication: &Publication) -> BTreeMap<[String; 2], PublishedItem<'_>> {
    let units = publication.profiles.iter().map(|unit| {
        let item =
            PublishedItem { faction: &unit.faction, name: &unit.name, points: unit.points, unit: Some(unit) };
        ([name_key(&unit.faction), unit.key()], item)
    });
    let wholes = publication.units_sold_as_one().iter().map(|whole| {
        let item = PublishedItem { faction: "", name: &whole.name, points: whole.points, unit: None };
        (["*".to_owned(), whole.key()], item)
    });
    units.chain(wholes).collect()
}

impl PublishedItem<'_> {
    fn change(&self, what: ChangedFact) -> CatalogueChange {
        CatalogueChange { faction: self.faction.to_owned(), name: self.name.to_owned(), what }
    }

    fn compare(&self, newer: &Self, found: &mut Vec<CatalogueChange>) {
        let mut differ = |is_other: bool, what: ChangedFact| {
            if is_other {
                found.push(newer.change(what));
            }
        };
        let (before, after) = (self.points, newer.points);
        differ(before != after, ChangedFact::Points { before, after });
        let Some((old, new)) = self.unit.zip(newer.unit) else { return };
        let (before, after) = (old.size, new.size);
        differ(before != after, ChangedFact::Size { before, after });
        let (before, after) = (old.can_be_reinforced, new.can_be_reinforced);
        differ(before != after, ChangedFact::Reinforcing { before, after });
        let (before, after) = (sort_words(&old.keywords), sort_words(&new.keywords));
        differ(before != after, ChangedFact::Keywords { before, after });
        let [before, after] = [old, new].map(|profile| print_options(profile.options.as_deref()));
        differ(before != after, ChangedFact::Options { before, after });
    }
}

fn sort_words(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    words.sort_unstable();
    words
}
