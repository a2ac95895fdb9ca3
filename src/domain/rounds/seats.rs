//! Who sits at a table of a draw, or has a bye.

use crate::domain::{history::PlayerIndex, numbers::TableNumber, pairing::Reason};

/// One table of a draw, or a bye.
#[derive(Debug, Clone)]
pub struct Seats {
    /// None for a bye.
    pub table: Option<TableNumber>,
    pub a: PlayerIndex,
    /// None for a bye.
    pub b: Option<PlayerIndex>,
    /// Not drawn: set by hand, or made by the round's method.
    pub fixed: bool,
    /// Has no opponent because the round's method says so: no part of its draw.
    pub rests: bool,
    pub reasons: Vec<Reason>,
}
