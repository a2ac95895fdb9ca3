//! The `ban` table: pairs that the organiser keeps apart, or brings together.

use super::Tx;
use crate::domain::ids::{EventId, PlayerId};
use uuid::Uuid;

/// Two players who never meet, or do meet, in some rounds or in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ban {
    pub id: Uuid,
    pub a: PlayerId,
    pub b: PlayerId,
    /// Round numbers as a JSON list; none means always.
    pub rounds: Option<String>,
    /// True: these two meet. False: they do not.
    pub fixed: bool,
    pub why: String,
}
row!(Ban { id, a, b, rounds, fixed, why });

impl Ban {
    /// The rounds it is for; empty means all.
    pub fn rounds(&self) -> Vec<u32> {
        self.rounds.as_deref().and_then(|list| serde_json::from_str(list).ok()).unwrap_or_default()
    }

    pub fn holds_in(&self, round: u32) -> bool {
        let rounds = self.rounds();
        rounds.is_empty() || rounds.contains(&round)
    }
}

/// In the order they were made.
pub async fn list(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<Ban>> {
    fetch_all!(tx, "SELECT id, a, b, rounds, fixed, why FROM ban WHERE event_id = $1 ORDER BY id", event)
}

pub async fn insert(tx: &mut Tx, event: EventId, ban: &Ban) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO ban (id, event_id, a, b, rounds, fixed, why) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        ban.id,
        event,
        ban.a,
        ban.b,
        &ban.rounds,
        ban.fixed,
        &ban.why,
    )?;
    Ok(())
}

pub async fn delete(tx: &mut Tx, event: EventId, ban: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM ban WHERE event_id = $1 AND id = $2", event, ban)
}
