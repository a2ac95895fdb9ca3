//! Names in a sentence.

use super::{Message, say};

/// The first of them, and how many more there are: `Ann, Bo and 3 more`.
pub fn first_names(names: &[&str], most: usize) -> Message {
    let shown = &names[..names.len().min(most)];
    say!("players-first-names", names = shown, more = names.len().saturating_sub(most))
}
