//! A round made from seeds: the upper half meets the lower half, in order, or as near to it as may be.

use super::{cost::Scalar, solve::cheapest_pairs};
use crate::domain::history::PlayerIndex;

/// What stands between two players in a round that is made from seeds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SeedBar {
    /// They are kept apart.
    pub is_forbidden: bool,
    /// Of one club, in a round that keeps club mates apart before the seeds.
    pub is_strong_club: bool,
    /// Of one club, where that decides between rounds that are otherwise as good.
    pub is_soft_club: bool,
}

/// The upper half meets the lower half, in order; of an odd number the last is left over. Where two are kept apart,
/// or of one club, the round that is nearest to that order. `None` in `between`: whoever is left over.
pub fn pair_by_seed(
    order: &[PlayerIndex],
    between: impl Fn(PlayerIndex, Option<PlayerIndex>) -> SeedBar,
) -> Vec<(PlayerIndex, PlayerIndex)> {
    let half = order.len() / 2;
    let in_order = || (0..half).map(|at| (order[at], order[at + half]));
    let left_over = order.get(2 * half).map(|last| (*last, None));
    let tables = in_order().map(|(a, b)| (a, Some(b))).chain(left_over);
    if tables.into_iter().all(|(a, b)| between(a, b) == SeedBar::default()) {
        return in_order().collect();
    }
    let n = scalar_from_count(order.len()) + 1;
    let nearness = n * n * n;
    let price = |distance: usize, is_in_half: bool, between: SeedBar| {
        let levels = [between.is_forbidden, between.is_strong_club, is_in_half].map(Scalar::from);
        let grave = levels.into_iter().fold(0, |above, level| above * n + level) * nearness;
        (grave + scalar_from_count(distance * distance)) * n + Scalar::from(between.is_soft_club)
    };
    let found = cheapest_pairs(order.len(), |one, other| match other {
        Some(other) => {
            // Whoever is left over may be of either half, and the one in the middle with them.
            let is_in_half = other < half || one >= order.len() - half;
            price((other - one).abs_diff(half), is_in_half, between(order[one], Some(order[other])))
        }
        None => price(order.len() - 1 - one, false, between(order[one], None)),
    });
    found.into_iter().map(|(a, b)| (order[a], order[b])).collect()
}

fn scalar_from_count(count: usize) -> Scalar {
    Scalar::try_from(count).unwrap_or(Scalar::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_meet_in_order_or_as_near_to_it_as_may_be() {
        let order: Vec<PlayerIndex> = (0..8).collect();
        let free = |_: PlayerIndex, _: Option<PlayerIndex>| SeedBar::default();
        assert_eq!(pair_by_seed(&order, free), [(0, 4), (1, 5), (2, 6), (3, 7)]);
        assert_eq!(pair_by_seed(&order[..5], free), [(0, 2), (1, 3)]);
        let forbidden = |pairs: &'static [(usize, usize)]| {
            move |a: PlayerIndex, b: Option<PlayerIndex>| SeedBar {
                is_forbidden: b.is_some_and(|b| pairs.contains(&(a.min(b), a.max(b)))),
                ..SeedBar::default()
            }
        };
        let mut found = pair_by_seed(&order, forbidden(&[(0, 4)]));
        found.sort_unstable();
        assert_eq!(found, [(0, 5), (1, 4), (2, 6), (3, 7)]);
        // The halves meet before anybody meets one of their own.
        let mut found = pair_by_seed(&order[..4], forbidden(&[(0, 2)]));
        found.sort_unstable();
        assert_eq!(found, [(0, 3), (1, 2)]);
        // The two of the lower half are both kept apart from the first: nothing but the second is left.
        let mut found = pair_by_seed(&order[..4], forbidden(&[(0, 2), (0, 3)]));
        found.sort_unstable();
        assert_eq!(found, [(0, 1), (2, 3)]);
        let club = |a: PlayerIndex, b: Option<PlayerIndex>| SeedBar {
            is_strong_club: b.is_some_and(|b| a % 2 == b % 2),
            ..SeedBar::default()
        };
        assert!(pair_by_seed(&order, club).iter().all(|(a, b)| a % 2 != b % 2));
        let last_stays = |a: PlayerIndex, b: Option<PlayerIndex>| SeedBar {
            is_forbidden: b.is_none() && a == 4,
            ..SeedBar::default()
        };
        assert!(pair_by_seed(&order[..5], last_stays).iter().any(|(a, b)| *a == 4 || *b == 4));
    }
}
