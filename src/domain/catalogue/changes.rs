//! What a new publication changes against an older one, a sentence each.

use super::{Profile, Publication, RegimentOfRenown, name_key, print_options};
use serde::Serialize;
use std::{collections::BTreeMap, fmt};

/// One difference: "Skaven: Clanrats: 150 → 160 points".
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Empty for a regiment of renown.
    pub faction: String,
    pub name: String,
    pub what: What,
    pub before: String,
    pub after: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Added,
    Removed,
    Points,
    Size,
    Reinforcing,
    Keywords,
    Options,
}

/// Everything that differs, factions and names in alphabetical order.
pub fn changes(old: &Publication, new: &Publication) -> Vec<Change> {
    let mut found = Vec::new();
    let (before, after) = (units(old), units(new));
    for (key, profile) in &after {
        match before.get(key) {
            None => found.push(Change::new(profile, What::Added, ("", &price(profile.points)))),
            Some(older) => compare(older, profile, &mut found),
        }
    }
    for (_, profile) in before.iter().filter(|(key, _)| !after.contains_key(*key)) {
        found.push(Change::new(profile, What::Removed, (&price(profile.points), "")));
    }
    found.extend(renown_changes(old, new));
    found.sort_by(|a, b| (&a.faction, &a.name, a.what).cmp(&(&b.faction, &b.name, b.what)));
    found
}

fn units(publication: &Publication) -> BTreeMap<(String, String), &Profile> {
    let keyed = |profile| -> ((String, String), &Profile) {
        let profile: &Profile = profile;
        ((name_key(&profile.faction), profile.key()), profile)
    };
    publication.profiles.iter().map(keyed).collect()
}

fn compare(old: &Profile, new: &Profile, found: &mut Vec<Change>) {
    let mut differ = |what, before: String, after: String| {
        if before != after {
            found.push(Change::new(new, what, (&before, &after)));
        }
    };
    differ(What::Points, price(old.points), price(new.points));
    differ(What::Size, number(old.size), number(new.size));
    differ(What::Reinforcing, yes_or_no(old), yes_or_no(new));
    differ(What::Keywords, sorted(&old.keywords), sorted(&new.keywords));
    differ(What::Options, print_options(old.options.as_deref()), print_options(new.options.as_deref()));
}

fn renown_changes(old: &Publication, new: &Publication) -> Vec<Change> {
    let keyed = |publication: &'_ Publication| -> BTreeMap<String, RegimentOfRenown> {
        publication.regiments_of_renown.iter().map(|renown| (renown.key(), renown.clone())).collect()
    };
    let (before, after) = (keyed(old), keyed(new));
    let change = |name: &str, what, before: String, after: String| Change {
        faction: String::new(),
        name: name.to_owned(),
        what,
        before,
        after,
    };
    let mut found = Vec::new();
    for (key, renown) in &after {
        match before.get(key) {
            None => found.push(change(&renown.name, What::Added, String::new(), price(renown.points))),
            Some(older) if older.points != renown.points => {
                found.push(change(&renown.name, What::Points, price(older.points), price(renown.points)));
            }
            Some(_) => {}
        }
    }
    let gone = before.iter().filter(|(key, _)| !after.contains_key(*key));
    found.extend(
        gone.map(|(_, renown)| change(&renown.name, What::Removed, price(renown.points), String::new())),
    );
    found
}

impl Change {
    fn new(profile: &Profile, what: What, (before, after): (&str, &str)) -> Self {
        Self {
            faction: profile.faction.clone(),
            name: profile.name.clone(),
            what,
            before: before.to_owned(),
            after: after.to_owned(),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, before, after, .. } = self;
        match self.what {
            What::Added => write!(f, "{name}: new, {after} points"),
            What::Removed => write!(f, "{name}: no longer there ({before} points)"),
            What::Points => write!(f, "{name} {before} → {after}"),
            What::Size => write!(f, "{name}: {before} → {after} models"),
            What::Reinforcing => write!(f, "{name}: can be reinforced {before} → {after}"),
            What::Keywords => write!(f, "{name}: keywords {before} → {after}"),
            What::Options => write!(f, "{name}: regiment options {before} → {after}"),
        }
    }
}

fn price(points: Option<i64>) -> String {
    points.map_or_else(|| "no price".to_owned(), |points| points.to_string())
}

fn number(size: Option<u32>) -> String {
    size.map_or_else(|| "unknown".to_owned(), |size| size.to_string())
}

fn yes_or_no(profile: &Profile) -> String {
    if profile.can_be_reinforced { "yes".to_owned() } else { "no".to_owned() }
}

fn sorted(words: &[String]) -> String {
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.sort_unstable();
    words.join(", ")
}
