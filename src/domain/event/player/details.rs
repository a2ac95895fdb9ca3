//! What is said about a player: by themselves when they sign up, by the organiser, or by a file. Forms, files and
//! the desk walk [`DetailText::ALL`], so that a text more is a text here.

use super::{Player, PlayerName, Status};
use crate::domain::{
    ids::{EventId, PlayerId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// What is known of somebody, a player already or not yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDetails {
    pub name: PlayerName,
    pub club: Option<String>,
    pub faction: Option<String>,
    pub email: Option<String>,
    /// The organiser's own notes.
    pub notes: Option<String>,
    /// Allergies and dietary needs; for organisers alone (`handbook E14`).
    pub dietary: Option<String>,
    pub paid: bool,
    /// Plays only in rounds with an odd number of players (`handbook E18`).
    pub spare: bool,
}

/// A text about a player that may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DetailText {
    Club,
    Faction,
    Email,
    Notes,
    Dietary,
}

// In the order in which lists show them.
enum_words! { DetailText: Club "club", Faction "faction", Email "email", Notes "notes", Dietary "dietary" }

impl DetailText {
    /// How many characters a form takes. An e-mail address has rules of its own.
    pub fn most(self) -> usize {
        match self {
            Self::Club | Self::Faction => 60,
            Self::Email => 254,
            Self::Notes => 1000,
            Self::Dietary => 500,
        }
    }

    /// How many characters a file may bring: lists of other programs are taken as they are.
    pub fn most_in_file(self) -> usize {
        if self.most() > 254 { 1000 } else { 100 }
    }
}

impl PlayerDetails {
    /// Somebody of whom nothing but the name is known.
    pub fn from_player_name(name: PlayerName) -> Self {
        Self {
            name,
            club: None,
            faction: None,
            email: None,
            notes: None,
            dietary: None,
            paid: false,
            spare: false,
        }
    }

    /// None where nothing was said.
    pub fn text(&self, which: DetailText) -> Option<&str> {
        match which {
            DetailText::Club => self.club.as_deref(),
            DetailText::Faction => self.faction.as_deref(),
            DetailText::Email => self.email.as_deref(),
            DetailText::Notes => self.notes.as_deref(),
            DetailText::Dietary => self.dietary.as_deref(),
        }
    }

    pub fn set_text(&mut self, which: DetailText, text: Option<String>) {
        let place = match which {
            DetailText::Club => &mut self.club,
            DetailText::Faction => &mut self.faction,
            DetailText::Email => &mut self.email,
            DetailText::Notes => &mut self.notes,
            DetailText::Dietary => &mut self.dietary,
        };
        *place = text;
    }
}

/// Where somebody new stands in the event.
#[derive(Debug, Clone, Copy)]
pub struct Enrolment {
    pub event_id: EventId,
    pub number: i64,
    pub status: Status,
    pub joined_round: RoundNumber,
    pub registered_at: DateTime<Utc>,
}

impl Player {
    /// A player with these details, who has only just come.
    pub fn from_enrolment(id: PlayerId, place: Enrolment, details: PlayerDetails) -> Self {
        let Enrolment { event_id, number, status, joined_round, registered_at } = place;
        let PlayerDetails { name, club, faction, email, notes, dietary, paid, spare } = details;
        Self {
            id,
            event_id,
            number,
            name,
            club,
            faction,
            email,
            notes,
            dietary,
            paid,
            status,
            spare,
            fixed_table: None,
            joined_round,
            dropped_after: None,
            gave_up_at: None,
            asks_since: None,
            checked_in_at: None,
            registered_at,
            account_id: None,
            link_epoch: 1,
            link_open: true,
            team_id: None,
            team_role: None,
            team_place: None,
            team_deputy: false,
            soft: 0,
            link_key: None,
            version: 1,
        }
    }

    pub fn details(&self) -> PlayerDetails {
        let Self { name, club, faction, email, notes, dietary, paid, spare, .. } = self.clone();
        PlayerDetails { name, club, faction, email, notes, dietary, paid, spare }
    }

    /// The same player with other details.
    #[must_use]
    pub fn with(&self, details: PlayerDetails) -> Self {
        let PlayerDetails { name, club, faction, email, notes, dietary, paid, spare } = details;
        Self { name, club, faction, email, notes, dietary, paid, spare, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_kept_where_it_is_found_again() {
        let mut details = PlayerDetails::from_player_name(PlayerName::parse("Ann").unwrap());
        for which in DetailText::ALL {
            assert_eq!(details.text(which), None);
            details.set_text(which, Some(which.as_str().to_owned()));
        }
        for which in DetailText::ALL {
            assert_eq!(details.text(which), Some(which.as_str()));
        }
    }
}
