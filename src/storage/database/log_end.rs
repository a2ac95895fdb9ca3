//! What has changed in a SQLite file since it was looked at last, by the newest entry of all events' logs: every version of an
//! event has its entry.

use super::ProcessNews;
use crate::domain::ids::EventId;
use sqlx::sqlite::SqliteConnection;
use uuid::Uuid;

/// The entry that was the newest. None where there was none, or nobody has looked.
#[derive(Debug, Default)]
pub struct LogEnd(Option<NewestEntry>);

#[derive(Debug, PartialEq, Eq)]
struct NewestEntry {
    row: i64,
    id: Uuid,
}

impl LogEnd {
    /// The versions that events have since, or those of all, where that cannot be told: where the entry is not there any
    /// more, as its event was deleted, a newer one may stand before it.
    pub async fn read_versions_since(
        &mut self,
        sqlite: &mut SqliteConnection,
    ) -> sqlx::Result<Vec<ProcessNews>> {
        if let Some(known) = &self.0 {
            let newer =
                "SELECT rowid, id, event_id, sequence FROM audit_entry WHERE rowid >= $1 ORDER BY rowid";
            let mut found: Vec<(i64, Uuid, EventId, i64)> =
                sqlx::query_as(newer).bind(known.row).fetch_all(&mut *sqlite).await?;
            let is_there = found.first().is_some_and(|(row, id, ..)| (*row, *id) == (known.row, known.id));
            if is_there {
                self.0 = found.last().map(|(row, id, ..)| NewestEntry { row: *row, id: *id });
                return Ok(found
                    .drain(1..)
                    .map(|(.., event, version)| ProcessNews::Version(event, version))
                    .collect());
            }
        }
        let newest = "SELECT rowid, id FROM audit_entry ORDER BY rowid DESC LIMIT 1";
        let newest: Option<(i64, Uuid)> = sqlx::query_as(newest).fetch_optional(&mut *sqlite).await?;
        self.0 = newest.map(|(row, id)| NewestEntry { row, id });
        let all: Vec<(EventId, i64)> =
            sqlx::query_as("SELECT id, version FROM event").fetch_all(sqlite).await?;
        Ok(all.into_iter().map(|(event, version)| ProcessNews::Version(event, version)).collect())
    }
}
