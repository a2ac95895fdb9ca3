//! `muster check` on lists that were not read in full, in every game, and on those that other readers lost: marks behind
//! prices, other languages, tables, numbers.

use crate::{
    command::program::{Ran, muster},
    support::data,
};
use std::{fs, path::Path};

const RATS: &str = include_str!("../../../fixtures/rosters/app.txt");

fn checked(files: &[(&str, &str)], arguments: &[&str]) -> Ran {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let names = files.iter().map(|(name, _)| *name);
    let all: Vec<&str> = ["check"].into_iter().chain(names).chain(arguments.iter().copied()).collect();
    muster(folder.path(), &all)
}

const AT_1000: [&str; 4] = ["--points", "1000", "--as-of", "2025-05-10"];

#[test]
fn a_list_that_was_not_read_whole_is_code_two_and_congratulated_on_nothing() {
    let (torn, _) = RATS.split_once("Regiment 1").unwrap();
    let ran = checked(&[("torn.txt", torn)], &AT_1000);
    assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
    assert!(ran.out.starts_with("torn.txt: not read in full, 540 of 1000 points\n"), "{}", ran.out);
    let said = "Partly read: the total says 920 points, but the lines read add up to 540.";
    assert!(ran.out.contains(said) && !ran.out.contains("command point"), "{}", ran.out);
    // Up to a tenth may be a slip, and is judged.
    let slip = RATS.replace("920/1000", "900/1000");
    assert_eq!(checked(&[("slip.txt", &slip)], &AT_1000).code, 0);
    // Without a total nobody can say.
    let bare = torn.replace(" 920/1000 pts", "");
    assert_ne!(checked(&[("bare.txt", &bare)], &AT_1000).code, 2);
}

#[test]
fn what_was_read_is_held_against_the_total_in_every_game() {
    let lists = [
        ("t9a3", "Ann - Vermin Swarm\n400 - Vermin Daemon, General\n300 - Rats\n2000\n"),
        ("wfb7", "Skaven 2000/2000 pts\n\nCore\n20 Clanrats [150 pts]\n20 Clanrats [150 pts]\n"),
    ];
    for (system, list) in lists {
        let ran = checked(&[("list.txt", list)], &["--system", system]);
        assert_eq!(ran.code, 2, "{system}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains("not read in full"), "{system}: {}", ran.out);
    }
}

#[test]
fn check_prints_every_notice_the_page_shows() {
    let odd = RATS.replace("Regiment 1", "Somebody typed this sentence here.\nRegiment 1");
    let ran = checked(&[("odd.txt", &odd)], &AT_1000);
    assert!(ran.out.contains("  line 13: Not understood and skipped.\n"), "{}", ran.out);
}

#[test]
fn marks_behind_a_price_hide_no_unit() {
    for (written, mark) in [
        ("{} - {}", " (Reinforced)"),
        ("{} {}pts", " [Reinforced]"),
        ("{}: {}", " (reinforced)"),
        ("{} {}", " R"),
        ("- {} · {} pts", " · reinforced"),
    ] {
        let line = |line: &str| {
            let Some((name, price)) = line.strip_suffix(')').and_then(|line| line.split_once(" (")) else {
                return line.to_owned();
            };
            if !price.bytes().all(|digit| digit.is_ascii_digit()) {
                return line.to_owned();
            }
            let own = written.replacen("{}", name, 1).replacen("{}", price, 1);
            if name == "Clanrats" && price == "300" { own + mark } else { own }
        };
        let text: Vec<String> = RATS.lines().filter(|line| *line != "• Reinforced").map(line).collect();
        let ran = checked(&[("list.txt", &text.join("\n"))], &AT_1000);
        assert!(ran.out.starts_with("list.txt: ready, 920 of 1000 points"), "{written}: {}", ran.out);
    }
}

#[test]
fn several_units_on_one_line_are_counted_and_what_stands_below_the_end_is_not_passed_over() {
    let several = RATS.replace("Stormvermin (110)", "3 x Clanrats (450)").replace("920/1000", "1260/2000");
    let unread = RATS.replace("Stormvermin (110)", "2 x Rat Ogors (777)").replace("920/1000", "1587/2000");
    let below = format!("{RATS}\nAuxiliary Units\nClanrats (150)\n");
    let two = format!("{RATS}\nNew version\n{}", RATS.replace("Clawlord (80)", "Clawlord (90)"));
    let remark = RATS.replace("Clawlord (80)", "Clawlord (80) (bodyguard of the general)");
    let year = RATS.replace("Clawlord (80)", "Clawlord (80) - painted by Tom (2019)");
    for (list, code, head, said) in [
        (several, 1, "to fix, 1260", "5 units besides the leader. At most 4 are allowed"),
        (unread, 2, "not read in full, 970", "2 Rat Ogors are on one line, but the price doesn't match"),
        (below, 2, "not read in full, 920", "Clanrats comes after the end of the list and isn't counted"),
        (two, 0, "ready, 920", "The roster ends above this line"),
        (remark, 0, "ready, 920", "(bodyguard of the general)"),
        (year, 0, "ready, 920", "painted by Tom"),
    ] {
        let ran = checked(&[("list.txt", &list)], &["--points", "2000", "--as-of", "2025-05-10"]);
        assert_eq!(ran.code, code, "{}", ran.out);
        let starts = ran.out.starts_with(&format!("list.txt: {head} of 2000 points"));
        assert!(starts && ran.out.contains(said), "{}", ran.out);
    }
}

/// The columns of `labels.csv` that are asked about.
struct Label {
    file: String,
    date: String,
    faction: String,
    points: i64,
    drops: i64,
}

fn labels(folder: &Path) -> Vec<Label> {
    let mut rows = csv::Reader::from_path(folder.join("labels.csv")).unwrap();
    let rows = rows.records().map(|row| row.unwrap()).filter(|row| &row[3] == "legal");
    let label = |row: csv::StringRecord| Label {
        file: row[0].to_owned(),
        date: row[1].to_owned(),
        faction: row[4].to_owned(),
        points: row[5].parse().unwrap(),
        drops: row[6].parse().unwrap(),
    };
    rows.map(label).collect()
}

#[test]
fn lists_that_were_lost_are_read_whole_and_legal() {
    let Some(data) = data("found/lists/labels.csv") else { return };
    if !data.join("bsdata/aos4/2026-08-18").exists() {
        return crate::support::skip("no bsdata/aos4/2026-08-18");
    }
    let folder = data.join("found/lists");
    let profiles = data.join("bsdata/aos4/2026-08-18");
    let labels = labels(&folder);
    // The others were written for profiles that are not there.
    let of_now: Vec<&Label> = labels.iter().filter(|label| label.date == "2026-08-18").collect();
    assert!(of_now.len() >= 8, "{}", of_now.len());
    let mut arguments =
        vec!["check", "--json", "--as-of", "2026-08-18", "--catalogue", profiles.to_str().unwrap()];
    arguments.splice(1..1, of_now.iter().map(|label| label.file.as_str()));
    let ran = muster(&folder, &arguments);
    let reports: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let mut wrong = Vec::new();
    for (label, report) in of_now.iter().zip(reports.as_array().unwrap()) {
        let computed = &report["verdict"]["computed"];
        let read = (&report["legal"], &report["faction"], &computed["points"], &computed["drops"]);
        let meant = (&true.into(), &label.faction.as_str().into(), &label.points.into(), &label.drops.into());
        if read != meant {
            wrong.push(format!(
                "{}: {read:?} {} {}",
                label.file, report["verdict"]["findings"], report["notices"]
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
