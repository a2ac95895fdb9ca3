//! The protocol, move by move, and under random interleavings of two players, staff and a bad network.

use super::protocol::{BattleMove, BattleStanding, Effect, ReportRefusal, Sender, State, apply_battle_move};
use crate::domain::history::{BattleResult, ResultKind, Score};
use crate::domain::scoring::Side;
use proptest::prelude::*;

fn sample_played_result(points: u32) -> BattleResult {
    let score = |victory_points| Score { victory_points, battle_tactics: 1, ..Score::default() };
    BattleResult { kind: ResultKind::Played, a: score(points), b: score(10), ruled: None }
}

fn sample_battle_standing(state: State, sender: Sender) -> BattleStanding {
    let found = (state != State::Open).then(|| sample_played_result(30));
    BattleStanding { state, sender, result: found, version: 5, bye: false }
}

fn sample_report_move(side: Side, seen: i64, points: u32) -> BattleMove {
    BattleMove::Report { side, seen, result: sample_played_result(points) }
}

const BY_A: Sender = Sender::Player(Side::A);

#[test]
fn the_first_report_waits_for_the_opponent() {
    let open = sample_battle_standing(State::Open, Sender::Staff);
    let becomes = Effect::Becomes { state: State::Reported, result: sample_played_result(30) };
    assert_eq!(apply_battle_move(&open, sample_report_move(Side::A, 5, 30)), Ok(becomes));
    assert_eq!(
        apply_battle_move(&open, BattleMove::Confirm { side: Side::B, seen: 5 }),
        Err(ReportRefusal::NothingReported)
    );
}

#[test]
fn an_equal_report_of_the_opponent_confirms_and_a_different_one_disputes() {
    let reported = sample_battle_standing(State::Reported, BY_A);
    let confirmed = Effect::Becomes { state: State::Confirmed, result: sample_played_result(30) };
    for seen in [4, 5] {
        assert_eq!(
            apply_battle_move(&reported, sample_report_move(Side::B, seen, 30)),
            Ok(confirmed.clone())
        );
        let disputed = Effect::Disputed { second: sample_played_result(28) };
        assert_eq!(apply_battle_move(&reported, sample_report_move(Side::B, seen, 28)), Ok(disputed));
    }
    assert_eq!(apply_battle_move(&reported, BattleMove::Confirm { side: Side::B, seen: 5 }), Ok(confirmed));
}

#[test]
fn nobody_confirms_what_they_did_not_see() {
    let reported = sample_battle_standing(State::Reported, BY_A);
    assert_eq!(
        apply_battle_move(&reported, BattleMove::Confirm { side: Side::B, seen: 4 }),
        Err(ReportRefusal::Stale)
    );
}

#[test]
fn one_person_is_never_both_sides() {
    let reported = sample_battle_standing(State::Reported, BY_A);
    assert_eq!(
        apply_battle_move(&reported, BattleMove::Confirm { side: Side::A, seen: 5 }),
        Err(ReportRefusal::OwnReport)
    );
    assert_eq!(apply_battle_move(&reported, sample_report_move(Side::A, 5, 30)), Ok(Effect::Kept));
}

#[test]
fn a_reporter_corrects_the_own_report_but_not_over_a_newer_one() {
    let reported = sample_battle_standing(State::Reported, BY_A);
    let corrected = Effect::Becomes { state: State::Reported, result: sample_played_result(28) };
    assert_eq!(apply_battle_move(&reported, sample_report_move(Side::A, 5, 28)), Ok(corrected));
    assert_eq!(apply_battle_move(&reported, sample_report_move(Side::A, 4, 28)), Err(ReportRefusal::Stale));
}

#[test]
fn players_do_not_move_what_is_settled_or_disputed() {
    for (state, refusal) in [
        (State::Confirmed, ReportRefusal::Agreed),
        (State::Disputed, ReportRefusal::Disputed),
        (State::Ruled, ReportRefusal::Ruled),
    ] {
        for side in [Side::A, Side::B] {
            assert_eq!(
                apply_battle_move(&sample_battle_standing(state, BY_A), sample_report_move(side, 5, 28)),
                Err(refusal)
            );
        }
    }
}

#[test]
fn only_staff_settle_a_dispute() {
    let disputed = sample_battle_standing(State::Disputed, BY_A);
    let ruled = Effect::Becomes { state: State::Ruled, result: sample_played_result(28) };
    assert_eq!(
        apply_battle_move(&disputed, BattleMove::Rule { seen: 5, result: sample_played_result(28) }),
        Ok(ruled)
    );
    assert_eq!(apply_battle_move(&disputed, BattleMove::Accept), Err(ReportRefusal::Disputed));
    assert_eq!(
        apply_battle_move(&disputed, BattleMove::Paper { result: sample_played_result(30) }),
        Err(ReportRefusal::Disputed)
    );
    assert_eq!(
        apply_battle_move(&disputed, BattleMove::Confirm { side: Side::B, seen: 5 }),
        Err(ReportRefusal::Disputed)
    );
}

#[test]
fn a_ruling_is_not_made_over_something_newer() {
    let reported = sample_battle_standing(State::Reported, BY_A);
    assert_eq!(
        apply_battle_move(&reported, BattleMove::Rule { seen: 4, result: sample_played_result(28) }),
        Err(ReportRefusal::Stale)
    );
    assert_eq!(apply_battle_move(&reported, BattleMove::Clear { seen: 4 }), Err(ReportRefusal::Stale));
    assert_eq!(apply_battle_move(&reported, BattleMove::Clear { seen: 5 }), Ok(Effect::Opened));
}

#[test]
fn a_paper_sheet_confirms_but_never_overrules() {
    let confirmed =
        |points| Ok(Effect::Becomes { state: State::Confirmed, result: sample_played_result(points) });
    let paper = |points| BattleMove::Paper { result: sample_played_result(points) };
    assert_eq!(
        apply_battle_move(&sample_battle_standing(State::Open, Sender::Staff), paper(20)),
        confirmed(20)
    );
    assert_eq!(apply_battle_move(&sample_battle_standing(State::Reported, BY_A), paper(30)), confirmed(30));
    assert_eq!(
        apply_battle_move(&sample_battle_standing(State::Reported, BY_A), paper(20)),
        Err(ReportRefusal::DiffersFromPaper)
    );
    assert_eq!(
        apply_battle_move(&sample_battle_standing(State::Ruled, Sender::Staff), paper(20)),
        Err(ReportRefusal::DiffersFromPaper)
    );
}

#[test]
fn a_sheet_that_two_people_check_counts_once_both_typed_in_the_same() {
    use super::Typist::{Other, Same};
    let becomes = |state, points| Ok(Effect::Becomes { state, result: sample_played_result(points) });
    let (open, confirmed) = (State::Open, State::Confirmed);
    let (reported, disputed, ruled) = (State::Reported, State::Disputed, State::Ruled);
    let differs = || Err(ReportRefusal::DiffersFromPaper);
    // What stands is always 30; now, by whom, who types, what, and what comes of it.
    let table = [
        (open, Sender::Staff, Other, 30, becomes(reported, 30)),
        // The battle was opened again: who typed before is nobody's second.
        (open, Sender::Staff, Same, 30, becomes(reported, 30)),
        (reported, Sender::Staff, Same, 30, Ok(Effect::Kept)),
        (reported, Sender::Staff, Same, 20, becomes(reported, 20)),
        (reported, Sender::Staff, Other, 30, becomes(confirmed, 30)),
        (reported, Sender::Staff, Other, 20, Ok(Effect::Disputed { second: sample_played_result(20) })),
        // A player's word is one pair of eyes, the paper the other.
        (reported, BY_A, Other, 30, becomes(confirmed, 30)),
        (reported, BY_A, Same, 30, becomes(confirmed, 30)),
        (reported, BY_A, Other, 20, differs()),
        (reported, BY_A, Same, 20, differs()),
        (confirmed, Sender::Staff, Other, 30, Ok(Effect::Kept)),
        (confirmed, Sender::Staff, Same, 20, differs()),
        (confirmed, BY_A, Other, 20, differs()),
        (disputed, Sender::Staff, Other, 30, Err(ReportRefusal::Disputed)),
        (disputed, BY_A, Same, 20, Err(ReportRefusal::Disputed)),
        (ruled, Sender::Staff, Other, 30, Ok(Effect::Kept)),
        (ruled, Sender::Staff, Same, 20, differs()),
    ];
    for (state, sender, typist, points, expected) in table {
        let asked = BattleMove::CheckedPaper { result: sample_played_result(points), typist };
        assert_eq!(
            apply_battle_move(&sample_battle_standing(state, sender), asked),
            expected,
            "{state:?} by {sender:?}, {typist:?}, {points}"
        );
    }
}

#[test]
fn what_one_person_typed_in_is_not_accepted_nor_confirmed_but_by_the_sheet_or_a_player() {
    let waits = sample_battle_standing(State::Reported, Sender::Staff);
    assert_eq!(apply_battle_move(&waits, BattleMove::Accept), Err(ReportRefusal::WaitsForSecond));
    let confirmed = Ok(Effect::Becomes { state: State::Confirmed, result: sample_played_result(30) });
    assert_eq!(apply_battle_move(&waits, BattleMove::Confirm { side: Side::A, seen: 5 }), confirmed);
    assert_eq!(
        apply_battle_move(&waits, sample_report_move(Side::B, 5, 20)),
        Ok(Effect::Disputed { second: sample_played_result(20) })
    );
    let bye = BattleStanding { bye: true, ..waits };
    let asked = BattleMove::CheckedPaper { result: sample_played_result(30), typist: super::Typist::Other };
    assert_eq!(apply_battle_move(&bye, asked), Err(ReportRefusal::Bye));
}

#[test]
fn a_bye_has_nothing_to_report() {
    let bye = BattleStanding { bye: true, ..sample_battle_standing(State::Confirmed, Sender::Staff) };
    assert_eq!(apply_battle_move(&bye, sample_report_move(Side::A, 5, 30)), Err(ReportRefusal::Bye));
    assert_eq!(
        apply_battle_move(&bye, BattleMove::Rule { seen: 5, result: sample_played_result(30) }),
        Err(ReportRefusal::Bye)
    );
}

/// A move as somebody's screen makes it: `lag` versions behind.
#[derive(Debug, Clone)]
enum ScreenMove {
    Report(Side, i64, u32),
    Confirm(Side, i64),
    Paper(u32),
    Accept,
    Rule(i64, u32),
    Clear(i64),
}

fn any_protocol_step() -> impl Strategy<Value = ScreenMove> {
    let side = prop_oneof![Just(Side::A), Just(Side::B)];
    let (lag, points) = (prop_oneof![4 => Just(0i64), 1 => 1..3i64], 0..3u32);
    prop_oneof![
        6 => (side.clone(), lag.clone(), points.clone()).prop_map(|(s, l, p)| ScreenMove::Report(s, l, p)),
        4 => (side, lag.clone()).prop_map(|(s, l)| ScreenMove::Confirm(s, l)),
        1 => points.clone().prop_map(ScreenMove::Paper),
        1 => Just(ScreenMove::Accept),
        2 => (lag.clone(), points).prop_map(|(l, p)| ScreenMove::Rule(l, p)),
        1 => lag.prop_map(ScreenMove::Clear),
    ]
}

proptest! {
    /// Whatever order things arrive in: a settled result has the word of both sides or of staff behind it,
    /// a ruling moves only by staff, a dispute holds two different reports, and nothing else happens.
    #[test]
    fn every_end_state_is_explained_by_what_was_accepted(steps in prop::collection::vec(any_protocol_step(), 0..40)) {
        let mut now = BattleStanding {
            state: State::Open, sender: Sender::Staff, result: None, version: 1, bye: false,
        };
        // What each side's accepted word is since the battle was last open; staff's word.
        let mut words: [Option<BattleResult>; 2] = [None, None];
        let mut staff = false;
        for step in steps {
            let before = now.clone();
            let (asked, who) = match step {
                ScreenMove::Report(side, lag, points) => (sample_report_move(side, now.version - lag, points), Some(side)),
                ScreenMove::Confirm(side, lag) => (BattleMove::Confirm { side, seen: now.version - lag }, Some(side)),
                ScreenMove::Paper(points) => (BattleMove::Paper { result: sample_played_result(points) }, None),
                ScreenMove::Accept => (BattleMove::Accept, None),
                ScreenMove::Rule(lag, points) => (BattleMove::Rule { seen: now.version - lag, result: sample_played_result(points) }, None),
                ScreenMove::Clear(lag) => (BattleMove::Clear { seen: now.version - lag }, None),
            };
            let word = match &asked {
                BattleMove::Report { result, .. } => Some(result.clone()),
                BattleMove::Confirm { .. } => now.result.clone(),
                _ => None,
            };
            let Ok(effect) = apply_battle_move(&now, asked) else { continue };
            match (effect, who) {
                (Effect::Kept, _) => continue,
                (Effect::Becomes { state, result }, who) => {
                    if let Some(side) = who {
                        prop_assert!(matches!(before.state, State::Open | State::Reported));
                        words[side as usize] = word;
                        now.sender = if state == State::Reported { Sender::Player(side) } else { now.sender };
                    } else {
                        staff = true;
                    }
                    (now.state, now.result) = (state, Some(result));
                }
                (Effect::Disputed { second }, who) => {
                    let side = who.expect("only players dispute");
                    prop_assert_eq!(before.state, State::Reported);
                    prop_assert_eq!(before.sender, Sender::Player(side.other()));
                    words[side as usize] = Some(second);
                    now.state = State::Disputed;
                }
                (Effect::Opened, who) => {
                    prop_assert!(who.is_none());
                    (now.state, now.result, words, staff) = (State::Open, None, [None, None], false);
                }
            }
            now.version += 1;
            match now.state {
                State::Open => prop_assert!(now.result.is_none()),
                State::Reported => {
                    let Sender::Player(side) = now.sender else { panic!("a report of staff waits for nobody") };
                    prop_assert_eq!(&words[side as usize], &now.result);
                }
                State::Confirmed => {
                    prop_assert!(staff || (words[0] == now.result && words[1] == now.result));
                }
                State::Disputed => prop_assert!(words[0].is_some() && words[1].is_some() && words[0] != words[1]),
                State::Ruled => prop_assert!(who.is_none() && staff),
            }
        }
    }
}
