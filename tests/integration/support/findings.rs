//! What findings say, in English.

use muster::{
    domain::games::Finding,
    text::{
        Speaker,
        findings::{ToldFinding, tell_finding},
    },
};

/// A finding as an English reader gets it: its title, where, what, and what to do about it. Each may be empty but the
/// message.
#[derive(Debug)]
pub struct SaidFinding {
    pub title: String,
    pub place: String,
    pub message: String,
    pub fix: String,
}

pub fn describe_finding(finding: &Finding) -> SaidFinding {
    let (ToldFinding { title, place, message, fix }, speaker) =
        (tell_finding(finding), Speaker::in_english());
    SaidFinding {
        title: title.say_by(&speaker),
        place: place.say_by(&speaker),
        message: speaker.say(&message),
        fix: fix.say_by(&speaker),
    }
}
