//! How long a draw takes, with its proof, from 128 to 10,000 players: `cargo bench --bench pairing`.
//!
//! CPU time of this thread, the mean of several draws. Set `MUSTER_BENCH_PLAYERS` to draw one size alone.

use muster::domain::numbers::RoundNumber;
use muster::domain::{
    history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
    pairing::{
        CostLevel, Draw, DrawCost, LEVELS, PairingRequest, Rules, by_hand, draw_pairings, verify_draw,
    },
};
use std::{fs, time::Duration};

/// Players, the limit in milliseconds of CPU time, and how often to draw.
const SIZES: [(usize, u64, u32); 6] =
    [(128, 5, 200), (512, 40, 30), (1_024, 120, 10), (2_048, 250, 5), (5_000, 2_000, 2), (10_000, 4_000, 1)];
const ROUNDS: [u32; 2] = [4, 7];
/// The limit of a draw of 10,000 after rounds by lot, in milliseconds: records and paths lie in no order there.
const BY_LOT: u64 = 5_000;

fn main() {
    let only: Option<usize> = std::env::var("MUSTER_BENCH_PLAYERS").ok().and_then(|text| text.parse().ok());
    println!("| players | rounds played | draw with proof | limit | check of the proof | peak memory |");
    println!("|---|---|---|---|---|---|");
    let mut slow = Vec::new();
    for (players, limit, times) in SIZES.into_iter().filter(|size| only.is_none_or(|only| only == size.0)) {
        for rounds in ROUNDS {
            let (history, rules) = (played(players, rounds), Rules::default());
            let request = PairingRequest::new(&history, RoundNumber(rounds + 1), &rules, 1);
            let (time, drawn) = mean_of(times, || draw_pairings(&request).expect("a draw"));
            let (check, verdict) = mean_of(times.min(10), || verify_draw(&request, &drawn));
            assert_eq!(verdict, Ok(()));
            let (shown, check) = (milliseconds(time), milliseconds(check));
            println!("| {players} | {rounds} | {shown} | {limit} ms | {check} | {} |", peak_memory());
            if time > Duration::from_millis(limit) {
                slow.push(format!("{players} players, {rounds} rounds: {shown}"));
            }
        }
    }
    if only.is_none_or(|only| only == 10_000) {
        for rounds in ROUNDS {
            let (history, rules) = (by_lot(10_000, rounds), Rules::default());
            let request = PairingRequest::new(&history, RoundNumber(rounds + 1), &rules, 1);
            let (time, drawn) = mean_of(1, || draw_pairings(&request).expect("a draw"));
            assert_eq!(verify_draw(&request, &drawn), Ok(()));
            let shown = milliseconds(time);
            println!("\n10000 players who met by lot for {rounds} rounds: {shown}, limit {BY_LOT} ms.");
            if time > Duration::from_millis(BY_LOT) {
                slow.push(format!("10000 players by lot, {rounds} rounds: {shown}"));
            }
        }
    }
    if only.is_none_or(|only| only == 2_048) {
        let mut history = played(2_048, 0);
        for (number, player) in history.players.iter_mut().enumerate() {
            player.club = Some(format!("Club {}", number % 40));
        }
        let rules = Rules::default();
        let (time, _) = mean_of(3, || {
            draw_pairings(&PairingRequest::new(&history, RoundNumber(1), &rules, 1)).expect("a draw")
        });
        println!("\n2048 players of 40 clubs, kept apart in round 1: {}.", milliseconds(time));
    }
    if only.is_none_or(|only| only == 512) {
        let times = against_the_dense_solver(512, 4);
        println!(
            "\n512 players, 4 rounds: integer-blossom takes {times:.0} times as long on the same costs."
        );
        if times < 20.0 {
            slow.push(format!("only {times:.0} times faster than integer-blossom"));
        }
    }
    assert!(slow.is_empty(), "too slow: {}", slow.join("; "));
}

/// An event of so many players after so many rounds, each drawn by the engine; one battle in twenty a draw.
fn played(players: usize, rounds: u32) -> History {
    let entrant = |number: usize| Entrant::from_number(number + 1);
    let mut history = History { players: (0..players).map(entrant).collect(), ..History::default() };
    let rules = Rules::default();
    let mut chance = Chance(players as u64);
    for number in 1..=rounds {
        let drawn =
            draw_pairings(&PairingRequest::new(&history, RoundNumber(number), &rules, 1)).expect("a draw");
        let battles = battles(&drawn, &mut chance);
        history.rounds.push(HistoryRound { number: RoundNumber(number), battles });
    }
    history
}

/// The same event with rounds that nobody drew: who meets whom is chance alone.
fn by_lot(players: usize, rounds: u32) -> History {
    let entrant = |number: usize| Entrant::from_number(number + 1);
    let mut history = History { players: (0..players).map(entrant).collect(), ..History::default() };
    let mut chance = Chance(players as u64 + 1);
    let mut order: Vec<usize> = (0..players).collect();
    for number in 1..=rounds {
        for last in (1..players).rev() {
            let other = usize::try_from(chance.below(last as u64 + 1)).unwrap_or_default();
            order.swap(last, other);
        }
        let pairs = order.chunks_exact(2).map(|pair| (pair[0], pair[1]));
        let battles = played_by(pairs, &mut chance);
        history.rounds.push(HistoryRound { number: RoundNumber(number), battles });
    }
    history
}

fn battles(drawn: &Draw, chance: &mut Chance) -> Vec<HistoryBattle> {
    played_by(drawn.pairs(), chance)
}

fn played_by(pairs: impl Iterator<Item = (usize, usize)>, chance: &mut Chance) -> Vec<HistoryBattle> {
    let mut battle = |a, b| {
        let points = |victory_points| Score { victory_points, battle_tactics: 0, ..Score::default() };
        let (a_points, b_points) = match chance.below(40) {
            0 | 1 => (20, 20),
            even if even % 2 == 0 => (30, 20),
            _ => (20, 30),
        };
        let result =
            BattleResult { kind: ResultKind::Played, a: points(a_points), b: points(b_points), ruled: None };
        HistoryBattle { table: None, a, b: Some(b), fixed: false, result: Some(result) }
    };
    pairs.map(|(a, b)| battle(a, b)).collect()
}

/// How many times as long the dense solver takes for the same costs, and the same answer.
fn against_the_dense_solver(players: usize, rounds: u32) -> f64 {
    let (history, rules) = (played(players, rounds), Rules::default());
    let request = PairingRequest::new(&history, RoundNumber(rounds + 1), &rules, 1);
    let (ours, drawn) = mean_of(30, || draw_pairings(&request).expect("a draw"));
    let prices = prices(&request, players);
    let weights: Vec<i128> = drawn.proof.weights.iter().map(|weight| weight.0).collect();
    let scalar =
        |cost: &DrawCost| (0..LEVELS).map(|at| i128::from(cost[CostLevel::ALL[at]]) * weights[at]).sum();
    let costs: Vec<i128> = prices.iter().map(scalar).collect();
    let (theirs, mate) = mean_of(1, || integer_blossom::min_weight_perfect_matching(&costs, players));
    let total: DrawCost = (0..players).filter(|&a| a < mate[a]).map(|a| prices[a * players + mate[a]]).sum();
    assert_eq!(total, drawn.cost, "both must find the same");
    theirs.as_secs_f64() / ours.as_secs_f64()
}

/// Every pair's cost: everybody meets everybody in as many draws as there are opponents.
fn prices(request: &PairingRequest, players: usize) -> Vec<DrawCost> {
    let mut prices = vec![DrawCost::default(); players * players];
    let mut order: Vec<usize> = (0..players).collect();
    for _ in 1..players {
        let pairs: Vec<_> = (0..players / 2).map(|at| (order[at], order[players - 1 - at])).collect();
        for pair in by_hand(request, &pairs).expect("a draw").pairings {
            prices[pair.a * players + pair.b] = pair.cost;
            prices[pair.b * players + pair.a] = pair.cost;
        }
        order[1..].rotate_right(1);
    }
    prices
}

/// The mean over so many times; one is too short for the kernel's clock where events are small.
fn mean_of<T>(times: u32, work: impl Fn() -> T) -> (Duration, T) {
    let before = cpu_time();
    let mut value = work();
    for _ in 1..times {
        value = work();
    }
    (cpu_time().saturating_sub(before) / times, value)
}

/// What the kernel says this thread has run, in nanoseconds; elsewhere, the time on the wall.
fn cpu_time() -> Duration {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(wall_time, Duration::from_nanos)
}

fn wall_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

fn peak_memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes: Option<u64> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kilobytes.map_or_else(|| "unknown".into(), |kilobytes| format!("{} MB", kilobytes / 1024))
}

/// Random numbers that are the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}
