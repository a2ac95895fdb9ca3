//! Files that come in: what one is taken for, and why it, or a part of it, is not read.

use super::{
    message::{Message, TextFact},
    serial::{say, told},
    wording::Wording,
};
use crate::{
    domain::{event::pack::Method, roster::FormatReason},
    exchange::{
        event_file::{EventFileError, FileChange, FileProblem, in_quotes},
        players_csv::{MOST_BYTES, MOST_COLUMNS, MOST_ROWS, PlayersCsvError},
    },
};

/// So many places are told.
const MOST_CHANGES: usize = 24;

/// What is wrong with an event file, in one plain line that says where.
pub fn tell_event_file_error(error: &EventFileError) -> Message {
    match error {
        EventFileError::At { place, problem } => {
            say!("event-file-error-at", place, problem = tell_file_problem(problem))
        }
        EventFileError::Changed(changes) => {
            say!("event-file-error-changed", it = list_changes(changes))
        }
        error => told(error),
    }
}

fn list_changes(changes: &[FileChange]) -> TextFact {
    let more = changes.len().saturating_sub(MOST_CHANGES);
    let more = (more > 0).then(|| say!("file-change-more", count = more));
    changes.iter().take(MOST_CHANGES).map(told).chain(more).collect()
}

fn tell_file_problem(problem: &FileProblem) -> Message {
    match problem {
        FileProblem::NoGame(why) => say!("file-problem-no-game", why = told(why)),
        FileProblem::NoMethods => {
            let known = Method::ALL.map(|method| in_quotes(method.as_str()));
            say!("file-problem-no-methods", known)
        }
        problem => told(problem),
    }
}

impl From<EventFileError> for Wording {
    fn from(error: EventFileError) -> Self {
        tell_event_file_error(&error).into()
    }
}

impl From<PlayersCsvError> for Wording {
    fn from(error: PlayersCsvError) -> Self {
        tell_players_csv_error(&error).into()
    }
}

/// Why a roster was read in its format.
pub fn tell_format_reason(reason: &FormatReason) -> Message {
    match reason {
        FormatReason::Labelled(format) => say!("format-reason-labelled", format),
        FormatReason::Signed(format) => say!("format-reason-signed", format),
        reason => told(reason),
    }
}

/// Why a list of players was not read.
pub fn tell_players_csv_error(error: &PlayersCsvError) -> Message {
    match error {
        PlayersCsvError::Empty => say!("players-csv-error-empty"),
        PlayersCsvError::TooLarge => say!("players-csv-error-too-large", most = MOST_BYTES >> 20),
        PlayersCsvError::TooManyRows => say!("players-csv-error-too-many-rows", most = MOST_ROWS),
        PlayersCsvError::TooManyColumns => say!("players-csv-error-too-many-columns", most = MOST_COLUMNS),
        PlayersCsvError::Spreadsheet => say!("players-csv-error-spreadsheet"),
        PlayersCsvError::NotText => say!("players-csv-error-not-text"),
    }
}

#[cfg(test)]
mod tests;
