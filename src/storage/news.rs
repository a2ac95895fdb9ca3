//! The `news` table: what staff told everybody.

use super::Tx;
use crate::domain::{event::news::NewsItem, ids::EventId};
use uuid::Uuid;

table! {
    NewsItem in news, read by select!;
    key id;
    fixed event_id, kind, at, told_by, call_id;
    changing question, text, state, ended_at;
    insert: pub insert;
    update: pub update;
}

/// Everything that was ever told, the newest first.
pub async fn list_news(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<NewsItem>> {
    fetch_all!(tx, select!("WHERE event_id = $1 ORDER BY at DESC, id DESC"), event)
}

/// The newest announcements that stand on every phone.
pub async fn list_standing_announcements(
    tx: &mut Tx,
    event: EventId,
    limit: i64,
) -> sqlx::Result<Vec<NewsItem>> {
    fetch_all!(
        tx,
        select!(
            "WHERE event_id = $1 AND kind = 'announcement' AND state = 'standing' ORDER BY at DESC, id DESC LIMIT $2"
        ),
        event,
        limit
    )
}

pub async fn find_news_item(tx: &mut Tx, event: EventId, id: Uuid) -> sqlx::Result<Option<NewsItem>> {
    fetch_optional!(tx, select!("WHERE event_id = $1 AND id = $2"), event, id)
}

/// What was told from this call, unless it was taken back.
pub async fn of_call(tx: &mut Tx, event: EventId, call: Uuid) -> sqlx::Result<Option<NewsItem>> {
    fetch_optional!(
        tx,
        select!("WHERE event_id = $1 AND call_id = $2 AND state <> 'taken_back' LIMIT 1"),
        event,
        call
    )
}

pub async fn count_news(tx: &mut Tx, event: EventId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM news WHERE event_id = $1", event)
}
