//! Real lists of 2021 to 2024: every one is read, adds up, and is not called illegal for nothing.

use super::{
    aos3,
    catalogues::{DAYS, imported},
};
use crate::support::data;
use crate::support::findings::describe_finding;
use muster::domain::{
    catalogue::{Catalogue, CatalogueView},
    composition::{CheckRules, Severity},
    games::Verdict,
    roster::{Format, Roster, RosterReading},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

fn no_catalogue(day: &str) -> CatalogueView {
    Catalogue::new([]).as_of(day.parse().unwrap())
}

/// A list, and the day it was written; lists without one are of the middle of the edition.
pub(super) struct List {
    pub(super) file: String,
    pub(super) day: String,
    bytes: Vec<u8>,
}

pub(super) fn lists(folder: &Path) -> Vec<List> {
    let folder = folder.join("aos3/dev");
    let mut rows = csv::Reader::from_path(folder.join("rosters.csv")).unwrap();
    rows.records()
        .map(|row| {
            let row = row.unwrap();
            let day = if row[2].is_empty() { "2022-06-01" } else { &row[2] };
            let bytes = fs::read(folder.join("rosters").join(&row[0])).unwrap();
            List { file: row[0].to_owned(), day: day.to_owned(), bytes }
        })
        .collect()
}

pub(super) fn read(list: &List) -> RosterReading {
    aos3().read(&list.bytes, None).unwrap_or_else(|why| panic!("{}: {why:?}", list.file))
}

/// Judged at the size it is made for: its own limit, or the next one that people play.
fn judge(list: &List, view: &CatalogueView) -> Verdict {
    let roster = read(list).roster;
    let limit = roster.points_limit.unwrap_or(2000);
    aos3().check(&roster, view, &CheckRules::matched_play(limit, list.day.parse().unwrap()))
}

fn illegal(verdict: &Verdict) -> BTreeSet<String> {
    let grave = verdict.findings.iter().filter(|finding| finding.severity == Severity::Illegal);
    grave.map(|finding| finding.rule.to_string()).collect()
}

#[test]
fn q7_every_list_is_read_with_its_faction_and_adds_up() {
    let Some(folder) = data("aos3/dev") else { return };
    let lists = lists(&folder);
    let (mut named, mut right, mut wrong) = (0, 0, BTreeMap::new());
    for list in &lists {
        let reading = read(list);
        let format = match &list.file[..3] {
            "app" => Format::App,
            "war" => Format::WarscrollBuilder,
            _ => Format::Page,
        };
        assert_eq!(reading.format, format, "{}", list.file);
        let roster = reading.roster;
        assert!(!roster.is_empty(), "{}", list.file);
        named += usize::from(roster.faction.is_some());
        let (printed, found) = (roster.points_declared.expect(&list.file), roster.points_printed());
        if printed == found {
            right += 1;
        } else {
            wrong.insert(list.file.clone(), (printed, found));
        }
    }
    eprintln!("Q7: {right} of {} add up; not: {wrong:?}", lists.len());
    assert_eq!(named, lists.len());
    assert!(right * 100 >= lists.len() * 96, "{right} of {}: {wrong:?}", lists.len());
    assert_eq!(lists.len(), 39);
}

/// Lists that say of themselves neither that they are invalid nor that they are over their limits, and are not in order:
/// a battalion with one of its three units, and 6,130 points without a general.
const NOT_IN_ORDER: [&str; 2] = ["warscroll-builder-02.json", "battlescribe-11.html"];

#[test]
fn q9_what_is_in_order_is_not_called_illegal() {
    let Some(folder) = data("aos3/dev") else { return };
    q9(&folder, "no catalogue", |list| no_catalogue(&list.day));
}

#[test]
fn q9_nor_with_either_of_two_catalogues() {
    let (Some(folder), Some(_)) = (data("aos3/dev"), data("bsdata/aos3")) else { return };
    for day in DAYS {
        let publication = imported(&folder, day);
        q9(&folder, day, |_| Catalogue::new([publication.clone()]).as_of(day.parse().unwrap()));
    }
}

fn q9(folder: &Path, by: &str, view: impl Fn(&List) -> CatalogueView) {
    let (mut asked, mut called) = (0, BTreeMap::new());
    for list in lists(folder).iter().filter(|list| !NOT_IN_ORDER.contains(&list.file.as_str())) {
        let roster = read(list).roster;
        let verdict = judge(list, &view(list));
        let rules = illegal(&verdict);
        let over = |what: &str| {
            roster
                .counted(what)
                .is_some_and(|counted| counted.limit.is_some_and(|limit| counted.found > limit))
        };
        let short =
            roster.counted("battleline").is_some_and(|own| own.limit.is_some_and(|least| own.found < least));
        let is_over = ["leaders", "behemoths", "artillery", "reinforced", "ally", "endless_spells"]
            .into_iter()
            .any(over)
            || short
            || roster.points_declared > roster.points_limit;
        if roster.declared_invalid || is_over {
            continue;
        }
        asked += 1;
        if !rules.is_empty() {
            called.insert(list.file.clone(), rules);
        }
    }
    eprintln!("Q9, {by}: {} of {asked} called illegal: {called:?}", called.len());
    assert!(asked >= 25 && called.len() * 20 <= asked, "{by}: {called:?}");
}

#[test]
fn q8_roles_are_counted_as_the_foot_prints_them() {
    let Some(folder) = data("aos3/dev") else { return };
    let mut feet = 0;
    for list in lists(&folder).iter().filter(|list| list.file.starts_with("warscroll")) {
        let roster = read(list).roster;
        let verdict = judge(list, &no_catalogue(&list.day));
        for (what, rule, part) in [
            ("leaders", "S04", Some("leaders")),
            ("battleline", "S04", Some("battleline")),
            ("behemoths", "S04", Some("behemoths")),
            ("artillery", "S04", Some("artillery")),
            ("reinforced", "S03", None),
            ("endless_spells", "S18", Some("size")),
            ("ally", "S07", Some("points")),
        ] {
            let printed = roster.counted(what).unwrap_or_else(|| panic!("{}: {what}", list.file));
            let tallies = &verdict.computed.tallies;
            let is_it = |tally: &&_| {
                let tally: &muster::domain::composition::RuleTally = tally;
                tally.rule.to_string() == rule && tally.part.as_deref() == part
            };
            let tally = tallies.iter().find(is_it).unwrap_or_else(|| panic!("{rule} {part:?}"));
            assert_eq!(tally.found, printed.found, "{}: {what}", list.file);
            let limit = if what == "battleline" { tally.least } else { tally.most };
            assert_eq!(limit, printed.limit, "{}: the limit of {what}", list.file);
        }
        feet += 1;
    }
    assert_eq!(feet, 15);
}

/// What is said of a list made for a test.
fn said(units: &str, points: i64) -> Vec<(String, String)> {
    let roster = aos3().read(units.as_bytes(), None).unwrap().roster;
    let day = "2022-06-01";
    let verdict =
        aos3().check(&roster, &no_catalogue(day), &CheckRules::matched_play(points, day.parse().unwrap()));
    verdict
        .findings
        .iter()
        .map(|finding| (finding.rule.to_string(), describe_finding(finding).message))
        .collect()
}

const SOUND: &str = "- Army Faction: Seraphon\n- Grand Strategy: Prized Sorcery\nLEADERS\nSlann (300)*\n- General\n\
                     - Command Traits: Skilled Leader\n- Artefacts of Power: Amulet of Destiny\nPriest (100)*\nSeer (100)\n\
                     BATTLELINE\n10 x Skinks (75)*\n10 x Skinks (75)*\n5 x Guard (115)\nBEHEMOTH\n1 x Stegadon (265)*\n\
                     ENDLESS SPELLS & INVOCATIONS\nShackles (60)\nTERRAIN\nEngine (0)\nCORE BATTALIONS\n*Battle Regiment\n\
                     TOTAL POINTS: 1090/2000\nCreated with Warhammer Age of Sigmar: The App\n";

#[test]
fn g03_each_rule_of_the_third_edition_says_what_it_found_and_what_is_allowed() {
    assert_eq!(said(SOUND, 2000), []);
    for (from, to, rule, message) in [
        (
            "5 x Guard (115)\nBEHEMOTH\n",
            "BEHEMOTH\n5 x Guard (115)\n",
            "S04",
            "2 Battleline; at least 3 are needed at 2,000 points.",
        ),
        (
            "LEADERS",
            "LEADERS\nA (0)\nB (0)\nC (0)\nD (0)",
            "S04",
            "7 Leaders (A, B, C, D, Slann, Priest and Seer); at most 6 are allowed at 2,000 points.",
        ),
        (
            "Seer (100)",
            "Seer (100)\n- Allies\nA (0)\n- Allies\nB (0)\n- Ally",
            "S07",
            "3 Allied units (Seer, A and B). One unit in four may be allied, so at most 2 are allowed.",
        ),
        ("- General\n", "", "S08", "0 Generals; you need exactly one."),
        ("Seer (100)", "Seer (100)\n- General", "S08", "2 Generals (Slann and Seer); you need exactly one."),
        ("Priest (100)*", "Priest (100)", "S09", "-"),
        (
            "10 x Skinks (75)*\n10 x Skinks (75)*\n5 x Guard (115)\nBEHEMOTH\n1 x Stegadon (265)*",
            "10 x Skinks (75)\n10 x Skinks (75)\n5 x Guard (115)\nBEHEMOTH\n1 x Stegadon (265)",
            "S09",
            "Battle Regiment has 2 units but needs at least 3.",
        ),
        ("- Army Faction: Seraphon\n", "- Army Faction: \n", "S11", "No faction chosen."),
        (
            "Seer (100)",
            "Seer (100)\n- Artefacts of Power: Arcane Tome\nSeer (0)\n- Artefacts of Power: Seed of Rebirth",
            "S12",
            "3 artefacts (Slann and 2 × Seer); at most 2: one, plus one for each battalion that grants it.",
        ),
        (
            "Seer (100)",
            "Seer (100)\n- Command Traits: High Priest",
            "S13",
            "Seer has the command trait High Priest but isn't the general.",
        ),
        (
            "Amulet of Destiny",
            "Amulet of Destiny, Arcane Tome",
            "S14",
            "Slann has 2 artefacts (Amulet of Destiny, Arcane Tome); the limit is one.",
        ),
        (
            "5 x Guard (115)",
            "5 x Guard (115)\n- Artefacts of Power: Arcane Tome",
            "S14",
            "Guard has Arcane Tome but isn't a hero.",
        ),
        (
            "Engine (0)",
            "Engine (0)\nNexus (0)",
            "S18",
            "2 Faction Terrain (Engine and Nexus); at most 1 is allowed.",
        ),
        ("Prized Sorcery", "Overshadow", "S20", "Overshadow is a grand strategy from another season."),
        ("- Grand Strategy: Prized Sorcery\n", "", "S20", "No grand strategy chosen."),
        ("1090/2000", "1091/2000", "S21", "The units add up to 1,090, but the list says 1,091."),
    ] {
        assert!(SOUND.contains(from), "{from}");
        let found = said(&SOUND.replacen(from, to, 1), 2000);
        if message == "-" {
            assert_eq!(found, [], "three units fill a battle regiment");
            continue;
        }
        assert!(found.contains(&(rule.to_owned(), message.to_owned())), "{rule} {message}\n{found:?}");
    }
    assert!(
        said(SOUND, 1000)
            .iter()
            .any(|(rule, said)| rule == "S19" && said == "1,090 of 1,000 points, 90 over.")
    );
}

#[test]
fn s21_a_reinforced_unit_at_the_price_of_one_is_counted_where_the_total_tells_which() {
    let two = SOUND.replace("1090/2000", "1205/2000").replace("5 x Guard", "10 x Guard");
    let reading = aos3().read(two.as_bytes(), None).unwrap();
    assert_eq!(reading.roster.points_printed(), 1205);
    assert_eq!(reading.notices.len(), 1, "{:?}", reading.notices);
    let guard = |roster: &Roster| {
        let entries = roster.sections.iter().flat_map(|section| section.entries.clone());
        entries.into_iter().find(|entry| entry.name == "Guard").unwrap()
    };
    assert!(guard(&reading.roster).reinforced);
    // What cannot be told stays as it stands.
    let none = aos3().read(SOUND.replace("1090/2000", "1150/2000").as_bytes(), None).unwrap();
    assert!(!guard(&none.roster).reinforced && none.notices.is_empty());
}

#[test]
fn sx_what_is_printed_again_is_read_again() {
    let roster = aos3().read(SOUND.as_bytes(), None).unwrap().roster;
    let again = aos3().read(aos3().ruleset().as_text(&roster).as_bytes(), None).unwrap();
    assert_eq!(again.notices, []);
    let units = |roster: &Roster| {
        let sections = roster.sections.iter();
        sections.map(|section| (section.title(), section.entries.len())).collect::<Vec<_>>()
    };
    assert_eq!(units(&again.roster), units(&roster));
    assert_eq!(again.roster.faction, roster.faction);
    assert_eq!(again.roster.choices, roster.choices);
    let day = "2022-06-01".parse().unwrap();
    let judge = |roster| {
        illegal(&aos3().check(roster, &no_catalogue("2022-06-01"), &CheckRules::matched_play(2000, day)))
    };
    assert_eq!(judge(&again.roster), judge(&roster));
}

#[test]
fn q13_the_file_is_short() {
    let file = fs::read_to_string("fixtures/systems/aos3.json").unwrap();
    assert!(file.lines().count() < 300, "{}", file.lines().count());
}
