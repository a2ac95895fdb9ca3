//! The dual values at the end of a search, which prove that no matching is cheaper.

use super::{Matcher, NONE, Scalar};

/// Dual values in half units of cost. The slack of an edge is twice its cost, less the potentials of its ends,
/// plus twice the values of the blossoms that hold both. No slack is negative, and there is none between
/// mates: so every perfect matching costs at least as much as this one.
#[derive(Debug, Clone)]
pub struct Duals {
    /// Per vertex: its own value and those of all blossoms around it.
    pub potential: Vec<Scalar>,
    /// Per vertex: the values of all blossoms around it.
    around: Vec<Scalar>,
    blossoms: Vec<DualBlossom>,
    shared: Shared,
}

/// A blossom with a dual value that is not zero.
#[derive(Debug, Clone)]
pub struct DualBlossom {
    pub value: Scalar,
    /// The vertices directly within, or in blossoms within that have no value.
    pub vertices: Vec<usize>,
    /// The blossoms directly within; they stand before this one.
    pub blossoms: Vec<usize>,
    size: Scalar,
}

impl Duals {
    /// Twice what every perfect matching costs at least.
    pub fn doubled_bound(&self) -> Scalar {
        let once_too_often = |blossom: &DualBlossom| blossom.value * (blossom.size - 1);
        self.potential.iter().sum::<Scalar>() - self.blossoms.iter().map(once_too_often).sum::<Scalar>()
    }

    /// The values of all blossoms that hold both vertices.
    pub fn shared(&self, u: usize, v: usize) -> Scalar {
        self.shared.least(u, v)
    }

    /// The vertex's own dual value.
    pub fn own(&self, vertex: usize) -> Scalar {
        self.potential[vertex] - self.around[vertex]
    }

    /// The blossoms that have a value, those within before those around them.
    pub fn blossoms(&self) -> &[DualBlossom] {
        &self.blossoms
    }
}

impl Matcher {
    pub(super) fn duals(self) -> (Vec<usize>, Duals) {
        let order = self.outside_in();
        let mut sums = vec![0; self.nodes.len()];
        for &node in &order {
            let parent = self.nodes[node].parent;
            sums[node] = self.nodes[node].z + if parent == NONE { 0 } else { sums[parent] };
        }
        let shared = Shared::new(&self, &order, &sums);
        let blossoms = self.valued_blossoms(&order);
        sums.truncate(self.vertices);
        (self.mate, Duals { potential: self.potential, around: sums, blossoms, shared })
    }

    /// All nodes, each right before what is within it.
    fn outside_in(&self) -> Vec<usize> {
        let is_there = |&node: &usize| node < self.vertices || !self.nodes[node].petals.is_empty();
        let mut ahead: Vec<usize> =
            (0..self.nodes.len()).filter(is_there).filter(|&node| self.nodes[node].parent == NONE).collect();
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(node) = ahead.pop() {
            order.push(node);
            ahead.extend(self.nodes[node].petals.iter().map(|petal| petal.node));
        }
        order
    }

    fn valued_blossoms(&self, order: &[usize]) -> Vec<DualBlossom> {
        let is_valued = |&node: &usize| self.nodes[node].z != 0;
        let inside_out: Vec<usize> = order.iter().copied().rev().filter(is_valued).collect();
        let mut number = vec![NONE; self.nodes.len()];
        for (at, &node) in inside_out.iter().enumerate() {
            number[node] = at;
        }
        let valued_around = |mut node: usize| loop {
            node = self.nodes[node].parent;
            if node == NONE || self.nodes[node].z != 0 {
                return node;
            }
        };
        let mut blossoms: Vec<DualBlossom> = inside_out
            .iter()
            .map(|&node| DualBlossom {
                value: self.nodes[node].z,
                vertices: vec![],
                blossoms: vec![],
                size: 0,
            })
            .collect();
        for vertex in 0..self.vertices {
            let around = valued_around(vertex);
            if around != NONE {
                blossoms[number[around]].vertices.push(vertex);
                blossoms[number[around]].size += 1;
            }
        }
        for &node in &inside_out {
            let around = valued_around(node);
            if around != NONE {
                let size = blossoms[number[node]].size;
                blossoms[number[around]].blossoms.push(number[node]);
                blossoms[number[around]].size += size;
            }
        }
        blossoms
    }
}

/// Answers what two vertices share. With the vertices in a row, each blossom a stretch of it, the values
/// around both ends of a stretch are the least of what neighbours on the way share: blossoms have no negative
/// values, so the fewer around, the less.
#[derive(Debug, Clone)]
struct Shared {
    place: Vec<usize>,
    /// `least[k][i]`: the least of the 2^k steps from place i on.
    least: Vec<Vec<Scalar>>,
}

impl Shared {
    fn new(matcher: &Matcher, order: &[usize], sums: &[Scalar]) -> Self {
        let mut place = vec![0; matcher.vertices];
        let (mut steps, mut seen, mut step) = (Vec::new(), 0, Scalar::MAX);
        for &node in order {
            let parent = matcher.nodes[node].parent;
            step = step.min(if parent == NONE { 0 } else { sums[parent] });
            if node < matcher.vertices {
                place[node] = seen;
                if seen > 0 {
                    steps.push(step);
                }
                (seen, step) = (seen + 1, Scalar::MAX);
            }
        }
        let mut least = vec![steps];
        let mut width = 1;
        while let Some(last) = least.last().filter(|last| last.len() > width) {
            let wider = (width..last.len()).map(|at| last[at - width].min(last[at])).collect();
            least.push(wider);
            width *= 2;
        }
        Self { place, least }
    }

    fn least(&self, u: usize, v: usize) -> Scalar {
        let (from, to) = (self.place[u].min(self.place[v]), self.place[u].max(self.place[v]));
        let level = (to - from).ilog2() as usize;
        self.least[level][from].min(self.least[level][to - (1 << level)])
    }
}
