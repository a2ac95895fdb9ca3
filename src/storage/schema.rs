//! Which tables a database has, against those that this program knows.

use super::{Database, migrations};

/// The tables of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tables {
    /// It has none yet.
    None,
    /// Of an older program, up to this migration.
    Older(i64),
    /// As this program needs them.
    Current,
    /// Of a newer program.
    Newer,
}

/// What is there; nothing is changed.
pub async fn tables(database: &Database) -> sqlx::Result<Tables> {
    let Some(newest) = database.newest_migration().await? else { return Ok(Tables::None) };
    let known = migrations::all().iter().map(|migration| migration.version).max().unwrap_or_default();
    Ok(match newest {
        newest if newest < known => Tables::Older(newest),
        newest if newest > known => Tables::Newer,
        _ => Tables::Current,
    })
}

/// Whether this error says that the file itself is damaged, or no database.
pub fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // SQLITE_CORRUPT and SQLITE_NOTADB, with or without what exactly.
    let code: i64 = code.and_then(|code| code.parse().ok()).unwrap_or_default();
    matches!(code & 0xff, 11 | 26) && !matches!(error, sqlx::Error::Protocol(_))
}
