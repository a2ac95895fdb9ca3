//! Standings against an independent reference, on random events, real events and other programs' cases;
//! and the same events through the event file.

mod peers;
mod random_event;
mod reference;

use muster::{
    domain::{
        event::pack::Settings,
        history::{BattleResult, History, Outcome, ResultKind, RuledOutcome, Score},
        numbers::RoundNumber,
        standings::{Ranking, Standings, TiebreakValue, rank_after},
    },
    exchange::event_file::{self, EventDetails, EventFile, RoundDetails},
};
use random_event::{Chance, RandomEvent};
use reference::{Ratio, Reference};

/// 1,000 events; with `MUSTER_LONG=1`, 10,000.
fn events() -> u64 {
    if std::env::var("MUSTER_LONG").is_ok_and(|value| value == "1") { 10_000 } else { 1_000 }
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
        let places = |event: &RandomEvent| -> Vec<(u32, String, Vec<TiebreakValue>)> {
            let standings = rank_after(&event.history, &event.ranking, RoundNumber(event.after));
            standings.rows.into_iter().map(|row| (row.place, row.key, row.values)).collect()
        };
        assert_eq!(places(&event), places(&shuffled), "seed {seed}");
    }
}

/// Small events, and all ways in which their last round can end: the promised places are those that come of one of
/// them, and no other does, whatever the tie-breakers say.
#[test]
fn what_a_round_can_make_of_a_place_is_what_it_makes_in_one_of_the_ways_it_can_end() {
    let mut promised = 0;
    for seed in 0..events() {
        let RandomEvent { history, ranking, .. } = RandomEvent::of(seed);
        let Some(last) = history.rounds.last().filter(|last| last.battles.len() <= 3) else { continue };
        let before = rank_after(&history, &ranking, last.number.previous());
        let outcomes = history.system.result.outcomes();
        let ways = ended(&history, &outcomes);
        let level = Ranking { tiebreakers: Vec::new(), ..ranking.clone() };
        let ranked: Vec<[Standings; 2]> =
            ways.iter().map(|way| [&level, &ranking].map(|by| rank_after(&way.0, by, last.number))).collect();
        let (wins, rest): (Vec<_>, Vec<_>) = outcomes.iter().copied().partition(|outcome| outcome.is_win());
        for (player, ends) in (0..history.players.len()).flat_map(|player| [(player, &wins), (player, &rest)])
        {
            let span = before.span(&history, player, ends).map(|span| (span.best, span.worst));
            let mut found: Option<(u32, u32)> = None;
            for (way, [by_record, by_all]) in ways.iter().zip(&ranked) {
                let Some(row) = by_record.row_of(player) else { continue };
                if !way.1.iter().any(|(one, outcome)| *one == player && ends.contains(outcome)) {
                    continue;
                }
                let shared = by_record.rows.iter().filter(|other| other.place == row.place).count();
                let (best, worst) = (row.place, row.place + u32::try_from(shared).unwrap() - 1);
                found = Some(found.map_or((best, worst), |(a, b)| (a.min(best), b.max(worst))));
                let place = by_all.row_of(player).unwrap().place;
                assert!(span.is_some_and(|(best, worst)| (best..=worst).contains(&place)), "seed {seed}");
            }
            assert_eq!(span, found, "seed {seed}, player {player}, {ends:?}");
            promised += usize::from(span.is_some());
        }
    }
    assert!(promised > 100, "{promised}");
}

/// The history with its last round ended in every way, and how each battle of two ended for both.
fn ended(history: &History, outcomes: &[Outcome]) -> Vec<(History, Vec<(usize, Outcome)>)> {
    let mut ways = vec![(history.clone(), Vec::new())];
    for place in 0..history.rounds.last().map_or(0, |round| round.battles.len()) {
        let battle = &history.rounds.last().unwrap().battles[place];
        let Some(b) = battle.b else { continue };
        let both = |outcome: Outcome| [(battle.a, outcome), (b, outcome.reversed())];
        let more = ways.iter().flat_map(|(before, known)| {
            outcomes.iter().map(|outcome| {
                let mut after = before.clone();
                let ruled = Some(RuledOutcome { outcome: *outcome, reason: String::new() });
                let (a, b) = (Score::default(), Score::default());
                let result = BattleResult { kind: ResultKind::Adjudicated, a, b, ruled };
                after.rounds.last_mut().unwrap().battles[place].result = Some(result);
                (after, known.iter().copied().chain(both(*outcome)).collect())
            })
        });
        ways = more.collect();
    }
    ways
}

#[test]
fn an_event_that_goes_through_a_file_is_the_same_event() {
    for seed in 0..events() / 3 {
        let event = RandomEvent::of(seed);
        let rounds =
            vec![RoundDetails { seed: Some(seed), ..RoundDetails::default() }; event.history.rounds.len()];
        let settings = Settings::default();
        let details = EventDetails::from_settings("open".into(), "Open".into(), event.ranking, &settings);
        let file =
            EventFile { event: details, history: event.history, forbidden: Vec::new(), rounds, teams: None };
        let text = event_file::write_event_file(&file);
        assert_eq!(event_file::parse_event_file(text.as_bytes()), Ok(file), "seed {seed}");
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
fn in_ratios(value: &TiebreakValue) -> Vec<Ratio> {
    match value {
        TiebreakValue::NotUsed => Vec::new(),
        TiebreakValue::Whole(number) => vec![Ratio::new((*number).into(), 1)],
        TiebreakValue::Share(share) => vec![Ratio::parse(&share.to_string())],
        TiebreakValue::TwoStage(first, second) => {
            vec![Ratio::parse(&first.to_string()), Ratio::parse(&second.to_string())]
        }
    }
}
