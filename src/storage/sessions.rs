//! The `session` and `session_player` tables: who is signed in, and as which players.

use super::Tx;
use crate::domain::ids::{AccountId, EventId, PlayerId};
use chrono::{DateTime, Utc};

/// One browser that is signed in.
#[derive(Debug, Clone)]
pub struct Session {
    pub token_hash: String,
    /// Nobody when only players' private links were used.
    pub account_id: Option<AccountId>,
    pub expires_at: DateTime<Utc>,
}
row!(Session { token_hash, account_id, expires_at });

pub async fn find(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> sqlx::Result<Option<Session>> {
    fetch_optional!(
        tx,
        "SELECT token_hash, account_id, expires_at FROM session WHERE token_hash = $1 AND expires_at > $2",
        token_hash,
        now
    )
}

pub async fn insert(tx: &mut Tx, session: &Session, now: DateTime<Utc>) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO session (token_hash, account_id, created_at, seen_at, expires_at) VALUES ($1, $2, $3, $3, $4)",
        &session.token_hash,
        session.account_id,
        now,
        session.expires_at,
    )?;
    Ok(())
}

/// Signs this browser out.
pub async fn delete(tx: &mut Tx, token_hash: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE token_hash = $1", token_hash)
}

/// Signs an account out everywhere but here.
pub async fn delete_others(tx: &mut Tx, account: AccountId, keep: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE account_id = $1 AND token_hash <> $2", account, keep)
}

pub async fn delete_expired(tx: &mut Tx, now: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE expires_at < $1", now)
}

/// A player's link as it was opened.
#[derive(Debug, Clone, Copy)]
pub struct Opened {
    pub player: PlayerId,
    pub link_epoch: i64,
    pub at: DateTime<Utc>,
}

/// From now on this browser is this player, as long as the link is not renewed or another one opened.
pub async fn add_player(tx: &mut Tx, token_hash: &str, opened: Opened) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO session_player (token_hash, player_id, link_epoch, opened_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (token_hash, player_id)
         DO UPDATE SET link_epoch = excluded.link_epoch, opened_at = excluded.opened_at",
        token_hash,
        opened.player,
        opened.link_epoch,
        opened.at,
    )?;
    Ok(())
}

/// A session that is replaced hands its players on.
pub async fn move_players(tx: &mut Tx, from: &str, to: &str) -> sqlx::Result<()> {
    execute!(tx, "UPDATE session_player SET token_hash = $2 WHERE token_hash = $1", from, to)?;
    Ok(())
}

/// As whom this browser came to this event: by a link that still holds, or by the account's own entry.
pub async fn player_in(tx: &mut Tx, session: &Session, event: EventId) -> sqlx::Result<Option<PlayerId>> {
    let row: Option<(PlayerId,)> = fetch_optional!(
        tx,
        "SELECT p.id FROM player p
         LEFT JOIN session_player s ON s.player_id = p.id AND s.token_hash = $1
             AND s.link_epoch = p.link_epoch AND p.link_open
         WHERE p.event_id = $2 AND (s.token_hash IS NOT NULL OR p.account_id = $3)
         ORDER BY CASE WHEN s.token_hash IS NOT NULL THEN 0 ELSE 1 END, s.opened_at DESC, p.number DESC LIMIT 1",
        &session.token_hash,
        event,
        session.account_id,
    )?;
    Ok(row.map(|(id,)| id))
}
