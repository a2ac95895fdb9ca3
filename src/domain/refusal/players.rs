//! Why a player's entry stays as it is.

use crate::domain::event::audit::PlayerField;

/// What is refused about players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerRefusal {
    RegistrationClosed,
    /// Nobody in an imported file is new.
    NobodyNew,
    ClaimedByAnother,
    /// The first round cannot be one that is published: `round` is the last of those.
    RoundPublished {
        round: i64,
    },
    /// Whoever sits at a table keeps their first round.
    Seated {
        name: String,
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
    DrawnWithout {
        round: i64,
    },
    PlaceTaken,
    /// The check-in as a whole is closed before the first draw alone.
    RoundsDrawn,
    NobodyToMark,
}

/// One thing that is kept about a player, with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerFact {
    Name(String),
    Club(Option<String>),
    Faction(Option<String>),
    Email(Option<String>),
    Notes(Option<String>),
    Dietary(Option<String>),
    Paid(bool),
    Spare(bool),
    FixedTable(Option<i64>),
    FirstRound(i64),
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
            Self::Club(_) => PlayerField::Club,
            Self::Faction(_) => PlayerField::Faction,
            Self::Email(_) => PlayerField::Email,
            Self::Notes(_) => PlayerField::Notes,
            Self::Dietary(_) => PlayerField::Dietary,
            Self::Paid(_) => PlayerField::Paid,
            Self::Spare(_) => PlayerField::Spare,
            Self::FixedTable(_) => PlayerField::FixedTable,
            Self::FirstRound(_) => PlayerField::JoinedRound,
        }
    }
}
