//! `muster backup FILE` and `muster restore FILE`: a consistent copy of a SQLite database while the server runs, and a
//! copy put in its place while none does.

use super::{CommandAnswer, CommandError, database, print_answer};
use crate::{
    app::Clock,
    config::Config,
    storage::{
        Database,
        copies::{Copies, write_whole_copy},
        schema::{self, SchemaState},
    },
    words::command as say,
};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Writes a copy of the database as it is.
pub async fn run_backup(config: Config, file: String) -> CommandAnswer {
    if Path::new(&file).exists() {
        return Err(say::exists_already(&file).into());
    }
    if let Some(source) = Database::file_of_url(&config.database)
        && !source.exists()
    {
        return Err(say::no_database_at(source.display()).into());
    }
    let database = database::connect_database(&config.database).await?;
    let copied = write_whole_copy(&database, Path::new(&file)).await;
    database.close().await;
    if !copied.map_err(say::copy_failed)? {
        return Err(say::BACKUP_IS_FOR_SQLITE.into());
    }
    Ok(ExitCode::SUCCESS)
}

/// Puts a copy in the place of the database, and what was there aside. The copy is looked at before anything moves.
pub async fn restore_backup(config: Config, copy: PathBuf) -> CommandAnswer {
    let Some(copies) = Copies::from_url(&config.database) else {
        return Err(say::RESTORE_IS_FOR_SQLITE.into());
    };
    if !copy.is_file() {
        return Err(say::no_copy_at(copy.display()).into());
    }
    let _alone = database::lock_database(&config)?;
    let coming = copies.fetch(&copy).map_err(|error| say::not_fetched(copy.display(), error))?;
    let events = match look_at(&copy, &coming).await {
        Ok(events) => events,
        Err(problem) => {
            Copies::forget_fetched_copy(&coming);
            return Err(problem);
        }
    };
    let aside = copies.put_back(&coming, Clock::system_clock().now());
    let aside = aside.map_err(say::not_put_back)?;
    print_answer(&say::put_back(copy.display(), events, aside.as_deref().map(Path::display)));
    Ok(ExitCode::SUCCESS)
}

/// How many events a copy holds, looked at where it was fetched to: SQLite would write beside the copy itself.
async fn look_at(copy: &Path, coming: &Path) -> Result<usize, CommandError> {
    let problem = |error| not_ours(copy, &error);
    if schema::is_foreign(&coming.to_string_lossy()).await {
        return Err(say::copy_is_not_ours(copy.display()).into());
    }
    let database = Database::open_without_migrating(&coming.to_string_lossy()).await.map_err(problem)?;
    let damage = database.damage().await.map_err(problem)?;
    if let Some(first) = damage.first() {
        return Err(say::copy_is_damaged(copy.display(), first).into());
    }
    let events = match schema::inspect_schema_tables(&database).await.map_err(problem)? {
        SchemaState::None => return Err(say::copy_is_not_ours(copy.display()).into()),
        SchemaState::Newer => return Err(say::copy_is_newer(copy.display()).into()),
        SchemaState::Unreleased(version) => {
            return Err(say::copy_is_unreleased(copy.display(), version).into());
        }
        SchemaState::Older(_) | SchemaState::Current => database.count_events().await.map_err(problem)?,
    };
    database.close().await;
    Ok(events)
}

fn not_ours(copy: &Path, error: &sqlx::Error) -> CommandError {
    say::copy_is_unreadable(copy.display(), error).into()
}
