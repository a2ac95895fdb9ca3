//! The community's catalogues, as they are imported: the same facts as were read from them for this project.

use super::t9a;
use crate::{command::program::muster, support::data};
use muster::{
    domain::catalogue::{Facts, Publication},
    exchange::catalogue_file::read_catalogues,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

fn imported(folder: &Path, edition: u8) -> Publication {
    let files = fs::read_dir(folder.join("bsdata/t9a/2024-10-09")).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let files = files.map(|path| (name(&path), fs::read(&path).unwrap())).collect();
    let file = read_catalogues(files, t9a(edition).system).unwrap();
    assert_eq!(file.unreadable.len(), 0);
    // Two choices of armies that no list is of cost nothing, and are no units.
    assert!(file.gaps.len() <= 2, "{:?}", file.gaps);
    file.publication
}

fn rows(folder: &Path, file: &str) -> Vec<csv::StringRecord> {
    let rows = csv::Reader::from_path(folder.join("t9a/dev").join(file)).unwrap();
    rows.into_records().map(Result::unwrap).collect()
}

#[test]
fn q12_units_categories_sizes_and_shares_are_those_that_were_supplied() {
    let (Some(folder), Some(_)) = (data("t9a/dev"), data("bsdata/t9a/2024-10-09")) else { return };
    for (edition, word) in [(3, "3rd"), (2, "2nd")] {
        let publication = imported(&folder, edition);
        let shares = rows(&folder, &format!("shares-{word}-2024-10-09.csv"));
        // An army with several forces is called after the last.
        let armies: BTreeMap<&str, &str> = shares.iter().map(|row| (&row[0], &row[1])).collect();
        let mut missing = Vec::new();
        for row in rows(&folder, &format!("units-{word}-2024-10-09.csv")) {
            let number = |at: usize| row[at].parse::<u32>().ok();
            let categories: BTreeSet<String> = row[3].split("; ").map(str::to_owned).collect();
            let found = publication.profiles.iter().find(|profile| {
                let facts = profile.facts.clone().unwrap_or_default();
                let Facts { min, max, per_model, limit, categories: own, .. } = facts;
                profile.faction == armies[&row[0]]
                    && profile.name == row[1].trim()
                    && (own.first().map(String::as_str), own.iter().cloned().collect())
                        == (Some(&row[2]), categories.clone())
                    && (min, max, limit) == (number(4), number(5), number(8))
                    && (profile.points, per_model.unwrap_or(0))
                        == (row[6].parse().ok(), row[7].parse().unwrap_or(0))
            });
            if found.is_none() {
                missing.push(row.iter().collect::<Vec<_>>().join(","));
            }
        }
        assert!(missing.is_empty(), "{word}: {} missing: {missing:?}", missing.len());
        for row in shares.iter().filter(|row| !row[3].is_empty() || !row[4].is_empty()) {
            let percent = |at: usize| {
                row[at].parse::<f64>().ok().map(|percent| format!("{percent:.0}").parse().unwrap())
            };
            let faction =
                publication.factions.iter().find(|faction| faction.name == armies[&row[0]]).unwrap();
            let found = faction.shares.iter().any(|share| {
                (share.category.as_str(), share.least, share.most) == (&row[2], percent(3), percent(4))
            });
            assert!(found, "{word}: {row:?}: {:?}", faction.shares);
        }
    }
}

#[test]
fn t12_t16_a_list_is_checked_with_the_catalogue_of_its_day_and_not_with_an_old_one() {
    let Some(folder) = data("bsdata/t9a/2024-10-09") else { return };
    let here = tempfile::tempdir().unwrap();
    let text = "Ann - Beast Herds\n2500 - 16 Centaurs, General\n1500 - 12 Feral Hounds\n4000\n";
    fs::write(here.path().join("mine.txt"), text).unwrap();
    let catalogue = folder.join("bsdata/t9a/2024-10-09");
    let check = |day: &str| {
        let catalogue = catalogue.to_string_lossy().into_owned();
        let asked = [
            "check",
            "mine.txt",
            "--system",
            "t9a3",
            "--points",
            "4000",
            "--catalogue",
            &catalogue,
            "--as-of",
            day,
        ];
        muster(here.path(), &asked).out
    };
    let of_the_day = check("2024-10-12");
    assert!(of_the_day.contains("Centaurs has 16 models; at most 15 are allowed."), "{of_the_day}");
    // Twelve hounds are too many for Special, and right for Core.
    assert!(!of_the_day.contains("Feral Hounds: 12 models"), "{of_the_day}");
    assert!(!check("2025-02-12").contains("16 models"), "asked by an old catalogue");
}
