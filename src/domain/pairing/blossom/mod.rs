//! The cheapest perfect matching of a sparse graph, with the dual values that prove it (Edmonds' blossom
//! method: primal-dual, one alternating tree at a time).
//!
//! A *node* is a vertex or a blossom: an odd circle of nodes that acts as one. Only outermost nodes take part
//! in a search; there each is `Free`, `Outer` (an even number of steps from the root) or `Inner` (odd).
//! Everything is an integer: costs are doubled, and within one tree all dual values have the same parity, so
//! that the slack between two outer nodes is even. Nothing recurses, however deep blossoms nest.
//!
//! - `graph`: the edges. `start`: a first matching and dual values. `search`: growing a tree until it reaches
//!   a free vertex. `flower`: blossoms are made and opened. `augment`: the matching grows along the path.
//!   `duals`: what is read afterwards.

mod augment;
mod duals;
mod flower;
mod graph;
mod search;
mod start;
#[cfg(test)]
mod tests;

pub use duals::Duals;
pub use start::Start;

use super::cost::Scalar;
use graph::Graph;
use std::{cmp::Reverse, collections::BinaryHeap};

/// An edge between two vertices.
pub type Edge = (usize, usize, Scalar);

/// Stands for "no vertex" and "no node".
const NONE: usize = usize::MAX;

/// The least costly perfect matching: each vertex's mate, and the proof. `None`: there is no perfect matching.
pub fn solve_matching(vertices: usize, edges: &[Edge], start: Option<Start>) -> Option<(Vec<usize>, Duals)> {
    let mut matcher = Matcher::new(vertices, edges);
    matcher.begin(start);
    for vertex in 0..vertices {
        if matcher.mate[vertex] == NONE && !matcher.search(vertex) {
            return None;
        }
    }
    Some(matcher.duals())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum VertexLabel {
    Free,
    Outer,
    Inner,
}

/// A vertex or a blossom. Vertices come first; a blossom's number is used again after it has been opened.
#[derive(Debug)]
struct GraphNode {
    /// The blossom around it, or `NONE`.
    parent: usize,
    /// The one vertex that is not matched within.
    base: usize,
    label: VertexLabel,
    /// When it got its label. Since then its dual value has moved with the clock, unwritten.
    since: Scalar,
    /// For an inner node, the edge of the tree that leads to it: (vertex outside, vertex within).
    entry: (usize, usize),
    /// The dual value of a blossom, never negative.
    z: Scalar,
    /// The circle of a blossom from its base on; each with the edge to the next: (vertex in this, in the next).
    petals: Vec<Petal>,
    /// The last walk that came by.
    seen: usize,
}

#[derive(Debug, Clone, Copy)]
struct Petal {
    node: usize,
    link: (usize, usize),
}

/// What the clock waits for. Ordered by time; the rest makes the order the same everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct DualEvent {
    time: Scalar,
    what: SearchStep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SearchStep {
    /// An edge of the graph, from this vertex, has no slack.
    Tight { from: usize, edge: usize },
    /// The dual value of an inner blossom reaches zero.
    Open { blossom: usize },
}

struct Matcher {
    vertices: usize,
    graph: Graph,
    mate: Vec<usize>,
    /// Per vertex: its dual value and those of all blossoms around it, but for what the clock has added to
    /// the outermost.
    potential: Vec<Scalar>,
    /// Per vertex: the outermost node around it.
    outermost: Vec<usize>,
    nodes: Vec<GraphNode>,
    unused: Vec<usize>,
    /// The dual value the root has gained in this search.
    clock: Scalar,
    events: BinaryHeap<Reverse<DualEvent>>,
    /// Nodes that got a label in this search.
    labelled: Vec<usize>,
    walks: usize,
}

impl Matcher {
    fn new(vertices: usize, edges: &[Edge]) -> Self {
        Self {
            vertices,
            graph: Graph::new(vertices, edges),
            mate: vec![NONE; vertices],
            potential: vec![0; vertices],
            outermost: (0..vertices).collect(),
            nodes: (0..vertices).map(GraphNode::new).collect(),
            unused: Vec::new(),
            clock: 0,
            events: BinaryHeap::new(),
            labelled: Vec::new(),
            walks: 0,
        }
    }

    /// The vertices within a node.
    fn leaves(&self, node: usize) -> Vec<usize> {
        if node < self.vertices {
            return vec![node];
        }
        let (mut leaves, mut inside) = (Vec::new(), vec![node]);
        while let Some(node) = inside.pop() {
            if node < self.vertices {
                leaves.push(node);
            } else {
                inside.extend(self.nodes[node].petals.iter().map(|petal| petal.node));
            }
        }
        leaves
    }

    /// The node directly within `blossom` that has `vertex` in it.
    fn petal_of(&self, blossom: usize, vertex: usize) -> usize {
        let mut node = vertex;
        while self.nodes[node].parent != blossom {
            node = self.nodes[node].parent;
        }
        node
    }

    /// Where `node` stands in the circle of `blossom`.
    fn place_of(&self, blossom: usize, node: usize) -> usize {
        let petals = &self.nodes[blossom].petals;
        petals.iter().position(|petal| petal.node == node).expect("a node is in the circle of its parent")
    }
}

impl GraphNode {
    fn new(base: usize) -> Self {
        Self {
            parent: NONE,
            base,
            label: VertexLabel::Free,
            since: 0,
            entry: (NONE, NONE),
            z: 0,
            petals: Vec::new(),
            seen: 0,
        }
    }

    /// An outermost blossom that has not been opened.
    fn is_whole(&self) -> bool {
        self.parent == NONE && !self.petals.is_empty()
    }
}
