//! The audit log's entries and the chain that holds them together.

use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use std::fmt::Write;

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
    digest.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Where the chain does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Break {
    #[error("Entry {0} was changed after it was written.")]
    Changed(i64),
    #[error("An entry before number {0} is missing, or one was put in.")]
    OutOfOrder(i64),
    #[error("The newest entries are missing: there are {found}, and there were {expected}.")]
    Cut { found: i64, expected: i64 },
}

/// How many entries there are, when none was changed, removed or put in. `version` is the event's own
/// count of changes, which the log has to reach.
pub fn verify(entries: &[(Recorded, &str)], version: i64) -> Result<usize, Break> {
    let mut before = "";
    let mut last = 0;
    for (recorded, hash) in entries {
        if recorded.sequence != last + 1 {
            return Err(Break::OutOfOrder(recorded.sequence));
        }
        if link(before, recorded) != *hash {
            return Err(Break::Changed(recorded.sequence));
        }
        (before, last) = (hash, recorded.sequence);
    }
    if last == version { Ok(entries.len()) } else { Err(Break::Cut { found: last, expected: version }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(length: i64) -> Vec<(Recorded, String)> {
        let mut chain: Vec<(Recorded, String)> = Vec::new();
        for sequence in 1..=length {
            let recorded = Recorded {
                sequence,
                at: DateTime::from_timestamp_millis(sequence).unwrap(),
                who: "Olga".into(),
                role: "organiser".into(),
                entry: Entry::new("event", format!("change {sequence}")),
            };
            let hash = link(chain.last().map_or("", |(_, hash)| hash), &recorded);
            chain.push((recorded, hash));
        }
        chain
    }

    fn check(chain: &[(Recorded, String)], version: i64) -> Result<usize, Break> {
        let links: Vec<_> = chain.iter().map(|(recorded, hash)| (recorded.clone(), hash.as_str())).collect();
        verify(&links, version)
    }

    #[test]
    fn a_chain_that_nobody_touched_holds() {
        assert_eq!(check(&chain(20), 20), Ok(20));
        assert_eq!(check(&[], 0), Ok(0));
    }

    #[test]
    fn every_edit_removal_insertion_and_cut_shows() {
        let whole = chain(20);
        for at in 0..20 {
            let mut edited = whole.clone();
            edited[at].0.entry.what.push('!');
            assert!(check(&edited, 20).is_err(), "edit {at}");
            let mut renamed = whole.clone();
            renamed[at].0.who = "Otto".into();
            assert!(check(&renamed, 20).is_err(), "who {at}");
            let mut removed = whole.clone();
            removed.remove(at);
            assert!(check(&removed, 20).is_err(), "removal {at}");
            let mut doubled = whole.clone();
            doubled.insert(at, whole[at].clone());
            assert!(check(&doubled, 20).is_err(), "insertion {at}");
            assert!(check(&whole[..at], 20).is_err(), "cut {at}");
        }
    }
}
