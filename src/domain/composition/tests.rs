//! Each rule on a small invented faction: a legal list, broken in one way, gets exactly that finding.

use super::*;
use crate::domain::{
    catalogue::{
        Cap, Catalogue, Choice, Coverage, Enhancement as Item, EnhancementTable, Faction, Lore, LoreKind, Member,
        Pattern, Profile, Publication, RegimentOfRenown, View, parse_options,
    },
    roster::read,
};
use chrono::NaiveDate;

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
        ..Profile::named(name)
    }
}

fn hero(name: &str, points: i64, keywords: &str, options: &str) -> Profile {
    Profile { options: parse_options(options).unwrap(), ..unit(name, points, 1, &format!("HERO, {keywords}")) }
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
        Profile { companion_of: Some("Alpha Twins".to_owned()), ..unit("The Twins' Wolf", 0, 1, "BEAST, UNIQUE") },
        unit("Alpha Guards", 100, 10, "INFANTRY"),
        unit("Alpha Guards (Scourge of Ghyran)", 110, 10, "INFANTRY"),
        Profile { can_be_reinforced: false, ..unit("Alpha Riders", 140, 5, "CAVALRY") },
        unit("Alpha Beast", 250, 1, "MONSTER"),
        Profile { only_with: pattern("Alpha Warlord"), ..unit("Warlord's Own", 130, 5, "INFANTRY") },
        Profile { exclusive_with: pattern("Alpha Beast"), ..unit("Beast Hunters", 90, 5, "INFANTRY") },
        Profile { one_per: pattern("Alpha Warlord"), ..unit("Warlord's Banner", 60, 1, "INFANTRY") },
        Profile {
            outsiders_take: vec![Cap { most: 1, of: Pattern::new("Engine"), unless_led_by: Pattern::new("Engineer") }],
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
    EnhancementTable { kind: kind.to_owned(), name: name.to_owned(), items, carriers: Vec::new() }
}

fn choice(name: &str) -> Choice {
    Choice { name: name.to_owned(), points: 0 }
}

fn lore(kind: LoreKind, name: &str, points: i64) -> Lore {
    Lore { kind, name: name.to_owned(), points }
}

fn factions() -> Vec<Faction> {
    let alpha = Faction {
        grand_alliance: "Order".to_owned(),
        formations: vec![choice("First Formation")],
        tables: vec![
            table("Heroic Traits", "Traits of Alpha", &["Far Sight", "Long Stride"]),
            table("Artefacts of Power", "Things of Alpha", &["Old Sword", "Old Shield"]),
            table("Artefacts of Power", "Things of the Deep", &["Deep Ring"]),
        ],
        lores: vec![lore(LoreKind::Spell, "Lore of Ash", 0), lore(LoreKind::Prayer, "Prayers of Ash", 0)],
        terrain: vec![choice("Old Well"), choice("New Well")],
        ..Faction::named("Alpha Hosts")
    };
    let beta = Faction {
        formations: vec![choice("Beta Formation")],
        lores: vec![lore(LoreKind::Spell, "Lore of Beta", 0)],
        terrain: vec![choice("Beta Rock")],
        ..Faction::named("Beta Hosts")
    };
    let renown = Faction { renown_of: vec!["Alpha Hosts".to_owned()], ..Faction::named("The Far Guard") };
    vec![alpha, beta, renown]
}

fn renown(name: &str, factions: &[&str]) -> RegimentOfRenown {
    let member = |unit: &str, number| Member { unit: unit.to_owned(), min: number, max: number, ..Member::default() };
    RegimentOfRenown {
        name: name.to_owned(),
        points: Some(300),
        factions: factions.iter().map(ToString::to_string).collect(),
        members: vec![member("Alpha Captain", 1), member("Beta Guards", 2)],
        ..RegimentOfRenown::default()
    }
}

fn view() -> View {
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
        factions: factions(),
        profiles: profiles(),
        lores: vec![
            lore(LoreKind::Manifestation, "Old Stones", 0),
            lore(LoreKind::Manifestation, "Living Flames", 20),
        ],
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
    let reading = read(text.as_bytes(), None).unwrap();
    check(&reading.roster, &view(), rules)
}

/// The legal list with one passage replaced; the numbers at its head are left out of the test.
fn broken(from: &str, to: &str) -> String {
    let text = LEGAL.replace("Drops: 2\n", "").replace("1090/2000 pts", "(0 points) - ");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1).replace("(0 points) - ", "\n")
}

/// Rule and message of everything that is not mere information.
fn grave(verdict: &Verdict) -> Vec<(RuleId, Severity, &str)> {
    let grave = verdict.findings.iter().filter(|finding| finding.severity != Severity::Information);
    grave.map(|finding| (finding.rule, finding.severity, finding.message.as_str())).collect()
}

/// Exactly one finding: this rule, this severity, these words.
#[track_caller]
fn only(verdict: &Verdict, rule: RuleId, severity: Severity, words: &str) {
    let grave = grave(verdict);
    assert!(
        matches!(grave[..], [(r, s, message)] if r == rule && s == severity && message.contains(words)),
        "wanted {rule} {severity} with {words:?}: {grave:#?}"
    );
    let finding = verdict.findings.iter().find(|finding| finding.rule == rule).unwrap();
    assert!(severity == Severity::Information || !finding.message.is_empty());
}

#[track_caller]
fn illegal(from: &str, to: &str, rule: RuleId, words: &str) {
    only(&judge(&broken(from, to)), rule, Severity::Illegal, words);
}

#[track_caller]
fn warns(from: &str, to: &str, rule: RuleId, words: &str) {
    only(&judge(&broken(from, to)), rule, Severity::Warning, words);
}

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
    only(&judge_by(&text, &rules), RuleId::A01, Severity::Illegal, "1090 of 1080 points: 10 over");
    let rules = CheckRules { points_limit: 1090, ..rules };
    assert_eq!(grave(&judge_by(&text, &rules)), []);
}

#[test]
fn a01_counts_a_lore_whose_price_is_not_printed() {
    let text = broken("Spell Lore - Lore of Ash", "Manifestation Lore - Living Flames");
    assert_eq!(judge(&text).computed.points, 1110);
}

#[test]
fn a02_a_list_for_another_limit_is_a_warning() {
    let text = LEGAL.replace("/2000 pts", "/1500 pts");
    only(&judge(&text), RuleId::A02, Severity::Warning, "Built for 1500 points; this event plays 2000");
}

#[test]
fn a03_no_unit_costs_more_than_half_the_limit() {
    illegal("Alpha Captain (200)\n• Far Sight\nAlpha Riders (140)", "Alpha Titan (1100)", RuleId::A03, "no unit may cost more than 1000");
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
    illegal("Alpha Riders (140)", "Beta Guards (100)", RuleId::A05, "it belongs to Beta Hosts");
    warns("Alpha Riders (140)", "Alpha Ridders (140)", RuleId::A05, "not a name known");
    let verdict = judge(&broken("Alpha Riders (140)", "Alpha Ridders (140)"));
    assert!(verdict.findings[0].fix.contains("Did you mean Alpha Riders?"));
    let verdict = judge(&broken("Alpha Hosts |", "Gamma Hosts |"));
    assert!(verdict.findings.iter().any(|f| f.rule == RuleId::A05 && f.message.contains("No faction is called")));
}

#[test]
fn a06_last_seasons_price_is_named_as_such() {
    illegal("Alpha Riders (140)", "Alpha Riders (130)", RuleId::A06, "as in Old Profiles (2024-12-18)");
}

#[test]
fn a07_a_price_of_no_publication_shows_both() {
    illegal("Alpha Riders (140)", "Alpha Riders (150)", RuleId::A07, "printed at 150 points and costs 140");
    illegal("Alpha Guards (200)", "Alpha Guards (100)", RuleId::A07, "costs 200");
}

#[test]
fn a08_an_army_has_one_to_five_regiments() {
    let more = "Regiment 2\nAlpha Captain (200)\n".repeat(4);
    illegal("Faction Terrain", &format!("{more}Faction Terrain"), RuleId::A08, "6 regiments, at most 5");
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
    lenient.allowed.insert(Allowance::SixthRegimentOfRenown);
    assert_eq!(grave(&judge_by(&text, &lenient)), []);
}

#[test]
fn a10_a_hero_leads_each_regiment() {
    illegal("Alpha Captain (200)\n• Far Sight\n", "", RuleId::A10, "Regiment 1 has no HERO leader");
}

#[test]
fn a11_three_units_follow_and_four_follow_the_general() {
    let guards = "Alpha Guards (100)\n";
    illegal("Alpha Riders (140)\n", &guards.repeat(4), RuleId::A11, "Regiment 1: 4 units besides the leader, at most 3");
    assert_eq!(grave(&judge(&broken("Alpha Beast (250)\n", &guards.repeat(2)))), []);
    illegal("Alpha Beast (250)\n", &guards.repeat(3), RuleId::A11, "at most 4");
}

#[test]
fn a12_units_fit_the_leaders_options_with_their_capacities() {
    illegal("Alpha Guards (100)\n", "Alpha Beast (250)\n", RuleId::A12, "Alpha Beast and Alpha Beast do not fit");
    illegal("Alpha Beast (250)\n", "Alpha Beast (250)\nAlpha Beast (250)\n", RuleId::A12, "0-1 Monster");
}

#[test]
fn a13_a_second_hero_joins_only_where_he_may() {
    assert_eq!(grave(&judge(&broken("Alpha Riders (140)\n", "Alpha Aide (80)\n"))), []);
    illegal("Alpha Riders (140)\n", "Alpha Captain (200)\n", RuleId::A13, "may not join");
    illegal("Alpha Riders (140)\n", "Alpha Aide (80)\nAlpha Aide (80)\n", RuleId::A12, "Alpha Aide and Alpha Aide");
}

#[test]
fn a14_notes_of_the_profile_hold() {
    illegal("Alpha Riders (140)", "Warlord's Own (130)", RuleId::A14, "only in a regiment led by Alpha Warlord");
    illegal("Alpha Riders (140)", "Beast Hunters (90)", RuleId::A14, "cannot be in the same army");
    illegal("Alpha Riders (140)", "Warlord's Banner (60)", RuleId::A14, "1 is allowed for each Alpha Warlord");
    illegal("Alpha Riders (140)", "Alpha Engine (120)\nAlpha Engine (120)", RuleId::A14, "2 of Engine, at most 1");
    illegal("Alpha Riders (140)", "Far Guards (100)", RuleId::A14, "only in The Far Guard");
}

#[test]
fn a15_there_is_exactly_one_general_and_he_leads() {
    illegal("• Far Sight", "• General\n• Far Sight", RuleId::A15, "2 generals");
    let unmarked = broken("• General\n", "").replace("General's Regiment", "Regiment 2");
    only(&judge(&unmarked), RuleId::A15, Severity::Illegal, "No general is marked");
    warns("• General\n", "", RuleId::A15, "Alpha Captain is taken as the general");
    let follower = broken("• General\n", "").replace("Alpha Riders (140)", "Alpha Aide (80)\n• General");
    only(&judge(&follower), RuleId::A15, Severity::Illegal, "leads no regiment");
    let original = CheckRules { wording: Wording::Original, ..rules() };
    assert_eq!(grave(&judge_by(&follower, &original)), []);
}

#[test]
fn a16_a_warmaster_is_the_general() {
    let text = broken("Alpha Captain (200)\n• Far Sight\n", "Alpha Warlord (420)\n");
    only(&judge(&text), RuleId::A16, Severity::Illegal, "Alpha Warlord has the WARMASTER keyword");
    let auxiliary = broken("Faction Terrain", "Auxiliary Units\nAlpha Warlord (420)\nFaction Terrain");
    only(&judge(&auxiliary), RuleId::A16, Severity::Warning, "judge");
}

#[test]
fn a17_some_units_cannot_be_reinforced() {
    illegal("Alpha Riders (140)", "Alpha Riders (280)\n• Reinforced", RuleId::A17, "its profile does not allow it");
    illegal("Alpha Beast (250)", "Alpha Beast (500)\n• Reinforced", RuleId::A17, "single model");
}

#[test]
fn a18_a_unit_has_one_of_its_two_sizes() {
    illegal("Alpha Guards (100)", "13 Alpha Guards (100)", RuleId::A18, "13 Alpha Guards: the unit has 10, or 20 reinforced");
    assert_eq!(grave(&judge(&broken("Alpha Guards (100)", "10 Alpha Guards (100)"))), []);
}

#[test]
fn a18_a_format_that_only_counts_models_reinforces_by_number() {
    let text = "Alpha Hosts\nFirst Formation\n\nAlpha Captain (200)\n[General]\n- 20 x Alpha Guards (200)\n\
        - 10 x Alpha Guards (100)\n500/2000pts\n1 drop\nGenerated by Listbot 4.0\n";
    assert_eq!(grave(&judge(text)), []);
}

#[test]
fn a19_a_unique_unit_is_taken_once() {
    let warlords = broken("• Old Sword\n", "").replace("Alpha Captain (200)", "Alpha Warlord (420)").replace("• Far Sight\n", "");
    only(&judge(&warlords), RuleId::A19, Severity::Illegal, "Alpha Warlord is UNIQUE and taken 2 times");
}

#[test]
fn a20_two_versions_of_a_unit_do_not_meet() {
    illegal("Alpha Riders (140)", "Scourge of Ghyran Alpha Guards (110)", RuleId::A20, "versions of one unit");
}

#[test]
fn a21_a_regiment_of_renown_is_open_complete_and_alone() {
    let lost = "Regiments of Renown\nThe Lost (300)\nAlpha Captain\nBeta Guards\nBeta Guards\n";
    let with = |lost: &str| broken("Faction Terrain", &format!("{lost}Faction Terrain"));
    assert_eq!(grave(&judge(&with(lost))), []);
    let wild = with(&lost.replace("The Lost", "The Wild"));
    only(&judge(&wild), RuleId::A21, Severity::Illegal, "The Wild cannot join Alpha Hosts");
    let twice = with(&format!("{lost}{}", lost.replace("Regiments of Renown\n", "")));
    only(&judge(&twice), RuleId::A21, Severity::Illegal, "2 Regiments of Renown");
    let short = with(&lost.replacen("Beta Guards\n", "", 1));
    only(&judge(&short), RuleId::A21, Severity::Illegal, "1 of Beta Guards, not 2");
    let cheap = with(&lost.replace("(300)", "(290)"));
    only(&judge(&cheap), RuleId::A07, Severity::Illegal, "The Lost is printed at 290 points and costs 300");
    only(&judge(&with("Regiments of Renown\nNobody (100)\n")), RuleId::A21, Severity::Warning, "not a Regiment of Renown known");
}

#[test]
fn a22_no_general_and_no_enhancement_in_a_regiment_of_renown() {
    let lost = "Regiments of Renown\nThe Lost (300)\nAlpha Captain\n• Old Shield\nBeta Guards\nBeta Guards\n";
    illegal("Faction Terrain", &format!("{lost}Faction Terrain"), RuleId::A22, "cannot carry Old Shield");
    let general = broken("Faction Terrain", &format!("{}Faction Terrain", lost.replace("Old Shield", "General")));
    let general = general.replacen("• General\n", "", 1);
    let found = judge(&general);
    assert!(found.findings.iter().any(|f| f.rule == RuleId::A22 && f.message.contains("cannot be the general")));
}

#[test]
fn a23_a_hero_with_a_companion_keeps_it_and_leads() {
    let with = "Alpha Twins (150)\nThe Twins' Wolf (0)\n";
    assert_eq!(grave(&judge(&broken("Alpha Captain (200)\n• Far Sight\nAlpha Riders (140)\n", with))), []);
    let without = "Alpha Twins (150)\n";
    illegal("Alpha Captain (200)\n• Far Sight\nAlpha Riders (140)\n", without, RuleId::A23, "accompanied by The Twins' Wolf");
    illegal("Faction Terrain", "Auxiliary Units\nAlpha Twins (150)\nFaction Terrain", RuleId::A23, "cannot be an auxiliary unit");
}

#[test]
fn a25_one_terrain_feature_of_the_faction() {
    illegal("Old Well\n", "Old Well\nNew Well\n", RuleId::A25, "2 terrain features");
    illegal("Old Well\n", "Beta Rock\n", RuleId::A25, "not a terrain feature of Alpha Hosts");
    warns("Old Well\n", "Odd Wel\n", RuleId::A25, "not a terrain feature");
}

#[test]
fn a26_a_formation_of_the_faction() {
    illegal("| First Formation", "| Beta Formation", RuleId::A26, "not a battle formation of Alpha Hosts");
    warns(" | First Formation", "", RuleId::A26, "No battle formation is chosen");
}

#[test]
fn a27_one_of_each_table_once_and_one_of_a_kind_on_a_unit() {
    illegal("• Far Sight\n", "• Far Sight\n• Old Shield\n", RuleId::A27, "2 Artefacts of Power from Things of Alpha");
    illegal("• Far Sight\n", "• Far Sight\n• Old Sword\n", RuleId::A27, "Old Sword is taken 2 times");
    illegal("• Old Sword\n", "• Old Sword\n• Deep Ring\n", RuleId::A27, "carries 2 Artefacts of Power");
    assert_eq!(grave(&judge(&broken("• Far Sight\n", "• Far Sight\n• Deep Ring\n"))), []);
}

#[test]
fn a28_unique_units_and_those_not_listed_carry_nothing() {
    let text = broken("• Old Sword\n", "").replace("• Far Sight\n", "");
    let warlord = text.replacen("Alpha Captain (200)\n• General", "Alpha Warlord (420)\n• General\n• Old Sword", 1);
    only(&judge(&warlord), RuleId::A28, Severity::Illegal, "Alpha Warlord is UNIQUE: it cannot carry Old Sword");
    illegal("• Far Sight\nAlpha Riders (140)\n", "Alpha Riders (140)\n• Long Stride\n", RuleId::A28, "Alpha Riders may not carry Long Stride");
}

#[test]
fn a29_one_lore_of_a_kind_and_of_the_faction() {
    let two = "Manifestation Lore - Old Stones and Living Flames";
    illegal("Spell Lore - Lore of Ash", two, RuleId::A29, "2 manifestation lores");
    illegal("Lore of Ash", "Lore of Beta", RuleId::A29, "not a spell lore of Alpha Hosts");
    warns("Lore of Ash", "Lore of Ahs", RuleId::A29, "not a spell lore");
}

#[test]
fn a30_a_lore_nobody_can_use_is_pointed_out() {
    let verdict = judge(&broken("Spell Lore - Lore of Ash", "Prayer Lore - Prayers of Ash"));
    assert!(verdict.findings.iter().any(|f| f.rule == RuleId::A30 && f.message.contains("No PRIEST")));
    assert_eq!(grave(&verdict), []);
}

#[test]
fn a31_open_choices_are_pointed_out() {
    let verdict = judge(LEGAL);
    let open: Vec<_> = verdict.findings.iter().filter(|f| f.rule == RuleId::A31).map(|f| f.message.as_str()).collect();
    assert_eq!(open, ["You may still choose a prayer lore.", "You may still take one of Things of the Deep."]);
}

#[test]
fn a32_legends_and_other_seasons_stay_out() {
    illegal("Alpha Riders (140)", "Old Guards (100)", RuleId::A32, "Legends");
    let mut lenient = rules();
    lenient.allowed.insert(Allowance::Legends);
    assert_eq!(grave(&judge_by(&broken("Alpha Riders (140)", "Old Guards (100)"), &lenient)), []);
    let season = CheckRules { season: Some("General's Handbook 2024-25".to_owned()), ..rules() };
    let text = broken("Alpha Riders (140)", "New Guards (100)");
    only(&judge_by(&text, &season), RuleId::A32, Severity::Illegal, "only in 2025-26");
    assert_eq!(grave(&judge(&text)), []);
}

#[test]
fn a33_printed_numbers_are_checked() {
    only(&judge(&LEGAL.replace("Drops: 2", "Drops: 3")), RuleId::A33, Severity::Warning, "Drops: 3 printed, 2 counted");
    only(&judge(&LEGAL.replace("1090/", "1080/")), RuleId::A33, Severity::Warning, "Points: 1080 printed, 1090 counted");
}

#[test]
fn a34_an_army_of_renown_is_announced_as_partly_checked() {
    let verdict = judge(&broken("Alpha Hosts | First Formation", "Alpha Hosts | The Far Guard"));
    assert_eq!(verdict.computed.army_of_renown.as_deref(), Some("The Far Guard"));
    assert!(verdict.findings.iter().any(|finding| finding.rule == RuleId::A34));
}

#[test]
fn a_softened_rule_keeps_its_finding_at_a_milder_severity() {
    let mut rules = rules();
    rules.lowered.insert(RuleId::A07, Severity::Warning);
    rules.lowered.insert(RuleId::A02, Severity::Illegal);
    let text = broken("Alpha Riders (140)", "Alpha Riders (150)");
    only(&judge_by(&text, &rules), RuleId::A07, Severity::Warning, "150");
    let text = LEGAL.replace("/2000 pts", "/1500 pts");
    only(&judge_by(&text, &rules), RuleId::A02, Severity::Warning, "1500");
}

#[test]
fn the_match_card_tells_both_sides() {
    let first = read(LEGAL.as_bytes(), None).unwrap().roster;
    let text = broken("Regiment 1\nAlpha Captain (200)\n• Far Sight\nAlpha Riders (140)", "Auxiliary Units\nAlpha Guards (100)");
    let second = read(text.as_bytes(), None).unwrap().roster;
    let (a, b) = (check(&first, &view(), &rules()), check(&second, &view(), &rules()));
    let card = match_card((&first, &a), (&second, &b));
    let rules: Vec<RuleId> = card.sides[0].facts.iter().map(|fact| fact.rule).collect();
    assert_eq!(rules, [RuleId::A04, RuleId::A24, RuleId::A35, RuleId::A35]);
    assert_eq!(card.sides[0].honour_guard.len(), 4);
    assert!(card.sides[0].honour_guard.iter().any(|guard| guard.prized_beast));
    let rules: Vec<RuleId> = card.sides[1].facts.iter().map(|fact| fact.rule).collect();
    assert_eq!(rules, [RuleId::A04, RuleId::A35]);
    assert!(card.sides[1].honour_guard.iter().all(|guard| guard.generals));
}

#[test]
fn a_lunch_order_is_judged_without_fuss() {
    let verdict = judge("two pizzas and a beer for <b>Zoë</b> 🍕");
    assert!(!verdict.is_legal());
    let reading = read(b"two pizzas", None).unwrap();
    let report = serde_json::to_value(check_report("lunch.txt", &reading, &verdict)).unwrap();
    assert_eq!(report["file"], "lunch.txt");
    assert_eq!(report["legal"], false);
}
