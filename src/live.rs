//! Tells open pages that an event changed, and remembers which version each event has.
//! What changed is on the page, so only the event's id and version travel, and whom the change concerns: hundreds
//! of phones that show their own battle must not all ask again because one table has reported.

use crate::{
    domain::ids::{BattleId, EventId},
    storage::Database,
};
use std::{
    collections::HashMap,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::sync::broadcast;

/// An event, the version it has now, and whom what made it so concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    pub event: EventId,
    pub version: i64,
    pub about: About,
}

/// Whom a change concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    Everybody,
    /// The two players of one table of a round.
    Table {
        round: i64,
        table: i64,
    },
    /// The player of this number.
    Player(i64),
}

impl About {
    /// Read from what the log calls the subject of a change: `round 3 table 4`, `player 12`, anything else.
    pub fn of(subject: &str) -> Self {
        let words: Vec<&str> = subject.split(' ').collect();
        match words.as_slice() {
            ["round", round, "table", table] => match (round.parse(), table.parse()) {
                (Ok(round), Ok(table)) => Self::Table { round, table },
                _ => Self::Everybody,
            },
            ["player", number] => number.parse().map_or(Self::Everybody, Self::Player),
            _ => Self::Everybody,
        }
    }
}

/// A battle and the version that its scoring sheet has now.
pub type SheetChange = (BattleId, i64);

/// The change stream of this process.
#[derive(Clone)]
pub struct Live {
    changes: broadcast::Sender<Change>,
    /// Taps on scoring sheets: many, and of no concern to any page but the sheet's own.
    sheets: broadcast::Sender<SheetChange>,
    versions: Arc<RwLock<HashMap<EventId, i64>>>,
    /// Other processes' changes are heard.
    hears: Arc<AtomicBool>,
}

impl Default for Live {
    fn default() -> Self {
        let (changes, sheets) = (broadcast::channel(256).0, broadcast::channel(1024).0);
        Self { changes, sheets, versions: Arc::default(), hears: Arc::default() }
    }
}

impl Live {
    /// Nobody listening is fine.
    pub fn publish(&self, change: Change) {
        self.remember(change.event, change.version);
        drop(self.changes.send(change));
    }

    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// A scoring sheet has this version now.
    pub fn publish_sheet(&self, battle: BattleId, version: i64) {
        drop(self.sheets.send((battle, version)));
    }

    pub fn subscribe_sheets(&self) -> broadcast::Receiver<SheetChange> {
        self.sheets.subscribe()
    }

    /// The newest version of `event` that this process has heard of.
    pub fn version(&self, event: EventId) -> Option<i64> {
        self.versions.read().unwrap_or_else(PoisonError::into_inner).get(&event).copied()
    }

    /// An event is known to have this version at least.
    pub fn remember(&self, event: EventId, version: i64) {
        let mut versions = self.versions.write().unwrap_or_else(PoisonError::into_inner);
        let known = versions.entry(event).or_insert(version);
        *known = version.max(*known);
    }

    /// Whether this process hears of every change: it is the only one, or it listens to the others.
    pub fn is_complete(&self, database: &Database) -> bool {
        database.is_ours_alone() || self.hears.load(Ordering::SeqCst)
    }

    /// The line to the other processes is up, or down. What was said meanwhile is not known.
    pub fn set_hears(&self, hears: bool) {
        self.hears.store(hears, Ordering::SeqCst);
        if !hears {
            self.versions.write().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_concerns_whom_its_subject_names_and_else_everybody() {
        let table = About::Table { round: 3, table: 14 };
        for (subject, about) in [
            ("round 3 table 14", table),
            ("player 7", About::Player(7)),
            ("round 3", About::Everybody),
            ("round 3 bye", About::Everybody),
            ("players", About::Everybody),
            ("event", About::Everybody),
            ("", About::Everybody),
        ] {
            assert_eq!(About::of(subject), about, "{subject}");
        }
    }
}
