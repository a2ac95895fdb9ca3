//! Why a report, a ruling or a sheet of paper is not taken.

use crate::domain::{
    battle,
    numbers::RoundNumber,
    scoring::{SheetBreach, SheetStepError},
};
use serde::Serialize;

/// What is refused about a battle's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum BattleRefusal {
    /// The report protocol says no.
    Protocol(battle::ReportRefusal),
    /// The round is a draft.
    RoundIsDraft,
    /// Results of a closed round are final for players.
    RoundIsClosed {
        round: RoundNumber,
    },
    /// Results of an event that is over are final for players.
    EventIsOver,
    /// A result of a closed round is not taken away, only replaced.
    NotClearedWhenClosed,
    /// The same person would be both sides.
    BothSides,
    NothingToAccept,
    /// A sheet of paper is checked by somebody else than who typed it in first.
    TypedInBefore,
}

impl From<battle::ReportRefusal> for BattleRefusal {
    fn from(refusal: battle::ReportRefusal) -> Self {
        Self::Protocol(refusal)
    }
}

/// What is refused about a scoring sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum SheetRefusal {
    /// The round's battleplan has no scoring that is known.
    NoScoring,
    /// The first thing on the sheet that breaks a rule.
    #[serde(skip_serializing)]
    Breaks(Box<SheetBreach>),
    /// A tap that does nothing.
    #[serde(skip_serializing)]
    Step(SheetStepError),
    RoundIsClosed,
    /// Both players agreed on the result.
    Agreed,
    /// The reports differ, and a judge has not said yet.
    Disputed,
    Ruled,
}
