//! The tables `vote`, `vote_cast` and `vote_count`: who voted, and what was voted for, apart.
//! What this hides and what it cannot hide is told beside the tables, in `0007_awards.sql`.

use super::Tx;
use crate::domain::{
    event::vote::Vote,
    ids::{AwardId, EventId, PlayerId},
};
use chrono::{DateTime, Utc};

row!(Vote { award_id, choices, closes_at, closed_at });

/// The event's votes, open and closed.
pub async fn list_votes(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Vote>> {
    fetch_all!(tx, "SELECT award_id, choices, closes_at, closed_at FROM vote WHERE event_id = $1", event)
}

pub async fn find_vote(tx: &mut Tx, event: EventId, award: AwardId) -> sqlx::Result<Option<Vote>> {
    fetch_optional!(
        tx,
        "SELECT award_id, choices, closes_at, closed_at FROM vote WHERE event_id = $1 AND award_id = $2",
        event,
        award
    )
}

/// Votes of all events whose time has come.
pub async fn list_due_votes(tx: &mut Tx, now: DateTime<Utc>) -> sqlx::Result<Vec<(EventId, AwardId)>> {
    fetch_all!(tx, "SELECT event_id, award_id FROM vote WHERE closed_at IS NULL AND closes_at <= $1", now)
}

/// Opens a vote, with a count of nothing for everybody. False when the award has a vote already.
pub async fn insert_open_vote(tx: &mut Tx, event: EventId, vote: &Vote) -> sqlx::Result<bool> {
    let opened = execute!(
        tx,
        "INSERT INTO vote (award_id, event_id, choices, closes_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (award_id) DO NOTHING",
        vote.award_id,
        event,
        vote.choices,
        vote.closes_at
    )?;
    count_everybody(tx, event, vote.award_id).await?;
    Ok(opened == 1)
}

pub async fn mark_vote_closed(tx: &mut Tx, award: AwardId, at: DateTime<Utc>) -> sqlx::Result<bool> {
    let closed =
        execute!(tx, "UPDATE vote SET closed_at = $2 WHERE award_id = $1 AND closed_at IS NULL", award, at)?;
    Ok(closed == 1)
}

/// Takes a vote away with everything in it.
pub async fn delete_vote(tx: &mut Tx, event: EventId, award: AwardId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM vote WHERE event_id = $1 AND award_id = $2", event, award)
}

/// Notes that somebody voted. False when they have voted before.
pub async fn note_voter(tx: &mut Tx, award: AwardId, voter: PlayerId) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "INSERT INTO vote_cast (award_id, player_id) VALUES ($1, $2) ON CONFLICT (award_id, player_id) DO NOTHING",
        award,
        voter
    )? == 1)
}

/// Counts one vote. Every count of the award is written anew, so that none is the one that was touched.
pub async fn count_one(tx: &mut Tx, event: EventId, award: AwardId, candidate: PlayerId) -> sqlx::Result<()> {
    count_everybody(tx, event, award).await?;
    execute!(
        tx,
        "UPDATE vote_count SET votes = votes + CASE WHEN candidate_id = $2 THEN 1 ELSE 0 END WHERE award_id = $1",
        award,
        candidate
    )?;
    Ok(())
}

/// How many have voted for each award.
pub async fn count_vote_turnout(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(AwardId, i64)>> {
    fetch_all!(
        tx,
        "SELECT c.award_id, COUNT(*) FROM vote_cast c JOIN vote v ON v.award_id = c.award_id
         WHERE v.event_id = $1 GROUP BY c.award_id",
        event
    )
}

/// The awards for which this player has voted.
pub async fn list_awards_voted_on(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<(AwardId,)>> {
    fetch_all!(tx, "SELECT award_id FROM vote_cast WHERE player_id = $1", player)
}

/// How many voted for somebody.
#[derive(Debug, Clone, Copy)]
pub struct VoteCount {
    pub award_id: AwardId,
    pub candidate_id: PlayerId,
    pub votes: i64,
}
row!(VoteCount { award_id, candidate_id, votes });

/// The counts of closed votes, most first. Of an open vote nobody is told any.
pub async fn list_closed_vote_counts(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<VoteCount>> {
    fetch_all!(
        tx,
        "SELECT c.award_id, c.candidate_id, c.votes FROM vote_count c JOIN vote v ON v.award_id = c.award_id
         JOIN player p ON p.id = c.candidate_id
         WHERE v.event_id = $1 AND v.closed_at IS NOT NULL AND c.votes > 0 ORDER BY c.votes DESC, p.number",
        event
    )
}

/// A row for everybody who could be voted for, late comers too, in the order of their numbers: a row that came
/// with its first vote would say when.
async fn count_everybody(tx: &mut Tx, event: EventId, award: AwardId) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO vote_count (award_id, candidate_id, votes)
         SELECT $1, id, 0 FROM player WHERE event_id = $2 AND NOT spare ORDER BY number
         ON CONFLICT (award_id, candidate_id) DO NOTHING",
        award,
        event
    )?;
    Ok(())
}
