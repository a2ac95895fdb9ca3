//! An event: its name, its address and the stage it is in.

pub mod audit;
pub mod award;
pub mod call;
pub mod clock;
pub mod conduct;
pub mod entry;
pub mod listing;
pub mod missions;
pub mod namesakes;
pub mod news;
pub mod pack;
pub mod painting;
pub mod penalty;
pub mod permission;
pub mod picture;
pub mod player;
pub mod player_file;
pub mod quotas;
pub mod readiness;
pub mod refund;
pub mod registration;
pub mod roster_version;
pub mod schedule;
pub mod screen;
pub mod seeds;
pub mod set_up_step;
pub mod settings_warning;
pub mod slow_play;
pub mod soft;
pub mod suggestion;
pub mod team;
pub mod team_role;
pub mod timetable;
pub mod venue;
pub mod vote;

use super::ids::EventId;
use crate::domain::event::pack::Settings;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::fmt;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// One tournament.
#[derive(Debug, Clone)]
pub struct Event {
    pub id: EventId,
    pub slug: String,
    pub name: EventName,
    pub stage: Stage,
    pub settings: Settings,
    /// Every draw's chance comes from it, by [`Event::round_seeds`].
    pub seed: i64,
    /// One more with every change.
    pub version: i64,
    pub created_at: DateTime<Utc>,
}

/// 1 to 80 characters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventName(String);

/// Why a text is no event's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum EventNameError {
    Empty,
    TooLong,
}

impl EventName {
    pub fn parse(text: &str) -> Result<Self, EventNameError> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().filter(|c| !c.is_control()).count() {
            0 => Err(EventNameError::Empty),
            81.. => Err(EventNameError::TooLong),
            _ => Ok(Self(name.chars().filter(|c| !c.is_control()).collect())),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The event's address on the site: `Spring Open 2025` becomes `spring-open-2025`.
    /// A name without a Latin letter or digit becomes `event`.
    pub fn slug(&self) -> String {
        write_slug(&self.0, "event")
    }
}

/// A name in an address, or that of a file; one without a Latin letter or digit becomes `otherwise`.
pub fn write_slug(name: &str, otherwise: &str) -> String {
    let plain: String = name.nfkd().filter(|c| !is_combining_mark(*c)).collect::<String>().to_lowercase();
    let words: Vec<&str> =
        plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let slug: String = words.join("-").chars().take(48).collect();
    let slug = slug.trim_matches('-');
    if slug.is_empty() { otherwise.to_owned() } else { slug.to_owned() }
}

/// Whether a browser finds an event at this address. Those of [`EventName::slug`] are a little shorter.
pub fn is_slug(text: &str) -> bool {
    let is_plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=64).contains(&text.len()) && text.bytes().all(is_plain)
}

impl fmt::Display for EventName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How far an event has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Only staff see it.
    Draft,
    /// Everybody sees it, and can sign up.
    Published,
    /// The list of players is closed to the public.
    RegistrationClosed,
    /// From the first draw on.
    Running,
    /// Standings and awards are final.
    Finished,
    /// Kept for reading; off the front page.
    Archived,
}

enum_words! { Stage:
    Draft "draft", Published "published", RegistrationClosed "registration_closed", Running "running",
    Finished "finished", Archived "archived"
}

impl Stage {
    /// Whether an event may go from `self` to `to`, given how many rounds it has: forward one step
    /// at a time (registration need not be closed by hand), and back while nothing depends on it.
    pub fn may_become(self, to: Self, rounds: usize) -> Result<(), StageError> {
        use Stage::{Archived, Draft, Finished, Published, RegistrationClosed, Running};
        match (self, to) {
            (Published, Draft | RegistrationClosed | Running)
            | (Draft | RegistrationClosed, Published)
            | (RegistrationClosed | Finished, Running)
            | (Running | Archived, Finished)
            | (Finished, Archived) => Ok(()),
            (Running, RegistrationClosed) if rounds == 0 => Ok(()),
            (Running, RegistrationClosed) => Err(StageError::RoundsExist),
            _ => Err(StageError::NoSuchStep { from: self, to }),
        }
    }

    /// The stages that may follow or be gone back to now.
    pub fn next(self, rounds: usize) -> Vec<Self> {
        Self::ALL.into_iter().filter(|to| self.may_become(*to, rounds).is_ok()).collect()
    }

    /// Nothing of it changes any more.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Archived)
    }

    /// Everybody may read it.
    pub fn is_public(self) -> bool {
        self != Self::Draft
    }
}

/// Why an event does not change its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum StageError {
    /// Rounds have been drawn.
    RoundsExist,
    NoSuchStep {
        from: Stage,
        to: Stage,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_made_of_plain_letters() {
        let slug = |name: &str| EventName::parse(name).unwrap().slug();
        assert_eq!(slug("  Spring   Open 2025! "), "spring-open-2025");
        assert_eq!(slug("Łódź Ćup – Été"), "odz-cup-ete");
        assert_eq!(slug("王 турнир"), "event");
        assert!(slug(&"long name ".repeat(7)).len() <= 48);
    }

    #[test]
    fn stages_move_only_in_ways_that_make_sense() {
        assert_eq!(Stage::Draft.next(0), [Stage::Published]);
        assert_eq!(Stage::Published.next(0), [Stage::Draft, Stage::RegistrationClosed, Stage::Running]);
        assert_eq!(Stage::Running.next(0), [Stage::RegistrationClosed, Stage::Finished]);
        assert_eq!(Stage::Running.next(2), [Stage::Finished]);
        assert_eq!(
            Stage::Draft.may_become(Stage::Finished, 0),
            Err(StageError::NoSuchStep { from: Stage::Draft, to: Stage::Finished })
        );
    }
}
