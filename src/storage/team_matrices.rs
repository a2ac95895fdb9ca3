//! The `team_matrix` table: what captains expect of each pair of players, for their own team alone.

use super::Tx;
use crate::domain::ids::TeamId;
use chrono::{DateTime, Utc};

/// What a team wrote down about another, as JSON; nothing where it wrote nothing.
pub async fn find_team_matrix(tx: &mut Tx, team: TeamId, against: TeamId) -> sqlx::Result<Option<String>> {
    let row: Option<(String,)> = fetch_optional!(
        tx,
        "SELECT cells FROM team_matrix WHERE team_id = $1 AND against = $2",
        team,
        against
    )?;
    Ok(row.map(|(cells,)| cells))
}

/// Writes it down in the place of what was there.
pub async fn put_team_matrix(
    tx: &mut Tx,
    (team, against): (TeamId, TeamId),
    cells: &str,
    at: DateTime<Utc>,
) -> sqlx::Result<u64> {
    execute!(
        tx,
        "INSERT INTO team_matrix (team_id, against, cells, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (team_id, against) DO UPDATE SET cells = excluded.cells, changed_at = excluded.changed_at",
        team,
        against,
        cells,
        at
    )
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
