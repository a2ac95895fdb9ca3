//! `muster backup FILE` and `muster restore FILE`: a consistent copy of a SQLite database while the server runs, and a
//! copy put in its place while none does.

use super::{CommandAnswer, CommandError, database, print_answer, say_in_english};
use crate::{
    app::Clock,
    config::Config,
    storage::{
        Database,
        copies::{Copies, write_whole_copy},
        schema::{self, SchemaState},
    },
    text::say,
};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Writes a copy of the database as it is.
pub async fn run_backup(config: Config, file: String) -> CommandAnswer {
    if Path::new(&file).exists() {
        return Err(say!("command-exists-already", file).into());
    }
    if let Some(source) = Database::file_of_url(&config.database)
        && !source.exists()
    {
        return Err(say!("command-no-database-at", path = source.display().to_string()).into());
    }
    let database = database::connect_database(&config.database).await?;
    let copied = write_whole_copy(&database, Path::new(&file)).await;
    database.close().await;
    if !copied.map_err(|error| say!("command-copy-failed", why = error.to_string()))? {
        return Err(say!("command-backup-is-for-sqlite").into());
    }
    Ok(ExitCode::SUCCESS)
}

/// Puts a copy in the place of the database, and what was there aside. The copy is looked at before anything moves.
pub async fn restore_backup(config: Config, copy: PathBuf) -> CommandAnswer {
    let Some(copies) = Copies::from_url(&config.database) else {
        return Err(say!("command-restore-is-for-sqlite").into());
    };
    let shown = copy.display().to_string();
    if !copy.is_file() {
        return Err(say!("command-no-copy-at", copy = shown).into());
    }
    let _alone = database::lock_database(&config)?;
    let coming = copies
        .fetch(&copy)
        .map_err(|error| say!("command-copy-not-fetched", copy = shown, why = error.to_string()))?;
    let events = match look_at(&copy, &coming).await {
        Ok(events) => events,
        Err(problem) => {
            Copies::forget_fetched_copy(&coming);
            return Err(problem);
        }
    };
    let aside = copies.put_back(&coming, Clock::system_clock().now());
    let aside = aside.map_err(|error| say!("command-copy-not-put-back", why = error.to_string()))?;
    let mut answer = say_in_english(&say!("command-copy-put-back", copy = shown, events)) + "\n";
    if let Some(aside) = aside {
        let path = aside.display().to_string();
        answer += &(say_in_english(&say!("command-database-put-aside", path)) + "\n");
    }
    print_answer(&answer);
    Ok(ExitCode::SUCCESS)
}

/// How many events a copy holds, looked at where it was fetched to: SQLite would write beside the copy itself.
async fn look_at(copy: &Path, coming: &Path) -> Result<usize, CommandError> {
    let problem = |error| not_ours(copy, &error);
    let shown = copy.display().to_string();
    if schema::is_foreign(&coming.to_string_lossy()).await {
        return Err(say!("command-copy-is-not-ours", copy = shown).into());
    }
    let database = Database::open_without_migrating(&coming.to_string_lossy()).await.map_err(problem)?;
    let damage = database.damage().await.map_err(problem)?;
    if let Some(first) = damage.first() {
        return Err(say!("command-copy-is-damaged", copy = shown, why = first).into());
    }
    let events = match schema::inspect_schema_tables(&database).await.map_err(problem)? {
        SchemaState::None => return Err(say!("command-copy-is-not-ours", copy = shown).into()),
        SchemaState::Newer => return Err(say!("command-copy-is-newer", copy = shown).into()),
        SchemaState::Unreleased(version) => {
            return Err(say!("command-copy-is-unreleased", copy = shown, migration = version).into());
        }
        SchemaState::Older(_) | SchemaState::Current => database.count_events().await.map_err(problem)?,
    };
    database.close().await;
    Ok(events)
}

fn not_ours(copy: &Path, error: &sqlx::Error) -> CommandError {
    say!("command-copy-is-unreadable", copy = copy.display().to_string(), why = error.to_string()).into()
}
