//! The `report` table: every report ever sent, whatever became of it. Rows are only ever added.

use super::Tx;
use crate::domain::{
    battle::{Report, Sender},
    history::BattleResult,
    ids::{BattleId, EventId},
};
use chrono::{DateTime, Utc};
use uuid::Uuid;

row!(Report { number, sender, who, kind, a_points, a_tactics, b_points, b_tactics, outcome, reason, at });

/// A report to be kept.
#[derive(Debug, Clone, Copy)]
pub struct NewReport<'a> {
    pub id: Uuid,
    pub event: EventId,
    pub battle: BattleId,
    pub sender: Sender,
    pub who: &'a str,
    pub result: &'a BattleResult,
    pub reason: Option<&'a str>,
    pub at: DateTime<Utc>,
    /// The form's own key: the database takes it once for each battle.
    pub once: &'a str,
}

/// Keeps a report as the battle's next.
pub async fn insert(tx: &mut Tx, report: &NewReport<'_>) -> sqlx::Result<()> {
    let result = report.result;
    execute!(
        tx,
        "INSERT INTO report (id, event_id, battle_id, number, side, who, kind, a_points, a_tactics, b_points,
            b_tactics, outcome, reason, at, once)
         VALUES ($1, $2, $3, (SELECT COALESCE(MAX(number), 0) + 1 FROM report WHERE battle_id = $3), $4, $5, $6,
            $7, $8, $9, $10, $11, $12, $13, $14)",
        report.id,
        report.event,
        report.battle,
        report.sender,
        report.who,
        result.kind,
        i64::from(result.a.victory_points),
        i64::from(result.a.battle_tactics),
        i64::from(result.b.victory_points),
        i64::from(result.b.battle_tactics),
        result.ruled.as_ref().map(|ruled| ruled.outcome),
        report.reason,
        report.at,
        report.once,
    )?;
    Ok(())
}

/// A battle's reports, oldest first.
pub async fn list(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<Report>> {
    fetch_all!(
        tx,
        "SELECT number, side AS sender, who, kind, a_points, a_tactics, b_points, b_tactics, outcome, reason, at
         FROM report WHERE battle_id = $1 ORDER BY number",
        battle
    )
}

/// The report that came with this key.
pub async fn by_once(tx: &mut Tx, battle: BattleId, once: &str) -> sqlx::Result<Option<Report>> {
    fetch_optional!(
        tx,
        "SELECT number, side AS sender, who, kind, a_points, a_tactics, b_points, b_tactics, outcome, reason, at
         FROM report WHERE battle_id = $1 AND once = $2",
        battle,
        once
    )
}
