//! The `team_match` table: which teams meet.

use super::Tx;
use crate::domain::{
    event::team::TeamMatch,
    ids::{EventId, MatchId, RoundId, TeamId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};

table! {
    TeamMatch in team_match, read by select!;
    given corrections: &str;
    key id;
    fixed event_id, round_id, place, a, b, fixed, by_hand, hand_is_public, reasons, first_table;
    changing line_ups, step_since, typed_by;
    also round_number = "r.number", round_state = "r.state";
    joined "JOIN round r ON r.id = team_match.round_id ";
    insert: add;
    update: pub update;
}

/// A round's matches, in their order; a bye comes last.
pub async fn list_round_matches(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<TeamMatch>> {
    fetch_all!(tx, select!("WHERE team_match.round_id = $1 ORDER BY team_match.place"), round)
}

/// Those of an event's published rounds, round by round.
pub async fn list_played_matches(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<TeamMatch>> {
    fetch_all!(
        tx,
        select!(
            "WHERE team_match.event_id = $1 AND r.state <> 'draft' ORDER BY r.number, team_match.place, team_match.id"
        ),
        event
    )
}

/// Those of rounds that are drawn and not over, drafts included.
pub async fn not_over(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<TeamMatch>> {
    fetch_all!(
        tx,
        select!("WHERE team_match.event_id = $1 AND r.state <> 'closed' ORDER BY r.number, team_match.place"),
        event
    )
}

/// Those of one team in published rounds, newest first.
pub async fn of_team(tx: &mut Tx, team: TeamId) -> sqlx::Result<Vec<TeamMatch>> {
    fetch_all!(
        tx,
        select!(
            "WHERE (team_match.a = $1 OR team_match.b = $1) AND r.state <> 'draft'
             ORDER BY r.number DESC, team_match.id"
        ),
        team
    )
}

/// A match as people say it: round 3, match 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
pub struct MatchUse {
    pub round: RoundNumber,
    /// In an address, `match`.
    #[serde(rename = "match")]
    pub place: i64,
}

pub async fn by_place(tx: &mut Tx, event: EventId, at: MatchUse) -> sqlx::Result<Option<TeamMatch>> {
    fetch_optional!(
        tx,
        select!("WHERE r.event_id = $1 AND r.number = $2 AND team_match.place = $3"),
        event,
        at.round,
        at.place
    )
}

pub async fn find_team_match(tx: &mut Tx, id: MatchId) -> sqlx::Result<Option<TeamMatch>> {
    fetch_optional!(tx, select!("WHERE team_match.id = $1"), id)
}

/// Those whose step of the draft began at `until` or before, in every event: what is late may be among them.
pub async fn in_draft_since(tx: &mut Tx, until: DateTime<Utc>) -> sqlx::Result<Vec<TeamMatch>> {
    fetch_all!(
        tx,
        select!("WHERE team_match.step_since <= $1 AND r.state = 'published' ORDER BY team_match.id"),
        until
    )
}

/// A match as it was drawn.
pub async fn insert_team_match(tx: &mut Tx, drawn: &TeamMatch) -> sqlx::Result<()> {
    add(tx, "[]", drawn).await
}

/// A match in the place of others, with what was added to or taken from the scores of its teams, as JSON.
pub async fn insert_corrected(tx: &mut Tx, drawn: &TeamMatch, corrections: &str) -> sqlx::Result<()> {
    add(tx, corrections, drawn).await
}

/// How it came about that these two meet: by the organiser's hand, or as the draw says.
pub async fn set_by_hand(tx: &mut Tx, marked: &TeamMatch) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE team_match SET fixed = $2, by_hand = $3, hand_is_public = $4, reasons = $5, version = version + 1
         WHERE id = $1",
        marked.id,
        marked.fixed,
        marked.by_hand.clone(),
        marked.hand_is_public,
        &marked.reasons
    )
}

/// Takes one match away with every choice of its draft. Its battles are gone already.
pub async fn delete_team_match(tx: &mut Tx, id: MatchId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM team_match WHERE id = $1", id)
}

/// Takes all matches of a draft away, before it is drawn again.
pub async fn delete_all(tx: &mut Tx, round: RoundId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM team_match WHERE round_id = $1", round)
}

/// Lets nobody else write about this match until the transaction ends.
pub async fn lock_team_match(tx: &mut Tx, id: MatchId) -> sqlx::Result<bool> {
    Ok(execute!(tx, "UPDATE team_match SET version = version WHERE id = $1", id)? == 1)
}

/// What was added to or taken from its scores, as JSON.
pub async fn load_match_corrections(tx: &mut Tx, id: MatchId) -> sqlx::Result<String> {
    fetch_value!(tx, "SELECT corrections FROM team_match WHERE id = $1", id)
}

/// The same of every match of an event.
pub async fn all_corrections(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(MatchId, String)>> {
    fetch_all!(tx, "SELECT id, corrections FROM team_match WHERE event_id = $1 ORDER BY id", event)
}

/// A match whose scores were added to or taken from, as JSON: its round and its two teams.
pub type CorrectedMatch = (RoundNumber, TeamId, Option<TeamId>, String);

/// Those of every round of an event, drafts included.
pub async fn list_corrected_matches(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<CorrectedMatch>> {
    fetch_all!(
        tx,
        "SELECT r.number, m.a, m.b, m.corrections FROM team_match m JOIN round r ON r.id = m.round_id
         WHERE m.event_id = $1 AND m.corrections <> '[]' ORDER BY r.number, m.place",
        event
    )
}

/// Writes them.
pub async fn set_corrections(tx: &mut Tx, id: MatchId, corrections: &str) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE team_match SET corrections = $2, version = version + 1 WHERE id = $1",
        id,
        corrections
    )
}
