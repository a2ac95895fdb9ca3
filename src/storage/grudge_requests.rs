//! The `grudge_request` table: players who ask for an opponent of round 1.

use super::Tx;
use crate::domain::{
    ids::{EventId, PlayerId},
    rounds::{GrudgeRequest, GrudgeState},
};
use uuid::Uuid;

table! {
    GrudgeRequest in grudge_request, read by select!;
    given event_id: EventId;
    key id;
    fixed asker, asked, state;
    insert: pub insert_grudge_request;
}

/// In the order they were made.
pub async fn list_grudge_requests(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<GrudgeRequest>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY id"), event)
}

/// Those that this player has made or has to answer.
pub async fn list_grudges_of(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<GrudgeRequest>> {
    fetch_all!(tx, select!("WHERE asker = $1 OR asked = $1 ORDER BY id"), player)
}

pub async fn set_grudge_state(tx: &mut Tx, id: Uuid, state: GrudgeState) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE grudge_request SET state = $2 WHERE id = $1", id, state)
}

pub async fn delete_grudge_request(tx: &mut Tx, id: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM grudge_request WHERE id = $1", id)
}
