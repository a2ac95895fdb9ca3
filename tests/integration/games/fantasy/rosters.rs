//! Rosters made by the rules, half of them broken in known ways, judged with the profiles they were made from.

use super::wfb;
use crate::support::data;
use crate::support::findings::describe_finding;
use muster::{
    domain::{
        catalogue::{Catalogue, CatalogueView, Faction, Facts, OptionFacts, Profile, Publication},
        composition::{CheckRules, Severity},
        games::Verdict,
        roster::{Roster, RosterEntry, Section, SectionKind, Upgrade},
    },
    exchange::catalogue_file::read_catalogues,
};
use serde_json::Value;
use std::{collections::BTreeSet, fs};

fn day() -> chrono::NaiveDate {
    "2021-12-05".parse().unwrap()
}

fn rules(points: i64) -> CheckRules {
    CheckRules::matched_play(points, day())
}

/// The facts of the development data as a publication.
fn view() -> Option<CatalogueView> {
    let path = data("wfb7/dev")?.join("wfb7/dev/units-2021-12-05.json");
    let armies: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut publication = Publication { published_on: Some(day()), ..Publication::default() };
    for (army, content) in armies.as_object().unwrap() {
        let option = |(name, item): (&String, &Value)| OptionFacts {
            name: name.clone(),
            kind: item["type"].as_str().map(str::to_owned),
            points: item["points"].as_i64(),
            ..OptionFacts::default()
        };
        let options = content["items"].as_object().unwrap().iter().map(option).collect();
        publication.factions.push(Faction { options, ..Faction::blank_faction(army) });
        for (name, unit) in content["units"].as_object().unwrap() {
            publication.profiles.push(profile(army, name, unit));
        }
    }
    Some(Catalogue::new([publication]).as_of(day()))
}

fn profile(army: &str, name: &str, unit: &Value) -> Profile {
    let number = |key: &str| unit[key].as_u64().and_then(|number| u32::try_from(number).ok());
    let texts = |key: &str| {
        unit[key].as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let command = unit["command"].as_array().unwrap().iter().map(|option| OptionFacts {
        name: option["name"].as_str().unwrap().to_owned(),
        points: option["points"].as_i64(),
        ..OptionFacts::default()
    });
    let facts = Facts {
        categories: texts("categories"),
        min: number("min"),
        max: number("max"),
        per_model: unit["per_model"].as_i64(),
        limit: unit["unique"].as_bool().filter(|unique| *unique).map(|_| 1),
        leadership: number("leadership"),
        allowance: unit["item_allowance"].as_i64(),
        options: command.collect(),
        ..Facts::default()
    };
    Profile {
        faction: army.into(),
        points: unit["base"].as_i64(),
        facts: Some(facts),
        ..Profile::blank_profile(name)
    }
}

/// A roster of the development data, as it would be read.
fn roster(row: &Value) -> Roster {
    let general = row["general"].as_str();
    let mut led = false;
    let mut section = Section::new(SectionKind::Category(String::new()));
    for entry in row["entries"].as_array().unwrap() {
        let name = entry["name"].as_str().unwrap();
        let leads = !led && general == Some(name);
        led |= leads;
        let upgrade = |option: &Value| Upgrade {
            name: option["name"].as_str().unwrap().to_owned(),
            points: option["points"].as_i64(),
            ..Upgrade::default()
        };
        section.entries.push(RosterEntry {
            name: name.to_owned(),
            points: entry["points"].as_i64(),
            models: entry["models"].as_u64().and_then(|models| u32::try_from(models).ok()),
            general: leads,
            upgrades: entry["options"].as_array().unwrap().iter().map(upgrade).collect(),
            ..RosterEntry::default()
        });
    }
    Roster { faction: row["army"].as_str().map(str::to_owned), sections: vec![section], ..Roster::default() }
}

/// Rules that the rosters were not made by: what their characters may carry was not looked at.
const NOT_MADE_BY: [&str; 3] = ["F15", "F16", "F17"];

fn ids(verdict: &Verdict) -> BTreeSet<String> {
    let grave = verdict.findings.iter().filter(|finding| finding.severity != Severity::Information);
    grave
        .map(|finding| finding.rule.to_string())
        .filter(|rule| !NOT_MADE_BY.contains(&rule.as_str()))
        .collect()
}

#[test]
fn every_made_roster_breaks_the_rules_it_was_made_to_break_and_no_other() {
    let (Some(view), Some(folder)) = (view(), data("wfb7/dev")) else { return };
    let rows = fs::read_to_string(folder.join("wfb7/dev/synthetic/rosters.jsonl")).unwrap();
    let mut wrong = Vec::new();
    for line in rows.lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let verdict = wfb().check(&roster(&row), &view, &rules(row["limit"].as_i64().unwrap()));
        let expected: BTreeSet<String> =
            row["findings"].as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect();
        if ids(&verdict) != expected {
            wrong.push(format!("{}: {:?}, made to break {expected:?}", row["id"], ids(&verdict)));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(rows.lines().count(), 120);
}

#[test]
fn the_community_s_catalogues_have_the_categories_and_sizes_that_were_supplied() {
    let (Some(folder), Some(_)) = (data("wfb7/dev"), data("bsdata/wfb7/2021-12-05")) else { return };
    let files = fs::read_dir(folder.join("bsdata/wfb7/2021-12-05")).unwrap().map(|file| file.unwrap().path());
    let files = files
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).unwrap()));
    let file = read_catalogues(files.collect(), wfb().system).unwrap();
    assert_eq!(file.unreadable.len(), 0);
    let publication = file.publication;
    let supplied = fs::read_to_string(folder.join("wfb7/dev/units-2021-12-05.json")).unwrap();
    let supplied: Value = serde_json::from_str(&supplied).unwrap();
    let mut units = 0;
    for (army, content) in supplied.as_object().unwrap() {
        let army = army.split(" (").next().unwrap();
        for (name, unit) in content["units"].as_object().unwrap() {
            let wanted = profile(army, name, unit).facts.unwrap();
            let found = publication.profiles.iter().find(|own| own.faction == army && own.name == *name);
            let facts =
                found.and_then(|found| found.facts.clone()).unwrap_or_else(|| panic!("{army}: {name}"));
            let set = |names: &[String]| names.iter().cloned().collect::<BTreeSet<_>>();
            assert!(set(&wanted.categories).is_subset(&set(&facts.categories)), "{army}: {name}: {facts:?}");
            if let Some(least) = facts.min {
                assert_eq!((Some(least), facts.max), (wanted.min, wanted.max), "{army}: {name}");
            }
            units += 1;
        }
    }
    assert_eq!((units, publication.factions.len()), (115, 5));
}

#[test]
fn fx1_the_printed_texts_say_the_same() {
    let Some(view) = view() else { return };
    let Some(folder) = data("wfb7/dev").map(|folder| folder.join("wfb7/dev/synthetic")) else { return };
    let rows = fs::read_to_string(folder.join("rosters.jsonl")).unwrap();
    let mut texts = 0;
    for line in rows.lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let Ok(text) = fs::read(folder.join(format!("{}.txt", row["id"].as_str().unwrap()))) else {
            continue;
        };
        let reading = wfb().read(&text, None).unwrap();
        assert_eq!(reading.notices, [], "{}", row["id"]);
        let limit = rules(row["limit"].as_i64().unwrap());
        let (printed, made) =
            (wfb().check(&reading.roster, &view, &limit), wfb().check(&roster(&row), &view, &limit));
        assert_eq!(ids(&printed), ids(&made), "{}", row["id"]);
        assert_eq!(printed.computed.points, made.computed.points, "{}", row["id"]);
        texts += 1;
    }
    assert_eq!(texts, 30);
}

#[test]
fn g03_f03_a_finding_names_what_was_found_what_decides_and_how_to_mend_it() {
    let text = "++ Mine (Lizardmen) [450 pts] ++\n+ Lords +\nSlann Mage-Priest [350 pts]: General\n+ Core +\n\
                10 Saurus Warriors [50 pts]\n10 Skinks [50 pts]\n";
    let view = Catalogue::new([]).as_of(day());
    let roster = wfb().read(text.as_bytes(), None).unwrap().roster;
    let verdict = wfb().check(&roster, &view, &rules(1999));
    let said: Vec<_> = verdict.findings.iter().map(describe_finding).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(said[0].message, "1 Lord (Slann Mage-Priest); none are allowed below 2,000 points.");
    assert_eq!(said[0].fix, "Remove a Lord or play at 2,000 points.");
    assert_eq!(said[0].title, "Lords");
    let at_2000 = wfb().check(&roster, &view, &rules(2000));
    assert_eq!(
        ids(&at_2000),
        BTreeSet::from(["F05".to_owned()]),
        "G04: three units of Core are needed there"
    );
}

#[test]
fn f10_f11_f15_f17_who_leads_and_who_carries_what() {
    let hero = |name: &str, leadership: u32, flags: &[&str]| {
        let flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
        let categories = vec!["Heroes".to_owned()];
        let facts = Facts { categories, flags, leadership: Some(leadership), ..Facts::default() };
        Profile { faction: "Elves".into(), facts: Some(facts), ..Profile::blank_profile(name) }
    };
    let item = |name: &str, kind: &str| OptionFacts {
        name: name.into(),
        kind: Some(kind.into()),
        ..OptionFacts::default()
    };
    let faction = Faction {
        options: vec![item("Orb", "arcane"), item("War Banner", "standard")],
        ..Faction::blank_faction("Elves")
    };
    let profiles = vec![hero("Noble", 9, &[]), hero("Mage", 8, &["Wizard"]), hero("Prince", 10, &[])];
    let publication = Publication { factions: vec![faction], profiles, ..Publication::default() };
    let view = Catalogue::new([publication]).as_of(day());
    let judge = |heroes: &str| {
        let text =
            format!("++ Mine (Elves) ++\n+ Heroes +\n{heroes}+ Core +\n10 Spears [90]\n10 Bows [90]\n");
        let verdict = wfb().check(&wfb().read(text.as_bytes(), None).unwrap().roster, &view, &rules(1500));
        verdict
            .findings
            .iter()
            .map(|finding| (finding.rule.to_string(), describe_finding(finding).message))
            .collect::<Vec<_>>()
    };
    let says = |found: &[(String, String)], rule: &str, message: &str| {
        assert!(found.iter().any(|(id, said)| id == rule && said == message), "{rule} {message}: {found:?}");
    };
    assert_eq!(judge("Noble [100]: General\nMage [100]: Orb\n"), []);
    says(&judge(""), "F10", "No character to lead the army.");
    says(&judge("Noble [100]\nMage [100]\n"), "F10", "No general chosen; Noble and Mage could lead.");
    says(&judge("Noble [100]: General\nMage [100]: General\n"), "F10", "2 generals chosen: Noble and Mage.");
    says(
        &judge("Mage [100]: General\nPrince [100]\n"),
        "F10",
        "The general's Leadership is lower than that of Prince.",
    );
    says(
        &judge("Noble [100]: General, Battle Standard Bearer\n"),
        "F11",
        "Noble is the general and can't carry the battle standard.",
    );
    says(&judge("Noble [100]: General, Orb\n"), "F15", "Noble has Orb but isn't a Wizard.");
    says(&judge("Noble [100]: General, War Banner\n"), "F17", "Noble has War Banner but no standard bearer.");
    assert_eq!(judge("Prince [100]: General\nNoble [100]: Battle Standard Bearer, War Banner\n"), []);
}

#[test]
fn our_own_table_is_read_with_the_categories_of_the_game() {
    let table = "section,name,points,models,marks,upgrades\nfaction,Lizardmen,,,,\nLords,Slann Mage-Priest,350,1,general,\n\
                 Core,Saurus Warriors,110,10,,Musician\nCore,Skinks,50,10,,\nCore,Kroxigor,165,3,,\n";
    let reading = wfb().read(table.as_bytes(), None).unwrap();
    assert_eq!(reading.notices, []);
    let view = Catalogue::new([]).as_of(day());
    let at_2000 = wfb().check(&reading.roster, &view, &rules(2000));
    assert_eq!((ids(&at_2000), at_2000.computed.points), (BTreeSet::new(), 675));
    assert_eq!(ids(&wfb().check(&reading.roster, &view, &rules(1999))), BTreeSet::from(["F03".to_owned()]));
}
