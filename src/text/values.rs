//! Values that are told by a little more than what they store.

use super::{Message, say, told};
use crate::domain::{
    event::{
        award::{Basis, capitalise_first_letter},
        pack::Method,
        refund::Refund,
        roster_version::{Judgement, RosterVersion},
    },
    numbers::RoundNumber,
};

/// What a player is told when their roster is kept.
pub fn say_roster_arrived(roster: &RosterVersion) -> Message {
    let version = roster.number;
    match roster.judgement() {
        Judgement::Legal => say!("play-roster-arrived-legal", version, verdict = told(&Judgement::Legal)),
        _ => say!("play-roster-arrived", version),
    }
}

/// What became of the payment of a team, for whoever answers for it.
pub fn tell_refund_of_team(refund: Refund) -> Message {
    match refund {
        Refund::Due => say!("play-me-refund-of-team-due"),
        Refund::TooLate(last) => say!("play-me-no-refund-of-team", last),
    }
}

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
