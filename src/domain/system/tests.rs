//! The system that ships, against the handbook's sections B, C and E.

use super::*;
use crate::domain::numbers::RoundNumber;

fn handbook_system() -> &'static System {
    find_system(DEFAULT).unwrap()
}

fn split_slugs(names: &str) -> Vec<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_system_that_ships_is_sound_and_found_by_its_id() {
    for system in list_systems() {
        assert_eq!(find_system(&system.id), Some(system));
    }
    assert_eq!(find_system("chess"), None);
}

/// Verdicts are marked as out of date by it: neither how a file is set out nor a roster that was judged may change it.
#[test]
fn a_composition_is_known_by_what_its_file_says() {
    let system = find_system("wfb7").unwrap();
    let file: serde_json::Value = serde_json::from_str(&system.file).unwrap();
    let read = |file: &str| System::parse(file).unwrap().composition_digest;
    let digests = [file.to_string(), serde_json::to_string_pretty(&file).unwrap()].map(|file| read(&file));
    assert_eq!(digests, [system.composition_digest.as_str(); 2]);
    let mut changed = file;
    let sizes = changed["composition"]["sizes"].as_array_mut().unwrap();
    sizes.pop().unwrap();
    assert_ne!(read(&changed.to_string()), system.composition_digest);
    assert_eq!(handbook_system().composition_digest, "");
}

#[test]
fn r5_six_tactics_are_universal_and_two_belong_to_each_alliance() {
    let count = |alliance: Option<&str>| {
        handbook_system()
            .battle_tactics
            .iter()
            .filter(|tactic| tactic.alliance.as_deref() == alliance)
            .count()
    };
    assert_eq!(count(None), 6);
    for alliance in ["order", "chaos", "death", "destruction"] {
        assert_eq!(count(Some(alliance)), 2, "{alliance}");
    }
}

#[test]
fn a1_every_faction_belongs_to_one_alliance_however_it_is_typed() {
    let system = handbook_system();
    assert_eq!(system.alliance_of("skaven"), Some("chaos"));
    assert_eq!(system.alliance_of("Flesh-Eater Courts"), Some("death"));
    assert_eq!(system.alliance_of("Lumineth Realm-lords"), Some("order"));
    assert_eq!(system.alliance_of("Teapots"), None);
    assert!(system.alliances.iter().all(|alliance| system.factions.contains_key(alliance)));
    let all: Vec<_> = system.factions.values().flatten().collect();
    let once: HashSet<_> = all.iter().collect();
    assert_eq!(all.len(), once.len());
}

#[test]
fn b_each_table_has_a_battleplan_for_each_die() {
    for table in 1..=2 {
        for die in 1..=6 {
            let found = handbook_system()
                .battleplans
                .iter()
                .filter(|b| (b.table, b.die) == (Some(table), Some(die)))
                .count();
            assert_eq!(found, 1, "table {table}, die {die}");
        }
    }
}

/// Slug, the possible points of the lines in battle rounds 1 and 5, and how many sets of lines in both.
type PlanTurns<'t> = (&'t str, &'t [u32], &'t [u32], [usize; 2]);

#[test]
fn b_the_possible_turns_of_every_battleplan_are_the_handbook_s() {
    let standard: &[u32] = &[0, 2, 4, 6];
    let expected: [PlanTurns; 12] = [
        ("border-war", &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5, 6], [12, 12]),
        ("focal-points", &[0, 1, 2, 3, 5, 6], &[0, 1, 2, 3, 5, 6], [7, 7]),
        ("starstrike", &[0, 3, 6], &[0, 3, 6], [3, 3]),
        ("shifting-objectives", &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5, 6], [11, 11]),
        ("feral-foray", standard, standard, [5, 5]),
        ("the-jaws-of-gallet", standard, standard, [5, 5]),
        ("battle-for-the-pass", &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5, 6], [12, 12]),
        ("scorched-earth", standard, standard, [5, 5]),
        ("the-better-part-of-valour", standard, standard, [5, 5]),
        ("the-vice", standard, standard, [5, 6]),
        ("close-to-the-chest", &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5, 6], [9, 9]),
        ("limited-resources", standard, standard, [5, 5]),
    ];
    assert_eq!(handbook_system().battleplans.len(), expected.len());
    for (slug, first, last, counts) in expected {
        let battleplan = handbook_system().battleplan(slug).unwrap();
        for (round, points, count) in [(1, first, counts[0]), (5, last, counts[1])] {
            let possible: Vec<u32> = battleplan.possible_points(round).into_iter().collect();
            assert_eq!(possible, points, "{slug} in battle round {round}");
            assert_eq!(battleplan.possible_turns(round).len(), count, "{slug} in battle round {round}");
        }
    }
}

#[test]
fn r7_no_reachable_turn_passes_ten_points_and_no_battle_fifty() {
    for battleplan in &handbook_system().battleplans {
        let mut battle = 0;
        for round in 1..=handbook_system().sheet.rounds {
            let turns = battleplan.possible_turns(round);
            assert!(turns.contains(&ScoredLines::new()));
            for turn in &turns {
                let points = battleplan.points(turn) + handbook_system().sheet.tactic_points();
                assert!(points <= handbook_system().sheet.most_in_a_turn, "{}: {turn:?}", battleplan.slug);
                every_choice_agrees(battleplan, turn, round);
            }
            battle += turns
                .iter()
                .map(|turn| battleplan.points(turn) + handbook_system().sheet.tactic_points())
                .max()
                .unwrap();
        }
        assert_eq!(battle, 50, "{}: the maximum can be reached and not passed", battleplan.slug);
    }
}

/// Whatever is added is either refused or a possible turn, and taking back is always possible.
fn every_choice_agrees(battleplan: &Battleplan, turn: &ScoredLines, round: u32) {
    let possible = battleplan.possible_turns(round);
    for line in &battleplan.lines {
        let mut next = turn.clone();
        *next.entry(line.id.clone()).or_default() += 1;
        let contradiction = battleplan.contradiction(&next, round);
        assert_eq!(possible.contains(&next), contradiction.is_none(), "{}: {next:?}", battleplan.slug);
        let taken_back = battleplan.without(turn, &line.id, round);
        assert_eq!(battleplan.contradiction(&taken_back, round), None, "{}: {taken_back:?}", battleplan.slug);
    }
}

#[test]
fn b_lines_that_need_others_say_so() {
    let plan = handbook_system().battleplan("feral-foray").unwrap();
    let two = ScoredLines::from([("two".to_owned(), 1)]);
    let (line, needed) = ("Hold two or more objectives".to_owned(), vec!["Hold an objective".to_owned()]);
    assert_eq!(plan.contradiction(&two, 1), Some(LineFault::Needs { line, needed }));
    let vice = handbook_system().battleplan("the-vice").unwrap();
    let clear = ScoredLines::from([("clear".to_owned(), 1)]);
    let Some(LineFault::OtherRounds { rounds, .. }) = vice.contradiction(&clear, 3) else { panic!() };
    assert_eq!(rounds, [4, 5]);
    assert_eq!(vice.contradiction(&clear, 4), None);
    let border = handbook_system().battleplan("border-war").unwrap();
    let three = ScoredLines::from([("border".to_owned(), 3)]);
    assert!(matches!(border.contradiction(&three, 1), Some(LineFault::TooOften { most: 2, .. })));
    assert!(border.contradiction(&ScoredLines::from([("x".to_owned(), 1)]), 1).is_some());
}

#[test]
fn b_border_objectives_are_capped_at_six() {
    let border = handbook_system().battleplan("border-war").unwrap();
    let all = ScoredLines::from([("own".to_owned(), 1), ("border".to_owned(), 2), ("enemy".to_owned(), 1)]);
    assert_eq!(border.points(&all), 6);
}

#[test]
fn b_serves_is_kept_as_printed_though_it_is_not_symmetric() {
    let serves = |slug: &str, other: &str| handbook_system().battleplan(slug).unwrap().layout_serves(other);
    assert!(serves("the-vice", "border-war") && !serves("border-war", "the-vice"));
    assert!(!serves("focal-points", "starstrike") && !serves("starstrike", "focal-points"));
    for alone in ["scorched-earth", "limited-resources"] {
        assert!(handbook_system().battleplan(alone).unwrap().serves.is_empty());
        assert!(handbook_system().battleplans.iter().all(|b| b.slug == alone || !b.layout_serves(alone)));
    }
    let total: usize = handbook_system().battleplans.iter().map(|battleplan| battleplan.serves.len()).sum();
    assert_eq!(total, 4 + 5 + 5 + 5 + 2 + 5 + 5 + 2 + 5 + 2);
}

const OWN: &str = r#"{"slug":"the-ford","name":"The Ford","lines":[
    {"id":"ford","text":"Hold the ford","points":3},
    {"id":"bank","text":"Hold a bank","points":2,"up_to":2,"needs":["ford"]}],"cap":6}"#;

#[test]
fn an_organiser_can_add_a_battleplan_as_data() {
    let own = Battleplan::parse(OWN, &handbook_system().sheet).unwrap();
    assert_eq!(own.possible_points(3).into_iter().collect::<Vec<_>>(), [0, 3, 5, 6]);
    let again = serde_json::to_string(&own).unwrap();
    assert_eq!(Battleplan::parse(&again, &handbook_system().sheet).unwrap(), own);
}

#[test]
fn a_battleplan_that_cannot_be_played_is_refused_with_the_reason() {
    let refused = |piece: &str, replacement: &str| {
        assert!(OWN.contains(piece));
        Battleplan::parse(&OWN.replace(piece, replacement), &handbook_system().sheet).unwrap_err()
    };
    let of_line = |line: &str, problem: LineProblem| BattleplanError::Line {
        battleplan: "The Ford".into(),
        line: line.into(),
        problem,
    };
    let too_much = BattleplanError::TooMuch { battleplan: "The Ford".into(), points: 11, most: 10, cap: 6 };
    assert_eq!(refused(r#","cap":6"#, ""), too_much);
    let unknown = LineProblem::Needs { unknown: "fort".into() };
    assert_eq!(refused("\"ford\"]", "\"fort\"]"), of_line("bank", unknown));
    let too_often = of_line("bank", LineProblem::Times { most: 3 });
    assert_eq!(refused("\"up_to\":2", "\"up_to\":4000000000"), too_often);
    assert_eq!(refused("\"points\":3", "\"points\":0"), of_line("ford", LineProblem::Points { most: 10 }));
    let lines = BattleplanError::Lines { battleplan: "The Ford".into(), most: 6 };
    assert_eq!(refused("\"id\":\"bank\"", "\"id\":\"ford\""), lines);
    assert_eq!(refused("The Ford", " "), BattleplanError::Name);
    let BattleplanError::NotJson(why) = refused("\"cap\"", "\"kap\"") else { panic!() };
    assert!(why.contains("unknown field `kap`"), "{why}");
    let never = r#""needs":["ford"],"rounds":[9]"#;
    let rounds = of_line("bank", LineProblem::BattleRounds { last: 5 });
    assert_eq!(refused(r#""needs":["ford"]"#, never), rounds);
}

#[test]
fn e9_terrain_stands_as_long_as_one_layout_serves() {
    let rounds = split_slugs("focal-points starstrike the-jaws-of-gallet");
    let layouts = keep_terrain(handbook_system(), &rounds);
    // No layout serves both Focal Points and Starstrike; Starstrike's serves The Jaws of Gallet.
    assert_eq!(layouts.len(), 2);
    assert_eq!(
        (layouts[0].rounds.clone(), layouts[1].rounds.clone()),
        (vec![RoundNumber(1)], vec![RoundNumber(2), RoundNumber(3)])
    );
    assert_eq!(layouts[1].layout, "starstrike");
}

#[test]
fn e9_a_layout_that_is_not_played_can_serve_others() {
    // Border War's layout does not serve The Vice, but Focal Points' serves both.
    let layouts = keep_terrain(handbook_system(), &split_slugs("border-war the-vice"));
    assert_eq!(layouts.len(), 1);
    assert!(handbook_system().battleplan(&layouts[0].layout).unwrap().layout_serves("border-war"));
    assert!(handbook_system().battleplan(&layouts[0].layout).unwrap().layout_serves("the-vice"));
}

#[test]
fn e9_the_order_proposed_moves_the_least() {
    let rounds = split_slugs("border-war feral-foray the-vice close-to-the-chest scorched-earth");
    assert_eq!(keep_terrain(handbook_system(), &rounds).len(), 5);
    let plan = order_that_moves_least(handbook_system(), &rounds);
    assert_eq!(
        plan.battleplans,
        split_slugs("border-war the-vice feral-foray close-to-the-chest scorched-earth")
    );
    assert_eq!(plan.layouts.len(), 3);
}

#[test]
fn e9_no_order_of_four_battleplans_needs_fewer_layouts_than_the_one_proposed() {
    let all: Vec<String> = handbook_system().battleplans.iter().map(|b| b.slug.clone()).collect();
    for seed in 0..150_usize {
        let pick: Vec<String> = (0..4).map(|i| all[(seed * 7 + i * (seed % 5 + 1)) % 12].clone()).collect();
        let proposed = order_that_moves_least(handbook_system(), &pick).layouts.len();
        let mut best = usize::MAX;
        for order in permute_items(&pick) {
            best = best.min(keep_terrain(handbook_system(), &order).len());
        }
        assert_eq!(proposed, best, "{pick:?}");
    }
}

fn permute_items(items: &[String]) -> Vec<Vec<String>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    (0..items.len())
        .flat_map(|first| {
            let mut rest = items.to_vec();
            let first = rest.remove(first);
            permute_items(&rest).into_iter().map(move |order| [vec![first.clone()], order].concat())
        })
        .collect()
}

#[test]
fn e9_unknown_battleplans_need_a_layout_of_their_own() {
    let layouts = keep_terrain(handbook_system(), &split_slugs("my-own border-war my-own"));
    assert_eq!(layouts.iter().map(|layout| layout.rounds.len()).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(keep_terrain(handbook_system(), &[]), []);
}

#[test]
fn c1_call_outs_of_the_default_round_are_the_handbook_s() {
    let minutes = |length| -> Vec<u32> {
        handbook_system().call_outs_for(length).iter().map(|call| call.minutes_left).collect()
    };
    assert_eq!(minutes(165), [165, 160, 150, 110, 74, 44, 24, 4]);
    assert_eq!(minutes(120), [120, 116, 109, 80, 54, 32, 17, 3]);
    assert_eq!(minutes(180)[0], 180);
    assert!(minutes(10).is_sorted_by(|a, b| a >= b));
    // Both armies are deployed by then, and battle round 1 begins.
    let begins = [165, 120].map(|length| handbook_system().first_part_begins(length));
    assert_eq!(begins, [Some(150), Some(109)]);
}

#[test]
fn e3_the_suggested_round_follows_the_points_limit() {
    assert_eq!(handbook_system().pack.points, 2000);
    let suggested =
        [500, 1000, 1500, 2000, 3000, u32::MAX].map(|points| handbook_system().round_minutes(points));
    assert_eq!(suggested, [100, 120, 140, 165, 210, 300]);
}

#[test]
fn e10_the_battlefield_follows_the_points_limit() {
    let size = |points| handbook_system().size_for(points);
    assert_eq!(
        (size(1000).short_inches, size(1000).long_inches, size(1000).terrain_features),
        (Some(30), Some(44), Some(4))
    );
    assert_eq!(
        (size(2500).short_inches, size(2500).long_inches, size(2500).terrain_features),
        (Some(44), Some(60), Some(8))
    );
}

#[test]
fn e6_the_guide_gives_rounds_by_players_and_days() {
    let rounds = |players, days| handbook_system().rounds_for(players, days).map(|guide| guide.rounds);
    assert_eq!(rounds(16, 1), Some(3));
    assert_eq!(rounds(16, 2), Some(5));
    assert_eq!(rounds(79, 3), Some(5));
    assert_eq!(rounds(80, 3), Some(8));
    assert_eq!(rounds(5, 2), Some(3));
    assert_eq!(rounds(3, 1), None);
    let fewest = [1, 2, 8, 9, 32, 100].map(System::fewest_rounds);
    assert_eq!(fewest, [0, 1, 3, 4, 5, 7]);
}
