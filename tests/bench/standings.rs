//! How long standings take: 2,000 and 10,000 players after 8 rounds, on one core, and how it grows.
//!
//! `cargo bench --bench standings`. Fails above 20 ms for 2,000 players or 120 ms for 10,000.

use muster::domain::numbers::{RoundNumber, TableNumber};
use muster::domain::{
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
    standings::{Ranking, Scoring, Tiebreaker, rank_entrants},
};
use std::{
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

const ROUNDS: u32 = 8;
/// Players, and the most milliseconds that are allowed.
const SIZES: [(usize, Option<u128>); 6] =
    [(500, None), (1_000, None), (2_000, Some(20)), (5_000, None), (10_000, Some(120)), (20_000, None)];

fn main() -> ExitCode {
    let all = Ranking { tiebreakers: Tiebreaker::OF_PLAYERS.to_vec(), ..Ranking::default() };
    let plain = Ranking { scoring: Scoring::Plain, ..Ranking::default() };
    let mut slow = false;
    println!("{:>8} {:>14} {:>14} {:>14} {:>12}", "players", "handbook", "plain", "all nine", "ns a player");
    for (players, most) in SIZES {
        let history = event(players);
        let [handbook, plain, all] =
            [&Ranking::default(), &plain, &all].map(|ranking| median(&history, ranking));
        let each = handbook.as_nanos() / players as u128;
        println!("{players:>8} {handbook:>14.2?} {plain:>14.2?} {all:>14.2?} {each:>12}");
        if most.is_some_and(|most| handbook.as_millis() >= most) {
            println!("         too slow: {} ms is the most", most.unwrap_or_default());
            slow = true;
        }
    }
    ExitCode::from(u8::from(slow))
}

fn median(history: &History, ranking: &Ranking) -> Duration {
    let mut times: Vec<Duration> = (0..11)
        .map(|_| {
            let start = Instant::now();
            black_box(rank_entrants(black_box(history), black_box(ranking)));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// Neighbours in the order so far meet, which leaves many level: the hard case for tie-breakers.
fn event(count: usize) -> History {
    let players: Vec<Entrant> = (1..=count).map(Entrant::from_number).collect();
    let mut wins = vec![0_u32; count];
    let mut chance = 42_u64;
    let mut below = |end: u64| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((chance >> 33) % end).unwrap_or(0)
    };
    let mut rounds = Vec::new();
    for number in 1..=ROUNDS {
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|player| (wins[*player], player.wrapping_mul(2_654_435_761) % 1_000_003));
        let mut battles = Vec::new();
        for (pair, table) in order.chunks_exact(2).zip(1..) {
            let mut score =
                || Score { victory_points: below(51), battle_tactics: below(6), ..Score::default() };
            let (a, b) = (score(), score());
            let winner = if a.victory_points >= b.victory_points { pair[0] } else { pair[1] };
            wins[winner] += 1;
            battles.push(HistoryBattle {
                table: Some(TableNumber(table)),
                a: pair[0],
                b: Some(pair[1]),
                fixed: false,
                result: Some(BattleResult { kind: ResultKind::Played, a, b, ruled: None }),
            });
        }
        rounds.push(HistoryRound { number: RoundNumber(number), battles });
    }
    History { players, rounds, ..History::default() }
}
