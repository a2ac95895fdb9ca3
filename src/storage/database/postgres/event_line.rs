//! On PostgreSQL, changes of one event that wait for one another share a transaction and its flush. Each but the first has
//! a savepoint of its own, so that one that fails is undone alone; none is told that it is in before the flush.

use super::{ConnectionTurn, PostgresPool, PostgresTx, hearing::Hearing};
use crate::{
    domain::ids::EventId,
    storage::database::shared_commit::{CommitPlace, copy_of_error},
};
use sqlx::{Postgres, pool::PoolConnection};
use std::{
    collections::HashMap,
    mem,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicUsize, Ordering},
    },
};
use tokio::sync::{Mutex as TurnMutex, OwnedMutexGuard, oneshot};

/// As many changes share a transaction: other processes wait for the event until it ends.
const MOST_TOGETHER: usize = 32;

/// The lines of the events that are being changed.
#[derive(Clone, Default)]
pub struct EventLines(Arc<Mutex<HashMap<EventId, Weak<EventLine>>>>);

/// Where the changes of an event stand in line, one at a time.
pub struct EventLine {
    /// The transaction that the next change joins; none while none is begun.
    begun: Arc<TurnMutex<Option<EventTransaction>>>,
    waiting: AtomicUsize,
}

struct EventTransaction {
    connection: PoolConnection<Postgres>,
    turn: ConnectionTurn,
    members: WaitingMembers,
}

/// Those whose changes are in, and who wait for the flush. A task waits to commit once there is one.
type WaitingMembers = Vec<oneshot::Sender<sqlx::Result<()>>>;

/// The place of a change in the transaction that it shares. It has the line until it ends.
pub(super) struct SharedSeat {
    line: Arc<EventLine>,
    guard: OwnedMutexGuard<Option<EventTransaction>>,
    members: WaitingMembers,
}

impl EventLines {
    fn line_of(&self, event: EventId) -> Arc<EventLine> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines.get(&event).and_then(Weak::upgrade) {
            return line;
        }
        lines.retain(|_, line| line.strong_count() > 0);
        let line = Arc::new(EventLine { begun: Arc::default(), waiting: AtomicUsize::new(0) });
        lines.insert(event, Arc::downgrade(&line));
        line
    }
}

impl EventLine {
    async fn take_turn(
        &self,
        pool: &PostgresPool,
    ) -> sqlx::Result<OwnedMutexGuard<Option<EventTransaction>>> {
        let place = CommitPlace::count_among(&self.waiting);
        let turn = tokio::time::timeout(pool.patience, self.begun.clone().lock_owned()).await;
        drop(place);
        turn.map_err(|_| sqlx::Error::PoolTimedOut)
    }

    /// Once all who stand in line by now have joined.
    async fn commit_in_turn(self: Arc<Self>, hearing: Arc<Hearing>) {
        let mut begun = self.begun.clone().lock_owned().await;
        if let Some(shared) = begun.take() {
            shared.flush(&hearing).await;
        }
    }
}

impl EventTransaction {
    /// Commits what is in, and tells everybody.
    async fn flush(mut self, hearing: &Hearing) {
        let result = hearing.commit(&mut self.connection).await;
        if result.is_err() {
            self.connection.close_on_drop();
        }
        // Free for others before anybody goes on.
        drop((self.connection, self.turn));
        for member in self.members {
            let told = result.as_ref().copied().map_err(copy_of_error);
            // Who does not wait any more is not told.
            drop(member.send(told));
        }
    }
}

impl PostgresPool {
    /// A change of this event: in the transaction of those before it, where that is still open.
    pub async fn write_event(&self, event: EventId) -> sqlx::Result<PostgresTx> {
        let line = self.lines.line_of(event);
        let mut guard = line.take_turn(self).await?;
        let pool = self.clone();
        // Apart: whoever hangs up meanwhile leaves nothing half begun.
        let opened = tokio::spawn(async move {
            if guard.as_ref().is_some_and(|shared| shared.members.len() >= MOST_TOGETHER)
                && let Some(full) = guard.take()
            {
                full.flush(&pool.hearing).await;
            }
            if let Some(EventTransaction { mut connection, turn, members }) = guard.take() {
                if sqlx::raw_sql("SAVEPOINT change").execute(&mut *connection).await.is_ok() {
                    let shares = Some(SharedSeat { line, guard, members });
                    return Ok(PostgresTx {
                        connection: Some(connection),
                        is_open: true,
                        turn: Some(turn),
                        hearing: pool.hearing,
                        shares,
                    });
                }
                // Nothing of it is in: those who wait for its flush are told so by their going.
                connection.close_on_drop();
            }
            let turn = pool.turn(true).await?;
            let mut connection = pool.connections.acquire().await?;
            sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
            let shares = Some(SharedSeat { line, guard, members: WaitingMembers::new() });
            let hearing = pool.hearing;
            Ok(PostgresTx { connection: Some(connection), is_open: true, turn: Some(turn), hearing, shares })
        });
        opened.await.unwrap_or_else(|error| Err(sqlx::Error::Io(std::io::Error::other(error))))
    }
}

impl SharedSeat {
    /// Nobody shares this transaction, nor waits to.
    pub fn is_alone(&self) -> bool {
        self.members.is_empty() && self.line.waiting.load(Ordering::SeqCst) == 0
    }

    /// Comes back once the change is safe on the disk, with all that share its transaction.
    pub async fn commit_together(
        mut self,
        connection: PoolConnection<Postgres>,
        turn: ConnectionTurn,
        hearing: Arc<Hearing>,
    ) -> sqlx::Result<()> {
        let (done, told) = oneshot::channel();
        let mut members = mem::take(&mut self.members);
        let is_first = members.is_empty();
        members.push(done);
        *self.guard = Some(EventTransaction { connection, turn, members });
        let line = self.line.clone();
        drop(self);
        if is_first {
            tokio::spawn(line.commit_in_turn(hearing));
        }
        // All of it was taken back: they may try again.
        told.await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// Takes back the change that was dropped, and leaves the others' to be committed.
    pub async fn undo(mut self, mut connection: PoolConnection<Postgres>, turn: ConnectionTurn) {
        let is_first = self.members.is_empty();
        let undo = if is_first { "ROLLBACK" } else { "ROLLBACK TO change" };
        if let Err(error) = sqlx::raw_sql(undo).execute(&mut *connection).await {
            tracing::warn!(?error, "a connection to the database is closed");
            connection.close_on_drop();
            return;
        }
        if !is_first {
            let members = mem::take(&mut self.members);
            *self.guard = Some(EventTransaction { connection, turn, members });
        }
    }
}
