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
            Self::UnusualYear => "Enter a year with four digits.".into(),
            Self::Skipped => "On that day the clock jumps over this time. Choose another.".into(),
        }
    }
}

/// Above the page that asks for the password once more.
pub const PROVE_TITLE: &str = "Is it you?";
/// Under it.
pub const PROVE: &str = "This needs your password, which was not typed here within the last ten minutes. Then it goes on as you asked.";
/// The same of an account with a second step.
pub const PROVE_OR_CODE: &str = "This needs your password or a code of your phone, and neither was typed here within the last ten minutes. Then it goes on as you asked.";
/// After a wrong one.
pub const WRONG_PASSWORD_OR_CODE: &str =
    "That is neither your password nor a code that still counts. Nothing was done; try again.";
/// The same without a second step.
pub const WRONG_PASSWORD: &str = "That is not your password. Nothing was done; try again.";
/// Where mails are sent: whoever asked for an account sees this, whether there is one or not.
pub const LOOK_INTO_MAIL: &str = "Look into your mail: a link there goes on. It works for an hour.";
/// Where none are: the same for everybody too.
pub const SIGN_IN_NOW: &str =
    "Sign in with it now. If there was an account with this address before, it is as it was.";
