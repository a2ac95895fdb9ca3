//! A list of players that was sent as a file: how it is read, what each column is taken for, and why it, a row or a cell
//! of it cannot be used.

use super::{InWords, Label};
use crate::words::so_many;
use crate::{
    domain::event::{audit::PlayerField, player_file::ColumnMeaning},
    exchange::players_csv::{
        CellProblem, Encoding, Likeness, MOST_BYTES, MOST_COLUMNS, MOST_ROWS, NewPlayerRow, Other,
        PlayerRowProblem, PlayersCsvError, RowOutcome, Separator,
    },
    words::players::label_of_player_field,
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
            Self::TooManyColumns => {
                format!("The file has more than {MOST_COLUMNS} columns. Leave out those that are not needed.")
            }
            Self::Spreadsheet => {
                "This is a spreadsheet, not a CSV file. In the spreadsheet program, save it as CSV \
                                  and choose that file."
                    .into()
            }
            Self::NotText => {
                "This is not a text file. Save the list of players as CSV and choose that file.".into()
            }
        }
    }
}

impl InWords for PlayerRowProblem {
    fn in_words(&self) -> String {
        match self {
            Self::Unprintable => "The name has characters that cannot be printed.",
            Self::NoName => "No name.",
            Self::TooLong => "The name is longer than 60 characters.",
            Self::TeamFull => "The team is full.",
            Self::PairFull => "The pair is full.",
        }
        .into()
    }
}

/// Beside the cell that is left out.
impl InWords for CellProblem {
    fn in_words(&self) -> String {
        match self {
            Self::NoEmail => "left out: not an e-mail address".into(),
            Self::Unprintable => "left out: it has characters that cannot be printed".into(),
            Self::TooLong(most) => format!("left out: longer than {most} characters"),
            Self::NoAnswer => "left out: neither paid nor not paid".into(),
            Self::AnotherColumn => "left out: another column says this already".into(),
            Self::NoRole => "left out: no role of a team".into(),
            Self::NoPlace(most) => format!("left out: places are 1 to {most}"),
            Self::PlaceTaken(place) => format!("left out: place {place} is taken"),
        }
    }
}

/// What happens to a row.
impl InWords for RowOutcome {
    fn in_words(&self) -> String {
        match self {
            Self::Add(NewPlayerRow { like, .. }) if like.is_empty() => "Added".into(),
            Self::Add(NewPlayerRow { like, .. }) => {
                let like: Vec<String> = like.iter().map(InWords::in_words).collect();
                format!("Added, with the {}", like.join(" and the "))
            }
            Self::AlreadyHere { number, called: None, .. } => format!("Here already, as player {number}"),
            Self::AlreadyHere { number, called: Some(called), .. } => {
                format!("Here already, by the e-mail address: player {number}, {called}")
            }
            Self::Repeated { line, .. } => {
                format!("Same name and e-mail address as line {line}: passed over")
            }
            Self::Bad(problem) => format!("Not added. {}", problem.in_words()),
        }
    }
}

/// `name of line 3`, `e-mail address of player 12`
impl InWords for Likeness {
    fn in_words(&self) -> String {
        let (what, other) = match self {
            Self::Name(other) => ("name", other),
            Self::Email(other) => ("e-mail address", other),
        };
        match other {
            Other::Line(line) => format!("{what} of line {line}"),
            Other::Player(number) => format!("{what} of player {number}"),
        }
    }
}

impl Label for ColumnMeaning {
    fn label(&self) -> &'static str {
        match self {
            Self::Unused | Self::Number => "Not used",
            Self::Team => "Team or pair",
            Self::Role => "Role in the team",
            Self::Place => "Place in the team",
            Self::FullName => "First and last name",
            Self::LastNameFirst => "Last name, first name",
            Self::FirstName => "First name",
            Self::LastName => "Last name",
            Self::Paid => label_of_player_field(PlayerField::Paid),
            Self::Text(which) => label_of_player_field(PlayerField::Text(*which)),
        }
    }
}

impl Label for Separator {
    fn label(&self) -> &'static str {
        match self {
            Self::Comma => "Comma ,",
            Self::Semicolon => "Semicolon ;",
            Self::Tab => "Tab",
            Self::Pipe => "Bar |",
            Self::None => "None: one column",
        }
    }
}

/// The parts of the world whose files are written in an encoding, and its name.
pub fn encoding_label(encoding: Encoding) -> &'static str {
    match encoding.key() {
        "windows-1252" => "Western Europe (Windows-1252)",
        "windows-1250" => "Central Europe (Windows-1250)",
        "windows-1251" => "Cyrillic (Windows-1251)",
        "macintosh" => "Older Mac (Mac Roman)",
        "IBM850" => "MS-DOS (code page 850)",
        "IBM852" => "Central Europe (MS-DOS, code page 852)",
        "IBM866" => "Cyrillic (MS-DOS)",
        "ISO-8859-2" => "Central Europe (ISO 8859-2)",
        "windows-1253" => "Greek (Windows-1253)",
        "windows-1254" => "Turkish (Windows-1254)",
        "windows-1257" => "Baltic (Windows-1257)",
        "KOI8-U" => "Cyrillic (KOI8-U)",
        "Shift_JIS" => "Japanese (Shift JIS)",
        "gb18030" => "Chinese (GB 18030)",
        "Big5" => "Chinese (Big5)",
        "EUC-KR" => "Korean (EUC-KR)",
        name => name,
    }
}

/// A column as it is called in a sentence: its heading, else its place, from 1.
pub fn column_called(heading: &str, place: usize) -> String {
    if heading.is_empty() { format!("Column {place}") } else { heading.to_owned() }
}

/// A column that nothing is read from: `T-shirt (23 cells)`.
pub fn unused_column(called: &str, cells: usize) -> String {
    format!("{called} ({})", so_many(cells, "cell", "cells"))
}
