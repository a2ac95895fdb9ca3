//! Drafts of every size and method, played through every way there is where that can be counted.

use super::*;
use crate::domain::numbers::RoundNumber;
use std::collections::{BTreeSet, HashSet};

fn sample_lots() -> Lots {
    Lots::new(42, RoundNumber(1), ["t1", "t2"])
}

fn settings_with_method(method: DraftMethod) -> DraftSettings {
    DraftSettings { method, ..DraftSettings::default() }
}

fn position_at_start(settings: DraftSettings, size: u8) -> Position {
    Position::from_plan(DraftPlan::from_settings(settings, size).unwrap(), sample_lots())
}

/// Every position that the open step can lead to.
fn list_next_positions(position: &Position) -> Vec<Position> {
    let Some(step) = position.open_step() else { return Vec::new() };
    let choices = |side| match position.offer(side) {
        Some(offer) => offer.all().into_iter().map(Some).collect(),
        None => vec![None],
    };
    let (a, b) = (choices(MatchSide::A), choices(MatchSide::B));
    let both = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
    both.map(|(a, b)| {
        let mut after = position.clone();
        for (side, choice) in MatchSide::BOTH.into_iter().zip([a, b]) {
            if let Some(choice) = choice {
                after.choose(side, step, choice).unwrap();
            }
        }
        after
    })
    .collect()
}

fn count_different_positions(positions: &[Position]) -> usize {
    let different: HashSet<_> =
        positions.iter().map(|at| (at.hands.clone(), at.defenders, at.sent.clone())).collect();
    different.len()
}

fn positions_after_step(positions: &[Position]) -> Vec<Position> {
    positions.iter().flat_map(list_next_positions).collect()
}

fn check_settled(position: &Position) {
    let size = position.plan.size;
    let everybody: Vec<u8> = (1..=size).collect();
    assert!(position.is_settled() && position.open_step().is_none());
    let of = |side: fn(&DraftedBattle) -> u8| position.battles.iter().map(side).collect::<BTreeSet<u8>>();
    assert_eq!(position.battles.len(), usize::from(size));
    assert!(of(|battle| battle.a).into_iter().eq(everybody.iter().copied()));
    assert!(of(|battle| battle.b).into_iter().eq(everybody.iter().copied()));
    assert!(of(|battle| battle.table.unwrap()).into_iter().eq(everybody.iter().copied()));
    assert!(position.hands.iter().all(Vec::is_empty) && position.sent.iter().all(Vec::is_empty));
}

/// Every draft there is from here, where positions that are alike but for the past are looked at once.
fn play_every_way(position: Position) -> usize {
    let (mut open, mut seen, mut settled) = (vec![position], HashSet::new(), 0);
    while let Some(position) = open.pop() {
        if position.open_step().is_none() {
            check_settled(&position);
            settled += 1;
            continue;
        }
        for next in list_next_positions(&position) {
            let key = (next.at, next.hands.clone(), next.defenders, next.sent.clone());
            let tables: Vec<_> = next.battles.iter().map(|battle| battle.table).collect();
            if seen.insert((key, next.hidden_champions(), tables, next.first)) {
                open.push(next);
            }
        }
    }
    settled
}

impl Position {
    fn hidden_champions(&self) -> [Option<u8>; 2] {
        MatchSide::BOTH.map(|side| self.champion(side))
    }
}

#[test]
fn t11_four_a_side_have_16_positions_after_defenders_and_144_after_attackers() {
    let start = [position_at_start(settings_with_method(DraftMethod::DefenderAttackers), 4)];
    let defenders = positions_after_step(&start);
    assert_eq!(count_different_positions(&defenders), 16);
    let attackers = positions_after_step(&defenders);
    assert_eq!(count_different_positions(&attackers), 144);
    let kept = positions_after_step(&attackers);
    assert_eq!(kept.len(), 576);
    kept.iter().for_each(check_settled);
}

#[test]
fn t11_six_a_side_have_36_and_3600_then_225_hands_of_four_3600_and_32400() {
    let start = [position_at_start(settings_with_method(DraftMethod::DefenderAttackers), 6)];
    let defenders = positions_after_step(&start);
    assert_eq!(count_different_positions(&defenders), 36);
    let attackers = positions_after_step(&defenders);
    assert_eq!(count_different_positions(&attackers), 3600);
    let mut hands: Vec<Position> = positions_after_step(&attackers);
    let mut seen = HashSet::new();
    hands.retain(|position| seen.insert(position.hands.clone()));
    assert_eq!(hands.len(), 225);
    let defenders = positions_after_step(&hands);
    assert_eq!(count_different_positions(&defenders), 3600);
    let attackers = positions_after_step(&defenders);
    assert_eq!(count_different_positions(&attackers), 32_400);
}

#[test]
fn t10_every_draft_of_three_to_six_gives_each_player_one_battle() {
    for size in 3..=6 {
        for at_four in AtFour::ALL {
            let drafted = DraftSettings { at_four, ..settings_with_method(DraftMethod::DefenderAttackers) };
            assert!(play_every_way(position_at_start(drafted, size)) > 0, "{size}");
        }
    }
}

#[test]
fn t10_two_to_ten_a_side_take_one_pass_for_two_of_them() {
    let passes = [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)];
    for (size, passes) in passes {
        let plan =
            DraftPlan::from_settings(settings_with_method(DraftMethod::DefenderAttackers), size).unwrap();
        let defenders = plan.steps.iter().filter(|step| step.what == DraftTask::Defender).count();
        assert_eq!(defenders, passes, "{size}");
    }
}

#[test]
fn t10_with_three_in_hand_both_others_must_attack_and_the_refused_meet() {
    let mut draft = position_at_start(settings_with_method(DraftMethod::DefenderAttackers), 3);
    draft.choose(MatchSide::A, 0, &DraftChoice::from_place(1)).unwrap();
    draft.choose(MatchSide::B, 0, &DraftChoice::from_place(3)).unwrap();
    assert_eq!(draft.open().attackers, [vec![2, 3], vec![1, 2]]);
    assert_eq!(draft.open_step(), Some(2));
    draft.choose(MatchSide::A, 2, &DraftChoice::from_place(1)).unwrap();
    draft.choose(MatchSide::B, 2, &DraftChoice::from_place(2)).unwrap();
    let met: Vec<_> = draft.open().battles.iter().map(|battle| (battle.a, battle.b)).collect();
    assert_eq!(met, [(1, 1), (2, 3), (3, 2)]);
}

#[test]
fn t10_with_four_in_hand_refused_meets_refused_or_the_others_last() {
    let play = |at_four| {
        let drafted = DraftSettings { at_four, ..settings_with_method(DraftMethod::DefenderAttackers) };
        let mut draft = position_at_start(drafted, 4);
        let steps = [["1", "1"], ["2,3", "2,3"], ["2", "2"]];
        for (step, choices) in steps.into_iter().enumerate() {
            for (side, choice) in MatchSide::BOTH.into_iter().zip(choices) {
                draft.choose(side, step, &DraftChoice::parse(choice).unwrap()).unwrap();
            }
        }
        draft.open().battles.iter().map(|battle| (battle.a, battle.b)).collect::<Vec<_>>()
    };
    assert_eq!(play(AtFour::RefusedMeet), [(1, 2), (2, 1), (3, 3), (4, 4)]);
    assert_eq!(play(AtFour::RefusedMeetLast), [(1, 2), (2, 1), (3, 4), (4, 3)]);
}

#[test]
fn t12_t13_t14_t15_every_method_gives_each_player_one_battle_by_lot_alone() {
    for method in DraftMethod::ALL {
        for tables in TableChoice::ALL {
            for size in (2..=10).filter(|size| method.fits(*size) && method != DraftMethod::Typed) {
                let mut draft =
                    position_at_start(DraftSettings { method, tables, ..DraftSettings::default() }, size);
                while let Some(step) = draft.open_step() {
                    draft.run_out(step).unwrap();
                }
                check_settled(&draft);
            }
        }
    }
}

#[test]
fn t12_champions_are_seen_when_they_meet_and_not_before() {
    let mut draft = position_at_start(settings_with_method(DraftMethod::HiddenChampion), 6);
    draft.choose(MatchSide::A, 0, &DraftChoice::from_place(5)).unwrap();
    draft.choose(MatchSide::B, 0, &DraftChoice::from_place(2)).unwrap();
    let loser = draft.first.other();
    assert!(draft.awaits(loser) && !draft.awaits(draft.first));
    while let Some(step) = draft.open_step() {
        assert!(draft.open().shown.iter().all(|shown| shown.what != DraftTask::Champion));
        assert!(draft.open().hands[0].contains(&5) && draft.open().hands[1].contains(&2));
        assert_eq!(
            [draft.seen_by(MatchSide::A).champion, draft.seen_by(MatchSide::B).champion],
            [Some(5), Some(2)]
        );
        draft.run_out(step).unwrap();
    }
    check_settled(&draft);
    let last = draft.open().battles.last().copied().unwrap();
    assert_eq!((last.a, last.b), (5, 2));
    assert_eq!(draft.open().shown.iter().filter(|shown| shown.what == DraftTask::Champion).count(), 2);
}

#[test]
fn t14_three_cards_lie_on_the_outer_tables() {
    let mut draft = position_at_start(settings_with_method(DraftMethod::ThreeCards), 3);
    draft.choose(MatchSide::A, 0, &DraftChoice::from_place(2)).unwrap();
    draft.choose(MatchSide::B, 0, &DraftChoice::from_place(1)).unwrap();
    draft.choose(MatchSide::A, 2, &DraftChoice::from_place(3)).unwrap();
    draft.choose(MatchSide::B, 2, &DraftChoice::from_place(1)).unwrap();
    let placed: Vec<_> =
        draft.open().battles.iter().map(|battle| (battle.a, battle.b, battle.table.unwrap())).collect();
    assert_eq!(placed, [(2, 3, 1), (1, 1, 3), (3, 2, 2)]);
}

#[test]
fn t15_typed_pairs_hold_when_both_captains_say_the_same() {
    let mut draft = position_at_start(settings_with_method(DraftMethod::Typed), 4);
    let pairs = DraftChoice::parse("2,1,4,3").unwrap();
    assert_eq!(
        draft.type_in(MatchSide::A, &DraftChoice::parse("1,1,2,3").unwrap()),
        Err(DraftError::NotEverybodyOnce)
    );
    assert_eq!(draft.type_in(MatchSide::A, &pairs).unwrap().1, Agreement::Missing);
    assert_eq!(
        draft.type_in(MatchSide::B, &DraftChoice::parse("1,2,3,4").unwrap()).unwrap().1,
        Agreement::Different
    );
    assert!(!draft.is_settled());
    assert_eq!(draft.type_in(MatchSide::B, &pairs).unwrap().1, Agreement::Same);
    check_settled(&draft);
    assert_eq!(draft.last_step(), Ok(TYPED));
}

#[test]
fn t16_whoever_put_up_the_defender_picks_the_table() {
    let drafted = DraftSettings {
        tables: TableChoice::Defender,
        ..settings_with_method(DraftMethod::DefenderAttackers)
    };
    assert!(play_every_way(position_at_start(drafted, 4)) > 0);
    let mut draft = position_at_start(drafted, 4);
    for step in 0..3 {
        draft.run_out(step).unwrap();
    }
    let first = draft.first;
    assert!(draft.awaits(first) && !draft.awaits(first.other()));
    draft.choose(first, 3, &DraftChoice::from_place(4)).unwrap();
    draft.choose(first.other(), 4, &DraftChoice::from_place(2)).unwrap();
    check_settled(&draft);
    assert_eq!(draft.battles[first.place()].table, Some(4));
    assert_eq!(draft.battles[first.other().place()].table, Some(2));
}

#[test]
fn t18_a_choice_is_in_no_view_but_the_own_until_both_have_chosen() {
    let drafted = settings_with_method(DraftMethod::DefenderAttackers);
    let before = position_at_start(drafted, 5).open();
    let views = |choice| {
        let mut draft = position_at_start(drafted, 5);
        draft.choose(MatchSide::A, 0, &DraftChoice::from_place(choice)).unwrap();
        (draft.open(), draft.seen_by(MatchSide::B), format!("{draft:?}"), draft.seen_by(MatchSide::A).own)
    };
    let (of_one, of_four) = (views(1), views(4));
    assert_eq!((&of_one.0, &of_one.1, &of_one.2), (&of_four.0, &of_four.1, &of_four.2));
    assert_ne!(of_one.3, of_four.3);
    let open = of_one.0.open.unwrap();
    assert_eq!(open.has_chosen, [true, false]);
    let untouched = OpenView { open: before.open, ..of_one.0 };
    assert_eq!(untouched, before);
}

#[test]
fn t19_a_missing_choice_is_drawn_from_the_seed_and_marked() {
    let drafted = settings_with_method(DraftMethod::DefenderAttackers);
    let run = || {
        let mut draft = position_at_start(drafted, 5);
        draft.choose(MatchSide::B, 0, &DraftChoice::from_place(3)).unwrap();
        let drawn = draft.run_out(0).unwrap();
        (drawn, draft)
    };
    let (drawn, draft) = run();
    assert_eq!(drawn.len(), 1);
    assert_eq!((drawn[0].side, drawn[0].by), (MatchSide::A, MadeBy::Lot));
    assert_eq!(run(), (drawn, draft.clone()));
    let shown: Vec<_> = draft.open().shown.iter().map(|shown| (shown.side, shown.by_lot)).collect();
    assert_eq!(shown, [(MatchSide::A, true), (MatchSide::B, false)]);
    assert_eq!(draft.clone().run_out(0), Err(DraftError::OtherStep { open: 1 }));
}

#[test]
fn t20_a_choice_may_change_until_both_are_in_and_then_a_judge_takes_a_step_back() {
    let drafted = settings_with_method(DraftMethod::DefenderAttackers);
    let mut draft = position_at_start(drafted, 5);
    let mut kept = vec![draft.choose(MatchSide::A, 0, &DraftChoice::from_place(1)).unwrap()];
    kept[0] = draft.choose(MatchSide::A, 0, &DraftChoice::from_place(2)).unwrap();
    assert_eq!(draft.last_step(), Err(DraftError::NothingToTakeBack));
    kept.push(draft.choose(MatchSide::B, 0, &DraftChoice::from_place(5)).unwrap());
    assert_eq!(draft.open().defenders, [Some(2), Some(5)]);
    assert_eq!(
        draft.choose(MatchSide::A, 0, &DraftChoice::from_place(3)),
        Err(DraftError::OtherStep { open: 1 })
    );
    kept.push(draft.choose(MatchSide::A, 1, &DraftChoice::parse("1,3").unwrap()).unwrap());
    let back = draft.last_step().unwrap();
    assert_eq!(back, 0);
    kept.retain(|made| made.step < back);
    let again =
        Position::from_choices(DraftPlan::from_settings(drafted, 5).unwrap(), sample_lots(), &kept).unwrap();
    assert_eq!(again.open(), position_at_start(drafted, 5).open());
}

#[test]
fn a_draft_is_the_same_however_its_choices_are_kept() {
    let drafted = DraftSettings {
        tables: TableChoice::InTurns,
        ..settings_with_method(DraftMethod::DefenderAttackers)
    };
    let mut draft = position_at_start(drafted, 8);
    let mut kept = Vec::new();
    while let Some(step) = draft.open_step() {
        kept.extend(draft.run_out(step).unwrap());
        let mut backwards = kept.clone();
        backwards.reverse();
        assert_eq!(
            Position::from_choices(DraftPlan::from_settings(drafted, 8).unwrap(), sample_lots(), &backwards)
                .unwrap(),
            draft
        );
    }
    check_settled(&draft);
}

#[test]
fn a_choice_that_is_not_offered_is_not_taken() {
    let mut draft = position_at_start(settings_with_method(DraftMethod::DefenderAttackers), 5);
    for wrong in ["0", "6", "1,2", "1,1"] {
        assert_eq!(
            draft.choose(MatchSide::A, 0, &DraftChoice::parse(wrong).unwrap()),
            Err(DraftError::NotOffered)
        );
    }
    assert!(DraftChoice::parse("").is_err() && DraftChoice::parse("x").is_err());
    let mut alternating = position_at_start(settings_with_method(DraftMethod::Alternating), 5);
    let waits = alternating.first.other();
    assert_eq!(alternating.choose(waits, 0, &DraftChoice::from_place(1)), Err(DraftError::NotYourStep));
}
