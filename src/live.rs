//! Tells open pages that an event changed, and remembers which version each event has.
//! What changed is on the page, so only the event's id and version travel, and whom the change concerns: hundreds
//! of phones that show their own battle must not all ask again because one table has reported.

use crate::{
    domain::{
        event::audit::Subject,
        ids::{BattleId, EventId},
        numbers::{RoundNumber, TableNumber},
    },
    storage::{Channel, Database, Heard, Tx},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};
use tokio::sync::{broadcast, watch};

/// An event, the version it has now, and whom what made it so concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    pub event: EventId,
    pub version: i64,
    pub about: About,
}

/// Whom a change concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    Everybody,
    /// The two players of one table of a round.
    Table {
        round: RoundNumber,
        table: TableNumber,
    },
    /// The player of this number.
    Player(i64),
}

impl Change {
    /// The text that travels from one process to the others.
    ///
    /// # Panics
    /// Never: a change has no key that JSON has no text for.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a change has no key that JSON has no text for")
    }

    /// What [`Change::encode`] wrote; none of what it did not.
    pub fn decode(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

impl About {
    /// Whom a change of this concerns: the table, the player, or all who look.
    pub fn of(subject: Subject) -> Self {
        match subject {
            Subject::Table { round, table } => Self::Table { round, table },
            Subject::Player(number) => Self::Player(number),
            Subject::Event
            | Subject::Staff
            | Subject::Players
            | Subject::Teams
            | Subject::Team(_)
            | Subject::Match { .. }
            | Subject::Rosters
            | Subject::Pairs
            | Subject::Tables
            | Subject::Round(_)
            | Subject::Bye { .. }
            | Subject::Standings
            | Subject::Awards
            | Subject::Screen
            | Subject::Ceremony
            | Subject::News => Self::Everybody,
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
    hears: watch::Sender<bool>,
    /// The versions that were known when the line to the other processes broke.
    before: Arc<RwLock<HashMap<EventId, i64>>>,
    /// The process is told to stop: who listens is let go.
    over: watch::Sender<bool>,
}

impl Default for Live {
    fn default() -> Self {
        let (changes, sheets) = (broadcast::channel(256).0, broadcast::channel(1024).0);
        let (versions, before) = (Arc::default(), Arc::default());
        let (hears, over) = (watch::Sender::default(), watch::Sender::default());
        Self { changes, sheets, versions, hears, before, over }
    }
}

impl Live {
    /// Commits a change, and tells the open pages of every process that the event now has this version. Both are done
    /// even when nobody waits for it any more: whose phone lost its signal finds on the next page what it has sent.
    pub async fn commit(&self, tx: Tx, change: Change) -> sqlx::Result<()> {
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
    pub async fn commit_sheet(&self, tx: Tx, (battle, version): SheetChange) -> sqlx::Result<()> {
        tx.commit_and_tell(Channel::Sheets, &format!("{battle} {version}")).await?;
        self.publish_sheet(battle, version);
        Ok(())
    }

    /// Tells the pages open here what other processes change, until the database is closed.
    pub async fn follow(&self, database: &Database) {
        database.listen(|heard| self.hear(&heard)).await;
    }

    fn hear(&self, heard: &Heard) {
        match heard {
            Heard::Up => self.set_hears(true),
            Heard::Down => self.set_hears(false),
            Heard::Told(Channel::Events, text) => {
                if let Some(change) = Change::decode(text) {
                    self.publish(change);
                }
            }
            Heard::Told(Channel::Sheets, text) => {
                if let Some((battle, version)) = text.split_once(' ')
                    && let (Ok(battle), Ok(version)) = (battle.parse(), version.parse())
                {
                    self.publish_sheet(battle, version);
                }
            }
            // Our own changes are known already, and not told again.
            Heard::Version(event, version) => match self.version(*event) {
                Some(known) if known >= *version => {}
                Some(_) => self.publish(Change { event: *event, version: *version, about: About::Everybody }),
                None if self.was_known(*event) => {
                    self.publish(Change { event: *event, version: *version, about: About::Everybody });
                }
                // Nobody has a page of it yet that this process knows of.
                None => self.remember(*event, *version),
            },
        }
    }

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
        database.is_ours_alone() || *self.hears.borrow()
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
        let table = About::Table { round: RoundNumber(3), table: TableNumber(14) };
        for (subject, about) in [
            (Subject::Table { round: RoundNumber(3), table: TableNumber(14) }, table),
            (Subject::Player(7), About::Player(7)),
            (Subject::Round(RoundNumber(3)), About::Everybody),
            (Subject::Bye { round: RoundNumber(3) }, About::Everybody),
            (Subject::Players, About::Everybody),
            (Subject::Event, About::Everybody),
        ] {
            assert_eq!(About::of(subject), about, "{subject}");
        }
    }

    #[test]
    fn a_change_arrives_in_other_processes_as_it_was_sent() {
        let event = EventId(uuid::Uuid::from_u128(7));
        for about in [
            About::Everybody,
            About::Player(12),
            About::Table { round: RoundNumber(3), table: TableNumber(14) },
        ] {
            let change = Change { event, version: i64::MAX, about };
            assert_eq!(Change::decode(&change.encode()), Some(change), "{}", change.encode());
        }
        for wrong in ["", "{}", "7 12 player 12"] {
            assert_eq!(Change::decode(wrong), None, "{wrong}");
        }
    }
}
