//! A set of units in the fewest words: keywords that name exactly some of them, then the rest by name.

use super::{
    entry::{UnitEntry, category_name},
    library::Library,
};
use crate::domain::{catalogue::Pattern, games::battlescribe::Symbol};
use std::collections::BTreeSet;

pub fn cover_with_patterns(set: &[usize], entries: &[UnitEntry<'_>], library: &Library<'_>) -> Vec<Pattern> {
    let followers: Vec<(usize, Vec<Symbol>)> = entries
        .iter()
        .enumerate()
        .filter(|(_, entry)| !entry.unit.is_hero)
        .filter_map(|(at, entry)| Some((at, list_unit_words(entry, library)?)))
        .collect();
    let mut left: BTreeSet<usize> = set.iter().copied().collect();
    let mut patterns = Vec::new();
    for descriptions in [list_single_words(&followers), list_word_pairs(&followers)] {
        loop {
            let fits = descriptions
                .iter()
                .map(|description| (description, find_described_units(description, &followers)));
            let best = fits
                .filter(|(_, units)| units.iter().all(|unit| set.contains(unit)))
                .map(|(description, units)| {
                    (units.iter().filter(|unit| left.contains(unit)).count(), description, units)
                })
                .max_by_key(|(new, description, units)| {
                    (*new, std::cmp::Reverse((units.len(), (*description).clone())))
                });
            match best {
                Some((new, description, units)) if new > 1 => {
                    patterns.push(Pattern::new(&in_words(description, library)));
                    left.retain(|unit| !units.contains(unit));
                }
                _ => break,
            }
        }
    }
    patterns.extend(left.iter().map(|at| Pattern::new(&entries[*at].unit.name)));
    patterns
}

/// The words by which options speak of a unit: of the faction and of the kind of unit.
fn list_unit_words(entry: &UnitEntry<'_>, library: &Library<'_>) -> Option<Vec<Symbol>> {
    const NEVER: [&str; 12] = [
        "ORDER",
        "CHAOS",
        "DEATH",
        "DESTRUCTION",
        "CHAMPION",
        "FLY",
        "UNIQUE",
        "MUSICIAN",
        "STANDARD BEARER",
        "MANIFESTATION",
        "SUMMON",
        "WARMASTER",
    ];
    let mut words = entry.follower()?.categories;
    words.retain(|word| {
        let name = library.category(*word).map_or("", |node| library.text(node.name));
        (library.is_keyword(*word) || library.is_tag(*word)) && !name.contains('(') && !NEVER.contains(&name)
    });
    Some(words)
}

fn list_single_words(followers: &[(usize, Vec<Symbol>)]) -> BTreeSet<Vec<Symbol>> {
    followers.iter().flat_map(|(_, words)| words).map(|word| vec![*word]).collect()
}

fn list_word_pairs(followers: &[(usize, Vec<Symbol>)]) -> BTreeSet<Vec<Symbol>> {
    let mut pairs = BTreeSet::new();
    for (_, words) in followers {
        for (at, first) in words.iter().enumerate() {
            pairs.extend(words[at + 1..].iter().map(|second| vec![*first, *second]));
        }
    }
    pairs
}

fn find_described_units(description: &[Symbol], followers: &[(usize, Vec<Symbol>)]) -> Vec<usize> {
    let fits = followers.iter().filter(|(_, words)| description.iter().all(|word| words.contains(word)));
    fits.map(|(at, _)| *at).collect()
}

fn in_words(description: &[Symbol], library: &Library<'_>) -> String {
    let mut names: Vec<String> = description
        .iter()
        .filter_map(|word| library.category(*word))
        .map(|node| category_name(node, library))
        .collect();
    // The kind of unit stands last: "Skryre Infantry".
    names.sort_by_key(|name| {
        matches!(name.as_str(), "Infantry" | "Cavalry" | "Monster" | "Beast" | "War Machine")
    });
    names.join(" ")
}
