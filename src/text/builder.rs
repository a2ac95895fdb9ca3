//! What is said when a roster is on the form that builds it.

use super::{
    message::{Message, TextFact},
    serial::say,
};

/// So many names are told of those that stay behind.
const MOST_NAMES: usize = 12;
/// So much of each, in characters.
const LONGEST: usize = 60;

/// A list that was only checked is on the form, without the names that could not be carried over.
pub fn tell_taken_in(left: &[String]) -> Message {
    say!("roster-build-taken-in", left = tell_names_left(left))
}

/// A version that was handed in is on the form again, without the names that could not be carried over: the whole list
/// stays with the version that was handed in.
pub fn tell_taken_over(number: i64, left: &[String]) -> Message {
    say!("roster-build-taken-over", number = number.to_string(), left = tell_names_left(left))
}

fn tell_names_left(left: &[String]) -> TextFact {
    let names: Vec<String> =
        left.iter().take(MOST_NAMES).map(|name| name.chars().take(LONGEST).collect()).collect();
    if names.is_empty() {
        return TextFact::None;
    }
    TextFact::Message(say!("roster-build-names-left", names, more = left.len().saturating_sub(MOST_NAMES)))
}
