//! What holds for every draw.

use super::builder::{Chance, Event, battle, bye, entrant, next_round, play, play_draw, players};
use crate::support::say_in_english;
use muster::{
    domain::{
        history::{Entrant, History},
        numbers::{RoundNumber, TableNumber},
        pairing::{
            ClubRule, Clubs, CostLevel, DrawError, FirstRound, ForbiddenPair, Keep, KeepStrength,
            PairingOrder, PairingRequest, Reason, Rules, Unfinished, draw_pairings, verify_draw, why_not,
        },
    },
    text::{
        draw::{reason_in_file, why_no_draw},
        told,
    },
};

#[test]
fn a_round_that_nobody_plays_is_an_error() {
    let (history, rules) = (players(0), Rules::default());
    assert_eq!(
        draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &rules, 1)),
        Err(DrawError::Nobody { round: RoundNumber(1) })
    );
}

#[test]
fn a_player_alone_has_a_bye() {
    let (history, rules) = (players(1), Rules::default());
    let request = PairingRequest::new(&history, RoundNumber(1), &rules, 1);
    let draw = draw_pairings(&request).unwrap();
    assert_eq!((draw.pairings.len(), draw.bye.as_ref().map(|bye| bye.player)), (0, Some(0)));
    assert_eq!(verify_draw(&request, &draw), Ok(()));
}

#[test]
fn p1_round_1_pairs_everybody_at_random() {
    let (history, rules) = (players(33), Rules::default());
    let draws: Vec<_> = (1..=2)
        .map(|seed| draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &rules, seed)).unwrap())
        .collect();
    assert_eq!((draws[0].pairings.len(), draws[0].bye.is_some()), (16, true));
    assert_ne!(draws[0].pairings, draws[1].pairings);
    assert_eq!(draws[0].pairings[0].reasons, [Reason::Random]);
}

/// Every opponent comes up about as often. Chi-square with 14 degrees of freedom: 36 in one of a thousand tests.
#[test]
fn p2_equals_meet_at_random() {
    let (history, rules) = (players(16), Rules::default());
    let mut met = [0u32; 16];
    let draws = 3_000;
    for seed in 0..draws {
        let draw = draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &rules, seed)).unwrap();
        let (a, b) = draw.pairs().find(|&(a, b)| a == 0 || b == 0).unwrap();
        met[a + b] += 1;
    }
    let expected = f64::from(u32::try_from(draws).unwrap()) / 15.0;
    let chi_square: f64 =
        met[1..].iter().map(|&times| (f64::from(times) - expected).powi(2) / expected).sum();
    assert!(chi_square < 36.0, "{chi_square}: {met:?}");
}

#[test]
fn p2_the_same_record_comes_first_and_then_the_same_win_path() {
    let mut history = players(8);
    play(&mut history, [(0, 1), (2, 3), (4, 5), (6, 7)].map(|(a, b)| battle(a, b, 'W')).into());
    play(&mut history, [(0, 2), (4, 6), (1, 3), (5, 7)].map(|(a, b)| battle(a, b, 'W')).into());
    let rules = Rules::default();
    let draw = draw_pairings(&PairingRequest::new(&history, RoundNumber(3), &rules, 1)).unwrap();
    // 0 and 4 won both; 2 and 6 won, then lost; 1 and 5 lost, then won; 3 and 7 lost both.
    let mut pairs: Vec<_> = draw.pairs().map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(0, 4), (1, 5), (2, 6), (3, 7)]);
    let told: Vec<String> =
        draw.pairings[0].reasons.iter().map(|reason| say_in_english(reason_in_file(reason))).collect();
    assert_eq!(told, ["same record 2-0-0", "same win path WW"]);
    assert_eq!(draw.cost.without_lottery(), muster::domain::pairing::DrawCost::default());
}

#[test]
fn p4_nobody_meets_again_while_it_can_be_avoided() {
    for seed in 0..60 {
        let mut chance = Chance(seed);
        let count = 6 + 2 * chance.below(8);
        let mut history = players(count);
        let rules = Rules::default();
        // With more than half of the others still to meet, a draw without a rematch exists (Dirac).
        while count - 1 - history.rounds.len() >= count / 2 {
            let drawn = draw_pairings(&PairingRequest::new(
                &history,
                RoundNumber(next_round(&history)),
                &rules,
                seed,
            ))
            .unwrap();
            assert_eq!(drawn.gave_up.rematches, 0, "{count} players, round {}", drawn.round);
            play_draw(&mut history, &drawn, &mut chance);
        }
    }
}

#[test]
fn p4_players_with_the_same_path_have_met_only_if_they_drew() {
    for seed in 0..100 {
        let event = Event::random(seed, 24, 5);
        let past = muster::domain::pairing::Past::read_earlier_rounds(&event.request()).unwrap();
        for (a, b) in past.meetings().filter(|&(a, b)| past.paths[a] == past.paths[b]) {
            let drew = |round: &RoundNumber| {
                past.paths[a].0[round.place().unwrap()] == muster::domain::pairing::PathMark::Draw
            };
            assert!(past.met(a, b).iter().all(drew), "event {seed}: {a} and {b}");
        }
    }
}

#[test]
fn p5_the_bye_goes_to_the_lowest_record_without_one() {
    let mut history = players(5);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W'), bye(4)]);
    play(&mut history, vec![battle(0, 2, 'W'), battle(4, 3, 'W'), bye(1)]);
    let rules = Rules::default();
    let request = PairingRequest::new(&history, RoundNumber(3), &rules, 1);
    let drawn = draw_pairings(&request).unwrap();
    let bye = drawn.bye.as_ref().unwrap();
    assert_eq!((bye.player, bye.spare), (3, None));
    let told: Vec<String> =
        bye.reasons[1..].iter().map(|reason| say_in_english(reason_in_file(reason))).collect();
    assert_eq!(told, ["the lowest record, 0–0–2", "then the lowest win path, LL"]);
    history.players[0].dropped_after = Some(RoundNumber(2));
    history.players.push(Entrant { spare: true, ..entrant(5) });
    let request = PairingRequest::new(&history, RoundNumber(3), &rules, 1);
    assert_eq!(draw_pairings(&request).unwrap().bye, None);
}

#[test]
fn e18_the_spare_player_plays_when_the_number_is_odd() {
    let mut history = players(6);
    history.players[5].spare = true;
    let rules = Rules::default();
    let mut had = Vec::new();
    for round in 1..=5 {
        let request = PairingRequest::new(&history, RoundNumber(round), &rules, 3);
        let drawn = draw_pairings(&request).unwrap();
        assert_eq!(verify_draw(&request, &drawn), Ok(()));
        let bye = drawn.bye.clone().unwrap();
        assert_eq!(bye.spare, Some(5));
        had.push(bye.player);
        play_draw(&mut history, &drawn, &mut Chance(round.into()));
    }
    had.sort_unstable();
    assert_eq!(had, [0, 1, 2, 3, 4], "nobody plays the spare player twice before everybody has");
}

#[test]
fn p7_fixed_pairs_meet_and_the_rest_is_the_best_around_them() {
    for seed in 0..60 {
        let event = Event::random(seed, 14, 4);
        let before = event.draw();
        let mut request = event.request();
        let (first, last) = (before.pairings[0].a, before.pairings.last().unwrap().b);
        request.fixed = vec![(first, last)];
        let after = draw_pairings(&request).unwrap();
        assert!(after.cost >= before.cost, "event {seed}: a fixed pair never makes a draw better");
        assert!(after.pairings.iter().any(|pair| pair.fixed));
        assert_eq!(verify_draw(&request, &after), Ok(()), "event {seed}");
        let asked = why_not(&event.request(), &before, (first, last)).unwrap();
        assert_eq!(asked.draw.cost, after.cost);
        let price = say_in_english(told(&asked.price));
        assert!(price.starts_with("adds"), "{price}");
    }
}

#[test]
fn p7_the_organiser_can_give_the_bye_to_somebody() {
    for seed in 0..40 {
        let event = Event::random(seed, 13, 3);
        let before = event.draw();
        let mut request = event.request();
        request.fixed_bye = Some(before.pairings[1].a);
        let Some(bye) = &before.bye else {
            assert!(matches!(draw_pairings(&request), Err(DrawError::ByeTooMany { .. })));
            continue;
        };
        let after = draw_pairings(&request).unwrap();
        let given = after.bye.as_ref().unwrap();
        assert_eq!((given.player, given.spare, given.fixed), (before.pairings[1].a, bye.spare, true));
        assert!(after.cost >= before.cost, "event {seed}");
        assert_eq!(verify_draw(&request, &after), Ok(()), "event {seed}");
        assert!(verify_draw(&request, &before).is_err(), "event {seed}");
    }
}

#[test]
fn p7_a_ban_never_makes_a_draw_better_and_is_kept_where_it_can_be() {
    for seed in 0..60 {
        let event = Event::random(seed, 14, 4);
        let before = event.draw();
        let mut request = event.request();
        for pair in &before.pairings[..2] {
            request.forbidden.push(ForbiddenPair { a: pair.b, b: pair.a, rounds: Some(vec![request.round]) });
        }
        let after = draw_pairings(&request).unwrap();
        assert!(after.cost >= before.cost, "event {seed}");
        assert_eq!(after.cost[CostLevel::Bans], before.cost[CostLevel::Bans]);
        assert_eq!(verify_draw(&request, &after), Ok(()), "event {seed}");
    }
}

#[test]
fn p7_clubmates_are_kept_apart_in_round_1_and_nowhere_else() {
    let mut history = players(16);
    for (index, player) in history.players.iter_mut().enumerate() {
        player.club = (index < 8).then(|| "Northside <b>".into());
    }
    let rules = Rules::default();
    assert_eq!(rules.clubs.in_round(RoundNumber(1)), ClubRule::Strong);
    assert_eq!(rules.clubs.in_round(RoundNumber(2)), ClubRule::Off);
    for seed in 0..20 {
        let drawn = draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &rules, seed)).unwrap();
        assert!(drawn.pairs().all(|(a, b)| (a < 8) != (b < 8)));
    }
    let off = Rules { clubs: Clubs::with_one_rule(ClubRule::Off), ..Rules::default() };
    let met = |seed| {
        draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &off, seed))
            .unwrap()
            .pairs()
            .any(|(a, b)| a < 8 && b < 8)
    };
    assert!((0..20).any(met));
}

#[test]
fn relabelling_and_reordering_players_changes_nothing() {
    for seed in 0..40 {
        let event = Event::random(seed, 17, 4);
        let drawn = event.draw();
        let count = event.history.players.len();
        let moved = |index: usize| (index * 5 + 3) % count;
        let mut other =
            Event { history: reordered(&event.history, moved), rules: event.rules.clone(), ..event };
        for ban in &mut other.forbidden {
            (ban.a, ban.b) = (moved(ban.a), moved(ban.b));
        }
        let again = other.draw();
        let keys = |draw: &muster::domain::pairing::Draw, history: &History| -> Vec<(String, String)> {
            let key = |index: usize| history.players[index].key.clone();
            draw.pairs().map(|(a, b)| (key(a), key(b))).collect()
        };
        assert_eq!(again.cost, drawn.cost);
        assert_eq!(again.proof, drawn.proof);
        let original = Event::random(seed, 17, 4);
        assert_eq!(keys(&again, &other.history), keys(&drawn, &original.history), "event {seed}");
    }
}

fn reordered(history: &History, moved: impl Fn(usize) -> usize) -> History {
    let mut other = history.clone();
    for (index, player) in history.players.iter().enumerate() {
        other.players[moved(index)] = player.clone();
    }
    for round in &mut other.rounds {
        round.battles.reverse();
        for battle in &mut round.battles {
            battle.a = moved(battle.a);
            battle.b = battle.b.map(&moved);
        }
    }
    other
}

#[test]
fn another_seed_or_attempt_changes_the_lots_alone() {
    let mut event = Event::random(3, 40, 3);
    let before = event.draw();
    event.seed += 1;
    let mut request = event.request();
    let other_seed = draw_pairings(&request).unwrap();
    request.attempt = 1;
    let again = draw_pairings(&request).unwrap();
    for other in [&other_seed, &again] {
        assert_eq!(other.cost.without_lottery(), before.cost.without_lottery());
        assert_ne!(other.pairings, before.pairings);
    }
}

#[test]
fn a_repair_changes_as_few_tables_as_can_be() {
    for seed in 0..30 {
        let event = Event::random(seed, 20, 3);
        let before = event.draw();
        let keep = |strength| {
            let bye = before.bye.as_ref().map(|bye| bye.player);
            Keep { pairs: before.pairings.iter().map(|pair| (pair.a, pair.b)).collect(), bye, strength }
        };
        let mut request = event.request();
        request.attempt = 1;
        request.keep = Some(keep(KeepStrength::AfterWinPath));
        let same = draw_pairings(&request).unwrap();
        assert_eq!(
            same.cost[CostLevel::SoftChanges],
            0,
            "event {seed}: nothing happened, so nothing changes"
        );
        assert_eq!(verify_draw(&request, &same), Ok(()), "event {seed}");
        let mut dropped = Event::random(seed, 20, 3);
        dropped.history.players[before.pairings[2].a].dropped_after = Some(before.round.previous());
        let mut request = dropped.request();
        request.keep = Some(keep(KeepStrength::BeforeRecord));
        let mended = draw_pairings(&request).unwrap();
        assert_eq!(verify_draw(&request, &mended), Ok(()), "event {seed}");
        assert!(mended.cost[CostLevel::Changes] <= 2, "event {seed}: {:?}", mended.cost);
    }
}

#[test]
fn a_seeded_first_round_pairs_the_upper_half_with_the_lower() {
    let history = players(9);
    let order = (0..9).rev().map(|index| history.players[index].key.clone()).collect();
    let rules = Rules { first_round: FirstRound::Seeded(order), ..Rules::default() };
    let request = PairingRequest::new(&history, RoundNumber(1), &rules, 1);
    let drawn = draw_pairings(&request).unwrap();
    let mut pairs: Vec<_> = drawn.pairs().map(|(a, b)| (a.max(b), a.min(b))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(5, 1), (6, 2), (7, 3), (8, 4)]);
    assert_eq!(drawn.bye.as_ref().unwrap().player, 0);
    assert_eq!(verify_draw(&request, &drawn), Ok(()));
}

#[test]
fn random_rounds_look_at_no_record_but_avoid_rematches() {
    let rules = Rules { order: PairingOrder::Random, ..Rules::default() };
    let mut history = players(12);
    let mut chance = Chance(1);
    for round in 1..=5 {
        let request = PairingRequest::new(&history, RoundNumber(round), &rules, 9);
        let drawn = draw_pairings(&request).unwrap();
        assert_eq!((drawn.cost[CostLevel::Record], drawn.gave_up.rematches), (0, 0));
        assert_eq!(verify_draw(&request, &drawn), Ok(()));
        play_draw(&mut history, &drawn, &mut chance);
    }
}

#[test]
fn missing_results_are_named_or_count_as_draws_when_asked_to() {
    let mut history = players(4);
    play(&mut history, vec![battle(0, 1, 'W'), battle(2, 3, 'W')]);
    history.rounds[0].battles[1].result = None;
    history.rounds[0].battles[1].table = Some(TableNumber(2));
    let rules = Rules::default();
    let mut request = PairingRequest::new(&history, RoundNumber(2), &rules, 1);
    let error = draw_pairings(&request).unwrap_err();
    assert_eq!(
        say_in_english(why_no_draw(&error)),
        "Round 1 isn't finished. Results are missing for table 2."
    );
    request.unfinished = Unfinished::CountAsDraw;
    let drawn = draw_pairings(&request).unwrap();
    assert_eq!(drawn.gave_up.rematches, 0);
    assert_eq!(verify_draw(&request, &drawn), Ok(()));
}

#[test]
fn a_forced_rematch_is_named() {
    let mut history = players(2);
    play(&mut history, vec![battle(0, 1, 'D')]);
    let rules = Rules::default();
    let drawn = draw_pairings(&PairingRequest::new(&history, RoundNumber(2), &rules, 1)).unwrap();
    let reason = say_in_english(reason_in_file(&drawn.pairings[0].reasons[0]));
    assert!(
        reason.starts_with("rematch of ") && reason.ends_with("who met in round 1: no one else is on 0-1-0"),
        "{reason}"
    );

    let mut history = players(4);
    for [one, two] in [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]] {
        play(&mut history, vec![battle(one.0, one.1, 'D'), battle(two.0, two.1, 'D')]);
    }
    let drawn = draw_pairings(&PairingRequest::new(&history, RoundNumber(4), &rules, 1)).unwrap();
    for pairing in &drawn.pairings {
        let name = &history.players[pairing.a].name;
        let end = format!(": {name} has met, or is kept apart from, everyone else on 0-3-0");
        assert!(say_in_english(reason_in_file(&pairing.reasons[0])).ends_with(&end), "{:?}", pairing.reasons);
    }
}
