//! Values that are told by a little more than what they store.

use super::{Message, say, told};
use crate::domain::{
    event::{
        award::{Basis, capitalise_first_letter},
        pack::Method,
    },
    numbers::RoundNumber,
};

/// Who gets an award.
pub fn tell_basis(basis: &Basis) -> Message {
    match basis {
        Basis::BestInAlliance(alliance) => {
            say!("basis-best-in-alliance", it = capitalise_first_letter(alliance))
        }
        basis => told(basis),
    }
}

/// How this round is made: before there are results, the first one is not made by them.
pub fn tell_method_of_round(method: Method, round: RoundNumber) -> Message {
    let text = told(&method);
    if method == Method::Handbook && round == RoundNumber::FIRST { text.part("first") } else { text }
}
