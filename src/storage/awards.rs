//! The `award` table.

use super::Tx;
use crate::domain::{
    event::award::Award,
    ids::{AwardId, EventId},
};

table! {
    Award in award, read by select!;
    given event_id: EventId;
    key id;
    fixed place, title, basis;
    changing player_id, team_id, reason, prize;
    insert: pub insert;
    update: pub update;
}

/// In the order in which they are given.
pub async fn list_awards(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Award>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY place, id"), event)
}

pub async fn find_award(tx: &mut Tx, event: EventId, id: AwardId) -> sqlx::Result<Option<Award>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

pub async fn delete_award(tx: &mut Tx, event: EventId, id: AwardId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM award WHERE event_id = $1 AND id = $2", event, id)
}
