//! Statistics of an event.

use crate::{
    domain::statistics::{Certainty, Tally},
    words::statistics::{percent, range},
};

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

/// How those did who took the first turn; empty where no sheet says who did.
pub fn first_turn(tally: Tally) -> String {
    let (Some(rate), Some(within)) = (tally.rate(), tally.range()) else { return String::new() };
    let sure = if tally.certainty() == Certainty::Told { "" } else { " That is too few to say much." };
    format!(
        "Whoever took the first turn of the battle won {} of {}, with a range from {}: {}–{}–{}.{sure}",
        percent(rate),
        battles(tally.games()),
        range(within),
        tally.wins,
        tally.draws,
        tally.losses
    )
}

/// Letters of a name that stand beside a line.
const LABEL: usize = 15;

/// `3 Ann Archer`: beside the end of a line of the chart of places. A long name is cut.
pub fn path_label(place: u32, name: &str) -> String {
    if name.chars().count() <= LABEL {
        return format!("{place} {name}");
    }
    let cut: String = name.chars().take(LABEL - 1).collect();
    format!("{place} {}…", cut.trim_end())
}

fn battles(count: u32) -> String {
    if count == 1 { "1 battle".into() } else { format!("{count} battles") }
}
