//! The `roll_off` table: dice for shared places, only ever added to.

use super::{Tx, columns::JsonText};
use crate::domain::{
    ids::EventId,
    numbers::RoundNumber,
    roll_off::{RollOff, Rolled},
};
use uuid::Uuid;

/// In the order in which they were thrown.
pub async fn list_roll_offs(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Rolled>> {
    let rows: Vec<(RoundNumber, JsonText<Vec<String>>, i64)> = fetch_all!(
        tx,
        "SELECT after_round, players, seed FROM roll_off WHERE event_id = $1 ORDER BY id",
        event
    )?;
    let read = |(after_round, JsonText(players), seed): (RoundNumber, JsonText<Vec<String>>, i64)| Rolled {
        after_round,
        roll_off: RollOff { players, seed: seed.unsigned_abs() },
    };
    Ok(rows.into_iter().map(read).collect())
}

/// `seed` is the roll-off's own, which is small enough for the column.
pub async fn insert_roll_off(tx: &mut Tx, id: Uuid, event: EventId, rolled: &Rolled) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO roll_off (id, event_id, after_round, players, seed) VALUES ($1, $2, $3, $4, $5)",
        id,
        event,
        rolled.after_round,
        JsonText(&rolled.roll_off.players),
        i64::try_from(rolled.roll_off.seed).unwrap_or(i64::MAX)
    )?;
    Ok(())
}
