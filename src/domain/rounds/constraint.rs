//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

use crate::domain::ids::PlayerId;
use uuid::Uuid;

/// Two players who never meet, or do meet, in some rounds or in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairConstraint {
    pub id: Uuid,
    pub a: PlayerId,
    pub b: PlayerId,
    pub kind: ConstraintKind,
    /// The rounds it is for; empty: all.
    pub rounds: Vec<u32>,
    pub why: String,
}

/// What is wished for a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConstraintKind {
    Apart,
    /// A grudge match: only in rounds that are named.
    Together,
}

impl ConstraintKind {
    /// As stored, and as in forms.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Apart => "apart",
            Self::Together => "together",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::Apart, Self::Together].into_iter().find(|kind| kind.as_str() == text)
    }
}

impl PairConstraint {
    pub fn holds_in(&self, round: u32) -> bool {
        self.rounds.is_empty() || self.rounds.contains(&round)
    }

    /// Whether it brings the two together.
    pub fn is_together(&self) -> bool {
        self.kind == ConstraintKind::Together
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
