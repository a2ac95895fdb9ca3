//! What is called out in a round, for what carries no messages yet.

use super::in_english;
use crate::{domain::system::CallOut, text::clock::tell_next_mark};

/// What is to be reached next, by what the clock shows then.
pub fn next_mark(call: &CallOut) -> String {
    in_english(&tell_next_mark(call))
}
