//! The verifier must refuse whatever is not right: every draw with two players swapped, every changed number.

use super::builder::{Event, battle, bye, play, players};
use crate::support::say_in_english;
use muster::{
    domain::{
        numbers::{RoundNumber, TableNumber},
        pairing::{
            Draw, DrawProof, PairingRequest, Pairs, Rules, Violation, check_best, check_legal, draw_pairings,
            verify_draw,
        },
    },
    text::draw::what_is_wrong,
};

#[test]
fn every_swap_of_two_players_is_refused() {
    let mut refused = 0;
    for seed in 0..25 {
        let event = Event::random(seed, 13, 3);
        let request = event.request();
        let drawn = event.draw();
        for first in 0..drawn.pairings.len() {
            for second in first + 1..drawn.pairings.len() {
                for swapped in swaps(&drawn, first, second) {
                    assert!(verify_draw(&request, &swapped).is_err(), "event {seed}: {swapped:?}");
                    refused += 1;
                }
            }
            if let Some(swapped) = with_other_bye(&drawn, first) {
                assert!(verify_draw(&request, &swapped).is_err(), "event {seed}: {swapped:?}");
            }
        }
    }
    assert!(refused > 500);
}

/// Both ways to swap partners between two tables.
fn swaps(drawn: &Draw, first: usize, second: usize) -> [Draw; 2] {
    let (mut one, mut other) = (drawn.clone(), drawn.clone());
    one.pairings[first].b = drawn.pairings[second].b;
    one.pairings[second].b = drawn.pairings[first].b;
    other.pairings[first].b = drawn.pairings[second].a;
    other.pairings[second].a = drawn.pairings[first].b;
    [one, other]
}

fn with_other_bye(drawn: &Draw, table: usize) -> Option<Draw> {
    let mut other = drawn.clone();
    let bye = other.bye.as_mut()?;
    std::mem::swap(&mut bye.player, &mut other.pairings[table].a);
    Some(other)
}

#[test]
fn every_changed_number_in_a_proof_is_refused() {
    let mut refused = 0;
    for seed in 0..12 {
        let event = Event::random(seed, 16, 4);
        let request = event.request();
        let drawn = event.draw();
        for proof in tampered(&drawn.proof) {
            let other = Draw { proof, ..drawn.clone() };
            assert!(verify_draw(&request, &other).is_err(), "event {seed}: {:?}", other.proof);
            refused += 1;
        }
    }
    assert!(refused > 200);
}

fn tampered(proof: &DrawProof) -> Vec<DrawProof> {
    let mut all = Vec::new();
    let mut change = |change: &dyn Fn(&mut DrawProof)| {
        let mut other = proof.clone();
        change(&mut other);
        all.push(other);
    };
    change(&|proof| proof.optimal = false);
    change(&|proof| proof.lottery_bits -= 1);
    change(&|proof| drop(proof.players.pop()));
    change(&|proof| proof.players.extend_from_within(..1));
    change(&|proof| proof.weights[3].0 = 0);
    change(&|proof| proof.bye = if proof.bye.is_some() { None } else { Some(proof.players[0].1) });
    for player in 0..proof.players.len() {
        change(&|proof| proof.players[player].1.0 += 1);
        change(&|proof| proof.players[player].1.0 -= 1);
        change(&|proof| proof.players[player].1.0 = i128::MAX);
    }
    for blossom in 0..proof.blossoms.len() {
        change(&|proof| proof.blossoms[blossom].value.0 += 2);
        change(&|proof| proof.blossoms[blossom].value.0 = -proof.blossoms[blossom].value.0);
        change(&|proof| proof.blossoms[blossom].players.push(usize::MAX));
        change(&|proof| proof.blossoms[blossom].blossoms.push(blossom));
        change(&|proof| drop(proof.blossoms.remove(blossom)));
    }
    all
}

#[test]
fn a_proof_survives_being_written_down() {
    let event = Event::random(8, 22, 5);
    let drawn = event.draw();
    let text = serde_json::to_string(&drawn.proof).unwrap();
    assert_eq!(serde_json::from_str::<DrawProof>(&text).unwrap(), drawn.proof);
}

#[test]
fn a_changed_cost_or_another_seed_is_refused() {
    let event = Event::random(5, 16, 3);
    let drawn = event.draw();
    let mut cheaper = drawn.clone();
    cheaper.cost = muster::domain::pairing::DrawCost::default();
    assert_eq!(verify_draw(&event.request(), &cheaper), Err(Violation::WrongTotal));
    let request = PairingRequest { attempt: 1, ..event.request() };
    assert_eq!(verify_draw(&request, &drawn), Err(Violation::AnotherDraw));
}

#[test]
fn a_round_that_could_be_better_is_found_out() {
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    let rules = Rules::default();
    let request = PairingRequest::new(&history, RoundNumber(2), &rules, 1);
    let pairs = |pairs: &[(usize, usize)]| Pairs { pairs: pairs.to_vec(), bye: None };
    assert_eq!(check_best(&request, &pairs(&[(0, 2), (3, 1)])), Ok(()));
    let violation = check_best(&request, &pairs(&[(0, 3), (2, 1)])).unwrap_err();
    assert_eq!(
        say_in_english(what_is_wrong(&violation)),
        "better pairings exist (record gaps, squared: 34, could be 0)"
    );
    assert!(matches!(check_best(&request, &pairs(&[(0, 2)])), Err(Violation::LeftOut { .. })));
}

#[test]
fn rounds_that_are_not_legal_are_refused() {
    let with = |battles| {
        let mut history = players(6);
        history.players[4].dropped_after = Some(RoundNumber(0));
        history.players[5].spare = true;
        play(&mut history, battles);
        check_legal(&history, RoundNumber(1))
    };
    assert_eq!(with(vec![battle(0, 1, 'W'), battle(2, 3, 'W')]), Ok(()));
    assert_eq!(with(vec![battle(0, 1, 'W'), battle(2, 5, 'W'), bye(3)]), Ok(()));
    assert!(matches!(
        with(vec![battle(0, 1, 'W'), battle(1, 2, 'W'), bye(3)]),
        Err(Violation::TwoTables { .. })
    ));
    assert!(matches!(with(vec![battle(0, 0, 'W')]), Err(Violation::AgainstThemselves { .. })));
    assert!(matches!(with(vec![battle(0, 9, 'W')]), Err(Violation::UnknownPlayer { .. })));
    assert!(matches!(with(vec![battle(0, 1, 'W'), battle(2, 4, 'W')]), Err(Violation::NotPlaying { .. })));
    assert!(matches!(with(vec![battle(0, 1, 'W'), bye(2)]), Err(Violation::LeftOut { .. })));
    assert!(matches!(with(vec![bye(5)]), Err(Violation::SpareWithBye { .. })));
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    history.rounds[0].battles.iter_mut().for_each(|battle| battle.table = Some(TableNumber(1)));
    assert_eq!(
        check_legal(&history, RoundNumber(1)),
        Err(Violation::TableTwice { round: RoundNumber(1), table: TableNumber(1) })
    );
    assert_eq!(check_legal(&history, RoundNumber(2)), Err(Violation::NoSuchRound { round: RoundNumber(2) }));
}

#[test]
fn a_drawn_round_is_legal_in_the_history_too() {
    let mut event = Event::random(21, 15, 4);
    let drawn = draw_pairings(&event.request()).unwrap();
    super::builder::play_draw(&mut event.history, &drawn, &mut super::builder::Chance(1));
    assert_eq!(check_legal(&event.history, drawn.round), Ok(()));
}
