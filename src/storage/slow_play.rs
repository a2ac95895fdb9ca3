//! The `slow_play_watch` table: tables that judges watch for slow play.

use super::Tx;
use crate::domain::{
    event::slow_play::SlowPlayWatch,
    ids::{BattleId, EventId},
};
use uuid::Uuid;

table! {
    SlowPlayWatch in slow_play_watch, read by select!;
    key id;
    fixed event_id, battle_id, started_at, started_by, note;
    changing ended_at, ended_by, seen;
    insert: pub insert;
}

/// Those of a table, the newest first.
pub async fn of_battle(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<SlowPlayWatch>> {
    fetch_all!(tx, select!("WHERE battle_id = $1 ORDER BY started_at DESC, id"), battle)
}

/// Those that go on, the longest first.
pub async fn list_open_watches(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<SlowPlayWatch>> {
    fetch_all!(tx, select!("WHERE event_id = $1 AND ended_at IS NULL ORDER BY started_at, id"), event)
}

pub async fn find_slow_play_watch(
    tx: &mut Tx,
    event: EventId,
    id: Uuid,
) -> sqlx::Result<Option<SlowPlayWatch>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// False when it has ended already.
pub async fn store_watch_end(tx: &mut Tx, watch: &SlowPlayWatch) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE slow_play_watch SET ended_at = $2, ended_by = $3, seen = $4 WHERE id = $1 AND ended_at IS NULL",
        watch.id,
        watch.ended_at,
        watch.ended_by.clone(),
        watch.seen.clone()
    )? == 1)
}
