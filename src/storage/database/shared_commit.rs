//! On SQLite, changes that wait for one another share a transaction and its flush to the disk. Each has a savepoint
//! of its own, so that one that fails is undone alone; none is told that it is in before the flush.

use sqlx::{
    Sqlite, SqliteConnection, SqlitePool, Transaction,
    error::{DatabaseError, ErrorKind},
};
use std::{
    borrow::Cow,
    fmt,
    ops::{Deref, DerefMut},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::sync::{Mutex, OwnedMutexGuard, oneshot};

/// Where changes stand in line, one at a time.
pub struct ChangeLine {
    pool: SqlitePool,
    /// The transaction that the next change joins; none while none is begun.
    shared: Arc<Mutex<Option<SharedTransaction>>>,
    waiting: AtomicUsize,
    patience: Duration,
}

struct SharedTransaction {
    tx: Transaction<'static, Sqlite>,
    /// Those whose changes are in, and who wait for the flush.
    members: Vec<oneshot::Sender<sqlx::Result<()>>>,
    /// A change has begun in its savepoint, and has not ended.
    is_in_savepoint: bool,
    /// A task waits to commit it.
    will_be_committed: bool,
}

/// A change: it has the connection until it commits or is dropped.
pub struct SharedChange {
    /// None once it is handed on.
    shared: Option<OwnedMutexGuard<Option<SharedTransaction>>>,
    line: Arc<ChangeLine>,
}

impl ChangeLine {
    /// A line to the one connection of this pool; who waits longer than `patience` is sent away.
    pub fn new(pool: SqlitePool, patience: Duration) -> Arc<Self> {
        Arc::new(Self { pool, shared: Arc::default(), waiting: AtomicUsize::new(0), patience })
    }

    /// Waits for its turn, and begins a change: in the transaction of those before it, where that is still open.
    pub async fn begin(self: &Arc<Self>) -> sqlx::Result<SharedChange> {
        let place = PlaceInLine::of(self);
        let turn = tokio::time::timeout(self.patience, self.shared.clone().lock_owned()).await;
        drop(place);
        let mut shared = turn.map_err(|_| sqlx::Error::PoolTimedOut)?;
        if let Some(begun) = shared.as_mut()
            && begun.undo_what_failed().await.is_err()
        {
            // SQLite has rolled all of it back.
            *shared = None;
        }
        match shared.as_mut() {
            Some(begun) => begun.enter().await?,
            None => *shared = Some(SharedTransaction::begin(&self.pool).await?),
        }
        Ok(SharedChange { shared: Some(shared), line: self.clone() })
    }

    /// Flushes what is in, and tells everybody.
    async fn commit(mut shared: OwnedMutexGuard<Option<SharedTransaction>>) {
        let Some(mut begun) = shared.take() else { return };
        let result = match begun.undo_what_failed().await {
            Ok(()) => begun.tx.commit().await,
            Err(error) => Err(error),
        };
        drop(shared);
        for member in begun.members {
            let told = result.as_ref().map_err(copy_of).copied();
            // Who does not wait any more is not told.
            drop(member.send(told));
        }
    }

    /// Once all who stand in line by now have joined.
    async fn commit_in_turn(self: Arc<Self>) {
        Self::commit(self.shared.clone().lock_owned().await).await;
    }
}

/// Counts who waits, also where they give up.
struct PlaceInLine<'a>(&'a AtomicUsize);

impl<'a> PlaceInLine<'a> {
    fn of(line: &'a ChangeLine) -> Self {
        line.waiting.fetch_add(1, Ordering::SeqCst);
        Self(&line.waiting)
    }
}

impl Drop for PlaceInLine<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl SharedTransaction {
    /// SQLite takes its write lock at once: another process then waits, where it would otherwise fail half-way with
    /// "database is locked". The first change needs no savepoint: when it fails nobody else is in.
    async fn begin(pool: &SqlitePool) -> sqlx::Result<Self> {
        let tx = pool.begin_with("BEGIN IMMEDIATE").await?;
        Ok(Self { tx, members: Vec::new(), is_in_savepoint: false, will_be_committed: false })
    }

    async fn enter(&mut self) -> sqlx::Result<()> {
        self.is_in_savepoint = true;
        sqlx::query("SAVEPOINT change").execute(&mut *self.tx).await?;
        Ok(())
    }

    async fn leave(&mut self) -> sqlx::Result<()> {
        if self.is_in_savepoint {
            sqlx::query("RELEASE change").execute(&mut *self.tx).await?;
            self.is_in_savepoint = false;
        }
        Ok(())
    }

    /// Undoes a change that was dropped. When that cannot be done, SQLite has rolled back the whole transaction, as it
    /// does when the disk is full.
    async fn undo_what_failed(&mut self) -> sqlx::Result<()> {
        if self.is_in_savepoint {
            sqlx::query("ROLLBACK TO change").execute(&mut *self.tx).await?;
            self.leave().await?;
        }
        Ok(())
    }
}

impl SharedChange {
    /// Comes back once the change is safe on the disk.
    pub async fn commit(mut self) -> sqlx::Result<()> {
        self.begun_mut().leave().await?;
        let (done, told) = oneshot::channel();
        let begun = self.begun_mut();
        begun.members.push(done);
        let others_come = self.line.waiting.load(Ordering::SeqCst) > 0;
        let begun = self.begun_mut();
        let will_be_committed = begun.will_be_committed;
        begun.will_be_committed |= others_come;
        let shared = self.shared.take();
        match shared {
            Some(shared) if !will_be_committed && !others_come => ChangeLine::commit(shared).await,
            shared => {
                drop(shared);
                if !will_be_committed {
                    tokio::spawn(self.line.clone().commit_in_turn());
                }
            }
        }
        // All of it was rolled back: they may try again.
        told.await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    fn begun(&self) -> &SharedTransaction {
        let shared = self.shared.as_ref().and_then(|shared| shared.as_ref());
        shared.expect("a change has its transaction until it ends")
    }

    fn begun_mut(&mut self) -> &mut SharedTransaction {
        let shared = self.shared.as_mut().and_then(|shared| shared.as_mut());
        shared.expect("a change has its transaction until it ends")
    }
}

impl Drop for SharedChange {
    /// What failed in a savepoint is undone by the next in line; the first change of a transaction takes it along.
    fn drop(&mut self) {
        if let Some(mut shared) = self.shared.take()
            && shared.as_ref().is_some_and(|begun| begun.members.is_empty() && !begun.is_in_savepoint)
        {
            *shared = None;
        }
    }
}

impl Deref for SharedChange {
    type Target = SqliteConnection;
    fn deref(&self) -> &SqliteConnection {
        &self.begun().tx
    }
}

impl DerefMut for SharedChange {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.begun_mut().tx
    }
}

/// The error of a shared commit, for each of those who shared it.
fn copy_of(error: &sqlx::Error) -> sqlx::Error {
    match error.as_database_error() {
        Some(said) => sqlx::Error::Database(Box::new(SharedError {
            message: said.message().to_owned(),
            code: said.code().map(Cow::into_owned),
        })),
        None => sqlx::Error::Io(std::io::Error::other(error.to_string())),
    }
}

/// What SQLite said when it could not commit.
#[derive(Debug)]
struct SharedError {
    message: String,
    code: Option<String>,
}

impl fmt::Display for SharedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SharedError {}

impl DatabaseError for SharedError {
    fn message(&self) -> &str {
        &self.message
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        self.code.as_deref().map(Cow::Borrowed)
    }

    fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

#[cfg(test)]
mod tests;
