//! Names in a sentence.

use super::{Message, say};

/// The name by which people call somebody.
pub fn first_name(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or(name)
}

/// The first name, where nobody else among them has the same.
pub fn short_name<'a>(name: &'a str, among: impl IntoIterator<Item = &'a str>) -> &'a str {
    let first = first_name(name);
    let with_it = among.into_iter().filter(|other| first_name(other) == first);
    if with_it.count() > 1 { name } else { first }
}

/// The first of them, and how many more there are: `Ann, Bo and 3 more`.
pub fn first_names(names: &[&str], most: usize) -> Message {
    let shown = &names[..names.len().min(most)];
    say!("players-first-names", names = shown, more = names.len().saturating_sub(most))
}
