//! The `team_matrix` table: what captains expect of each pair of players, for their own team alone.

use super::Tx;
use crate::domain::{
    ids::TeamId,
    teams::{ExpectationScale, Expectations},
};
use chrono::{DateTime, Utc};

/// What a team wrote down about another; nothing on this scale where it wrote nothing.
pub async fn find_team_matrix(
    tx: &mut Tx,
    (team, against): (TeamId, TeamId),
    scale: ExpectationScale,
) -> sqlx::Result<Expectations> {
    let row: Option<(String,)> = fetch_optional!(
        tx,
        "SELECT cells FROM team_matrix WHERE team_id = $1 AND against = $2",
        team,
        against
    )?;
    row.map_or_else(|| Ok(Expectations::on_scale(scale)), |(cells,)| read_cells(&cells, scale))
}

/// The same, and nobody else changes it until this transaction is over.
pub async fn lock_team_matrix(
    tx: &mut Tx,
    (team, against): (TeamId, TeamId),
    scale: ExpectationScale,
    at: DateTime<Utc>,
) -> sqlx::Result<Expectations> {
    let cells: String = fetch_value!(
        tx,
        "INSERT INTO team_matrix (team_id, against, cells, changed_at) VALUES ($1, $2, '{}', $3)
         ON CONFLICT (team_id, against) DO UPDATE SET changed_at = excluded.changed_at
         RETURNING cells",
        team,
        against,
        at
    )?;
    read_cells(&cells, scale)
}

/// Writes down all of it in the place of what was there.
pub async fn update_team_matrix(
    tx: &mut Tx,
    (team, against): (TeamId, TeamId),
    expects: &Expectations,
) -> sqlx::Result<u64> {
    let cells = serde_json::to_string(expects).map_err(|error| sqlx::Error::Encode(error.into()))?;
    execute!(
        tx,
        "UPDATE team_matrix SET cells = $3 WHERE team_id = $1 AND against = $2",
        team,
        against,
        cells
    )
}

/// What says something stays on the scale it was said on.
fn read_cells(cells: &str, scale: ExpectationScale) -> sqlx::Result<Expectations> {
    let stored = Expectations::from_stored(cells).map_err(|error| sqlx::Error::Decode(error.into()))?;
    Ok(if stored.are_empty() { Expectations::on_scale(scale) } else { stored })
}

/// Forgets those of events that are over, that nobody has changed since.
pub async fn forget_older(tx: &mut Tx, than: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM team_matrix WHERE changed_at < $1 AND team_id IN
            (SELECT t.id FROM team t JOIN event e ON e.id = t.event_id WHERE e.stage IN ('finished', 'archived'))",
        than
    )
}
