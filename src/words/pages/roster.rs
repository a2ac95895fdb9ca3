//! A player's own roster: handed in, mended, or built on the form by picking.

use crate::words::so_many;
use crate::{
    domain::{
        event::roster_version::{Judgement, RosterVersion},
        games::OfferedAside,
        roster::RosterLoreKind,
    },
    words::{Label, write_grouped_number},
};

/// What a player is told when the roster is kept: good news in a word; anything else stands on the page below it.
pub fn roster_arrived_sentence(roster: &RosterVersion) -> String {
    match roster.judgement() {
        Judgement::Legal => {
            format!("Your roster has arrived: version {}, {}.", roster.number, Judgement::Legal.label())
        }
        _ => format!("Your roster has arrived: version {}. The verdict stands below.", roster.number),
    }
}

/// A name that no catalogue has means this one from now on.
pub fn is_read_as(written: &str, means: &str) -> String {
    format!("{written} is read as {means} now.")
}

pub const FACTION_FOLLOWED: &str = "You are registered with the army of your roster now.";

// What a tap on the form was refused for.
pub const GONE: &str = "That cannot be picked here any more. Look at the roster as it is now.";
pub const NO_FACTION: &str = "Choose a faction first.";
pub const LONG_NAME: &str = "Keep the name to 60 characters.";

pub const LONG_OPTIONS: &str = "Keep the other options to 400 characters.";
pub const MODELS: &str = "Models are a whole number from 1 to 1,000.";

/// What a roster without anything to mend comes to; drops where they are counted.
pub fn nothing_to_mend(points: i64, limit: i64, drops: Option<usize>) -> String {
    let drops = drops.map_or_else(String::new, |drops| format!(", {}", so_many(drops, "drop", "drops")));
    format!(
        "Nothing to mend: {} of {} points{drops}.",
        write_grouped_number(points),
        write_grouped_number(limit)
    )
}

/// "10 to 25", as far as the profile says; empty where it does not.
pub fn word_profile_sizes(sizes: (Option<u32>, Option<u32>)) -> String {
    match sizes {
        (Some(least), Some(most)) => format!("{least} to {most}"),
        (Some(least), None) => format!("{least} or more"),
        (None, Some(most)) => format!("up to {most}"),
        (None, None) => String::new(),
    }
}

/// The label of the field for a lore.
pub fn label_of_lore(kind: RosterLoreKind) -> &'static str {
    match kind {
        RosterLoreKind::Spell => "Spell lore",
        RosterLoreKind::Prayer => "Prayer lore",
        RosterLoreKind::Manifestation => "Manifestation lore",
        RosterLoreKind::Unknown => "Lore",
    }
}

// Over what may be picked for a place of the roster.
pub const NEW_LEADER: &str = "A leader for a new regiment";
pub const AUXILIARY: &str = "An auxiliary unit";
pub const RENOWN: &str = "A Regiment of Renown";

pub fn other_leader(regiment: &str) -> String {
    format!("Another leader: {regiment}")
}

pub fn unit_for(regiment: &str) -> String {
    format!("A unit for {regiment}")
}

/// Beside a unit that may be picked all the same.
impl Label for OfferedAside {
    fn label(&self) -> &'static str {
        match self {
            Self::Accompanies => "goes only with the one it accompanies",
            Self::NotAnOption => "not among the leader’s options",
            Self::NoRoom => "no room for another",
        }
    }
}

pub const PRICES_OF_TODAY: &str = "This is your list at the prices that count. Look at it, then hand it in.";

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
