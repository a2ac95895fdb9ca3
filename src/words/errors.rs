//! What stopped a request or a command.

use super::{InWords, in_english};
use crate::{
    error::Error,
    text::{Message, Wording, as_long_as, say},
};

impl InWords for Error {
    fn in_words(&self) -> String {
        match self {
            Self::Forbidden(why) => why.in_words(),
            Self::Refused(why) => why.in_words(),
            Self::Conflict(what) => what.in_words(),
            Self::TooLarge(what) => what.in_words(),
            // For whoever runs a command; a page tells nobody what broke.
            Self::Database(_) | Self::Template(_) | Self::Broken(_) => self.to_string(),
            _ => self.why().map_or_else(String::new, |why| in_english(&why)),
        }
    }

    fn as_wording(&self) -> Wording {
        match self {
            Self::Forbidden(why) => why.as_wording(),
            Self::Refused(why) => why.as_wording(),
            Self::Conflict(what) => what.as_wording(),
            Self::TooLarge(what) => what.as_wording(),
            _ => self.why().map_or_else(|| Wording::Words(self.in_words()), Wording::Text),
        }
    }
}

impl Error {
    /// What holds no reason of its own.
    fn why(&self) -> Option<Message> {
        Some(match self {
            Self::NotFound => say!("error-nothing-there"),
            Self::SignIn => say!("error-sign-in"),
            Self::SentTwice => say!("error-sent-twice"),
            Self::TooMany(wait) => say!("error-wait", wait = as_long_as(*wait)),
            Self::Busy => say!("error-busy").part("body"),
            Self::NoRoom => say!("error-no-room").part("body"),
            Self::Away => say!("error-away").part("body"),
            _ => return None,
        })
    }
}
