//! Every list of the corpus that is not legal, with its reason: the list truly breaks a rule, or the data lacks
//! the publication that was in force. A list that turns up here unexplained is a fault of ours.

use super::{
    illegal, rules,
    snapshots::{Dated, Snapshots, dated_lists, undated_lists},
};
use chrono::NaiveDate;
use muster::domain::{composition::RuleId, games};
use std::collections::{BTreeMap, BTreeSet};

/// What follows from a price of another publication. Nine publications of two years are missing from the data.
const OF_PRICES: [RuleId; 3] = [RuleId::A01, RuleId::A06, RuleId::A07];

/// The rules a list breaks with the snapshot that suits it best, prices of other publications aside.
fn broken(snapshots: &Snapshots, list: &Dated, days: &[NaiveDate]) -> BTreeSet<RuleId> {
    let judged = days.iter().map(|day| {
        let verdict = games::default().check(&list.roster, snapshots.view(*day), &rules(&list.roster, *day));
        let rules: BTreeSet<RuleId> = illegal(&verdict).map(|finding| finding.rule).collect();
        rules.into_iter().filter(|rule| !OF_PRICES.contains(rule)).collect::<BTreeSet<_>>()
    });
    judged.min_by_key(BTreeSet::len).unwrap_or_default()
}

fn table(found: impl Iterator<Item = (String, BTreeSet<RuleId>)>) -> BTreeMap<String, String> {
    let said = |rules: BTreeSet<RuleId>| rules.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    found.filter(|(_, rules)| !rules.is_empty()).map(|(name, rules)| (name, said(rules))).collect()
}

#[test]
fn lists_between_two_snapshots_break_no_rule_but_prices_unless_it_is_explained() {
    let Some(snapshots) = Snapshots::load() else { return };
    let between: Vec<Dated> =
        dated_lists().into_iter().filter(|list| Snapshots::in_force_for(list).is_empty()).collect();
    assert_eq!(between.len(), 119);
    let found = between.iter().map(|list| {
        let days: Vec<NaiveDate> = Snapshots::around(list.article).into_iter().collect();
        (list.name.clone(), broken(snapshots, list, &days))
    });
    let found = table(found);
    assert_eq!(between.len(), 119);
    let explained: BTreeMap<String, String> =
        BETWEEN.iter().map(|(name, rules, _)| ((*name).to_owned(), (*rules).to_owned())).collect();
    assert_eq!(found, explained);
}

/// List, rules, why.
const BETWEEN: &[(&str, &str, &str)] = &[
    (
        "275",
        "A16",
        "true: Lord Skreech Verminking is a WARMASTER, and the Grey Seer is marked as the general",
    ),
    ("299", "A15", "true: no general is marked, and several heroes could be it"),
];

#[test]
fn lists_made_to_try_out_readers_are_illegal_in_the_ways_they_were_made() {
    let Some(snapshots) = Snapshots::load() else { return };
    let mut wrong = Vec::new();
    for (folder, expected) in MADE {
        let lists = undated_lists(folder);
        let newest = Snapshots::newest_before(None);
        let found = table(lists.iter().map(|list| (list.name.clone(), broken(snapshots, list, &[newest]))));
        let expected: BTreeMap<String, String> =
            expected.iter().map(|(name, rules)| ((*name).to_owned(), (*rules).to_owned())).collect();
        if found != expected {
            wrong.push((folder, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Lists without a date come from other programs' tests: most hold every unit of an army, to see that each
/// is read, and are far from legal; their battle tactic cards, too, are one, three or all six. What is not read
/// whole is not judged: 360, whose total is no sum of its lines.
const MADE: [(&str, &[(&str, &str)]); 4] = [
    (
        "aos4-app",
        &[
            ("339", "A11 A12 A15 A29"),
            ("340", "A15 A19 A29 A36"),
            ("341", "A11 A15 A19 A20 A29"),
            ("342", "A11 A12 A29"),
            ("343", "A08"),
            ("344", "A11 A12 A13 A19 A20 A23 A36"),
            ("346", "A11 A12 A14 A15 A19 A20 A36"),
            ("348", "A11 A13 A29 A36"),
            ("349", "A09 A15 A20 A21 A29"),
            ("350", "A08 A15 A20"),
            ("351", "A11 A19 A20"),
            ("354", "A11 A12 A19 A20 A25 A29 A36"),
            ("355", "A19 A20 A25 A29 A36"),
            ("357", "A09 A19 A20 A21 A36"),
            ("358", "A11 A12 A20 A25 A36"),
            ("361", "A11 A19 A20 A25 A29 A36"),
            ("363", "A11 A12 A19 A20 A25 A29"),
            ("364", "A09 A19 A20 A21 A36"),
            ("367", "A11 A12 A19 A20 A36"),
            ("368", "A09 A20 A21 A25 A29 A36"),
            ("369", "A11 A15 A19 A20 A25 A29 A36"),
        ],
    ),
    (
        "aos4-sigdex",
        &[
            ("017", "A20"),
            ("019", "A12"),
            ("020", "A12"),
            ("022", "A20"),
            ("025", "A12"),
            ("033", "A20"),
            ("041", "A20"),
            ("043", "A12 A23"),
            ("044", "A12"),
        ],
    ),
    ("aos4-listbot", &[]),
    ("aos4-newrecruit-text", &[]),
];
