//! What has been settled for all to see: choices that were shown, and battles that stand.

use super::{DraftTask, MatchSide};

/// A choice that both have seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownChoice {
    pub step: usize,
    pub side: MatchSide,
    pub what: DraftTask,
    pub places: Vec<u8>,
    /// Nobody chose in time (`teams T19`).
    pub by_lot: bool,
}

/// Who plays whom: places in the two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DraftedBattle {
    pub a: u8,
    pub b: u8,
    /// Among the tables of the match, from 1; none while nobody has picked it.
    pub table: Option<u8>,
}
