//! The `session` and `session_player` tables: who is signed in, and as which players.

use super::Tx;
use crate::domain::ids::{AccountId, EventId, PlayerId};
use chrono::{DateTime, TimeDelta, Utc};
use std::fmt;

/// One browser that is signed in.
#[derive(Debug, Clone)]
pub struct Session {
    pub token_hash: String,
    /// Nobody when only players' private links were used.
    pub account_id: Option<AccountId>,
    pub expires_at: DateTime<Utc>,
    /// When it was last used, to the half hour.
    pub seen_at: DateTime<Utc>,
    /// When the account's password was last typed in it. None: never.
    pub proved_at: Option<DateTime<Utc>>,
}
row!(Session { token_hash, account_id, expires_at, seen_at, proved_at });

/// How long staff may leave a browser alone before they have to sign in again.
pub(super) const STAFF_IDLE: TimeDelta = TimeDelta::hours(12);
/// The same for players: an event and the days before it.
pub(super) const IDLE: TimeDelta = TimeDelta::days(7);
/// So long after the password was typed it need not be typed again.
const PROVED: TimeDelta = TimeDelta::minutes(10);
/// A session's last use is written down at most this often.
const BETWEEN_MARKS: TimeDelta = TimeDelta::minutes(30);

impl Session {
    /// Time to write down that it is in use.
    pub fn is_to_be_marked(&self, now: DateTime<Utc>) -> bool {
        now - self.seen_at > BETWEEN_MARKS
    }

    /// Until then it holds whoever has it, if it is not used and nothing of it changes.
    pub fn holds_until(&self) -> DateTime<Utc> {
        self.expires_at.min(self.seen_at + STAFF_IDLE)
    }

    /// The password was typed in it just now.
    pub fn is_proved(&self, now: DateTime<Utc>) -> bool {
        self.proved_at.is_some_and(|at| now - at <= PROVED)
    }
}

pub async fn find_session(
    tx: &mut Tx,
    token_hash: &str,
    now: DateTime<Utc>,
) -> sqlx::Result<Option<Session>> {
    fetch_optional!(
        tx,
        "SELECT s.token_hash, s.account_id, s.expires_at, s.seen_at, s.proved_at FROM session s
         WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.seen_at > $4 AND (s.seen_at > $3 OR NOT (
             EXISTS (SELECT 1 FROM account a WHERE a.id = s.account_id AND (a.site_admin OR a.organiser))
             OR EXISTS (SELECT 1 FROM staff m WHERE m.account_id = s.account_id)))",
        token_hash,
        now,
        now - STAFF_IDLE,
        now - IDLE
    )
}

/// It is in use.
pub async fn mark_session_seen(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE session SET seen_at = $2 WHERE token_hash = $1", token_hash, now)
}

/// The password was typed in it.
pub async fn mark_proved(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE session SET proved_at = $2 WHERE token_hash = $1", token_hash, now)
}

/// Whose session it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionOwner {
    Account(AccountId),
    /// Nobody has signed in: the player whose link was opened last.
    Player(PlayerId),
}

impl fmt::Display for SessionOwner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Account(id) => write!(f, "account {id}"),
            Self::Player(id) => write!(f, "player {id}"),
        }
    }
}

/// Who has the session of this token; none: it holds no more, or nobody ever had it.
pub async fn find_session_person(
    tx: &mut Tx,
    token_hash: &str,
    now: DateTime<Utc>,
) -> sqlx::Result<Option<SessionOwner>> {
    let row: Option<(Option<AccountId>, Option<PlayerId>)> = fetch_optional!(
        tx,
        "SELECT s.account_id, (SELECT p.player_id FROM session_player p WHERE p.token_hash = s.token_hash
             ORDER BY p.opened_at DESC, p.player_id LIMIT 1)
         FROM session s WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.seen_at > $3",
        token_hash,
        now,
        now - IDLE
    )?;
    Ok(row.and_then(|(account, player)| {
        account.map(SessionOwner::Account).or(player.map(SessionOwner::Player))
    }))
}

pub async fn insert_session(tx: &mut Tx, session: &Session, now: DateTime<Utc>) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO session (token_hash, account_id, created_at, seen_at, proved_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        &session.token_hash,
        session.account_id,
        now,
        session.seen_at,
        session.proved_at,
        session.expires_at,
    )?;
    Ok(())
}

/// Signs this browser out.
pub async fn delete_session(tx: &mut Tx, token_hash: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE token_hash = $1", token_hash)
}

/// Signs an account out everywhere but here.
pub async fn delete_others(tx: &mut Tx, account: AccountId, keep: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE account_id = $1 AND token_hash <> $2", account, keep)
}

/// Signs one browser of an account out.
pub async fn delete_one_of(tx: &mut Tx, account: AccountId, token_hash: &str) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE account_id = $1 AND token_hash = $2", account, token_hash)
}

pub async fn delete_expired(tx: &mut Tx, now: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM session WHERE expires_at < $1 OR seen_at < $2", now, now - IDLE)
}

/// A player's link as it was opened.
#[derive(Debug, Clone, Copy)]
pub struct OpenedLink {
    pub player: PlayerId,
    pub link_epoch: i64,
    pub at: DateTime<Utc>,
}

/// From now on this browser is this player, as long as the link is not renewed or another one opened.
pub async fn add_player(tx: &mut Tx, token_hash: &str, opened: OpenedLink) -> sqlx::Result<()> {
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

/// Makes room for one more browser that came as this player and has signed in to no account: those that were opened
/// once and left alone go first, then those that were used least recently.
pub async fn keep_newest_of(tx: &mut Tx, player: PlayerId, most: i64) -> sqlx::Result<u64> {
    execute!(
        tx,
        "DELETE FROM session WHERE token_hash IN (
             SELECT s.token_hash FROM session s JOIN session_player p ON p.token_hash = s.token_hash
             WHERE p.player_id = $1 AND s.account_id IS NULL
             ORDER BY CASE WHEN s.seen_at > s.created_at THEN 0 ELSE 1 END, s.seen_at DESC, s.token_hash
             LIMIT 1000 OFFSET $2)",
        player,
        most - 1
    )
}

/// A session that is replaced hands its players on.
pub async fn move_players(tx: &mut Tx, from: &str, to: &str) -> sqlx::Result<()> {
    execute!(tx, "UPDATE session_player SET token_hash = $2 WHERE token_hash = $1", from, to)?;
    Ok(())
}

/// As whom this browser came to this event by a link that still holds.
pub async fn by_link_in(tx: &mut Tx, token_hash: &str, event: EventId) -> sqlx::Result<Option<PlayerId>> {
    let row: Option<(PlayerId,)> = fetch_optional!(
        tx,
        "SELECT p.id FROM session_player s JOIN player p ON p.id = s.player_id
         WHERE s.token_hash = $1 AND p.event_id = $2 AND s.link_epoch = p.link_epoch AND p.link_open
         ORDER BY s.opened_at DESC, p.number DESC LIMIT 1",
        token_hash,
        event
    )?;
    Ok(row.map(|(id,)| id))
}

/// A browser that is signed in to an account.
#[derive(Debug, Clone)]
pub struct SignedInBrowser {
    pub token_hash: String,
    pub created_at: DateTime<Utc>,
    /// When it was last used, to the half hour.
    pub seen_at: DateTime<Utc>,
    /// Until then it can be used.
    pub expires_at: DateTime<Utc>,
}
row!(SignedInBrowser { token_hash, created_at, seen_at, expires_at });

/// The browsers that are signed in to an account, the one used last first.
pub async fn of_account(tx: &mut Tx, account: AccountId) -> sqlx::Result<Vec<SignedInBrowser>> {
    fetch_all!(
        tx,
        "SELECT token_hash, created_at, seen_at, expires_at FROM session WHERE account_id = $1
         ORDER BY seen_at DESC, token_hash",
        account
    )
}
