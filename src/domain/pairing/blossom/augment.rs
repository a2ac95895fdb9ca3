//! The matching grows by one edge along the path that a search has found.

use super::{Matcher, NONE};

impl Matcher {
    /// From the free vertex `v` over `u` to the root, every other edge is matched.
    pub(super) fn augment(&mut self, u: usize, v: usize) {
        self.rotate(self.outermost[v], v);
        let (mut u, mut v) = (u, v);
        loop {
            let outer = self.outermost[u];
            let old_mate = self.mate[self.nodes[outer].base];
            self.rotate(outer, u);
            self.pair(u, v);
            if old_mate == NONE {
                return;
            }
            let inner = self.outermost[old_mate];
            let (above, within) = self.nodes[inner].entry;
            self.rotate(inner, within);
            (u, v) = (above, within);
        }
    }

    /// Makes `vertex` the base of `node`: within, the matching moves around the circles.
    fn rotate(&mut self, node: usize, vertex: usize) {
        let mut work = vec![(node, vertex)];
        while let Some((node, vertex)) = work.pop() {
            if node < self.vertices || self.nodes[node].base == vertex {
                continue;
            }
            let petal = self.petal_of(node, vertex);
            work.push((petal, vertex));
            let first = self.place_of(node, petal);
            let circle = self.nodes[node].petals.len();
            let mut place = first;
            while place != 0 {
                // The petal at `place` was matched to one neighbour; the next two are matched instead.
                let (left, right) =
                    if first % 2 == 1 { (place + 1, (place + 2) % circle) } else { (place - 2, place - 1) };
                let petals = &self.nodes[node].petals;
                let (a, b) = petals[left].link;
                work.push((petals[left].node, a));
                work.push((petals[right].node, b));
                self.pair(a, b);
                place = if first % 2 == 1 { right } else { left };
            }
            self.nodes[node].petals.rotate_left(first);
            self.nodes[node].base = vertex;
        }
    }

    fn pair(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }
}
