//! The best draw of a field: solve a sparse graph, look at all other pairs, add those that are too cheap, again.

use super::{
    blossom::{self, Duals, Edge, Start},
    candidates::list_candidate_pairs,
    cost::Scalar,
    field::DrawField,
    price::too_cheap,
    request::DrawError,
    seating::Vertex,
};

/// Who is paired with whom, and why no draw is better.
#[derive(Debug)]
pub struct Solved {
    pub mate: Vec<Vertex>,
    pub duals: Duals,
    /// How often the sparse graph had to be solved.
    pub passes: usize,
}

/// Ends because every pass adds a pair that was not there.
pub fn solve_field(field: &DrawField) -> Result<Solved, DrawError> {
    let edge = |(u, v)| (u, v, field.scalar(u, v));
    let mut edges: Vec<Edge> = list_candidate_pairs(field).into_iter().map(edge).collect();
    let (mut start, mut passes) = (None, 0);
    loop {
        passes += 1;
        let (mate, duals) =
            blossom::solve_matching(field.vertices(), &edges, start).ok_or(DrawError::Unproven)?;
        let cheap = too_cheap(field, &duals);
        if cheap.is_empty() {
            let cost: Scalar = list_matched_pairs(&mate).map(|(u, v)| field.scalar(u, v)).sum();
            let is_proven = 2 * cost == duals.doubled_bound();
            return if is_proven { Ok(Solved { mate, duals, passes }) } else { Err(DrawError::Unproven) };
        }
        start = Start::from(&duals, mate);
        let before = edges.len();
        edges.extend(cheap.into_iter().map(edge));
        edges.sort_unstable();
        edges.dedup();
        if edges.len() == before {
            return Err(DrawError::Unproven);
        }
    }
}

/// Each pair of a matching once.
pub fn list_matched_pairs(mate: &[Vertex]) -> impl Iterator<Item = (Vertex, Vertex)> {
    mate.iter().enumerate().filter(|&(u, &v)| u < v).map(|(u, &v)| (u, v))
}

/// The pairs of so many, by place, that cost the least together; of an odd number one is left over, which costs what
/// `cost` says of nobody. The first of a pair stands before the second.
pub fn cheapest_pairs(count: usize, cost: impl Fn(usize, Option<usize>) -> Scalar) -> Vec<(usize, usize)> {
    let vertices = count + count % 2;
    let edges: Vec<Edge> = (0..count)
        .flat_map(|one| (one + 1..vertices).map(move |other| (one, other)))
        .map(|(one, other)| (one, other, cost(one, Some(other).filter(|other| *other < count))))
        .collect();
    let mate = blossom::solve_matching(vertices, &edges, None).map(|(mate, _)| mate).unwrap_or_default();
    list_matched_pairs(&mate).filter(|(_, other)| *other < count).collect()
}
