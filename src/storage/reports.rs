//! The `report` table: every report ever sent, whatever became of it. Rows are only ever added.

use super::{
    Tx,
    battles::{ruled_from_columns, score_from_columns},
};
use crate::domain::{
    battle::{BattleReport, Sender},
    history::{BattleResult, Outcome, ResultKind},
    ids::{BattleId, EventId, RoundId},
};
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use uuid::Uuid;

/// A report as its columns hold it.
struct ReportRow {
    number: i64,
    sender: Sender,
    who: String,
    kind: ResultKind,
    a_points: i64,
    a_tactics: i64,
    a_marks: Option<i64>,
    b_points: i64,
    b_tactics: i64,
    b_marks: Option<i64>,
    outcome: Option<Outcome>,
    reason: Option<String>,
    at: DateTime<Utc>,
}

table! {
    ReportRow in report, read by select!;
    key number;
    fixed sender, who, kind, a_points, a_tactics, a_marks, b_points, b_tactics, b_marks, outcome, reason, at;
}

row!(BattleReport as ReportRow);

impl From<ReportRow> for BattleReport {
    fn from(row: ReportRow) -> Self {
        let result = BattleResult {
            kind: row.kind,
            a: score_from_columns(row.a_points, row.a_tactics, row.a_marks),
            b: score_from_columns(row.b_points, row.b_tactics, row.b_marks),
            ruled: ruled_from_columns(row.outcome, row.reason.as_deref()),
        };
        let ReportRow { number, sender, who, reason, at, .. } = row;
        Self { number, sender, who, result, reason, at }
    }
}

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

/// Keeps a report as the battle's next. One whose key came before fails, with the change at the latest.
pub async fn insert_report(tx: &mut Tx, report: &NewReport<'_>) -> sqlx::Result<()> {
    let result = report.result;
    execute_later!(
        tx,
        "INSERT INTO report (id, event_id, battle_id, once, sender, who, kind, a_points, a_tactics, a_marks,
            b_points, b_tactics, b_marks, outcome, reason, at, number)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
            (SELECT COALESCE(MAX(number), 0) + 1 FROM report WHERE battle_id = $3))",
        report.id,
        report.event,
        report.battle,
        report.once,
        report.sender,
        report.who,
        result.kind,
        i64::from(result.a.victory_points),
        i64::from(result.a.battle_tactics),
        result.a.values.packed(),
        i64::from(result.b.victory_points),
        i64::from(result.b.battle_tactics),
        result.b.values.packed(),
        result.ruled.as_ref().map(|ruled| ruled.outcome),
        report.reason,
        report.at,
    )
}

/// A battle's reports, oldest first.
pub async fn list_battle_reports(tx: &mut Tx, battle: BattleId) -> sqlx::Result<Vec<BattleReport>> {
    fetch_all!(tx, select!("WHERE battle_id = $1 ORDER BY number"), battle)
}

/// When each battle of an event was reported first.
pub async fn first_of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(BattleId, DateTime<Utc>)>> {
    fetch_all!(
        tx,
        "SELECT battle_id, at FROM report WHERE event_id = $1 AND number = 1 ORDER BY battle_id",
        event
    )
}

/// When each battle of a round was first reported as it stands; none of one that nobody reported so.
pub async fn came_in(tx: &mut Tx, round: RoundId) -> sqlx::Result<HashMap<BattleId, DateTime<Utc>>> {
    let found: Vec<(BattleId, DateTime<Utc>)> = fetch_all!(
        tx,
        "SELECT r.battle_id, r.at FROM battle b JOIN report r ON r.battle_id = b.id
         WHERE b.round_id = $1 AND r.kind = b.kind AND r.a_points = b.a_points AND r.b_points = b.b_points
         ORDER BY r.battle_id, r.number DESC",
        round
    )?;
    // Of several the first, which comes last.
    Ok(found.into_iter().collect())
}

/// The report that came with this key.
pub async fn by_once(tx: &mut Tx, battle: BattleId, once: &str) -> sqlx::Result<Option<BattleReport>> {
    fetch_optional!(tx, select!("WHERE battle_id = $1 AND once = $2"), battle, once)
}
