//! Who asks for a page of an event, found by one statement over `event`, `session`, `account`, `staff` and `player`:
//! every page of a visitor begins with it, unless [`crate::cache::visitors`] knows that nobody's rights have changed since.

use super::{Tx, accounts::Account, sessions::Session};
use crate::domain::{
    event::permission::StaffRole,
    ids::{AccountId, EventId, PlayerId},
};
use chrono::{DateTime, Utc};

/// An event, and whoever asks for a page of it.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub event: EventId,
    /// The event's, as it is now.
    pub version: i64,
    pub session: Option<Session>,
    pub account: Option<Account>,
    /// What the account does in the event.
    pub role: Option<StaffRole>,
    /// As whom this browser came to the event: by a link that still holds, or by the account's own entry.
    pub player: Option<PlayerId>,
}

struct VisitorRow {
    event: EventId,
    version: i64,
    token_hash: Option<String>,
    session_account: Option<AccountId>,
    expires_at: Option<DateTime<Utc>>,
    seen_at: Option<DateTime<Utc>>,
    proved_at: Option<DateTime<Utc>>,
    account: Option<AccountId>,
    email: Option<String>,
    account_name: Option<String>,
    password_hash: Option<String>,
    site_admin: Option<bool>,
    organiser: Option<bool>,
    created_at: Option<DateTime<Utc>>,
    second_factor: Option<String>,
    disabled_at: Option<DateTime<Utc>>,
    role: Option<StaffRole>,
    player: Option<PlayerId>,
}

row!(VisitorRow {
    event,
    version,
    token_hash,
    session_account,
    expires_at,
    seen_at,
    proved_at,
    account,
    email,
    account_name,
    password_hash,
    site_admin,
    organiser,
    created_at,
    second_factor,
    disabled_at,
    role,
    player
});
row!(Visitor as VisitorRow);

impl From<VisitorRow> for Visitor {
    fn from(row: VisitorRow) -> Self {
        let VisitorRow { event, version, role, player, .. } = row;
        let session = || {
            let (expires_at, seen_at) = (row.expires_at?, row.seen_at?);
            let (token_hash, account_id) = (row.token_hash?, row.session_account);
            Some(Session { token_hash, account_id, expires_at, seen_at, proved_at: row.proved_at })
        };
        let account = || {
            Some(Account {
                id: row.account?,
                email: row.email?,
                name: row.account_name?,
                password_hash: row.password_hash?,
                site_admin: row.site_admin?,
                organiser: row.organiser?,
                created_at: row.created_at?,
                second_factor: row.second_factor,
                disabled_at: row.disabled_at,
            })
        };
        Self { event, version, session: session(), account: account(), role, player }
    }
}

/// The event at this address and who asks, by the session of this token's hash as [`super::sessions::find_session`] finds it;
/// a stranger where it finds none. None where there is no such event.
pub async fn find_event_visitor(
    tx: &mut Tx,
    slug: &str,
    token_hash: Option<&str>,
    now: DateTime<Utc>,
) -> sqlx::Result<Option<Visitor>> {
    fetch_optional!(
        tx,
        "SELECT e.id AS event, e.version, s.token_hash, s.account_id AS session_account, s.expires_at, s.seen_at, s.proved_at,
            a.id AS account, a.email, a.name AS account_name, a.password_hash, a.site_admin, a.organiser, a.created_at,
            a.second_factor, a.disabled_at, m.role,
            COALESCE(
                (SELECT p.id FROM session_player o JOIN player p ON p.id = o.player_id
                 WHERE o.token_hash = s.token_hash AND p.event_id = e.id AND o.link_epoch = p.link_epoch
                    AND p.link_open ORDER BY o.opened_at DESC, p.number DESC LIMIT 1),
                (SELECT p.id FROM player p WHERE p.account_id = s.account_id AND p.event_id = e.id
                 ORDER BY p.number DESC LIMIT 1)) AS player
         FROM event e
         LEFT JOIN session s ON s.token_hash = $2 AND s.expires_at > $3 AND s.seen_at > $5 AND (s.seen_at > $4 OR NOT (
             EXISTS (SELECT 1 FROM account x WHERE x.id = s.account_id AND (x.site_admin OR x.organiser))
             OR EXISTS (SELECT 1 FROM staff y WHERE y.account_id = s.account_id)))
         LEFT JOIN account a ON a.id = s.account_id
         LEFT JOIN staff m ON m.event_id = e.id AND m.account_id = s.account_id
         WHERE e.slug = $1",
        slug,
        token_hash,
        now,
        now - super::sessions::STAFF_IDLE,
        now - super::sessions::IDLE
    )
}
