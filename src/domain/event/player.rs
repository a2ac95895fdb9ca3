//! A player of an event: an entry with a number, which is how people call them on paper.

mod details;

pub use details::{DetailText, Enrolment, PlayerDetails};

use super::team_role::TeamRole;
use crate::domain::{
    ids::{AccountId, EventId, PlayerId, TeamId},
    numbers::{RoundNumber, TableNumber},
    teams::EntrantKind,
};
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::fmt;

/// One person's entry in one event.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "four facts about an entry that do not exclude each other")]
pub struct Player {
    pub id: PlayerId,
    pub event_id: EventId,
    /// As printed; never given twice in one event.
    pub number: i64,
    pub name: PlayerName,
    pub club: Option<String>,
    pub faction: Option<String>,
    pub email: Option<String>,
    /// The organiser's own notes.
    pub notes: Option<String>,
    /// Allergies and dietary needs; for organisers alone (`handbook E14`).
    pub dietary: Option<String>,
    pub paid: bool,
    pub status: Status,
    /// Plays only in rounds with an odd number of players, and is not ranked (`handbook E18`).
    pub spare: bool,
    pub fixed_table: Option<TableNumber>,
    /// The first round they play in.
    pub joined_round: RoundNumber,
    /// The last round they played in, when they have left. 0: before round 1.
    pub dropped_after: Option<RoundNumber>,
    /// When they gave up the place that they had. None: they did not, or only waited for one.
    pub gave_up_at: Option<DateTime<Utc>>,
    /// Since when they ask the organiser to be let in: they signed up without anything that tells them from a program.
    pub asks_since: Option<DateTime<Utc>>,
    pub checked_in_at: Option<DateTime<Utc>>,
    pub registered_at: DateTime<Utc>,
    pub account_id: Option<AccountId>,
    /// One more makes every older private link void.
    pub link_epoch: i64,
    /// Whether the private link works at all.
    pub link_open: bool,
    /// None where everybody plays for themselves.
    pub team_id: Option<TeamId>,
    /// None without a team.
    pub team_role: Option<TeamRole>,
    /// The place of the team they play at, from 1. None: they do not play for it, for now.
    pub team_place: Option<i64>,
    /// Chooses and reports for the team as its captain does.
    pub team_deputy: bool,
    /// Soft scores in all: paint, sportsmanship, lists. As stored, without what a list in time earns by itself.
    pub soft: i64,
    /// What signs the private link, where the event began on another site; none: this site's own key does.
    pub link_key: Option<LinkKey>,
    pub version: i64,
}

impl Player {
    /// Takes part in the rounds to come.
    pub fn is_active(&self) -> bool {
        self.status == Status::Playing && self.dropped_after.is_none()
    }

    /// On the waiting list: next for a place that becomes free.
    pub fn is_waiting(&self) -> bool {
        self.status == Status::Waiting && self.asks_since.is_none()
    }

    /// Waits for the organiser's word, and for no place.
    pub fn asks_to_come_in(&self) -> bool {
        self.status == Status::Waiting && self.asks_since.is_some()
    }

    /// Sits at tables: for themselves, or at a place of their team. Coaches and reserves do not.
    pub fn has_a_seat(&self) -> bool {
        self.team_id.is_none() || self.team_place.is_some()
    }

    pub fn is_captain(&self) -> bool {
        self.team_role == Some(TeamRole::Captain)
    }

    /// Has the role of this name in their team.
    pub fn is_in_role(&self, role: &str) -> bool {
        self.team_role.is_some_and(|own| own.as_str() == role)
    }

    /// The team that they are in now: whoever has left it, or was taken out of it, knows and does no more in it than a
    /// stranger.
    pub fn current_team(&self) -> Option<TeamId> {
        self.team_id.filter(|_| self.is_active())
    }

    /// Answers for the team that they are in: its captain, or a deputy.
    pub fn speaks_for_team(&self) -> bool {
        self.current_team().is_some() && (self.is_captain() || self.team_deputy)
    }

    /// Did not give their place in the team up by themselves.
    pub fn was_taken_out_of_team(&self) -> bool {
        self.team_id.is_some() && self.status == Status::Withdrawn && self.gave_up_at.is_none()
    }

    /// Did not appear at the check-in, and was marked as not coming.
    pub fn never_came(&self) -> bool {
        self.status == Status::Withdrawn && self.dropped_after == Some(RoundNumber::BEFORE_THE_FIRST)
    }

    /// What the event file and draws call them.
    pub fn key(&self) -> String {
        player_key(self.number)
    }
}

/// What the event file and draws call the player with this number.
pub fn player_key(number: i64) -> String {
    format!("{}{number}", EntrantKind::PLAYER_LETTER)
}

/// What signs private links: a secret, which is never written to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct LinkKey(pub String);

impl fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkKey")
    }
}

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Playing,
    /// On the waiting list, in order of registration.
    Waiting,
    /// Gave the place up before the event began.
    Withdrawn,
}

enum_words! { Status: Playing "playing", Waiting "waiting", Withdrawn "withdrawn" }

/// A name as it appears on pairings: trimmed, 1 to 60 characters, in any script.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct PlayerName(String);

/// Why a text is no player's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PlayerNameError {
    Empty,
    TooLong,
}

impl PlayerName {
    pub fn parse(text: &str) -> Result<Self, PlayerNameError> {
        let name: String = text
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .chars()
            .filter(|c| !is_invisible(*c))
            .collect();
        match name.chars().count() {
            0 => Err(PlayerNameError::Empty),
            61.. => Err(PlayerNameError::TooLong),
            _ => Ok(Self(name)),
        }
    }

    /// Of somebody who has deleted their account.
    pub fn deleted_player_name() -> Self {
        Self("Deleted player".into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and those that turn the direction of what follows on the page.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_script_and_lose_what_cannot_be_seen() {
        assert_eq!(PlayerName::parse("  王  小明 ").unwrap().as_str(), "王 小明");
        assert_eq!(PlayerName::parse("<b>Ann</b>").unwrap().as_str(), "<b>Ann</b>");
        assert_eq!(PlayerName::parse("evil\u{202e}gnp.exe").unwrap().as_str(), "evilgnp.exe");
        assert_eq!(PlayerName::parse(" \u{200b} "), Err(PlayerNameError::Empty));
        assert_eq!(PlayerName::parse(&"x".repeat(61)), Err(PlayerNameError::TooLong));
    }
}
