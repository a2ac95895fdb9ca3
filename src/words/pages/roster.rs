//! A player's own roster: handed in, mended, or built on the form by picking.

// What a tap on the form was refused for.
pub const GONE: &str = "That cannot be picked here any more. Look at the roster as it is now.";
pub const NO_FACTION: &str = "Choose a faction first.";
pub const LONG_NAME: &str = "Keep the name to 60 characters.";

pub const LONG_OPTIONS: &str = "Keep the other options to 400 characters.";
pub const MODELS: &str = "Models are a whole number from 1 to 1,000.";

/// "10 to 25", as far as the profile says; empty where it does not.
pub fn word_profile_sizes(sizes: (Option<u32>, Option<u32>)) -> String {
    match sizes {
        (Some(least), Some(most)) => format!("{least} to {most}"),
        (Some(least), None) => format!("{least} or more"),
        (None, Some(most)) => format!("up to {most}"),
        (None, None) => String::new(),
    }
}

/// A list that was only checked is on the form, without the names that could not be carried over.
pub fn taken_in(left: &[String]) -> String {
    match not_carried(left) {
        None => "This is your list, to be mended and handed in.".to_owned(),
        Some(left) => format!("This is your list. {left}"),
    }
}

/// A version that was handed in is on the form again, without the names that could not be carried over: the whole list
/// stays with the version that was handed in.
pub fn taken_over(number: i64, left: &[String]) -> String {
    match not_carried(left) {
        None => format!("This is version {number}, to be changed and handed in again."),
        Some(left) => format!("This is version {number}. {left}"),
    }
}

/// What could not be carried over, in a sentence.
fn not_carried(left: &[String]) -> Option<String> {
    const NAMED: usize = 12;
    let shown: Vec<String> = left.iter().take(NAMED).map(|name| name.chars().take(60).collect()).collect();
    let more = if left.len() > NAMED { format!(" and {} more", left.len() - NAMED) } else { String::new() };
    let said = format!("Not in the battle profiles, so not carried over: {}{more}.", shown.join(", "));
    (!left.is_empty()).then_some(said)
}
