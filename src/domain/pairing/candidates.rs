//! The pairs worth looking at first. Whatever is missing here, `price` finds: these only save time.

use super::{
    cost::CostLevel,
    field::DrawField,
    lottery::NEAR,
    seating::{Class, Vertex},
};
use std::cmp::Reverse;

/// Neighbours in the order of the field: with these alone everybody can be paired.
const BACKBONE: usize = 4;
/// How many of each class look at the nearest classes.
const FLOATERS: usize = 4;
/// A class looks at other classes until it has seen so many players.
const ENOUGH: usize = 16;
/// It looks no further than this in the order of classes.
const HORIZON: usize = 200;

/// Pairs of the sparse graph, in order, each once, the lower vertex first.
pub fn list_candidate_pairs(field: &DrawField) -> Vec<(Vertex, Vertex)> {
    let vertices = field.vertices();
    let mut pairs = field.kept();
    for vertex in 0..vertices {
        pairs.extend(
            (1..=BACKBONE).map(|step| (vertex, vertex + step)).filter(|&(_, other)| other < vertices),
        );
    }
    for class in &field.classes {
        pairs.extend(near_in_circle(field, class));
    }
    let first_floaters: Vec<Vec<Vertex>> =
        field.classes.iter().map(|class| pick_floaters(field, &class.open)).collect();
    for class in 0..field.classes.len() {
        for other in nearest_classes(field, class) {
            for &u in &first_floaters[class] {
                pairs.extend(first_floaters[other].iter().map(|&v| (u, v)));
            }
        }
    }
    if field.bye {
        let bye = field.open.len();
        let lowest = field.classes.iter().zip(&first_floaters).rev().take(HORIZON);
        pairs.extend(lowest.flat_map(|(_, floaters)| floaters).take(ENOUGH).map(|&vertex| (vertex, bye)));
    }
    for pair in &mut pairs {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// All who stand near enough in the circle of their class to draw a lot. `price` relies on these being here.
fn near_in_circle(field: &DrawField, class: &Class) -> Vec<(Vertex, Vertex)> {
    let Class { open, circle, .. } = class;
    let place = |vertex: Vertex| field.seat(vertex).map_or(0, |seat| seat.place);
    let mut pairs = Vec::new();
    for (at, &u) in open.iter().enumerate() {
        let onward = (1..open.len()).map(|step| open[(at + step) % open.len()]);
        let is_near = |&v: &Vertex| (place(v) + circle - place(u)) % circle <= NEAR;
        pairs.extend(onward.take_while(is_near).map(|v| (u, v)));
    }
    pairs
}

/// Those of a class whose part of the lot with other classes is the lowest.
fn pick_floaters(field: &DrawField, open: &[Vertex]) -> Vec<Vertex> {
    let mut floaters = open.to_vec();
    floaters.sort_by_cached_key(|&vertex| field.seat(vertex).map(|seat| field.lottery.part(seat.ticket)));
    floaters.truncate(FLOATERS);
    floaters
}

fn nearest_classes(field: &DrawField, class: usize) -> Vec<usize> {
    let around = class.saturating_sub(HORIZON)..(class + HORIZON + 1).min(field.classes.len());
    let mut others: Vec<usize> =
        around.filter(|&other| other != class && !field.classes[other].open.is_empty()).collect();
    others.sort_by_cached_key(|&other| {
        let cost = field.between(class, other);
        (cost[CostLevel::Record], cost[CostLevel::WinPath], Reverse(field.classes[other].open.len()))
    });
    let mut seen = 0;
    let is_enough = |&other: &usize| {
        let is_enough = seen >= ENOUGH;
        seen += field.classes[other].open.len();
        !is_enough
    };
    others.into_iter().take_while(is_enough).collect()
}
