//! The `roll_off` table: dice for shared places, only ever added to.

use super::{Tx, columns::JsonText};
use crate::domain::{
    ids::EventId,
    numbers::RoundNumber,
    roll_off::{RollOff, Rolled},
};
use uuid::Uuid;

/// In the order in which they were thrown.
pub async fn list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Rolled>> {
    let rows: Vec<(RoundNumber, JsonText<Vec<String>>, i64)> = fetch_all!(
        tx,
        "SELECT after_round, players, seed FROM roll_off WHERE event_id = $1 ORDER BY id",
        event
    )?;
    let read = |(after_round, JsonText(players), seed): (RoundNumber, JsonText<Vec<String>>, i64)| Rolled {
        after_round,
        roll_off: RollOff { players, seed: seed.cast_unsigned() },
    };
    Ok(rows.into_iter().map(read).collect())
}

/// A seed of 2^63 or more is less than 0 in the column.
pub async fn insert(tx: &mut Tx, id: Uuid, event: EventId, rolled: &Rolled) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO roll_off (id, event_id, after_round, players, seed) VALUES ($1, $2, $3, $4, $5)",
        id,
        event,
        rolled.after_round,
        JsonText(&rolled.roll_off.players),
        rolled.roll_off.seed.cast_signed()
    )?;
    Ok(())
}
