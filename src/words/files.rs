//! Files that come in: what one is taken for, and why it, or a part of it, is not read. All of it is said from texts.

use super::{InWords, in_english};
use crate::{
    domain::{
        event::pack::Method,
        games::BuilderStepError,
        roster::{Format, FormatReason, NoticeAbout, ReadError},
    },
    exchange::{
        event_file::{EventFileError, FileChange, FileProblem, in_quotes},
        players_csv::{MOST_BYTES, MOST_COLUMNS, MOST_ROWS, PlayersCsvError},
    },
    text::{Message, TextFact, Wording, say, told},
};

macro_rules! said_from_texts {
    ($($value:ty)+) => {$(
        impl InWords for $value {
            fn in_words(&self) -> String {
                in_english(&told(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text(told(self))
            }
        }
    )+};
}
pub(super) use said_from_texts;
said_from_texts!(BuilderStepError Format NoticeAbout ReadError);

macro_rules! said_by {
    ($($value:ty: $tell:ident;)+) => {$(
        impl InWords for $value {
            fn in_words(&self) -> String {
                in_english(&$tell(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text($tell(self))
            }
        }
    )+};
}
said_by! {
    EventFileError: tell_event_file_error;
    FormatReason: tell_format_reason;
    PlayersCsvError: tell_players_csv_error;
}

/// So many places are told.
const MOST_CHANGES: usize = 24;

fn tell_event_file_error(error: &EventFileError) -> Message {
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
        FileProblem::NoGame(why) => say!("file-problem-no-game", why = why.in_words()),
        FileProblem::NoMethods => {
            let known = Method::ALL.map(|method| in_quotes(method.word()));
            say!("file-problem-no-methods", known)
        }
        problem => told(problem),
    }
}

fn tell_format_reason(reason: &FormatReason) -> Message {
    match reason {
        FormatReason::Labelled(format) => say!("format-reason-labelled", format),
        FormatReason::Signed(format) => say!("format-reason-signed", format),
        reason => told(reason),
    }
}

fn tell_players_csv_error(error: &PlayersCsvError) -> Message {
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
mod event_file_tests;
