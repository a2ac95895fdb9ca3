//! Rounds drawn by tournament points: the same points, then the nearest, and nobody twice.

use super::{day::floor, t9a};
use crate::command::program::muster;
use crate::support::say_in_english;
use muster::{
    domain::{
        history::{Entrant, History, HistoryBattle, HistoryRound},
        numbers::{RoundNumber, TableNumber},
        pairing::{
            self, GapBecause, PairingOrder, PairingRequest, Pairs, Reason, Rules, points_before, verify_draw,
            verify_pairs,
        },
        result::{BattleResult, ResultKind, ResultValues, Score},
        rounds::{Absent, DrawOptions, MissingResults, OddPlayer, RoundContext, draw_round_by_method},
        standings::{Ranking, Scoring},
    },
    text::draw::reason_in_file,
};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use std::collections::BTreeSet;

/// So many players, and rounds played by chance.
fn history(players: usize, rounds: u32, seed: u64) -> History {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut history = History {
        system: std::borrow::Cow::Borrowed(t9a(3).system),
        agreed: 4000,
        players: (1..=players).map(Entrant::from_number).collect(),
        ..History::default()
    };
    for number in RoundNumber::up_to(rounds) {
        let mut order: Vec<usize> = (0..players).collect();
        for at in (1..players).rev() {
            order.swap(at, usize::try_from(chance.next_u32()).unwrap() % (at + 1));
        }
        let mut score = || Score {
            victory_points: chance.next_u32() % 4001,
            battle_tactics: 0,
            values: ResultValues([u16::try_from(chance.next_u32() % 2).unwrap(), 0, 0, 0]),
        };
        let battles = order
            .chunks(2)
            .enumerate()
            .map(|(at, pair)| {
                let b = pair.get(1).copied();
                let kind = if b.is_some() { ResultKind::Played } else { ResultKind::Bye };
                let table = b.map(|_| TableNumber(u32::try_from(at).unwrap() + 1));
                let (a, theirs) = if b.is_some() { (score(), score()) } else { Default::default() };
                let result = Some(BattleResult { kind, a, b: theirs, ruled: None });
                HistoryBattle { table, a: pair[0], b, fixed: false, result }
            })
            .collect();
        history.rounds.push(HistoryRound { number, battles });
    }
    history
}

fn by_points(history: &History, round: RoundNumber) -> Rules {
    Rules { order: PairingOrder::Points, points: points_before(history, round), ..Rules::default() }
}

/// Every way to pair these.
fn all_pairings(players: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&first, rest)) = players.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for &other in rest {
        let left: Vec<usize> = rest.iter().copied().filter(|player| *player != other).collect();
        all.extend(all_pairings(&left).into_iter().map(|mut pairs| {
            pairs.push((first, other));
            pairs
        }));
    }
    all
}

#[test]
fn tr6_no_other_pairing_has_fewer_second_meetings_or_nearer_points() {
    for seed in 0..60 {
        let history = history(8, 3, seed);
        let round = RoundNumber(4);
        let rules = by_points(&history, round);
        let request = PairingRequest::new(&history, round, &rules, seed);
        let drawn = pairing::draw_pairings(&request).unwrap();
        verify_draw(&request, &drawn).unwrap();
        assert_eq!(drawn.method, "tournament-points/1");
        let met: BTreeSet<(usize, usize)> = history
            .rounds
            .iter()
            .flat_map(|round| &round.battles)
            .filter_map(|battle| Some((battle.a.min(battle.b?), battle.a.max(battle.b?))))
            .collect();
        let points = |player: usize| rules.points[&history.players[player].key];
        let price = |pairs: &[(usize, usize)]| {
            let again = pairs.iter().filter(|(a, b)| met.contains(&(*a.min(b), *a.max(b)))).count();
            (again, pairs.iter().map(|(a, b)| points(*a).abs_diff(points(*b)).pow(2)).sum::<u64>())
        };
        let found: Vec<(usize, usize)> = drawn.pairings.iter().map(|pair| (pair.a, pair.b)).collect();
        let best = all_pairings(&(0..8).collect::<Vec<_>>()).iter().map(|pairs| price(pairs)).min();
        assert_eq!(Some(price(&found)), best, "seed {seed}");
    }
}

#[test]
fn tr6_a_proof_holds_for_its_own_pairs_and_for_no_worse_ones() {
    for (players, seed) in [(9, 1), (16, 2), (31, 3), (64, 4)] {
        let history = history(players, 4, seed);
        let round = RoundNumber(5);
        let rules = by_points(&history, round);
        let request = PairingRequest::new(&history, round, &rules, seed);
        let drawn = pairing::draw_pairings(&request).unwrap();
        verify_draw(&request, &drawn).unwrap();
        let mut pairs = Pairs::from_draw(&drawn);
        let last = pairs.pairs.len() - 1;
        let ((a, b), (c, d)) = (pairs.pairs[0], pairs.pairs[last]);
        (pairs.pairs[0], pairs.pairs[last]) = ((a, d), (c, b));
        assert!(verify_pairs(&request, &pairs, &drawn.proof).is_err(), "the first meets the last");
        if let Some(bye) = &drawn.bye {
            let fewest = rules.points.values().min().unwrap();
            let of = rules.points[&history.players[bye.player].key];
            let had =
                history.rounds.iter().flat_map(|round| &round.battles).any(|battle| {
                    battle.b.is_none() && rules.points[&history.players[battle.a].key] == *fewest
                });
            assert!(of == *fewest || had, "{of} {fewest}");
        }
    }
}

#[test]
fn an_event_that_ranks_by_points_is_drawn_by_points_and_any_other_by_records() {
    let history = history(6, 1, 9);
    let draw_with = |scoring: Scoring| {
        let mut context = RoundContext::new(history.clone(), 5);
        context.ranking = Ranking { scoring, ..Ranking::default() };
        let options = DrawOptions {
            round: RoundNumber(2),
            clubs: pairing::ClubRule::Off,
            odd: OddPlayer::Bye,
            missing: MissingResults::Refuse,
            absent: Absent::Play,
        };
        draw_round_by_method(&context, options, 1).unwrap()
    };
    let drawn = draw_with(Scoring::Points);
    assert_eq!(drawn.method, "tournament-points/1");
    let reasons = drawn.seats.iter().flat_map(|seats| &seats.reasons);
    let is_points = |reason: &Reason| matches!(reason, Reason::SamePoints { .. } | Reason::PointsGap { .. });
    assert!(reasons.clone().all(is_points), "{:?}", reasons.collect::<Vec<_>>());
    assert_eq!(draw_with(Scoring::Plain).method, "record-win-path/1");
}

#[test]
fn a_draw_by_points_says_why_in_points() {
    assert_eq!(
        say_in_english(reason_in_file(&Reason::SamePoints { points: 31 })),
        "both have 31 tournament points"
    );
    let gap = Reason::PointsGap { upper: 31, lower: 28, because: GapBecause::default() };
    assert_eq!(
        say_in_english(reason_in_file(&gap)),
        "31 and 28 tournament points: a closer pairing would make others worse"
    );
    assert_eq!(
        say_in_english(reason_in_file(&Reason::LowestPoints { points: 3 })),
        "the fewest tournament points, 3"
    );
}

#[actix_web::test]
async fn a_round_of_an_event_is_drawn_by_points_proven_and_corrected() {
    let floor = floor().await;
    // 16–4 and 11–9: whoever has 16 meets whoever has 11.
    floor.play(1, &[(1, [4000, 0, 0, 0]), (2, [1300, 0, 1000, 0])]).await;
    floor.draw(2).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.is(200)
        .shows("16 and 11 battle points")
        .shows("9 and 4 battle points")
        .shows("no better pairings exist");
    floor.publish(2).await.is(303);
    let file = floor.desk.get("/e/spring-open/desk/event.json").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("event.json"), &file.bytes).unwrap();
    let verified = muster(folder.path(), &["verify", "event.json"]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
    assert!(verified.out.contains("no better pairings exist"), "{}", verified.out);
    let ranked = muster(folder.path(), &["standings", "event.json"]);
    assert_eq!(ranked.code, 0, "{}", ranked.err);
    let again = muster(folder.path(), &["pair", "event.json", "--round", "2", "--again"]);
    assert!(again.out.contains("16 and 11 battle points"), "{}{}", again.out, again.err);

    // The same winner, fewer points: for a draw by points that is another result.
    let path = "/e/spring-open/desk/battles/1/1";
    let version = floor.desk.get(path).await.hidden("version");
    let fields = [
        ("version", version.as_str()),
        ("kind", "played"),
        ("a_points", "1000"),
        ("b_points", "1000"),
        ("reason", "Counted again."),
    ];
    let look = floor.desk.post(path, &fields).await;
    look.is(200).shows("Round 2").says_not(text!("desk-battles-draw-not-read"));
}
