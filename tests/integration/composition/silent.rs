//! Nothing of a list is lost silently: hand-typed forms read the same, what nobody knows under a unit is told, and a
//! text that is no list of the game is not judged rather than legal.

use super::{
    grave, illegal, judged,
    snapshots::{Dated, Snapshots},
};
use muster::{
    domain::{
        composition::{CheckRules, NotJudged, RuleId},
        event::roster_version::RosterSettlement,
        games,
        roster::{Roster, Upgrade},
    },
    text::{Speaker, findings::verdict_headline},
};

/// A way to type a unit and its price.
type Typing = fn(&str, i64) -> String;

/// A roster as the app prints it, and as people type one.
const TYPED: [(&str, Typing); 6] = [
    ("Unit - 130pts", |name, points| format!("{name} - {points}pts")),
    ("Unit 130", |name, points| format!("{name} {points}")),
    ("a tab", |name, points| format!("{name}\t{points}")),
    ("1. Unit", |name, points| format!("1. {name} ({points})")),
    ("Unit: 130 points", |name, points| format!("{name}: {points} points")),
    ("130 pts Unit", |name, points| format!("{points} pts {name}")),
];

/// The text of a roster with every unit's line written anew.
fn typed(roster: &Roster, line: fn(&str, i64) -> String) -> String {
    let mut text = games::default().ruleset().as_text(roster);
    let priced = roster.sections.iter().flat_map(|section| &section.entries);
    for (name, points) in priced.filter_map(|entry| Some((&entry.name, entry.points?))) {
        text = text.replace(&format!("\n{name} ({points})\n"), &format!("\n{}\n", line(name, points)));
    }
    text
}

fn rosters() -> Vec<(Dated, CheckRules, &'static Snapshots)> {
    let Some(snapshots) = Snapshots::load() else { return Vec::new() };
    let clean = judged(snapshots).into_iter().filter(|list| grave(&list.verdict).is_empty());
    clean
        .map(|list| {
            (Dated { name: list.name, roster: list.roster, article: None }, list.rules, list.snapshots)
        })
        .collect()
}

#[test]
fn units_typed_by_hand_are_read_and_judged_as_the_apps() {
    let mut wrong = Vec::new();
    for (list, rules, snapshots) in rosters() {
        for (what, line) in TYPED {
            let reading = games::default().read(typed(&list.roster, line).as_bytes(), None).unwrap();
            let verdict = games::default().check(&reading.roster, snapshots.view(rules.as_of), &rules);
            if !grave(&verdict).is_empty() || !verdict.is_judged() {
                wrong.push(format!("{} {what}: {:?}", list.name, grave(&verdict).first()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ: {wrong:#?}", wrong.len());
}

#[test]
fn what_nobody_knows_under_a_unit_is_told_and_another_factions_enhancement_is_found() {
    let mut silent = Vec::new();
    for (list, rules, snapshots) in rosters() {
        let view = snapshots.view(rules.as_of);
        let own = list.roster.faction.clone().unwrap_or_default();
        let foreign = if own.contains("Skaven") { "Amulet of Destiny" } else { "Skavenbrew" };
        for (item, is_foreign) in [("Crown of Absolute Nonsense", false), (foreign, true)] {
            let mut roster = list.roster.clone();
            let carrier = &mut roster.sections[0].entries[0];
            carrier.upgrades.push(Upgrade { name: item.to_owned(), ..Upgrade::default() });
            let verdict = games::default().check(&roster, view, &rules);
            let told = grave(&verdict).iter().any(|finding| finding.rule == RuleId::A28);
            let found = illegal(&verdict).any(|finding| finding.rule == RuleId::A28);
            let is_here = view.factions().any(|faction| {
                faction.item.tables.iter().flat_map(|table| &table.items).any(|own| own.name == item)
            });
            if !told || (is_foreign && is_here && !found) {
                silent.push(format!("{} {item}", list.name));
            }
        }
    }
    assert!(silent.is_empty(), "{silent:?}");
}

#[test]
fn another_grand_alliance_than_the_factions_is_told() {
    for (list, rules, snapshots) in rosters() {
        let Some(printed) = &list.roster.grand_alliance else { continue };
        let other = if printed == "Death" { "Order" } else { "Death" };
        let roster = Roster { grand_alliance: Some(other.to_owned()), ..list.roster.clone() };
        let verdict = games::default().check(&roster, snapshots.view(rules.as_of), &rules);
        assert!(grave(&verdict).iter().any(|finding| finding.rule == RuleId::A05), "{}", list.name);
    }
}

#[test]
fn a_text_whose_units_nobody_knows_is_not_judged_and_says_so() {
    let Some(snapshots) = Snapshots::load() else { return };
    let rules = CheckRules::matched_play(2000, "2025-06-19".parse().unwrap());
    let judge = |text: &str| {
        let reading = games::default().read(text.as_bytes(), None).unwrap();
        games::default().check(&reading.roster, snapshots.view(rules.as_of), &rules)
    };
    let lunch = judge("2 pizzas\n1 beer\nfor table 5, please");
    assert_eq!(lunch.computed.not_judged, Some(NotJudged::NoUnit));
    let other = judge(
        "Mine 300/2000 pts\n\nSkaven | Claw-horde\n\nGeneral's Regiment\nBoss (100)\nOrk Boyz (100)\nNobz (100)",
    );
    assert_eq!(other.computed.not_judged, Some(NotJudged::UnknownUnits { unknown: 3, units: 3 }));
    assert!(!other.is_legal() && !other.is_clean());
    let headline =
        |verdict| Speaker::in_english().say(&verdict_headline(verdict, &RosterSettlement::default()));
    let said = headline(&other);
    assert_eq!(said, "Not checked: 3 of 3 units are unknown. Is this Age of Sigmar 4?");
    let nowhere = judge("Mine 300/2000 pts\n\nOrks | Speed Freeks\n\nGeneral's Regiment\nBoss (100)\n");
    assert!(headline(&nowhere).contains("unknown faction “Orks”"));
}
