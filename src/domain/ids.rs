//! Ids: newtypes over `UUIDv7`, made by the app, so that one kind is never taken for another.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )+};
}

/// Whoever is paired and ranked: a player, or a team or pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EntrantId {
    Player(PlayerId),
    Team(TeamId),
}

impl EntrantId {
    pub fn player(self) -> Option<PlayerId> {
        if let Self::Player(player) = self { Some(player) } else { None }
    }

    pub fn team(self) -> Option<TeamId> {
        if let Self::Team(team) = self { Some(team) } else { None }
    }
}

ids! {
    /// A person who signs in with an e-mail address and a password.
    AccountId
    /// One tournament.
    EventId
    /// One person's entry in one event.
    PlayerId
    /// One team's entry in one event.
    TeamId
    /// One match of two teams in a round, or a team's bye.
    MatchId
    /// One version of a player's roster; a new submission is a new version.
    RosterId
    /// One round of an event, drafted or published.
    RoundId
    /// One battle: a table of a round, or a bye.
    BattleId
    /// An award of an event.
    AwardId
}
