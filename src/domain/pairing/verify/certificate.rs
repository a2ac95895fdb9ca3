//! Linear-programming duality, checked: if no pair is cheaper than its dual values, and the draw costs exactly
//! what they add up to, then no draw costs less.

use super::{Pairs, ProofFault, Violation, ledger::Ledger};
use crate::domain::{
    history::PlayerIndex,
    pairing::{
        cost::{CostLevel, DrawCost, LEVELS, Scalar},
        proof::DrawProof,
    },
};
use std::{
    collections::{HashMap, HashSet},
    num::NonZero,
    panic::resume_unwind,
    thread,
};

/// Numbers in a proof are no further from zero than this, so that sums of a few cannot overflow.
const FARTHEST: Scalar = 1 << 122;
/// Where the levels need less than this with lots of 16 bits, lots have 16 bits.
const ROOMY: Scalar = 1 << 100;
/// From so many seats on more than one core looks at them.
const SHARED_FROM: usize = 1_000;

/// Checks the proof for the pairs that were drawn, on so many cores where there is enough to look at.
pub fn check_certificate(
    ledger: &Ledger,
    drawn: &Pairs,
    proof: &DrawProof,
    cores: NonZero<usize>,
) -> Result<(), Violation> {
    let seats = read_proof_seats(ledger, drawn, proof)?;
    let forest = Forest::from_proof(proof, seats.len())?;
    let weights = read_level_weights(proof)?;
    let highest = Slacks { ledger, seats: &seats, forest: &forest, weights: &weights }.check(cores)?;
    check_weights(&weights, &highest, seats.len() / 2, proof.lottery_bits)?;
    let tables = drawn.pairs.iter().map(|&(a, b)| ledger.cost(a, Some(b)));
    let total: DrawCost = tables.chain(drawn.bye.map(|player| ledger.cost(player, None))).sum();
    let is_proven = weigh_cost(&weights, &total).is_some_and(|cost| 2 * cost == forest.bound);
    if is_proven && proof.optimal { Ok(()) } else { Err(Violation::NotProven) }
}

/// Every pair of seats, held against the dual values.
struct Slacks<'a> {
    ledger: &'a Ledger<'a>,
    seats: &'a [Option<PlayerIndex>],
    forest: &'a Forest,
    weights: &'a [Scalar],
}

impl Slacks<'_> {
    /// The highest cost of each level; of pairs that are cheaper than a proof allows the first in the order of seats,
    /// however many cores looked.
    fn check(&self, cores: NonZero<usize>) -> Result<DrawCost, Violation> {
        if self.seats.len() < SHARED_FROM { self.shared_by(1) } else { self.shared_by(cores.get()) }
    }

    fn shared_by(&self, cores: usize) -> Result<DrawCost, Violation> {
        if cores == 1 {
            return self.rows(0, 1).map_err(|(_, violation)| violation);
        }
        let found: Vec<_> = thread::scope(|scope| {
            let shares: Vec<_> =
                (0..cores).map(|first| scope.spawn(move || self.rows(first, cores))).collect();
            let joined =
                shares.into_iter().map(|share| share.join().unwrap_or_else(|panic| resume_unwind(panic)));
            joined.collect()
        });
        let first = found.iter().filter_map(|share| share.as_ref().err()).min_by_key(|(at, _)| *at);
        if let Some((_, violation)) = first {
            return Err(violation.clone());
        }
        Ok(found.iter().flatten().fold(DrawCost::default(), |highest, &cost| highest.highest(cost)))
    }

    /// Every so manyth seat with all that come after it; at the first that is refused, where that is.
    fn rows(&self, first: usize, step: usize) -> Result<DrawCost, (usize, Violation)> {
        let mut highest = DrawCost::default();
        for at in (first..self.seats.len()).step_by(step) {
            self.row(at, &mut highest).map_err(|violation| (at, violation))?;
        }
        Ok(highest)
    }

    fn row(&self, at: usize, highest: &mut DrawCost) -> Result<(), Violation> {
        let Self { ledger, seats, forest, weights } = *self;
        let u = forest.order[at];
        let mut around = forest.parent_of_seat[u];
        for later in at + 1..seats.len() {
            let v = forest.order[later];
            while let Some(blossom) = around.filter(|&blossom| later >= forest.end[blossom]) {
                around = forest.parent[blossom];
            }
            let cost = cost_between_seats(ledger, seats, u, v);
            *highest = highest.highest(cost);
            let cost = weigh_cost(weights, &cost).ok_or(Violation::Malformed(ProofFault::WeightsTooHigh))?;
            let shared = around.map_or(0, |blossom| forest.sum[blossom]);
            if 2 * cost - forest.potential[u] - forest.potential[v] + 2 * shared < 0 {
                let (a, b) = (ledger.name(seats[u]), ledger.name(seats[v]));
                return Err(Violation::NegativeSlack { a, b });
            }
        }
        Ok(())
    }
}

/// All levels as one number; none where it is too far from zero. Most levels of most pairs are nothing, and most
/// products are known to be short, which spares a multiplication that looks for itself: there are fifty million pairs
/// in a round of ten thousand.
fn weigh_cost(weights: &[Scalar], cost: &DrawCost) -> Option<Scalar> {
    let mut sum: Scalar = 0;
    for (weight, level) in weights.iter().zip(CostLevel::ALL) {
        let units = cost[level];
        if units == 0 {
            continue;
        }
        // A weight is positive: as many bits as stand here are enough for the product.
        let bits = Scalar::BITS - weight.leading_zeros() + u64::BITS - units.leading_zeros();
        let units = Scalar::from(units);
        let part = if bits < Scalar::BITS { weight * units } else { weight.checked_mul(units)? };
        sum = sum.checked_add(part).filter(|sum| *sum < FARTHEST)?;
    }
    Some(sum)
}

/// Who sits at each place of the proof; the bye, or the spare player in its stead, last.
fn read_proof_seats(
    ledger: &Ledger,
    drawn: &Pairs,
    proof: &DrawProof,
) -> Result<Vec<Option<PlayerIndex>>, Violation> {
    let players = &ledger.request.history.players;
    let ranked = |&player: &PlayerIndex| !players[player].spare;
    let drawn_players: HashSet<PlayerIndex> =
        drawn.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(drawn.bye).filter(ranked).collect();
    let spares = drawn.pairs.iter().flat_map(|&(a, b)| [a, b]).filter(|player| !ranked(player));
    let mut no_opponent: Vec<Option<PlayerIndex>> = spares.map(Some).collect();
    no_opponent.extend(drawn.bye.map(|_| None));
    let by_key: HashMap<&str, PlayerIndex> =
        players.iter().enumerate().map(|(index, player)| (player.key.as_str(), index)).collect();
    let mut seats = Vec::new();
    let mut seen = HashSet::new();
    for (key, _) in &proof.players {
        let player = by_key.get(key.as_str()).filter(|player| drawn_players.contains(player));
        let player = player.filter(|&&player| seen.insert(player));
        seats.push(Some(*player.ok_or(Violation::Malformed(ProofFault::OtherPlayers))?));
    }
    if seen.len() != drawn_players.len() {
        return Err(Violation::Malformed(ProofFault::PlayerLeftOut));
    }
    match (no_opponent.as_slice(), proof.bye) {
        ([], None) => {}
        ([last], Some(_)) => seats.push(*last),
        ([_, _, ..], _) => return Err(Violation::TwoByes { round: ledger.request.round }),
        _ => return Err(Violation::Malformed(ProofFault::OtherBye)),
    }
    Ok(seats)
}

/// Seats of the bye are `None`, or the spare player.
fn cost_between_seats(ledger: &Ledger, seats: &[Option<PlayerIndex>], u: usize, v: usize) -> DrawCost {
    match (seats[u], seats[v]) {
        (Some(a), b) => ledger.cost(a, b),
        (None, Some(b)) => ledger.cost(b, None),
        (None, None) => DrawCost::default(),
    }
}

fn read_level_weights(proof: &DrawProof) -> Result<Vec<Scalar>, Violation> {
    let weights: Vec<Scalar> = proof.weights.iter().map(|weight| weight.0).collect();
    let are_sound = weights.len() == LEVELS && weights.iter().all(|weight| (1..FARTHEST).contains(weight));
    if are_sound { Ok(weights) } else { Err(Violation::Malformed(ProofFault::WeightOfALevel)) }
}

/// One unit of a level must weigh more than everything below it in a whole draw.
fn check_weights(
    weights: &[Scalar],
    highest: &DrawCost,
    pairs: usize,
    lottery_bits: u32,
) -> Result<(), Violation> {
    let pairs = Scalar::try_from(pairs).map_err(|_| Violation::Malformed(ProofFault::TooLarge))?;
    let mut below: Scalar = 0;
    for level in CostLevel::ALL.into_iter().rev() {
        let weight = weights[level as usize];
        if weight <= below {
            return Err(Violation::Malformed(ProofFault::LevelsMixed));
        }
        let most = Scalar::from(highest[level]).checked_mul(pairs).and_then(|most| most.checked_mul(weight));
        let sum = most.and_then(|most| below.checked_add(most));
        below = sum.ok_or(Violation::Malformed(ProofFault::WeightsTooHigh))?;
    }
    if lottery_bits < 16 && below < ROOMY {
        return Err(Violation::Malformed(ProofFault::ShortLots));
    }
    Ok(())
}

/// The blossoms, each a stretch in one order of all seats.
struct Forest {
    order: Vec<usize>,
    parent_of_seat: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    /// Where each blossom ends in the order.
    end: Vec<usize>,
    /// The values of each blossom and all around it.
    sum: Vec<Scalar>,
    /// Each seat's own value and those of all blossoms around it.
    potential: Vec<Scalar>,
    /// Twice what every draw costs at least.
    bound: Scalar,
}

impl Forest {
    fn from_proof(proof: &DrawProof, seats: usize) -> Result<Self, Violation> {
        let mut own: Vec<Scalar> = proof.players.iter().map(|(_, dual)| dual.0).collect();
        own.extend(proof.bye.map(|dual| dual.0));
        let values: Vec<Scalar> = proof.blossoms.iter().map(|blossom| blossom.value.0).collect();
        if values.iter().any(|&value| value < 0) {
            return Err(Violation::Malformed(ProofFault::NegativeBlossom));
        }
        let (parent_of_seat, parent) = find_parent_blossoms(proof, seats)?;
        let size = count_blossom_seats(&parent_of_seat, &parent);
        if size.iter().any(|size| size % 2 == 0) {
            return Err(Violation::Malformed(ProofFault::EvenBlossom));
        }
        let mut sum = values.clone();
        for blossom in (0..parent.len()).rev() {
            let around = parent[blossom].map_or(0, |parent| sum[parent]);
            sum[blossom] = check_within_bound(values[blossom].checked_add(around))?;
        }
        let mut bound: Scalar = 0;
        for (&value, &size) in values.iter().zip(&size) {
            let times = Scalar::try_from(size).map_err(|_| Violation::Malformed(ProofFault::TooLarge))? - 1;
            bound = check_within_bound(value.checked_mul(times).and_then(|part| bound.checked_sub(part)))?;
        }
        let mut potential = own;
        for (seat, dual) in potential.iter_mut().enumerate() {
            let around = parent_of_seat[seat].map_or(0, |blossom| sum[blossom]);
            *dual = check_within_bound(dual.checked_add(around))?;
            bound = check_within_bound(bound.checked_add(*dual))?;
        }
        let (order, end) = lay_out(&parent_of_seat, &parent, &size);
        Ok(Self { order, parent_of_seat, parent, end, sum, potential, bound })
    }
}

fn check_within_bound(number: Option<Scalar>) -> Result<Scalar, Violation> {
    let near = number.filter(|number| (-FARTHEST..=FARTHEST).contains(number));
    near.ok_or(Violation::Malformed(ProofFault::NumberTooLarge))
}

type Parents = (Vec<Option<usize>>, Vec<Option<usize>>);

/// The blossom right around each seat and each blossom: one at most, and it comes later.
fn find_parent_blossoms(proof: &DrawProof, seats: usize) -> Result<Parents, Violation> {
    let mut parent_of_seat = vec![None; seats];
    let mut parent = vec![None; proof.blossoms.len()];
    for (number, blossom) in proof.blossoms.iter().enumerate() {
        for &seat in &blossom.players {
            match parent_of_seat.get_mut(seat) {
                Some(parent @ None) => *parent = Some(number),
                _ => return Err(Violation::Malformed(ProofFault::PlayerInTwoBlossoms)),
            }
        }
        for &inner in &blossom.blossoms {
            match parent.get_mut(inner) {
                Some(parent @ None) if inner < number => *parent = Some(number),
                _ => return Err(Violation::Malformed(ProofFault::BlossomsNotNested)),
            }
        }
    }
    Ok((parent_of_seat, parent))
}

fn count_blossom_seats(parent_of_seat: &[Option<usize>], parent: &[Option<usize>]) -> Vec<usize> {
    let mut size = vec![0; parent.len()];
    for blossom in parent_of_seat.iter().flatten() {
        size[*blossom] += 1;
    }
    for blossom in 0..parent.len() {
        if let Some(parent) = parent[blossom] {
            size[parent] += size[blossom];
        }
    }
    size
}

/// Every blossom gets a stretch within that of its parent, and every seat a place in its blossom's.
fn lay_out(
    parent_of_seat: &[Option<usize>],
    parent: &[Option<usize>],
    size: &[usize],
) -> (Vec<usize>, Vec<usize>) {
    let mut free = vec![0; parent.len()];
    let mut end = vec![0; parent.len()];
    let mut next = 0;
    for blossom in (0..parent.len()).rev() {
        let start = match parent[blossom] {
            Some(parent) => &mut free[parent],
            None => &mut next,
        };
        let from = *start;
        *start += size[blossom];
        free[blossom] = from;
        end[blossom] = from + size[blossom];
    }
    let mut order = vec![0; parent_of_seat.len()];
    for (seat, blossom) in parent_of_seat.iter().enumerate() {
        let place = match blossom {
            Some(blossom) => &mut free[*blossom],
            None => &mut next,
        };
        order[*place] = seat;
        *place += 1;
    }
    (order, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        history::{Entrant, History},
        numbers::RoundNumber,
        pairing::{PairingRequest, Rules, draw_pairings},
    };

    /// What `cores` find of a first round of twelve whose proof was changed so.
    fn check_changed_proof(cores: usize, change: impl Fn(&mut DrawProof)) -> Result<DrawCost, Violation> {
        let history = History { players: (1..=12).map(Entrant::from_number).collect(), ..History::default() };
        let rules = Rules::default();
        let request = PairingRequest::new(&history, RoundNumber::FIRST, &rules, 7);
        let mut drawn = draw_pairings(&request).unwrap();
        change(&mut drawn.proof);
        let ledger = Ledger::from_pairing_request(&request, drawn.proof.lottery_bits).unwrap();
        let seats = read_proof_seats(&ledger, &Pairs::from_draw(&drawn), &drawn.proof).unwrap();
        let forest = Forest::from_proof(&drawn.proof, seats.len()).unwrap();
        let weights = read_level_weights(&drawn.proof).unwrap();
        Slacks { ledger: &ledger, seats: &seats, forest: &forest, weights: &weights }.shared_by(cores)
    }

    #[test]
    fn however_many_cores_look_they_find_the_same() {
        let highest = check_changed_proof(1, |_| {}).unwrap();
        let too_high = |proof: &mut DrawProof| {
            for (_, dual) in proof.players.iter_mut().skip(2).step_by(3) {
                dual.0 += 1 << 20;
            }
        };
        let first = check_changed_proof(1, too_high).unwrap_err();
        assert!(matches!(first, Violation::NegativeSlack { .. }), "{first:?}");
        for cores in 2..=14 {
            assert_eq!(check_changed_proof(cores, |_| {}).unwrap(), highest, "{cores} cores");
            assert_eq!(check_changed_proof(cores, too_high).unwrap_err(), first, "{cores} cores");
        }
    }
}
