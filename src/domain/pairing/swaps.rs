//! With whom a player of a round could change places, and what that would cost: two tables are weighed for each, so
//! that everybody can be looked at at once.

use super::{
    compare::{DrawPrice, price_of},
    compromises::DrawCompromises,
    cost::{CostLevel, DrawCost, LEVELS},
    field::DrawField,
    request::{DrawError, PairingRequest},
    rules::PairingOrder,
    seating::DrawSeat,
};
use crate::domain::history::PlayerIndex;
use std::collections::HashMap;

/// Everybody with whom somebody could change places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swaps {
    /// What the draw brings together.
    pub order: PairingOrder,
    /// The best first; of those that are as good, whoever stands nearest.
    pub with: Vec<SwapWith>,
}

/// Somebody with whom a player could change places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapWith {
    pub player: PlayerIndex,
    pub price: DrawPrice,
    /// How many half wins, or points, those who meet would be further apart, over both tables.
    pub further: i64,
}

/// What it would cost if this player changed places with each of the others of these pairs. Who is in none of them has
/// no opponent.
///
/// # Errors
/// When the pairs can be those of no draw.
pub fn price_swaps(
    request: &PairingRequest,
    pairs: &[(PlayerIndex, PlayerIndex)],
    one: PlayerIndex,
) -> Result<Swaps, DrawError> {
    let set = PairingRequest { fixed: pairs.to_vec(), ..request.clone() };
    let field = DrawField::from_pairing_request(&set)?;
    let seats = field.seats.iter().enumerate().map(|(place, seat)| (seat.player, (place, seat)));
    let tables = SwapTables { field: &field, seats: seats.collect(), opponents: map_opponents(pairs) };
    let order = request.rules.order;
    let Some((own, _)) = tables.seats.get(&one) else { return Ok(Swaps { order, with: Vec::new() }) };
    let mut with: Vec<(Grade, usize, SwapWith)> = Vec::new();
    for (place, seat) in field.seats.iter().enumerate() {
        if let Some((grade, found)) = tables.swap(one, seat.player) {
            with.push((grade, place.abs_diff(*own), found));
        }
    }
    with.sort_by_key(|(grade, distance, found)| (*grade, *distance, found.player));
    Ok(Swaps { order, with: with.into_iter().map(|(.., found)| found).collect() })
}

fn map_opponents(pairs: &[(PlayerIndex, PlayerIndex)]) -> HashMap<PlayerIndex, PlayerIndex> {
    pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect()
}

/// How much more it costs on each level but the lot, the gravest first.
type Grade = [i64; LEVELS - 1];

/// The tables of a round as they are.
struct SwapTables<'f> {
    field: &'f DrawField<'f>,
    seats: HashMap<PlayerIndex, (usize, &'f DrawSeat)>,
    opponents: HashMap<PlayerIndex, PlayerIndex>,
}

/// Two tables, weighed.
#[derive(Default)]
struct WeighedTables {
    cost: DrawCost,
    gave_up: DrawCompromises,
}

impl SwapTables<'_> {
    /// None: the two meet, or neither has an opponent.
    fn swap(&self, one: PlayerIndex, two: PlayerIndex) -> Option<(Grade, SwapWith)> {
        let against = |player: PlayerIndex| self.opponents.get(&player).copied();
        let (other, others) = (against(one), against(two));
        if one == two || other == Some(two) || (other.is_none() && others.is_none()) {
            return None;
        }
        let before = self.weighed([(one, other), (two, others)]);
        let after = self.weighed([(two, other), (one, others)]);
        let price = price_of((&before.cost, &before.gave_up), (&after.cost, &after.gave_up));
        let further = sum_record_gaps(&after.gave_up) - sum_record_gaps(&before.gave_up);
        let points = self.field.request.rules.order.goes_by_numbers();
        let further = if points { further / 2 } else { further };
        Some((grade_cost_change(&before.cost, &after.cost), SwapWith { player: two, price, further }))
    }

    fn weighed(&self, tables: [(PlayerIndex, Option<PlayerIndex>); 2]) -> WeighedTables {
        let mut weighed = WeighedTables::default();
        for (a, b) in tables {
            self.add(&mut weighed, a, b);
        }
        weighed
    }

    fn add(&self, to: &mut WeighedTables, a: PlayerIndex, b: Option<PlayerIndex>) {
        let seat = |player: PlayerIndex| self.seats.get(&player).map(|(_, seat)| *seat);
        match (seat(a), b.and_then(seat)) {
            (Some(one), Some(two)) => {
                let cost = self.field.pair(one, two);
                to.gave_up.add_pair(self.field, one, two, &cost);
                to.cost += cost;
            }
            (Some(alone), None) => {
                let cost = self.field.bye(alone, b.or(self.field.spare));
                to.gave_up.add_bye(&cost);
                to.cost += cost;
            }
            (None, _) => {}
        }
    }
}

fn grade_cost_change(before: &DrawCost, after: &DrawCost) -> Grade {
    let mut grade = Grade::default();
    for (place, level) in grade.iter_mut().zip(CostLevel::ALL) {
        let apart = i64::try_from(before[level].abs_diff(after[level])).unwrap_or(i64::MAX);
        *place = if after[level] < before[level] { -apart } else { apart };
    }
    grade
}

/// All record gaps together, in half wins.
fn sum_record_gaps(gave_up: &DrawCompromises) -> i64 {
    let halves = gave_up.record_gaps.iter().map(|(gap, tables)| gap.0.saturating_mul(*tables));
    i64::try_from(halves.sum::<u64>()).unwrap_or(i64::MAX)
}
