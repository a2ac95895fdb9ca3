//! Changes to how those who are entered are ranked, as the standings and the pack tell them.

use super::event_visit::EventVisit;
use crate::text::{Message, ranking::tell_ranking_rules, say};

/// That the ranking was changed after round 1, when, how and why: for the page and the pack (`handbook S8`).
pub fn list_ranking_changes(here: &EventVisit) -> Vec<Message> {
    let settings = &here.event.settings;
    let rules = |rules| tell_ranking_rules(rules, settings.entrants.have_matches());
    let told = settings.ranking_changes.iter().map(|change| {
        let (when, round) = (here.event.day_and_time(&change.at), change.after_round);
        let (before, after) = (rules(&change.before), rules(&change.after));
        say!("ranking-changed", when, round, by = change.by, before, after, reason = change.reason)
    });
    told.collect()
}

/// The same on paper, one after the other.
pub fn say_ranking_changes(here: &EventVisit) -> String {
    list_ranking_changes(here).iter().map(|change| here.speaker.say(change)).collect::<Vec<_>>().join(" ")
}
