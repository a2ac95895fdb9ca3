//! Real lists of events: what is said of them, and what is found when one is broken on purpose.

use super::t9a;
use crate::support::data;
use flate2::read::GzDecoder;
use muster::domain::{
    catalogue::{Catalogue, CatalogueView, CategoryShare, Faction, Facts, Profile, Publication},
    composition::{CheckRules, Severity},
    games::Verdict,
    roster::Roster,
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
    sync::LazyLock,
};

fn day() -> chrono::NaiveDate {
    "2025-06-01".parse().unwrap()
}

fn rules() -> CheckRules {
    CheckRules::matched_play(4000, day())
}

fn no_catalogue() -> CatalogueView {
    Catalogue::new([]).as_of(day())
}

/// Every list of the development data as JSON.
fn lists(folder: &Path) -> Vec<Value> {
    let file = File::open(folder.join("t9a/dev/lists.jsonl.gz")).unwrap();
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect()
}

/// Events whose armies have 4,000 points: no list costs more, and some cost nearly that.
fn ordinary(lists: &[Value]) -> BTreeSet<&str> {
    let mut most: BTreeMap<&str, i64> = BTreeMap::new();
    for list in lists {
        let most = most.entry(list["event"].as_str().unwrap()).or_default();
        *most = list["categories"]["Total"].as_i64().unwrap_or(0).max(*most);
    }
    most.into_iter().filter(|(_, most)| (3900..=4000).contains(most)).map(|(event, _)| event).collect()
}

fn read(list: &Value) -> Roster {
    let reading = t9a(3).read(list.to_string().as_bytes(), None).unwrap();
    assert_eq!(reading.notices, [], "{}", list["id"]);
    reading.roster
}

fn judge(list: &Value, view: &CatalogueView) -> Verdict {
    t9a(3).check(&read(list), view, &rules())
}

fn illegal(verdict: &Verdict) -> BTreeSet<String> {
    let grave = verdict.findings.iter().filter(|finding| finding.severity == Severity::Illegal);
    grave.map(|finding| finding.rule.to_string()).collect()
}

#[test]
fn q1_real_lists_of_ordinary_events_are_not_called_illegal() {
    let Some(folder) = data("t9a/dev") else { return };
    let lists = lists(&folder);
    let ordinary = ordinary(&lists);
    let view = no_catalogue();
    let (mut judged, mut called) = (0, BTreeMap::<i64, BTreeSet<String>>::new());
    for list in lists.iter().filter(|list| ordinary.contains(list["event"].as_str().unwrap())) {
        judged += 1;
        let rules = illegal(&judge(list, &view));
        if !rules.is_empty() {
            called.insert(list["id"].as_i64().unwrap(), rules);
        }
    }
    eprintln!("Q1: {} of {judged} called illegal", called.len());
    assert!(judged > 3000, "{judged}");
    assert!(called.len() * 100 <= judged, "{} of {judged}: {called:?}", called.len());
}

/// Breaks a list; false where there is nothing to break.
type Break = fn(&mut Value) -> bool;

/// What is done to a list, and the rule that has to find it. Its total is printed as it is then: a list whose units do
/// not make up its total was not read whole, and is not judged.
const BREAKS: [(&str, Break); 6] = [
    ("T08", over_the_points),
    ("T03", two_battle_standards),
    ("T01", two_generals),
    ("T09", no_core),
    ("T13", an_item_twice),
    ("T11", three_units),
];

fn units(list: &mut Value) -> &mut Vec<Value> {
    list["units"].as_array_mut().unwrap()
}

fn costs(list: &Value) -> i64 {
    list["units"].as_array().unwrap().iter().filter_map(|unit| unit["cost"].as_i64()).sum()
}

fn over_the_points(list: &mut Value) -> bool {
    let total = costs(list);
    let unit = &mut units(list)[0];
    unit["cost"] = json!(unit["cost"].as_i64().unwrap() + 4001 - total);
    true
}

/// Gives an option to two Characters, whoever has it already.
fn mark_two(list: &mut Value, mark: &str) -> bool {
    let characters = units(list).iter_mut().filter(|unit| unit["category"] == "Characters");
    let mut marked = 0;
    for unit in characters.take(2) {
        unit["options"].as_array_mut().unwrap().push(json!([mark, "Leadership"]));
        marked += 1;
    }
    marked == 2
}

fn two_battle_standards(list: &mut Value) -> bool {
    mark_two(list, "Battle Standard Bearer")
}

fn two_generals(list: &mut Value) -> bool {
    mark_two(list, "General")
}

fn no_core(list: &mut Value) -> bool {
    let before = units(list).len();
    units(list).retain(|unit| !unit["category"].as_str().unwrap().eq_ignore_ascii_case("core"));
    units(list).len() < before
}

/// Copies a special item that is one of a kind to another unit.
fn an_item_twice(list: &mut Value) -> bool {
    let is_one = |option: &Value| ONE_OF_A_KIND.contains(option[0].as_str().unwrap());
    let of_unit =
        |unit: &Value| unit["options"].as_array().unwrap().iter().find(|option| is_one(option)).cloned();
    let found = units(list).iter().enumerate().find_map(|(at, unit)| Some((at, of_unit(unit)?)));
    let Some((at, option)) = found else { return false };
    let other = (at + 1) % units(list).len();
    units(list)[other]["options"].as_array_mut().unwrap().push(option);
    true
}

/// Items that are neither banners nor runes, by the project that collects them.
static ONE_OF_A_KIND: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let Some(folder) = data("t9a/dev") else { return BTreeSet::new() };
    let file = std::fs::read_to_string(folder.join("t9a/dev/items-by-type.json")).unwrap();
    let types: Value = serde_json::from_str(&file).unwrap();
    let kinds = ["allWeapon", "allArmour", "allShield", "allArtefact", "allPotion"];
    let names = kinds.iter().flat_map(|kind| types[kind].as_array().unwrap()).filter_map(Value::as_str);
    names
        .filter(|name| !name.starts_with("Rune") && *name != "Rodentium Bullets")
        .map(str::to_owned)
        .collect()
});

fn three_units(list: &mut Value) -> bool {
    let mut others = 0;
    units(list).retain(|unit| {
        others += usize::from(unit["category"] != "Characters");
        unit["category"] == "Characters" || others <= 3
    });
    others > 3
}

#[test]
fn q2_what_is_broken_on_purpose_is_found() {
    let Some(folder) = data("t9a/dev") else { return };
    let view = no_catalogue();
    let (mut broken, mut missed) = (0, Vec::new());
    for list in lists(&folder).iter().step_by(3) {
        for (rule, break_it) in BREAKS {
            let mut list = list.clone();
            let before = costs(&list);
            if break_it(&mut list) {
                broken += 1;
                if let Some(total) = list["categories"]["Total"].as_i64() {
                    list["categories"]["Total"] = json!(total + costs(&list) - before);
                }
                if !illegal(&judge(&list, &view)).contains(rule) {
                    missed.push(format!("{rule} of {}", list["id"]));
                }
            }
        }
    }
    eprintln!("Q2: {broken} broken");
    assert_eq!(missed, Vec::<String>::new(), "of {broken}");
    assert!(broken > 10_000, "{broken}");
}

/// The development catalogue's facts as a publication of its day.
fn catalogue(folder: &Path, edition: &str) -> CatalogueView {
    let published = "2024-10-09".parse().unwrap();
    let rows = |file: &str| {
        let rows = csv::Reader::from_path(folder.join(format!("t9a/dev/{file}-{edition}-2024-10-09.csv")));
        rows.unwrap().into_records().map(Result::unwrap).collect::<Vec<_>>()
    };
    let percent =
        |text: &str| text.parse::<f64>().ok().and_then(|percent| format!("{percent:.0}").parse().ok());
    let mut factions = BTreeMap::<String, Faction>::new();
    for row in rows("shares") {
        let faction = factions.entry(row[0].to_owned()).or_insert_with(|| Faction::blank_faction(&row[1]));
        let (least, most) = (percent(&row[3]), percent(&row[4]));
        faction.shares.push(CategoryShare { category: row[2].to_owned(), least, most });
    }
    let profile = |row: &csv::StringRecord| {
        let facts = Facts {
            categories: row[3].split("; ").map(str::to_owned).collect(),
            min: row[4].parse().ok(),
            max: row[5].parse().ok(),
            per_model: row[7].parse().ok(),
            limit: row[8].parse().ok(),
            ..Facts::default()
        };
        let faction = factions.get(&row[0]).map(|faction| faction.name.clone());
        faction.map(|faction| Profile {
            faction,
            points: row[6].parse().ok(),
            facts: Some(facts),
            ..Profile::blank_profile(&row[1])
        })
    };
    let profiles = rows("units").iter().filter_map(profile).collect();
    let factions = factions.values().cloned().collect();
    let publication =
        Publication { published_on: Some(published), factions, profiles, ..Publication::default() };
    Catalogue::new([publication]).as_of(day())
}

#[test]
fn q5_most_names_of_units_are_known_to_an_old_catalogue() {
    let Some(folder) = data("t9a/dev") else { return };
    let view = catalogue(&folder, "3rd");
    let (mut known, mut all) = (0, 0);
    for list in &lists(&folder) {
        let roster = read(list);
        let faction = roster.faction.clone().unwrap();
        for entry in roster.sections.iter().flat_map(|section| &section.entries) {
            all += 1;
            known += usize::from(view.unit(&faction, &entry.name).is_some());
        }
    }
    eprintln!("Q5: {known} of {all} names");
    assert!(known * 100 >= all * 93, "{known} of {all}");
}

#[test]
fn q6_a_catalogue_that_is_too_old_makes_nothing_illegal_by_itself() {
    let Some(folder) = data("t9a/dev") else { return };
    let view = catalogue(&folder, "3rd");
    let changing = ["T12", "T16"];
    let mut not_asked = 0;
    let mut wrong = 0;
    let all = lists(&folder);
    let ordinary = ordinary(&all);
    let of_ordinary = all.iter().filter(|list| ordinary.contains(list["event"].as_str().unwrap()));
    let lists: Vec<&Value> = of_ordinary.step_by(3).collect();
    for list in &lists {
        let verdict = judge(list, &view);
        let rules = illegal(&verdict);
        assert!(changing.iter().all(|rule| !rules.contains(*rule)), "{}: {rules:?}", list["id"]);
        let asked = verdict.computed.not_asked.iter().map(ToString::to_string).collect::<Vec<_>>();
        not_asked += usize::from(changing.iter().all(|rule| asked.contains(&(*rule).to_owned())));
        wrong += usize::from(!rules.is_empty());
    }
    assert_eq!(not_asked, lists.len(), "each verdict says that they were not asked");
    assert!(wrong * 100 <= lists.len(), "{wrong} of {}", lists.len());
}

#[test]
fn t12_t16_are_asked_by_a_catalogue_of_the_day() {
    let Some(folder) = data("t9a/dev") else { return };
    let view = catalogue(&folder, "3rd");
    let text = "Ann - Beast Herds\n500 - 16 Centaurs\n500 - 5 Centaurs\n500 - 5 Centaurs\n500 - 5 Centaurs\n500 - 5 Centaurs\n2500\n";
    let roster = t9a(3).read(text.as_bytes(), None).unwrap().roster;
    let at = |day: &str| {
        let rules = CheckRules::matched_play(4000, day.parse().unwrap());
        illegal(&t9a(3).check(&roster, &view, &rules))
    };
    let found = at("2024-10-20");
    assert!(found.contains("T12") && found.contains("T16"), "{found:?}");
    let found = at("2024-11-20");
    assert!(!found.contains("T12") && !found.contains("T16"), "{found:?}");
}
