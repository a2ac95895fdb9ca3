//! Players from and to CSV. Reading gives a preview: for each row of the file what would happen to
//! it, so that a page can show it before anything is added.

mod columns;
mod row;
mod sheet;
#[cfg(test)]
mod tests;
mod write;

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;

use crate::domain::event::player::Details;

pub use row::RowProblem;
pub use sheet::{Encoding, Separator};
pub use write::{Exported, table};

/// The largest file that is read.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;
/// The most rows that are read.
pub const MOST_ROWS: usize = 5_000;

/// Somebody who is in the event already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    pub number: i64,
    pub name: String,
    pub email: Option<String>,
}

/// What a file would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    pub encoding: Encoding,
    pub separator: Separator,
    /// Whether the first row named the columns; if not, the first column is the name.
    pub has_header: bool,
    /// Titles of columns that mean nothing here.
    pub unused: Vec<String>,
    pub rows: Vec<PreviewRow>,
}

/// One row, by the line it begins on, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviewRow {
    pub line: u64,
    pub outcome: Outcome,
}

/// What happens to a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Add(NewPlayerRow),
    /// The event has this player, under this number; the row is passed over.
    AlreadyHere {
        name: String,
        number: i64,
    },
    /// The row cannot be used; the text is what it holds, for the page to show.
    Bad {
        text: String,
        reason: RowProblem,
    },
}

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlayerRow {
    pub details: Details,
    /// The first earlier line of the file that adds a player of the same name. Both are added.
    pub same_name_as: Option<u64>,
}

/// Why a whole file cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub enum PlayersCsvError {
    Empty,
    /// More than [`MOST_BYTES`].
    TooLarge,
    /// More than [`MOST_ROWS`].
    TooManyRows,
    Spreadsheet,
    NotText,
    /// No column holds names; these are the titles there are.
    NoName(String),
}

impl Preview {
    /// The players that would be added.
    pub fn to_add(&self) -> impl Iterator<Item = &NewPlayerRow> {
        self.rows.iter().filter_map(|row| match &row.outcome {
            Outcome::Add(player) => Some(player),
            _ => None,
        })
    }

    /// How many rows name players that are in the event already.
    pub fn already_here(&self) -> usize {
        self.rows.iter().filter(|row| matches!(row.outcome, Outcome::AlreadyHere { .. })).count()
    }

    /// How many rows cannot be used.
    pub fn bad(&self) -> usize {
        self.rows.iter().filter(|row| matches!(row.outcome, Outcome::Bad { .. })).count()
    }
}

/// Reads a file and says what would happen to each row. Nothing is changed.
pub fn preview(bytes: &[u8], known: &[Known]) -> Result<Preview, PlayersCsvError> {
    if bytes.len() > MOST_BYTES {
        return Err(PlayersCsvError::TooLarge);
    }
    let sheet = sheet::read(bytes)?;
    let columns = columns::recognise(&sheet.records)?;
    let data = sheet.records.iter().skip(usize::from(columns.has_header));
    let mut roll = RollCall::of(known);
    let rows: Vec<PreviewRow> = data
        .map(|record| PreviewRow {
            line: record.line,
            outcome: roll.call(record.line, row::read(record, &columns)),
        })
        .collect();
    match rows.len() {
        0 => Err(PlayersCsvError::Empty),
        n if n > MOST_ROWS => Err(PlayersCsvError::TooManyRows),
        _ => Ok(Preview {
            encoding: sheet.encoding,
            separator: sheet.separator,
            has_header: columns.has_header,
            unused: columns.unused,
            rows,
        }),
    }
}

/// Who is in the event and who was met in the file so far.
struct RollCall {
    by_email: HashMap<String, (i64, String)>,
    /// The players of one name, each to be matched by one row of the file.
    by_name: HashMap<String, Vec<(i64, Option<String>)>>,
    seen_names: HashMap<String, u64>,
    seen_emails: HashMap<String, u64>,
}

impl RollCall {
    fn of(known: &[Known]) -> Self {
        let mut roll = Self {
            by_email: HashMap::new(),
            by_name: HashMap::new(),
            seen_names: HashMap::new(),
            seen_emails: HashMap::new(),
        };
        for player in known {
            let email = player.email.as_deref().map(str::to_lowercase);
            if let Some(email) = &email {
                roll.by_email.insert(email.clone(), (player.number, player.name.clone()));
            }
            roll.by_name.entry(same_name(&player.name)).or_default().push((player.number, email));
        }
        roll
    }

    fn call(&mut self, line: u64, read: Result<NewPlayerRow, row::Unusable>) -> Outcome {
        let mut player = match read {
            Ok(player) => player,
            Err(row::Unusable { text, reason }) => return Outcome::Bad { text, reason },
        };
        let name = player.details.name.to_string();
        if let Some(earlier) = player.details.email.as_ref().and_then(|email| self.seen_emails.get(email)) {
            return Outcome::Bad { text: name, reason: RowProblem::SameEmail { line: *earlier } };
        }
        if let Some(email) = &player.details.email {
            self.seen_emails.insert(email.clone(), line);
        }
        if let Some(number) = self.find(&player) {
            return Outcome::AlreadyHere { name, number };
        }
        let key = same_name(&name);
        player.same_name_as = self.seen_names.get(&key).copied();
        self.seen_names.entry(key).or_insert(line);
        Outcome::Add(player)
    }

    /// The player of the event whom a row means: by e-mail address; or by name, unless both have an
    /// address and they differ. Each player is found once, so that a second row of the name adds.
    fn find(&mut self, player: &NewPlayerRow) -> Option<i64> {
        let email = player.details.email.as_deref();
        let found = email.and_then(|email| self.by_email.get(email)).cloned();
        let key = found
            .as_ref()
            .map_or_else(|| same_name(player.details.name.as_str()), |(_, name)| same_name(name));
        let namesakes = self.by_name.get_mut(&key)?;
        let at = match &found {
            Some((number, _)) => namesakes.iter().position(|(n, _)| n == number),
            None => namesakes
                .iter()
                .position(|(_, theirs)| email.is_none() || theirs.is_none() || theirs.as_deref() == email),
        };
        at.map(|at| namesakes.remove(at).0).or(found.map(|(number, _)| number))
    }
}

/// The same name, however it was typed: composed, lower case, single spaces.
fn same_name(name: &str) -> String {
    name.nfkc()
        .flat_map(char::to_lowercase)
        .collect::<String>()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}
