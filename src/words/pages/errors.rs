//! The page that an error becomes.

use crate::{error::Error, words::InWords};

/// Above it.
pub fn title_of_error(error: &Error) -> &'static str {
    match error {
        Error::NotFound => "Not found",
        Error::Forbidden(_) => "Not for you",
        Error::Conflict(_) => "Changed meanwhile",
        Error::Busy => "Busy",
        Error::NoRoom => "The disk is full",
        Error::Away => "No answer",
        Error::TooMany(_) => "Wait a moment",
        Error::Database(_) | Error::Template(_) | Error::Broken(_) => "Something went wrong",
        Error::SignIn | Error::Refused(_) | Error::SentTwice | Error::TooLarge(_) => "That did not work",
    }
}

/// Under it: what happened. Nobody is told what broke inside.
pub fn describe_error(error: &Error) -> String {
    match error {
        Error::NotFound => "There is nothing at this address. The link may be old, or mistyped.".into(),
        Error::Database(_) | Error::Template(_) | Error::Broken(_) => {
            "That was our fault, and it has been written down. What you sent was not saved.".into()
        }
        error => error.in_words(),
    }
}
