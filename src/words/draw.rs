//! Draws, for what does not carry messages yet: refusals, commands and the pages of teams.

use super::{InWords, in_english};
use crate::{
    domain::{
        bracket::Reached,
        pairing::{
            ApartReason, DrawClaim, DrawError, DrawPrice, Reason, Violation,
            tables::{TableError, TableNote},
        },
        rounds::RoundError,
    },
    text::{Wording, draw, told},
};

macro_rules! said_from_texts {
    ($($value:ty: $message:expr;)+) => {$(
        impl InWords for $value {
            fn in_words(&self) -> String {
                in_english(&$message(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text($message(self))
            }
        }
    )+};
}
said_from_texts! {
    Reason: draw::reason_in_file;
    ApartReason: told;
    DrawPrice: told;
    DrawClaim: draw::draw_claim;
    RoundError: draw::why_no_round;
    DrawError: draw::why_no_draw;
    TableError: told;
    TableNote: told;
    Violation: draw::what_is_wrong;
    Reached: told;
}
