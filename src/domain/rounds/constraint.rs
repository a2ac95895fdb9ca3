//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

use super::error::RoundError;
use crate::domain::{history::PlayerIndex, ids::EntrantId, numbers::RoundNumber, pairing::ForbiddenPair};
use serde::Serialize;
use uuid::Uuid;

/// Two players, or two teams, who never meet, or do meet, in some rounds or in all, as the event keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairConstraint {
    pub id: Uuid,
    pub a: EntrantId,
    pub b: EntrantId,
    pub kind: ConstraintKind,
    /// The rounds it is for; empty: all.
    pub rounds: Vec<RoundNumber>,
    pub why: String,
}

/// The same for a draw, where players are their places in the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConstrainedPair<P = PlayerIndex> {
    pub a: P,
    pub b: P,
    /// Empty: in every round.
    pub rounds: Vec<RoundNumber>,
    pub kind: ConstraintKind,
}

/// What is wished for a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ConstraintKind {
    Apart,
    /// A grudge match: only in rounds that are named.
    Together,
}

enum_words! { ConstraintKind: Apart "apart", Together "together" }

impl PairConstraint {
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.rounds.is_empty() || self.rounds.contains(&round)
    }

    /// Whether it brings the two together.
    pub fn is_together(&self) -> bool {
        self.kind == ConstraintKind::Together
    }

    /// The two, and what is wished for them.
    pub fn pair(&self) -> ConstrainedPair<EntrantId> {
        ConstrainedPair { a: self.a, b: self.b, rounds: self.rounds.clone(), kind: self.kind }
    }

    /// Both cannot hold in one round: the same two brought together and kept apart, or somebody brought together
    /// with two.
    pub fn contradicts(&self, other: &Self) -> bool {
        let at_once = self.rounds.iter().any(|round| other.holds_in(*round))
            || other.rounds.iter().any(|round| self.holds_in(*round))
            || self.rounds.is_empty() && other.rounds.is_empty();
        let same = [(self.a, self.b), (self.b, self.a)].contains(&(other.a, other.b));
        let shared = [self.a, self.b].iter().any(|player| [other.a, other.b].contains(player));
        at_once
            && match (self.kind, other.kind) {
                (ConstraintKind::Together, ConstraintKind::Together) => shared,
                (ConstraintKind::Apart, ConstraintKind::Apart) => false,
                _ => same,
            }
    }
}

impl<P: Copy + PartialEq> ConstrainedPair<P> {
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.rounds.is_empty() || self.rounds.contains(&round)
    }

    /// Whether it can be asked for at all.
    ///
    /// # Errors
    ///
    /// When it is about one player alone, or brings two together without naming the one round.
    pub fn check(&self) -> Result<(), RoundError> {
        if self.a == self.b {
            return Err(RoundError::OnePlayerTwice);
        }
        if self.kind == ConstraintKind::Together && self.rounds.len() != 1 {
            return Err(RoundError::NoRoundNamed);
        }
        Ok(())
    }

    /// The same for players as they are known elsewhere. `None` where one of them is not.
    pub fn map<Q>(&self, known: impl Fn(P) -> Option<Q>) -> Option<ConstrainedPair<Q>> {
        Some(ConstrainedPair {
            a: known(self.a)?,
            b: known(self.b)?,
            rounds: self.rounds.clone(),
            kind: self.kind,
        })
    }
}

impl From<&ConstrainedPair> for ForbiddenPair {
    fn from(pair: &ConstrainedPair) -> Self {
        let rounds = (!pair.rounds.is_empty()).then(|| pair.rounds.clone());
        Self { a: pair.a, b: pair.b, rounds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::PlayerId;

    fn sample_constraint(
        (a, b): (u128, u128),
        rounds: &[RoundNumber],
        kind: ConstraintKind,
    ) -> PairConstraint {
        let player = |number| EntrantId::Player(PlayerId(Uuid::from_u128(number)));
        let (a, b) = (player(a), player(b));
        PairConstraint { id: Uuid::nil(), a, b, kind, rounds: rounds.to_vec(), why: String::new() }
    }

    #[test]
    fn nobody_is_brought_together_with_two_in_one_round_nor_with_whom_they_never_meet() {
        use ConstraintKind::{Apart, Together};
        let wanted = sample_constraint((1, 2), &[RoundNumber(3)], Together);
        assert!(wanted.contradicts(&sample_constraint((2, 1), &[], Apart)));
        assert!(wanted.contradicts(&sample_constraint((2, 5), &[RoundNumber(3)], Together)));
        assert!(!wanted.contradicts(&sample_constraint((2, 5), &[RoundNumber(4)], Together)));
        assert!(!wanted.contradicts(&sample_constraint((2, 5), &[], Apart)));
        assert!(!sample_constraint((1, 2), &[], Apart).contradicts(&sample_constraint((1, 2), &[], Apart)));
    }

    #[test]
    fn a_pair_is_of_two_and_brought_together_in_one_round() {
        use ConstraintKind::{Apart, Together};
        let check = |pair, kind| sample_constraint(pair, &[], kind).pair().check();
        assert_eq!(check((1, 1), Apart), Err(RoundError::OnePlayerTwice));
        assert_eq!(check((1, 2), Together), Err(RoundError::NoRoundNamed));
        assert_eq!(check((1, 2), Apart), Ok(()));
    }
}
