//! The `event` table, and the forms that were already received.

use super::Tx;
use crate::domain::{
    event::{Event, EventName, Stage, pack::Settings},
    ids::{AccountId, EventId},
    numbers::RoundNumber,
};
use chrono::{DateTime, Utc};
use std::collections::BTreeSet;

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

/// The newest round of an event that is out.
#[derive(Debug, Clone, Copy)]
pub struct NewestRound {
    pub event_id: EventId,
    pub number: RoundNumber,
    /// How many rounds of the event are open.
    pub open: i64,
}
row!(NewestRound { event_id, number, open });

/// The newest round that is out, of each event that runs.
pub async fn newest_rounds(tx: &mut Tx) -> sqlx::Result<Vec<NewestRound>> {
    fetch_all!(
        tx,
        "SELECT r.event_id, MAX(r.number) AS number, COUNT(CASE WHEN r.state = 'published' THEN 1 END) AS open
         FROM round r JOIN event e ON e.id = r.event_id
         WHERE e.stage = $1 AND r.state <> 'draft' GROUP BY r.event_id",
        Stage::Running
    )
}

/// How settings begin that are stored.
struct SettingsBegin {
    begun: String,
}
row!(SettingsBegin { begun });

/// The systems that events of this site are of. Settings are stored with their system first.
pub async fn list_played_systems(tx: &mut Tx) -> sqlx::Result<BTreeSet<String>> {
    let stored: Vec<SettingsBegin> =
        fetch_all!(tx, "SELECT DISTINCT SUBSTR(settings, 1, 64) AS begun FROM event")?;
    let system = |stored: &SettingsBegin| {
        Some(stored.begun.strip_prefix("{\"system\":\"")?.split_once('"')?.0.to_owned())
    };
    Ok(stored.iter().filter_map(system).collect())
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

/// Those that were put away, newest first.
pub async fn list_archived_events(tx: &mut Tx) -> sqlx::Result<Vec<Event>> {
    fetch_all!(tx, select!("WHERE stage = $1 ORDER BY created_at DESC, id DESC"), Stage::Archived)
}

/// Those that this account runs or judges.
pub async fn of_staff(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<Event>> {
    fetch_all!(
        tx,
        select!(
            "JOIN staff s ON s.event_id = event.id WHERE s.account_id = $1
             ORDER BY event.created_at DESC, event.id DESC"
        ),
        account
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

/// Whether any event is being played.
pub async fn any_runs(tx: &mut Tx) -> sqlx::Result<bool> {
    let running: i64 = fetch_value!(tx, "SELECT COUNT(*) FROM event WHERE stage = $1", Stage::Running)?;
    Ok(running > 0)
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
