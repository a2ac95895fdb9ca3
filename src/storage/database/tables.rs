//! What a database has: its tables, their columns, what names what, and who made them. Nothing is changed.

use super::{Database, Tx};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;

/// Tables of any program, but for the list of migrations, which other programs with sqlx keep as well; and what is ours
/// from the first migration on.
const TABLES: &str = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                      AND name <> '_sqlx_migrations'";
const OURS: &str =
    "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN ('_sqlx_migrations', 'account')";

impl Database {
    /// Whether a SQLite file is another program's: it has tables, and not ours. It is left as it is, to the byte. What
    /// cannot be read without what stands beside it is not known to be.
    pub(in crate::storage) async fn is_foreign(url: &str) -> bool {
        let Some(file) = Self::file_of_url(url) else { return false };
        let is_there = std::fs::metadata(&file).is_ok_and(|there| there.is_file() && there.len() > 0);
        is_there && has_other_tables(&file).await.unwrap_or(false)
    }

    /// The migrations that were run, each by its number and what it was made of; none before the first.
    pub(in crate::storage) async fn migrations_run(&self) -> sqlx::Result<Vec<(i64, Vec<u8>)>> {
        let run = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
        match self {
            Self::Sqlite { read, .. } => {
                let is_there = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
                let mut read = read.acquire().await?;
                let is_there: i64 = sqlx::query_scalar(is_there).fetch_one(&mut *read).await?;
                if is_there == 0 { Ok(Vec::new()) } else { sqlx::query_as(run).fetch_all(&mut *read).await }
            }
            Self::Postgres(pool) => {
                let is_there = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
                let is_there: bool = sqlx::query_scalar(is_there).fetch_one(&pool.connections).await?;
                if is_there { sqlx::query_as(run).fetch_all(&pool.connections).await } else { Ok(Vec::new()) }
            }
        }
    }
}

impl Tx {
    /// The columns of a table in their order, each with the name of its type.
    pub(in crate::storage) async fn columns_of(
        &mut self,
        table: &str,
    ) -> sqlx::Result<Vec<(String, String)>> {
        match self {
            Self::Sqlite(tx) => {
                let asked = sqlx::query_as("SELECT name, type FROM pragma_table_info($1)");
                asked.bind(table).fetch_all(tx.settled().await?).await
            }
            Self::Postgres(tx) => {
                let asked = sqlx::query_as(
                    "SELECT column_name::text, data_type::text FROM information_schema.columns
                     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
                );
                asked.bind(table).fetch_all(&mut **tx).await
            }
        }
    }

    /// Which columns of a table name rows of others.
    pub(in crate::storage) async fn references_of(
        &mut self,
        table: &str,
    ) -> sqlx::Result<Vec<super::ColumnReference>> {
        match self {
            Self::Sqlite(tx) => {
                let asked = sqlx::query_as(
                    "SELECT \"from\" AS own, \"table\", \"to\" AS named FROM pragma_foreign_key_list($1)",
                );
                asked.bind(table).fetch_all(tx.settled().await?).await
            }
            Self::Postgres(tx) => {
                let asked = sqlx::query_as(
                    "SELECT own.attname::text AS own, c.confrelid::regclass::text AS table, named.attname::text AS named
                     FROM pg_constraint c
                     JOIN pg_attribute own ON own.attrelid = c.conrelid AND own.attnum = c.conkey[1]
                     JOIN pg_attribute named ON named.attrelid = c.confrelid AND named.attnum = c.confkey[1]
                     WHERE c.contype = 'f' AND c.conrelid = to_regclass($1)",
                );
                asked.bind(table).fetch_all(&mut **tx).await
            }
        }
    }
}

async fn has_other_tables(file: &Path) -> sqlx::Result<bool> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true);
    let mut looked_at = options.connect().await?;
    let tables: i64 = sqlx::query_scalar(TABLES).fetch_one(&mut looked_at).await?;
    let ours: i64 = sqlx::query_scalar(OURS).fetch_one(&mut looked_at).await?;
    looked_at.close().await?;
    Ok(tables > 0 && ours < 2)
}
