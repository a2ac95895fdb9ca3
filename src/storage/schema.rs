//! Which tables a database has, against those that this program knows.

use super::{Database, migrations};

/// The tables of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemaState {
    /// It has none yet.
    None,
    /// Of an older program, up to this migration.
    Older(i64),
    /// As this program needs them.
    Current,
    /// Of a newer program.
    Newer,
    /// Of a state between two releases: this migration was another one then, or none of ours.
    Unreleased(i64),
}

/// What is there; nothing is changed.
pub async fn inspect_schema_tables(database: &Database) -> sqlx::Result<SchemaState> {
    let run = database.migrations_run().await?;
    let Some((newest, _)) = run.last() else { return Ok(SchemaState::None) };
    let known = migrations::build_migrator();
    let known: Vec<_> = known.iter().map(|migration| (migration.version, &*migration.checksum)).collect();
    let last_known = known.iter().map(|(version, _)| *version).max().unwrap_or_default();
    if *newest > last_known {
        return Ok(SchemaState::Newer);
    }
    let is_known = |(version, made_of): &&(i64, Vec<u8>)| known.contains(&(*version, made_of.as_slice()));
    if let Some((version, _)) = run.iter().find(|run| !is_known(run)) {
        return Ok(SchemaState::Unreleased(*version));
    }
    Ok(if *newest < last_known { SchemaState::Older(*newest) } else { SchemaState::Current })
}

/// Whether the file is another program's database. It is not touched.
pub async fn is_foreign(url: &str) -> bool {
    Database::is_foreign(url).await
}

/// Whether this error says that the file itself is damaged, or no database.
pub fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // SQLITE_CORRUPT and SQLITE_NOTADB, with or without what exactly.
    let code: i64 = code.and_then(|code| code.parse().ok()).unwrap_or_default();
    matches!(code & 0xff, 11 | 26) && !matches!(error, sqlx::Error::Protocol(_))
}
