//! What the order of turns brings in a battle round, in games where it brings anything.

use super::Side;

/// What follows from who takes the first turn of a battle round.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Initiative {
    /// Somebody takes two turns in a row.
    pub double_turn: Option<DoubleTurn>,
    pub underdog: Option<Side>,
}

/// A player who went second in the last battle round chose to go first in this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DoubleTurn {
    pub side: Side,
    /// Victory points behind when the battle round began; 0 when level or ahead.
    pub behind_by: u32,
    /// Taken without being far behind, in a game where that makes the opponent the underdog.
    pub seizes_initiative: bool,
    /// Only a player who is far behind picks a battle tactic in a double turn; in some games nobody does.
    pub has_tactic: bool,
}
