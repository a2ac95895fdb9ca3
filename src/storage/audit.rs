//! The `audit_entry` and `site_entry` tables: rows are only ever added.

use super::Tx;
use crate::domain::{
    event::audit::{self, Break, Entry, Recorded},
    ids::EventId,
};
use chrono::{DateTime, Utc};
use uuid::Uuid;

/// An entry as the log page and the check of the chain read it.
#[derive(Debug, Clone)]
pub struct AuditRow {
    pub sequence: i64,
    pub at: DateTime<Utc>,
    pub who: String,
    pub role: String,
    pub subject: String,
    pub what: String,
    pub why: Option<String>,
    pub hash: String,
}
row!(AuditRow { sequence, at, who, role, subject, what, why, hash });

impl AuditRow {
    /// What the chain's link is made of.
    pub fn recorded(&self) -> Recorded {
        Recorded {
            sequence: self.sequence,
            at: self.at,
            who: self.who.clone(),
            role: self.role.clone(),
            entry: Entry { subject: self.subject.clone(), what: self.what.clone(), why: self.why.clone() },
        }
    }
}

/// Which entries to show.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Part of any text of the entry, in lower case.
    pub text: String,
    /// Older than this sequence; none: from the newest.
    pub before: Option<i64>,
    pub limit: i64,
}

pub async fn append(
    tx: &mut Tx,
    id: Uuid,
    event: EventId,
    recorded: &Recorded,
    hash: &str,
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO audit_entry (id, event_id, sequence, at, who, role, subject, what, why, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        id,
        event,
        recorded.sequence,
        recorded.at,
        &recorded.who,
        &recorded.role,
        &recorded.entry.subject,
        &recorded.entry.what,
        &recorded.entry.why,
        hash,
    )?;
    Ok(())
}

/// Newest first.
pub async fn list(tx: &mut Tx, event: EventId, filter: &Filter) -> sqlx::Result<Vec<AuditRow>> {
    let pattern = format!(
        "%{}%",
        filter.text.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
    );
    fetch_all!(
        tx,
        "SELECT sequence, at, who, role, subject, what, why, hash FROM audit_entry
         WHERE event_id = $1 AND sequence < $2
           AND LOWER(who || ' ' || role || ' ' || subject || ' ' || what || ' ' || COALESCE(why, '')) LIKE $3 ESCAPE '\\'
         ORDER BY sequence DESC LIMIT $4",
        event,
        filter.before.unwrap_or(i64::MAX),
        &pattern,
        filter.limit
    )
}

/// The newest entry about this, as in [`Entry::subject`].
pub async fn last_about(tx: &mut Tx, event: EventId, subject: &str) -> sqlx::Result<Option<AuditRow>> {
    fetch_optional!(
        tx,
        "SELECT sequence, at, who, role, subject, what, why, hash FROM audit_entry
         WHERE event_id = $1 AND subject = $2 ORDER BY sequence DESC LIMIT 1",
        event,
        subject
    )
}

/// All of an event's entries, oldest first: for the check of the chain and for export.
pub async fn all(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<AuditRow>> {
    fetch_all!(
        tx,
        "SELECT sequence, at, who, role, subject, what, why, hash FROM audit_entry WHERE event_id = $1 ORDER BY sequence",
        event
    )
}

/// How many entries the event's log has, when none was changed, removed or put in.
pub async fn verify(tx: &mut Tx, event: EventId) -> sqlx::Result<Result<usize, Break>> {
    let rows = all(tx, event).await?;
    let version = super::events::version(tx, event).await?;
    let links: Vec<_> = rows.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
    Ok(audit::verify(&links, version))
}

/// What was done to the site itself.
#[derive(Debug, Clone)]
pub struct SiteRow {
    pub at: DateTime<Utc>,
    pub who: String,
    pub what: String,
}
row!(SiteRow { at, who, what });

pub async fn append_site(tx: &mut Tx, id: Uuid, row: &SiteRow) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO site_entry (id, at, who, what) VALUES ($1, $2, $3, $4)",
        id,
        row.at,
        &row.who,
        &row.what
    )?;
    Ok(())
}

/// Newest first.
pub async fn list_site(tx: &mut Tx, limit: i64) -> sqlx::Result<Vec<SiteRow>> {
    fetch_all!(tx, "SELECT at, who, what FROM site_entry ORDER BY at DESC, id DESC LIMIT $1", limit)
}
