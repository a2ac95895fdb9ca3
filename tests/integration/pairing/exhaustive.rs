//! Small events: every possible draw is priced, and none may be better. Middle ones: another solver agrees.

use super::{
    builder::{Chance, Event},
    long,
};
use muster::domain::{
    history::PlayerIndex,
    pairing::{CostLevel, DrawCost, PairingRequest, by_hand, draw_pairings, verify_draw},
};
use std::collections::HashMap;

type Seat = Option<PlayerIndex>;

/// What every pair costs, as the engine prices a pair set by hand; the bye, or the spare player, is `None`.
struct Prices {
    seats: Vec<Seat>,
    cost: HashMap<(Seat, Seat), DrawCost>,
}

impl Prices {
    fn of(request: &PairingRequest) -> Self {
        let history = request.history;
        let plays =
            |&index: &usize| history.players[index].plays_in(request.round) && !history.players[index].spare;
        let mut seats: Vec<Seat> = (0..history.players.len()).filter(plays).map(Some).collect();
        if seats.len() % 2 == 1 {
            seats.push(None);
        }
        let mut prices = Self { seats: seats.clone(), cost: HashMap::new() };
        for _ in 1..seats.len() {
            prices.price_all(request, &seats);
            seats[1..].rotate_right(1);
        }
        prices
    }

    /// The first with the last, the second with the last but one, …: as the rest of them turns around the
    /// first, everybody meets everybody.
    fn price_all(&mut self, request: &PairingRequest, seats: &[Seat]) {
        let half = seats.len() / 2;
        let pairs: Vec<_> = (0..half).map(|at| (seats[at], seats[seats.len() - 1 - at])).collect();
        let set: Vec<_> = pairs.iter().filter_map(|&(a, b)| Some((a?, b?))).collect();
        let draw = by_hand(request, &set).unwrap();
        let mut costs: Vec<_> = draw.pairings.iter().map(|pair| (pair.a, Some(pair.b), pair.cost)).collect();
        costs.extend(draw.bye.map(|bye| (bye.player, None, bye.cost)));
        assert_eq!(costs.len(), half);
        for (a, b, cost) in costs {
            self.cost.insert((Some(a), b), cost);
            self.cost.insert((b, Some(a)), cost);
        }
    }

    fn between(&self, a: usize, b: usize) -> DrawCost {
        self.cost[&(self.seats[a], self.seats[b])]
    }

    /// The cheapest of all draws, by trying them.
    fn best(&self) -> DrawCost {
        let mut best = vec![None; 1 << self.seats.len()];
        best[0] = Some(DrawCost::default());
        for done in 0..best.len() {
            let Some(cost) = best[done] else { continue };
            let free = |&seat: &usize| done & (1 << seat) == 0;
            let Some(a) = (0..self.seats.len()).find(free) else { continue };
            for b in (a + 1..self.seats.len()).filter(free) {
                let next: &mut Option<DrawCost> = &mut best[done | 1 << a | 1 << b];
                let cost = cost + self.between(a, b);
                *next = Some(next.map_or(cost, |other| other.min(cost)));
            }
        }
        best.last().copied().flatten().unwrap()
    }
}

#[test]
fn no_small_event_has_a_better_draw_than_ours() {
    let events = if long() { 40_000 } else { 2_000 };
    let (mut rematches, mut byes, mut bans) = (0, 0, 0);
    for seed in 0..events {
        let mut chance = Chance(seed);
        let (players, rounds) = (4 + chance.below(9), chance.below(7));
        let event = Event::random(seed, players, rounds);
        let request = event.request();
        let draw = event.draw();
        assert_eq!(draw.cost, Prices::of(&request).best(), "event {seed}");
        assert_eq!(verify_draw(&request, &draw), Ok(()), "event {seed}");
        rematches += u32::from(draw.gave_up.rematches > 0);
        byes += u32::from(draw.bye.is_some());
        bans += u32::from(!event.forbidden.is_empty());
    }
    eprintln!("{events} events: {rematches} with a forced rematch, {byes} with a bye, {bans} with bans");
    assert!(rematches > 0 && byes > 0 && bans > 0);
}

#[test]
fn another_solver_finds_the_same_cost_up_to_128_players() {
    let sizes: &[usize] = if long() { &[17, 30, 33, 48, 64, 81, 100, 127, 128] } else { &[17, 33, 64] };
    for (seed, &players) in (1..).zip(sizes) {
        let event = Event::random(seed, players, 1 + players % 7);
        let request = event.request();
        let draw = draw_pairings(&request).unwrap();
        let prices = Prices::of(&request);
        let count = prices.seats.len();
        let weights = weights(&prices);
        let mut costs = vec![0i128; count * count];
        for a in 0..count {
            for b in a + 1..count {
                let cost = prices.between(a, b);
                let levels = CostLevel::ALL.into_iter().zip(&weights);
                costs[a * count + b] = levels.map(|(level, weight)| i128::from(cost[level]) * weight).sum();
            }
        }
        let mate = integer_blossom::min_weight_perfect_matching(&costs, count);
        let other: DrawCost = (0..count).filter(|&a| a < mate[a]).map(|a| prices.between(a, mate[a])).sum();
        assert_eq!(draw.cost, other, "{players} players");
        assert_eq!(verify_draw(&request, &draw), Ok(()));
    }
}

/// One unit of a level weighs more than all that is below it, in as many tables as there are.
fn weights(prices: &Prices) -> Vec<i128> {
    let tables = i128::try_from(prices.seats.len()).unwrap() / 2;
    let mut below = 0;
    let mut weights = Vec::new();
    for level in CostLevel::ALL.into_iter().rev() {
        let most = prices.cost.values().map(|cost| i128::from(cost[level])).max().unwrap();
        weights.push(below + 1);
        below += (below + 1) * most * tables;
    }
    weights.reverse();
    weights
}
