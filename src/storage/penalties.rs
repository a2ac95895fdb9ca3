//! The `penalty` table: tournament points that staff took from players, or gave.

use super::Tx;
use crate::domain::{event::penalty::Penalty, ids::EventId};
use uuid::Uuid;

table! {
    Penalty in penalty, read by select!;
    key id;
    fixed event_id, player_id, points, reason, round, pairs, at, given_by;
    changing taken_back;
    insert: pub insert;
}

/// All of them, those that were taken back too, the newest first.
pub async fn of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Penalty>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY at DESC, id DESC"), event)
}

/// Those that count, the oldest first.
pub async fn list_standing_penalties(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Penalty>> {
    fetch_all!(tx, select!("WHERE event_id = $1 AND taken_back IS NULL ORDER BY at, id"), event)
}

pub async fn find_penalty(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<Option<Penalty>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// False when it was taken back already.
pub async fn take_back(tx: &mut Tx, id: Uuid, why: &str) -> sqlx::Result<bool> {
    let sent =
        execute!(tx, "UPDATE penalty SET taken_back = $2 WHERE id = $1 AND taken_back IS NULL", id, why)?;
    Ok(sent == 1)
}
