//! The `invitation` table: links that make an account, give a role or set a new password, once.

use super::Tx;
use crate::domain::{
    account::Purpose,
    ids::{AccountId, EventId},
};
use chrono::{DateTime, Utc};

/// A link that somebody was given.
#[derive(Debug, Clone)]
pub struct Invitation {
    pub token_hash: String,
    pub purpose: Purpose,
    pub event_id: Option<EventId>,
    pub account_id: Option<AccountId>,
    /// For whom, as the inviter called them.
    pub label: String,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}
table! {
    Invitation in invitation, read by select!;
    key token_hash;
    fixed purpose, event_id, account_id, label, created_at, expires_at;
    insert: pub insert;
}

/// One that can still be used.
pub async fn find_usable_invitation(
    tx: &mut Tx,
    token_hash: &str,
    now: DateTime<Utc>,
) -> sqlx::Result<Option<Invitation>> {
    fetch_optional!(
        tx,
        select!("WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2"),
        token_hash,
        now
    )
}

pub async fn open_of_event(tx: &mut Tx, event: EventId, now: DateTime<Utc>) -> sqlx::Result<Vec<Invitation>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event_id = $1 AND used_at IS NULL AND expires_at > $2 ORDER BY created_at, token_hash"
        ),
        event,
        now
    )
}

/// False when somebody else was quicker.
pub async fn mark_invitation_used(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "UPDATE invitation SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2",
        token_hash,
        now
    )? == 1)
}

/// Makes the links that were handed out for this purpose, site-wide, worthless.
pub async fn revoke_invitations(tx: &mut Tx, purpose: Purpose) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM invitation WHERE purpose = $1 AND event_id IS NULL AND used_at IS NULL",
        purpose
    )
}

/// Makes the links that would set this account's password worthless.
pub async fn revoke_passwords(tx: &mut Tx, account: AccountId) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM invitation WHERE purpose = $1 AND account_id = $2 AND used_at IS NULL",
        Purpose::Password,
        account
    )
}

pub async fn delete_invitation(tx: &mut Tx, event: EventId, token_hash: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM invitation WHERE event_id = $1 AND token_hash = $2", event, token_hash)
}
