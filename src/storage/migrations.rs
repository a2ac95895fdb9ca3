//! The migrations, compiled into the binary. Not by sqlx's own macro: that would build every driver, SQLite's C code
//! among them, a second time for the compiler's use, a quarter of a cold release build.

use sqlx::{
    AssertSqlSafe, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// `files!("0001_accounts" …)`: files of `migrations/`, each with its name.
macro_rules! files {
    ($($name:literal)+) => {
        [$(($name, include_str!(concat!("../../migrations/", $name, ".sql")))),+]
    };
}

/// In order of the number that each name begins with.
const FILES: [(&str, &str); 26] = files!(
    "0001_accounts" "0002_events" "0003_players" "0004_rounds" "0005_battles" "0006_rosters" "0007_awards"
    "0008_venue" "0009_withdrawals" "0010_questions" "0011_roster_problem_reporter"
    "0012_team_withdrawals" "0013_lists_in_time" "0014_staff_and_pictures" "0015_mail_order"
    "0016_asks_to_come_in" "0017_event_lists" "0018_what_is_due" "0019_site_games" "0020_scorekeepers"
    "0021_grudge_requests" "0022_live_consents" "0023_placed_pictures" "0024_event_words" "0025_appeals"
    "0026_appeal_outcomes"
);

/// Every file of `migrations/`, in order.
///
/// # Panics
/// Never in a build that passed its tests: each file is named `0001_nouns.sql`.
pub fn build_migrator() -> Migrator {
    Migrator::with_migrations(FILES.map(migration_from_file).into())
}

fn migration_from_file((name, sql): (&str, &'static str)) -> Migration {
    let (version, description) = name.split_once('_').expect("named 0001_nouns");
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
        let migrator = build_migrator();
        let numbers: Vec<i64> = migrator.iter().map(|migration| migration.version).collect();
        assert!(!numbers.is_empty() && numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    }

    #[test]
    fn every_migration_is_compiled_in() {
        let folder = std::fs::read_dir("migrations").unwrap();
        let mut names: Vec<_> =
            folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        assert_eq!(names, FILES.map(|(name, _)| format!("{name}.sql")));
    }
}
