//! A connection to PostgreSQL on loan, with the transaction that is begun on it. Wherever whoever has it is dropped, it
//! comes back with nothing begun, or is closed.

mod event_line;
mod hearing;

use event_line::{EventLines, SharedSeat};
use hearing::Hearing;
pub use hearing::tell_of_rights;
use sqlx::{
    PgConnection, PgPool, Postgres, Row,
    pool::PoolConnection,
    postgres::{PgPoolOptions, PgRow},
};
use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
    time::Duration,
};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// As many work at the same time.
const MOST: u32 = 12;
/// And of these as many change something.
const MOST_WRITE: u32 = 8;
/// Beside those that work, one connection listens to the other processes for as long as this one runs, and one is there to
/// ask whether it still hears.
const TO_LISTEN: u32 = 2;
/// True where nothing is begun: the statement is then its own transaction, and as old as it. In a transaction that
/// failed it is an error.
const IS_CLEAN: &str = "SELECT now() = statement_timestamp()";

/// The connections, and the turns to have one.
#[derive(Clone)]
pub struct PostgresPool {
    pub connections: PgPool,
    turns: Arc<Semaphore>,
    /// Whoever changes something may have to wait for others with a connection in hand: some are left for those who read.
    turns_to_write: Arc<Semaphore>,
    lines: EventLines,
    pub hearing: Arc<Hearing>,
    patience: Duration,
}

/// Reads or writes on PostgreSQL.
pub struct PostgresTx {
    /// None once it is given back.
    connection: Option<PoolConnection<Postgres>>,
    /// A transaction is begun on it, or may be.
    is_open: bool,
    /// Given to the next once the connection is back.
    turn: Option<ConnectionTurn>,
    hearing: Arc<Hearing>,
    /// Its place in a transaction that it may share with other changes of its event.
    shares: Option<SharedSeat>,
}

/// Whoever has it finds a connection free.
struct ConnectionTurn {
    _to_write: Option<OwnedSemaphorePermit>,
    _any: OwnedSemaphorePermit,
}

impl PostgresPool {
    /// Each connection is looked at before it is handed out; who waits longer than `patience` is sent away.
    pub async fn open_postgres_pool(url: &str, patience: Duration) -> sqlx::Result<Self> {
        let options = PgPoolOptions::new().max_connections(MOST + TO_LISTEN).acquire_timeout(patience);
        // It tells more than whether the server is there, which is what would be asked without it.
        let checked = options.test_before_acquire(false).before_acquire(|connection, _| {
            Box::pin(async move {
                let answer: PgRow = sqlx::raw_sql(IS_CLEAN).fetch_one(connection).await?;
                answer.try_get(0)
            })
        });
        let turns = |number: u32| Arc::new(Semaphore::new(number as usize));
        Ok(Self {
            connections: checked.connect(url).await?,
            turns: turns(MOST),
            turns_to_write: turns(MOST_WRITE),
            lines: EventLines::default(),
            hearing: Arc::default(),
            patience,
        })
    }

    /// For one statement, which needs no transaction to be of one piece.
    pub async fn read_once(&self) -> sqlx::Result<PostgresTx> {
        self.begin(self.turn(false).await?, None).await
    }

    pub async fn read(&self) -> sqlx::Result<PostgresTx> {
        self.begin(self.turn(false).await?, Some("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")).await
    }

    pub async fn write(&self) -> sqlx::Result<PostgresTx> {
        self.begin(self.turn(true).await?, Some("BEGIN")).await
    }

    /// Whoever hangs up while they wait for it leaves the line.
    async fn turn(&self, to_write: bool) -> sqlx::Result<ConnectionTurn> {
        let wait = async {
            let writing =
                if to_write { Some(self.turns_to_write.clone().acquire_owned().await?) } else { None };
            Ok(ConnectionTurn { _to_write: writing, _any: self.turns.clone().acquire_owned().await? })
        };
        let waited: Result<_, AcquireError> =
            tokio::time::timeout(self.patience, wait).await.map_err(|_| sqlx::Error::PoolTimedOut)?;
        waited.map_err(|_| sqlx::Error::PoolClosed)
    }

    /// In a task of its own: whoever hangs up meanwhile leaves nothing half begun.
    async fn begin(&self, turn: ConnectionTurn, begin: Option<&'static str>) -> sqlx::Result<PostgresTx> {
        let (pool, hearing) = (self.connections.clone(), self.hearing.clone());
        let opened = tokio::spawn(async move {
            let connection = Some(pool.acquire().await?);
            let mut tx =
                PostgresTx { connection, is_open: begin.is_some(), turn: Some(turn), hearing, shares: None };
            if let Some(begin) = begin {
                sqlx::raw_sql(begin).execute(&mut *tx).await?;
            }
            Ok(tx)
        });
        opened.await.unwrap_or_else(|error| Err(sqlx::Error::Io(std::io::Error::other(error))))
    }
}

impl PostgresTx {
    pub async fn commit(mut self) -> sqlx::Result<()> {
        if self.shares.as_ref().is_some_and(|seat| !seat.is_alone())
            && let (Some(seat), Some(connection), Some(turn)) =
                (self.shares.take(), self.connection.take(), self.turn.take())
        {
            return seat.commit_together(connection, turn, self.hearing.clone()).await;
        }
        if self.is_open {
            let hearing = self.hearing.clone();
            hearing.commit(&mut self).await?;
            self.is_open = false;
        }
        Ok(())
    }
}

impl Drop for PostgresTx {
    /// What is open is taken back before anybody else has the connection.
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            // Nothing runs any more: closed, the server takes it back.
            drop(connection.detach());
            return;
        };
        if self.is_open
            && let (Some(seat), Some(turn)) = (self.shares.take(), self.turn.take())
        {
            runtime.spawn(seat.undo(connection, turn));
        } else if self.is_open {
            let turn = self.turn.take();
            runtime.spawn(async move {
                if let Err(error) = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await {
                    tracing::warn!(?error, "a connection to the database is closed");
                    connection.close_on_drop();
                }
                drop((connection, turn));
            });
        }
    }
}

impl Deref for PostgresTx {
    type Target = PgConnection;
    fn deref(&self) -> &PgConnection {
        self.connection.as_ref().expect("it has its connection until it is dropped")
    }
}

impl DerefMut for PostgresTx {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it has its connection until it is dropped")
    }
}
