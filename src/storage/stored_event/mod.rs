//! An event out of its tables and into them again, row by row: for its file. Which columns a table has is asked of
//! the database, so that a new one is carried without a line here.

mod cells;
mod readable;
mod tables;
mod whose;

pub use readable::is_readable;
pub use whose::{is_of_one_event, row_of_another_event, with_new_ids};

use self::{
    cells::{ColumnKind, ColumnValue, read_row_cell},
    tables::{CARRIED, CarriedTable, HEAVY},
};
use super::{Tx, table::ROWS};
use crate::domain::{
    ids::EventId,
    stored_event::{StaffByEmail, StoredCell, StoredEvent, StoredPart, StoredRowProblem, StoredTable},
};
use futures_util::TryStreamExt;
use sqlx::{QueryBuilder, Row};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Rows that are handed on at once take about so many bytes.
const PART: usize = 1 << 20;

/// What is kept of this event beside its rows.
pub async fn read_about(tx: &mut Tx, event: EventId) -> sqlx::Result<StoredEvent> {
    let staff = super::staff::list_staff(tx, event).await?.into_iter();
    let staff =
        staff.map(|member| StaffByEmail { email: member.email, name: member.name, role: member.role });
    // Whoever has not joined again here may do so at the next place.
    let former = super::former_staff::list_former_staff(tx, event).await?.into_iter();
    let former =
        former.map(|member| StaffByEmail { email: member.email, name: member.name, role: member.role });
    let open: i64 =
        fetch_value!(tx, "SELECT COUNT(*) FROM vote WHERE event_id = $1 AND closed_at IS NULL", event)?;
    let votes_left = u32::try_from(open).unwrap_or_default();
    Ok(StoredEvent { staff: staff.chain(former).collect(), votes_left, tables: BTreeMap::new() })
}

/// All its rows as they stand, handed on part by part: the tables by their names.
pub async fn read_parts<E: From<sqlx::Error>>(
    tx: &mut Tx,
    event: EventId,
    mut take: impl FnMut(StoredPart) -> Result<(), E>,
) -> Result<(), E> {
    let mut by_name: Vec<&CarriedTable> = CARRIED.iter().collect();
    by_name.sort_by_key(|carried| carried.table);
    for carried in by_name {
        let mut columns = list_stored_columns(tx, carried.table, carried.left_out).await?;
        for (column, count) in carried.later {
            let filled: i64 = fetch_value!(tx, *count, event)?;
            if filled == 0 {
                columns.retain(|(name, _)| name != column);
            }
        }
        let names = columns.iter().map(|(name, _)| name.clone()).collect();
        take(StoredPart::Table { name: carried.table.to_owned(), columns: names })?;
        if carried.table == HEAVY {
            read_few_at_once(tx, event, carried, &columns, &mut take).await?;
            continue;
        }
        for_either_engine!(tx, |tx, Engine| {
            let mut found = sqlx::query::<Engine>(carried.select).bind(event).fetch(&mut **tx);
            let (mut rows, mut weight) = (Vec::new(), 0);
            while let Some(row) = found.try_next().await? {
                let cells = columns.iter().map(|column| read_row_cell(&row, column));
                let cells: Vec<StoredCell> = cells.collect::<sqlx::Result<_>>()?;
                weight += cells.iter().map(StoredCell::weight).sum::<usize>();
                rows.push(cells);
                if weight > PART {
                    take(StoredPart::Rows(std::mem::take(&mut rows)))?;
                    weight = 0;
                }
            }
            take(StoredPart::Rows(rows))?;
        });
    }
    Ok(())
}

/// Rows that are fetched at once where they are large.
const FEW: usize = 8;

async fn read_few_at_once<E: From<sqlx::Error>>(
    tx: &mut Tx,
    event: EventId,
    carried: &CarriedTable,
    columns: &[(String, ColumnKind)],
    take: &mut impl FnMut(StoredPart) -> Result<(), E>,
) -> Result<(), E> {
    let ids: Vec<(Uuid,)> = fetch_all!(tx, carried.ids, event)?;
    for ids in ids.chunks(FEW) {
        let mut rows = Vec::with_capacity(FEW);
        for_either_engine!(tx, |tx, Engine| {
            let mut statement = QueryBuilder::<Engine>::new("SELECT * FROM ");
            statement.push(carried.table).push(" WHERE id IN (");
            let mut listed = statement.separated(", ");
            for (id,) in ids {
                listed.push_bind(id);
            }
            statement.push(")");
            let mut found = statement.build().persistent(ids.len() == FEW).fetch(&mut **tx);
            while let Some(row) = found.try_next().await? {
                let id: Uuid = row.try_get("id")?;
                let cells: Vec<StoredCell> =
                    columns.iter().map(|column| read_row_cell(&row, column)).collect::<sqlx::Result<_>>()?;
                rows.push((ids.iter().position(|(other,)| *other == id), cells));
            }
        });
        rows.sort_by_key(|(place, _)| *place);
        take(StoredPart::Rows(rows.into_iter().map(|(_, cells)| cells).collect()))?;
    }
    Ok(())
}

/// Puts the rows into this database, in which there is no such event yet. The staff is not part of it.
pub async fn insert_stored_event(
    tx: &mut Tx,
    stored: &StoredEvent,
) -> sqlx::Result<Result<(), StoredRowProblem>> {
    if let Some(unknown) = stored.tables.keys().find(|name| CARRIED.iter().all(|known| known.table != *name))
    {
        return Ok(Err(StoredRowProblem::UnknownTable { table: unknown.clone() }));
    }
    for carried in &CARRIED {
        let mut known = list_stored_columns(tx, carried.table, carried.left_out).await?;
        known.retain(|(column, _)| {
            let came_later = carried.later.iter().any(|(later, _)| later == column);
            !came_later || stored.has(carried.table, column)
        });
        if let Err(problem) = insert_table(tx, carried.table, &known, stored).await? {
            return Ok(Err(problem));
        }
    }
    Ok(Ok(()))
}

async fn insert_table(
    tx: &mut Tx,
    name: &'static str,
    known: &[(String, ColumnKind)],
    stored: &StoredEvent,
) -> sqlx::Result<Result<(), StoredRowProblem>> {
    let table = || name.to_owned();
    let same = |of: &StoredTable| of.columns.iter().eq(known.iter().map(|(column, _)| column));
    let Some(rows) = stored.tables.get(name).filter(|of| same(of)) else {
        return Ok(Err(StoredRowProblem::OtherColumns { table: table() }));
    };
    let (mut waiting, mut first) = (Vec::with_capacity(ROWS), 1);
    for (row, cells) in (1..).zip(&rows.rows) {
        if cells.len() != known.len() {
            return Ok(Err(StoredRowProblem::Cells { table: table(), row }));
        }
        let mut values = Vec::with_capacity(cells.len());
        for ((column, kind), cell) in known.iter().zip(cells) {
            let Some(value) = ColumnValue::from_cell(*kind, cell) else {
                return Ok(Err(StoredRowProblem::Cell { table: table(), row, column: column.clone() }));
            };
            values.push(value);
        }
        waiting.push(values);
        if waiting.len() == ROWS || row == rows.rows.len() {
            if let Some(place) = insert_some(tx, name, known, &waiting).await? {
                return Ok(Err(StoredRowProblem::Refused { table: table(), row: first + place }));
            }
            waiting.clear();
            first = row + 1;
        }
    }
    Ok(Ok(()))
}

/// Adds some rows; the place of the first that the database refuses, if it refuses one.
async fn insert_some(
    tx: &mut Tx,
    table: &'static str,
    columns: &[(String, ColumnKind)],
    rows: &[Vec<ColumnValue>],
) -> sqlx::Result<Option<usize>> {
    execute!(tx, "SAVEPOINT some_rows")?;
    match insert_rows(tx, table, columns, rows).await {
        Err(sqlx::Error::Database(_)) => {}
        other => {
            other?;
            execute!(tx, "RELEASE SAVEPOINT some_rows")?;
            return Ok(None);
        }
    }
    // Which one it was, only trying them one by one tells.
    execute!(tx, "ROLLBACK TO SAVEPOINT some_rows")?;
    for (place, row) in rows.iter().enumerate() {
        match insert_rows(tx, table, columns, std::slice::from_ref(row)).await {
            Err(sqlx::Error::Database(_)) => return Ok(Some(place)),
            other => other?,
        }
    }
    Ok(None)
}

/// A statement that is put together while the program runs: of names that the database itself gave.
async fn insert_rows(
    tx: &mut Tx,
    table: &'static str,
    columns: &[(String, ColumnKind)],
    rows: &[Vec<ColumnValue>],
) -> sqlx::Result<()> {
    for_either_engine!(tx, |tx, Engine| {
        let mut statement = QueryBuilder::<Engine>::new("INSERT INTO ");
        statement.push(table).push(" (");
        let mut names = statement.separated(", ");
        for (name, _) in columns {
            names.push(name);
        }
        statement.push(") ");
        statement.push_values(rows, |mut binds, values| {
            for value in values {
                match value {
                    ColumnValue::Id(id) => binds.push_bind(id),
                    ColumnValue::Whole(number) => binds.push_bind(number),
                    ColumnValue::Bool(is) => binds.push_bind(is),
                    ColumnValue::Text(text) => binds.push_bind(text),
                    ColumnValue::Time(at) => binds.push_bind(at),
                    ColumnValue::Day(day) => binds.push_bind(day),
                };
            }
        });
        statement.build().persistent(rows.len() == ROWS).execute(&mut **tx).await?;
    });
    Ok(())
}

/// The columns of a table that go along, in their order, and what each holds.
async fn list_stored_columns(
    tx: &mut Tx,
    table: &str,
    left_out: &[&str],
) -> sqlx::Result<Vec<(String, ColumnKind)>> {
    let found = tx.columns_of(table).await?;
    let going = found.into_iter().filter(|(name, _)| !left_out.contains(&name.as_str()));
    going
        .map(|(name, kind)| {
            let known = ColumnKind::from_type_name(&kind);
            let kind = known.ok_or_else(|| sqlx::Error::Protocol(format!("{table}.{name} is a {kind}")))?;
            Ok((name, kind))
        })
        .collect()
}
