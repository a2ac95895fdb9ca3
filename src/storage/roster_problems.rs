//! The `roster_problem` table: what players report about open rosters.

use super::Tx;
use crate::domain::{
    event::roster_version::Problem,
    ids::{EventId, PlayerId},
};
use uuid::Uuid;

table! {
    Problem in roster_problem, read by select!;
    key id;
    fixed event_id, roster_id, reported_by, text, at;
    changing answer, answered_by;
    insert: pub insert;
}

/// Those about any version of a player's roster, the newest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<Problem>> {
    fetch_all!(
        tx,
        select!(
            "JOIN roster r ON r.id = roster_problem.roster_id WHERE r.player_id = $1
             ORDER BY roster_problem.at DESC, roster_problem.id"
        ),
        player
    )
}

/// How many somebody of this name has sent in an event, and how many there are about a player's rosters.
pub async fn count(
    tx: &mut Tx,
    (event, sender): (EventId, &str),
    about: PlayerId,
) -> sqlx::Result<(i64, i64)> {
    let sent = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM roster_problem WHERE event_id = $1 AND reported_by = $2",
        event,
        sender
    )?;
    let there = fetch_value!(
        tx,
        "SELECT COUNT(*) FROM roster_problem p JOIN roster r ON r.id = p.roster_id WHERE r.player_id = $1",
        about
    )?;
    Ok((sent, there))
}

/// The players whose rosters have reports that nobody has answered, once for each report.
pub async fn open(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<PlayerId>> {
    let rows: Vec<(PlayerId,)> = fetch_all!(
        tx,
        "SELECT r.player_id FROM roster_problem p JOIN roster r ON r.id = p.roster_id
         WHERE p.event_id = $1 AND p.answer IS NULL",
        event
    )?;
    Ok(rows.into_iter().map(|(player,)| player).collect())
}

/// False when there is an answer already.
pub async fn answer(tx: &mut Tx, (event, id): (EventId, Uuid), answer: &str, by: &str) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE roster_problem SET answer = $3, answered_by = $4 WHERE id = $1 AND event_id = $2 AND answer IS NULL",
        id,
        event,
        answer,
        by
    )? == 1)
}
