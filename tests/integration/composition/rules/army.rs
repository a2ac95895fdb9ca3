//! Points, faction, regiments and the general: A01-A16.

use super::*;
use muster::{
    domain::event::roster_version::RosterSettlement,
    text::{Speaker, findings::verdict_headline},
};

#[test]
fn the_list_that_every_test_breaks_is_legal() {
    let verdict = judge(LEGAL);
    assert_eq!(grave(&verdict), []);
    assert!(verdict.is_legal() && verdict.is_clean());
    let computed = &verdict.computed;
    assert_eq!((computed.points, computed.unspent, computed.drops), (1090, 910, 2));
    assert_eq!((computed.regiments, computed.auxiliaries), (2, 0));
    assert_eq!(computed.general.as_deref(), Some("Alpha Captain"));
    assert_eq!(computed.grand_alliance.as_deref(), Some("Order"));
    let used = UsedPublication { title: "New Profiles".to_owned(), date: Some(day("2025-04-24")) };
    assert_eq!(computed.publications, [used]);
}

#[test]
fn a01_points_over_the_limit_are_illegal() {
    let rules = CheckRules { points_limit: 1080, ..rules() };
    let text = broken("Alpha", "Alpha");
    only(&judge_by(&text, &rules), RuleId::A01, Severity::Illegal, "1,090 of 1,080 points: 10 over");
    let rules = CheckRules { points_limit: 1090, ..rules };
    assert_eq!(grave(&judge_by(&text, &rules)), []);
}

#[test]
fn a01_counts_a_lore_whose_price_is_not_printed() {
    let text = broken("Spell Lore - Lore of Ash", "Manifestation Lore - Living Flames");
    assert_eq!(judge(&text).computed.points, 1110);
}

#[test]
fn a01_some_seasons_price_auxiliary_units() {
    let auxiliaries =
        "Auxiliary Units\nAlpha Guards (100)\nAlpha Guards (100)\nAlpha Guards (100)\nFaction Terrain";
    let text = broken("Faction Terrain", auxiliaries);
    let season = |years: &str| CheckRules { season: Some(format!("General's Handbook {years}")), ..rules() };
    assert_eq!(judge_by(&text, &season("2026-27")).computed.points, 1390 + 60);
    assert_eq!(judge_by(&text, &season("2024-25")).computed.points, 1390);
}

#[test]
fn a02_a_list_for_another_limit_is_a_warning() {
    let text = LEGAL.replace("/2000 pts", "/1500 pts");
    only(&judge(&text), RuleId::A02, Severity::Warning, "Built for 1,500 points, but this event plays 2,000");
}

#[test]
fn a03_no_unit_costs_more_than_half_the_limit() {
    illegal(
        "Alpha Captain (200)\n• Far Sight\nAlpha Riders (140)",
        "Alpha Titan (1100)",
        RuleId::A03,
        "No unit may cost more than 1,000",
    );
}

#[test]
fn a04_fifty_unspent_points_are_worth_a_command_point() {
    let tells = |limit| {
        let verdict = judge_by(&broken("A", "A"), &CheckRules { points_limit: limit, ..rules() });
        verdict.findings.iter().any(|finding| finding.rule == RuleId::A04)
    };
    assert!(tells(1140) && !tells(1139));
}

#[test]
fn a05_a_foreign_unit_is_illegal_and_an_unknown_name_a_question() {
    illegal("Alpha Riders (140)", "Beta Guards (100)", RuleId::A05, "It belongs to Beta Hosts");
    warns("Alpha Riders (140)", "Alpha Ridders (140)", RuleId::A05, "isn't a known Alpha Hosts unit");
    let verdict = judge(&broken("Alpha Riders (140)", "Alpha Ridders (140)"));
    assert!(describe_finding(&verdict.findings[0]).fix.contains("Did you mean Alpha Riders?"));
    let by_units = judge(&broken("Alpha Hosts |", "Gamma Hosts |"));
    let words = "There are no battle profiles here for “Gamma Hosts”. The units suggest Alpha Hosts";
    only(&by_units, RuleId::A05, Severity::Warning, words);
    let unknown = broken("Alpha Hosts |", "Gamma Hosts |").replace("Alpha ", "Gamma ");
    let found = grave(&judge(&unknown));
    let words = "There are no battle profiles here for “Gamma Hosts”.";
    let is_it = |(rule, severity, said): &(RuleId, Severity, String)| {
        (*rule, *severity) == (RuleId::A05, Severity::Illegal) && said.contains(words)
    };
    assert!(found.iter().any(is_it), "{found:?}");
    // A faction of the game that the catalogue lacks is no name that nobody knows.
    let said =
        |text: &str| Speaker::in_english().say(&verdict_headline(&judge(text), &RosterSettlement::default()));
    assert_eq!(said(&unknown), "Not checked: unknown faction “Gamma Hosts”. Is this Age of Sigmar 4?");
    let lacking = said(&unknown.replace("Gamma Hosts |", "Skaven |"));
    assert_eq!(
        lacking,
        "Not checked: this site has no battle profiles for Skaven. Staff will read the roster."
    );
}

#[test]
fn a05_another_name_of_a_unit_holds_for_its_seasonal_version() {
    let text = broken("Alpha Riders (140)", "Scourge of Ghyran Alfa Guards (110)");
    let text = text
        .replace("Alpha Guards", "Scourge of Ghyran Alfa Guards")
        .replace("(100)", "(110)")
        .replace("Guards (200)", "Guards (220)");
    assert_eq!(grave(&judge(&text)), []);
}

#[test]
fn a06_last_seasons_price_is_named_as_such() {
    illegal("Alpha Riders (140)", "Alpha Riders (130)", RuleId::A06, "from Old Profiles (18 December 2024)");
}

#[test]
fn a07_a_price_of_no_publication_shows_both() {
    illegal("Alpha Riders (140)", "Alpha Riders (150)", RuleId::A07, "costs 140 points, not 150");
    illegal("Alpha Guards (200)", "Alpha Guards (100)", RuleId::A07, "costs 200");
}

#[test]
fn a08_an_army_has_one_to_five_regiments() {
    let more = "Regiment 2\nAlpha Captain (200)\n".repeat(4);
    illegal(
        "Faction Terrain",
        &format!("{more}Faction Terrain"),
        RuleId::A08,
        "6 regiments. At most 5 are allowed",
    );
    let verdict = judge("Mine\nAlpha Hosts | First Formation\nAuxiliary Units\nAlpha Guards (100)\n");
    assert!(verdict.findings.iter().any(|f| f.rule == RuleId::A08 && f.severity == Severity::Illegal));
}

#[test]
fn a09_a_regiment_of_renown_counts_unless_the_event_says_otherwise() {
    let more = "Regiment 2\nAlpha Captain (200)\n".repeat(3);
    let lost = "Regiments of Renown\nThe Lost (300)\nAlpha Captain\nBeta Guards\nBeta Guards\n";
    let text = broken("Faction Terrain", &format!("{more}{lost}Faction Terrain"));
    only(&judge(&text), RuleId::A09, Severity::Illegal, "6 regiments");
    let mut lenient = rules();
    lenient.allowed.insert(Allowance::SixthRegimentOfRenown.switch());
    assert_eq!(grave(&judge_by(&text, &lenient)), []);
}

#[test]
fn a10_a_hero_leads_each_regiment() {
    illegal("Alpha Captain (200)\n• Far Sight\n", "", RuleId::A10, "Regiment 1 isn't led by a HERO");
}

#[test]
fn a11_three_units_follow_and_four_follow_the_general() {
    let guards = "Alpha Guards (100)\n";
    illegal(
        "Alpha Riders (140)\n",
        &guards.repeat(4),
        RuleId::A11,
        "Regiment 1: 4 units besides the leader. Only the general's regiment may have more than 3",
    );
    assert_eq!(grave(&judge(&broken("Alpha Beast (250)\n", &guards.repeat(2)))), []);
    illegal("Alpha Beast (250)\n", &guards.repeat(3), RuleId::A11, "At most 4 are allowed");
}

#[test]
fn a12_units_fit_the_leaders_options_with_their_capacities() {
    illegal(
        "Alpha Guards (100)\n",
        "Alpha Beast (250)\n",
        RuleId::A12,
        "can't include Alpha Beast and Alpha Beast together",
    );
    illegal("Alpha Beast (250)\n", "Alpha Beast (250)\nAlpha Beast (250)\n", RuleId::A12, "0-1 Monster");
}

#[test]
fn a13_a_second_hero_joins_only_where_he_may() {
    assert_eq!(grave(&judge(&broken("Alpha Riders (140)\n", "Alpha Aide (80)\n"))), []);
    illegal("Alpha Riders (140)\n", "Alpha Captain (200)\n", RuleId::A13, "can't join");
    illegal(
        "Alpha Riders (140)\n",
        "Alpha Aide (80)\nAlpha Aide (80)\n",
        RuleId::A12,
        "Alpha Aide and Alpha Aide",
    );
}

#[test]
fn a13_a_form_can_ask_who_may_join() {
    let view = view();
    let profile = |name: &str| view.unit("Alpha Hosts", name).unwrap().item.clone();
    let captain = profile("Alpha Captain");
    for (name, may) in
        [("Alpha Guards", true), ("Alpha Aide", true), ("Alpha Captain", false), ("Alpha Titan", false)]
    {
        assert_eq!(may_join(&captain, &profile(name)), may, "{name}");
    }
    assert!(may_join(&profile("Alpha Warlord"), &profile("Warlord's Own")));
}

#[test]
fn a14_notes_of_the_profile_hold() {
    illegal(
        "Alpha Riders (140)",
        "Warlord's Own (130)",
        RuleId::A14,
        "needs a regiment led by Alpha Warlord",
    );
    illegal("Alpha Riders (140)", "Beast Hunters (90)", RuleId::A14, "can't be in the same army");
    illegal("Alpha Riders (140)", "Warlord's Banner (60)", RuleId::A14, "1 for each Alpha Warlord");
    illegal(
        "Alpha Riders (140)",
        "Alpha Engine (120)\nAlpha Engine (120)",
        RuleId::A14,
        "2 of Engine. At most 1 is allowed",
    );
    illegal("Alpha Riders (140)", "Far Guards (100)", RuleId::A14, "only allowed in The Far Guard");
}

#[test]
fn a15_there_is_exactly_one_general_and_he_leads() {
    illegal("• Far Sight", "• General\n• Far Sight", RuleId::A15, "2 generals");
    let unmarked = broken("• General\n", "").replace("General's Regiment", "Regiment 2");
    only(&judge(&unmarked), RuleId::A15, Severity::Illegal, "No general is marked");
    warns("• General\n", "", RuleId::A15, "Alpha Captain counts as the general");
    let follower = broken("• General\n", "").replace("Alpha Riders (140)", "Alpha Aide (80)\n• General");
    only(&judge(&follower), RuleId::A15, Severity::Illegal, "doesn't lead a regiment");
    let original = CheckRules { wording: ErrataWording::Original, ..rules() };
    assert_eq!(grave(&judge_by(&follower, &original)), []);
    // One who is marked in the wrong place is told so, and not that nobody is marked.
    let auxiliary = broken("• General\n", "")
        .replace("Faction Terrain", "Auxiliary Units\nAlpha Aide (80)\n• General\n-----\nFaction Terrain");
    only(
        &judge(&auxiliary),
        RuleId::A15,
        Severity::Illegal,
        "Alpha Aide is the general but doesn't lead a regiment",
    );
}

#[test]
fn a16_a_warmaster_is_the_general() {
    let text = broken("Alpha Captain (200)\n• Far Sight\n", "Alpha Warlord (420)\n");
    only(&judge(&text), RuleId::A16, Severity::Illegal, "Alpha Warlord is a WARMASTER");
    let auxiliary = broken("Faction Terrain", "Auxiliary Units\nAlpha Warlord (420)\nFaction Terrain");
    only(&judge(&auxiliary), RuleId::A16, Severity::Warning, "judge");
}

#[test]
fn v05_by_the_original_text_any_hero_is_the_general_and_all_else_holds() {
    let original = CheckRules { wording: ErrataWording::Original, ..rules() };
    let by_it = |text: &str| judge_by(text, &original);
    assert_eq!(grave(&by_it(LEGAL)), []);
    let follower = broken("• General\n", "").replace("Alpha Riders (140)", "Alpha Aide (80)\n• General");
    assert_eq!(grave(&by_it(&follower)), []);
    // A warmaster goes before other heroes wherever it stands.
    let auxiliary = broken("Faction Terrain", "Auxiliary Units\nAlpha Warlord (420)\nFaction Terrain");
    only(&by_it(&auxiliary), RuleId::A16, Severity::Illegal, "Alpha Warlord is a WARMASTER");
    // One Regiment of Renown, without the general; nothing is said of enhancements in it.
    let lost = "Regiments of Renown\nThe Lost (300)\nAlpha Captain\n• Old Shield\nBeta Guards\nBeta Guards\n";
    let with = |lost: &str| broken("Faction Terrain", &format!("{lost}Faction Terrain"));
    assert!(grave(&judge(&with(lost))).iter().any(|found| found.0 == RuleId::A22));
    assert_eq!(grave(&by_it(&with(lost))), []);
    let plain = lost.replace("• Old Shield\n", "");
    let twice = with(&format!("{plain}{}", plain.replace("Regiments of Renown\n", "")));
    only(&by_it(&twice), RuleId::A21, Severity::Illegal, "2 Regiments of Renown");
    let general = with(&lost.replace("Old Shield", "General")).replacen("• General\n", "", 1);
    assert!(grave(&by_it(&general)).iter().any(|found| found.0 == RuleId::A22));
    let small = CheckRules { points_limit: 1080, ..original };
    let found = grave(&judge_by(&broken("Alpha", "Alpha"), &small));
    assert!(found.iter().any(|found| found.0 == RuleId::A01 && found.1 == Severity::Illegal), "{found:?}");
}
