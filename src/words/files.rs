//! Files that come in, in English, for what carries no messages yet.

use super::{InWords, in_english};
use crate::{
    domain::{games::BuilderStepError, roster::ReadError},
    exchange::{event_file::EventFileError, players_csv::PlayersCsvError},
    text::{
        Wording,
        files::{tell_event_file_error, tell_players_csv_error},
        told,
    },
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
said_from_texts!(BuilderStepError ReadError);

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
    PlayersCsvError: tell_players_csv_error;
}
