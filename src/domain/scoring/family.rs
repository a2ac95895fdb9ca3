//! What a family of games has on its sheet beside points: asked here, answered in `domain::games`.

use super::{Fault, ScoringSheet, SheetRules, Side, TurnPlace};
use crate::domain::system::BattleTactic;

/// The questions that only the game's own code answers.
#[derive(Debug, Clone, Copy)]
pub struct FamilyRules {
    /// Why this player may pick no battle tactic at all in this turn; none: they may.
    pub no_tactic: fn(&ScoringSheet, &SheetRules, TurnPlace) -> Option<Fault>,
    /// Why they may not pick this one; none: they may.
    pub tactic: fn(&ScoringSheet, &SheetRules, TurnPlace, &BattleTactic) -> Option<Fault>,
    /// What the order of turns brings in this battle round.
    pub initiative: fn(&ScoringSheet, &SheetRules, u32) -> Initiative,
}

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
    /// Taken without being far behind. Only a player who is far behind picks a battle tactic in a double turn.
    pub seizes_initiative: bool,
}

/// A game made of data alone: no tactic is forbidden, and the order of turns brings nothing.
impl Default for FamilyRules {
    fn default() -> Self {
        Self {
            no_tactic: |_, _, _| None,
            tactic: |_, _, _, _| None,
            initiative: |_, _, _| Initiative::default(),
        }
    }
}
