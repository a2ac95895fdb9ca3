//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

/// What is wished for a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConstraintKind {
    Apart,
    /// A grudge match: only in rounds that are named.
    Together,
}
