//! Standings against an independent reference, on random events, real events and other programs' cases;
//! and the same events through the event file.

mod peers;
mod random_event;
mod reference;

use muster::{
    domain::{
        event::pack::Settings,
        numbers::RoundNumber,
        standings::{Standings, Value, rank_after},
    },
    exchange::event_file::{self, Details, EventFile, RoundDetails},
};
use random_event::{Chance, RandomEvent};
use reference::{Ratio, Reference};

/// 300 events; with `MUSTER_LONG=1`, 10,000.
fn events() -> u64 {
    if std::env::var("MUSTER_LONG").is_ok_and(|value| value == "1") { 10_000 } else { 300 }
}

#[test]
fn random_events_are_ranked_as_the_reference_ranks_them() {
    for seed in 0..events() {
        let event = RandomEvent::of(seed);
        let standings = rank_after(&event.history, &event.ranking, RoundNumber(event.after));
        agree(&standings, &Reference::of(&event.history, &event.ranking, event.after), seed);
    }
}

#[test]
fn the_order_in_which_players_are_listed_changes_no_place() {
    for seed in 0..events() / 10 {
        let event = RandomEvent::of(seed);
        let shuffled = event.with_players_shuffled(&mut Chance(seed));
        let places = |event: &RandomEvent| -> Vec<(u32, String, Vec<Value>)> {
            let standings = rank_after(&event.history, &event.ranking, RoundNumber(event.after));
            standings.rows.into_iter().map(|row| (row.place, row.key, row.values)).collect()
        };
        assert_eq!(places(&event), places(&shuffled), "seed {seed}");
    }
}

#[test]
fn an_event_that_goes_through_a_file_is_the_same_event() {
    for seed in 0..events() / 3 {
        let event = RandomEvent::of(seed);
        let rounds =
            vec![RoundDetails { seed: Some(seed), ..RoundDetails::default() }; event.history.rounds.len()];
        let settings = Settings::default();
        let details = Details::of("open".into(), "Open".into(), event.ranking, &settings);
        let file =
            EventFile { event: details, history: event.history, forbidden: Vec::new(), rounds, teams: None };
        let text = event_file::write(&file);
        assert_eq!(event_file::read(text.as_bytes()), Ok(file), "seed {seed}");
    }
}

/// The same players in the same places, with the same value for every tie-breaker.
fn agree(standings: &Standings, reference: &Reference, seed: u64) {
    assert_eq!(standings.rows.len(), reference.places.len(), "seed {seed}");
    let mut last = 1;
    for row in &standings.rows {
        let player = &reference.places[&row.player];
        assert_eq!(row.place, player.place, "seed {seed}: the place of {}", row.key);
        assert!(row.place >= last, "seed {seed}: rows are in order of places");
        last = row.place;
        let pairs = row.values.iter().zip(&player.values).zip(&standings.ranking.tiebreakers);
        for ((value, expected), tiebreaker) in pairs {
            assert_eq!(&in_ratios(value), expected, "seed {seed}: {tiebreaker} of {}", row.key);
        }
    }
}

/// A value as it is printed, read back: so the print is held to be exact as well.
fn in_ratios(value: &Value) -> Vec<Ratio> {
    match value {
        Value::NotUsed => Vec::new(),
        Value::Whole(number) => vec![Ratio::new((*number).into(), 1)],
        Value::Share(share) => vec![Ratio::parse(&share.to_string())],
        Value::TwoStage(first, second) => {
            vec![Ratio::parse(&first.to_string()), Ratio::parse(&second.to_string())]
        }
    }
}
