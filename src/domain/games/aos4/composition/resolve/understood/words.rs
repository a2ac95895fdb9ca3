//! Names within a text, written whole: the longest first, so that no name is found within another.

use crate::domain::catalogue::name_key;
use std::collections::HashSet;

/// Names with their keys, the longest first.
pub struct LongestNames {
    named: Vec<(String, String)>,
    keys: HashSet<String>,
}

/// What a text says in names, and what else.
pub struct NamesInText {
    /// The names as the catalogue writes them, in no order.
    pub names: Vec<String>,
    /// The words between them.
    pub rest: Vec<String>,
}

/// A shorter name is too easily part of something else.
const SHORTEST: usize = 4;

impl LongestNames {
    pub fn from_names<'n>(names: impl Iterator<Item = &'n str>) -> Self {
        let mut names: Vec<_> = names.map(|name| (name_key(name), name.to_owned())).collect();
        names.retain(|(key, _)| key.len() >= SHORTEST);
        // A stable order: of names with one key the first stays.
        names.sort_by_key(|(key, _)| std::cmp::Reverse(key.len()));
        let mut keys = HashSet::new();
        names.retain(|(key, _)| keys.insert(key.clone()));
        Self { named: names, keys }
    }

    pub fn has(&self, name: &str) -> bool {
        self.keys.contains(&name_key(name))
    }

    /// The longest name that stands in a text.
    pub fn longest_in(&self, text: &str) -> Option<&str> {
        let text = pad_name_key(text);
        self.named
            .iter()
            .find(|(key, _)| position_of_name(&text, key).is_some())
            .map(|(_, name)| name.as_str())
    }

    /// The longest name that a text ends with, and the words before it. The text is a key.
    pub fn at_the_end_of<'t>(&self, text: &'t str) -> Option<(&'t str, &str)> {
        self.named.iter().find_map(|(key, name)| {
            let others = text.strip_suffix(key.as_str())?;
            (others.is_empty() || others.ends_with(' ')).then(|| (others.trim_end(), name.as_str()))
        })
    }

    /// All names that stand in a text, and the words that are in none.
    pub fn told_in(&self, text: &str) -> NamesInText {
        let mut text = pad_name_key(text);
        let mut names = Vec::new();
        for (key, name) in &self.named {
            if let Some(at) = position_of_name(&text, key) {
                text.replace_range(at..at + key.len(), "|");
                names.push(name.clone());
            }
        }
        NamesInText {
            names,
            rest: text.split_whitespace().filter(|word| *word != "|").map(str::to_owned).collect(),
        }
    }
}

/// Where a name stands whole.
fn position_of_name(text: &str, key: &str) -> Option<usize> {
    let ends = |at: &usize| text[..*at].ends_with(' ') && text[at + key.len()..].starts_with(' ');
    text.match_indices(key).map(|(at, _)| at).find(ends)
}

fn pad_name_key(text: &str) -> String {
    format!(" {} ", name_key(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_where_they_stand_whole_and_the_longest_first() {
        let names = LongestNames::from_names(["Lore of Ruin", "Lore of Ruination", "Skaven"].into_iter());
        assert_eq!(names.longest_in("Lore of ruination (20 pts)"), Some("Lore of Ruination"));
        assert_eq!(names.longest_in("Skavenbrew"), None);
        let told = names.told_in("SKAVEN, with the Lore of Ruin");
        assert_eq!((told.names.len(), told.rest.join(" ").as_str()), (2, "with the"));
    }
}
