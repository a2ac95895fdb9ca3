//! What holds for every draw.

use super::builder::players;
use muster::domain::pairing::{DrawError, Request, Rules, draw};

#[test]
fn a_round_that_nobody_plays_is_an_error() {
    let (history, rules) = (players(0), Rules::default());
    assert_eq!(draw(&Request::new(&history, 1, &rules, 1)), Err(DrawError::Nobody { round: 1 }));
}

#[test]
fn p1_round_1_pairs_everybody_at_random() {
    let (history, rules) = (players(33), Rules::default());
    let draws: Vec<_> = (1..=2).map(|seed| draw(&Request::new(&history, 1, &rules, seed)).unwrap()).collect();
    assert_eq!((draws[0].pairings.len(), draws[0].bye.is_some()), (16, true));
    assert_ne!(draws[0].pairings, draws[1].pairings);
}
