//! A round robin: everybody of a group meets everybody of it, also where somebody comes, leaves or is kept apart.

use super::{cost::Scalar, solve::cheapest_pairs};
use crate::domain::history::{PlayerIndex, RobinGroup};
use std::collections::HashMap;

/// How many rounds so many players need until everybody has met everybody: one fewer than they are, and of an odd
/// number as many, as one rests in each.
pub fn rounds_to_meet_all(players: usize) -> usize {
    (players + players % 2).saturating_sub(1)
}

/// A round of a group.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RobinRound {
    pub pairs: Vec<(PlayerIndex, PlayerIndex)>,
    /// Those who are left over, and have somebody left to meet.
    pub rest: Vec<PlayerIndex>,
    /// Those who have nobody of the group who is there left to meet.
    pub done: Vec<PlayerIndex>,
}

/// Pairs of players of different groups who have nobody of their own left to meet: as many as may meet. Whoever has
/// rested most plays first. With those who are left over.
pub fn pair_across_groups(
    players: &[PlayerIndex],
    rested: impl Fn(PlayerIndex) -> usize,
    may_meet: impl Fn(PlayerIndex, PlayerIndex) -> bool,
) -> (Vec<(PlayerIndex, PlayerIndex)>, Vec<PlayerIndex>) {
    let most = players.iter().map(|player| rested(*player)).max().unwrap_or_default();
    // One pair more is worth more than all the rests that were.
    let pair = scalar_from_count((most + 1) * (players.len() + 1));
    let rest = |at: usize| pair + scalar_from_count(rested(players[at]));
    let found = cheapest_pairs(players.len(), |one, other| match other {
        Some(other) if may_meet(players[one], players[other]) => 0,
        Some(other) => rest(one) + rest(other),
        None => rest(one),
    });
    let found = found.into_iter().map(|(a, b)| (players[a], players[b]));
    let found: Vec<(PlayerIndex, PlayerIndex)> = found.filter(|(a, b)| may_meet(*a, *b)).collect();
    let is_left = |player: &PlayerIndex| !found.iter().any(|(a, b)| a == player || b == player);
    let left = players.iter().copied().filter(is_left).collect();
    (found, left)
}

impl RobinGroup {
    /// Round `round`, from 1, in which as many as can be meet somebody whom they may meet and have not met yet.
    ///
    /// While nobody comes, leaves or is kept apart that is the circle, in which all have met in the end: the first
    /// stays, the others turn around, and of an odd group one rests in every round. Where it is not, whoever has the
    /// most left to meet plays first, and as much of the circle stays as can. Once all have met, nobody is in a pair
    /// and all are done.
    pub fn round(
        &self,
        round: u32,
        plays: impl Fn(PlayerIndex) -> bool,
        may_meet: impl Fn(PlayerIndex, PlayerIndex) -> bool,
    ) -> RobinRound {
        let there: Vec<PlayerIndex> = self.players().copied().filter(|player| plays(*player)).collect();
        let left: Vec<usize> =
            there.iter().map(|a| there.iter().filter(|b| *b != a && may_meet(*a, **b)).count()).collect();
        let (players, left): (Vec<PlayerIndex>, Vec<usize>) =
            there.into_iter().zip(left).filter(|(_, left)| *left > 0).unzip();
        let turn = self.turn(round);
        let meets = |player: &PlayerIndex| turn.get(player).copied().flatten();
        let is_turn = |a: PlayerIndex| match meets(&a) {
            Some(b) => players.contains(&b) && may_meet(a, b),
            None => turn.contains_key(&a),
        };
        let found = if players.iter().all(|player| is_turn(*player)) {
            let pair = |a: &PlayerIndex| Some((*a, meets(a)?)).filter(|(a, b)| a < b);
            players.iter().filter_map(pair).collect()
        } else {
            let n = scalar_from_count(players.len()) + 1;
            // More than all that is left to meet, and more than all changes to the circle.
            let rest = |at: usize| (n * n * n + scalar_from_count(left[at] * left[at])) * n;
            let pairs = cheapest_pairs(players.len(), |one, other| {
                match other.map(|other| (other, players[other])) {
                    Some((_, b)) if may_meet(players[one], b) => {
                        Scalar::from(meets(&players[one]) != Some(b))
                    }
                    Some((other, _)) => rest(one) + rest(other),
                    None => rest(one) + Scalar::from(meets(&players[one]).is_some_and(&plays)),
                }
            });
            let pairs = pairs.into_iter().map(|(a, b)| (players[a], players[b]));
            pairs.filter(|(a, b)| may_meet(*a, *b)).collect::<Vec<_>>()
        };
        let is_paired = |player: &PlayerIndex| found.iter().any(|(a, b)| a == player || b == player);
        let there = self.players().copied().filter(|player| plays(*player) && !is_paired(player));
        let (rest, done) = there.partition(|player| players.contains(player));
        RobinRound { pairs: found, rest, done }
    }

    /// Whom everybody of the circle meets in a round of it; nobody: they rest.
    fn turn(&self, round: u32) -> HashMap<PlayerIndex, Option<PlayerIndex>> {
        let mut seats: Vec<Option<PlayerIndex>> = self.circle.iter().copied().map(Some).collect();
        if seats.len() % 2 == 1 {
            seats.push(None);
        }
        if let Some(others) = seats.get_mut(1..).filter(|others| !others.is_empty()) {
            let by = usize::try_from(round.saturating_sub(1)).unwrap_or_default() % others.len();
            others.rotate_right(by);
        }
        let opposite = seats.iter().rev().copied();
        seats.iter().zip(opposite).filter_map(|(player, other)| Some(((*player)?, other))).collect()
    }
}

fn scalar_from_count(count: usize) -> Scalar {
    Scalar::try_from(count).unwrap_or(Scalar::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    type Met = BTreeSet<(PlayerIndex, PlayerIndex)>;

    fn draw_robin_round(group: &RobinGroup, number: u32, there: &[PlayerIndex], met: &mut Met) -> RobinRound {
        let ordered = |a: PlayerIndex, b: PlayerIndex| (a.min(b), a.max(b));
        let drawn =
            group.round(number, |player| there.contains(&player), |a, b| !met.contains(&ordered(a, b)));
        for (a, b) in &drawn.pairs {
            assert!(there.contains(a) && there.contains(b) && met.insert(ordered(*a, *b)), "{a} and {b}");
        }
        drawn
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once() {
        for players in 2..=9 {
            let group = RobinGroup { circle: (10..10 + players).collect(), came: Vec::new() };
            let (mut met, mut rested) = (Met::new(), Vec::new());
            for number in 1..=u32::try_from(players - 1 + players % 2).unwrap() {
                let drawn = draw_robin_round(&group, number, &group.circle, &mut met);
                rested.extend(drawn.rest.into_iter().chain(drawn.done));
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            rested.sort_unstable();
            assert_eq!(rested, if players % 2 == 1 { group.circle.clone() } else { Vec::new() });
            let over = RobinRound { done: group.circle.clone(), ..RobinRound::default() };
            assert_eq!(draw_robin_round(&group, 99, &group.circle, &mut met), over);
        }
        assert_eq!(RobinGroup::default().round(1, |_| true, |_, _| true), RobinRound::default());
    }

    #[test]
    fn whoever_comes_later_meets_whoever_is_free_and_rests_no_more_than_others() {
        for began in 3..=10 {
            let group = RobinGroup { circle: (0..began).collect(), came: vec![90, 91] };
            for came in 1..=2_usize {
                for from in 2..=3 {
                    let (mut met, late) = (Met::new(), &group.came[..came]);
                    for number in 1..=u32::try_from(rounds_to_meet_all(began)).unwrap() {
                        let late = late.iter().filter(|_| number >= from);
                        let there: Vec<PlayerIndex> = group.circle.iter().chain(late).copied().collect();
                        let drawn = draw_robin_round(&group, number, &there, &mut met);
                        if number >= from + 2 {
                            continue;
                        }
                        assert_eq!(drawn.pairs.len(), there.len() / 2, "{began}+{came}, {number}: {drawn:?}");
                        // They have the most left to meet.
                        assert!(drawn.rest.iter().all(|player| *player < 90), "{began}+{came}: {drawn:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn of_different_groups_as_many_meet_as_may_and_whoever_has_rested_plays_first() {
        let may_meet = |a: PlayerIndex, b: PlayerIndex| a / 10 != b / 10;
        let (pairs, left) = pair_across_groups(&[1, 2, 11, 21], |_| 0, may_meet);
        assert_eq!((pairs.len(), left.len()), (2, 0), "{pairs:?}");
        let (pairs, left) = pair_across_groups(&[1, 2, 11], |player| usize::from(player == 2), may_meet);
        assert_eq!((pairs, left), (vec![(2, 11)], vec![1]));
        assert_eq!(pair_across_groups(&[1, 2], |_| 3, may_meet), (Vec::new(), vec![1, 2]));
    }

    #[test]
    fn whoever_leaves_or_is_kept_apart_leaves_the_others_their_circle() {
        let group = RobinGroup { circle: (0..6).collect(), came: Vec::new() };
        let mut met = Met::new();
        let all = draw_robin_round(&group, 1, &group.circle, &mut met);
        assert_eq!(all.pairs.len(), 3);
        let there = [0, 1, 2, 3, 4];
        for number in 2..=5 {
            let drawn = draw_robin_round(&group, number, &there, &mut met);
            // In the last one, whoever is left over has met everybody.
            assert_eq!((drawn.pairs.len(), drawn.rest.len() + drawn.done.len()), (2, 1), "{number}");
        }
        assert!((0..5).all(|a| (a + 1..5).all(|b| met.contains(&(a, b)))), "{met:?}");
        let apart = RobinGroup { circle: (0..4).collect(), came: Vec::new() };
        let drawn = apart.round(1, |_| true, |a, b| (a.min(b), a.max(b)) != (0, 3));
        assert_eq!((drawn.pairs.len(), drawn.pairs.contains(&(0, 3))), (2, false));
    }
}
