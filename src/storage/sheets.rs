//! The `sheet` and `sheet_step` tables: each battle's scoring sheet, and every step that made it.

use super::Tx;
use crate::domain::{
    battle::Battle,
    event::audit::SheetFieldChange,
    ids::{BattleId, EventId, PlayerId, RoundId},
    scoring::{Exemption, ScoringSheet},
};
use chrono::{DateTime, Utc};

/// A battle's sheet as it is stored.
#[derive(Debug, Clone)]
pub struct Stored {
    /// Whose sheet it is.
    pub a: PlayerId,
    pub b: PlayerId,
    pub sheet: ScoringSheet,
    /// What judges let stand.
    pub exempted: Exempted,
    pub version: i64,
    pub changed_by: String,
    pub changed_at: DateTime<Utc>,
}

/// The breaches on a sheet that judges let stand.
#[derive(Debug, Clone, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Exempted(pub Vec<Exemption>);

/// A step as it was taken.
#[derive(Debug, Clone)]
pub struct TakenStep {
    pub number: i64,
    pub step: String,
    pub change: SheetFieldChange,
    pub who: String,
    pub role: String,
    pub reason: Option<String>,
    pub at: DateTime<Utc>,
}

row!(Stored { a, b, sheet, exempted, version, changed_by, changed_at });
table! {
    TakenStep in sheet_step, read by select_steps!;
    given battle_id: BattleId, once: &str;
    key number;
    fixed step, change, who, role, reason, at;
    insert: pub add_step;
}

pub async fn find_sheet(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Option<Stored>> {
    fetch_optional!(
        tx,
        "SELECT a, b, sheet, exempted, version, changed_by, changed_at FROM sheet WHERE battle_id = $1",
        battle
    )
}

/// The sheet of a battle as it was kept last.
#[derive(Debug, Clone)]
pub struct SheetOfBattle {
    pub battle_id: BattleId,
    pub sheet: ScoringSheet,
    pub changed_at: DateTime<Utc>,
}
row!(SheetOfBattle { battle_id, sheet, changed_at });

/// Every sheet of a round.
pub async fn of_round(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<SheetOfBattle>> {
    fetch_all!(
        tx,
        "SELECT s.battle_id, s.sheet, s.changed_at FROM sheet s JOIN battle b ON b.id = s.battle_id
         WHERE b.round_id = $1 AND s.version > 0 ORDER BY s.battle_id",
        round
    )
}

/// Makes other writers of this sheet wait until `tx` ends, and counts the step. An empty sheet begins here.
pub async fn lock_sheet(
    tx: &mut Tx,
    event: EventId,
    battle: &Battle,
    by: &str,
    at: DateTime<Utc>,
) -> sqlx::Result<Stored> {
    execute!(
        tx,
        "INSERT INTO sheet (battle_id, event_id, a, b, sheet, exempted, version, changed_by, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8) ON CONFLICT (battle_id) DO NOTHING",
        battle.id,
        event,
        battle.a,
        battle.b,
        ScoringSheet::default(),
        Exempted::default(),
        by,
        at
    )?;
    execute!(tx, "UPDATE sheet SET version = version + 1 WHERE battle_id = $1", battle.id)?;
    // Asked only now: PostgreSQL would answer a part of the statement before with what it saw before it waited.
    find_sheet(tx, battle.id).await?.ok_or(sqlx::Error::RowNotFound)
}

/// Writes what the sheet says from now on.
pub async fn update_sheet(tx: &mut Tx, battle: &Battle, stored: &Stored) -> sqlx::Result<u64> {
    execute!(
        tx,
        "UPDATE sheet SET a = $2, b = $3, sheet = $4, exempted = $5, changed_by = $6, changed_at = $7
         WHERE battle_id = $1",
        battle.id,
        stored.a,
        stored.b,
        &stored.sheet,
        &stored.exempted,
        &stored.changed_by,
        stored.changed_at,
    )
}

/// Whether the step with this key was taken.
pub async fn has_step(tx: &mut Tx, battle: BattleId, once: &str) -> sqlx::Result<bool> {
    let found: i64 =
        fetch_value!(tx, "SELECT COUNT(*) FROM sheet_step WHERE battle_id = $1 AND once = $2", battle, once)?;
    Ok(found > 0)
}

/// Every step of a sheet, the newest first.
pub async fn list_sheet_steps(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<TakenStep>> {
    fetch_all!(tx, select_steps!("WHERE battle_id = $1 ORDER BY number DESC"), battle)
}
