//! The audit log's entries and the chain that holds them together.

use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

/// What was done, as one sentence without its subject: who did it stands beside it.
#[derive(Debug, Clone)]
pub struct Entry {
    /// What it was done to, in words that can be filtered by: `event`, `player 12`, `round 3`, `round 3 table 4`.
    pub subject: String,
    /// `added Ann Archer`
    pub what: String,
    /// The reason, where one was asked for.
    pub why: Option<String>,
}

impl Entry {
    pub fn new(subject: impl Into<String>, what: impl Into<String>) -> Self {
        Self { subject: subject.into(), what: what.into(), why: None }
    }

    #[must_use]
    pub fn because(mut self, why: impl Into<String>) -> Self {
        self.why = Some(why.into());
        self
    }
}

/// An entry as it is stored.
#[derive(Debug, Clone)]
pub struct Recorded {
    /// The event's version after the change: 1, 2, 3, … without a gap.
    pub sequence: i64,
    pub at: DateTime<Utc>,
    pub who: String,
    pub role: String,
    pub entry: Entry,
}

/// The entry's link in the chain: SHA-256 over the link before it and everything the entry says.
pub fn link(before: &str, recorded: &Recorded) -> String {
    let Recorded { sequence, at, who, role, entry } = recorded;
    let text = serde_json::json!([
        before,
        sequence,
        at.timestamp_millis(),
        who,
        role,
        entry.subject,
        entry.what,
        entry.why
    ]);
    let digest = Sha256::digest(text.to_string().as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
