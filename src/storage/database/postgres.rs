//! A connection to PostgreSQL on loan, with the transaction that is begun on it. Wherever whoever has it is dropped, it
//! comes back with nothing begun, or is closed.

use sqlx::{
    PgConnection, PgPool, Postgres, Row,
    pool::PoolConnection,
    postgres::{PgPoolOptions, PgRow},
};
use std::{
    ops::{Deref, DerefMut},
    time::Duration,
};

/// As many work at the same time.
const MOST: u32 = 12;
/// True where nothing is begun: the statement is then its own transaction, and as old as it. In a transaction that
/// failed it is an error.
const IS_CLEAN: &str = "SELECT now() = statement_timestamp()";

/// Reads or writes on PostgreSQL.
pub struct PostgresTx {
    /// None once it is given back.
    connection: Option<PoolConnection<Postgres>>,
    /// A transaction is begun on it, or may be.
    is_open: bool,
}

/// The connections, each looked at before it is handed out; who waits longer than `patience` is sent away.
pub async fn open_pool(url: &str, patience: Duration) -> sqlx::Result<PgPool> {
    let options = PgPoolOptions::new().max_connections(MOST).acquire_timeout(patience);
    // It tells more than whether the server is there, which is what would be asked without it.
    let checked = options.test_before_acquire(false).before_acquire(|connection, _| {
        Box::pin(async move {
            let answer: PgRow = sqlx::raw_sql(IS_CLEAN).fetch_one(connection).await?;
            answer.try_get(0)
        })
    });
    checked.connect(url).await
}

impl PostgresTx {
    /// For one statement, which needs no transaction to be of one piece.
    pub async fn once(pool: &PgPool) -> sqlx::Result<Self> {
        Self::open(pool, None).await
    }

    pub async fn begin(pool: &PgPool, begin: &'static str) -> sqlx::Result<Self> {
        Self::open(pool, Some(begin)).await
    }

    /// In a task of its own: whoever hangs up meanwhile leaves nothing half begun.
    async fn open(pool: &PgPool, begin: Option<&'static str>) -> sqlx::Result<Self> {
        let pool = pool.clone();
        let opened = tokio::spawn(async move {
            let mut tx = Self { connection: Some(pool.acquire().await?), is_open: begin.is_some() };
            if let Some(begin) = begin {
                sqlx::raw_sql(begin).execute(&mut *tx).await?;
            }
            Ok(tx)
        });
        opened.await.unwrap_or_else(|error| Err(sqlx::Error::Io(std::io::Error::other(error))))
    }

    pub async fn commit(mut self) -> sqlx::Result<()> {
        if self.is_open {
            sqlx::raw_sql("COMMIT").execute(&mut *self).await?;
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
        if self.is_open {
            runtime.spawn(async move {
                if let Err(error) = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await {
                    tracing::warn!(?error, "a connection to the database is closed");
                    connection.close_on_drop();
                }
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
