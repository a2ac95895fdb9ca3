//! The `award` table.

use super::Tx;
use crate::domain::{
    event::award::Award,
    ids::{AwardId, EventId},
};

row!(Award { id, place, title, basis, player_id, reason, version });

/// In the order in which they are given.
pub async fn list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Award>> {
    fetch_all!(
        tx,
        "SELECT id, place, title, basis, player_id, reason, version FROM award WHERE event_id = $1 ORDER BY place, id",
        event
    )
}

pub async fn find(tx: &mut Tx, event: EventId, id: AwardId) -> sqlx::Result<Option<Award>> {
    fetch_optional!(
        tx,
        "SELECT id, place, title, basis, player_id, reason, version FROM award WHERE event_id = $1 AND id = $2",
        event,
        id
    )
}

pub async fn insert(tx: &mut Tx, event: EventId, award: &Award) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO award (id, event_id, place, title, basis, player_id, reason, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        award.id,
        event,
        award.place,
        &award.title,
        &award.basis,
        award.player_id,
        &award.reason,
        award.version,
    )?;
    Ok(())
}

/// Writes who was chosen, if the row still has the version that `award` was read with.
pub async fn choose(tx: &mut Tx, award: &Award) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE award SET player_id = $3, reason = $4, version = version + 1 WHERE id = $1 AND version = $2",
        award.id,
        award.version,
        award.player_id,
        &award.reason
    )? == 1)
}

pub async fn delete(tx: &mut Tx, event: EventId, id: AwardId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM award WHERE event_id = $1 AND id = $2", event, id)
}
