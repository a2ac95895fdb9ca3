//! What forms say on several pages: beside a field, and after they were sent.

use std::fmt::Display;

// Beside a field.
pub const CHOOSE_ONE_OF_THESE: &str = "Choose one of these.";
pub const SAY_WHY_ON_RECORD: &str = "Say why: it is on record.";
pub const NO_SUCH_PLAYER: &str = "No player has this number.";
pub const NO_SUCH_PLAYER_IN_ROUND: &str = "No player has this number in this round.";
/// Nobody has a name like the one that was typed.
pub const NOBODY_CALLED: &str = "Nobody here is called like this.";
/// Several have, or one whose name is longer.
pub const CHOOSE_WHO: &str = "Choose who is meant.";
pub const ENTER_ROUND_NUMBERS: &str = "Enter round numbers, like 1, 2.";
pub const ENTER_A_DAY: &str = "Enter a day, like 2025-05-10.";
pub const ENTER_A_TIME: &str = "Enter a time, like 09:30.";
pub const ENTER_DAY_AND_TIME: &str = "Enter a day and time, like 2025-05-10 09:30.";

/// A text that is longer than so many characters.
pub fn too_long(longest: usize) -> String {
    format!("Keep this to {longest} characters.")
}

/// No number, or one outside of what is allowed.
pub fn ask_for_number_between(least: impl Display, most: impl Display) -> String {
    format!("Enter a whole number from {least} to {most}.")
}

/// A number that is larger than it may be.
pub fn at_most(most: u32) -> String {
    format!("Enter {} or less.", crate::words::write_grouped_number(most))
}

// Somebody else saved while this was typed.
pub const BOTH_CHANGED: &str = "Nothing was saved yet: somebody else saved while you were typing, and changed what you \
    changed too. Both stand below. What you leave there is saved; everything else of theirs stays.";
pub const OTHERS_STAYS: &str = "What somebody else saved meanwhile stays.";

// After sending.
pub const SAVED: &str = "Saved.";
pub const SAVED_IN_THE_PACK: &str = "Saved. The pack shows it.";
pub const SAVED_ALREADY: &str = "That was saved already.";
pub const DONE_ALREADY: &str = "That was done already.";
