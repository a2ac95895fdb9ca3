//! A list of players that was sent as a file: why it, or a row of it, cannot be used.

use super::InWords;
use crate::words::so_many;
use crate::{
    domain::event::player::DetailText,
    exchange::players_csv::{MOST_BYTES, MOST_ROWS, PlayersCsvError, RowProblem},
};

impl InWords for PlayersCsvError {
    fn in_words(&self) -> String {
        match self {
            Self::Empty => "The file is empty.".into(),
            Self::TooLarge => format!(
                "The file is larger than {} MB. Split it, or leave out columns that are not needed.",
                MOST_BYTES >> 20
            ),
            Self::TooManyRows => {
                format!("The file has more than {},{:03} rows. Split it.", MOST_ROWS / 1000, MOST_ROWS % 1000)
            }
            Self::Spreadsheet => {
                "This is a spreadsheet, not a CSV file. In the spreadsheet program, save it as CSV \
                                  and choose that file."
                    .into()
            }
            Self::NotText => {
                "This is not a text file. Save the list of players as CSV and choose that file.".into()
            }
            Self::NoName(columns) => format!("No column is called Name. The columns are: {columns}."),
        }
    }
}

impl InWords for RowProblem {
    fn in_words(&self) -> String {
        match self {
            Self::Email(email) => format!("“{email}” is not an e-mail address."),
            Self::OpenQuotes { lines } => format!(
                "A quotation mark here is not closed and swallows {}. Remove it or double it, and choose \
                 the file again.",
                so_many(*lines, "line", "lines")
            ),
            Self::NameUnprintable => "The name holds characters that cannot be printed.".into(),
            Self::NameMissing => "The name is missing.".into(),
            Self::NameTooLong => "The name is longer than 60 characters.".into(),
            Self::Unprintable { what } => {
                format!("The {} hold characters that cannot be printed.", in_a_sentence(*what))
            }
            Self::TooLong { what, most } => {
                format!("Keep the {} to {most} characters.", in_a_sentence(*what))
            }
            Self::Paid(answer) => format!("Paid says “{answer}”. Write yes or no."),
            Self::SameEmail { line } => format!("The e-mail address is in line {line} already."),
        }
    }
}

fn in_a_sentence(text: DetailText) -> &'static str {
    match text {
        DetailText::Club => "club",
        DetailText::Faction => "faction",
        DetailText::Email => "e-mail",
        DetailText::Notes => "notes",
        DetailText::Dietary => "dietary needs",
    }
}
