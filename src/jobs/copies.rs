//! A copy of the database every hour while an event runs.

use crate::{
    app::App,
    error::{Error, Result},
    storage::{self, copies::Copies},
};
use chrono::TimeDelta;
use std::path::PathBuf;

/// Between two copies.
const HOUR: TimeDelta = TimeDelta::hours(1);

/// Makes a copy where one is due, and says where it is. None is on PostgreSQL, or where none are to be kept.
///
/// # Errors
/// When it cannot be written.
pub async fn make_where_due(app: &App) -> Result<Option<PathBuf>> {
    let most = app.config.copies;
    let Some(copies) = Copies::from_url(&app.config.database).filter(|_| most > 0) else { return Ok(None) };
    let now = app.clock.now();
    if copies.newest(now).is_some_and(|newest| now - newest < HOUR) {
        return Ok(None);
    }
    let mut tx = app.database.read().await?;
    let runs = storage::event_listings::has_running_event(&mut tx).await?;
    drop(tx);
    if !runs {
        return Ok(None);
    }
    let made = copies.make(&app.database, now, most).await;
    made.map(Some).map_err(|error| Error::Broken(format!("no copy of the database could be made: {error}")))
}
