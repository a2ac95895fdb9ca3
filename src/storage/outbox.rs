//! The `outbox` table: mails to send, written in the same transaction as what they tell of.

use super::Tx;
use chrono::{DateTime, Utc};
use uuid::Uuid;

/// A mail on its way.
#[derive(Debug, Clone)]
pub struct Mail {
    pub id: Uuid,
    pub recipient: String,
    pub subject: String,
    pub body: String,
    pub attempts: i64,
    /// Nobody who is signed in asked for it: it goes last.
    pub unasked: bool,
}
row!(Mail { id, recipient, subject, body, attempts, unasked });

pub async fn insert_mail(tx: &mut Tx, mail: &Mail, now: DateTime<Utc>) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO outbox (id, recipient, subject, body, created_at, attempts, unasked)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        mail.id,
        &mail.recipient,
        &mail.subject,
        &mail.body,
        now,
        mail.attempts,
        mail.unasked
    )?;
    Ok(())
}

/// How many mails that nobody who is signed in asked for were written to this address since.
pub async fn unasked_since(tx: &mut Tx, recipient: &str, since: DateTime<Utc>) -> sqlx::Result<i64> {
    fetch_value!(
        tx,
        "SELECT COUNT(*) FROM outbox WHERE unasked AND created_at > $2 AND LOWER(recipient) = $1",
        recipient.to_lowercase(),
        since
    )
}

/// More tries are not made: by then it is some hours later.
const MOST_ATTEMPTS: i64 = 8;

/// Those that are due, in the order they go in: not sent, not given up, and nobody is sending them.
pub async fn list_due_mails(tx: &mut Tx, now: DateTime<Utc>) -> sqlx::Result<Vec<Mail>> {
    fetch_all!(
        tx,
        "SELECT id, recipient, subject, body, attempts, unasked FROM outbox
         WHERE sent_at IS NULL AND attempts < $1 AND (next_at IS NULL OR next_at <= $2)
         ORDER BY unasked, attempts, created_at, id LIMIT 20",
        MOST_ATTEMPTS,
        now
    )
}

/// Takes a mail to send it, and keeps others off it until `next`. False when somebody else took it first.
pub async fn claim_outbox_mail(tx: &mut Tx, mail: &Mail, next: DateTime<Utc>) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE outbox SET attempts = attempts + 1, next_at = $3 WHERE id = $1 AND attempts = $2 AND sent_at IS NULL",
        mail.id,
        mail.attempts,
        next
    )? == 1)
}

/// It is on its way. What it said is not kept: there may be a link in it that signs somebody in.
pub async fn mark_mail_sent(tx: &mut Tx, id: Uuid, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE outbox SET sent_at = $2, last_error = NULL, body = '' WHERE id = $1", id, at)
}

/// What was said in mails that are given up, or older than their links can be, is not kept either.
pub async fn forget_before(tx: &mut Tx, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE outbox SET body = '' WHERE body <> '' AND (attempts >= $1 OR created_at < $2)",
        MOST_ATTEMPTS,
        at
    )
}

pub async fn note_mail_failure(tx: &mut Tx, id: Uuid, error: &str) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE outbox SET last_error = $2 WHERE id = $1", id, error)
}
