//! An entry as it is stored, and the chain that holds all of an event's entries together.

use super::{Act, AuditSubject, LogEntry};
use crate::domain::ids::{AccountId, PlayerId};
use chrono::{DateTime, Utc};
use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::{
    fmt::{self, Write},
    str::FromStr,
};

/// An entry as it is stored. The chain is over these very texts, not over what today's program reads in them: an entry
/// that an older one wrote holds for ever.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The event's version after the change: 1, 2, 3, … without a gap.
    pub sequence: i64,
    pub at: DateTime<Utc>,
    /// The name of who did it, as it was then.
    pub who: String,
    /// The account they were signed in to; None: without one.
    pub account: Option<AccountId>,
    /// Their own entry in the event; None: they had none, or it is not to be known.
    pub player: Option<PlayerId>,
    pub role: String,
    /// The code of a [`AuditSubject`](super::AuditSubject).
    pub subject: String,
    /// An [`Act`] as JSON.
    pub act: String,
    pub why: Option<String>,
}

impl Recorded {
    /// What it is about; None where this version of Muster cannot read it.
    pub fn subject(&self) -> Option<AuditSubject> {
        self.subject.parse().ok()
    }

    /// What was done; None where this version of Muster cannot read it.
    pub fn act(&self) -> Option<Act> {
        serde_json::from_str(&self.act).ok()
    }

    /// The whole entry; None where this version of Muster cannot read it.
    pub fn entry(&self) -> Option<LogEntry> {
        Some(LogEntry { subject: self.subject()?, act: self.act()?, why: self.why.clone() })
    }
}

/// The entry's link in the chain, in hexadecimal: SHA-256 over the link before it and everything the entry says.
pub fn hash_log_link(before: &str, recorded: &Recorded) -> String {
    let Recorded { sequence, at, who, account, player, role, subject, act, why } = recorded;
    let at = at.timestamp_millis();
    let text = serde_json::json!([before, sequence, at, who, account, player, role, subject, act, why]);
    let digest = Sha256::digest(text.to_string().as_bytes());
    digest.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// How far a log had come, and what it was then: short enough to be printed, and typed in again. It names one log and
/// no other, since the link of an entry stands for all before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogMark {
    /// The newest entry.
    pub sequence: i64,
    /// The beginning of its link.
    pub link: String,
}

impl LogMark {
    /// Signs of a link that are printed: 48 bits. Somebody who wants another log with the same ones would have to try
    /// for years.
    const SIGNS: usize = 12;

    /// The mark of a log whose newest entry has this number and link.
    pub fn new(sequence: i64, link: &str) -> Self {
        Self { sequence, link: link.chars().take(Self::SIGNS).collect() }
    }

    /// Whether these are the entries of a log that bore this mark.
    pub fn is_in(&self, entries: &[(Recorded, &str)]) -> bool {
        let newest = entries.iter().find(|(recorded, _)| recorded.sequence == self.sequence);
        newest.is_some_and(|(_, link)| link.starts_with(&self.link))
    }
}

/// `87-1f0c93ab55d2`
impl fmt::Display for LogMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.sequence, self.link)
    }
}

impl Serialize for LogMark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_string())
    }
}

impl FromStr for LogMark {
    type Err = NoLogMark;

    fn from_str(text: &str) -> Result<Self, NoLogMark> {
        let (sequence, link) = text.trim().split_once('-').ok_or(NoLogMark)?;
        let sequence = sequence.parse().map_err(|_| NoLogMark)?;
        let link = link.to_ascii_lowercase();
        let is_whole = link.len() == Self::SIGNS && link.chars().all(|sign| sign.is_ascii_hexdigit());
        if is_whole { Ok(Self { sequence, link }) } else { Err(NoLogMark) }
    }
}

/// What was typed is no mark of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NoLogMark;

/// Where the chain does not hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Break {
    /// A mark that was printed is of another log, or of one that was longer.
    NotAsPrinted(LogMark),
    /// This entry was changed after it was written.
    Changed(i64),
    /// An entry before this number is missing, or one was put in.
    OutOfOrder(i64),
    /// The newest entries are missing.
    Cut { found: i64, expected: i64 },
}

/// How many entries there are, when none was changed, removed or put in. `version` is the event's own
/// count of changes, which the log has to reach.
pub fn verify_chain(entries: &[(Recorded, &str)], version: i64) -> Result<usize, Break> {
    let mut check = ChainCheck::default();
    check.go_on(entries)?;
    check.end(version)
}

/// The same for a log that comes part by part, the oldest entries first.
#[derive(Debug, Default)]
pub struct ChainCheck {
    hash: String,
    last: i64,
}

impl ChainCheck {
    /// Looks at the next part.
    pub fn go_on(&mut self, entries: &[(Recorded, &str)]) -> Result<(), Break> {
        for (recorded, hash) in entries {
            if recorded.sequence != self.last + 1 {
                return Err(Break::OutOfOrder(recorded.sequence));
            }
            if hash_log_link(&self.hash, recorded) != *hash {
                return Err(Break::Changed(recorded.sequence));
            }
            (*hash).clone_into(&mut self.hash);
            self.last = recorded.sequence;
        }
        Ok(())
    }

    /// How many there were, after the last part.
    pub fn end(&self, version: i64) -> Result<usize, Break> {
        if self.last != version {
            return Err(Break::Cut { found: self.last, expected: version });
        }
        Ok(usize::try_from(self.last).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event::{
        audit::{DoneBy, EventAct, PlayerAct},
        permission::ActingAs,
    };
    use uuid::Uuid;

    fn sample_recorded_entry(sequence: i64) -> Recorded {
        let act = PlayerAct::Added { name: format!("Юрий <b> {sequence}"), from_round: None };
        let entry = LogEntry::new(AuditSubject::Player(sequence), act).because("came “late”");
        let at = DateTime::from_timestamp_millis(sequence).unwrap();
        let account = Some(AccountId(Uuid::from_u128(7)));
        let by = DoneBy { name: "Olga", account, player: None, acting_as: ActingAs::Organiser };
        entry.recorded((sequence, at), by)
    }

    fn sample_log_chain(length: i64) -> Vec<(Recorded, String)> {
        let mut chain: Vec<(Recorded, String)> = Vec::new();
        for sequence in 1..=length {
            let recorded = sample_recorded_entry(sequence);
            let hash = hash_log_link(chain.last().map_or("", |(_, hash)| hash), &recorded);
            chain.push((recorded, hash));
        }
        chain
    }

    fn check_sample_chain(chain: &[(Recorded, String)], version: i64) -> Result<usize, Break> {
        let links: Vec<_> = chain.iter().map(|(recorded, hash)| (recorded.clone(), hash.as_str())).collect();
        let whole = verify_chain(&links, version);
        for length in [1, 7] {
            let mut check = ChainCheck::default();
            let parts = links.chunks(length).try_for_each(|part| check.go_on(part));
            assert_eq!(parts.and_then(|()| check.end(version)), whole, "in parts of {length}");
        }
        whole
    }

    #[test]
    fn a_chain_that_nobody_touched_holds() {
        assert_eq!(check_sample_chain(&sample_log_chain(20), 20), Ok(20));
        assert_eq!(check_sample_chain(&[], 0), Ok(0));
    }

    #[test]
    fn every_edit_removal_insertion_and_cut_shows() {
        let whole = sample_log_chain(20);
        for at in 0..20 {
            let edits: [fn(&mut Recorded); 8] = [
                |entry| entry.act = entry.act.replace('Ю', "Я"),
                |entry| entry.subject = "player/99".into(),
                |entry| entry.why = None,
                |entry| entry.who = "Otto".into(),
                |entry| entry.account = None,
                |entry| entry.player = Some(PlayerId(Uuid::from_u128(8))),
                |entry| entry.role = "judge".into(),
                |entry| entry.at += chrono::TimeDelta::seconds(1),
            ];
            for (number, edit) in edits.iter().enumerate() {
                let mut edited = whole.clone();
                edit(&mut edited[at].0);
                assert!(check_sample_chain(&edited, 20).is_err(), "edit {number} of {at}");
            }
            let mut removed = whole.clone();
            removed.remove(at);
            assert!(check_sample_chain(&removed, 20).is_err(), "removal {at}");
            let mut doubled = whole.clone();
            doubled.insert(at, whole[at].clone());
            assert!(check_sample_chain(&doubled, 20).is_err(), "insertion {at}");
            assert!(check_sample_chain(&whole[..at], 20).is_err(), "cut {at}");
        }
    }

    #[test]
    fn an_entry_reads_back_as_it_was_written() {
        let entry = sample_recorded_entry(3).entry().unwrap();
        assert_eq!(entry.subject, AuditSubject::Player(3));
        assert_eq!(entry.act, PlayerAct::Added { name: "Юрий <b> 3".into(), from_round: None }.into());
        assert_eq!(entry.why.as_deref(), Some("came “late”"));
    }

    #[test]
    fn an_entry_of_another_version_holds_in_the_chain_though_nobody_can_read_it() {
        let mut later = sample_recorded_entry(1);
        later.act = r#"{"noun":"player","did":"turned-blue","hue":3}"#.into();
        let hash = hash_log_link("", &later);
        assert_eq!(later.entry(), None);
        assert_eq!(verify_chain(&[(later, hash.as_str())], 1), Ok(1));
    }

    #[test]
    fn an_act_with_a_fact_that_nobody_knows_is_not_read_as_one_without() {
        let known =
            serde_json::to_string(&Act::from(EventAct::BattleplanAdded { name: "X".into() })).unwrap();
        assert_eq!(known, r#"{"noun":"event","did":"battleplan-added","name":"X"}"#);
        let more = known.replace("\"X\"", "\"X\",\"secret\":true");
        assert!(serde_json::from_str::<Act>(&more).is_err(), "{more}");
    }
}
