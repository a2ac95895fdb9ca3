//! Units that a list prints at the price of one though they are two or three (`systems S21`), and heroes that come as a
//! pair and are printed twice: found where exactly one choice of them makes the printed total.

use super::draft;
use crate::domain::{
    catalogue::name_key,
    roster::{NoticeAbout, Roster, RosterEntry, SectionKind},
};
use std::collections::BTreeMap;

/// More kinds of units that could be reinforced have too many choices; no list of the game has so many.
const MOST_KINDS: usize = 12;

/// Names of people have so many letters or more.
const SHORTEST_NAME: usize = 4;

/// Units of one name and one size, which are reinforced alike.
struct Alike {
    name: String,
    models: Option<u32>,
    points: i64,
    /// How often its price may stand in the total.
    times: Vec<i64>,
    /// It stands for the second of two heroes that are printed under one name.
    is_twin: bool,
}

/// Reads the prices so that they make the total, where that can be done in one way; what was done. Units at the price of
/// one are printed by some programs alone.
pub(super) fn take_prices_in_multiples(roster: &mut Roster, reinforced_as_one: bool) -> Option<NoticeAbout> {
    let missing = roster.points_declared? - roster.points_printed();
    let kinds = kinds_of_multiples(roster, reinforced_as_one);
    if missing == 0 || kinds.len() > MOST_KINDS {
        return None;
    }
    let mut found = Vec::new();
    search_multiples(&kinds, missing, &mut Vec::new(), &mut found);
    let [times] = &found[..] else { return None };
    let (mut units, mut with_leaders) = (Vec::new(), Vec::new());
    for (kind, times) in kinds.iter().zip(times).filter(|(_, times)| **times != 1) {
        if *times == 0 { &mut with_leaders } else { &mut units }.push(kind.name.clone());
        let alike =
            |entry: &RosterEntry| entry.name == kind.name && (kind.is_twin || entry.models == kind.models);
        if kind.is_twin {
            let section = roster.sections.iter_mut().rfind(|section| section.entries.iter().any(alike));
            let Some(section) = section else { continue };
            let second = section.entries.iter().rposition(alike);
            second.map(|at| section.entries.remove(at));
            continue;
        }
        let entries = roster.sections.iter_mut().flat_map(|section| &mut section.entries);
        for entry in entries.filter(|entry| alike(entry)) {
            entry.points = entry.points.map(|points| points * times);
            draft::reinforce_entry(entry, usize::try_from(times - 1).unwrap_or(0));
            if *times == 0 {
                entry.categories = vec![draft::OTHERS.to_owned()];
            }
        }
    }
    Some(NoticeAbout::PricedAsOne { units, with_leaders })
}

/// What may count otherwise than it is printed: units of several models, and followers at their leader's price.
fn kinds_of_multiples(roster: &Roster, reinforced_as_one: bool) -> Vec<Alike> {
    let entries = || roster.sections.iter().flat_map(|section| &section.entries);
    let mut points: BTreeMap<(&str, Option<u32>), i64> = BTreeMap::new();
    for entry in entries() {
        *points.entry((&entry.name, entry.models)).or_default() += entry.points.unwrap_or(0);
    }
    let names: Vec<(&str, i64)> =
        entries().map(|entry| (entry.name.as_str(), entry.points.unwrap_or(0))).collect();
    let parts = |models: Option<u32>| {
        let models = models.filter(|models| *models > 1 && reinforced_as_one);
        (1..=3).filter(move |times| models.map_or(*times == 1, |models| i64::from(models) % times == 0))
    };
    let kinds = points.into_iter().map(|((name, models), points)| {
        let comes_along = comes_with_another(&names, name, points);
        let times = comes_along.then_some(0).into_iter().chain(parts(models)).collect();
        Alike { name: name.to_owned(), models, points, times, is_twin: false }
    });
    let leaders = SectionKind::Category(draft::LEADERS.to_owned());
    let leaders: Vec<&RosterEntry> =
        roster.sections_of(&leaders).flat_map(|section| &section.entries).collect();
    let twins = leaders.iter().enumerate().filter_map(|(at, leader)| {
        let same = |other: &&&RosterEntry| other.name == leader.name && other.points == leader.points;
        let is_second =
            leaders[..at].iter().any(|other| same(&other)) && leaders.iter().filter(same).count() == 2;
        let (name, points) = (leader.name.clone(), leader.points.unwrap_or(0));
        is_second.then_some(Alike { name, models: None, points, times: vec![0, 1], is_twin: true })
    });
    kinds.chain(twins).filter(|kind| kind.times.len() > 1 && kind.points > 0).collect()
}

/// Whether a unit comes with one that stands before it: `Skabbik's Plaguepack` with `Skabbik Plagueseeker`, `Doralia ven
/// Denst` with `Galen ven Denst`. Both are printed at the price of the two, and are one choice. They share a name that
/// nobody else on the list has.
fn comes_with_another(names: &[(&str, i64)], name: &str, points: i64) -> bool {
    let words = |name: &str| -> Vec<String> {
        let key = name_key(&name.replace(['\'', '’'], " "));
        key.split(' ').filter(|word| word.len() >= SHORTEST_NAME).map(str::to_owned).collect()
    };
    let own = words(name);
    let shared_by = |word: &String| names.iter().filter(|(other, _)| words(other).contains(word)).count();
    let before = names.iter().take_while(|(other, _)| *other != name);
    before
        .filter(|(_, price)| *price == points)
        .any(|(leader, _)| words(leader).iter().any(|word| own.contains(word) && shared_by(word) == 2))
}

/// Every choice that comes to what is missing; two are enough to know that nobody can tell.
fn search_multiples(kinds: &[Alike], missing: i64, chosen: &mut Vec<i64>, found: &mut Vec<Vec<i64>>) {
    let Some((kind, rest)) = kinds.split_first() else {
        if missing == 0 {
            found.push(chosen.clone());
        }
        return;
    };
    for times in kind.times.iter().filter(|_| found.len() < 2).collect::<Vec<_>>() {
        chosen.push(*times);
        search_multiples(rest, missing - kind.points * (times - 1), chosen, found);
        chosen.pop();
    }
}
