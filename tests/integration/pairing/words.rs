//! What a draw says to people.

use super::builder::{Event, battle, play, players};
use crate::support::say_in_english;
use muster::{
    domain::{
        numbers::RoundNumber,
        pairing::{
            ApartReason, ForbiddenPair, PairingRequest, Reason, Rules, by_hand, draw_pairings,
            price_draw_change, why_not,
        },
    },
    text::told,
};

#[test]
fn why_two_players_do_not_meet_is_said_with_its_price() {
    let mut history = players(8);
    play(&mut history, [(0, 1), (2, 3), (4, 5), (6, 7)].map(|(a, b)| battle(a, b, 'W')).into());
    play(&mut history, [(0, 2), (4, 6), (1, 3), (5, 7)].map(|(a, b)| battle(a, b, 'W')).into());
    let rules = Rules::default();
    let mut request = PairingRequest::new(&history, RoundNumber(3), &rules, 1);
    request.forbidden.push(ForbiddenPair { a: 1, b: 0, rounds: None });
    let drawn = draw_pairings(&request).unwrap();
    let answer = why_not(&request, &drawn, (0, 1)).unwrap();
    let between = ["the organiser keeps this pair apart", "they met in round 1", "records 2-0-0 and 1-0-1"];
    let said: Vec<String> = answer.between.iter().map(|between| say_in_english(told(between))).collect();
    assert_eq!(said, between);
    let price = say_in_english(told(&answer.price));
    assert!(price.starts_with("adds 1 pair that should be kept apart, 1 rematch, "), "{price}");
    let answer = why_not(&request, &drawn, (2, 1)).unwrap();
    assert_eq!(
        (answer.between, say_in_english(told(&answer.price))),
        (vec![ApartReason::WinPaths { a: "WL".into(), b: "LW".into() }], "adds 2 win-path gaps".into())
    );
    let answer = why_not(&request, &drawn, (0, 4)).unwrap();
    assert_eq!(say_in_english(told(&answer.price)), "makes no difference", "they do meet");
}

#[test]
fn a_swap_by_hand_has_its_price_before_it_is_made() {
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    let rules = Rules::default();
    let request = PairingRequest::new(&history, RoundNumber(2), &rules, 1);
    let drawn = draw_pairings(&request).unwrap();
    let swapped = by_hand(&request, &[(0, 3), (2, 1)]).unwrap();
    assert_eq!(
        say_in_english(told(&price_draw_change(&drawn, &swapped))),
        "adds 2 record gaps and 2 win-path gaps"
    );
    assert_eq!(
        say_in_english(told(&price_draw_change(&swapped, &drawn))),
        "avoids 2 record gaps and 2 win-path gaps"
    );
    assert_eq!(swapped.pairings[0].reasons[0], Reason::ByHand);
}

#[test]
fn everything_given_up_is_counted() {
    for seed in 0..50 {
        let event = Event::random(seed, 15, 4);
        let drawn = event.draw();
        let tables: u64 = drawn.gave_up.record_gaps.values().sum();
        assert_eq!(tables, drawn.pairings.len() as u64, "event {seed}");
        assert_eq!(drawn.gave_up.win_path_gaps.values().sum::<u64>(), tables);
        assert!(drawn.pairings.iter().all(|pair| !pair.reasons.is_empty()));
    }
}
