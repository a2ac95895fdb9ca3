//! `muster backup FILE` and `muster restore FILE`: a consistent copy of a SQLite database while the server runs, and a
//! copy put in its place while none does.

use super::{Answer, CommandError, database, print};
use crate::{
    app::Clock,
    config::Config,
    storage::{
        Database,
        copies::{Copies, whole},
        schema::{self, Tables},
    },
};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Writes a copy of the database as it is.
pub async fn run(config: Config, file: String) -> Answer {
    if Path::new(&file).exists() {
        return Err(format!("{file} exists already. Choose another name.").into());
    }
    if let Some(source) = Database::file(&config.database)
        && !source.exists()
    {
        return Err(format!("there is no database at {}.", source.display()).into());
    }
    let database = Database::connect(&config.database).await?;
    let copied = whole(&database, Path::new(&file)).await;
    database.close().await;
    if !copied.map_err(|error| format!("the copy failed: {error}"))? {
        return Err("this command copies SQLite databases; for PostgreSQL use pg_dump.".into());
    }
    Ok(ExitCode::SUCCESS)
}

/// Puts a copy in the place of the database, and what was there aside. The copy is looked at before anything moves.
pub async fn restore(config: Config, copy: PathBuf) -> Answer {
    let Some(copies) = Copies::of(&config.database) else {
        return Err("this command puts back SQLite databases; for PostgreSQL use pg_restore.".into());
    };
    if !copy.is_file() {
        return Err(format!("there is no copy at {}.", copy.display()).into());
    }
    let _alone = database::lock(&config)?;
    let coming =
        copies.fetch(&copy).map_err(|error| format!("{} cannot be fetched: {error}", copy.display()))?;
    let events = match look_at(&copy, &coming).await {
        Ok(events) => events,
        Err(problem) => {
            Copies::forget(&coming);
            return Err(problem);
        }
    };
    let aside = copies.put_back(&coming, Clock::system().now());
    let aside = aside.map_err(|error| format!("the copy could not be put back: {error}"))?;
    let aside = aside.map_or_else(String::new, |aside| {
        format!("The database that was there before is at {} now.\n", aside.display())
    });
    print(&format!(
        "{} is the database again, with {events} event{}.\n{aside}",
        copy.display(),
        if events == 1 { "" } else { "s" }
    ));
    Ok(ExitCode::SUCCESS)
}

/// How many events a copy holds, looked at where it was fetched to: SQLite would write beside the copy itself.
async fn look_at(copy: &Path, coming: &Path) -> Result<usize, CommandError> {
    let problem = |error| not_ours(copy, &error);
    let database = Database::connect(&coming.to_string_lossy()).await.map_err(problem)?;
    let damage = database.damage().await.map_err(problem)?;
    if let Some(first) = damage.first() {
        return Err(format!("{} is damaged ({first}). Take another copy.", copy.display()).into());
    }
    let events = match schema::tables(&database).await.map_err(problem)? {
        Tables::None => return Err(format!("{} is no database of Muster.", copy.display()).into()),
        Tables::Newer => {
            let newer = format!("{} is of a newer Muster than this one. Use that one.", copy.display());
            return Err(newer.into());
        }
        Tables::Older(_) | Tables::Current => database.count_events().await.map_err(problem)?,
    };
    database.close().await;
    Ok(events)
}

fn not_ours(copy: &Path, error: &sqlx::Error) -> CommandError {
    format!("{} is no database of Muster, or it is damaged ({error}).", copy.display()).into()
}
