//! Why a player's entry stays as it is.

use crate::domain::{
    event::{audit::PlayerField, player::DetailText},
    numbers::{RoundNumber, TableNumber},
};
use serde::Serialize;

/// What is refused about players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum PlayerRefusal {
    RegistrationClosed,
    /// Very many are coming at the moment, and nothing tells this one from a program.
    NothingProved,
    /// As many people, or teams, have entered within a day as the event takes by itself.
    TooManyEntries {
        most: i64,
    },
    /// Nobody in an imported file is new.
    NobodyNew,
    ClaimedByAnother,
    /// The entry is not in this account.
    NotClaimed,
    /// The first round cannot be one that is published: `round` is the last of those.
    RoundPublished {
        round: RoundNumber,
    },
    /// Whoever sits at a table keeps their first round.
    Seated {
        name: String,
    },
    /// This browser has signed somebody up already who has the same name or address.
    SignedUpHere {
        name: String,
    },
    /// Somebody of this name is on the list that everybody reads.
    OnTheList {
        name: String,
    },
    /// Somebody else is called the same, and nobody has said that this is meant.
    Namesake {
        name: String,
        number: i64,
    },
    /// Somebody else has the same e-mail address, and nobody has said that this is meant.
    SharesAddress {
        name: String,
        number: i64,
    },
    /// Some of those whom a file added have played, handed something in or been changed since.
    AddedAndUsed {
        players: usize,
    },
    HasLeft {
        name: String,
    },
    /// The event is over, so nobody leaves it.
    OverForLeaving,
    /// The event is over, so nobody joins it.
    OverForJoining,
    HasPlace {
        name: String,
    },
    /// A player asks for a place that they have.
    InAlready,
    OnWaitingList,
    /// The organiser changed the entry last, so that the player cannot take that back.
    OrganiserDecided,
    /// By the captain, or at the desk.
    TakenOutOfTeam,
    DrawnWithout {
        round: RoundNumber,
    },
    PlaceTaken,
    /// The check-in as a whole is closed before the first draw alone.
    RoundsDrawn,
    NobodyToMark,
    /// Of those who have not paid, nobody was ticked.
    NobodyTicked,
    /// What is kept about whoever plays is needed.
    PlaysStill {
        name: String,
    },
}

impl PlayerRefusal {
    /// Whoever says that they are somebody else is let in.
    pub fn asks_who_it_is(&self) -> bool {
        matches!(
            self,
            Self::SignedUpHere { .. }
                | Self::OnTheList { .. }
                | Self::Namesake { .. }
                | Self::SharesAddress { .. }
        )
    }
}

/// One thing that is kept about a player, with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerFact {
    Name(String),
    Text(DetailText, Option<String>),
    Paid(bool),
    Spare(bool),
    FixedTable(Option<TableNumber>),
    FirstRound(RoundNumber),
}

/// What two people made of the same thing about a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDifference {
    pub stands: PlayerFact,
    pub sent: PlayerFact,
}

impl PlayerFact {
    /// Which of a player's fields it is.
    pub fn field(&self) -> PlayerField {
        match self {
            Self::Name(_) => PlayerField::Name,
            Self::Text(which, _) => PlayerField::Text(*which),
            Self::Paid(_) => PlayerField::Paid,
            Self::Spare(_) => PlayerField::Spare,
            Self::FixedTable(_) => PlayerField::FixedTable,
            Self::FirstRound(_) => PlayerField::JoinedRound,
        }
    }
}
