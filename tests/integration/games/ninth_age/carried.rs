//! Lists as people carry them about: the same list behind bullets and quotes, with words behind prices, between tabs, on
//! one line. What is not read is not judged.

use super::t9a;
use crate::{command::program::muster, support::data};
use std::{collections::BTreeMap, fs};

/// Every unit's line of New Recruit's text, written anew; the other lines stay.
fn units(text: &str, write: impl Fn(&str, &str) -> String) -> String {
    let is_price = |price: &str| price.bytes().all(|byte| byte.is_ascii_digit());
    let line = |line: &str| match line.split_once(" - ").filter(|(price, _)| is_price(price)) {
        Some((price, unit)) => write(price, unit),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn tx1_a_list_is_the_same_however_it_is_carried() {
    let Some(folder) = data("t9a/dev") else { return };
    let (mut lists, mut read) = (0, BTreeMap::<&str, usize>::new());
    for file in fs::read_dir(folder.join("t9a/dev/text")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let facts = |text: &str| {
            let reading = t9a(3).read(text.as_bytes(), None).unwrap();
            let entries = reading.roster.sections.iter().flat_map(|section| &section.entries);
            let units: Vec<_> = entries
                .map(|entry| {
                    (entry.name.clone(), entry.points, entry.models, entry.upgrades.len(), entry.general)
                })
                .collect();
            (units, reading.roster.faction.clone(), reading.roster.points_declared)
        };
        let expected = facts(&text);
        let one_line = text.lines().collect::<Vec<_>>().join(" ");
        for (form, carried) in [
            ("dash", units(&text, |price, unit| format!("- {price} - {unit}"))),
            ("bullet", units(&text, |price, unit| format!("• {price} - {unit}"))),
            ("quote", format!("> {}\n", text.trim_end().replace('\n', "\n> "))),
            ("word", units(&text, |price, unit| format!("{price} pts - {unit}"))),
            ("word, colon", units(&text, |price, unit| format!("- {price}pts: {unit}"))),
            ("indented", units(&text, |price, unit| format!("\t{price} - {unit}"))),
            ("tab", units(&text, |price, unit| format!("{price}\t{unit}"))),
            ("tabs", units(&text, |price, unit| format!("{price}\t-\t{unit}"))),
            ("numbered", units(&text, |price, unit| format!("7. {price} - {unit}"))),
            ("brackets", units(&text, |price, unit| format!("[{price}] {unit}"))),
            ("one line", one_line.clone()),
            (
                "one line, total",
                one_line.rsplit_once(' ').map(|(army, total)| format!("{army} Total: {total} pts")).unwrap(),
            ),
            ("semicolons", text.lines().collect::<Vec<_>>().join("; ")),
        ] {
            if facts(&carried) == expected {
                *read.entry(form).or_default() += 1;
            } else {
                eprintln!("{form}:\n{carried}\n{:?}\n{expected:?}", facts(&carried));
            }
        }
        lists += 1;
    }
    assert_eq!((lists, read.len()), (52, 13));
    assert!(read.values().all(|read| read * 100 >= lists * 95), "of {lists}: {read:?}");
}

#[test]
fn a_list_under_headings_has_its_categories() {
    let text = "Ann - Vermin Swarm\nCharacters (500)\n500 - Tyrant, General\nCore: 25 %\n- 400 - 20 Rats\nWar Things\n\
                100 - Cannon\nTotal 1000\n";
    let roster = t9a(3).read(text.as_bytes(), None).unwrap().roster;
    let sections: Vec<_> =
        roster.sections.iter().map(|section| (section.title(), section.entries.len())).collect();
    let expected =
        [("Characters", 1), ("Core", 1), ("War Things", 1)].map(|(title, units)| (title.to_owned(), units));
    assert_eq!((sections, roster.points_declared), (expected.to_vec(), Some(1000)));
}

#[test]
fn what_is_not_read_is_not_judged_in_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let list = "My army\nA brave lord with a long sword\nTwenty of his friends, who walk\nSome horses\n";
    fs::write(folder.path().join("list.txt"), list).unwrap();
    for system in ["t9a2", "t9a3", "wfb7", "aos3", "aos4-ghb2024"] {
        let ran = muster(folder.path(), &["check", "list.txt", "--system", system, "--as-of", "2024-10-09"]);
        assert!(ran.out.starts_with("list.txt: not checked, 0 of 2000 points"), "{system}: {}", ran.out);
        assert_ne!(ran.code, 0, "{system}");
    }
}

#[test]
fn a_list_of_which_most_is_known_to_nobody_is_not_judged() {
    let folder = tempfile::tempdir().unwrap();
    let profiles = "kind,faction,name,group,table,points,categories\nfaction,,Vermin Swarm,,,,\n\
                    unit,Vermin Swarm,Tyrant,,,500,Characters\nunit,Vermin Swarm,Rats,,,400,Core\n\
                    faction,,Beast Herds,,,,\nunit,Beast Herds,Gargoyles,,,400,Core\n";
    fs::write(folder.path().join("profiles.csv"), profiles).unwrap();
    let check = |list: &str| {
        fs::write(folder.path().join("list.txt"), list).unwrap();
        let args =
            ["check", "list.txt", "--system", "t9a3", "--catalogue", "profiles.csv", "--as-of", "2024-10-09"];
        muster(folder.path(), &args)
    };
    let odd =
        check("Vermin Swarm\n500 - Count Vlad, General\n400 - 20 Boys\n300 - A Cart\n400 - 20 Rats\n1600\n");
    assert!(odd.out.contains("Not checked: 3 of 4 units are unknown. Is this The 9th Age"), "{}", odd.out);
    assert!(odd.out.contains("nothing in the profiles is called “Count Vlad”."), "{}", odd.out);
    let near =
        check("Vermin Swarm\n500 - Tyrannt, General\n400 - 20 Rats\n400 - 20 Rats\n400 - 20 Rats\n1700\n");
    assert!(near.out.contains("called “Tyrannt”. Did you mean “Tyrant”?"), "{}", near.out);
    let foreign = check(
        "Vermin Swarm\n500 - Tyrant, General\n400 - 20 Rats\n400 - 20 Rats\n400 - 20 Gargoyles\n1700\n",
    );
    assert!(
        foreign.out.contains("Gargoyles belongs to Beast Herds, but the army is Vermin Swarm."),
        "{}",
        foreign.out
    );
}
