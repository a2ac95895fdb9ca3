//! The database of a command: opened with its tables as they are, or brought up to date by the server and by
//! `muster migrate` alone, which keep a copy first.

use super::{Answer, CommandError, print};
use crate::{
    app::{App, Clock},
    config::Config,
    storage::{
        Database, copies,
        schema::{self, Tables},
    },
    words::command as say,
};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// `muster migrate`: brings the tables up to date while no server runs.
pub async fn migrate(config: Config) -> Answer {
    let _alone = lock(&config)?;
    let (database, copy) = up_to_date(&config.database).await?;
    database.close().await;
    print(&say::up_to_date(copy.as_deref().map(Path::display)));
    Ok(ExitCode::SUCCESS)
}

/// The site on a database that was there before, unchanged, or on a new one.
pub async fn as_it_is(config: Config) -> Result<App, CommandError> {
    let database = look_at(&config.database).await?;
    let problem = |error| opening(&config.database, &error);
    if schema::tables(&database).await.map_err(problem)? == Tables::None {
        database.migrate().await.map_err(problem)?;
    }
    App::new(database, Clock::system(), config.clone()).await.map_err(problem)
}

/// Opens a database, but for another program's, which is not touched.
///
/// # Errors
/// When it is another program's, damaged, or cannot be opened.
pub async fn connect(url: &str) -> Result<Database, CommandError> {
    if schema::is_foreign(url).await {
        return Err(say::is_foreign(shown(url)).into());
    }
    Database::connect(url).await.map_err(|error| opening(url, &error))
}

/// A database to read from. Nothing of it is changed.
///
/// # Errors
/// When its tables are not those that this program reads, or it cannot be opened.
pub async fn look_at(url: &str) -> Result<Database, CommandError> {
    let problem = |error| opening(url, &error);
    let database = connect(url).await?;
    match schema::tables(&database).await.map_err(problem)? {
        Tables::Older(_) => Err(say::is_older(shown(url)).into()),
        Tables::Newer => Err(newer(url)),
        Tables::Unreleased(version) => Err(say::is_unreleased(shown(url), version).into()),
        Tables::None | Tables::Current => Ok(database),
    }
}

/// The database with the tables of today, and where it was copied to if they were older.
///
/// # Errors
/// When it is damaged, or of a newer program.
pub async fn up_to_date(url: &str) -> Result<(Database, Option<PathBuf>), CommandError> {
    let problem = |error| opening(url, &error);
    let database = connect(url).await?;
    let damage = database.damage().await.map_err(problem)?;
    if let Some(first) = damage.first() {
        return Err(damaged(url, first));
    }
    let copy = match schema::tables(&database).await.map_err(problem)? {
        Tables::Newer => return Err(newer(url)),
        Tables::Unreleased(version) => return Err(say::is_unreleased(shown(url), version).into()),
        Tables::Older(version) => copy(&database, url, version).await?,
        Tables::None | Tables::Current => None,
    };
    database.migrate().await.map_err(problem)?;
    Ok((database, copy))
}

/// None on PostgreSQL, which has copies of its own.
async fn copy(database: &Database, url: &str, version: i64) -> Result<Option<PathBuf>, CommandError> {
    let Some(file) = Database::file(url) else { return Ok(None) };
    let now = Clock::system().now().format("%Y%m%d-%H%M%S");
    let copy = copies::free_path(&PathBuf::from(format!("{}.before-{now}-of-{version}", file.display())));
    let made = copies::whole(database, &copy).await;
    made.map_err(|error| say::no_copy_made(copy.display(), error))?;
    Ok(Some(copy))
}

/// Why it could not be opened.
fn opening(url: &str, error: &sqlx::Error) -> CommandError {
    if schema::is_damage(error) {
        return damaged(url, &error.to_string());
    }
    say::not_opened(shown(url), error).into()
}

fn damaged(url: &str, what: &str) -> CommandError {
    say::is_damaged(shown(url), what).into()
}

fn newer(url: &str) -> CommandError {
    say::is_newer(shown(url)).into()
}

/// The address of a PostgreSQL server may hold its password.
fn shown(url: &str) -> &str {
    if url.starts_with("postgres") { say::ON_POSTGRESQL } else { url.trim_start_matches("sqlite://") }
}

/// The file whose lock belongs to this database, whatever name it goes by; none on PostgreSQL.
fn lock_file(url: &str) -> Option<PathBuf> {
    let file = Database::file(url)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let real = std::fs::canonicalize(&file).ok();
    let real = real.or_else(|| Some(std::fs::canonicalize(folder).ok()?.join(file.file_name()?)));
    Some(PathBuf::from(format!("{}.lock", real.unwrap_or(file).display())))
}

/// Two processes on one SQLite file would not hear of each other's changes: the second refuses to start.
/// The lock goes when the process does, however it ends.
pub fn lock(config: &Config) -> Result<Option<std::fs::File>, CommandError> {
    let Some(path) = lock_file(&config.database) else { return Ok(None) };
    let file = std::fs::File::create(&path).map_err(|error| say::cannot_write(path.display(), error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(_) => Err(say::RUNS_ALREADY.into()),
    }
}
