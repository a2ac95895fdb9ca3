//! An event as it is kept, row by row: what an event file carries beside the games, so that the event goes on
//! elsewhere as if nothing had happened. The rows of players hold what signs their private links: whoever has it can
//! sign in as any of them.

use super::{event::permission::StaffRole, ids::EventId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All that is kept of an event, but for what is said to stay behind ([`StoredEvent::votes_left`], and what belongs to
/// the site: accounts, sign-ins, battle profiles).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredEvent {
    pub staff: Vec<StaffByEmail>,
    /// Ballots that were open: the votes cast in them stay behind, since nobody may see them yet.
    pub votes_left: u32,
    /// By the table's name.
    pub tables: BTreeMap<String, StoredTable>,
}

impl StoredEvent {
    /// Which event it is; None where no row says so.
    pub fn event_id(&self) -> Option<EventId> {
        let events = self.tables.get("event")?;
        let at = events.columns.iter().position(|column| column == "id")?;
        match events.rows.first()?.get(at)? {
            StoredCell::Text(id) => id.parse().ok().map(EventId),
            _ => None,
        }
    }

    /// Whether a table of it has this column.
    pub fn has(&self, table: &str, column: &str) -> bool {
        self.tables.get(table).is_some_and(|table| table.columns.iter().any(|name| name == column))
    }
}

/// What all that is kept of an event is handed over in: its rows never stand in memory together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoredPart {
    /// A table begins.
    Table { name: String, columns: Vec<String> },
    /// Some of its rows, in their order.
    Rows(Vec<Vec<StoredCell>>),
}

/// A member of an event's staff: who may be invited again where the event goes on, and nothing more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StaffByEmail {
    /// Empty: it is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    pub name: String,
    pub role: StaffRole,
}

/// The rows of one table, each with a cell for every column.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTable {
    pub columns: Vec<String>,
    pub rows: Vec<Vec<StoredCell>>,
}

/// One value of a row. Ids, days and times are texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StoredCell {
    Nothing,
    Bool(bool),
    Whole(i64),
    Text(String),
}

impl StoredCell {
    /// About the bytes that it takes.
    pub fn weight(&self) -> usize {
        size_of::<Self>() + if let Self::Text(text) = self { text.len() } else { 0 }
    }
}

/// Why the rows of a file cannot be kept here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum StoredRowProblem {
    /// This program keeps nothing of that name.
    UnknownTable { table: String },
    /// The table is not there, or its columns are not those of this program.
    OtherColumns { table: String },
    /// A row has more or fewer cells than there are columns.
    Cells { table: String, row: usize },
    /// A cell is not of its column's kind.
    Cell { table: String, row: usize, column: String },
    /// Not one event alone.
    Events { count: usize },
    /// What the cell names is not in the file: it would be another event's.
    Elsewhere { table: String, row: usize, column: String },
    /// The database does not take the row: it contradicts another, or itself.
    Refused { table: String, row: usize },
}
