//! The `infraction` table: what staff noted about players.

use super::Tx;
use crate::domain::{
    event::infraction::Infraction,
    ids::{EventId, PlayerId},
};
use uuid::Uuid;

row!(Infraction { id, event_id, player_id, kind, level, note, round, at, noted_by, taken_back });

/// Those of a player in this event, the newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<Infraction>> {
    fetch_all!(
        tx,
        "SELECT id, event_id, player_id, kind, level, note, round, at, noted_by, taken_back FROM infraction
         WHERE player_id = $1 ORDER BY at DESC, id",
        player
    )
}

/// Those of the event that stand, the newest first.
pub async fn standing(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Infraction>> {
    fetch_all!(
        tx,
        "SELECT id, event_id, player_id, kind, level, note, round, at, noted_by, taken_back FROM infraction
         WHERE event_id = $1 AND taken_back IS NULL ORDER BY at DESC, id",
        event
    )
}

pub async fn insert(tx: &mut Tx, infraction: &Infraction) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO infraction (id, event_id, player_id, kind, level, note, round, at, noted_by, taken_back)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        infraction.id,
        infraction.event_id,
        infraction.player_id,
        infraction.kind,
        infraction.level,
        &infraction.note,
        infraction.round,
        infraction.at,
        &infraction.noted_by,
        &infraction.taken_back
    )?;
    Ok(())
}

/// False when it was taken back already, or is another player's.
pub async fn take_back(tx: &mut Tx, player: PlayerId, id: Uuid, why: &str) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE infraction SET taken_back = $3 WHERE id = $1 AND player_id = $2 AND taken_back IS NULL",
        id,
        player,
        why
    )? == 1)
}
