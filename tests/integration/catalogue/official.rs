//! The newest snapshot against the publisher's own rows: how far they agree, and where they do not.

use super::units;
use crate::support::{data, snapshots::snapshot};
use muster::domain::catalogue::{Profile, Publication, RegimentOption, name_key};
use serde::Deserialize;
use std::{collections::BTreeSet, fs};

#[derive(Deserialize)]
pub struct Official {
    pub units: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    pub faction: String,
    pub context: String,
    pub name: String,
    pub unit_size: u32,
    pub points: i64,
    pub regiment_options: Vec<String>,
    pub notes: Vec<String>,
}

/// One field over all rows: how many agree, and the rest in words.
#[derive(Default)]
struct Field {
    asked: usize,
    agreed: usize,
    differences: Vec<String>,
}

impl Field {
    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, row: &Row, official: &T, ours: &T) {
        self.asked += 1;
        if official == ours {
            self.agreed += 1;
        } else {
            self.differences
                .push(format!("{}: {}: official {official:?}, imported {ours:?}", row.faction, row.name));
        }
    }

    fn print(&self, name: &str) {
        eprintln!("{name}: {} of {} agree", self.agreed, self.asked);
        for difference in &self.differences {
            eprintln!("    {difference}");
        }
    }

    fn holds(&self, percent: usize) -> bool {
        self.agreed * 100 >= self.asked * percent
    }
}

#[test]
fn the_newest_snapshot_agrees_with_the_official_profiles() {
    let Some(head) = snapshot("2026-08-18") else { return };
    let Some(official) = official() else { return };
    let (mut points, mut sizes, mut reinforced) = (Field::default(), Field::default(), Field::default());
    let (mut options, mut in_meaning) = (Field::default(), Field::default());
    let mut unknown = Vec::new();
    let rows: Vec<&Row> = official.units.iter().filter(|row| row.context != "legends").collect();
    for row in &rows {
        let Some(profile) = find(row, &head.publication) else {
            unknown.push(format!("{}: {}", row.faction, row.name));
            continue;
        };
        points.compare(row, &Some(row.points), &profile.points);
        sizes.compare(row, &Some(row.unit_size), &profile.size);
        reinforced.compare(row, &can_be_reinforced(row, profile), &profile.can_be_reinforced);
        if profile.is_hero() {
            let exact = |option: &RegimentOption| written(option, &ToOwned::to_owned);
            options.compare(row, &officially(row, exact), &ours(profile, exact));
            let meant = |option: &RegimentOption| written(option, &|name| without_notation(name, row));
            in_meaning.compare(row, &officially(row, meant), &ours(profile, meant));
        }
    }
    eprintln!("{} of {} units known", rows.len() - unknown.len(), rows.len());
    for name in &unknown {
        eprintln!("    unknown: {name}");
    }
    points.print("points");
    sizes.print("size");
    reinforced.print("reinforceable");
    options.print("regiment options, word for word");
    in_meaning.print("regiment options, short names and the faction's own name aside");
    assert!(rows.len() - unknown.len() >= 741, "fewer units known than the prototype found");
    assert!(points.holds(98) && sizes.holds(99) && reinforced.holds(99));
    assert!(options.asked >= 396 && options.agreed >= 339 + 17, "{} of {}", options.agreed, options.asked);
    assert!(in_meaning.agreed > options.agreed);
}

/// The publisher's rows of August 2026.
pub fn official() -> Option<Official> {
    let part = "profiles/official_battle_profiles_2026-08.json";
    let text = fs::read(data(part)?.join(part)).unwrap();
    Some(serde_json::from_slice(&text).unwrap())
}

pub fn find<'a>(row: &Row, publication: &'a Publication) -> Option<&'a Profile> {
    let (faction, name) = (name_key(&row.faction), name_key(&row.name));
    units(publication).find(|profile| name_key(&profile.faction) == faction && profile.key() == name)
}

/// What the official rows imply: unless a note forbids it, for units of several models without heroes.
fn can_be_reinforced(row: &Row, profile: &Profile) -> bool {
    let is_barred = row.notes.iter().any(|note| note.contains("cannot be reinforced"));
    !is_barred && row.unit_size > 1 && !profile.is_unique() && !profile.is_hero()
}

fn officially(row: &Row, write: impl Fn(&RegimentOption) -> String) -> BTreeSet<String> {
    let lines = row.regiment_options.iter().filter(|line| *line != "None");
    lines.map(|line| write(&RegimentOption::parse(line).unwrap())).collect()
}

fn ours(profile: &Profile, write: impl Fn(&RegimentOption) -> String) -> BTreeSet<String> {
    profile.options.iter().flatten().map(write).collect()
}

fn written(option: &RegimentOption, name: &dyn Fn(&str) -> String) -> String {
    let names: BTreeSet<String> = option.any_of.iter().map(|one| name(&name_key(one.as_str()))).collect();
    format!("{}-{:?} {}", option.min, option.max, names.into_iter().collect::<Vec<_>>().join(" or "))
}

/// "Dexcessa" for "Dexcessa, the Talon of Slaanesh"; "Blades of Khorne Daemon" for a faction's own.
fn without_notation(key: &str, row: &Row) -> String {
    let own = name_key(&row.faction);
    let key = key.strip_prefix(&own).map(str::trim).filter(|rest| !rest.is_empty()).unwrap_or(key);
    let short = ["dexcessa", "synessa", "lorai", "eternus"];
    short.into_iter().find(|short| key.starts_with(short)).unwrap_or(key).to_owned()
}
