//! Accounts: what is wrong with an address, a password or a time zone.

use super::InWords;
use crate::domain::{
    account::{EmailError, PasswordError},
    zone::ZoneError,
};

impl InWords for EmailError {
    fn in_words(&self) -> String {
        "Enter an e-mail address, like ann@example.org.".into()
    }
}

impl InWords for PasswordError {
    fn in_words(&self) -> String {
        match self {
            Self::TooShort(least) => {
                format!("Use at least {least} characters. Four words make a good password.")
            }
            Self::TooLong => "Keep the password to 128 characters.".into(),
            Self::Common => {
                "This password is too easy to guess. Four words that do not belong together make a good one."
                    .into()
            }
        }
    }
}

impl InWords for ZoneError {
    fn in_words(&self) -> String {
        match self {
            Self::Unknown(name) => format!("“{name}” is not a time zone. Use a name like Europe/Berlin."),
            Self::Skipped => "On that day the clock jumps over this time. Choose another.".into(),
        }
    }
}
