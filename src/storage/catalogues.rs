//! The `catalogue` table: battle profiles, one imported publication a row. Rows are only ever added.

use super::Tx;
use crate::domain::catalogue::Publication;
use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

/// A publication as it was imported.
#[derive(Debug, Clone)]
pub struct Imported {
    pub id: Uuid,
    pub system: String,
    pub content: Publication,
    pub imported_at: DateTime<Utc>,
    pub imported_by: String,
}
table! {
    Imported in catalogue, read by select!;
    given title: &str, published_on: Option<NaiveDate>, source: &str;
    key id;
    fixed system, content, imported_at, imported_by;
    insert: add;
}

/// A publication without what it says: for lists.
#[derive(Debug, Clone)]
pub struct PublicationHeading {
    pub id: Uuid,
    pub title: String,
    pub published_on: Option<NaiveDate>,
    pub imported_at: DateTime<Utc>,
    pub imported_by: String,
}
row!(PublicationHeading { id, title, published_on, imported_at, imported_by });

/// How many publications there are, of all systems.
pub async fn count_publications(tx: &mut Tx) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM catalogue")
}

/// The headings of a game system, in the order in which they were imported.
pub async fn list_catalogue_headings(tx: &mut Tx, system: &str) -> sqlx::Result<Vec<PublicationHeading>> {
    fetch_all!(
        tx,
        "SELECT id, title, published_on, imported_at, imported_by FROM catalogue WHERE system = $1
         ORDER BY imported_at, id",
        system
    )
}

pub async fn find_catalogue(tx: &mut Tx, id: Uuid) -> sqlx::Result<Option<Imported>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

/// Those of a game system, in the order in which they were imported.
pub async fn of_system(tx: &mut Tx, system: &str) -> sqlx::Result<Vec<Imported>> {
    fetch_all!(tx, select!("WHERE system = $1 ORDER BY imported_at, id"), system)
}

/// How many there are, so that a process knows when to read them again.
pub async fn count_catalogues(tx: &mut Tx, system: &str) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM catalogue WHERE system = $1", system)
}

/// Keeps a publication, with its title, date and source as columns of their own, for lists.
pub async fn insert_catalogue(tx: &mut Tx, imported: &Imported) -> sqlx::Result<()> {
    let Publication { title, published_on, source, .. } = &imported.content;
    add(tx, title, *published_on, source, imported).await
}
