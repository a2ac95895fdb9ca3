//! The `site_game` table: games that the site's administrators offer to all its new events.

use super::Tx;
use crate::domain::system::{OwnSystem, System};
use chrono::{DateTime, Utc};

/// A game, since when it is offered, and by whom.
#[derive(Debug, Clone)]
pub struct SiteGame {
    /// As an event's own game has it.
    pub id: String,
    file: String,
    pub offered_at: DateTime<Utc>,
    pub offered_by: String,
}

row!(SiteGame { id, file, offered_at, offered_by });

impl SiteGame {
    /// Its game; none: this program cannot read its file.
    pub fn game(&self) -> Option<&'static System> {
        OwnSystem::keep_without_making_known(&self.file).ok()?.game()
    }
}

/// All of them, the newest first.
pub async fn list_site_games(tx: &mut Tx) -> sqlx::Result<Vec<SiteGame>> {
    fetch_all!(tx, "SELECT id, file, offered_at, offered_by FROM site_game ORDER BY offered_at DESC, id")
}

/// The one with this id, if it is offered.
pub async fn find_site_game(tx: &mut Tx, id: &str) -> sqlx::Result<Option<SiteGame>> {
    fetch_optional!(tx, "SELECT id, file, offered_at, offered_by FROM site_game WHERE id = $1", id)
}

/// False when it is offered already.
pub async fn insert_site_game(
    tx: &mut Tx,
    game: &OwnSystem,
    at: DateTime<Utc>,
    by: &str,
) -> sqlx::Result<bool> {
    let inserted = execute!(
        tx,
        "INSERT INTO site_game (id, file, offered_at, offered_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO NOTHING",
        game.id(),
        game.file(),
        at,
        by
    )?;
    Ok(inserted == 1)
}

/// False when it was not offered.
pub async fn delete_site_game(tx: &mut Tx, id: &str) -> sqlx::Result<bool> {
    Ok(execute!(tx, "DELETE FROM site_game WHERE id = $1", id)? == 1)
}
