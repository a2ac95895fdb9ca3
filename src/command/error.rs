//! Why a command gives no answer.

use crate::{error::Error, words::InWords};
use std::fmt;

/// What went wrong, told in one plain line on standard error.
#[derive(Debug)]
pub enum CommandError {
    /// What stopped the work itself.
    Site(Error),
    /// The command cannot be carried out as it was typed, or the machine does not let it: the line that says so.
    Line(String),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(error) => f.write_str(&error.in_words()),
            Self::Line(line) => f.write_str(line),
        }
    }
}

impl From<Error> for CommandError {
    fn from(error: Error) -> Self {
        Self::Site(error)
    }
}

/// Told as the database says it: whoever runs a command can look after the database.
impl From<sqlx::Error> for CommandError {
    fn from(error: sqlx::Error) -> Self {
        Self::Line(error.to_string())
    }
}

impl From<String> for CommandError {
    fn from(line: String) -> Self {
        Self::Line(line)
    }
}

impl From<&str> for CommandError {
    fn from(line: &str) -> Self {
        Self::Line(line.to_owned())
    }
}
