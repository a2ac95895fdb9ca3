//! The scoring sheet, statement by statement, and every reachable turn of the twelve battleplans.

use super::*;
use crate::domain::{
    games,
    result::{Outcome, Score},
    system::{self, LineFault, ScoredLines, System},
};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use std::collections::BTreeSet;

fn handbook_system() -> &'static System {
    system::default()
}

fn rules_of_battleplan(battleplan: &str) -> SheetRules<'static> {
    games::default()
        .sheet_rules(handbook_system().battleplan(battleplan).unwrap(), [Some("order"), Some("chaos")])
}

fn lines_from_scores(scored: &[(&str, u32)]) -> ScoredLines {
    scored.iter().map(|(id, times)| ((*id).to_owned(), *times)).collect()
}

/// A battle round: who goes first by own choice, and both turns' lines on Feral Foray (one, two, more).
fn sample_sheet_round(first: Side, a: usize, b: usize) -> SheetRound {
    let ids = [("one", 1), ("two", 1), ("more", 1)];
    SheetRound {
        priority: Some(first),
        first: None,
        a: PlayerTurn { lines: lines_from_scores(&ids[..a]), ..PlayerTurn::default() },
        b: PlayerTurn { lines: lines_from_scores(&ids[..b]), ..PlayerTurn::default() },
    }
}

fn sheet_of_rounds(rounds: Vec<SheetRound>) -> ScoringSheet {
    ScoringSheet { attacker: Some(Side::A), rounds, ..ScoringSheet::default() }
}

fn with_picked_tactic(mut round: SheetRound, side: Side, slug: &str, completed: bool) -> SheetRound {
    let turn = round.turn_mut(side);
    turn.tactic = Some(slug.to_owned());
    turn.completed = completed;
    round
}

fn list_breaches(sheet: &ScoringSheet) -> Vec<(&'static str, u32, Side, Fault)> {
    let found = check_scoring_sheet(sheet, &rules_of_battleplan("feral-foray")).into_iter();
    found.map(|SheetBreach { fault, place }| (fault.rule(), place.round, place.side, fault)).collect()
}

#[test]
fn r1_a_sheet_has_five_battle_rounds_at_most() {
    let five = sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 1); 5]);
    assert_eq!(list_breaches(&five), []);
    let six = sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 1); 6]);
    assert!(list_breaches(&six).iter().all(|(rule, ..)| *rule == "R1"));
    assert_eq!(list_breaches(&six).len(), 2);
}

#[test]
fn r2_a_finished_sheet_says_who_attacked_and_who_had_priority() {
    let mut sheet = sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 1); 5]);
    assert_eq!(sheet.missing(&handbook_system().sheet), []);
    sheet.rounds[2].priority = None;
    sheet.attacker = None;
    assert_eq!(
        sheet.missing(&handbook_system().sheet),
        [MissingOnSheet::Attacker, MissingOnSheet::Priority { round: 3 }]
    );
}

#[test]
fn r4_a_completed_tactic_is_worth_four_and_is_counted() {
    let sheet = sheet_of_rounds(vec![
        with_picked_tactic(sample_sheet_round(Side::A, 3, 0), Side::A, "do-not-waver", true),
        with_picked_tactic(sample_sheet_round(Side::A, 1, 0), Side::A, "take-the-flanks", false),
    ]);
    let totals = sheet.totals(&rules_of_battleplan("feral-foray"));
    assert_eq!(totals.a, Score { victory_points: 12, battle_tactics: 1, ..Score::default() });
    assert_eq!(totals.rounds[0].a, TurnTotal { lines: 6, tactic: 4, total: 10, so_far: 10 });
    assert_eq!(totals.rounds[1].a, TurnTotal { lines: 2, tactic: 0, total: 2, so_far: 12 });
    assert_eq!(totals.outcome(handbook_system().scale(2000)), Outcome::MajorWin);
    assert_eq!(list_breaches(&sheet), []);
}

#[test]
fn r4_completing_without_picking_is_refused() {
    let mut sheet = sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 1)]);
    sheet.rounds[0].b.completed = true;
    assert_eq!(list_breaches(&sheet), [("R4", 1, Side::B, Fault::NothingPicked)]);
}

#[test]
fn r5_the_same_tactic_is_not_picked_twice_by_the_same_player() {
    let tactic = "do-not-waver";
    let first = with_picked_tactic(
        with_picked_tactic(sample_sheet_round(Side::A, 0, 0), Side::A, tactic, true),
        Side::B,
        tactic,
        false,
    );
    let sheet = sheet_of_rounds(vec![
        first,
        with_picked_tactic(sample_sheet_round(Side::A, 0, 0), Side::A, tactic, false),
    ]);
    let also_in = |round| Fault::PickedBefore { tactic: "Do Not Waver".into(), round };
    assert_eq!(list_breaches(&sheet), [("R5", 1, Side::A, also_in(2)), ("R5", 2, Side::A, also_in(1))]);
}

#[test]
fn r5_an_alliance_s_tactic_needs_a_general_of_that_alliance() {
    let sheet = sheet_of_rounds(vec![with_picked_tactic(
        sample_sheet_round(Side::A, 0, 0),
        Side::B,
        "slay-the-tyrants",
        true,
    )]);
    let other = Fault::OtherAlliance { tactic: "Slay the Tyrants".into(), alliance: "order".into() };
    assert_eq!(list_breaches(&sheet), [("R5", 1, Side::B, other)]);
    let unknown = SheetRules { alliance_b: None, ..rules_of_battleplan("feral-foray") };
    assert_eq!(check_scoring_sheet(&sheet, &unknown), []);
}

#[test]
fn r5_a_tactic_that_does_not_exist_is_refused() {
    let sheet =
        sheet_of_rounds(vec![with_picked_tactic(sample_sheet_round(Side::A, 0, 0), Side::A, "win", true)]);
    assert_eq!(list_breaches(&sheet)[0].3, Fault::UnknownTactic { slug: "win".into() });
}

#[test]
fn r5_what_may_be_picked_next_is_offered_and_the_rest_says_why_not() {
    let sheet = sheet_of_rounds(vec![
        with_picked_tactic(sample_sheet_round(Side::A, 0, 0), Side::A, "do-not-waver", true),
        sample_sheet_round(Side::A, 0, 0),
    ]);
    let choices =
        sheet.tactic_choices(&rules_of_battleplan("feral-foray"), TurnPlace { round: 2, side: Side::A });
    let open: Vec<&str> = choices
        .iter()
        .filter(|choice| choice.refused.is_none())
        .map(|choice| choice.tactic.slug.as_str())
        .collect();
    assert_eq!(open.len(), 5 + 2);
    assert!(open.contains(&"reclaim-the-realms") && !open.contains(&"do-not-waver"));
    // The pick of the turn itself stays open: tapping it again is no second pick.
    let own =
        sheet.tactic_choices(&rules_of_battleplan("feral-foray"), TurnPlace { round: 1, side: Side::A });
    assert_eq!(own[0].refused, None);
}

#[test]
fn r6_going_second_and_then_first_is_a_double_turn() {
    let plan = rules_of_battleplan("feral-foray");
    let sheet = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 1, 1),
        sample_sheet_round(Side::B, 1, 1),
        sample_sheet_round(Side::B, 1, 1),
    ]);
    assert_eq!(sheet.initiative(&plan, 1).double_turn, None);
    assert_eq!(
        sheet.initiative(&plan, 2).double_turn,
        Some(DoubleTurn { side: Side::B, behind_by: 0, seizes_initiative: true, has_tactic: false })
    );
    assert_eq!(sheet.initiative(&plan, 3).double_turn, None);
    assert_eq!(sheet.initiative(&plan, 4).double_turn, None);
}

#[test]
fn r6_a_player_who_is_made_to_go_first_takes_no_double_turn() {
    let plan = rules_of_battleplan("feral-foray");
    let mut sheet =
        sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 1), sample_sheet_round(Side::A, 1, 1)]);
    sheet.rounds[1].first = Some(Side::B);
    assert_eq!(sheet.initiative(&plan, 2).double_turn, None);
}

#[test]
fn r6_a_double_turn_has_no_tactic_unless_six_or_more_behind() {
    // Two points a line: 4 behind after one battle round, 8 after two.
    let early = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 2, 0),
        with_picked_tactic(sample_sheet_round(Side::B, 2, 0), Side::B, "do-not-waver", true),
    ]);
    assert_eq!(list_breaches(&early), [("R6", 2, Side::B, Fault::InDoubleTurn { free_from: Some(6) })]);
    let behind = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 3, 0),
        with_picked_tactic(sample_sheet_round(Side::B, 2, 0), Side::B, "do-not-waver", true),
    ]);
    assert_eq!(list_breaches(&behind), []);
    // The opponent's own tactic is not touched by it.
    let opponent = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 2, 0),
        with_picked_tactic(sample_sheet_round(Side::B, 2, 0), Side::A, "do-not-waver", true),
    ]);
    assert_eq!(list_breaches(&opponent), []);
}

#[test]
fn v06_with_the_universal_tactics_alone_no_double_turn_has_one_and_none_seizes() {
    let fewer = games::check_game_file(&handbook_system().with_universal_tactics("Fewer").unwrap()).unwrap();
    let plan =
        games::default().sheet_rules(handbook_system().battleplan("feral-foray").unwrap(), [None, None]);
    let never = SheetRules { system: &fewer, ..plan };
    let behind = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 3, 0),
        with_picked_tactic(sample_sheet_round(Side::B, 2, 0), Side::B, "do-not-waver", true),
    ]);
    let found: Vec<Fault> =
        check_scoring_sheet(&behind, &never).into_iter().map(|breach| breach.fault).collect();
    assert_eq!(found, [Fault::InDoubleTurn { free_from: None }]);
    let taken = behind.initiative(&never, 2).double_turn.unwrap();
    assert!(!taken.seizes_initiative && !taken.has_tactic);
    // The underdog is who has fewer points, and nobody else.
    assert_eq!(behind.initiative(&never, 2).underdog, Some(Side::B));
}

#[test]
fn r6_the_underdog_is_the_player_with_fewer_points_when_the_battle_round_begins() {
    let plan = rules_of_battleplan("feral-foray");
    let sheet = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 1, 0),
        sample_sheet_round(Side::A, 0, 1),
        sample_sheet_round(Side::A, 0, 3),
    ]);
    let underdogs: Vec<Option<Side>> =
        (1..=4).map(|number| sheet.initiative(&plan, number).underdog).collect();
    assert_eq!(underdogs, [None, Some(Side::B), None, Some(Side::A)]);
}

#[test]
fn r6_seizing_the_initiative_makes_the_opponent_the_underdog_for_good() {
    let plan = rules_of_battleplan("feral-foray");
    let mut sheet = sheet_of_rounds(vec![
        sample_sheet_round(Side::A, 0, 3),
        // b leads by 6 and takes a double turn all the same: seized.
        sample_sheet_round(Side::B, 3, 0),
        sample_sheet_round(Side::B, 3, 0),
        // Level after two battle rounds, a leads by 6 after three, and seizes in the fourth.
        sample_sheet_round(Side::A, 0, 0),
        sample_sheet_round(Side::A, 0, 0),
    ]);
    let underdogs: Vec<Option<Side>> =
        (1..=5).map(|number| sheet.initiative(&plan, number).underdog).collect();
    assert_eq!(underdogs, [None, Some(Side::A), Some(Side::A), Some(Side::B), Some(Side::B)]);
    // Six behind, a double turn seizes nothing and the underdog stays.
    sheet.rounds[2] = sample_sheet_round(Side::B, 0, 3);
    let double_turn = sheet.initiative(&plan, 4).double_turn.unwrap();
    assert_eq!((double_turn.behind_by, double_turn.seizes_initiative), (6, false));
    assert_eq!(sheet.initiative(&plan, 4).underdog, Some(Side::A));
}

#[test]
fn r7_lines_that_cannot_be_true_together_are_refused() {
    let mut sheet = sheet_of_rounds(vec![sample_sheet_round(Side::A, 1, 0)]);
    sheet.rounds[0].b.lines = lines_from_scores(&[("more", 1)]);
    let (line, needed) =
        ("Hold more objectives than your opponent".to_owned(), vec!["Hold an objective".into()]);
    let why = LineFault::Needs { line, needed };
    assert_eq!(list_breaches(&sheet), [("R7", 1, Side::B, Fault::Lines { why })]);
}

#[test]
fn r7_a_turn_never_counts_more_than_ten_and_a_battle_fifty_whatever_is_written() {
    let mut sheet = sheet_of_rounds(vec![sample_sheet_round(Side::A, 3, 0); 9]);
    for round in &mut sheet.rounds {
        round.a.completed = true;
        round.a.lines.insert("one".into(), u32::MAX);
    }
    let totals = sheet.totals(&rules_of_battleplan("feral-foray"));
    assert!(totals.rounds.iter().all(|round| round.a.total == 10));
    assert_eq!(totals.a.victory_points, 50);
}

#[test]
fn r7_every_reachable_turn_on_every_battleplan_passes_the_check_and_stays_within_ten() {
    let tactics =
        ["do-not-waver", "take-their-land", "slay-the-entourage", "seize-the-centre", "take-the-flanks"];
    for battleplan in &handbook_system().battleplans {
        let rules = rules_of_battleplan(&battleplan.slug);
        let possible = possible_scores(&handbook_system().sheet, battleplan);
        for number in 1..=handbook_system().sheet.rounds {
            for turn in battleplan.possible_turns(number) {
                for completed in [false, true] {
                    let mut rounds = vec![SheetRound::default(); number as usize];
                    let tactic = Some(tactics[number as usize - 1].to_owned());
                    rounds[number as usize - 1].a =
                        PlayerTurn { tactic, completed, lines: turn.clone(), ..PlayerTurn::default() };
                    let sheet = sheet_of_rounds(rounds);
                    assert_eq!(check_scoring_sheet(&sheet, &rules), [], "{}: {turn:?}", battleplan.slug);
                    let score = sheet.totals(&rules).a;
                    assert!(score.victory_points <= 10);
                    assert!(possible.contains(&(score.victory_points, score.battle_tactics)));
                }
            }
        }
    }
}

#[test]
fn r7_the_four_number_report_accepts_just_what_a_battle_can_end_with() {
    let mut seen = Vec::new();
    for battleplan in &handbook_system().battleplans {
        let possible = possible_scores(&handbook_system().sheet, battleplan);
        // Most battleplans come to the same scores: once is enough for each.
        if seen.contains(&possible) {
            continue;
        }
        seen.push(possible.clone());
        for victory_points in 0..=60 {
            for battle_tactics in 0..=7 {
                let score = Score { victory_points, battle_tactics, ..Score::default() };
                let accepted = check_quick(score, &handbook_system().sheet, Some(battleplan)).is_ok();
                assert_eq!(accepted, possible.contains(&(victory_points, battle_tactics)), "{score:?}");
                if accepted {
                    assert_eq!(check_quick(score, &handbook_system().sheet, None), Ok(()));
                }
            }
        }
    }
    assert_eq!(seen.len(), 3, "in twos, in threes, and everything");
}

#[test]
fn r7_what_adds_up_follows_from_the_lines_of_a_turn() {
    // Worked out by hand from the table of battleplans: lines come in threes, in any number to six, or in twos.
    let step = |slug: &str| match slug {
        "starstrike" => 3,
        "border-war"
        | "focal-points"
        | "shifting-objectives"
        | "battle-for-the-pass"
        | "close-to-the-chest" => 1,
        _ => 2,
    };
    for battleplan in &handbook_system().battleplans {
        let lines = (0..=30).filter(|lines| lines % step(&battleplan.slug) == 0);
        let by_hand = lines.flat_map(|lines| (0..=5).map(move |tactics| (lines + 4 * tactics, tactics)));
        assert_eq!(
            possible_scores(&handbook_system().sheet, battleplan),
            by_hand.collect(),
            "{}",
            battleplan.slug
        );
    }
}

#[test]
fn r7_whatever_is_tapped_on_a_sheet_the_four_numbers_say_too() {
    let mut dice = ChaCha8Rng::seed_from_u64(4);
    for battleplan in &handbook_system().battleplans {
        let (rules, possible) =
            (rules_of_battleplan(&battleplan.slug), possible_scores(&handbook_system().sheet, battleplan));
        let mut seen = BTreeSet::new();
        for _ in 0..12 {
            let mut sheet = ScoringSheet::default();
            for _ in 0..150 {
                let field = any_field(&mut dice, battleplan);
                let value = any_value(&mut dice, &field);
                let step = SheetStep { seen: sheet.value(&field), field, value };
                sheet = sheet.after(&step, &rules, &[]).unwrap_or(sheet);
                let totals = sheet.totals(&rules);
                for Score { victory_points, battle_tactics, .. } in [totals.a, totals.b] {
                    assert!(possible.contains(&(victory_points, battle_tactics)), "{sheet:?}");
                    seen.insert((victory_points, battle_tactics));
                }
            }
        }
        assert!(seen.len() > 20, "{}: {seen:?}", battleplan.slug);
    }
}

fn any_field(dice: &mut ChaCha8Rng, battleplan: &system::Battleplan) -> SheetField {
    let round = 1 + dice.next_u32() % handbook_system().sheet.rounds;
    let place = TurnPlace { round, side: *pick_by_dice(dice, &Side::BOTH) };
    match dice.next_u32() % 10 {
        0 => SheetField::Priority(round),
        1 => SheetField::First(round),
        2 | 3 => SheetField::Tactic(place),
        4 => SheetField::Completed(place),
        _ => SheetField::Line(place, pick_by_dice(dice, &battleplan.lines).id.clone()),
    }
}

fn any_value(dice: &mut ChaCha8Rng, field: &SheetField) -> String {
    match field {
        SheetField::Attacker | SheetField::Priority(_) | SheetField::First(_) => {
            (*pick_by_dice(dice, &["a", "b"])).into()
        }
        SheetField::Tactic(_) => pick_by_dice(dice, &handbook_system().battle_tactics).slug.clone(),
        SheetField::Completed(_) | SheetField::Card(..) | SheetField::Step(..) => {
            (*pick_by_dice(dice, &["yes", "yes", ""])).into()
        }
        SheetField::Line(..) => (*pick_by_dice(dice, &["1", "1", "2", ""])).into(),
    }
}

fn pick_by_dice<'v, T>(dice: &mut ChaCha8Rng, values: &'v [T]) -> &'v T {
    &values[dice.next_u32() as usize % values.len()]
}

#[test]
fn r7_the_four_number_report_is_refused_with_the_number_that_cannot_be() {
    let starstrike = handbook_system().battleplan("starstrike");
    let refused = |victory_points, battle_tactics| {
        check_quick(
            Score { victory_points, battle_tactics, ..Score::default() },
            &handbook_system().sheet,
            starstrike,
        )
        .unwrap_err()
    };
    assert_eq!(refused(30, 6), Impossible::TooManyTactics { tactics: 6, most: 5 });
    assert_eq!(refused(51, 5), Impossible::TooManyPoints { points: 51, most: 50, in_a_turn: 10 });
    let least = Impossible::TacticsWithoutPoints { points: 11, tactics: 3, least: 12, each: 4 };
    assert_eq!(refused(11, 3), least);
    let most = Impossible::PointsWithoutTactics { points: 31, tactics: 0, most: 30, from_lines: 6, each: 4 };
    assert_eq!(refused(31, 0), most);
    let (battleplan, nearest) = ("Starstrike".to_owned(), vec![17, 20]);
    assert_eq!(refused(19, 2), Impossible::NotOnBattleplan { battleplan, points: 19, tactics: 2, nearest });
    assert_eq!(check_quick(Score::default(), &handbook_system().sheet, starstrike), Ok(()));
}

#[test]
fn a_sheet_is_stored_and_read_back_and_an_empty_one_is_fine() {
    let sheet = sheet_of_rounds(vec![with_picked_tactic(
        sample_sheet_round(Side::B, 3, 1),
        Side::A,
        "do-not-waver",
        true,
    )]);
    let text = serde_json::to_string(&sheet).unwrap();
    assert_eq!(serde_json::from_str::<ScoringSheet>(&text).unwrap(), sheet);
    assert_eq!(serde_json::from_str::<ScoringSheet>("{}").unwrap(), ScoringSheet::default());
}
