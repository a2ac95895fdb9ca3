//! Why a round, its tables or who plays in it stay as they are. What stands in the way of making one is a
//! [`RoundError`](crate::domain::rounds::RoundError).

use crate::domain::{
    event::audit::PairAct,
    numbers::{RoundNumber, TableNumber},
    round::RoundState,
};
use serde::Serialize;

/// What is refused about a round that was drawn, or the event that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum RoundRefusal {
    /// Something is to hold in a round that the event does not have.
    NotPlanned {
        round: RoundNumber,
        last: RoundNumber,
    },
    EventIsDraft,
    EventIsOver,
    /// Results came in, so that it stays published.
    HasResults {
        round: RoundNumber,
    },
    /// A round that was drawn after it is there.
    LaterExists,
    /// The round is in another state than the step begins with.
    Is {
        round: RoundNumber,
        state: RoundState,
    },
    /// Tables without a result.
    Unfinished {
        tables: Vec<TableNumber>,
    },
    /// Tables that only one of the two players reported.
    Unconfirmed {
        tables: Vec<TableNumber>,
    },
    SomebodyWaits,
    /// Those who left since the draw, by name.
    HaveLeft {
        names: Vec<String>,
    },
    /// One of two who are to swap does not play in this round.
    NotInRound,
    /// Two who are to swap play each other.
    PlayEachOther,
    NotOfThisEvent,
    SitsAlready {
        name: String,
    },
    DoesNotPlay {
        name: String,
    },
    /// Nobody is to be taken in: the bye was given by hand.
    ByeByHand,
    NoBye,
    HasOpponent {
        name: String,
    },
    /// Two pairs cannot both be as they were asked for; `other` is the one that is there.
    #[serde(skip_serializing)]
    Contradicts {
        other: PairAct,
    },
    BestAlready,
    NoBattleAt {
        table: TableNumber,
    },
    ThereAlready {
        table: TableNumber,
    },
    NoTableFree,
    NoTableInVenue {
        table: TableNumber,
    },
    OutOfUse {
        table: TableNumber,
        reason: String,
    },
    /// Battles begin once the round is published.
    NotPublished,
    NoTableInRound {
        table: TableNumber,
    },
    /// Players fill in the scoring sheet, so the battle has begun.
    SheetStarted {
        table: TableNumber,
    },
    /// Every one of these tables has a result.
    ResultsAlready,
}
