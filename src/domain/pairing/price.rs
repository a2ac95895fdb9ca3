//! Whether a pair that the sparse graph left out would make the draw better.
//!
//! All pairs are looked at, but mostly by the block: in a class everybody costs the same but for clubs, links
//! and lots. With the players of each class in the order of their dual values, a block ends at the first pair
//! that cannot be too cheap.

use super::{
    blossom::Duals,
    cost::{CostLevel, DrawCost, Scalar},
    field::DrawField,
    lottery::{NEAR, distance_around_circle},
    seating::Vertex,
};
use std::cmp::Reverse;

/// A vertex brings no more than this many new pairs at a time, unless the other end is short of them.
const MOST: usize = 8;

/// Pairs with a negative slack: none, if the draw is the best there is.
pub fn too_cheap(field: &DrawField, duals: &Duals) -> Vec<(Vertex, Vertex)> {
    let mut found = FoundPrice { field, duals, pairs: Vec::new(), of: vec![0; field.vertices()] };
    let lot = |vertex: Vertex| field.seat(vertex).map_or(0, |seat| field.lottery.part(seat.ticket));
    let parts: Vec<Scalar> = (0..field.vertices()).map(|vertex| Scalar::from(lot(vertex))).collect();
    let within = Rows::new(field, |vertex| duals.potential[vertex]);
    let across = Rows::new(field, |vertex| duals.potential[vertex] - 2 * parts[vertex]);
    for a in 0..field.classes.len() {
        found.look_within(a, &within);
        found.look_across(a, &across);
    }
    if field.bye {
        found.look_at_bye();
    }
    found.pairs
}

/// The players of each class, the highest dual value first: those are in the cheapest pairs.
struct Rows {
    rows: Vec<Vec<(Scalar, Vertex)>>,
    /// The highest of this class and all after it.
    highest_from: Vec<Scalar>,
}

impl Rows {
    fn new(field: &DrawField, value: impl Fn(Vertex) -> Scalar) -> Self {
        let row = |open: &Vec<Vertex>| {
            let mut row: Vec<_> = open.iter().map(|&vertex| (value(vertex), vertex)).collect();
            row.sort_unstable_by_key(|&(value, vertex)| (Reverse(value), vertex));
            row
        };
        let rows: Vec<_> = field.classes.iter().map(|class| row(&class.open)).collect();
        let mut highest_from = vec![Scalar::MIN; rows.len() + 1];
        for class in (0..rows.len()).rev() {
            let own = rows[class].first().map_or(Scalar::MIN, |&(value, _)| value);
            highest_from[class] = own.max(highest_from[class + 1]);
        }
        Self { rows, highest_from }
    }
}

struct FoundPrice<'a> {
    field: &'a DrawField<'a>,
    duals: &'a Duals,
    pairs: Vec<(Vertex, Vertex)>,
    /// How many of the pairs each vertex is in.
    of: Vec<usize>,
}

impl FoundPrice<'_> {
    fn look_within(&mut self, class: usize, rows: &Rows) {
        let row = &rows.rows[class];
        let mut cost = self.field.between(class, class);
        cost[CostLevel::Lottery] = self.field.lottery.far();
        let block = 2 * self.field.weights.scalar(&cost);
        for (at, &(value, u)) in row.iter().enumerate() {
            for &(other, v) in &row[at + 1..] {
                let slack = block - value - other;
                if slack >= 0 {
                    break;
                }
                // Those who are near draw another lot; they are all in the sparse graph.
                if !self.are_near(class, u, v) {
                    self.consider(u, v, slack);
                }
            }
        }
    }

    fn look_across(&mut self, a: usize, rows: &Rows) {
        let Some(&(highest, _)) = rows.rows[a].first() else { return };
        for b in a + 1..rows.rows.len() {
            let gap = self.field.classes[a].score - self.field.classes[b].score;
            let mut least = DrawCost::default();
            least[CostLevel::Record] = 4 * gap * gap;
            if rows.highest_from[b] == Scalar::MIN
                || 2 * self.field.weights.scalar(&least) >= highest + rows.highest_from[b]
            {
                // The classes are in order: those after this one are as far away, or further.
                return;
            }
            self.look_at_block(
                &rows.rows[a],
                &rows.rows[b],
                2 * self.field.weights.scalar(&self.field.between(a, b)),
            );
        }
    }

    fn look_at_block(&mut self, a: &[(Scalar, Vertex)], b: &[(Scalar, Vertex)], block: Scalar) {
        for &(value, u) in a {
            for (at, &(other, v)) in b.iter().enumerate() {
                let slack = block - value - other;
                if slack >= 0 {
                    if at == 0 {
                        return;
                    }
                    break;
                }
                self.consider(u, v, slack);
            }
        }
    }

    fn look_at_bye(&mut self) {
        let bye = self.field.open.len();
        for vertex in 0..bye {
            let cost = 2 * self.field.scalar(vertex, bye);
            let slack = cost - self.duals.potential[vertex] - self.duals.potential[bye];
            if slack < 0 && slack + 2 * self.duals.shared(vertex, bye) < 0 {
                self.add(vertex, bye);
            }
        }
    }

    fn are_near(&self, class: usize, u: Vertex, v: Vertex) -> bool {
        let place = |vertex| self.field.seat(vertex).map_or(0, |seat| seat.place);
        distance_around_circle(place(u), place(v), self.field.classes[class].circle) <= NEAR
    }

    /// By the block, this pair is too cheap. It may not be, by what the two have between them.
    fn consider(&mut self, u: Vertex, v: Vertex, slack: Scalar) {
        let slack = slack + 2 * self.duals.shared(u, v);
        if slack >= 0 {
            return;
        }
        let cost = 2 * self.field.scalar(u, v);
        let slack = cost - self.duals.potential[u] - self.duals.potential[v] + 2 * self.duals.shared(u, v);
        if slack < 0 {
            self.add(u, v);
        }
    }

    fn add(&mut self, u: Vertex, v: Vertex) {
        if self.of[u] < MOST || self.of[v] < MOST {
            self.of[u] += 1;
            self.of[v] += 1;
            self.pairs.push((u.min(v), u.max(v)));
        }
    }
}
