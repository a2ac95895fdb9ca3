//! The edges, in one row per vertex.

use super::{Edge, Scalar};
use std::ops::Range;

/// Every edge twice: once in the row of each of its ends.
#[derive(Debug)]
pub struct Graph {
    rows: Vec<usize>,
    to: Vec<usize>,
    /// Doubled.
    cost: Vec<Scalar>,
}

impl Graph {
    pub fn new(vertices: usize, edges: &[Edge]) -> Self {
        let mut rows = vec![0; vertices + 1];
        for &(a, b, _) in edges {
            rows[a + 1] += 1;
            rows[b + 1] += 1;
        }
        for vertex in 0..vertices {
            rows[vertex + 1] += rows[vertex];
        }
        let mut next = rows.clone();
        let mut graph = Self { rows, to: vec![0; edges.len() * 2], cost: vec![0; edges.len() * 2] };
        for &(a, b, cost) in edges {
            for (from, to) in [(a, b), (b, a)] {
                graph.to[next[from]] = to;
                graph.cost[next[from]] = 2 * cost;
                next[from] += 1;
            }
        }
        graph
    }

    /// The edges of a vertex.
    pub fn of(&self, vertex: usize) -> Range<usize> {
        self.rows[vertex]..self.rows[vertex + 1]
    }

    pub fn to(&self, edge: usize) -> usize {
        self.to[edge]
    }

    pub fn cost(&self, edge: usize) -> Scalar {
        self.cost[edge]
    }
}
