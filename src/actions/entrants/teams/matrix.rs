//! What captains write down about other teams: for their own team alone, so no part of the event's log and version.

use crate::{actions::prelude::*, domain::ids::TeamId};
use chrono::TimeDelta;
use std::collections::BTreeMap;

/// How long a matrix is kept after somebody last wrote in it.
const KEPT: TimeDelta = TimeDelta::days(30);

/// Keeps what a team expects of each pair of players against another, in the place of what was there.
///
/// # Errors
/// When the database cannot be written.
pub async fn store_team_matrix(
    app: &App,
    pair: (TeamId, TeamId),
    cells: &BTreeMap<String, u8>,
) -> Result<()> {
    let mut tx = app.database.write().await?;
    storage::team_matrices::put_team_matrix(&mut tx, pair, &serde_json::to_string(cells)?, app.clock.now())
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Forgets those that nobody needs any more. How many there were.
///
/// # Errors
/// When the database cannot be written.
pub async fn forget_old(app: &App) -> Result<u64> {
    let mut tx = app.database.write().await?;
    let forgotten = storage::team_matrices::forget_older(&mut tx, app.clock.now() - KEPT).await?;
    tx.commit().await?;
    Ok(forgotten)
}
