//! What a finding says to a person, and how to mend what it found.

mod aos4;
mod declared;

use super::rules;
use crate::domain::{
    composition::UsedPublication,
    games::{self, Finding, FindingFacts, Verdict},
};

/// A finding as it is shown: where, what, and what to do about it. Each may be empty but the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldFinding {
    /// The rule in a few words.
    pub title: &'static str,
    pub place: String,
    pub message: String,
    pub fix: String,
}

/// The rule of a finding in a few words.
fn title_of(finding: &Finding) -> &'static str {
    match &finding.what {
        FindingFacts::Aos4(_) => rules::title_of(games::default(), finding.rule),
        FindingFacts::Declared { system, observed } => games::find_game(system)
            .map_or("", |game| game.title_of_part(finding.rule, observed.part.as_deref())),
    }
}

pub fn describe_finding(finding: &Finding) -> ToldFinding {
    let (message, fix) = match &finding.what {
        FindingFacts::Aos4(observation) => {
            (aos4::describe_observation(observation), aos4::describe_observation_fix(observation))
        }
        FindingFacts::Declared { system, observed } => {
            declared::describe_declared_finding(finding, system, observed)
        }
    };
    ToldFinding { title: title_of(finding), place: finding.place.to_string(), message, fix }
}

/// What was counted on a roster, by its name: for a list beside the findings.
pub fn list_roster_counts(verdict: &Verdict) -> Vec<(String, String)> {
    let computed = &verdict.computed;
    let Some(game) = computed.system.as_deref().and_then(games::find_game) else {
        let pair = |label: &str, count: usize| (label.to_owned(), count.to_string());
        return vec![pair("Regiments", computed.regiments), pair("Drops", computed.drops)];
    };
    let mut counted: Vec<(String, String)> = computed
        .tallies
        .iter()
        .map(|tally| {
            let title = game.title_of_part(tally.rule, tally.part.as_deref());
            (title.to_owned(), declared::of_allowed(tally))
        })
        .collect();
    let not_asked: Vec<&str> = computed.not_asked.iter().map(|rule| rules::title_of(game, *rule)).collect();
    if !not_asked.is_empty() {
        counted.push(("Not asked, as facts are missing".to_owned(), not_asked.join(", ")));
    }
    counted
}

/// The same as one line to read in a letter.
pub fn write_finding_line(finding: &Finding) -> String {
    let ToldFinding { message, fix, .. } = describe_finding(finding);
    let place = finding.place.heading().map(|heading| format!("{}: ", heading.title())).unwrap_or_default();
    format!("{place}{message} {fix} ({})", finding.rule)
}

/// A publication with its date.
pub fn publication_with_date(publication: &UsedPublication) -> String {
    aos4::title_with_date(publication)
}

/// `A`, `A and B`, `A, B and C`.
pub(in crate::words) fn join_with_and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

fn join_with_or(names: &[String]) -> String {
    names.join(" or ")
}
