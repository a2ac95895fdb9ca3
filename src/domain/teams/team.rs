//! A team of an event, who belongs to it, and who of them may do what. A pair is a team of two.

use crate::domain::{
    event::player::Status,
    ids::{EventId, PlayerId, TeamId},
    numbers::{RoundNumber, TableNumber},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A team as it is entered. Its people are players of the event, each with a role (`teams T2`).
#[derive(Debug, Clone)]
pub struct Team {
    pub id: TeamId,
    pub event_id: EventId,
    /// As printed; never given twice in one event.
    pub number: i64,
    pub name: TeamName,
    pub club: Option<String>,
    /// One ticket for all of it (`teams T7`).
    pub paid: bool,
    pub status: Status,
    /// Plays only where the number of teams is odd, and is not ranked.
    pub spare: bool,
    /// The first round it plays in.
    pub joined_round: RoundNumber,
    /// The last round it played in, when it has left. 0: before round 1.
    pub dropped_after: Option<RoundNumber>,
    pub fixed_table: Option<TableNumber>,
    pub version: i64,
}

impl Team {
    /// What the event file and draws call it.
    pub fn key(&self) -> String {
        format!("t{}", self.number)
    }

    /// Takes part in the rounds to come.
    pub fn is_active(&self) -> bool {
        self.status == Status::Playing && self.dropped_after.is_none()
    }

    pub fn is_waiting(&self) -> bool {
        self.status == Status::Waiting
    }
}

/// Somebody's place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamMember {
    pub team: TeamId,
    pub player: PlayerId,
    pub role: TeamRole,
    /// Their place among those who play, from 1. None: does not play now.
    pub place: Option<u8>,
    /// Chooses and reports for the team as the captain does (`teams T31`).
    pub deputy: bool,
}

impl TeamMember {
    /// Whether they choose in the draft, hand in for others, and speak for the team.
    pub fn speaks_for_the_team(&self) -> bool {
        self.role == TeamRole::Captain || self.deputy
    }

    /// Whether they may report the battle that they sit at.
    pub fn plays(&self) -> bool {
        self.place.is_some()
    }
}

/// What somebody is in a team (`teams T2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamRole {
    /// One a team: answers for rosters, draft and results. Plays, or does not.
    Captain,
    Player,
    /// With a roster of their own (`teams T4`); takes a place from the next match on (`teams T30`).
    Reserve,
    /// Reads the rosters and the draft of the team, and does no more (`teams T31`).
    Coach,
    Assistant,
}

impl TeamRole {
    pub const ALL: [Self; 5] = [Self::Captain, Self::Player, Self::Reserve, Self::Coach, Self::Assistant];

    /// As stored, and as in forms.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Captain => "captain",
            Self::Player => "player",
            Self::Reserve => "reserve",
            Self::Coach => "coach",
            Self::Assistant => "assistant",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == text)
    }
}

/// A team's name: trimmed, 1 to 60 characters, in any script.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TeamName(String);

/// Why a text is no team's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamNameError {
    Empty,
    TooLong,
}

impl TeamName {
    pub fn parse(text: &str) -> Result<Self, TeamNameError> {
        use crate::domain::event::player::{PlayerName, PlayerNameError};
        // What may stand on a pairing is the same for both.
        match PlayerName::parse(text) {
            Ok(name) => Ok(Self(name.to_string())),
            Err(PlayerNameError::Empty) => Err(TeamNameError::Empty),
            Err(PlayerNameError::TooLong) => Err(TeamNameError::TooLong),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TeamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
