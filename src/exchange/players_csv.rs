//! Players from and to CSV. Reading takes a file for what it looks like, or for what somebody chose, and says of each
//! row and cell what would become of it, so that a page can show all of it before anything is added.

mod encoding;
mod given_names;
mod guess;
mod headings;
mod ms_dos;
mod paid;
mod roll_call;
mod row;
mod sheet;
mod teams;
#[cfg(test)]
mod tests;
mod write;

use crate::domain::event::{
    player::PlayerDetails,
    player_file::{ColumnMeaning, RememberedFile, TeamSeat},
};

pub use encoding::Encoding;
pub use row::{CellProblem, LeftOutCell, PlayerRowProblem};
pub use sheet::{CsvRecord, Separator};
pub use teams::{KnownMember, KnownTeam, TeamRoom};
pub use write::{Exported, build_player_table};

/// The largest file that is read.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;
/// The most rows that are read.
pub const MOST_ROWS: usize = 5_000;
/// The most columns that are read: each is a choice on the page.
pub const MOST_COLUMNS: usize = 60;

/// Somebody who is in the event already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPlayer {
    pub number: i64,
    pub name: String,
    pub email: Option<String>,
}

/// What a file is read beside.
#[derive(Debug, Clone, Default)]
pub struct Around {
    pub known: Vec<KnownPlayer>,
    /// What its teams have room for, where any are entered: a column of them is no club.
    pub room: Option<TeamRoom>,
    /// Those of the game.
    pub factions: Vec<String>,
    pub remembered: Vec<RememberedFile>,
}

/// What somebody chose; none: as the file looks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportChoices {
    pub encoding: Option<Encoding>,
    pub separator: Option<Separator>,
    pub headings: Option<HeadingsAt>,
    pub columns: Option<Vec<ColumnMeaning>>,
}

/// Which record names the columns, counted from 0. None: the first is a player already.
pub type HeadingsAt = Option<usize>;

/// What a file would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportPreview {
    pub encoding: Encoding,
    pub separator: Separator,
    pub headings_at: HeadingsAt,
    /// The first records, any of which may name the columns.
    pub first: Vec<CsvRecord>,
    pub columns: Vec<PlayersColumn>,
    pub rows: Vec<PreviewRow>,
    /// Read as a file with the same headings was before.
    pub is_remembered: bool,
    /// So many teams are made that are not there yet.
    pub new_teams: usize,
    /// So many characters mean nothing in this encoding.
    pub unreadable: usize,
}

/// One column, and what it is taken for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayersColumn {
    pub heading: String,
    pub meaning: ColumnMeaning,
    /// How many of its cells have anything in them.
    pub filled: usize,
}

/// One row, by the line it begins on, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviewRow {
    pub record: CsvRecord,
    pub outcome: RowOutcome,
    pub left_out: Vec<LeftOutCell>,
}

/// What happens to a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowOutcome {
    Add(NewPlayerRow),
    /// The event has this player, under this number; the row is passed over.
    AlreadyHere {
        name: String,
        number: i64,
        /// What they are called there, where it is the e-mail address that they are known by.
        called: Option<String>,
    },
    /// An earlier line says the same name and e-mail address; the row is passed over.
    Repeated {
        name: String,
        line: u64,
    },
    /// The row cannot be used.
    Bad(PlayerRowProblem),
}

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlayerRow {
    pub details: PlayerDetails,
    /// Others of the same name or address. All of them are added.
    pub like: Vec<Likeness>,
    /// In the team that the row names.
    pub seat: Option<TeamSeat>,
}

/// What two entries have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Likeness {
    Name(Other),
    Email(Other),
}

/// Who has it as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Other {
    /// Whoever this line of the file adds.
    Line(u64),
    /// The player of this number.
    Player(i64),
}

/// Why a whole file cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub enum PlayersCsvError {
    Empty,
    /// More than [`MOST_BYTES`].
    TooLarge,
    /// More than [`MOST_ROWS`].
    TooManyRows,
    /// More than [`MOST_COLUMNS`].
    TooManyColumns,
    Spreadsheet,
    NotText,
}

impl ImportPreview {
    /// The players that would be added.
    pub fn to_add(&self) -> impl Iterator<Item = &NewPlayerRow> {
        self.rows.iter().filter_map(|row| match &row.outcome {
            RowOutcome::Add(player) => Some(player),
            _ => None,
        })
    }

    /// How many rows are passed over: the event has those players, or an earlier line.
    pub fn passed_over(&self) -> usize {
        let is_it = |row: &&PreviewRow| {
            matches!(row.outcome, RowOutcome::AlreadyHere { .. } | RowOutcome::Repeated { .. })
        };
        self.rows.iter().filter(is_it).count()
    }

    /// How many rows cannot be used.
    pub fn bad(&self) -> usize {
        self.rows.iter().filter(|row| matches!(row.outcome, RowOutcome::Bad(_))).count()
    }

    /// A column says who belongs to which team.
    pub fn has_teams(&self) -> bool {
        self.columns.iter().any(|column| column.meaning == ColumnMeaning::Team)
    }

    /// A column has names.
    pub fn has_names(&self) -> bool {
        self.columns.iter().any(|column| column.meaning.is_name())
    }

    /// The records above the headings, from which nothing is read.
    pub fn above(&self) -> &[CsvRecord] {
        &self.first[..self.headings_at.unwrap_or_default().min(self.first.len())]
    }

    /// How the next file with the same headings is read.
    pub fn to_remember(&self) -> RememberedFile {
        RememberedFile {
            headings: self.columns.iter().map(|column| column.heading.clone()).collect(),
            columns: self.columns.iter().map(|column| column.meaning).collect(),
            encoding: self.encoding.key().to_owned(),
            separator: self.separator.as_str().to_owned(),
        }
    }
}

/// Reads a file and says what would happen to each row. Nothing is changed.
pub fn read_players(
    bytes: &[u8],
    chosen: &ImportChoices,
    around: &Around,
) -> Result<ImportPreview, PlayersCsvError> {
    refuse_other_files(bytes)?;
    let mut encoding = chosen.encoding.unwrap_or_else(|| Encoding::guess_encoding(bytes));
    let mut separator = chosen.separator;
    let mut headings_at = chosen.headings;
    let mut columns = chosen.columns.clone();
    let is_untouched = *chosen == ImportChoices::default();
    let read = |encoding: Encoding, separator| split_text(&encoding.decode(bytes), Some(separator)).1;
    let remembered =
        is_untouched.then(|| guess::find_remembered(encoding, &around.remembered, read)).flatten();
    if let Some(remembered) = &remembered {
        encoding = remembered.encoding;
        separator = Some(remembered.separator);
        headings_at = Some(Some(remembered.headings_at));
        columns = Some(remembered.file.columns.clone());
    }
    let text = encoding.decode(bytes);
    let (separator, records) = split_text(&text, separator);
    let headings_at = headings_at.unwrap_or_else(|| guess::find_headings(&records));
    let headings_at = headings_at.filter(|at| *at < records.len().min(guess::HEADINGS_WITHIN));
    let width = guess::width_of(&records);
    let data = guess::data_of(&records, headings_at);
    match (data.len(), width) {
        // Whoever chose the last line for the headings can choose again.
        (0, _) if records.is_empty() || chosen.headings.is_none() => return Err(PlayersCsvError::Empty),
        (rows, _) if rows > MOST_ROWS => return Err(PlayersCsvError::TooManyRows),
        (_, width) if width > MOST_COLUMNS => return Err(PlayersCsvError::TooManyColumns),
        _ => {}
    }
    let headings = guess::headings_of(headings_at.and_then(|at| records.get(at)), width);
    let columns = columns.filter(|columns| columns.len() == width);
    let columns = columns
        .unwrap_or_else(|| guess::guess_columns(&headings, data, around.room.is_some(), &around.factions));
    let is_filled =
        |record: &&CsvRecord, at: usize| record.cells.get(at).is_some_and(|cell| !cell.trim().is_empty());
    let filled = |at: usize| data.iter().filter(|record| is_filled(record, at)).count();
    // What was chosen in an event of teams means nothing where everybody plays for themselves.
    let is_offered =
        |meaning: &ColumnMeaning| around.room.is_some() || !ColumnMeaning::OF_TEAMS.contains(meaning);
    let columns =
        columns.into_iter().map(|meaning| if is_offered(&meaning) { meaning } else { ColumnMeaning::Unused });
    let columns: Vec<PlayersColumn> = headings
        .into_iter()
        .zip(columns)
        .enumerate()
        .map(|(at, (heading, meaning))| PlayersColumn { heading, meaning, filled: filled(at) })
        .collect();
    let PreviewedRows { rows, new_teams } = preview_rows(data, &columns, around);
    Ok(ImportPreview {
        encoding,
        separator,
        headings_at,
        rows,
        new_teams,
        first: records.iter().take(guess::HEADINGS_WITHIN).cloned().collect(),
        columns,
        is_remembered: remembered.is_some(),
        unreadable: text.matches('\u{fffd}').count(),
    })
}

struct PreviewedRows {
    rows: Vec<PreviewRow>,
    /// How many teams they make.
    new_teams: usize,
}

fn preview_rows(data: &[CsvRecord], columns: &[PlayersColumn], around: &Around) -> PreviewedRows {
    let mut wanted = Vec::with_capacity(data.len());
    let mut left_out = Vec::with_capacity(data.len());
    let mut read = Vec::with_capacity(data.len());
    for record in data {
        let row = row::read_row(record, columns, &around.factions);
        left_out.push(row.left_out);
        wanted.push(row.seat);
        read.push((record.line, row.details));
    }
    let outcomes = roll_call::call_roll(read, &around.known);
    let rows = data.iter().zip(outcomes).zip(left_out);
    let mut rows: Vec<PreviewRow> = rows
        .map(|((record, outcome), left_out)| PreviewRow { record: record.clone(), outcome, left_out })
        .collect();
    let new_teams = around.room.as_ref().map_or(0, |room| teams::seat_rows(&mut rows, &wanted, room));
    PreviewedRows { rows, new_teams }
}

/// Its records, with the separator that was chosen, that the file names itself, or that fits best.
fn split_text(text: &str, separator: Option<Separator>) -> (Separator, Vec<CsvRecord>) {
    let (hint, rest) = sheet::separator_hint(text);
    let line = if rest.is_some() { 2 } else { 1 };
    let text = rest.unwrap_or(text);
    let separator = separator.or(hint).unwrap_or_else(|| guess::guess_separator(text));
    (separator, sheet::split_records(text, separator, line))
}

fn refuse_other_files(bytes: &[u8]) -> Result<(), PlayersCsvError> {
    if bytes.len() > MOST_BYTES {
        return Err(PlayersCsvError::TooLarge);
    }
    // Zip (xlsx, ods) and the older compound file (xls).
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        return Err(PlayersCsvError::Spreadsheet);
    }
    let marked_utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let is_utf16 = || marked_utf16 || Encoding::of_utf_16_without_mark(bytes).is_some();
    if bytes.starts_with(b"%PDF") || (bytes.contains(&0) && !is_utf16()) {
        return Err(PlayersCsvError::NotText);
    }
    Ok(())
}
