//! What stopped a request or a command.

use super::{message::Message, serial::say, spans::as_long_as, wording::Wording};
use crate::error::Error;

/// Why it was not done; how to put it right, where the person can.
pub fn tell_error(error: &Error) -> Wording {
    match error {
        Error::Forbidden(why) => why.into(),
        Error::Refused(why) => why.into(),
        Error::Conflict(what) => what.into(),
        Error::TooLarge(what) => what.into(),
        // For whoever runs a command; a page tells nobody what broke.
        _ => tell_plain_error(error).map_or_else(|| Wording::Words(error.to_string()), Wording::Text),
    }
}

impl From<&Error> for Wording {
    fn from(error: &Error) -> Self {
        tell_error(error)
    }
}

impl From<Error> for Wording {
    fn from(error: Error) -> Self {
        tell_error(&error)
    }
}

/// What holds no reason of its own.
fn tell_plain_error(error: &Error) -> Option<Message> {
    Some(match error {
        Error::NotFound => say!("error-nothing-there"),
        Error::SignIn => say!("error-sign-in"),
        Error::SentTwice => say!("error-sent-twice"),
        Error::TooMany(wait) => say!("error-wait", wait = as_long_as(*wait)),
        Error::Busy => say!("error-busy").part("body"),
        Error::NoRoom => say!("error-no-room").part("body"),
        Error::Away => say!("error-away").part("body"),
        _ => return None,
    })
}
