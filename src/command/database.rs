//! The database of a command: opened with its tables as they are, or brought up to date by the server and by
//! `muster migrate` alone, which keep a copy first.

use super::{CommandAnswer, CommandError, print_answer, say_in_english};
use crate::{
    app::{App, Clock},
    config::Config,
    storage::{
        Database, copies,
        schema::{self, SchemaState},
    },
    text::{IntoTextFact, TextFact, say},
};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// `muster migrate`: brings the tables up to date while no server runs.
pub async fn migrate_database(config: Config) -> CommandAnswer {
    let _alone = lock_database(&config)?;
    let (database, copy) = up_to_date(&config.database).await?;
    database.close().await;
    let mut answer = say_in_english(&say!("command-up-to-date")) + "\n";
    if let Some(copy) = copy {
        answer += &(say_in_english(&say!("command-copied-before", copy = copy.display().to_string())) + "\n");
    }
    print_answer(&answer);
    Ok(ExitCode::SUCCESS)
}

/// The site on a database that was there before, unchanged, or on a new one.
pub async fn as_it_is(config: Config) -> Result<App, CommandError> {
    let database = look_at(&config.database).await?;
    let problem = |error| explain_opening_failure(&config.database, &error);
    if schema::inspect_schema_tables(&database).await.map_err(problem)? == SchemaState::None {
        database.migrate().await.map_err(problem)?;
    }
    App::new(database, Clock::system_clock(), config.clone()).await.map_err(problem)
}

/// Opens a database, but for another program's, which is not touched.
///
/// # Errors
/// When it is another program's, damaged, or cannot be opened.
pub async fn connect_database(url: &str) -> Result<Database, CommandError> {
    if schema::is_foreign(url).await {
        return Err(say!("command-database-is-foreign", database = database_for_display(url)).into());
    }
    Database::open_without_migrating(url).await.map_err(|error| explain_opening_failure(url, &error))
}

/// A database to read from. Nothing of it is changed.
///
/// # Errors
/// When its tables are not those that this program reads, or it cannot be opened.
pub async fn look_at(url: &str) -> Result<Database, CommandError> {
    let problem = |error| explain_opening_failure(url, &error);
    let database = connect_database(url).await?;
    match schema::inspect_schema_tables(&database).await.map_err(problem)? {
        SchemaState::Older(_) => {
            Err(say!("command-database-is-older", database = database_for_display(url)).into())
        }
        SchemaState::Newer => Err(newer_database_error(url)),
        SchemaState::Unreleased(version) => Err(unreleased_database_error(url, version)),
        SchemaState::None | SchemaState::Current => Ok(database),
    }
}

/// The database with the tables of today, and where it was copied to if they were older.
///
/// # Errors
/// When it is damaged, or of a newer program.
pub async fn up_to_date(url: &str) -> Result<(Database, Option<PathBuf>), CommandError> {
    let problem = |error| explain_opening_failure(url, &error);
    let database = connect_database(url).await?;
    let damage = database.damage().await.map_err(problem)?;
    if let Some(first) = damage.first() {
        return Err(damaged_database_error(url, first));
    }
    let copy = match schema::inspect_schema_tables(&database).await.map_err(problem)? {
        SchemaState::Newer => return Err(newer_database_error(url)),
        SchemaState::Unreleased(version) => {
            return Err(unreleased_database_error(url, version));
        }
        SchemaState::Older(version) => copy_before_migration(&database, url, version).await?,
        SchemaState::None | SchemaState::Current => None,
    };
    database.migrate().await.map_err(problem)?;
    Ok((database, copy))
}

/// None on PostgreSQL, which has copies of its own.
async fn copy_before_migration(
    database: &Database,
    url: &str,
    version: i64,
) -> Result<Option<PathBuf>, CommandError> {
    let Some(file) = Database::file_of_url(url) else { return Ok(None) };
    let now = Clock::system_clock().now().format("%Y%m%d-%H%M%S");
    let copy = copies::free_path(&PathBuf::from(format!("{}.before-{now}-of-{version}", file.display())));
    let made = copies::write_whole_copy(database, &copy).await;
    made.map_err(|error| {
        say!("command-no-copy-made", copy = copy.display().to_string(), why = error.to_string())
    })?;
    Ok(Some(copy))
}

/// Why it could not be opened.
fn explain_opening_failure(url: &str, error: &sqlx::Error) -> CommandError {
    if schema::is_damage(error) {
        return damaged_database_error(url, &error.to_string());
    }
    say!("command-database-not-opened", database = database_for_display(url), why = error.to_string()).into()
}

fn damaged_database_error(url: &str, what: &str) -> CommandError {
    say!("command-database-is-damaged", database = database_for_display(url), why = what).into()
}

fn newer_database_error(url: &str) -> CommandError {
    say!("command-database-is-newer", database = database_for_display(url)).into()
}

fn unreleased_database_error(url: &str, migration: i64) -> CommandError {
    say!("command-database-is-unreleased", database = database_for_display(url), migration).into()
}

/// The address of a PostgreSQL server may hold its password.
fn database_for_display(url: &str) -> TextFact {
    if url.starts_with("postgres") {
        return say!("command-on-postgresql").into_text_fact();
    }
    url.trim_start_matches("sqlite://").into_text_fact()
}

/// The file whose lock belongs to this database, whatever name it goes by; none on PostgreSQL.
fn lock_file(url: &str) -> Option<PathBuf> {
    let file = Database::file_of_url(url)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let real = std::fs::canonicalize(&file).ok();
    let real = real.or_else(|| Some(std::fs::canonicalize(folder).ok()?.join(file.file_name()?)));
    Some(PathBuf::from(format!("{}.lock", real.unwrap_or(file).display())))
}

/// Two processes on one SQLite file would not hear of each other's changes: the second refuses to start.
/// The lock goes when the process does, however it ends.
pub fn lock_database(config: &Config) -> Result<Option<std::fs::File>, CommandError> {
    let Some(path) = lock_file(&config.database) else { return Ok(None) };
    let file = std::fs::File::create(&path).map_err(|error| {
        say!("command-cannot-write", path = path.display().to_string(), why = error.to_string())
    })?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(_) => Err(say!("command-database-in-use").into()),
    }
}
