//! The `conduct_note` table: what staff noted about players.

use super::Tx;
use crate::domain::{
    event::conduct::ConductNote,
    ids::{EventId, PlayerId},
};
use uuid::Uuid;

table! {
    ConductNote in conduct_note, read by select!;
    key id;
    fixed event_id, player_id, kind, level, note, round, at, noted_by;
    changing taken_back;
    insert: pub insert;
}

/// Those of a player in this event, the newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<ConductNote>> {
    fetch_all!(tx, select!("WHERE player_id = $1 ORDER BY at DESC, id"), player)
}

/// Those of the event that stand, the newest first.
pub async fn list_standing_conduct(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<ConductNote>> {
    fetch_all!(tx, select!("WHERE event_id = $1 AND taken_back IS NULL ORDER BY at DESC, id"), event)
}

/// False when it was taken back already, or is another player's.
pub async fn take_back(tx: &mut Tx, player: PlayerId, id: Uuid, why: &str) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE conduct_note SET taken_back = $3 WHERE id = $1 AND player_id = $2 AND taken_back IS NULL",
        id,
        player,
        why
    )? == 1)
}
