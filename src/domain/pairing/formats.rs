//! Other ways to make a round: round robin for small groups, and a cut to single elimination.
//!
//! A list of pairs from outside needs none of this: [`super::by_hand`] takes it. Random rounds are
//! [`super::Order::Random`].

use super::verify::Pairs;
use crate::domain::history::PlayerIndex;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormatError {
    NotACut { players: usize },
    AllMet { players: usize, rounds: u32 },
}

/// Round `round`, from 1, in which everybody of the group meets somebody new: all meet all in the end. The
/// first stays, the others turn around; an odd group has a bye in every round.
pub fn round_robin(group: &[PlayerIndex], round: u32) -> Result<Pairs, FormatError> {
    let players = group.len();
    let mut seats: Vec<Option<PlayerIndex>> = group.iter().copied().map(Some).collect();
    if players % 2 == 1 {
        seats.push(None);
    }
    let rounds = u32::try_from(seats.len().saturating_sub(1)).unwrap_or(u32::MAX);
    if round == 0 || round > rounds {
        return Err(FormatError::AllMet { players, rounds });
    }
    seats[1..].rotate_right(round as usize - 1);
    let (mut pairs, mut bye) = (Vec::new(), None);
    for at in 0..seats.len() / 2 {
        match (seats[at], seats[seats.len() - 1 - at]) {
            (Some(a), Some(b)) => pairs.push((a, b)),
            (Some(player), None) | (None, Some(player)) => bye = Some(player),
            (None, None) => {}
        }
    }
    Ok(Pairs { pairs, bye })
}

/// The first round of a cut, from the standings: the first meets the last, and the first two can meet in the
/// final alone: winners of two neighbouring pairs meet in the next round.
pub fn cut(standings: &[PlayerIndex]) -> Result<Vec<(PlayerIndex, PlayerIndex)>, FormatError> {
    let players = standings.len();
    if players < 2 || !players.is_power_of_two() {
        return Err(FormatError::NotACut { players });
    }
    Ok(bracket(players).into_iter().map(|(upper, lower)| (standings[upper], standings[lower])).collect())
}

/// The first round of a bracket of so many places, a power of two: which meet, counted from 0.
pub fn bracket(places: usize) -> Vec<(usize, usize)> {
    let mut order = vec![0];
    while order.len() < places {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&place| [place, last - place]).collect();
    }
    order.chunks_exact(2).map(|two| (two[0], two[1])).collect()
}

/// Groups of about `size` players, as equal as can be: the seeds go through the groups there and back, so that
/// no group has all the strong ones. A size of 0 makes one group.
pub fn groups(seeds: &[PlayerIndex], size: usize) -> Vec<Vec<PlayerIndex>> {
    let count = if size == 0 { 1 } else { seeds.len().div_ceil(size).max(1) };
    let mut groups = vec![Vec::new(); count];
    for (at, player) in seeds.iter().enumerate() {
        let (lap, place) = (at / count, at % count);
        let group = if lap.is_multiple_of(2) { place } else { count - 1 - place };
        groups[group].push(*player);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once() {
        for players in 2..=9 {
            let group: Vec<usize> = (10..10 + players).collect();
            let rounds = u32::try_from(players - 1 + players % 2).unwrap();
            let mut met = BTreeSet::new();
            for round in 1..=rounds {
                for (a, b) in round_robin(&group, round).unwrap().pairs {
                    assert!(met.insert((a.min(b), a.max(b))));
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert_eq!(round_robin(&group, rounds + 1), Err(FormatError::AllMet { players, rounds }));
        }
        assert!(round_robin(&[], 1).is_err());
    }

    #[test]
    fn groups_are_as_equal_as_can_be_and_share_the_strong() {
        let ten: Vec<usize> = (1..=10).collect();
        assert_eq!(
            groups(&ten, 4),
            [vec![1, 6, 7], vec![2, 5, 8], vec![3, 4, 9, 10]].map(|group| {
                let mut group = group;
                group.sort_unstable();
                group
            })
        );
        assert_eq!(groups(&ten, 0), std::slice::from_ref(&ten));
        assert_eq!(groups(&[], 4), [Vec::<usize>::new()]);
    }

    #[test]
    fn in_a_cut_the_best_two_can_meet_in_the_final_alone() {
        let first = cut(&[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
        assert_eq!(first, [(1, 8), (4, 5), (2, 7), (3, 6)]);
        assert_eq!(cut(&[1, 2, 3]), Err(FormatError::NotACut { players: 3 }));
    }
}
