//! The `roster_problem` table: what players report about open rosters.

use super::Tx;
use crate::domain::{
    event::roster_version::Problem,
    ids::{EventId, PlayerId},
};
use chrono::{DateTime, Utc};
use uuid::Uuid;

table! {
    Problem in roster_problem, read by select!;
    key id;
    fixed event_id, roster_id, reported_by, reporter_id, text, at;
    changing answer, answered_by, answered_at;
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
pub async fn count_roster_problems(
    tx: &mut Tx,
    event: EventId,
    sender: &str,
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

/// A report about somebody's roster, as far as the desk and its reporter have to know of it.
#[derive(Debug, Clone)]
pub struct ProblemStanding {
    /// Whose roster it is about.
    pub player_id: PlayerId,
    pub reporter_id: Option<PlayerId>,
    pub answered_by: Option<String>,
    pub answered_at: Option<DateTime<Utc>>,
}
row!(ProblemStanding { player_id, reporter_id, answered_by, answered_at });

impl ProblemStanding {
    /// Nobody has answered it.
    pub fn is_open(&self) -> bool {
        self.answered_by.is_none()
    }
}

/// All of an event, the oldest first.
pub async fn list_problem_standings(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<ProblemStanding>> {
    fetch_all!(
        tx,
        "SELECT r.player_id, p.reporter_id, p.answered_by, p.answered_at
         FROM roster_problem p JOIN roster r ON r.id = p.roster_id
         WHERE p.event_id = $1 ORDER BY p.at, p.id",
        event
    )
}

/// What somebody makes of a report.
#[derive(Debug, Clone, Copy)]
pub struct ProblemAnswer<'a> {
    pub text: &'a str,
    pub by: &'a str,
    pub at: DateTime<Utc>,
}

/// False when there is an answer already.
pub async fn store_problem_answer(
    tx: &mut Tx,
    event: EventId,
    id: Uuid,
    answer: ProblemAnswer<'_>,
) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE roster_problem SET answer = $3, answered_by = $4, answered_at = $5
         WHERE id = $1 AND event_id = $2 AND answer IS NULL",
        id,
        event,
        answer.text,
        answer.by,
        answer.at
    )? == 1)
}
