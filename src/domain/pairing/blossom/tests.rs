//! The solver on small graphs of every density, against all perfect matchings there are.

use super::{Duals, Edge, Scalar, Start, solve_matching};

/// Random numbers that are the same everywhere.
struct TestChance(u64);

impl TestChance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

fn sample_graph(seed: u64) -> (usize, Vec<Edge>) {
    let mut chance = TestChance(seed);
    let vertices = 2 * (1 + usize::try_from(chance.below(5)).unwrap());
    let (density, highest) =
        (1 + chance.below(10), [2, 20, 1 << 30][usize::try_from(chance.below(3)).unwrap()]);
    let mut edges = Vec::new();
    for a in 0..vertices {
        for b in a + 1..vertices {
            if chance.below(10) < density {
                edges.push((a, b, Scalar::from(chance.below(highest))));
            }
        }
    }
    (vertices, edges)
}

fn cheapest_matching_cost(vertices: usize, edges: &[Edge]) -> Option<Scalar> {
    let mut best = vec![None; 1 << vertices];
    best[0] = Some(0);
    for done in 0..best.len() {
        let Some(cost) = best[done] else { continue };
        let first = (0..vertices).find(|vertex| done >> vertex & 1 == 0);
        for &(a, b, price) in edges {
            if first == Some(a) && done >> b & 1 == 0 {
                let next: &mut Option<Scalar> = &mut best[done | 1 << a | 1 << b];
                *next = Some(next.map_or(cost + price, |other| other.min(cost + price)));
            }
        }
    }
    best[best.len() - 1]
}

fn cost_of_matching(mate: &[usize], edges: &[Edge]) -> Scalar {
    edges.iter().filter(|(a, b, _)| mate[*a] == *b).map(|(_, _, cost)| cost).sum()
}

fn least_slack(duals: &Duals, edges: &[Edge]) -> Scalar {
    let slack =
        |&(a, b, cost): &Edge| 2 * cost - duals.potential[a] - duals.potential[b] + 2 * duals.shared(a, b);
    edges.iter().map(slack).min().unwrap()
}

#[test]
fn it_finds_the_cheapest_perfect_matching_or_none() {
    let (mut none, mut blossoms) = (0, 0);
    for seed in 0..3_000 {
        let (vertices, edges) = sample_graph(seed);
        let best = cheapest_matching_cost(vertices, &edges);
        let Some((mate, duals)) = solve_matching(vertices, &edges, None) else {
            assert_eq!(best, None, "graph {seed}");
            none += 1;
            continue;
        };
        assert_eq!(Some(cost_of_matching(&mate, &edges)), best, "graph {seed}");
        assert_eq!(duals.doubled_bound(), 2 * best.unwrap(), "graph {seed}");
        assert!(least_slack(&duals, &edges) >= 0, "graph {seed}");
        assert!(duals.blossoms().iter().all(|blossom| blossom.value > 0), "graph {seed}");
        blossoms += duals.blossoms().len();
    }
    assert!(none > 100 && blossoms > 100, "{none} without a matching, {blossoms} blossoms");
}

#[test]
fn a_warm_start_finds_the_same_when_edges_are_added() {
    for seed in 0..1_000 {
        let (vertices, edges) = sample_graph(seed);
        let fewer: Vec<Edge> = edges.iter().copied().filter(|(a, b, _)| (a + b) % 3 != 0).collect();
        let Some((mate, duals)) = solve_matching(vertices, &fewer, None) else { continue };
        let start = Start::from(&duals, mate);
        assert!(start.is_some());
        let (mate, duals) = solve_matching(vertices, &edges, start).unwrap();
        assert_eq!(
            Some(cost_of_matching(&mate, &edges)),
            cheapest_matching_cost(vertices, &edges),
            "graph {seed}"
        );
        assert!(least_slack(&duals, &edges) >= 0, "graph {seed}");
    }
}
