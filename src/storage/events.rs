//! The `event` table, and the forms that were already received.

use super::Tx;
use crate::domain::{
    event::{Event, EventName, Stage, pack::Settings, permission::StaffRole},
    ids::{AccountId, EventId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};

table! {
    Event in event, read by select!;
    key id;
    fixed slug, seed, created_at;
    changing name, stage, settings, version;
    insert: pub insert;
}

/// What a change needs of the event that it locked.
#[derive(Debug, Clone)]
pub struct Locked {
    /// The event's version once the change is in.
    pub version: i64,
    pub stage: Stage,
    /// The last link of the audit log's chain; none in an event without entries.
    pub audit_head: Option<String>,
}

pub async fn by_slug(tx: &mut Tx, slug: &str) -> sqlx::Result<Option<Event>> {
    fetch_optional!(tx, select!("WHERE slug = $1"), slug)
}

pub async fn find_event(tx: &mut Tx, id: EventId) -> sqlx::Result<Option<Event>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

pub async fn stage_of_event(tx: &mut Tx, id: EventId) -> sqlx::Result<Stage> {
    fetch_value!(tx, "SELECT stage FROM event WHERE id = $1", id)
}

/// With everything in it.
pub async fn delete_event_with_contents(tx: &mut Tx, id: EventId) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM event WHERE id = $1", id)
}

/// Newest first.
pub async fn list_events(tx: &mut Tx) -> sqlx::Result<Vec<Event>> {
    fetch_all!(tx, select!("ORDER BY created_at DESC, id DESC"))
}

/// Those that this account runs or judges.
pub async fn of_staff(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<Event>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event.id IN (SELECT s.event_id FROM staff s WHERE s.account_id = $1)
             ORDER BY event.created_at DESC, event.id DESC"
        ),
        account
    )
}

/// The newest so many of those that this account organises.
pub async fn list_newest_organised(tx: &mut Tx, account: AccountId, most: i64) -> sqlx::Result<Vec<Event>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event.id IN (SELECT s.event_id FROM staff s WHERE s.account_id = $1 AND s.role = $2
                                ORDER BY s.event_id DESC LIMIT $3)
             ORDER BY event.id DESC"
        ),
        account,
        StaffRole::Organiser,
        most
    )
}

/// Makes other writers of this event wait until `tx` ends, on either engine; nothing of the event itself changes.
pub async fn hold_event(tx: &mut Tx, id: EventId) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE event SET version = version WHERE id = $1", id)
}

/// The same, and counts the change.
pub async fn lock_event(tx: &mut Tx, id: EventId) -> sqlx::Result<Option<Locked>> {
    if tx.is_alone() {
        let row: Option<(i64, Stage, Option<String>)> = fetch_optional!(
            tx,
            "UPDATE event SET version = version + 1 WHERE id = $1 RETURNING version, stage,
                (SELECT hash FROM audit_entry WHERE event_id = $1 ORDER BY sequence DESC LIMIT 1)",
            id
        )?;
        return Ok(row.map(|(version, stage, audit_head)| Locked { version, stage, audit_head }));
    }
    let row: Option<(i64, Stage)> = fetch_optional!(
        tx,
        "UPDATE event SET version = version + 1 WHERE id = $1 RETURNING version, stage",
        id
    )?;
    let Some((version, stage)) = row else { return Ok(None) };
    // Asked only now: PostgreSQL would answer a part of the first statement with what it saw before it waited.
    let head: Option<(String,)> = fetch_optional!(
        tx,
        "SELECT hash FROM audit_entry WHERE event_id = $1 ORDER BY sequence DESC LIMIT 1",
        id
    )?;
    Ok(Some(Locked { version, stage, audit_head: head.map(|(hash,)| hash) }))
}

pub async fn version_of_event(tx: &mut Tx, id: EventId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT version FROM event WHERE id = $1", id)
}

pub async fn set_stage(tx: &mut Tx, id: EventId, stage: Stage) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE event SET stage = $2 WHERE id = $1", id, stage)
}

pub async fn set_settings(
    tx: &mut Tx,
    id: EventId,
    name: &EventName,
    settings: &Settings,
) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE event SET name = $2, settings = $3 WHERE id = $1", id, name, settings)
}

/// False when a form with this key was received before.
pub async fn receive_form(tx: &mut Tx, once: &str, at: DateTime<Utc>) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "INSERT INTO sent_form (once, at) VALUES ($1, $2) ON CONFLICT (once) DO NOTHING",
        once,
        at
    )? == 1)
}

/// Whether a form with this key was received, and not yet forgotten.
pub async fn has_received_form(tx: &mut Tx, once: &str) -> sqlx::Result<bool> {
    let count: i64 = fetch_value!(tx, "SELECT COUNT(*) FROM sent_form WHERE once = $1", once)?;
    Ok(count > 0)
}

pub async fn forget_forms_before(tx: &mut Tx, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM sent_form WHERE at < $1", at)
}

/// The number of the newest round, drafts included; [`RoundNumber::BEFORE_THE_FIRST`] when there is none.
pub async fn newest_round(tx: &mut Tx, id: EventId) -> sqlx::Result<RoundNumber> {
    fetch_value!(tx, "SELECT COALESCE(MAX(number), 0) FROM round WHERE event_id = $1", id)
}

/// The number of the newest round that players have seen; [`RoundNumber::BEFORE_THE_FIRST`] when there is none.
pub async fn newest_published_round(tx: &mut Tx, id: EventId) -> sqlx::Result<RoundNumber> {
    fetch_value!(
        tx,
        "SELECT COALESCE(MAX(number), 0) FROM round WHERE event_id = $1 AND state <> 'draft'",
        id
    )
}
