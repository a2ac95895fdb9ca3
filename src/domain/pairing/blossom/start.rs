//! A first matching, by greed, and dual values under which no edge has a negative slack.

use super::{Duals, Matcher, NONE, Scalar};

/// What an earlier, sparser graph left behind: it saves most of the searches.
#[derive(Debug, Clone)]
pub struct Start {
    duals: Vec<Scalar>,
    mate: Vec<usize>,
}

/// Dual values further from zero are not taken over. With these, and costs below the limit that the weights
/// were laid out for, no sum in a search can overflow: the clocks of all searches together show no more than
/// the cost of the best matching, less the dual value at the start.
const FARTHEST: Scalar = 1 << 121;

impl Start {
    /// Blossoms are dropped: without them, dual values are lower and slacks higher. `None`: they are too low.
    pub fn from(duals: &Duals, mate: Vec<usize>) -> Option<Self> {
        let duals: Vec<Scalar> = (0..mate.len()).map(|vertex| duals.own(vertex)).collect();
        let mut sum: Scalar = 0;
        for dual in &duals {
            sum = sum.checked_add(*dual)?;
        }
        let near = |dual: Scalar| (-FARTHEST..=FARTHEST).contains(&dual);
        (near(sum) && duals.iter().all(|&dual| near(dual))).then_some(Self { duals, mate })
    }
}

impl Matcher {
    pub(super) fn begin(&mut self, start: Option<Start>) {
        match start {
            Some(start) => self.begin_warm(start),
            None => self.begin_cold(),
        }
        self.match_greedily();
    }

    fn begin_cold(&mut self) {
        for vertex in 0..self.vertices {
            let cheapest = self.graph.of(vertex).map(|edge| self.graph.cost(edge)).min();
            self.potential[vertex] = cheapest.unwrap_or(0) / 2;
        }
    }

    /// New edges may have a negative slack: one end gives way. Pairs that still have none stay together.
    fn begin_warm(&mut self, start: Start) {
        self.potential = start.duals;
        for vertex in 0..self.vertices {
            let least = self.graph.of(vertex).map(|edge| self.slack_at_start(vertex, edge)).min();
            self.potential[vertex] += least.unwrap_or(0).min(0);
        }
        for (vertex, &mate) in start.mate.iter().enumerate() {
            let is_tight = |edge| self.graph.to(edge) == mate && self.slack_at_start(vertex, edge) == 0;
            if vertex < mate && self.graph.of(vertex).any(is_tight) {
                (self.mate[vertex], self.mate[mate]) = (mate, vertex);
            }
        }
    }

    /// Raises every single vertex until it touches a neighbour, and takes that one if it is single too.
    fn match_greedily(&mut self) {
        for vertex in 0..self.vertices {
            if self.mate[vertex] != NONE {
                continue;
            }
            let nearest = self.graph.of(vertex).min_by_key(|&edge| {
                let is_taken = self.mate[self.graph.to(edge)] != NONE;
                (self.slack_at_start(vertex, edge), is_taken)
            });
            let Some(edge) = nearest else { continue };
            let neighbour = self.graph.to(edge);
            self.potential[vertex] += self.slack_at_start(vertex, edge);
            if self.mate[neighbour] == NONE {
                (self.mate[vertex], self.mate[neighbour]) = (neighbour, vertex);
            }
        }
    }

    fn slack_at_start(&self, vertex: usize, edge: usize) -> Scalar {
        self.graph.cost(edge) - self.potential[vertex] - self.potential[self.graph.to(edge)]
    }
}
