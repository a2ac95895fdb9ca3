//! Blossoms: made where two branches of the tree touch, opened where their dual value is spent.

use super::{GraphNode, Matcher, NONE, Petal, VertexLabel};

impl Matcher {
    /// Two outer nodes touch: the odd circle through the tree becomes one outer node.
    pub(super) fn shrink(&mut self, u: usize, v: usize) {
        let top = self.meeting_point(self.outermost[u], self.outermost[v]);
        let petals = self.circle(top, u, v);
        let blossom = self.new_blossom(self.nodes[top].base);
        let mut fresh = Vec::new();
        for petal in &petals {
            self.write_down(petal.node);
            let was_inner = self.nodes[petal.node].label == VertexLabel::Inner;
            self.nodes[petal.node].parent = blossom;
            for vertex in self.leaves(petal.node) {
                self.outermost[vertex] = blossom;
                if was_inner {
                    fresh.push(vertex);
                }
            }
        }
        self.nodes[blossom].petals = petals;
        self.label(blossom, VertexLabel::Outer);
        for vertex in fresh {
            self.look_around(vertex);
        }
    }

    /// Where the ways of two outer nodes to the root come together. Both walk in turn, so that the effort is
    /// that of the circle, not of the tree.
    fn meeting_point(&mut self, a: usize, b: usize) -> usize {
        self.walks += 1;
        let (mut walker, mut other) = (Some(a), Some(b));
        loop {
            if let Some(node) = walker {
                if self.nodes[node].seen == self.walks {
                    return node;
                }
                self.nodes[node].seen = self.walks;
                walker = self.steps_up(node).map(|(_, above)| above);
            }
            std::mem::swap(&mut walker, &mut other);
        }
    }

    /// The inner and the outer node above an outer node.
    fn steps_up(&self, node: usize) -> Option<(usize, usize)> {
        let mate = self.mate[self.nodes[node].base];
        if mate == NONE {
            return None;
        }
        let inner = self.outermost[mate];
        Some((inner, self.outermost[self.nodes[inner].entry.0]))
    }

    /// The circle from `top` down to `u`, over the edge to `v`, and up again.
    fn circle(&self, top: usize, u: usize, v: usize) -> Vec<Petal> {
        let mut down = Vec::new();
        let mut node = self.outermost[u];
        let mut link = (u, v);
        while node != top {
            let (inner, above) = self.steps_up(node).expect("the way up leads to the meeting point");
            let base = self.nodes[node].base;
            down.push(Petal { node, link });
            down.push(Petal { node: inner, link: (self.mate[base], base) });
            link = self.nodes[inner].entry;
            node = above;
        }
        down.push(Petal { node: top, link });
        down.reverse();
        let mut petals = down;
        let mut node = self.outermost[v];
        while node != top {
            let (inner, above) = self.steps_up(node).expect("the way up leads to the meeting point");
            let base = self.nodes[node].base;
            let (outside, within) = self.nodes[inner].entry;
            petals.push(Petal { node, link: (base, self.mate[base]) });
            petals.push(Petal { node: inner, link: (within, outside) });
            node = above;
        }
        petals
    }

    fn new_blossom(&mut self, base: usize) -> usize {
        let node = GraphNode::new(base);
        if let Some(number) = self.unused.pop() {
            self.nodes[number] = node;
            return number;
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// An inner blossom has no dual value left. The even way from where the tree enters it to its base stays
    /// in the tree, the rest is free again.
    pub(super) fn open(&mut self, blossom: usize) {
        self.write_down(blossom);
        let entry = self.nodes[blossom].entry;
        let first = self.place_of(blossom, self.petal_of(blossom, entry.1));
        let petals = self.take_apart(blossom);
        let way = even_way(&petals, first, entry);
        let mut in_tree = vec![false; petals.len()];
        let mut outer = Vec::new();
        for &(place, entry) in &way {
            in_tree[place] = true;
            let node = petals[place].node;
            if let Some(entry) = entry {
                self.become_inner(node, entry);
            } else {
                self.label(node, VertexLabel::Outer);
                outer.push(node);
            }
        }
        for node in outer {
            for vertex in self.leaves(node) {
                self.look_around(vertex);
            }
        }
        for (petal, _) in petals.iter().zip(in_tree).filter(|(_, in_tree)| !in_tree) {
            for vertex in self.leaves(petal.node) {
                self.look_back(vertex);
            }
        }
    }

    /// A free blossom without a dual value goes, and all such directly within it.
    pub(super) fn dissolve(&mut self, blossom: usize) {
        let mut spent = vec![blossom];
        while let Some(blossom) = spent.pop() {
            let inside = self.take_apart(blossom).into_iter().map(|petal| petal.node);
            spent.extend(inside.filter(|&node| node >= self.vertices && self.nodes[node].z == 0));
        }
    }

    /// The nodes of an outermost blossom are outermost now, and free.
    fn take_apart(&mut self, blossom: usize) -> Vec<Petal> {
        let petals = std::mem::take(&mut self.nodes[blossom].petals);
        self.nodes[blossom].label = VertexLabel::Free;
        self.unused.push(blossom);
        for petal in &petals {
            self.nodes[petal.node].parent = NONE;
            self.nodes[petal.node].label = VertexLabel::Free;
            for vertex in self.leaves(petal.node) {
                self.outermost[vertex] = petal.node;
            }
        }
        petals
    }
}

/// The places from `first` to the base along matched edges first: inner nodes with the edge that leads to
/// them, outer ones between them.
fn even_way(petals: &[Petal], first: usize, entry: (usize, usize)) -> Vec<(usize, Option<(usize, usize)>)> {
    let mut way = Vec::new();
    let (mut place, mut entry) = (first, entry);
    loop {
        way.push((place, Some(entry)));
        if place == 0 {
            return way;
        }
        if first % 2 == 1 {
            way.push((place + 1, None));
            entry = petals[place + 1].link;
            place = (place + 2) % petals.len();
        } else {
            way.push((place - 1, None));
            let (here, next) = petals[place - 2].link;
            entry = (next, here);
            place -= 2;
        }
    }
}
