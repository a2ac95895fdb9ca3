//! The tables `round_clock` and `table_extension`: a round's clock, and minutes for single tables.

use super::Tx;
use crate::domain::{
    event::clock::RoundClock,
    ids::{EventId, RoundId},
    numbers::TableNumber,
};
use chrono::{DateTime, Utc};

row!(RoundClock { minutes, started_at, paused_at, paused_millis });

/// None before it was started.
pub async fn find_round_clock(tx: &mut Tx, round: RoundId) -> sqlx::Result<Option<RoundClock>> {
    fetch_optional!(
        tx,
        "SELECT minutes, started_at, paused_at, paused_millis FROM round_clock WHERE round_id = $1",
        round
    )
}

/// The clocks that were started, by round.
pub async fn list_round_clocks(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<(RoundId, RoundClock)>> {
    type Row = (RoundId, i64, DateTime<Utc>, Option<DateTime<Utc>>, i64);
    let rows: Vec<Row> = fetch_all!(
        tx,
        "SELECT c.round_id, c.minutes, c.started_at, c.paused_at, c.paused_millis
         FROM round_clock c JOIN round r ON r.id = c.round_id WHERE r.event_id = $1 ORDER BY r.number",
        event
    )?;
    let clock = |(round, minutes, started_at, paused_at, paused_millis)| {
        (round, RoundClock { minutes, started_at, paused_at, paused_millis })
    };
    Ok(rows.into_iter().map(clock).collect())
}

/// Minutes of its own that a table has.
#[derive(Debug, Clone, Copy)]
pub struct TableExtension {
    pub round_id: RoundId,
    pub table_number: TableNumber,
    pub minutes: i64,
}
row!(TableExtension { round_id, table_number, minutes });

/// Tables of any round with minutes of their own.
pub async fn all_extensions(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<TableExtension>> {
    fetch_all!(
        tx,
        "SELECT x.round_id, x.table_number, x.minutes FROM table_extension x JOIN round r ON r.id = x.round_id
         WHERE r.event_id = $1 ORDER BY r.number, x.table_number",
        event
    )
}

pub async fn set_round_clock(tx: &mut Tx, round: RoundId, clock: &RoundClock) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO round_clock (round_id, minutes, started_at, paused_at, paused_millis)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (round_id) DO UPDATE SET minutes = $2, started_at = $3, paused_at = $4, paused_millis = $5",
        round,
        clock.minutes,
        clock.started_at,
        clock.paused_at,
        clock.paused_millis
    )?;
    Ok(())
}

/// As if it had never been started.
pub async fn remove_round_clock(tx: &mut Tx, round: RoundId) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM round_clock WHERE round_id = $1", round)?;
    Ok(())
}

/// Takes from all tables of a round what they were given.
pub async fn remove_extensions(tx: &mut Tx, round: RoundId) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM table_extension WHERE round_id = $1", round)?;
    Ok(())
}

/// Tables with minutes of their own, in order.
pub async fn list_table_extensions(tx: &mut Tx, round: RoundId) -> sqlx::Result<Vec<(TableNumber, i64)>> {
    fetch_all!(
        tx,
        "SELECT table_number, minutes FROM table_extension WHERE round_id = $1 ORDER BY table_number",
        round
    )
}

/// Gives a table minutes beside those it has; none in all takes it off the list.
pub async fn extend_table(tx: &mut Tx, round: RoundId, table: TableNumber, minutes: i64) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO table_extension (round_id, table_number, minutes) VALUES ($1, $2, $3)
         ON CONFLICT (round_id, table_number) DO UPDATE SET minutes = table_extension.minutes + $3",
        round,
        table,
        minutes
    )?;
    execute!(tx, "DELETE FROM table_extension WHERE round_id = $1 AND minutes <= 0", round)?;
    Ok(())
}
