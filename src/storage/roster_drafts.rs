//! The `roster_draft` table: what a player is building on the site and has not handed in.

use super::Tx;
use crate::domain::{
    event::roster_version::RosterDraft,
    ids::{EventId, PlayerId},
};

row!(RosterDraft { player_id, event_id, roster, version, changed_at });

pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Option<RosterDraft>> {
    fetch_optional!(
        tx,
        "SELECT player_id, event_id, roster, version, changed_at FROM roster_draft WHERE player_id = $1",
        player
    )
}

/// Who is building a roster.
pub async fn list_drafting_players(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PlayerId>> {
    let rows: Vec<(PlayerId,)> = fetch_all!(
        tx,
        "SELECT player_id FROM roster_draft WHERE event_id = $1 ORDER BY changed_at, player_id",
        event
    )?;
    Ok(rows.into_iter().map(|(player,)| player).collect())
}

/// Keeps the draft as the version after the one it says. False when there is another one by now.
pub async fn keep_roster_draft(tx: &mut Tx, draft: &RosterDraft) -> sqlx::Result<bool> {
    if draft.version == 0 {
        return Ok(execute!(
            tx,
            "INSERT INTO roster_draft (player_id, event_id, roster, version, changed_at)
             VALUES ($1, $2, $3, 1, $4) ON CONFLICT (player_id) DO NOTHING",
            draft.player_id,
            draft.event_id,
            &draft.roster,
            draft.changed_at
        )? == 1);
    }
    Ok(execute!(
        tx,
        "UPDATE roster_draft SET roster = $3, changed_at = $4, version = version + 1
         WHERE player_id = $1 AND version = $2",
        draft.player_id,
        draft.version,
        &draft.roster,
        draft.changed_at
    )? == 1)
}
