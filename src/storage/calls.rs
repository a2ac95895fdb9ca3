//! The `judge_call` table: calls from the tables.

use super::Tx;
use crate::domain::{
    event::call::Call,
    ids::{BattleId, EventId},
};
use uuid::Uuid;

row!(Call {
    id,
    event_id,
    battle_id,
    caller,
    kind,
    note,
    state,
    called_at,
    taken_by,
    taken_at,
    passed_on,
    answer,
    ended_at,
    version
});

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, event_id, battle_id, caller, kind, note, state, called_at, taken_by, taken_at, passed_on,
                    answer, ended_at, version FROM judge_call ",
            $rest
        )
    };
}

pub async fn find(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<Option<Call>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// Calls that wait or are taken, the oldest first.
pub async fn open(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(
        tx,
        select!("WHERE event_id = $1 AND state IN ('waiting', 'taken') ORDER BY called_at, id"),
        event
    )
}

/// The newest calls that have ended.
pub async fn ended(tx: &mut Tx, event: EventId, limit: i64) -> sqlx::Result<Vec<Call>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event_id = $1 AND state IN ('answered', 'withdrawn') ORDER BY ended_at DESC, id LIMIT $2"
        ),
        event,
        limit
    )
}

/// Every call from a table of a round, the newest first.
pub async fn of_battle(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<Call>> {
    fetch_all!(tx, select!("WHERE battle_id = $1 ORDER BY called_at DESC, id"), battle)
}

pub async fn insert(tx: &mut Tx, call: &Call) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO judge_call (id, event_id, battle_id, caller, kind, note, state, called_at, taken_by, taken_at,
                                 passed_on, answer, ended_at, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        call.id,
        call.event_id,
        call.battle_id,
        call.caller,
        call.kind,
        &call.note,
        call.state,
        call.called_at,
        &call.taken_by,
        call.taken_at,
        &call.passed_on,
        &call.answer,
        call.ended_at,
        call.version
    )?;
    Ok(())
}

pub async fn update(tx: &mut Tx, call: &Call) -> sqlx::Result<()> {
    execute!(
        tx,
        "UPDATE judge_call SET state = $2, taken_by = $3, taken_at = $4, passed_on = $5, answer = $6, ended_at = $7,
                               version = $8 WHERE id = $1",
        call.id,
        call.state,
        &call.taken_by,
        call.taken_at,
        &call.passed_on,
        &call.answer,
        call.ended_at,
        call.version
    )?;
    Ok(())
}
