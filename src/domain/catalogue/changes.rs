//! What a new publication changes against an older one.

use super::{Profile, Publication, RegimentOfRenown, name_key, print_options};
use serde::Serialize;
use std::collections::BTreeMap;

/// One difference: Skaven, Clanrats, from 150 to 160 points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CatalogueChange {
    /// Empty for a regiment of renown.
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
    let (before, after) = (units_by_key(old), units_by_key(new));
    for (key, profile) in &after {
        match before.get(key) {
            None => found.push(CatalogueChange::from_profile_change(
                profile,
                ChangedFact::Added { points: profile.points },
            )),
            Some(older) => compare_profiles(older, profile, &mut found),
        }
    }
    for (_, profile) in before.iter().filter(|(key, _)| !after.contains_key(*key)) {
        found.push(CatalogueChange::from_profile_change(
            profile,
            ChangedFact::Removed { points: profile.points },
        ));
    }
    found.extend(renown_changes(old, new));
    found.sort_by(|a, b| (&a.faction, &a.name, &a.what).cmp(&(&b.faction, &b.name, &b.what)));
    found
}

fn units_by_key(publication: &Publication) -> BTreeMap<(String, String), &Profile> {
    let keyed = |profile| -> ((String, String), &Profile) {
        let profile: &Profile = profile;
        ((name_key(&profile.faction), profile.key()), profile)
    };
    publication.profiles.iter().map(keyed).collect()
}

fn compare_profiles(old: &Profile, new: &Profile, found: &mut Vec<CatalogueChange>) {
    let mut differ = |is_other: bool, what: ChangedFact| {
        if is_other {
            found.push(CatalogueChange::from_profile_change(new, what));
        }
    };
    let (before, after) = (old.points, new.points);
    differ(before != after, ChangedFact::Points { before, after });
    let (before, after) = (old.size, new.size);
    differ(before != after, ChangedFact::Size { before, after });
    let (before, after) = (old.can_be_reinforced, new.can_be_reinforced);
    differ(before != after, ChangedFact::Reinforcing { before, after });
    let (before, after) = (sort_words(&old.keywords), sort_words(&new.keywords));
    differ(before != after, ChangedFact::Keywords { before, after });
    let [before, after] = [old, new].map(|profile| print_options(profile.options.as_deref()));
    differ(before != after, ChangedFact::Options { before, after });
}

fn renown_changes(old: &Publication, new: &Publication) -> Vec<CatalogueChange> {
    let keyed = |publication: &'_ Publication| -> BTreeMap<String, RegimentOfRenown> {
        publication.regiments_of_renown.iter().map(|renown| (renown.key(), renown.clone())).collect()
    };
    let (before, after) = (keyed(old), keyed(new));
    let change = |name: &str, what| CatalogueChange { faction: String::new(), name: name.to_owned(), what };
    let mut found = Vec::new();
    for (key, renown) in &after {
        let after = renown.points;
        match before.get(key).map(|older| older.points) {
            None => found.push(change(&renown.name, ChangedFact::Added { points: after })),
            Some(before) if before != after => {
                found.push(change(&renown.name, ChangedFact::Points { before, after }));
            }
            Some(_) => {}
        }
    }
    let gone = before.iter().filter(|(key, _)| !after.contains_key(*key));
    found
        .extend(gone.map(|(_, renown)| change(&renown.name, ChangedFact::Removed { points: renown.points })));
    found
}

impl CatalogueChange {
    fn from_profile_change(profile: &Profile, what: ChangedFact) -> Self {
        Self { faction: profile.faction.clone(), name: profile.name.clone(), what }
    }
}

fn sort_words(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    words.sort_unstable();
    words
}
