//! Whose rows a file brings: of its one event alone. Nothing in it names a row of another event that is here, and ids
//! that are given here already are made new.

use super::{CARRIED, ColumnKind, list_stored_columns};
use crate::{
    domain::{
        event::audit::{Recorded, hash_log_link},
        ids::{AccountId, PlayerId},
        stored_event::{StoredCell, StoredEvent, StoredRowProblem, StoredTable},
    },
    storage::{Tx, database::ColumnReference},
};
use chrono::DateTime;
use sqlx::QueryBuilder;
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// Ids that one statement asks for.
const AT_ONCE: usize = 200;
/// How an id is written in a text.
const LENGTH: usize = 36;
/// Whom the log names has no row to be there.
const LOG: &str = "audit_entry";

/// Whether every row is of the one event: whatever names a row names one of the file.
pub async fn is_of_one_event(
    tx: &mut Tx,
    stored: &StoredEvent,
) -> sqlx::Result<Result<(), StoredRowProblem>> {
    let count = stored.tables.get("event").map_or(0, |events| events.rows.len());
    if count != 1 {
        return Ok(Err(StoredRowProblem::Events { count }));
    }
    let mut there: HashMap<(String, String), HashSet<Uuid>> = HashMap::new();
    for carried in &CARRIED {
        for ColumnReference { own: column, table: of, named: key } in tx.references_of(carried.table).await? {
            if CARRIED.iter().all(|other| other.table != of) {
                continue;
            }
            let named = there
                .entry((of, key))
                .or_insert_with_key(|(of, key)| ids_in(stored, of, key).map(|(_, id)| id).collect());
            let mut all = ids_in(stored, carried.table, &column);
            if let Some((row, _)) = all.find(|(_, id)| !named.contains(id)) {
                let table = carried.table.to_owned();
                return Ok(Err(StoredRowProblem::Elsewhere { table, row, column }));
            }
        }
    }
    Ok(Ok(()))
}

/// The same event with ids that nothing here has: None where it has such ids. Its log names them, so that its chain is
/// made anew over it.
pub async fn with_new_ids(
    tx: &mut Tx,
    stored: &StoredEvent,
    mut new_id: impl FnMut() -> Uuid,
) -> sqlx::Result<Option<StoredEvent>> {
    let mut new = HashMap::new();
    for table in tables_with_ids(tx).await? {
        let own: Vec<Uuid> = ids_in(stored, table, "id").map(|(_, id)| id).collect();
        new.extend(ids_given_here(tx, table, &own).await?.into_iter().map(|id| (id, new_id())));
    }
    if new.is_empty() {
        return Ok(None);
    }
    let mut changed = stored.clone();
    for cell in changed.tables.values_mut().flat_map(|table| &mut table.rows).flatten() {
        if let StoredCell::Text(text) = cell {
            put_new(text, &new);
        }
    }
    if let (Some(before), Some(log)) = (stored.tables.get(LOG), changed.tables.get_mut(LOG)) {
        link_anew(before, log);
    }
    Ok(Some(changed))
}

/// The chain of a log that names others now. Where it did not hold before, it does not hold now.
fn link_anew(before: &StoredTable, log: &mut StoredTable) {
    let Some(at) = log.columns.iter().position(|column| column == "hash") else { return };
    let (mut last, mut new_last) = (String::new(), String::new());
    for (before, cells) in before.rows.iter().zip(&mut log.rows) {
        let read = |cells: &[StoredCell]| recorded_in(&log.columns, cells);
        let (Some(was), Some(is), Some(StoredCell::Text(hash))) = (read(before), read(cells), before.get(at))
        else {
            return;
        };
        if hash_log_link(&last, &was) != *hash {
            return;
        }
        last.clone_from(hash);
        new_last = hash_log_link(&new_last, &is);
        cells[at] = StoredCell::Text(new_last.clone());
    }
}

/// A row of the log as its chain reads it.
fn recorded_in(columns: &[String], cells: &[StoredCell]) -> Option<Recorded> {
    let cell = |name: &str| cells.get(columns.iter().position(|column| column == name)?);
    let text = |name| match cell(name)? {
        StoredCell::Text(text) => Some(text.clone()),
        _ => None,
    };
    let id = |name| text(name).and_then(|text| text.parse().ok());
    let StoredCell::Whole(sequence) = *cell("sequence")? else { return None };
    Some(Recorded {
        sequence,
        at: DateTime::parse_from_rfc3339(&text("at")?).ok()?.to_utc(),
        who: text("who")?,
        account: id("who_account").map(AccountId),
        player: id("who_player").map(PlayerId),
        role: text("role")?,
        subject: text("subject")?,
        act: text("act")?,
        why: text("why"),
    })
}

/// The first cell that names a row of another event that is here, within a text as well.
pub async fn row_of_another_event(
    tx: &mut Tx,
    stored: &StoredEvent,
) -> sqlx::Result<Option<StoredRowProblem>> {
    let tables = tables_with_ids(tx).await?;
    let own: HashSet<Uuid> =
        tables.iter().flat_map(|table| ids_in(stored, table, "id")).map(|(_, id)| id).collect();
    let mut named = HashMap::new();
    for (name, table) in stored.tables.iter().filter(|(name, _)| *name != LOG) {
        for (row, cells) in (1..).zip(&table.rows) {
            for (cell, column) in cells.iter().zip(&table.columns) {
                let StoredCell::Text(text) = cell else { continue };
                for (_, id) in ids_within(text).filter(|(_, id)| !own.contains(id)) {
                    named.entry(id).or_insert((name, row, column));
                }
            }
        }
    }
    let ids: Vec<Uuid> = named.keys().copied().collect();
    for table in tables {
        if let Some((table, row, column)) =
            ids_given_here(tx, table, &ids).await?.iter().find_map(|id| named.get(id))
        {
            let (table, column) = ((*table).clone(), (*column).clone());
            return Ok(Some(StoredRowProblem::Elsewhere { table, row: *row, column }));
        }
    }
    Ok(None)
}

/// The tables whose rows have an id.
async fn tables_with_ids(tx: &mut Tx) -> sqlx::Result<Vec<&'static str>> {
    let mut found = Vec::new();
    for carried in &CARRIED {
        let columns = list_stored_columns(tx, carried.table, carried.left_out).await?;
        if columns.iter().any(|(column, kind)| column == "id" && *kind == ColumnKind::Id) {
            found.push(carried.table);
        }
    }
    Ok(found)
}

/// Those of the ids that rows of this table have here.
async fn ids_given_here(tx: &mut Tx, table: &'static str, ids: &[Uuid]) -> sqlx::Result<Vec<Uuid>> {
    let mut found = Vec::new();
    for ids in ids.chunks(AT_ONCE) {
        for_either_engine!(tx, |tx, Engine| {
            let mut statement = QueryBuilder::<Engine>::new("SELECT id FROM ");
            statement.push(table).push(" WHERE id IN (");
            let mut listed = statement.separated(", ");
            for id in ids {
                listed.push_bind(id);
            }
            statement.push(")");
            let some: Vec<Uuid> =
                statement.build_query_scalar().persistent(false).fetch_all(&mut **tx).await?;
            found.extend(some);
        });
    }
    Ok(found)
}

/// What stands in this column, with the rows' numbers from 1. What is no id is refused where it is put in.
fn ids_in<'s>(
    stored: &'s StoredEvent,
    table: &str,
    column: &str,
) -> impl Iterator<Item = (usize, Uuid)> + 's {
    let table = stored.tables.get(table);
    let at = table.and_then(|table| table.columns.iter().position(|name| name == column));
    let rows = table
        .zip(at)
        .into_iter()
        .flat_map(|(table, at)| (1..).zip(table.rows.iter().map(move |row| row.get(at))));
    rows.filter_map(|(row, cell)| match cell? {
        StoredCell::Text(text) => Some((row, text.parse().ok()?)),
        _ => None,
    })
}

/// Every id in a text, with where it begins.
fn ids_within(text: &str) -> impl Iterator<Item = (usize, Uuid)> + '_ {
    let dashes = text.match_indices('-').filter_map(|(at, _)| at.checked_sub(8));
    dashes.filter_map(|at| Some((at, Uuid::try_parse(text.get(at..at + LENGTH)?).ok()?)))
}

fn put_new(text: &mut String, new: &HashMap<Uuid, Uuid>) {
    let found: Vec<_> = ids_within(text).filter_map(|(at, id)| Some((at, new.get(&id)?))).collect();
    for (at, id) in found {
        text.replace_range(at..at + LENGTH, &id.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_and_put_anew_wherever_they_stand() {
        let [one, other, new] = [1, 2, 3].map(Uuid::from_u128);
        let mut text = format!("[\"{one}\",\"é-{other}-\",\"{one}\"]");
        let found: Vec<_> = ids_within(&text).map(|(_, id)| id).collect();
        assert_eq!(found, [one, other, one]);
        put_new(&mut text, &HashMap::from([(one, new)]));
        assert_eq!(text, format!("[\"{new}\",\"é-{other}-\",\"{new}\"]"));
    }
}
