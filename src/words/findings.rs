//! What a finding says to a person, and how to mend what it found.

mod aos4;

use crate::domain::games::{Fact, Finding, What, title_of};

/// A finding as it is shown: where, what, and what to do about it. Each may be empty but the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The rule in a few words.
    pub title: &'static str,
    pub place: String,
    pub message: String,
    pub fix: String,
}

pub fn told(finding: &Finding) -> Told {
    let (message, fix) = match &finding.what {
        What::Aos4(observation) => (aos4::message(observation), aos4::fix(observation)),
    };
    Told { title: title_of(finding.rule), place: finding.place.to_string(), message, fix }
}

/// The same as one line to read in a letter.
pub fn line(finding: &Finding) -> String {
    let Told { message, fix, .. } = told(finding);
    let place = finding.place.heading().map(|heading| format!("{}: ", heading.title())).unwrap_or_default();
    format!("{place}{message} {fix} ({})", finding.rule)
}

/// What a player should know before a battle.
pub fn fact(fact: &Fact) -> String {
    aos4::fact(fact)
}

/// `A`, `A and B`, `A, B and C`.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

fn either(names: &[String]) -> String {
    names.join(" or ")
}
