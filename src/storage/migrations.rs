//! The migrations, compiled into the binary. Not by sqlx's own macro: that would build every driver, SQLite's C code
//! among them, a second time for the compiler's use, a quarter of a cold release build.

use rust_embed::Embed;
use sqlx::{
    AssertSqlSafe, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

#[derive(Embed)]
#[folder = "migrations/"]
struct MigrationFiles;

/// Every file of `migrations/`, in order of the number that its name begins with.
///
/// # Panics
/// Never in a build that passed its tests: each file is named `0001_nouns.sql` and holds text.
pub fn all() -> Migrator {
    Migrator::with_migrations(MigrationFiles::iter().map(|name| migration(&name)).collect())
}

fn migration(name: &str) -> Migration {
    let (version, description) =
        name.strip_suffix(".sql").and_then(|name| name.split_once('_')).expect("named 0001_nouns.sql");
    let file = MigrationFiles::get(name).expect("listed a moment ago");
    let sql = String::from_utf8(file.data.into_owned()).expect("migrations are text");
    Migration::new(
        version.parse().expect("begins with a number"),
        description.replace('_', " ").into(),
        MigrationType::Simple,
        // Ours, compiled in: nothing of it comes from outside.
        AssertSqlSafe(sql).into_sql_str(),
        false,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_numbered_one_by_one() {
        let migrator = all();
        let numbers: Vec<i64> = migrator.iter().map(|migration| migration.version).collect();
        assert!(!numbers.is_empty() && numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    }
}
