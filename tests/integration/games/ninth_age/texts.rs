//! Lists as New Recruit prints them, and what is said of them in words.

use super::t9a;
use crate::support::data;
use crate::support::findings::describe_finding;
use flate2::read::GzDecoder;
use muster::domain::{
    catalogue::Catalogue,
    composition::CheckRules,
    roster::{Format, Roster},
};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{BufRead, BufReader},
    path::Path,
};

fn day() -> chrono::NaiveDate {
    "2025-06-01".parse().unwrap()
}

/// Each text by the name of its file.
fn texts(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder.join("t9a/dev/text")).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.map(|path| (name(&path), fs::read(&path).unwrap())).collect()
}

/// Units as name, price and models; the order of a text is its own.
fn units(roster: &Roster) -> Vec<(String, Option<i64>, Option<u32>)> {
    let entries = roster.sections.iter().flat_map(|section| &section.entries);
    let mut units: Vec<_> = entries.map(|entry| (entry.name.clone(), entry.points, entry.models)).collect();
    units.sort();
    units
}

#[test]
fn q3_tx1_every_text_is_read_and_adds_up() {
    let Some(folder) = data("t9a/dev") else { return };
    let mut right = 0;
    let texts = texts(&folder);
    for (name, text) in &texts {
        let reading = t9a(3).read(text, None).unwrap();
        assert_eq!((reading.format, reading.notices), (Format::NewRecruit, vec![]), "{name}");
        let roster = reading.roster;
        assert!(!roster.is_empty() && roster.faction.is_some(), "{name}");
        right += usize::from(roster.points_declared == Some(roster.points_printed()));
    }
    assert!(right * 100 >= texts.len() * 98, "{right} of {}", texts.len());
    assert_eq!(texts.len(), 52);
}

#[test]
fn q3_tx1_and_tx2_of_one_list_have_the_same_units() {
    let Some(folder) = data("t9a/dev") else { return };
    let file = File::open(folder.join("t9a/dev/lists.jsonl.gz")).unwrap();
    let lists: Vec<Value> = BufReader::new(GzDecoder::new(file))
        .lines()
        .map(|l| serde_json::from_str(&l.unwrap()).unwrap())
        .collect();
    let mut compared = 0;
    for (name, text) in texts(&folder) {
        let Some((_, id)) = name.split_once("-list") else { continue };
        let list = lists.iter().find(|list| list["id"].as_u64() == id.parse().ok()).unwrap();
        let [printed, reported] =
            [text, list.to_string().into_bytes()].map(|bytes| t9a(3).read(&bytes, None).unwrap().roster);
        assert_eq!(units(&printed), units(&reported), "{name}");
        assert_eq!(printed.faction, reported.faction, "{name}");
        compared += 1;
    }
    assert_eq!(compared, 48);
}

fn said(text: &str) -> Vec<(String, String)> {
    let view = Catalogue::new([]).as_of(day());
    let roster = t9a(3).read(text.as_bytes(), None).unwrap().roster;
    let verdict = t9a(3).check(&roster, &view, &CheckRules::matched_play(4000, day()));
    verdict
        .findings
        .iter()
        .map(|finding| (finding.rule.to_string(), describe_finding(finding).message))
        .collect()
}

fn list(units: &str) -> String {
    let table = units.lines().flat_map(|line| [line, "\n"]).collect::<String>();
    format!("section,name,points,models,marks,upgrades\n{table}")
}

#[test]
fn g03_each_rule_says_what_it_found_and_what_is_allowed() {
    let sound = "Characters,Warlord,1000,,general,\nCore,Herd,1000,30,,\nSpecial,Beasts,1000,,,\nSpecial,Giants,500,,,\n\
                 Special,Chariots,500,,,";
    assert_eq!(said(&list(sound)), []);
    for (from, to, rule, message) in [
        (",general,", ",,", "T01", "No General chosen."),
        (
            "Giants,500,,,",
            "Giants,500,,general,",
            "T01",
            "2 Generals (Warlord and Giants); at most 1 is allowed.",
        ),
        ("Giants,500,,,", "Giants,500,,general,", "T01", "Giants is the General but isn't a Character."),
        (
            ",general,",
            ",general,Battle Standard Bearer",
            "T02",
            "Warlord is Not a Leader, so it can't be the General. That includes Battle Standard Bearers.",
        ),
        (
            "Herd,1000,30,,",
            "Herd,1000,30,,Banner of Speed; Rending Banner; Aether Icon",
            "T03",
            "Herd has 3 banner enchantments (Banner of Speed, Rending Banner, Aether Icon); the limit is two.",
        ),
        (",general,", ",general,Wizard Adept", "T05", "Warlord is a Wizard Adept but has no Path of Magic."),
        ("Beasts,1000", "Beasts,1001", "T08", "4,001 of 4,000 points, 1 over."),
        ("Beasts,1000", "Beasts,959", "T08", "41 points unspent."),
        ("Core,Herd", "Special,Herd", "T09", "0 Core; at least 1 is needed."),
        ("Characters,Warlord,1000", "Special,Warlord,1000", "T09", "No Characters."),
        (
            "Beasts,1000,,,\nSpecial",
            "Beasts,1000,,,\nCharacters",
            "T11",
            "3 units besides Characters (all War Machines count as one); at least 4 are needed.",
        ),
        (
            "Warlord,1000",
            "Warlord,1601",
            "T09",
            "Characters: 1,601 points (40.0%). The limit is 1,600 (40% of 4,000).",
        ),
        ("Herd,1000", "Herd,999", "T09", "Core: 999 points (24.9%). The minimum is 1,000 (25% of 4,000)."),
        (
            "Beasts,1000,,,\nSpecial,Giants,500,,,",
            "Beasts,1000,,,Mimic Cloak\nSpecial,Giants,500,,,Mimic Cloak",
            "T13",
            "Mimic Cloak appears 2 times (Beasts and Giants); only one is allowed.",
        ),
        (
            ",general,",
            ",general,King Slayer; Giant Slayer",
            "T14",
            "Warlord has 2 weapon enchantments (King Slayer and Giant Slayer). Each must be on a separate piece of equipment.",
        ),
    ] {
        assert!(sound.contains(from), "{from}");
        let found = said(&list(&sound.replace(from, to)));
        assert!(found.contains(&(rule.to_owned(), message.to_owned())), "{rule} {message}\n{found:?}");
    }
}

#[test]
fn t05_t14_t15_a_text_says_which_piece_bears_what_and_which_spells_are_known() {
    let text = "Ann - Vermin Swarm\n505 - Tyrant, General, Wizard Adept, Alchemy (A, B, C, D), Shield (Wild Warding), \
                Hand Weapon (King Slayer, Giant Slayer)\n400 - 20 Rats, Standard Bearer (Banner of Speed)\n906\n";
    let found = said(text);
    let says = |rule: &str, message: &str| {
        assert!(found.contains(&(rule.to_owned(), message.to_owned())), "{rule} {message}: {found:?}");
    };
    says("T05", "Tyrant lists 4 spells. A Wizard Adept knows 2, or one more if its army allows it.");
    says("T14", "Tyrant has 2 weapon enchantments on one piece (King Slayer and Giant Slayer).");
    says("T15", "The units add up to 905, but the list says 906.");
}
