//! Accounts: what is wrong with an address, a password or a time zone.

use super::{InWords, in_english};
use crate::{
    domain::{
        account::{EmailError, PasswordError},
        zone::ZoneError,
    },
    text::{Wording, told},
};

macro_rules! said_from_texts {
    ($($why:ty)+) => {$(
        impl InWords for $why {
            fn in_words(&self) -> String {
                in_english(&told(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text(told(self))
            }
        }
    )+};
}
said_from_texts!(EmailError PasswordError ZoneError);
