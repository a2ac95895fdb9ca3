//! What captains write down about other teams: for their own team alone, so no part of the event's log and version.

use crate::{
    actions::prelude::*,
    domain::{
        ids::TeamId,
        teams::{ExpectationScale, Expectations},
    },
};
use chrono::TimeDelta;

/// How long a matrix is kept after somebody last wrote in it.
const KEPT: TimeDelta = TimeDelta::days(30);

/// Changes what a team expects of each pair of players against another: `change` is given what stands there now, so that
/// two people of one team keep each other's numbers.
///
/// # Errors
/// When the database cannot be written.
pub async fn change_team_matrix(
    app: &App,
    pair: (TeamId, TeamId),
    scale: ExpectationScale,
    change: impl FnOnce(&mut Expectations),
) -> Result<()> {
    let mut tx = app.database.write().await?;
    let mut expects = storage::team_matrices::lock_team_matrix(&mut tx, pair, scale, app.clock.now()).await?;
    change(&mut expects);
    storage::team_matrices::update_team_matrix(&mut tx, pair, &expects).await?;
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
