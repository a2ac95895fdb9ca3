//! Statistics of an event.

/// What is to be seen in the rates of factions: those that differ from one half by more than chance.
pub fn seen(differ: &[&str]) -> String {
    if differ.is_empty() {
        "No faction's rate differs from 50 % by more than chance would do.".into()
    } else {
        format!("Beyond chance, these differ from 50 %: {}.", differ.join(", "))
    }
}

/// In the place of a number that cannot be told.
pub const NOT_TOLD: &str = "–";
