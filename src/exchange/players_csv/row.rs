//! From one record to one player, or to what has to be put right.

use crate::domain::account::Email;
use crate::domain::event::player::{DetailText, Details, PlayerName, PlayerNameError};

use super::NewPlayerRow;
use super::columns::{Columns, Field};
use super::sheet::Record;

/// A row that cannot be used: what it holds, and why.
#[derive(Debug)]
pub struct Unusable {
    pub text: String,
    pub reason: RowProblem,
}

/// What has to be put right in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowProblem {
    Email(String),
    OpenQuotes {
        lines: usize,
    },
    NameUnprintable,
    NameMissing,
    NameTooLong,
    /// `what` is what the column holds.
    Unprintable {
        what: DetailText,
    },
    /// `most` counts characters.
    TooLong {
        what: DetailText,
        most: usize,
    },
    Paid(String),
    /// Two rows of the file are the same person.
    SameEmail {
        line: u64,
    },
}

/// Reads one row.
pub fn read(record: &Record, columns: &Columns) -> Result<NewPlayerRow, Unusable> {
    player(record, columns).map_err(|reason| Unusable { text: shown(record), reason })
}

fn player(record: &Record, columns: &Columns) -> Result<NewPlayerRow, RowProblem> {
    refuse_open_quotes(record)?;
    let name = full_name(record, columns);
    let paid = is_paid(columns.cell(record, Field::Paid));
    let mut details = Details::named(parse_name(&name)?);
    for which in DetailText::ALL {
        details.set_text(which, text(which, columns.cell(record, Field::Text(which)))?);
    }
    Ok(NewPlayerRow { details: Details { paid: paid?, ..details }, same_name_as: None })
}

/// A quotation mark that is never closed turns the rest of the file into one cell.
fn refuse_open_quotes(record: &Record) -> Result<(), RowProblem> {
    match record.cells.iter().map(|cell| cell.matches('\n').count()).max() {
        Some(lines) if lines > 20 => Err(RowProblem::OpenQuotes { lines }),
        _ => Ok(()),
    }
}

/// First and last name in one column or in two. "Name" beside "First name" is the last name.
fn full_name(record: &Record, columns: &Columns) -> String {
    let [name, first, last] =
        [Field::Name, Field::FirstName, Field::LastName].map(|field| columns.cell(record, field));
    match (name, last) {
        ("", _) => format!("{first} {last}"),
        (name, "") if !name.contains(first) => format!("{first} {name}"),
        (name, _) => name.to_owned(),
    }
}

fn parse_name(name: &str) -> Result<PlayerName, RowProblem> {
    if name.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return Err(RowProblem::NameUnprintable);
    }
    PlayerName::parse(name).map_err(|error| match error {
        PlayerNameError::Empty => RowProblem::NameMissing,
        PlayerNameError::TooLong => RowProblem::NameTooLong,
    })
}

/// None for an empty cell.
fn text(which: DetailText, text: &str) -> Result<Option<String>, RowProblem> {
    if text.is_empty() {
        return Ok(None);
    }
    if which == DetailText::Email {
        let email = Email::parse(text).map_err(|_| RowProblem::Email(text.to_owned()))?;
        return Ok(Some(email.as_str().to_owned()));
    }
    let (what, most) = (which, which.most_in_file());
    if text.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return Err(RowProblem::Unprintable { what });
    }
    if text.chars().count() > most {
        return Err(RowProblem::TooLong { what, most });
    }
    Ok(Some(text.to_owned()))
}

fn is_paid(text: &str) -> Result<bool, RowProblem> {
    const YES: [&str; 15] =
        ["yes", "y", "true", "1", "x", "paid", "✓", "✔", "ja", "j", "bezahlt", "oui", "si", "sí", "tak"];
    const NO: [&str; 13] =
        ["", "no", "n", "false", "0", "-", "–", "unpaid", "not paid", "nein", "non", "nie", "nee"];
    let answer = text.to_lowercase();
    match (YES.contains(&answer.as_str()), NO.contains(&answer.as_str())) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => Err(RowProblem::Paid(text.to_owned())),
    }
}

/// The row as a person would recognise it, at most a line long.
fn shown(record: &Record) -> String {
    let cells: Vec<&str> =
        record.cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    let text: String = cells.join(" · ").chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
