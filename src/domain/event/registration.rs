//! Whether people can sign up by themselves: by what the organiser offers, the event's stage and its dates.

use super::{Event, Stage, pack::ByDate};
use chrono::{DateTime, Utc};

/// What somebody who wants to play can do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Registration {
    /// The organiser enters players.
    ByTheOrganiser,
    /// From then on.
    NotYet(DateTime<Utc>),
    Open,
    Over,
}

impl Event {
    /// Of a draft, what will be so once it is published.
    pub fn registration(&self, now: DateTime<Utc>) -> Registration {
        match (self.stage, self.settings.day.registration(now)) {
            (Stage::RegistrationClosed | Stage::Running | Stage::Finished | Stage::Archived, _) => {
                Registration::Over
            }
            // Before its first round is out no round of it is open.
            (Stage::Draft | Stage::Published, _) if self.is_past(now, false) => Registration::Over,
            (Stage::Draft | Stage::Published, _) if !self.settings.public_registration => {
                Registration::ByTheOrganiser
            }
            (Stage::Draft | Stage::Published, ByDate::NotYet(at)) => Registration::NotYet(at),
            (Stage::Draft | Stage::Published, ByDate::Open) => Registration::Open,
            (Stage::Draft | Stage::Published, ByDate::Over(_)) => Registration::Over,
        }
    }

    /// Somebody who opens the form now is let in.
    pub fn takes_registrations(&self, now: DateTime<Utc>) -> bool {
        self.stage == Stage::Published && self.registration(now) == Registration::Open
    }
}
