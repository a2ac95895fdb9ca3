//! Other ways to make a round: groups, each for a round robin, and a cut to single elimination.
//!
//! A list of pairs from outside needs none of this: [`super::by_hand`] takes it. Random rounds are
//! [`super::PairingOrder::Random`].

use crate::domain::history::PlayerIndex;
use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum FormatError {
    AllMet { players: usize, rounds: u32 },
}

/// The first round of a bracket of so many places, a power of two: which meet, counted from 0. The first meets the last,
/// and the first two can meet in the final alone: winners of two neighbouring pairs meet in the next round.
pub fn pair_bracket_places(places: usize) -> Vec<(usize, usize)> {
    let mut order = vec![0];
    while order.len() < places {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&place| [place, last - place]).collect();
    }
    order.chunks_exact(2).map(|two| (two[0], two[1])).collect()
}

/// Groups of about `size` players, as equal as can be: the seeds go through the groups there and back, so that
/// no group has all the strong ones. A size of 0 makes one group.
pub fn deal_into_groups(seeds: &[PlayerIndex], size: usize) -> Vec<Vec<PlayerIndex>> {
    let count = group_count(seeds.len(), size);
    let mut groups = vec![Vec::new(); count];
    for (at, player) in seeds.iter().enumerate() {
        let (lap, place) = (at / count, at % count);
        let group = if lap.is_multiple_of(2) { place } else { count - 1 - place };
        groups[group].push(*player);
    }
    groups
}

/// How many groups of about `size` so many players make; a size of 0 makes one.
pub fn group_count(players: usize, size: usize) -> usize {
    if size == 0 { 1 } else { players.div_ceil(size).max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_as_equal_as_can_be_and_share_the_strong() {
        let ten: Vec<usize> = (1..=10).collect();
        assert_eq!(
            deal_into_groups(&ten, 4),
            [vec![1, 6, 7], vec![2, 5, 8], vec![3, 4, 9, 10]].map(|group| {
                let mut group = group;
                group.sort_unstable();
                group
            })
        );
        assert_eq!(deal_into_groups(&ten, 0), std::slice::from_ref(&ten));
        assert_eq!(deal_into_groups(&[], 4), [Vec::<usize>::new()]);
    }

    #[test]
    fn in_a_cut_the_best_two_can_meet_in_the_final_alone() {
        assert_eq!(pair_bracket_places(8), [(0, 7), (3, 4), (1, 6), (2, 5)]);
    }
}
