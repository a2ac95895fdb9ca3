//! What was deleted is on the disk no more: SQLite overwrites it in the file itself, and here it leaves the file beside.

use super::Database;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::time::Duration;

/// How long it is waited for those who read.
const PATIENCE: Duration = Duration::from_secs(1);

impl Database {
    /// What was deleted leaves the files beside the database too: the write-ahead log still has pages as they were, and
    /// begins anew. Whether it did: where somebody reads for long it does later, and when the server ends.
    pub async fn clear_what_was_deleted(&self) -> sqlx::Result<bool> {
        let Self::Sqlite { read, .. } = self else { return Ok(true) };
        let file = "SELECT file FROM pragma_database_list WHERE name = 'main'";
        let file: String = sqlx::query_scalar(file).fetch_one(&mut *read.acquire().await?).await?;
        // By a connection of its own, so that nobody's change waits for those who read.
        let mut own = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE).connect().await?;
        let busy: i64 = sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut own).await?;
        own.close().await?;
        Ok(busy == 0)
    }
}
