//! The `judge_call` table: calls from the tables.

use super::Tx;
use crate::domain::{
    event::call::Call,
    ids::{BattleId, EventId, PlayerId},
};
use uuid::Uuid;

table! {
    Call in judge_call, read by select!;
    key id;
    fixed event_id, battle_id, caller, kind, note, called_at, against, against_at;
    changing state, taken_by, taken_at, passed_on, answer, outcome, ended_at;
    insert: pub insert;
    update: pub update;
}

pub async fn find_call(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<Option<Call>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// All calls, the newest first.
pub async fn of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY called_at DESC, id"), event)
}

/// Calls that wait or are taken, the oldest first.
pub async fn list_open_calls(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(
        tx,
        select!("WHERE event_id = $1 AND state IN ('waiting', 'taken') ORDER BY called_at, id"),
        event
    )
}

/// The newest calls that have ended.
pub async fn list_ended_calls(tx: &mut Tx, event: EventId, limit: i64) -> sqlx::Result<Vec<Call>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event_id = $1 AND state IN ('answered', 'withdrawn') ORDER BY ended_at DESC, id LIMIT $2"
        ),
        event,
        limit
    )
}

/// Those of one player, the oldest first.
pub async fn of_caller(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(tx, select!("WHERE caller = $1 ORDER BY called_at, id"), player)
}

/// Every call from a table of a round, the newest first.
pub async fn of_battle(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(tx, select!("WHERE battle_id = $1 ORDER BY called_at DESC, id"), battle)
}
