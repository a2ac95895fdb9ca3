//! `muster backup FILE`: a consistent copy of a SQLite database as it is, while the server runs.

use super::Answer;
use crate::{config::Config, storage::Database};
use std::{path::Path, process::ExitCode};

/// Writes the copy beside its final name first, so that a half-written file never bears it.
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
    let half = format!("{file}.part");
    let copied = database.backup(&half).await;
    database.close().await;
    let copied = copied.map_err(|error| {
        let _ = std::fs::remove_file(&half);
        format!("the copy failed: {error}")
    })?;
    if !copied {
        return Err("this command copies SQLite databases; for PostgreSQL use pg_dump.".into());
    }
    let whole = std::fs::File::open(&half).and_then(|copy| copy.sync_all());
    whole
        .and_then(|()| std::fs::rename(&half, &file))
        .map_err(|error| format!("cannot write {file}: {error}"))?;
    Ok(ExitCode::SUCCESS)
}
