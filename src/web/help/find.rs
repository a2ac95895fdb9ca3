//! Finds the sections of the help that hold every word that somebody looks for.

use super::topic::{HelpSection, all_topics};
use crate::domain::alphabet::alphabetical_key;

/// Words of a text that are shown before the one that was found, and from it on.
const WORDS_BEFORE: usize = 10;
const WORDS_AFTER: usize = 20;

/// A section that was found.
#[derive(Debug)]
pub struct FoundSection {
    pub topic: &'static str,
    pub heading: &'static str,
    pub address: String,
    /// A piece of its text around what was looked for.
    pub snippet: String,
}

/// Sections with every word of `wanted`, those first that have them in their heading. Nothing where nothing is wanted.
pub fn find_sections(wanted: &str) -> Vec<FoundSection> {
    let wanted = alphabetical_key(wanted);
    let words: Vec<&str> = wanted.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let has_all = |text: &str| words.iter().all(|word| text.contains(word));
    let sections =
        all_topics().iter().flat_map(|topic| topic.sections.iter().map(move |section| (topic, section)));
    let mut found: Vec<_> = sections.filter(|(_, section)| has_all(&section.key)).collect();
    found.sort_by_key(|(_, section)| !has_all(&alphabetical_key(&section.heading)));
    let found = found.into_iter().map(|(topic, section)| FoundSection {
        topic: &topic.title,
        heading: &section.heading,
        address: topic.address_of(section),
        snippet: snippet_of(section, &words),
    });
    found.collect()
}

/// A piece of the text that has most of the words, around the first of them.
fn snippet_of(section: &HelpSection, words: &[&str]) -> String {
    let held = |text: &str| {
        let key = alphabetical_key(text);
        words.iter().filter(|word| key.contains(**word)).count()
    };
    // The first of those that have as many.
    let best = section.texts.iter().rev().max_by_key(|text| held(text));
    let text: Vec<&str> = best.map(|text| text.split_whitespace().collect()).unwrap_or_default();
    let hit = text.iter().position(|token| {
        let token = alphabetical_key(token);
        words.iter().any(|word| token.contains(word))
    });
    let from = hit.unwrap_or_default().saturating_sub(WORDS_BEFORE);
    let to = text.len().min(from + WORDS_BEFORE + WORDS_AFTER);
    let [before, after] = [from > 0, to < text.len()].map(|is_cut| if is_cut { "…" } else { "" });
    format!("{before}{}{after}", text[from..to].join(" "))
}
