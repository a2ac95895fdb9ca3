//! What a column holds, and its values in a row and in a file.

use crate::domain::{
    stored_event::StoredCell,
    zone::{has_unusual_year, parse_day},
};
use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use sqlx::{ColumnIndex, Decode, Row, Type};
use uuid::Uuid;

/// The kinds of columns that the tables have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColumnKind {
    Id,
    Whole,
    Bool,
    Text,
    Time,
    Day,
}

/// A value that can be written to a column of its kind; None: nothing is there.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ColumnValue {
    Id(Option<Uuid>),
    Whole(Option<i64>),
    Bool(Option<bool>),
    Text(Option<String>),
    Time(Option<DateTime<Utc>>),
    Day(Option<NaiveDate>),
}

impl ColumnKind {
    /// By the name that the database gives the type; None where the tables have no such column.
    pub fn from_type_name(name: &str) -> Option<Self> {
        Some(match name.to_lowercase().as_str() {
            "uuid" => Self::Id,
            "bigint" => Self::Whole,
            "boolean" => Self::Bool,
            "text" => Self::Text,
            "timestamptz" | "timestamp with time zone" => Self::Time,
            "date" => Self::Day,
            _ => return None,
        })
    }
}

impl ColumnValue {
    /// What stands in the file as a value of this kind; None where it is of another.
    pub fn from_cell(kind: ColumnKind, cell: &StoredCell) -> Option<Self> {
        let text = match cell {
            StoredCell::Text(text) => Some(text.as_str()),
            _ => None,
        };
        let nothing = *cell == StoredCell::Nothing;
        Some(match (kind, cell) {
            (ColumnKind::Whole, StoredCell::Whole(number)) => Self::Whole(Some(*number)),
            (ColumnKind::Bool, StoredCell::Bool(is)) => Self::Bool(Some(*is)),
            (ColumnKind::Whole, _) if nothing => Self::Whole(None),
            (ColumnKind::Bool, _) if nothing => Self::Bool(None),
            (ColumnKind::Id, _) if nothing => Self::Id(None),
            (ColumnKind::Text, _) if nothing => Self::Text(None),
            (ColumnKind::Time, _) if nothing => Self::Time(None),
            (ColumnKind::Day, _) if nothing => Self::Day(None),
            (ColumnKind::Id, _) => Self::Id(Some(text?.parse().ok()?)),
            (ColumnKind::Text, _) => {
                Self::Text(Some(text.filter(|text| !has_unusual_year(text))?.to_owned()))
            }
            (ColumnKind::Time, _) => {
                let at = DateTime::parse_from_rfc3339(text?).ok()?.to_utc();
                parse_day(&at.date_naive().to_string())?;
                Self::Time(Some(at))
            }
            (ColumnKind::Day, _) => Self::Day(Some(parse_day(text?)?)),
            (ColumnKind::Whole | ColumnKind::Bool, _) => return None,
        })
    }
}

/// What a row has in this column.
pub(super) fn read_row_cell<'r, R>(
    row: &'r R,
    (column, kind): &(String, ColumnKind),
) -> sqlx::Result<StoredCell>
where
    R: Row,
    for<'c> &'c str: ColumnIndex<R>,
    Uuid: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    DateTime<Utc>: Decode<'r, R::Database> + Type<R::Database>,
    NaiveDate: Decode<'r, R::Database> + Type<R::Database>,
{
    let column = column.as_str();
    let found = match kind {
        ColumnKind::Id => row.try_get::<Option<Uuid>, _>(column)?.map(|id| StoredCell::Text(id.to_string())),
        ColumnKind::Whole => row.try_get::<Option<i64>, _>(column)?.map(StoredCell::Whole),
        ColumnKind::Bool => row.try_get::<Option<bool>, _>(column)?.map(StoredCell::Bool),
        ColumnKind::Text => row.try_get::<Option<String>, _>(column)?.map(StoredCell::Text),
        ColumnKind::Time => row
            .try_get::<Option<DateTime<Utc>>, _>(column)?
            .map(|at| StoredCell::Text(at.to_rfc3339_opts(SecondsFormat::AutoSi, true))),
        ColumnKind::Day => {
            row.try_get::<Option<NaiveDate>, _>(column)?.map(|day| StoredCell::Text(day.to_string()))
        }
    };
    Ok(found.unwrap_or(StoredCell::Nothing))
}
