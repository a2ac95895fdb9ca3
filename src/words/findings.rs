//! What a finding says in English, for what carries no messages yet.

use crate::{
    domain::games::Finding,
    text::{Speaker, findings::tell_finding},
};

/// A finding as it is shown: where, what, and what to do about it. Each may be empty but the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldFinding {
    pub place: String,
    pub message: String,
    pub fix: String,
}

pub fn describe_finding(finding: &Finding) -> ToldFinding {
    let (told, speaker) = (tell_finding(finding), Speaker::in_english());
    ToldFinding {
        place: told.place.say_by(&speaker),
        message: speaker.say(&told.message),
        fix: told.fix.say_by(&speaker),
    }
}

/// `A`, `A and B`, `A, B and C`.
pub(in crate::words) fn join_with_and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
