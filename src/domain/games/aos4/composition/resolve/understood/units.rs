//! What a unit's line and the lines below it hold beside its name: enhancements and marks by their names.

use super::{KnownNames, words::NamesInText};
use crate::domain::{
    catalogue::name_key,
    roster::{RosterEntry, Upgrade},
};

/// More below a unit, and longer, nobody writes.
const MOST_TAKEN_APART: usize = 12;
const LONGEST_TAKEN_APART: usize = 160;

pub fn settle_unit(entry: &mut RosterEntry, known: &KnownNames<'_>) {
    settle_name(entry, known);
    let mut upgrades = std::mem::take(&mut entry.upgrades).into_iter();
    for upgrade in upgrades.by_ref().take(MOST_TAKEN_APART) {
        settle_upgrade(upgrade, entry, known);
    }
    entry.upgrades.extend(upgrades);
    if let Some(remark) = entry.remark.take_if(|remark| remark.len() <= LONGEST_TAKEN_APART) {
        let told = known.items().told_in(&remark);
        entry.remark = if told.names.is_empty() { Some(remark) } else { take_told_names(told, entry) };
    }
}

/// A line below a unit that a reader found no price in: whatever the profiles know as a unit is one.
pub fn settle_companion(companion: &mut RosterEntry, known: &KnownNames<'_>) {
    let priced = companion.name.split(|letter: char| !letter.is_alphanumeric()).rev().find_map(|word| {
        let points = word.parse::<i64>().ok()?;
        (points >= LEAST_PRICE && points % 5 == 0).then_some((points, word.to_owned()))
    });
    if let (None, Some((points, word))) = (companion.points, priced) {
        let mut other = RosterEntry { name: companion.name.replacen(&word, " ", 1), ..companion.clone() };
        settle_name(&mut other, known);
        if known.is_unit(&other.name) {
            *companion = RosterEntry { points: Some(points), ..other };
        }
    } else {
        settle_name(companion, known);
    }
}

/// Cheaper is no unit.
const LEAST_PRICE: i64 = 40;

/// "Grey Seer with Skavenbrew", "General: Grey Seer", "Clanrats x20": a unit's name and nothing else that nobody knows.
fn settle_name(entry: &mut RosterEntry, known: &KnownNames<'_>) {
    let bare = entry.name.rsplit_once(" (").map_or(entry.name.as_str(), |(bare, _)| bare);
    if entry.name.len() > LONGEST_TAKEN_APART || known.is_unit(&entry.name) || known.is_unit(bare) {
        return;
    }
    let key = name_key(&entry.name);
    let Some(unit) = known.units().longest_in(&key).map(str::to_owned) else { return };
    let others = format!(" {key} ").replacen(&format!(" {} ", name_key(&unit)), " ", 1);
    let told = known.items().told_in(&others);
    let (number, words): (Vec<String>, Vec<String>) =
        told.rest.into_iter().partition(|word| number_of(word).is_some());
    let is_understood = words.iter().all(|word| is_mark(word) || is_dress(word));
    if number.len() > 1 || !is_understood {
        return;
    }
    entry.name = unit;
    let models = number.first().and_then(|number| number_of(number)).filter(|models| *models > 1);
    entry.models = entry.models.or(models);
    take_told_names(NamesInText { names: told.names, rest: words }, entry);
}

/// "x20", "20".
pub fn number_of(word: &str) -> Option<u32> {
    let digits = word.strip_prefix('x').or_else(|| word.strip_suffix('x')).unwrap_or(word);
    digits.parse().ok().filter(|number| *number < 100)
}

/// A bullet that is no name, and has names in it.
fn settle_upgrade(upgrade: Upgrade, entry: &mut RosterEntry, known: &KnownNames<'_>) {
    let bare = upgrade.name.split_once(" (").map_or(upgrade.name.as_str(), |(bare, _)| bare);
    if upgrade.name.len() > LONGEST_TAKEN_APART || known.items().has(&upgrade.name) || known.items().has(bare)
    {
        return entry.upgrades.push(upgrade);
    }
    let told = known.items().told_in(&upgrade.name);
    if told.names.is_empty() {
        return entry.upgrades.push(upgrade);
    }
    let first = entry.upgrades.len();
    if let Some(rest) = take_told_names(told, entry) {
        entry.upgrades.push(Upgrade { name: rest, ..Upgrade::default() });
    }
    if let Some(own) = entry.upgrades.get_mut(first) {
        own.points = upgrade.points;
    }
}

/// Marks the entry and gives it what was named; the words that say nothing known.
fn take_told_names(told: NamesInText, entry: &mut RosterEntry) -> Option<String> {
    let carried = told.names.into_iter().map(|name| Upgrade { name, ..Upgrade::default() });
    entry.upgrades.extend(carried);
    // "not the general", "bodyguard of the general": a mark stands alone.
    let is_all = told.rest.iter().all(|word| is_mark(word) || is_dress(word));
    let has = |mark: &str| is_all && told.rest.iter().any(|word| word == mark);
    entry.general |= has("general") || has("warlord");
    entry.reinforced |= has("reinforced");
    (!is_all).then(|| told.rest.into_iter().filter(|word| !is_dress(word)).collect::<Vec<_>>().join(" "))
}

fn is_mark(word: &str) -> bool {
    ["general", "warlord", "reinforced"].contains(&word)
}

/// Words between names.
fn is_dress(word: &str) -> bool {
    const DRESS: [&str; 27] = [
        "with",
        "w",
        "and",
        "the",
        "a",
        "of",
        "has",
        "in",
        "for",
        "carries",
        "carrying",
        "artefact",
        "artefacts",
        "artifact",
        "power",
        "heroic",
        "monstrous",
        "trait",
        "traits",
        "enhancement",
        "enhancements",
        "upgrade",
        "upgrades",
        "points",
        "pts",
        "models",
        "model",
    ];
    DRESS.contains(&word)
}
