//! Tells open pages that an event changed, and remembers which version each event has.
//! What changed is on the page, so only the event's id and version travel.

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

/// An event and the version it has now.
pub type Change = (EventId, i64);

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
    pub fn publish(&self, event: EventId, version: i64) {
        self.remember(event, version);
        drop(self.changes.send((event, version)));
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
