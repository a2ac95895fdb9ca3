//! A roster as it was handed in: the text as given, what was understood of it, the verdict, and what staff decided.

use super::{
    composition::{Severity, Verdict},
    ids::{EventId, PlayerId, RosterId},
    roster::Reading,
};
use chrono::{DateTime, Utc};

/// One version of a player's roster. Versions are never changed, only followed by newer ones.
#[derive(Debug, Clone)]
pub struct HandedIn {
    pub id: RosterId,
    pub event_id: EventId,
    pub player_id: PlayerId,
    /// 1 for a player's first, then 2, …
    pub number: i64,
    /// As it was given: text, or base64 where it was not text.
    pub source: String,
    /// `text` or `base64`.
    pub encoding: String,
    pub format: String,
    pub reading: Reading,
    pub verdict: Verdict,
    pub state: RosterState,
    pub state_reason: Option<String>,
    pub state_by: Option<String>,
    /// After the deadline. Noted, not refused.
    pub late: bool,
    pub submitted_at: DateTime<Utc>,
    pub submitted_by: String,
    pub version: i64,
}

impl HandedIn {
    /// The gravest finding, if there is one a person has to look at.
    pub fn gravest(&self) -> Option<Severity> {
        self.verdict
            .findings
            .iter()
            .map(|finding| finding.severity)
            .min()
            .filter(|found| *found != Severity::Information)
    }

    /// The verdict in a word, and how it is coloured.
    pub fn verdict_word(&self) -> (&'static str, &'static str) {
        match self.gravest() {
            Some(Severity::Illegal) => ("illegal", "bad"),
            Some(_) => ("to look at", "warn"),
            None => ("legal", "good"),
        }
    }

    /// The text as given, where it was text.
    pub fn text(&self) -> Option<&str> {
        (self.encoding == "text").then_some(self.source.as_str())
    }
}

/// What staff make of a roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RosterState {
    Submitted,
    /// Sent back with a reason.
    NeedsFix,
    Accepted,
}

impl RosterState {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Submitted => "submitted",
            Self::NeedsFix => "needs_fix",
            Self::Accepted => "accepted",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::Submitted, Self::NeedsFix, Self::Accepted].into_iter().find(|state| state.as_str() == text)
    }

    /// For people, and how it is coloured.
    pub fn label(self) -> (&'static str, &'static str) {
        match self {
            Self::Submitted => ("handed in", ""),
            Self::NeedsFix => ("needs a fix", "bad"),
            Self::Accepted => ("accepted", "good"),
        }
    }
}
