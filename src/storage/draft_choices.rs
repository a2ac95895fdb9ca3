//! The `draft_choice` table: what captains chose, step by step. What is not shown yet is read for the team that chose
//! it, and for the step that shows it; nobody else asks for it.

use super::Tx;
use crate::domain::{ids::MatchId, scoring::Side};
use chrono::{DateTime, Utc};

/// One choice of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredChoice {
    /// From 0.
    pub step: i64,
    pub side: Side,
    /// As JSON.
    pub choice: String,
    pub chosen_by: String,
    /// Nobody chose in time.
    pub by_lot: bool,
    /// Everybody may know it.
    pub shown: bool,
    pub at: DateTime<Utc>,
}
row!(StoredChoice { step, side, choice, chosen_by, by_lot, shown, at });

/// All choices of a match, hidden ones too, step by step.
pub async fn list_draft_choices(tx: &mut Tx, of: MatchId) -> sqlx::Result<Vec<StoredChoice>> {
    fetch_all!(
        tx,
        "SELECT step, side, choice, chosen_by, by_lot, shown, at FROM draft_choice WHERE match_id = $1
         ORDER BY step, side",
        of
    )
}

/// Keeps a choice in the place of an earlier one of the same side, unless that is shown: then false.
pub async fn store_draft_choice(tx: &mut Tx, of: MatchId, choice: &StoredChoice) -> sqlx::Result<bool> {
    Ok(execute!(
        tx,
        "INSERT INTO draft_choice (match_id, step, side, choice, chosen_by, by_lot, shown, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (match_id, step, side) DO UPDATE SET choice = excluded.choice, chosen_by = excluded.chosen_by,
            by_lot = excluded.by_lot, shown = excluded.shown, at = excluded.at
         WHERE NOT draft_choice.shown",
        of,
        choice.step,
        choice.side,
        &choice.choice,
        &choice.chosen_by,
        choice.by_lot,
        choice.shown,
        choice.at,
    )? == 1)
}

/// Lets everybody know both choices of a step, at once.
pub async fn reveal_draft_choices(tx: &mut Tx, of: MatchId, step: i64) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE draft_choice SET shown = TRUE WHERE match_id = $1 AND step = $2", of, step)
}

/// Forgets the choices from this step on.
pub async fn forget_from(tx: &mut Tx, of: MatchId, step: i64) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM draft_choice WHERE match_id = $1 AND step >= $2", of, step)
}
