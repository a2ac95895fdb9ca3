//! What a column holds, and its values in a row and in a file.

use crate::domain::{
    stored_event::Cell,
    zone::{has_unusual_year, parse_day},
};
use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use sqlx::{ColumnIndex, Decode, Row, Type};
use uuid::Uuid;

/// The kinds of columns that the tables have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Id,
    Whole,
    Bool,
    Text,
    Time,
    Day,
}

/// A value that can be written to a column of its kind; None: nothing is there.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    Id(Option<Uuid>),
    Whole(Option<i64>),
    Bool(Option<bool>),
    Text(Option<String>),
    Time(Option<DateTime<Utc>>),
    Day(Option<NaiveDate>),
}

impl Kind {
    /// By the name that the database gives the type; None where the tables have no such column.
    pub fn named(name: &str) -> Option<Self> {
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

impl Value {
    /// What stands in the file as a value of this kind; None where it is of another.
    pub fn of(kind: Kind, cell: &Cell) -> Option<Self> {
        let text = match cell {
            Cell::Text(text) => Some(text.as_str()),
            _ => None,
        };
        let nothing = *cell == Cell::Nothing;
        Some(match (kind, cell) {
            (Kind::Whole, Cell::Whole(number)) => Self::Whole(Some(*number)),
            (Kind::Bool, Cell::Bool(is)) => Self::Bool(Some(*is)),
            (Kind::Whole, _) if nothing => Self::Whole(None),
            (Kind::Bool, _) if nothing => Self::Bool(None),
            (Kind::Id, _) if nothing => Self::Id(None),
            (Kind::Text, _) if nothing => Self::Text(None),
            (Kind::Time, _) if nothing => Self::Time(None),
            (Kind::Day, _) if nothing => Self::Day(None),
            (Kind::Id, _) => Self::Id(Some(text?.parse().ok()?)),
            (Kind::Text, _) => Self::Text(Some(text.filter(|text| !has_unusual_year(text))?.to_owned())),
            (Kind::Time, _) => {
                let at = DateTime::parse_from_rfc3339(text?).ok()?.to_utc();
                parse_day(&at.date_naive().to_string())?;
                Self::Time(Some(at))
            }
            (Kind::Day, _) => Self::Day(Some(parse_day(text?)?)),
            (Kind::Whole | Kind::Bool, _) => return None,
        })
    }
}

/// What a row has in this column.
pub(super) fn cell<'r, R>(row: &'r R, (column, kind): &(String, Kind)) -> sqlx::Result<Cell>
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
        Kind::Id => row.try_get::<Option<Uuid>, _>(column)?.map(|id| Cell::Text(id.to_string())),
        Kind::Whole => row.try_get::<Option<i64>, _>(column)?.map(Cell::Whole),
        Kind::Bool => row.try_get::<Option<bool>, _>(column)?.map(Cell::Bool),
        Kind::Text => row.try_get::<Option<String>, _>(column)?.map(Cell::Text),
        Kind::Time => row
            .try_get::<Option<DateTime<Utc>>, _>(column)?
            .map(|at| Cell::Text(at.to_rfc3339_opts(SecondsFormat::AutoSi, true))),
        Kind::Day => row.try_get::<Option<NaiveDate>, _>(column)?.map(|day| Cell::Text(day.to_string())),
    };
    Ok(found.unwrap_or(Cell::Nothing))
}
