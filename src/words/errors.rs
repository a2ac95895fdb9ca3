//! What stopped a request or a command.

use super::{InWords, time::as_long_as};
use crate::error::Error;

impl InWords for Error {
    fn in_words(&self) -> String {
        match self {
            Self::NotFound => "There is nothing at this address.".into(),
            Self::SignIn => "Sign in first.".into(),
            Self::Forbidden(why) => why.in_words(),
            Self::Refused(why) => why.in_words(),
            Self::Conflict(what) => what.in_words(),
            Self::SentTwice => "That was already saved.".into(),
            Self::TooLarge(what) => what.in_words(),
            Self::TooMany(wait) => format!("Too many tries. Wait {}, and try again.", as_long_as(*wait)),
            Self::Busy => "The site is busy. Nothing was saved; try again in a few seconds.".into(),
            Self::NoRoom => {
                "The server's disk is full, so nothing was saved. Tell the organiser, and send it again \
                             when there is room: nothing that was saved before is lost."
                    .into()
            }
            Self::Away => {
                "The database does not answer just now. Send it again in a few seconds: what was saved \
                           already does not count twice."
                    .into()
            }
            // For whoever runs a command; a page tells nobody what broke.
            Self::Database(_) | Self::Template(_) | Self::Broken(_) => self.to_string(),
        }
    }
}
