//! What stands in the way of a round.

use crate::domain::{
    battle::Stays,
    numbers::{RoundNumber, TableNumber},
    pairing::{CutError, DrawError, formats::FormatError, tables::TableError},
};
use serde::Serialize;

/// Why a round cannot be made, or changed, as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum RoundError {
    Draw(DrawError),
    Tables(TableError),
    Format(FormatError),
    Cut(CutError),

    /// Somebody who is to be seated has a seat in the round.
    HasASeat {
        name: String,
    },
    /// Another round comes before it.
    NotNext {
        next: RoundNumber,
    },
    StillADraft {
        round: RoundNumber,
    },
    Closed {
        round: RoundNumber,
    },
    DrawnFrom {
        round: RoundNumber,
    },
    NotADraft,
    ResultsMissing {
        missing: Vec<MissingResult>,
    },
    KeptChanging,

    DoesNotPlay {
        round: RoundNumber,
        name: String,
    },
    NoList {
        round: RoundNumber,
    },
    ListedUnknown {
        round: RoundNumber,
        key: String,
    },

    OnePlayerTwice,
    NoRoundNamed,
    NotTwoOfThisEvent,
    NotOfThisEvent,

    NoByeToGive {
        round: RoundNumber,
        name: String,
    },
    NoOpponentAlready {
        name: String,
    },
    EvenNumber {
        name: String,
    },
    BroughtTogether {
        name: String,
    },
    NothingSet {
        name: String,
    },
    TableStays {
        table: TableNumber,
        why: Stays,
    },
    HasBegun {
        name: String,
    },
    LeftABattle {
        name: String,
    },
    NoSeat {
        name: String,
    },
}

/// A battle without a result that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MissingResult {
    pub round: RoundNumber,
    /// None: somebody who waits for an opponent.
    pub table: Option<TableNumber>,
}

impl From<DrawError> for RoundError {
    fn from(why: DrawError) -> Self {
        Self::Draw(why)
    }
}

impl From<TableError> for RoundError {
    fn from(why: TableError) -> Self {
        Self::Tables(why)
    }
}

impl From<FormatError> for RoundError {
    fn from(why: FormatError) -> Self {
        Self::Format(why)
    }
}

impl From<CutError> for RoundError {
    fn from(why: CutError) -> Self {
        Self::Cut(why)
    }
}
