//! The connections that read a SQLite file. They stay open, and go from hand to hand without a word to SQLite: a way to
//! its thread and back costs more than most statements.

use super::statement::SqlBatch;
use sqlx::{
    ConnectOptions, Connection,
    sqlite::{SqliteConnectOptions, SqliteConnection},
};
use std::{
    ops::{Deref, DerefMut},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

const BEGIN: &str = "BEGIN";
/// As many read at the same time.
const MOST: u32 = 4;

/// All of them.
pub struct DatabaseReaders {
    options: SqliteConnectOptions,
    idle: Mutex<Vec<SqliteConnection>>,
    turns: Arc<Semaphore>,
    patience: Duration,
}

/// One of them, until it is dropped.
pub struct DatabaseReader {
    /// None once it is given back.
    connection: Option<SqliteConnection>,
    /// It sees the data as they were when it began.
    view: ReaderView,
    readers: Arc<DatabaseReaders>,
    turn: Option<OwnedSemaphorePermit>,
}

/// What a reader sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReaderView {
    /// Each statement the newest.
    Newest,
    /// All statements the same; none has been sent yet.
    ToBegin,
    /// All statements what was there at the first.
    Begun,
}

impl DatabaseReaders {
    /// Of this file; who waits longer than `patience` is sent away.
    pub async fn open_readers(options: SqliteConnectOptions, patience: Duration) -> sqlx::Result<Arc<Self>> {
        let first = options.connect().await?;
        let turns = Arc::new(Semaphore::new(MOST as usize));
        Ok(Arc::new(Self { options, idle: Mutex::new(vec![first]), turns, patience }))
    }

    /// The next that is free.
    pub async fn acquire(self: &Arc<Self>) -> sqlx::Result<DatabaseReader> {
        let turn = match self.turns.clone().try_acquire_owned() {
            Ok(turn) => turn,
            Err(_) => Box::pin(tokio::time::timeout(self.patience, self.turns.clone().acquire_owned()))
                .await
                .map_err(|_| sqlx::Error::PoolTimedOut)?
                .map_err(|_| sqlx::Error::PoolClosed)?,
        };
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let connection = Some(connection);
        Ok(DatabaseReader { connection, view: ReaderView::Newest, readers: self.clone(), turn: Some(turn) })
    }

    /// Waits for those that read, and closes all.
    pub async fn close(&self) {
        let Ok(all) = self.turns.acquire_many(MOST).await else { return };
        self.turns.close();
        all.forget();
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            // The file is whole, whatever it says.
            drop(connection.close().await);
        }
    }

    pub fn is_closed(&self) -> bool {
        self.turns.is_closed()
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<SqliteConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DatabaseReader {
    /// From here on it sees the data as they are at its first statement, until it is dropped.
    pub fn begin(mut self) -> Self {
        self.view = ReaderView::ToBegin;
        self
    }

    /// A statement to come: the first one has the beginning before it, which saves a way to SQLite's thread and back.
    pub fn asking(&mut self) -> SqlBatch {
        let mut asked = SqlBatch::default();
        if self.view == ReaderView::ToBegin {
            self.view = ReaderView::Begun;
            asked.push(BEGIN);
        }
        asked
    }

    /// The connection itself, where the view has begun.
    pub async fn settled(&mut self) -> sqlx::Result<&mut SqliteConnection> {
        if self.view == ReaderView::ToBegin {
            self.view = ReaderView::Begun;
            sqlx::query(BEGIN).execute(&mut **self).await?;
        }
        Ok(self)
    }
}

impl Drop for DatabaseReader {
    /// One that sees old data is brought back to the present before the next has it.
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        if self.view != ReaderView::Begun {
            self.readers.idle().push(connection);
            return;
        }
        let (readers, turn) = (self.readers.clone(), self.turn.take());
        // Where nothing runs any more, it is closed.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            if sqlx::query("ROLLBACK").execute(&mut connection).await.is_ok() {
                readers.idle().push(connection);
            }
            drop(turn);
        });
    }
}

impl Deref for DatabaseReader {
    type Target = SqliteConnection;
    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect("a reader has its connection until it is dropped")
    }
}

impl DerefMut for DatabaseReader {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("a reader has its connection until it is dropped")
    }
}
