//! Out and in again gives the same; what cannot be read is told with its line.

use super::*;
use crate::domain::{
    catalogue::*,
    games::catalogue_problem::{CataloguePlace, CatalogueProblem, RowError},
};

fn full_sample_publication() -> Publication {
    let patterns = |texts: &[&str]| texts.iter().map(|text| Pattern::new(text)).collect::<Vec<_>>();
    let unit = Profile {
        faction: "Skaven".to_owned(),
        aliases: vec!["Old Name".to_owned(), "Older Name".to_owned()],
        ids: vec!["a-b::c-d".to_owned()],
        points: Some(0),
        size: Some(20),
        health: Some(2),
        can_be_reinforced: true,
        keywords: vec!["HERO".to_owned(), "WIZARD (2)".to_owned()],
        tags: vec!["Skryre Weapon Team".to_owned()],
        options: parse_options("Any Skaven; 0-1 Monster or War Machine").unwrap(),
        joins_as: vec!["Skaven Overclaw".to_owned()],
        may_join: patterns(&["Trugg"]),
        only_with: patterns(&["Neave Blacktalon"]),
        one_per: patterns(&["Knight-Draconis"]),
        exclusive_with: patterns(&["Gotrek Gurnisson"]),
        companion_of: Some("Callis and Toll".to_owned()),
        outsiders_take: vec![Cap {
            most: 1,
            of: Pattern::new("Skryre War Machine"),
            unless_led_by: Pattern::new("Skryre"),
        }],
        enhancements: vec!["Heroic Traits".to_owned()],
        only_in: vec!["The Great-grand Gnawhorde".to_owned()],
        legends: true,
        legends_from: "2027-06-01".parse().ok(),
        seasons: vec!["General's Handbook 2024-25".to_owned()],
        notes: vec!["Said, with a comma and \"quotes\".".to_owned()],
        ..Profile::blank_profile("=Grey Seer – Ünique")
    };
    let lore = |kind, name: &str, points| Lore { kind, name: name.to_owned(), points, seasons: Vec::new() };
    let choice = |name: &str, points| CatalogueChoice { name: name.to_owned(), points, seasons: Vec::new() };
    Publication {
        title: "Sample".to_owned(),
        published_on: "2025-06-19".parse().ok(),
        source: "written by hand".to_owned(),
        coverage: Coverage::Everything,
        factions: vec![
            Faction {
                aliases: vec!["Ratmen".to_owned()],
                grand_alliance: "Chaos".to_owned(),
                formations: vec![choice("Claw-horde", 0)],
                tables: vec![EnhancementTable {
                    kind: "Heroic Traits".to_owned(),
                    name: "Devious Machinators".to_owned(),
                    items: vec![Enhancement {
                        name: "Scurry Away".to_owned(),
                        points: 10,
                        free_in: vec!["2024-25".to_owned()],
                        carriers: patterns(&["Infantry Hero"]),
                    }],
                    carriers: patterns(&["Warlord"]),
                    seasons: vec!["2025-26".to_owned()],
                    most_of_kind: Some(3),
                }],
                lores: vec![lore(LoreKind::Spell, "Lore of Ruin", 0)],
                terrain: vec![choice("Gnawhole", 20)],
                notes: vec!["A note.".to_owned()],
                ..Faction::blank_faction("Skaven")
            },
            Faction {
                grand_alliance: "Chaos".to_owned(),
                renown_of: vec!["Skaven".to_owned()],
                legends: true,
                seasons: vec!["General's Handbook 2025-26".to_owned()],
                ..Faction::blank_faction("The Great-grand Gnawhorde")
            },
        ],
        profiles: vec![
            unit,
            Profile { faction: "Skaven".to_owned(), ..Profile::blank_profile("Nothing Known") },
        ],
        lores: vec![lore(LoreKind::Manifestation, "Forbidden Power", 20)],
        regiments_of_renown: vec![RegimentOfRenown {
            points: Some(400),
            factions: vec!["Skaven".to_owned(), "Slaves to Darkness".to_owned()],
            ids: vec!["x".to_owned()],
            members: vec![RegimentMember {
                unit: "Fane Spider".to_owned(),
                min: 1,
                max: 2,
                keywords: vec!["UNIQUE".to_owned()],
                size: Some(3),
                ..RegimentMember::default()
            }],
            name: "The Fane".to_owned(),
            ..RegimentOfRenown::default()
        }],
        is_noted: false,
    }
}

#[test]
fn out_and_in_again_gives_the_same() {
    let reading = read_csv(&write_csv(&full_sample_publication()));
    assert_eq!(reading.unreadable, []);
    assert_eq!(reading.publication, full_sample_publication());
}

/// What the declared rules of a game ask for.
fn of_declared_rules() -> Publication {
    let option = |name: &str, kind: Option<&str>| OptionFacts {
        name: name.to_owned(),
        kind: kind.map(str::to_owned),
        points: Some(25),
        per_model: None,
        max: Some(2),
    };
    let facts = Facts {
        categories: vec!["Core".to_owned(), "Swift Death".to_owned()],
        categories_if: vec![CategoryIf {
            category: "Battleline".to_owned(),
            when: vec!["Grey Seer".to_owned(), "Clans Skryre".to_owned()],
        }],
        flags: vec!["wizard".to_owned()],
        min: Some(10),
        max: Some(40),
        per_model: Some(5),
        limit: Some(3),
        slots: Some(2),
        leadership: Some(7),
        allowance: Some(100),
        options: vec![OptionFacts { per_model: Some(1), ..option("Shields", None) }],
    };
    let unit =
        Profile { faction: "Skaven".to_owned(), points: Some(50), ..Profile::blank_profile("Clanrats") };
    Publication {
        title: "Hungry rats".to_owned(),
        published_on: "2024-10-09".parse().ok(),
        factions: vec![Faction {
            shares: vec![CategoryShare { category: "Core".to_owned(), least: Some(25), most: None }],
            options: vec![option("Sword of Might", Some("weapon"))],
            ..Faction::blank_faction("Skaven")
        }],
        profiles: vec![
            Profile { facts: Some(facts), ..unit.clone() },
            Profile { facts: Some(Facts::default()), name: "Nothing Known".to_owned(), ..unit },
        ],
        ..Publication::default()
    }
}

#[test]
fn what_declared_rules_ask_for_goes_out_and_comes_in_again() {
    let reading = read_csv(&write_csv(&of_declared_rules()));
    assert_eq!(reading.unreadable, []);
    assert_eq!(reading.publication, of_declared_rules());
    let other = String::from_utf8(write_csv(&full_sample_publication())).unwrap();
    let heading = other.lines().next().unwrap();
    assert!(heading.ends_with(",notes"), "tables of other games stay as they were: {heading}");
}

#[test]
fn a_name_that_looks_like_a_formula_is_kept_a_text() {
    let csv = String::from_utf8(write_csv(&full_sample_publication())).unwrap();
    assert!(csv.contains(",'=Grey Seer"), "{csv}");
}

#[test]
fn columns_may_stand_in_any_order_with_any_separator() {
    let text = "Name;Points;Kind;Faction;Comment\nClanrats;160;unit;Skaven;mine\n\n;;;;\n";
    let reading = read_csv(text.as_bytes());
    assert_eq!(reading.publication.profiles[0].points, Some(160));
    assert_eq!(reading.publication.profiles[0].options, None);
    assert_eq!(reading.unreadable.len(), 1, "{:?}", reading.unreadable);
    let why = CatalogueProblem::Row(RowError::UnknownColumn("Comment".into()));
    assert_eq!(reading.unreadable[0].why, why);
}

#[test]
fn the_letters_of_an_old_spreadsheet_are_read() {
    let reading = read_csv(b"kind,name,faction\nunit,Sl\xe4ngor,Hedonites\n");
    assert_eq!(reading.publication.profiles[0].name, "Slängor");
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    let text = "kind,name,faction,points,options,conditions,group,date,legends\n\
        unit,Clanrats,Skaven,many,,,,,\n\
        unit,Clanrats,,150,,,,,\n\
        unit,Grey Seer,Skaven,120,0-0 Rats,,,,\n\
        unit,Grey Seer,Skaven,120,,dances well,,,\n\
        unit,,Skaven,120,,,,,\n\
        unit,Gors,Skaven,120,,,,yesterday,\n\
        unit,Gors,Skaven,120,,,,,perhaps\n\
        monster,Gors,Skaven,120,,,,,\n\
        member,Gors,Nobody,,,,1,,\n\
        table,Traits,Skaven,,,,,,\n\
        unit,Doomwheel,Skaven,170,,,,,\n";
    let reading = read_csv(text.as_bytes());
    let places: Vec<&CataloguePlace> = reading.unreadable.iter().map(|problem| &problem.place).collect();
    let expected: Vec<CataloguePlace> = (2..=11).map(CataloguePlace::Line).collect();
    assert_eq!(places, expected.iter().collect::<Vec<_>>());
    assert_eq!(reading.publication.profiles.len(), 1);
}

#[test]
fn a_file_that_is_no_table_is_refused_in_words() {
    for bytes in [&b""[..], b"PK\x03\x04", b"just words\nand more"] {
        let reading = read_csv(bytes);
        assert_eq!(reading.unreadable.len(), 1);
        assert!(reading.publication.profiles.is_empty());
    }
}

proptest::proptest! {
    #[test]
    fn any_bytes_are_read_as_a_table_or_refused(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..2000)) {
        let _ = read_csv(&bytes);
    }
}
