//! Tells open pages that an event changed, and remembers which version each event has.
//! What changed is on the page, so only the event's id and version travel, and whom the change concerns: hundreds
//! of phones that show their own battle must not all ask again because one table has reported.

use crate::{
    domain::{
        event::audit::AuditSubject,
        ids::{BattleId, EventId},
        numbers::{RoundNumber, TableNumber},
    },
    storage::{Channel, Database, ProcessNews, Tx},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, PoisonError, RwLock,
        atomic::{AtomicI64, Ordering},
    },
};
use tokio::sync::{broadcast, watch};

/// An event, the version it has now, and whom what made it so concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventChange {
    pub event: EventId,
    pub version: i64,
    pub about: ChangeAudience,
}

/// Whom a change concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangeAudience {
    Everybody,
    /// The two players of one table of a round.
    Table {
        round: RoundNumber,
        table: TableNumber,
    },
    /// The player of this number.
    Player(i64),
}

impl EventChange {
    /// The text that travels from one process to the others.
    ///
    /// # Panics
    /// Never: a change has no key that JSON has no text for.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a change has no key that JSON has no text for")
    }

    /// What [`EventChange::encode`] wrote; none of what it did not.
    pub fn decode_change(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

impl ChangeAudience {
    /// Whom a change of this concerns: the table, the player, or all who look.
    pub fn from_subject(subject: AuditSubject) -> Self {
        match subject {
            AuditSubject::Table { round, table } => Self::Table { round, table },
            AuditSubject::Player(number) => Self::Player(number),
            AuditSubject::Event
            | AuditSubject::Staff
            | AuditSubject::Players
            | AuditSubject::Teams
            | AuditSubject::Team(_)
            | AuditSubject::Match { .. }
            | AuditSubject::Rosters
            | AuditSubject::Pairs
            | AuditSubject::Tables
            | AuditSubject::Round(_)
            | AuditSubject::Bye { .. }
            | AuditSubject::Standings
            | AuditSubject::Awards
            | AuditSubject::Screen
            | AuditSubject::Ceremony
            | AuditSubject::News => Self::Everybody,
        }
    }
}

/// A battle and the version that its scoring sheet has now.
pub type SheetVersion = (BattleId, i64);

/// Stands for the lists of events where a version is asked for. No event has this id.
pub const EVENT_LISTS: EventId = EventId(uuid::Uuid::nil());

/// The change stream of this process.
#[derive(Clone)]
pub struct Live {
    changes: broadcast::Sender<EventChange>,
    /// Taps on scoring sheets: many, and of no concern to any page but the sheet's own.
    sheets: broadcast::Sender<SheetVersion>,
    versions: Arc<RwLock<HashMap<EventId, i64>>>,
    /// One more with every change that the lists of events may tell of: what is said of a table or of one player, none does.
    lists: Arc<AtomicI64>,
    /// Events that have changed otherwise than at a table or for one player, until somebody asks which.
    changed: Arc<Mutex<HashSet<EventId>>>,
    /// Other processes' changes are heard.
    hears: watch::Sender<bool>,
    /// The versions that were known when the line to the other processes broke.
    before: Arc<RwLock<HashMap<EventId, i64>>>,
    /// The process is told to stop: who listens is let go.
    over: watch::Sender<bool>,
}

impl Default for Live {
    fn default() -> Self {
        let (changes, sheets) = (broadcast::channel(256).0, broadcast::channel(1024).0);
        let (versions, lists, noted) = (Arc::default(), Arc::default(), Arc::default());
        let before = Arc::default();
        let (hears, over) = (watch::Sender::default(), watch::Sender::default());
        Self { changes, sheets, versions, lists, changed: noted, hears, before, over }
    }
}

impl Live {
    /// Commits a change, and tells the open pages of every process that the event now has this version. Both are done
    /// even when nobody waits for it any more: whose phone lost its signal finds on the next page what it has sent.
    pub async fn commit(&self, tx: Tx, change: EventChange) -> sqlx::Result<()> {
        let live = self.clone();
        let committed = tokio::spawn(async move {
            tx.commit_and_tell(Channel::Events, &change.encode()).await?;
            // On PostgreSQL it comes a second time, by the listener: a doubled one does no harm.
            live.publish(change);
            Ok(())
        });
        committed.await.unwrap_or_else(|error| Err(sqlx::Error::Io(std::io::Error::other(error))))
    }

    /// The same for a scoring sheet, which the event's own pages hear nothing of.
    pub async fn commit_sheet(&self, tx: Tx, (battle, version): SheetVersion) -> sqlx::Result<()> {
        tx.commit_and_tell(Channel::Sheets, &format!("{battle} {version}")).await?;
        self.publish_sheet(battle, version);
        Ok(())
    }

    /// Tells the pages open here what other processes change, until the database is closed.
    pub async fn follow(&self, database: &Database) {
        database.listen(|heard| self.hear(&heard)).await;
    }

    fn hear(&self, heard: &ProcessNews) {
        match heard {
            ProcessNews::Up => self.set_hears(true),
            ProcessNews::Down => self.set_hears(false),
            ProcessNews::Told(Channel::Events, text) => {
                if let Some(change) = EventChange::decode_change(text) {
                    self.publish(change);
                }
            }
            ProcessNews::Told(Channel::Sheets, text) => {
                if let Some((battle, version)) = text.split_once(' ')
                    && let (Ok(battle), Ok(version)) = (battle.parse(), version.parse())
                {
                    self.publish_sheet(battle, version);
                }
            }
            // Our own changes are known already, and not told again.
            ProcessNews::Version(event, version) => match self.version(*event) {
                Some(known) if known >= *version => {}
                Some(_) => self.publish(EventChange {
                    event: *event,
                    version: *version,
                    about: ChangeAudience::Everybody,
                }),
                None if self.was_known(*event) => {
                    self.publish(EventChange {
                        event: *event,
                        version: *version,
                        about: ChangeAudience::Everybody,
                    });
                }
                // Nobody has a page of it yet that this process knows of.
                None => {
                    self.remember(*event, *version);
                    self.note_changed(*event);
                }
            },
        }
    }

    /// Nobody listening is fine.
    pub fn publish(&self, change: EventChange) {
        self.remember(change.event, change.version);
        if change.about == ChangeAudience::Everybody {
            self.note_changed(change.event);
        }
        drop(self.changes.send(change));
    }

    pub fn subscribe(&self) -> broadcast::Receiver<EventChange> {
        self.changes.subscribe()
    }

    /// A scoring sheet has this version now.
    pub fn publish_sheet(&self, battle: BattleId, version: i64) {
        drop(self.sheets.send((battle, version)));
    }

    pub fn subscribe_sheets(&self) -> broadcast::Receiver<SheetVersion> {
        self.sheets.subscribe()
    }

    /// The newest version of `event` that this process has heard of.
    pub fn version(&self, event: EventId) -> Option<i64> {
        if event == EVENT_LISTS {
            return Some(self.list_version());
        }
        self.versions.read().unwrap_or_else(PoisonError::into_inner).get(&event).copied()
    }

    /// Something of this event has changed that lists may tell of, or that its rosters are judged by.
    pub fn note_changed(&self, event: EventId) {
        self.lists.fetch_add(1, Ordering::SeqCst);
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(event);
    }

    /// Those that were noted since they were last taken.
    pub fn take_changed(&self) -> HashSet<EventId> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The version of the lists of events. To be asked before they are read.
    pub fn list_version(&self) -> i64 {
        self.lists.load(Ordering::SeqCst)
    }

    /// An event is known to have this version at least.
    pub fn remember(&self, event: EventId, version: i64) {
        let mut versions = self.versions.write().unwrap_or_else(PoisonError::into_inner);
        let known = versions.entry(event).or_insert(version);
        *known = version.max(*known);
    }

    /// Whether this process hears of every change: it is the only one, or it listens to the others.
    pub fn is_complete(&self, database: &Database) -> bool {
        database.is_ours_alone() || (*self.hears.borrow() && database.hears_others())
    }

    /// Waits until [`Live::is_complete`]: for ever, where nothing follows the database.
    ///
    /// # Panics
    /// Never: what is waited for lives as long as who waits.
    pub async fn until_complete(&self, database: &Database) {
        if !database.is_ours_alone() {
            self.hears.subscribe().wait_for(|hears| *hears).await.expect("the sender is ours");
        }
    }

    /// The line to the other processes is up, or down. What was said meanwhile is not known: pages of the events that
    /// were known ask again once it is up.
    fn set_hears(&self, hears: bool) {
        self.hears.send_replace(hears);
        self.lists.fetch_add(1, Ordering::SeqCst);
        if !hears {
            let known = std::mem::take(&mut *self.versions.write().unwrap_or_else(PoisonError::into_inner));
            self.before.write().unwrap_or_else(PoisonError::into_inner).extend(known);
        }
    }

    /// Whether pages of this event may have been open when the line broke. Asked once.
    fn was_known(&self, event: EventId) -> bool {
        self.before.write().unwrap_or_else(PoisonError::into_inner).remove(&event).is_some()
    }

    /// Lets go of everybody who listens: the process is told to stop, and their browsers come back by themselves.
    pub fn end(&self) {
        self.over.send_replace(true);
    }

    /// Waits until [`Live::end`].
    ///
    /// # Panics
    /// Never: what is waited for lives as long as who waits.
    pub async fn ended(&self) {
        self.over.subscribe().wait_for(|over| *over).await.expect("the sender is ours");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_concerns_whom_its_subject_names_and_else_everybody() {
        let table = ChangeAudience::Table { round: RoundNumber(3), table: TableNumber(14) };
        for (subject, about) in [
            (AuditSubject::Table { round: RoundNumber(3), table: TableNumber(14) }, table),
            (AuditSubject::Player(7), ChangeAudience::Player(7)),
            (AuditSubject::Round(RoundNumber(3)), ChangeAudience::Everybody),
            (AuditSubject::Bye { round: RoundNumber(3) }, ChangeAudience::Everybody),
            (AuditSubject::Players, ChangeAudience::Everybody),
            (AuditSubject::Event, ChangeAudience::Everybody),
        ] {
            assert_eq!(ChangeAudience::from_subject(subject), about, "{subject}");
        }
    }

    #[test]
    fn a_change_arrives_in_other_processes_as_it_was_sent() {
        let event = EventId(uuid::Uuid::from_u128(7));
        for about in [
            ChangeAudience::Everybody,
            ChangeAudience::Player(12),
            ChangeAudience::Table { round: RoundNumber(3), table: TableNumber(14) },
        ] {
            let change = EventChange { event, version: i64::MAX, about };
            assert_eq!(EventChange::decode_change(&change.encode()), Some(change), "{}", change.encode());
        }
        for wrong in ["", "{}", "7 12 player 12"] {
            assert_eq!(EventChange::decode_change(wrong), None, "{wrong}");
        }
    }
}
