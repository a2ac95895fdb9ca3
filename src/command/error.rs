//! Why a command gives no answer.

use crate::{
    error::Error,
    text::{Message, Speaker, Wording, tell_error},
};
use std::fmt;

/// What went wrong, told in one plain line on standard error.
#[derive(Debug)]
pub enum CommandError {
    /// What stopped the work itself.
    Site(Error),
    /// The command cannot be carried out as it was typed, or the machine does not let it: the line that says so.
    Line(Wording),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self {
            Self::Site(error) => tell_error(error),
            Self::Line(line) => line.clone(),
        };
        f.write_str(&why.say_by(&Speaker::in_english()))
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
        error.to_string().into()
    }
}

impl From<String> for CommandError {
    fn from(line: String) -> Self {
        Self::Line(Wording::Words(line))
    }
}

impl From<Message> for CommandError {
    fn from(message: Message) -> Self {
        Self::Line(Wording::Text(message))
    }
}
