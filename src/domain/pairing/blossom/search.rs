//! One search: a tree of tight edges grows from a single vertex until it reaches another one.
//!
//! The clock is the dual value that the root has gained. As it runs, outer nodes gain and inner nodes lose the
//! same; the values are written down only when a node changes its label. A heap says what happens next.

use super::{DualEvent, Matcher, NONE, Scalar, SearchStep, VertexLabel};
use std::cmp::Reverse;

impl Matcher {
    /// `false`: the tree cannot grow any more, there is no perfect matching.
    pub(super) fn search(&mut self, root: usize) -> bool {
        self.clock = 0;
        self.events.clear();
        self.become_outer(self.outermost[root]);
        let mut found = false;
        while let Some(Reverse(event)) = self.events.pop() {
            found = match event.what {
                SearchStep::Tight { from, edge } => self.touch(event.time, from, edge),
                SearchStep::Open { blossom } => {
                    if self.is_spent(blossom, event.time) {
                        self.clock = event.time;
                        self.open(blossom);
                    }
                    false
                }
            };
            if found {
                break;
            }
        }
        self.settle();
        found
    }

    /// An edge has become tight, unless the news is old. `true`: it completed a path, which is now matched.
    fn touch(&mut self, time: Scalar, from: usize, edge: usize) -> bool {
        let (mut u, mut v) = (from, self.graph.to(edge));
        let (mut here, mut there) = (self.outermost[u], self.outermost[v]);
        if here == there {
            return false;
        }
        if self.nodes[here].label != VertexLabel::Outer {
            (u, v, here, there) = (v, u, there, here);
        }
        let label = self.nodes[there].label;
        if self.nodes[here].label != VertexLabel::Outer || label == VertexLabel::Inner {
            return false;
        }
        let before = std::mem::replace(&mut self.clock, time);
        if self.graph.cost(edge) != self.potential_now(u) + self.potential_now(v) {
            self.clock = before;
            return false;
        }
        if label == VertexLabel::Outer {
            self.shrink(u, v);
            return false;
        }
        let mate = self.mate[self.nodes[there].base];
        if mate == NONE {
            self.augment(u, v);
            return true;
        }
        self.become_inner(there, (u, v));
        self.become_outer(self.outermost[mate]);
        false
    }

    pub(super) fn become_outer(&mut self, node: usize) {
        self.label(node, VertexLabel::Outer);
        for vertex in self.leaves(node) {
            self.look_around(vertex);
        }
    }

    pub(super) fn become_inner(&mut self, node: usize, entry: (usize, usize)) {
        self.label(node, VertexLabel::Inner);
        self.nodes[node].entry = entry;
        if node >= self.vertices {
            let time = self.clock + self.nodes[node].z;
            self.events.push(Reverse(DualEvent { time, what: SearchStep::Open { blossom: node } }));
        }
    }

    pub(super) fn label(&mut self, node: usize, label: VertexLabel) {
        self.nodes[node].label = label;
        self.nodes[node].since = self.clock;
        self.labelled.push(node);
    }

    /// Notes when the edges of a vertex in an outer node become tight.
    pub(super) fn look_around(&mut self, vertex: usize) {
        let here = self.outermost[vertex];
        let potential = self.potential_now(vertex);
        for edge in self.graph.of(vertex) {
            let neighbour = self.graph.to(edge);
            let there = self.outermost[neighbour];
            if there == here {
                continue;
            }
            let wait = match self.nodes[there].label {
                VertexLabel::Inner => continue,
                // Both ends gain: half the time.
                VertexLabel::Outer => (self.graph.cost(edge) - potential - self.potential_now(neighbour)) / 2,
                VertexLabel::Free => self.graph.cost(edge) - potential - self.potential[neighbour],
            };
            let what = SearchStep::Tight { from: vertex, edge };
            self.events.push(Reverse(DualEvent { time: self.clock + wait, what }));
        }
    }

    /// The same for a vertex that has left the tree.
    pub(super) fn look_back(&mut self, vertex: usize) {
        for edge in self.graph.of(vertex) {
            let neighbour = self.graph.to(edge);
            if self.nodes[self.outermost[neighbour]].label == VertexLabel::Outer {
                let wait = self.graph.cost(edge) - self.potential[vertex] - self.potential_now(neighbour);
                let what = SearchStep::Tight { from: vertex, edge };
                self.events.push(Reverse(DualEvent { time: self.clock + wait, what }));
            }
        }
    }

    /// Whether an inner blossom has no dual value left, and the news is not about an earlier blossom of
    /// that number.
    fn is_spent(&self, blossom: usize, time: Scalar) -> bool {
        let node = &self.nodes[blossom];
        node.label == VertexLabel::Inner && node.is_whole() && node.since + node.z == time
    }

    pub(super) fn potential_now(&self, vertex: usize) -> Scalar {
        self.potential[vertex] + self.gained(self.outermost[vertex])
    }

    /// What the clock has added to an outermost node since it got its label.
    fn gained(&self, node: usize) -> Scalar {
        let node = &self.nodes[node];
        match node.label {
            VertexLabel::Outer => self.clock - node.since,
            VertexLabel::Inner => node.since - self.clock,
            VertexLabel::Free => 0,
        }
    }

    /// Writes down what the clock has added to an outermost node.
    pub(super) fn write_down(&mut self, node: usize) {
        let gained = self.gained(node);
        self.nodes[node].since = self.clock;
        if gained == 0 {
            return;
        }
        if node >= self.vertices {
            self.nodes[node].z += gained;
        }
        for vertex in self.leaves(node) {
            self.potential[vertex] += gained;
        }
    }

    /// Ends the search: nobody has a label, and blossoms without a dual value are dissolved.
    fn settle(&mut self) {
        let labelled = std::mem::take(&mut self.labelled);
        for &node in &labelled {
            let is_outermost = self.nodes[node].parent == NONE;
            let is_gone = node >= self.vertices && self.nodes[node].petals.is_empty();
            if is_outermost && !is_gone && self.nodes[node].label != VertexLabel::Free {
                self.write_down(node);
                self.nodes[node].label = VertexLabel::Free;
            }
        }
        for &node in &labelled {
            let ended = &self.nodes[node];
            if node >= self.vertices && ended.is_whole() && ended.z == 0 && ended.label == VertexLabel::Free {
                self.dissolve(node);
            }
        }
    }
}
