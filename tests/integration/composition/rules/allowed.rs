//! What an event leaves out is illegal there; what armies of renown say of their heroes holds.

use super::*;

fn without(what: Allowance) -> CheckRules {
    let mut rules = rules();
    rules.allowed.remove(&what.switch());
    rules
}

fn said(text: &str, rules: &CheckRules) -> Vec<(RuleId, Severity)> {
    let verdict = judge_by(text, rules);
    grave(&verdict).into_iter().map(|(rule, severity, _)| (rule, severity)).collect()
}

#[test]
fn a25_an_event_without_faction_terrain() {
    let rules = without(Allowance::FactionTerrain);
    assert_eq!(said(LEGAL, &rules), [(RuleId::A25, Severity::Illegal)]);
    let bare = judge_by(&LEGAL.replace("Faction Terrain\nOld Well\n", ""), &rules);
    assert_eq!(grave(&bare), []);
    assert!(
        bare.findings.iter().all(|finding| !describe_finding(finding).message.contains("terrain")),
        "nothing is offered"
    );
}

#[test]
fn a21_an_event_without_regiments_of_renown() {
    let renown = "Regiments of Renown\nThe Lost (300)\nAlpha Captain\nBeta Guards\nBeta Guards\n-----\nFaction Terrain";
    let text = LEGAL
        .replace("Faction Terrain", renown)
        .replace("1090/2000", "1390/2000")
        .replace("Drops: 2", "Drops: 3");
    assert_eq!(said(&text, &rules()), []);
    assert_eq!(said(&text, &without(Allowance::RegimentsOfRenown)), [(RuleId::A21, Severity::Illegal)]);
}

#[test]
fn a34_an_event_without_armies_of_renown() {
    let text =
        "Alpha Hosts | The Far Guard\nArmy of Renown\nGeneral's Regiment\nHigh Captain (100)\n• General\n";
    assert!(guard(text, &rules(), &[]).is_empty());
    let found = guard(text, &without(Allowance::ArmiesOfRenown), &[]);
    assert_eq!(found, ["This event doesn't allow armies of renown: The Far Guard."]);
}

#[test]
fn a34_regiments_are_led_as_evenly_as_the_page_says() {
    let list = |heroes: &[&str]| {
        let regiment = |name: &&str| format!("Regiment\n{name} (100)\n");
        let regiments: String = heroes.iter().map(regiment).collect();
        format!("Alpha Hosts | The Far Guard\nArmy of Renown\n{regiments}")
    };
    let even =
        "The Far Guard rosters must have equal numbers of regiments led by CAVALRY and INFANTRY HEROES.";
    assert!(guard(&list(&["High Captain", "High Rider"]), &rules(), &[even]).is_empty());
    assert_eq!(guard(&list(&["High Captain"]), &rules(), &[even]).len(), 1);
    // A keyword that nobody has is a slip of the pen, and no rule; what is about heroes that players make
    // up themselves says nothing of those on the army's page.
    for other in [even.replace("CAVALRY", "CALVARY"), "The Far Guard can only contain CAVALRY HEROES.".into()]
    {
        assert!(guard(&list(&["High Captain"]), &rules(), &[&other]).is_empty(), "{other}");
    }
}

#[test]
fn a34_an_army_of_renown_has_the_units_its_page_asks_for() {
    let list = "Mine 100/2000 pts\n-----\nAlpha Hosts | The Far Guard\nArmy of Renown\n-----\n\
        General's Regiment\nHigh Captain (100)\n• General\n";
    let with = |unit: &str| format!("The Far Guard rosters must include {unit}.");
    assert!(guard(list, &rules(), &[&with("High Captain")]).is_empty());
    assert_eq!(guard(list, &rules(), &[&with("High Rider")]), [with("High Rider")]);
    let companion = format!("{list}High Rider\n");
    assert!(guard(&companion, &rules(), &[&with("High Rider")]).is_empty(), "a companion is one too");
    let misspelt = list.replace("• General", "• General\nHigh Ridr (100)");
    assert!(guard(&misspelt, &rules(), &[&with("High Rider")]).is_empty(), "it may be the one not known");
}

/// What A34 calls illegal, with these notes on the army of renown's page.
fn guard(text: &str, rules: &CheckRules, notes: &[&str]) -> Vec<String> {
    let own = |profile: Profile| Profile { faction: "The Far Guard".to_owned(), ..profile };
    let renown = Faction {
        renown_of: vec!["Alpha Hosts".to_owned()],
        notes: notes.iter().map(ToString::to_string).collect(),
        ..Faction::blank_faction("The Far Guard")
    };
    let publication = Publication {
        published_on: Some(day("2025-04-24")),
        factions: vec![Faction::blank_faction("Alpha Hosts"), renown],
        profiles: vec![
            own(hero("High Captain", 100, "INFANTRY", "None")),
            own(hero("High Rider", 100, "CAVALRY", "None")),
        ],
        ..Publication::default()
    };
    let roster = games::default().read(text.as_bytes(), None).unwrap().roster;
    let verdict =
        games::default().check(&roster, &Catalogue::new([publication]).as_of(day("2025-05-01")), rules);
    let illegal = verdict
        .findings
        .into_iter()
        .filter(|finding| finding.rule == RuleId::A34 && finding.severity == Severity::Illegal);
    illegal.map(|finding| describe_finding(&finding).message).collect()
}
