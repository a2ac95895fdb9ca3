//! The `event_listing` table: where each event stands in the lists of events, so that a page of a list reads what it shows.

use super::{Database, Tx};
use crate::domain::{
    event::{
        Event, EventName, Stage,
        listing::{EventShelf, ListPlace, ShelfPlace, ShelfStretch},
        pack::Settings,
    },
    ids::{AccountId, EventId},
    numbers::RoundNumber,
    round::RoundState,
};
use chrono::{DateTime, Utc};
use std::{collections::BTreeSet, ops::Deref};

/// An event as a list shows it.
#[derive(Debug, Clone)]
pub struct ListedEvent {
    event: Event,
    pub place: ListPlace,
    /// None: none is out.
    pub newest_round: Option<RoundNumber>,
}

impl Deref for ListedEvent {
    type Target = Event;
    fn deref(&self) -> &Event {
        &self.event
    }
}

struct ListedRow {
    id: EventId,
    slug: String,
    name: EventName,
    stage: Stage,
    settings: Settings,
    seed: i64,
    version: i64,
    created_at: DateTime<Utc>,
    listed_at: DateTime<Utc>,
    newest_round: Option<RoundNumber>,
}

table! {
    ListedRow in event, read by select!;
    key id;
    fixed slug, seed, created_at;
    changing name, stage, settings, version;
    also listed_at = "l.at",
        newest_round = "(SELECT MAX(r.number) FROM round r WHERE r.event_id=event.id AND r.state<>'draft')";
    joined "JOIN event_listing l ON l.event_id=event.id ";
}
row!(ListedEvent as ListedRow);

impl From<ListedRow> for ListedEvent {
    fn from(row: ListedRow) -> Self {
        let ListedRow { id, slug, name, stage, settings, seed, version, created_at, .. } = row;
        let event = Event { id, slug, name, stage, settings, seed, version, created_at };
        Self { event, place: ListPlace { at: row.listed_at, event: id }, newest_round: row.newest_round }
    }
}

/// The first so many of a stretch.
pub async fn list_stretch(tx: &mut Tx, part: &ShelfStretch, most: i64) -> sqlx::Result<Vec<ListedEvent>> {
    let (from, until) = (part.from, part.until);
    macro_rules! list_in_order {
        ($statement:literal) => {
            fetch_all!(tx, select!($statement), part.shelf, from.at, from.event, until.at, until.event, most)
        };
    }
    if part.newest_first {
        list_in_order!(
            "WHERE l.shelf = $1 AND (l.at, l.event_id) > ($2, $3) AND (l.at, l.event_id) < ($4, $5)
             ORDER BY l.at DESC, l.event_id DESC LIMIT $6"
        )
    } else {
        list_in_order!(
            "WHERE l.shelf = $1 AND (l.at, l.event_id) > ($2, $3) AND (l.at, l.event_id) < ($4, $5)
             ORDER BY l.at, l.event_id LIMIT $6"
        )
    }
}

/// Of those that this account runs or judges, the first so many that were made before an event, the newest first; or
/// after it, the oldest first.
pub async fn list_own(
    tx: &mut Tx,
    account: AccountId,
    from: EventId,
    newest_first: bool,
    most: i64,
) -> sqlx::Result<Vec<ListedEvent>> {
    macro_rules! list_in_order {
        ($statement:literal) => {
            fetch_all!(tx, select!($statement), account, from, most)
        };
    }
    if newest_first {
        list_in_order!(
            "WHERE event.id IN (SELECT s.event_id FROM staff s WHERE s.account_id = $1 AND s.event_id < $2
                                ORDER BY s.event_id DESC LIMIT $3)
             ORDER BY event.id DESC"
        )
    } else {
        list_in_order!(
            "WHERE event.id IN (SELECT s.event_id FROM staff s WHERE s.account_id = $1 AND s.event_id > $2
                                ORDER BY s.event_id LIMIT $3)
             ORDER BY event.id"
        )
    }
}

/// The same of those that this account has entered.
pub async fn list_entered(
    tx: &mut Tx,
    account: AccountId,
    from: EventId,
    newest_first: bool,
    most: i64,
) -> sqlx::Result<Vec<ListedEvent>> {
    macro_rules! list_in_order {
        ($statement:literal) => {
            fetch_all!(tx, select!($statement), account, from, most)
        };
    }
    if newest_first {
        list_in_order!(
            "WHERE event.id IN (SELECT DISTINCT p.event_id FROM player p WHERE p.account_id = $1 AND p.event_id < $2
                                ORDER BY p.event_id DESC LIMIT $3)
             ORDER BY event.id DESC"
        )
    } else {
        list_in_order!(
            "WHERE event.id IN (SELECT DISTINCT p.event_id FROM player p WHERE p.account_id = $1 AND p.event_id > $2
                                ORDER BY p.event_id LIMIT $3)
             ORDER BY event.id"
        )
    }
}

/// When the next event of this shelf is past by its days; none where none will be.
pub async fn next_past(
    tx: &mut Tx,
    shelf: EventShelf,
    now: DateTime<Utc>,
) -> sqlx::Result<Option<DateTime<Utc>>> {
    let next: Option<DateTime<Utc>> =
        fetch_value!(tx, "SELECT MIN(at) FROM event_listing WHERE shelf = $1 AND at > $2", shelf, now)?;
    Ok(next.filter(|at| *at < ListPlace::LAST.at))
}

/// Whether any event stands on this shelf.
pub async fn has_any_on_shelf(tx: &mut Tx, shelf: EventShelf) -> sqlx::Result<bool> {
    let one: Option<(EventId,)> =
        fetch_optional!(tx, "SELECT event_id FROM event_listing WHERE shelf = $1 LIMIT 1", shelf)?;
    Ok(one.is_some())
}

/// Whether any event is being played.
pub async fn has_running_event(tx: &mut Tx) -> sqlx::Result<bool> {
    Ok(has_any_on_shelf(tx, EventShelf::Running).await? || has_any_on_shelf(tx, EventShelf::Playing).await?)
}

/// Those that are not over, drafts included.
pub async fn list_not_over(tx: &mut Tx) -> sqlx::Result<Vec<EventId>> {
    let found: Vec<(EventId,)> = fetch_all!(
        tx,
        "SELECT event_id FROM event_listing WHERE shelf IN ($1, $2, $3, $4) ORDER BY event_id",
        EventShelf::Draft,
        EventShelf::Coming,
        EventShelf::Running,
        EventShelf::Playing
    )?;
    Ok(found.into_iter().map(|(id,)| id).collect())
}

/// The systems that events of this site are of: of each one row is looked at.
pub async fn list_played_systems(tx: &mut Tx) -> sqlx::Result<BTreeSet<String>> {
    let found: Vec<(String,)> = fetch_all!(
        tx,
        "WITH RECURSIVE played (system) AS (
             SELECT MIN(system) FROM event_listing
             UNION ALL
             SELECT (SELECT MIN(l.system) FROM event_listing l WHERE l.system > played.system)
             FROM played WHERE played.system IS NOT NULL)
         SELECT system FROM played WHERE system IS NOT NULL"
    )?;
    Ok(found.into_iter().map(|(system,)| system).collect())
}

/// Puts an event where it stands now; nothing is written where it stands there already.
pub async fn list_event_anew(tx: &mut Tx, id: EventId) -> sqlx::Result<()> {
    let Some(event) = super::events::find_event(tx, id).await? else { return Ok(()) };
    let open: Option<(i64,)> = fetch_optional!(
        tx,
        "SELECT number FROM round WHERE event_id = $1 AND state = $2 LIMIT 1",
        id,
        RoundState::Published
    )?;
    write_search_words(tx, &event).await?;
    let ShelfPlace { shelf, place } = event.place_in_lists(open.is_some());
    execute!(
        tx,
        "INSERT INTO event_listing (event_id, shelf, at, system) VALUES ($1, $2, $3, $4)
         ON CONFLICT (event_id) DO UPDATE SET shelf = excluded.shelf, at = excluded.at, system = excluded.system
         WHERE event_listing.shelf <> excluded.shelf OR event_listing.at <> excluded.at
            OR event_listing.system <> excluded.system",
        id,
        shelf,
        place.at,
        event.settings.system
    )?;
    Ok(())
}

/// By which words it is found; nothing is written where they stand there already.
async fn write_search_words(tx: &mut Tx, event: &Event) -> sqlx::Result<()> {
    let words: BTreeSet<String> = event.search_words().iter().map(|word| sortable_word(word)).collect();
    let stored: Vec<(String,)> =
        fetch_all!(tx, "SELECT word FROM event_word WHERE event_id = $1 ORDER BY word", event.id)?;
    if stored.iter().map(|(word,)| word).eq(&words) {
        return Ok(());
    }
    execute!(tx, "DELETE FROM event_word WHERE event_id = $1", event.id)?;
    for word in words {
        execute!(tx, "INSERT INTO event_word (word, event_id) VALUES ($1, $2)", word, event.id)?;
    }
    Ok(())
}

/// What stands in the same order in every database, as does what begins with it.
fn sortable_word(word: &str) -> String {
    word.bytes().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"))
}

/// As many events are looked at with either word: whichever is the rarer finds them.
const CANDIDATES: i64 = 150;

/// Those that everybody may see, and of which a word begins with each of these two: first those that are on, then the
/// next, then the newest.
pub async fn find_events(tx: &mut Tx, words: [&str; 2], most: i64) -> sqlx::Result<Vec<ListedEvent>> {
    let [one, other] = words.map(sortable_word);
    // No digit stands after it.
    let [after_one, after_other] = [&one, &other].map(|word| format!("{word}g"));
    fetch_all!(
        tx,
        select!(
            "WHERE l.shelf <> 'draft' AND event.id IN (
                 SELECT c.event_id FROM (SELECT event_id FROM event_word WHERE word >= $1 AND word < $2 LIMIT $5) c
                 WHERE EXISTS (SELECT 1 FROM event_word w WHERE w.event_id = c.event_id AND w.word >= $3 AND w.word < $4)
                 UNION
                 SELECT c.event_id FROM (SELECT event_id FROM event_word WHERE word >= $3 AND word < $4 LIMIT $5) c
                 WHERE EXISTS (SELECT 1 FROM event_word w WHERE w.event_id = c.event_id AND w.word >= $1 AND w.word < $2)
                 LIMIT $6)
             ORDER BY CASE l.shelf WHEN 'running' THEN 0 WHEN 'playing' THEN 0 WHEN 'coming' THEN 1 ELSE 2 END,
                      CASE l.shelf WHEN 'coming' THEN l.at END, l.at DESC, l.event_id DESC"
        ),
        one,
        after_one,
        other,
        after_other,
        CANDIDATES,
        most
    )
}

/// Puts events where they stand that stand nowhere yet: those of a program before there were lists.
pub async fn list_unlisted_events(database: &Database) -> sqlx::Result<()> {
    let unlisted: Vec<(EventId,)> = fetch_all!(
        &mut database.read_once().await?,
        "SELECT e.id FROM event e WHERE NOT EXISTS (SELECT 1 FROM event_listing l WHERE l.event_id = e.id)
            OR e.stage <> $1 AND NOT EXISTS (SELECT 1 FROM event_word w WHERE w.event_id = e.id)
         ORDER BY e.id",
        Stage::Draft
    )?;
    if unlisted.is_empty() {
        return Ok(());
    }
    let mut tx = database.write().await?;
    for (id,) in unlisted {
        match list_event_anew(&mut tx, id).await {
            // One whose settings nobody can read keeps no other from its place.
            Err(sqlx::Error::ColumnDecode { source, .. }) => {
                tracing::warn!(%source, event = %id, "unlisted");
            }
            other => other?,
        }
    }
    tx.commit().await
}
