//! Why an event's settings, battleplans, venue, ranking or what comes in from a file stay as they are.

use crate::domain::{
    event::{
        audit::{Break, ResultBreak},
        permission::StaffRole,
        player::PlayerNameError,
        readiness::ReadinessCheck,
    },
    numbers::TableNumber,
    stored_event::StoredRowProblem,
};
use serde::Serialize;

/// What is refused about an event as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum EventRefusal {
    /// No address is left for this name.
    NameTooCommon,
    /// Once round 1 is out, the ranking is changed elsewhere, with a reason.
    RankingElsewhere,
    /// Players would read something in the pack that cannot be.
    NotReady {
        check: ReadinessCheck,
    },
    LastOrganiser,
    /// An event with tables that play ends only with a reason.
    StillPlaying {
        tables: usize,
    },
    /// Somebody's link would only take away what they may do.
    MoreAlready {
        has: StaffRole,
    },
    /// The demo needs a database of its own.
    DatabaseInUse,
    /// What was typed before deleting is not what it is called.
    NotItsName,
    /// An event that runs is not deleted.
    Runs,
    /// A round is out: it is played by the game as it is.
    GameStays,
    /// Somebody else put another game in its place since it was looked at.
    OtherGameSince,
    /// It is played by this file already.
    SameGame,
}

/// What is refused about battleplans and their order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum BattleplanRefusal {
    /// The game system has one of this name.
    OfTheSystem {
        name: String,
    },
    /// A round is played on it: its scoring stays.
    PlayedSoNotChanged,
    /// A round is played on it: it stays.
    PlayedSoNotRemoved,
    /// An event has at most so many of its own.
    TooMany {
        most: usize,
    },
    /// The order is changed before the first draw alone.
    RoundsDrawn,
    /// They are not fixed, so they have no order.
    NotFixed,
    InThatOrder,
}

/// What is refused about how players are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum RankingRefusal {
    /// This is how they are ranked.
    Same,
    /// Round 1 is out, so that a change needs a reason.
    ReasonMissing,
}

/// What is refused about the venue's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum VenueRefusal {
    /// The list of tables has none of this number.
    NoTable { number: TableNumber },
}

/// Why an event file does not become an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ImportRefusal {
    /// There is an event of this address.
    AddressTaken { slug: String },
    /// A player's name cannot be used; `key` is what the file calls the player.
    PlayerName { key: String, problem: PlayerNameError },
    /// It is played by teams, whose members, drafts and sign-ups are in a whole file alone.
    TeamsWithoutStored,
    /// The event itself is here, at this address: it was read before, or never left.
    IsHere { slug: String },
    /// What is stored in the file cannot be kept here.
    Rows { problem: StoredRowProblem },
    /// What is stored in the file is no event that this program can show.
    Unreadable,
    /// The log in the file was changed, or cut.
    #[serde(skip_serializing)]
    Log(Break),
    /// Where it would stand is no address.
    NoAddress { slug: String },
    /// What stands in the file is not what its log says.
    #[serde(skip_serializing)]
    Results(Vec<ResultBreak>),
    /// The games that the file tells are not those that are stored in it: one of the two was changed.
    Contradiction,
}

/// Why a publication is not kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CatalogueRefusal {
    /// It has no battle profile.
    Empty,
    /// It is the same, to the letter, as one that is kept.
    Known { imported_by: String },
}
