//! Each kind of rule on small rosters: what it finds, what it lets pass, and what it does not ask.

use super::*;
use crate::domain::{
    catalogue::{Catalogue, CatalogueView, CategoryShare, Faction, Facts, OptionFacts, Profile, Publication},
    composition::{CheckRules, RuleId, RuleTally, RuleVerdict, Severity},
    roster::{Roster, SectionKind, plain},
};
use serde_json::{Value, json};

/// A file with these rules and a little of everything else.
fn sample_composition(rules: &Value) -> Result<Composition, String> {
    let file = json!({
        "categories": [
            { "id": "characters", "one": "character", "many": "characters" },
            { "id": "lords", "one": "Lord", "many": "Lords", "within": ["characters"] },
            { "id": "core", "one": "Core unit", "many": "Core" },
            { "id": "engines", "one": "war machine", "many": "war machines" }
        ],
        "flags": [
            { "id": "general", "one": "General", "many": "Generals", "options": ["General"] },
            { "id": "bsb", "one": "battle standard", "many": "battle standards", "options": ["Battle Standard Bearer"] },
            { "id": "wizard", "one": "Wizard", "many": "Wizards" }
        ],
        "options": [
            { "id": "weapon", "one": "magic weapon", "many": "magic weapons", "names": ["Giant Slayer", "King Slayer"] },
            { "id": "arcane", "one": "arcane item", "many": "arcane items", "names": ["Book of Hoeth"] }
        ],
        "sizes": [
            { "from": 0, "columns": { "lords": 0, "core": 2, "scale": 50 } },
            { "from": 2000, "columns": { "lords": 1, "core": 3, "scale": 100 } },
            { "from": 4000, "columns": { "lords": 3, "core": 5, "scale": 200 }, "per_1000": { "lords": 1, "core": 1 } }
        ],
        "rules": rules
    });
    let composition: Composition = serde_json::from_value(file).map_err(|error| error.to_string())?;
    composition.check().map_err(|error| format!("{}: {:?}", error.at, error.what))?;
    Ok(composition)
}

fn sample_declared_rule(parameters: Value) -> Value {
    let mut rule = json!({ "id": "Z01", "title": "A rule", "severity": "illegal", "says": "{found}" });
    let Value::Object(own) = parameters else { panic!("not an object") };
    rule.as_object_mut().unwrap().extend(own);
    rule
}

fn read_sample_list(text: &str) -> Roster {
    let heading = |text: &str| {
        ["Lords", "Core", "Characters", "War machines"]
            .contains(&text)
            .then(|| SectionKind::Category(text.to_owned()))
    };
    Roster { faction: Some("Elves".into()), ..plain::read_plain_list(text, &heading, &mut Vec::new()) }
}

fn sample_elves_view(profiles: Vec<Profile>) -> CatalogueView {
    let faction = Faction {
        shares: vec![CategoryShare { category: "Beasts".into(), least: None, most: Some(20) }],
        options: vec![OptionFacts {
            name: "Sword of Might".into(),
            kind: Some("weapon".into()),
            points: Some(20),
            ..OptionFacts::default()
        }],
        ..Faction::blank_faction("Elves")
    };
    let publication = Publication { factions: vec![faction], profiles, ..Publication::default() };
    Catalogue::new([publication]).as_of("2026-01-01".parse().unwrap())
}

fn sample_elves_profile(name: &str, points: i64, facts: Facts) -> Profile {
    Profile {
        faction: "Elves".into(),
        points: Some(points),
        facts: Some(facts),
        ..Profile::blank_profile(name)
    }
}

struct DeclaredTestCase<'a> {
    rule: Value,
    agreed: i64,
    text: &'a str,
    profiles: Vec<Profile>,
}

impl DeclaredTestCase<'_> {
    fn verdict(self) -> RuleVerdict<Observed> {
        let composition = sample_composition(&json!([sample_declared_rule(self.rule)])).unwrap();
        let day = "2026-01-01".parse().unwrap();
        let rules = CheckRules::matched_play(self.agreed, day);
        check_declared_rules(
            &read_sample_list(self.text),
            &sample_elves_view(self.profiles),
            &rules,
            &composition,
            &[],
        )
    }
}

fn verdict_on_rule(parameters: Value, agreed: i64, text: &str) -> RuleVerdict<Observed> {
    DeclaredTestCase { rule: parameters, agreed, text, profiles: Vec::new() }.verdict()
}

fn ask_with(parameters: Value, text: &str, profiles: Vec<Profile>) -> RuleVerdict<Observed> {
    DeclaredTestCase { rule: parameters, agreed: 2000, text, profiles }.verdict()
}

/// What was found, with its lower and upper limit.
fn found_with_limits(verdict: &RuleVerdict<Observed>) -> Vec<(i64, Option<i64>, Option<i64>)> {
    verdict.findings.iter().map(|one| (one.what.found, one.what.least, one.what.most)).collect()
}

fn is_asked(verdict: &RuleVerdict<Observed>) -> bool {
    verdict.computed.not_asked.is_empty()
}

#[test]
fn g01_what_a_file_cannot_say_is_refused() {
    for (rules, problem) in [
        (json!([sample_declared_rule(json!({ "kind": "magic" }))]), "unknown variant `magic`"),
        (json!([sample_declared_rule(json!({ "kind": "total", "most": 3 }))]), "unknown field `most`"),
        (
            json!([sample_declared_rule(json!({ "kind": "count", "of": "knights", "most": 1 }))]),
            "Unknown(\"knights\")",
        ),
        (
            json!([sample_declared_rule(json!({ "kind": "count", "of": "lords", "most": "shoes" }))]),
            "Unknown(\"shoes\")",
        ),
        (json!([sample_declared_rule(json!({ "kind": "count", "of": "lords" }))]), "NoLimit"),
        (json!([sample_declared_rule(json!({ "kind": "ratio", "of": "lords", "per": [1, 0] }))]), "NoLimit"),
        (json!([sample_declared_rule(json!({ "kind": "once", "types": ["hats"] }))]), "Unknown(\"hats\")"),
        (
            json!([sample_declared_rule(
                json!({ "kind": "needs", "types": ["arcane"], "one_of": ["cooks"] })
            )]),
            "Unknown(\"cooks\")",
        ),
        (
            json!([sample_declared_rule(json!({ "kind": "total", "says": "{lords}" }))]),
            "no fact is called {lords}",
        ),
        (json!([sample_declared_rule(json!({ "kind": "total", "says": "{option}" }))]), "NoSuchFact(Option)"),
        (
            json!([
                sample_declared_rule(json!({ "kind": "total" })),
                sample_declared_rule(json!({ "kind": "total" }))
            ]),
            "Twice",
        ),
        (
            json!([{ "id": "Z01", "kind": "total", "severity": "illegal", "says": "" }]),
            "Z01: missing field `title`",
        ),
    ] {
        let error = sample_composition(&rules).unwrap_err();
        assert!(error.contains(problem), "{rules}: {error}");
    }
}

#[test]
fn g01_rows_go_up_and_have_the_same_columns() {
    let with = |sizes: Value| {
        let file = json!({ "categories": [], "sizes": sizes, "rules": [] });
        serde_json::from_value::<Composition>(file).unwrap().check().map_err(|error| error.what)
    };
    let row = |from: u32, column: &str| json!({ "from": from, "columns": { column: 1 } });
    assert_eq!(with(json!([row(0, "a"), row(1000, "a")])), Ok(()));
    assert_eq!(with(json!([row(1000, "a"), row(0, "a")])), Err(CompositionMisfit::Rows));
    assert_eq!(with(json!([row(0, "a"), row(1000, "b")])), Err(CompositionMisfit::Rows));
    let growing = json!([{ "from": 0, "columns": { "a": 1 }, "per_1000": { "a": 1 } }, row(1000, "a")]);
    assert_eq!(with(growing), Err(CompositionMisfit::Rows));
}

#[test]
fn total_and_under_hold_against_the_agreed_points() {
    let over = verdict_on_rule(json!({ "kind": "total" }), 100, "Core\nSpears (60)\nBows (41)");
    assert_eq!(found_with_limits(&over), [(101, None, Some(100))]);
    assert_eq!(
        found_with_limits(&verdict_on_rule(json!({ "kind": "total" }), 101, "Core\nSpears (60)\nBows (41)")),
        []
    );
    let under = json!({ "kind": "under", "most": 40 });
    assert_eq!(
        found_with_limits(&verdict_on_rule(under.clone(), 142, "Core\nSpears (60)\nBows (41)")),
        [(41, None, Some(40))]
    );
    assert_eq!(found_with_limits(&verdict_on_rule(under, 141, "Core\nSpears (60)\nBows (41)")), []);
}

#[test]
fn f09_a_count_goes_by_the_row_of_the_agreed_points() {
    let lords = json!({ "kind": "count", "of": "lords", "most": "lords" });
    let text = "Lords\nPrince (100)\n";
    let below = verdict_on_rule(lords.clone(), 1999, text);
    assert_eq!(found_with_limits(&below), [(1, None, Some(0))]);
    assert_eq!(below.findings[0].what.next, Some(2000));
    assert_eq!(below.findings[0].what.entries, ["Prince"]);
    assert_eq!(found_with_limits(&verdict_on_rule(lords.clone(), 2000, text)), []);
    // Beyond the table each thousand adds what the last row says.
    let five = "Lords\nA (1)\nB (1)\nC (1)\nD (1)\nE (1)\n";
    assert_eq!(found_with_limits(&verdict_on_rule(lords.clone(), 5999, five)), [(5, None, Some(4))]);
    assert_eq!(found_with_limits(&verdict_on_rule(lords, 6000, five)), []);
    let core = json!({ "kind": "count", "of": "core", "least": "core" });
    assert_eq!(found_with_limits(&verdict_on_rule(core, 2000, "Core\nA (1)\nB (1)")), [(2, Some(3), None)]);
}

#[test]
fn a_lord_is_a_character_and_what_is_merged_counts_once() {
    let characters = json!({ "kind": "count", "of": "characters", "most": 1 });
    assert_eq!(
        found_with_limits(&verdict_on_rule(characters, 2000, "Lords\nA (1)\nCharacters\nB (1)")),
        [(2, None, Some(1))]
    );
    let units = json!({ "kind": "count", "except": ["characters"], "as_one": "engines", "least": 3 });
    let text = "Core\nA (1)\nB (1)\nWar machines\nC (1)\nD (1)\n";
    assert_eq!(found_with_limits(&verdict_on_rule(units.clone(), 2000, text)), []);
    let text = "Core\nA (1)\nWar machines\nC (1)\nD (1)\n";
    assert_eq!(found_with_limits(&verdict_on_rule(units, 2000, text)), [(2, Some(3), None)]);
}

#[test]
fn g02_an_entry_of_no_known_category_makes_nothing_illegal() {
    let core = json!({ "kind": "count", "of": "core", "least": 2 });
    let verdict = verdict_on_rule(core.clone(), 2000, "Somebody (1)\nCore\nA (1)\n");
    assert_eq!((found_with_limits(&verdict), is_asked(&verdict)), (vec![], false));
    let most = json!({ "kind": "count", "of": "core", "most": 1 });
    let sure = verdict_on_rule(most.clone(), 2000, "Somebody (1)\nCore\nA (1)\nB (1)\n");
    assert_eq!(found_with_limits(&sure), [(2, None, Some(1))]);
    assert!(!is_asked(&verdict_on_rule(most, 2000, "Somebody (1)\nCore\nA (1)\n")));
    let share = json!({ "kind": "share", "of": "core", "least": 25 });
    let verdict = verdict_on_rule(share, 2000, "Somebody (500)\nCore\nA (1)\n");
    assert_eq!((found_with_limits(&verdict), is_asked(&verdict)), (vec![], false));
}

#[test]
fn a_share_is_of_the_agreed_points_and_a_faction_may_have_its_own() {
    let core = json!({ "kind": "share", "of": "core", "least": 25 });
    assert_eq!(found_with_limits(&verdict_on_rule(core.clone(), 4000, "Core\nA (1000)\n")), []);
    let short = verdict_on_rule(core, 4000, "Core\nA (999)\n");
    assert_eq!(found_with_limits(&short), [(999, Some(1000), None)]);
    assert_eq!(short.findings[0].what.percent, Some(25));
    let own = json!({ "kind": "share", "of": "core", "least": 25,
        "by_faction": [{ "factions": ["Elves"], "least": 20 }] });
    assert_eq!(found_with_limits(&verdict_on_rule(own, 4000, "Core\nA (800)\n")), []);
    let most = json!({ "kind": "share", "of": "characters", "most": 40 });
    assert_eq!(
        found_with_limits(&verdict_on_rule(most, 4000, "Lords\nA (1601)\n")),
        [(1601, None, Some(1600))]
    );
}

#[test]
fn the_faction_s_own_table_is_asked_where_the_catalogue_has_one() {
    let beast =
        || sample_elves_profile("Dragon", 0, Facts { categories: vec!["Beasts".into()], ..Facts::default() });
    let shares = json!({ "kind": "shares", "except": ["core"] });
    let verdict = ask_with(shares.clone(), "Core\nDragon (401)\n", vec![beast()]);
    assert_eq!(found_with_limits(&verdict), [(401, None, Some(400))]);
    assert_eq!(verdict.findings[0].what.of.as_deref(), Some("Beasts"));
    assert_eq!(found_with_limits(&ask_with(shares, "Core\nDragon (400)\n", vec![beast()])), []);
}

#[test]
fn sums_and_ratios_hold_a_group_against_a_number_and_against_the_others() {
    let sum = json!({ "kind": "sum", "of": "engines", "most": 100 });
    assert_eq!(
        found_with_limits(&verdict_on_rule(sum, 2000, "War machines\nA (60)\nB (41)\n")),
        [(101, None, Some(100))]
    );
    let ratio = json!({ "kind": "ratio", "of": "engines", "per": [1, 4] });
    let four = "Core\nA (1)\nB (1)\nC (1)\nWar machines\nD (1)\n";
    assert_eq!(found_with_limits(&verdict_on_rule(ratio.clone(), 2000, four)), []);
    assert_eq!(
        found_with_limits(&verdict_on_rule(ratio, 2000, "Core\nA (1)\nB (1)\nWar machines\nD (1)\n")),
        [(1, None, Some(0))]
    );
}

#[test]
fn flags_are_marks_of_entries_and_may_exclude_each_other() {
    let general = json!({ "kind": "flag", "flag": "general", "least": 1, "most": 1 });
    assert_eq!(found_with_limits(&verdict_on_rule(general.clone(), 2000, "Lords\nA (1): General\n")), []);
    assert_eq!(
        found_with_limits(&verdict_on_rule(general.clone(), 2000, "Lords\nA (1)\n")),
        [(0, Some(1), None)]
    );
    let two = verdict_on_rule(general, 2000, "Lords\nA (1): General\nB (1): General\n");
    assert_eq!(found_with_limits(&two), [(2, None, Some(1))]);
    let both = json!({ "kind": "flag", "flag": "bsb", "most": 1, "not_with": "general" });
    let verdict = verdict_on_rule(both, 2000, "Lords\nA (1): General, Battle Standard Bearer and Captain\n");
    assert_eq!(verdict.findings.len(), 1);
    assert_eq!(verdict.findings[0].what.to.as_deref(), Some("general"));
}

#[test]
fn f13_a_named_item_is_there_once_and_f14_one_of_a_type_on_each() {
    let once = json!({ "kind": "once", "types": ["weapon"], "except": ["King Slayer"] });
    let text = "Lords\nA (1): Giant Slayer, King Slayer\nB (1): Giant Slayer, King Slayer\n";
    let verdict = verdict_on_rule(once, 2000, text);
    assert_eq!(found_with_limits(&verdict), [(2, None, Some(1))]);
    assert_eq!(verdict.findings[0].what.option.as_deref(), Some("Giant Slayer"));
    let each =
        json!({ "kind": "each", "types": ["weapon"], "most": 1, "illegal_from": 3, "severity": "warning" });
    let verdict = verdict_on_rule(each.clone(), 2000, text);
    assert_eq!(verdict.findings.iter().map(|one| one.severity).collect::<Vec<_>>(), [Severity::Warning; 2]);
    let three = verdict_on_rule(each, 2000, "Lords\nA (1): Giant Slayer, King Slayer, Sword of Might\n");
    assert_eq!(three.findings[0].severity, Severity::Illegal, "the catalogue knows the third");
    let nameless = verdict_on_rule(
        json!({ "kind": "once", "types": ["weapon"] }),
        2000,
        "Core\nA (1): Hat\nB (1): Hat\n",
    );
    assert_eq!((found_with_limits(&nameless), is_asked(&nameless)), (vec![], false), "G02");
}

#[test]
fn f18_items_cost_no_more_than_the_entry_may_spend() {
    let prince = |allowance| sample_elves_profile("Prince", 100, Facts { allowance, ..Facts::default() });
    let allowance = json!({ "kind": "allowance", "types": ["weapon"] });
    let text = "Lords\nPrince (120): Sword of Might\n";
    assert_eq!(found_with_limits(&ask_with(allowance.clone(), text, vec![prince(Some(20))])), []);
    assert_eq!(
        found_with_limits(&ask_with(allowance.clone(), text, vec![prince(Some(19))])),
        [(20, None, Some(19))]
    );
    let unknown = ask_with(allowance, text, vec![prince(None)]);
    assert_eq!((found_with_limits(&unknown), is_asked(&unknown)), (vec![], false));
}

#[test]
fn f12_models_and_f22_numbers_of_one_entry_are_held_against_its_profile() {
    let spears = || {
        sample_elves_profile(
            "Spears",
            0,
            Facts { min: Some(10), max: Some(20), limit: Some(1), ..Facts::default() },
        )
    };
    let size = json!({ "kind": "size" });
    assert_eq!(
        found_with_limits(&ask_with(size.clone(), "Core\n10 Spears (90)\n20 Spears (180)\n", vec![spears()])),
        []
    );
    let wrong = ask_with(size.clone(), "Core\n9 Spears (90)\n21 Spears (180)\n", vec![spears()]);
    assert_eq!(found_with_limits(&wrong), [(9, Some(10), None), (21, None, Some(20))]);
    assert!(
        !is_asked(&ask_with(size, "Core\nSpears (90)\n", vec![spears()])),
        "no number of models is printed"
    );
    let limit = json!({ "kind": "limit" });
    let two = "Core\n10 Spears (90)\n10 Spears (90)\n";
    assert_eq!(found_with_limits(&ask_with(limit.clone(), two, vec![spears()])), [(2, None, Some(1))]);
    assert!(!is_asked(&verdict_on_rule(limit, 2000, two)));
    let scaled = |agreed| {
        let rule = json!({ "kind": "limit", "percent": "scale" });
        found_with_limits(&DeclaredTestCase { rule, agreed, text: two, profiles: vec![spears()] }.verdict())
    };
    assert_eq!(scaled(1000), [(2, None, Some(1))], "half of one, upwards, is one");
    assert_eq!(scaled(4000), [], "doubled");
}

#[test]
fn f15_an_option_may_need_what_its_bearer_is() {
    let needs = json!({ "kind": "needs", "types": ["arcane"], "one_of": ["wizard"] });
    let mage =
        || sample_elves_profile("Mage", 100, Facts { flags: vec!["Wizard".into()], ..Facts::default() });
    assert_eq!(
        found_with_limits(&ask_with(needs.clone(), "Lords\nMage (150): Book of Hoeth\n", vec![mage()])),
        []
    );
    let text = "Lords\nPrince (150): Book of Hoeth\n";
    let prince = || sample_elves_profile("Prince", 100, Facts::default());
    assert_eq!(found_with_limits(&ask_with(needs.clone(), text, vec![prince(), mage()])).len(), 1);
    let silent = ask_with(needs.clone(), text, vec![prince()]);
    assert_eq!(
        (found_with_limits(&silent), is_asked(&silent)),
        (vec![], false),
        "a catalogue that marks nobody says nothing"
    );
    let unknown = verdict_on_rule(needs, 2000, text);
    assert_eq!(
        (found_with_limits(&unknown), is_asked(&unknown)),
        (vec![], false),
        "nobody knows what this prince is"
    );
}

#[test]
fn f23_what_is_printed_adds_up() {
    let spears = Facts {
        per_model: Some(9),
        options: vec![OptionFacts { name: "Musician".into(), points: Some(5), ..OptionFacts::default() }],
        ..Facts::default()
    };
    let entries = json!({ "kind": "checksum", "of": "entries" });
    let with =
        |text: &str| ask_with(entries.clone(), text, vec![sample_elves_profile("Spears", 0, spears.clone())]);
    assert_eq!(found_with_limits(&with("Core\n10 Spears (95): Musician\n")), []);
    assert_eq!(found_with_limits(&with("Core\n10 Spears (90): Musician\n")), [(90, None, Some(95))]);
    assert!(!is_asked(&with("Core\n10 Spears (90): Trombone\n")), "nobody knows what a trombone costs");
    let total = json!({ "kind": "checksum", "of": "total" });
    assert_eq!(
        found_with_limits(&verdict_on_rule(total.clone(), 2000, "Core\nA (90)\nTotal: 91\n")),
        [(90, None, Some(91))]
    );
    assert_eq!(found_with_limits(&verdict_on_rule(total.clone(), 2000, "Core\nA (90)\nTotal: 90\n")), []);
    assert!(!is_asked(&verdict_on_rule(total, 2000, "Core\nA (90)\n")));
}

#[test]
fn a_softened_rule_counts_for_less_and_what_was_counted_is_told() {
    let composition = sample_composition(&json!([sample_declared_rule(json!({ "kind": "total" }))])).unwrap();
    let mut rules = CheckRules::matched_play(50, "2026-01-01".parse().unwrap());
    rules.lowered.insert(RuleId::new('Z', 1), Severity::Information);
    let verdict = check_declared_rules(
        &read_sample_list("Core\nA (90)\n"),
        &sample_elves_view(Vec::new()),
        &rules,
        &composition,
        &[],
    );
    assert!(verdict.is_legal());
    let tally = RuleTally { rule: RuleId::new('Z', 1), part: None, found: 90, least: None, most: Some(50) };
    assert_eq!(verdict.computed.tallies, [tally]);
}
