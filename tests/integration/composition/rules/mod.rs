//! Each rule on a small invented faction: a legal list, broken in one way, gets exactly that finding.

mod allowed;
mod army;
mod names;
mod offers;
mod told;
mod units;

use crate::support::findings::describe_finding;
use chrono::NaiveDate;
use muster::domain::{
    catalogue::{
        Cap, Catalogue, CatalogueChoice, CatalogueView, Coverage, Enhancement as Item, EnhancementTable,
        Faction, Lore, Pattern, Profile, Publication, RegimentMember, RegimentOfRenown, parse_options,
    },
    composition::{CheckRules, ErrataWording, RuleId, Severity, UsedPublication},
    games::{self, Allowance, MatchFact, Shelf, UnitOffer, Verdict, may_join, priced_roster},
};

const LEGAL: &str = "\
Mine 1090/2000 pts
-----
Grand Alliance Order | Alpha Hosts | First Formation
Drops: 2
Spell Lore - Lore of Ash
-----
General's Regiment
Alpha Captain (200)
• General
• Old Sword
Alpha Guards (100)
Alpha Guards (200)
• Reinforced
Alpha Beast (250)
---
Regiment 1
Alpha Captain (200)
• Far Sight
Alpha Riders (140)
-----
Faction Terrain
Old Well
";

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn unit(name: &str, points: i64, size: u32, keywords: &str) -> Profile {
    Profile {
        faction: "Alpha Hosts".to_owned(),
        points: Some(points),
        size: Some(size),
        can_be_reinforced: size > 1,
        keywords: keywords.split(", ").map(str::to_owned).chain(["ORDER".to_owned()]).collect(),
        ..Profile::blank_profile(name)
    }
}

fn hero(name: &str, points: i64, keywords: &str, options: &str) -> Profile {
    Profile {
        options: parse_options(options).unwrap(),
        ..unit(name, points, 1, &format!("HERO, {keywords}"))
    }
}

fn pattern(text: &str) -> Vec<Pattern> {
    vec![Pattern::new(text)]
}

fn profiles() -> Vec<Profile> {
    let captain = "Any Infantry; Any Cavalry; 0-1 Monster; 0-1 Aide";
    vec![
        hero("Alpha Captain", 200, "INFANTRY, WIZARD (1)", captain),
        hero("Alpha Warlord", 420, "UNIQUE, WARMASTER, MONSTER", "Any Alpha Hosts"),
        hero("Alpha Titan", 1100, "MONSTER", "None"),
        Profile { joins_as: vec!["Aide".to_owned()], ..hero("Alpha Aide", 80, "INFANTRY", "None") },
        hero("Alpha Twins", 150, "UNIQUE, INFANTRY", "1 The Twins' Wolf; Any Infantry"),
        Profile {
            companion_of: Some("Alpha Twins".to_owned()),
            ..unit("The Twins' Wolf", 0, 1, "BEAST, UNIQUE")
        },
        Profile { aliases: vec!["Alfa Guards".to_owned()], ..unit("Alpha Guards", 100, 10, "INFANTRY") },
        unit("Alpha Guards (Scourge of Ghyran)", 110, 10, "INFANTRY"),
        Profile { can_be_reinforced: false, ..unit("Alpha Riders", 140, 5, "CAVALRY") },
        unit("Alpha Beast", 250, 1, "MONSTER"),
        Profile { can_be_reinforced: true, ..unit("Alpha Chariot", 100, 1, "CAVALRY") },
        Profile { only_with: pattern("Alpha Warlord"), ..unit("Warlord's Own", 130, 5, "INFANTRY") },
        Profile { exclusive_with: pattern("Alpha Beast"), ..unit("Beast Hunters", 90, 5, "INFANTRY") },
        Profile { one_per: pattern("Alpha Warlord"), ..unit("Warlord's Banner", 60, 1, "INFANTRY") },
        Profile {
            outsiders_take: vec![Cap {
                most: 1,
                of: Pattern::new("Engine"),
                unless_led_by: Pattern::new("Engineer"),
            }],
            tags: vec!["Engine".to_owned()],
            ..unit("Alpha Engine", 120, 1, "INFANTRY")
        },
        Profile { only_in: vec!["The Far Guard".to_owned()], ..unit("Far Guards", 100, 5, "INFANTRY") },
        Profile { legends: true, ..unit("Old Guards", 100, 5, "INFANTRY") },
        Profile { seasons: vec!["2025-26".to_owned()], ..unit("New Guards", 100, 5, "INFANTRY") },
        Profile { faction: "Beta Hosts".to_owned(), ..unit("Beta Guards", 100, 5, "INFANTRY") },
    ]
}

fn table(kind: &str, name: &str, items: &[&str]) -> EnhancementTable {
    let items = items.iter().map(|item| Item { name: (*item).to_owned(), ..Item::default() }).collect();
    EnhancementTable { kind: kind.to_owned(), name: name.to_owned(), items, ..EnhancementTable::default() }
}

fn choice(name: &str) -> CatalogueChoice {
    CatalogueChoice { name: name.to_owned(), ..CatalogueChoice::default() }
}

fn lore(kind: &str, name: &str, points: i64) -> Lore {
    serde_json::from_value(serde_json::json!({ "kind": kind, "name": name, "points": points })).unwrap()
}

fn factions() -> Vec<Faction> {
    let alpha = Faction {
        grand_alliance: "Order".to_owned(),
        formations: vec![choice("First Formation"), choice("Second Formation")],
        tables: vec![
            table("Heroic Traits", "Traits of Alpha", &["Far Sight", "Long Stride"]),
            table("Artefacts of Power", "Things of Alpha", &["Old Sword", "Old Shield"]),
            table("Artefacts of Power", "Things of the Deep", &["Deep Ring"]),
        ],
        lores: vec![lore("spell", "Lore of Ash", 0), lore("prayer", "Prayers of Ash", 0)],
        terrain: vec![choice("Old Well"), choice("New Well")],
        ..Faction::blank_faction("Alpha Hosts")
    };
    let beta = Faction {
        formations: vec![choice("Beta Formation")],
        lores: vec![lore("spell", "Lore of Beta", 0)],
        terrain: vec![choice("Beta Rock")],
        ..Faction::blank_faction("Beta Hosts")
    };
    let renown = Faction {
        renown_of: vec!["Alpha Hosts".to_owned()],
        lores: vec![lore("spell", "Far Songs", 0)],
        ..Faction::blank_faction("The Far Guard")
    };
    // A formation and an army of renown of one name.
    let first =
        Faction { renown_of: vec!["Alpha Hosts".to_owned()], ..Faction::blank_faction("First Formation") };
    vec![alpha, beta, renown, first]
}

fn renown(name: &str, factions: &[&str]) -> RegimentOfRenown {
    let member = |unit: &str, number| RegimentMember {
        unit: unit.to_owned(),
        min: number,
        max: number,
        ..RegimentMember::default()
    };
    RegimentOfRenown {
        name: name.to_owned(),
        points: Some(300),
        factions: factions.iter().map(ToString::to_string).collect(),
        members: vec![member("Alpha Captain", 1), member("Beta Guards", 2)],
        ..RegimentOfRenown::default()
    }
}

fn view() -> CatalogueView {
    view_of(factions())
}

fn view_of(factions: Vec<Faction>) -> CatalogueView {
    let old = Publication {
        title: "Old Profiles".to_owned(),
        published_on: Some(day("2024-12-18")),
        coverage: Coverage::Everything,
        profiles: vec![unit("Alpha Riders", 130, 5, "CAVALRY")],
        ..Publication::default()
    };
    let new = Publication {
        title: "New Profiles".to_owned(),
        published_on: Some(day("2025-04-24")),
        coverage: Coverage::Everything,
        factions,
        profiles: profiles(),
        lores: vec![lore("manifestation", "Old Stones", 0), lore("manifestation", "Living Flames", 20)],
        regiments_of_renown: vec![renown("The Lost", &["Alpha Hosts"]), renown("The Wild", &["Beta Hosts"])],
        ..Publication::default()
    };
    Catalogue::new([old, new]).as_of(day("2025-05-01"))
}

fn rules() -> CheckRules {
    CheckRules::matched_play(2000, day("2025-05-01"))
}

fn judge(text: &str) -> Verdict {
    judge_by(text, &rules())
}

fn judge_by(text: &str, rules: &CheckRules) -> Verdict {
    let reading = games::default().read(text.as_bytes(), None).unwrap();
    games::default().check(&reading.roster, &view(), rules)
}

/// The legal list with one passage replaced; the numbers at its head are left out of the test.
fn broken(from: &str, to: &str) -> String {
    let text = LEGAL.replace("Drops: 2\n", "").replace("1090/2000 pts", "(0 points) - ");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1).replace("(0 points) - ", "\n")
}

/// Rule and message of everything that is not mere information.
fn grave(verdict: &Verdict) -> Vec<(RuleId, Severity, String)> {
    let grave = verdict.findings.iter().filter(|finding| finding.severity != Severity::Information);
    grave.map(|finding| (finding.rule, finding.severity, describe_finding(finding).message)).collect()
}

/// Exactly one finding: this rule, this severity, these words.
#[track_caller]
fn only(verdict: &Verdict, rule: RuleId, severity: Severity, words: &str) {
    let grave = grave(verdict);
    assert!(
        matches!(&grave[..], [(r, s, message)] if *r == rule && *s == severity && message.contains(words)),
        "wanted {rule} {severity:?} with {words:?}: {grave:#?}"
    );
}

#[track_caller]
fn illegal(from: &str, to: &str, rule: RuleId, words: &str) {
    only(&judge(&broken(from, to)), rule, Severity::Illegal, words);
}

#[track_caller]
fn warns(from: &str, to: &str, rule: RuleId, words: &str) {
    only(&judge(&broken(from, to)), rule, Severity::Warning, words);
}
