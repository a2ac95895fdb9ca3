//! Units that a list prints at the price of one though they are two or three (`systems S21`): found where exactly one
//! choice of them makes the printed total.

use super::draft;
use crate::domain::roster::{Entry, NoticeAbout, Roster};
use std::collections::BTreeMap;

/// More kinds of units that could be reinforced have too many choices; no list of the game has so many.
const MOST_KINDS: usize = 12;

/// Units of one name and one size, which are reinforced alike.
struct Alike {
    name: String,
    models: Option<u32>,
    points: i64,
    /// How often its price may stand in the total.
    times: Vec<i64>,
}

/// Reads the prices so that they make the total, where that can be done in one way; what was done.
pub(super) fn take(roster: &mut Roster) -> Option<NoticeAbout> {
    let missing = roster.points_declared? - roster.points_printed();
    let kinds = kinds(roster);
    if missing == 0 || kinds.len() > MOST_KINDS {
        return None;
    }
    let mut found = Vec::new();
    search(&kinds, missing, &mut Vec::new(), &mut found);
    let [times] = &found[..] else { return None };
    let (mut units, mut with_leaders) = (Vec::new(), Vec::new());
    for (kind, times) in kinds.iter().zip(times).filter(|(_, times)| **times != 1) {
        if *times == 0 { &mut with_leaders } else { &mut units }.push(kind.name.clone());
        let entries = roster.sections.iter_mut().flat_map(|section| &mut section.entries);
        for entry in entries.filter(|entry| entry.name == kind.name && entry.models == kind.models) {
            entry.points = entry.points.map(|points| points * times);
            draft::reinforce(entry, usize::try_from(times - 1).unwrap_or(0));
        }
    }
    Some(NoticeAbout::PricedAsOne { units, with_leaders })
}

/// What may count otherwise than it is printed: units of several models, and followers at their leader's price.
fn kinds(roster: &Roster) -> Vec<Alike> {
    let entries = || roster.sections.iter().flat_map(|section| &section.entries);
    let mut points: BTreeMap<(&str, Option<u32>), i64> = BTreeMap::new();
    for entry in entries() {
        *points.entry((&entry.name, entry.models)).or_default() += entry.points.unwrap_or(0);
    }
    let parts = |models: Option<u32>| {
        let models = models.filter(|models| *models > 1);
        (1..=3).filter(move |times| models.map_or(*times == 1, |models| i64::from(models) % times == 0))
    };
    let kinds = points.into_iter().map(|((name, models), points)| {
        let follows = entries().any(|leader| leads(leader, name) && leader.points == Some(points));
        let times = follows.then_some(0).into_iter().chain(parts(models)).collect();
        Alike { name: name.to_owned(), models, points, times }
    });
    kinds.filter(|kind| kind.times.len() > 1 && kind.points > 0).collect()
}

/// `Skabbik Plagueseeker` leads `Skabbik's Plaguepack`: both are printed at the price of the two.
fn leads(leader: &Entry, name: &str) -> bool {
    let own = leader.name.split(' ').next().unwrap_or_default();
    let rest = name.strip_prefix(own).filter(|_| !own.is_empty());
    rest.is_some_and(|rest| rest.starts_with("'s ") || rest.starts_with("’s "))
}

/// Every choice that comes to what is missing; two are enough to know that nobody can tell.
fn search(kinds: &[Alike], missing: i64, chosen: &mut Vec<i64>, found: &mut Vec<Vec<i64>>) {
    let Some((kind, rest)) = kinds.split_first() else {
        if missing == 0 {
            found.push(chosen.clone());
        }
        return;
    };
    for times in kind.times.iter().filter(|_| found.len() < 2).collect::<Vec<_>>() {
        chosen.push(*times);
        search(rest, missing - kind.points * (times - 1), chosen, found);
        chosen.pop();
    }
}
