//! The community's catalogues of two days, as they are imported: the facts that were read from them for this project,
//! and the units of real lists.

use super::{
    aos3,
    lists::{lists, read},
};
use crate::support::data;
use muster::{
    domain::catalogue::{Catalogue, CatalogueView, Profile, Publication},
    exchange::catalogue_file::read_catalogues,
};
use std::{collections::BTreeSet, fs, path::Path};

pub(super) const DAYS: [&str; 2] = ["2021-10-05", "2024-02-09"];

pub(super) fn imported(folder: &Path, day: &str) -> Publication {
    let files = fs::read_dir(folder.join("bsdata/aos3").join(day)).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let files = files.map(|path| (name(&path), fs::read(&path).unwrap())).collect();
    let file = read_catalogues(files, aos3().system).unwrap();
    assert_eq!(file.unreadable.len(), 0);
    Publication { published_on: Some(day.parse().unwrap()), ..file.publication }
}

/// A unit as it was read for this project, of a faction's own catalogue.
struct Supplied {
    name: String,
    points: i64,
    roles: BTreeSet<String>,
    limit: Option<u32>,
    reinforced: bool,
    /// It is Battleline where the army has what that asks for.
    conditional: bool,
}

fn supplied(folder: &Path, day: &str) -> Vec<Supplied> {
    let mut rows = csv::Reader::from_path(folder.join(format!("aos3/dev/units-{day}.csv"))).unwrap();
    let row = |row: Result<csv::StringRecord, csv::Error>| {
        let row = row.unwrap();
        let is_faction = |file: &str| {
            let name = file.split_once(" - ").map(|(_, name)| name);
            name.is_some_and(|name| aos3().system.faction_called(name).is_some())
        };
        row[1].split("; ").any(is_faction).then(|| Supplied {
            name: row[0].trim().to_owned(),
            points: row[2].parse().unwrap_or(0),
            roles: row[5].split("; ").filter(|role| !role.is_empty()).map(str::to_owned).collect(),
            limit: row[7].parse().ok(),
            reinforced: !row[4].is_empty(),
            conditional: row[6].contains("Battleline if"),
        })
    };
    rows.records().filter_map(row).collect()
}

#[test]
fn q12_units_roles_prices_and_limits_are_those_that_were_supplied() {
    let (Some(folder), Some(_)) = (data("aos3/dev"), data("bsdata/aos3")) else { return };
    for day in DAYS {
        let publication = imported(&folder, day);
        let supplied = supplied(&folder, day);
        let with = |fits: &dyn Fn(&Supplied, &Profile) -> bool| {
            let has = |one: &&Supplied| {
                publication.profiles.iter().any(|profile| profile.name == one.name && fits(one, profile))
            };
            let missing: Vec<&str> =
                supplied.iter().filter(|one| !has(one)).map(|one| one.name.as_str()).collect();
            missing
        };
        let roles = |one: &Supplied, profile: &Profile| {
            let own: BTreeSet<String> =
                profile.facts.iter().flat_map(|facts| &facts.categories).cloned().collect();
            own == one.roles
        };
        let named = with(&|_, _| true);
        let points = with(&|one, profile| one.points == 0 || profile.points == Some(one.points));
        let roles = with(&roles);
        let limits = with(&|one, profile| profile.facts.as_ref().unwrap().limit == one.limit);
        let reinforced = with(&|one, profile| profile.can_be_reinforced == one.reinforced);
        let may_be = |one: &Supplied, profile: &Profile| {
            let facts = profile.facts.as_ref().unwrap();
            !one.conditional || facts.categories_if.iter().any(|own| own.category == "Battleline")
        };
        let conditional = with(&may_be);
        for (what, missing) in [
            ("names", named),
            ("points", points),
            ("roles", roles),
            ("limits", limits),
            ("reinforced", reinforced),
            ("conditional", conditional),
        ] {
            eprintln!(
                "Q12 {day} {what}: {} of {} differ: {:?}",
                missing.len(),
                supplied.len(),
                &missing[..missing.len().min(12)]
            );
            assert!(missing.len() * 10 <= supplied.len(), "{day} {what}: {missing:?}");
        }
        assert!(publication.factions.len() >= 23, "{}", publication.factions.len());
    }
}

#[test]
fn s05_a_role_that_depends_on_the_army_is_imported_with_what_it_asks_for() {
    let Some(folder) = data("bsdata/aos3") else { return };
    let publication = imported(&folder, DAYS[1]);
    let conditional = |name: &str| {
        let profile = publication.profiles.iter().find(|profile| profile.name == name).unwrap();
        profile.facts.clone().unwrap().categories_if
    };
    let guard = conditional("Akhelian Morrsarr Guard");
    assert!(guard.iter().any(|own| own.category == "Battleline" && !own.when.is_empty()), "{guard:?}");
}

#[test]
fn q10_units_of_real_lists_are_known_and_have_their_prices() {
    let (Some(folder), Some(_)) = (data("aos3/dev"), data("bsdata/aos3")) else { return };
    let views: Vec<(chrono::NaiveDate, CatalogueView)> = DAYS
        .map(|day| {
            let of_day = day.parse().unwrap();
            (of_day, Catalogue::new([imported(&folder, day)]).as_of(of_day))
        })
        .into();
    let (mut all, mut known, mut right, mut unknown) = (0, 0, 0, BTreeSet::new());
    // Of lists that were written within two months of a catalogue: prices change twice a year.
    let (mut of_its_time, mut right_of_its_time) = (0, 0);
    let mut wrong = Vec::new();
    for list in lists(&folder) {
        let day: chrono::NaiveDate = list.day.parse().unwrap();
        let (of, view) = views.iter().min_by_key(|(of, _)| (*of - day).num_days().abs()).unwrap();
        let is_of_its_time = (*of - day).num_days().abs() <= 60;
        let roster = read(&list).roster;
        let faction = roster.faction.clone().unwrap();
        for entry in roster
            .sections
            .iter()
            .filter(|section| section.title() != "Core Battalions")
            .flat_map(|section| &section.entries)
        {
            all += 1;
            // Allied and coalition units are another faction's.
            let mut factions = view.factions().map(|faction| faction.item.name.clone());
            let found = view.unit_as_written(&faction, &entry.name);
            let found =
                found.or_else(|| factions.find_map(|other| view.unit_as_written(&other, &entry.name)));
            let Some(found) = found else {
                unknown.insert(format!("{faction}: {}", entry.name));
                continue;
            };
            known += 1;
            let price = found.item.points.unwrap_or(0);
            let is_right = (1..=3).any(|times| entry.points == Some(price * times));
            right += usize::from(is_right);
            of_its_time += usize::from(is_of_its_time);
            right_of_its_time += usize::from(is_of_its_time && is_right);
            if !is_right {
                wrong.push(format!("{} {}: {:?}, {price}", list.day, entry.name, entry.points));
            }
        }
    }
    eprintln!("Q10: {known} of {all} known, {right} of those at their price; unknown: {unknown:?}");
    eprintln!("Q10 other prices: {wrong:?}");
    assert!(known * 100 >= all * 93, "{known} of {all}");
    assert!(right * 100 >= known * 80, "{right} of {known}");
    eprintln!("Q10: of lists of its time {right_of_its_time} of {of_its_time} at their price");
    assert!(
        of_its_time >= 50 && right_of_its_time * 100 >= of_its_time * 96,
        "{right_of_its_time} of {of_its_time}"
    );
}
