//! What a game answers about rosters.

use super::{Verdict, What, aos4};
use crate::domain::{
    catalogue::View,
    composition::{CheckRules, RuleId},
    roster::{self, Format, ReadError, Reading, Roster},
};

/// Reads a roster in the format the player chose, or in the one it looks like.
pub fn read(bytes: &[u8], chosen: Option<Format>) -> Result<Reading, ReadError> {
    roster::read(bytes, chosen, &aos4::READERS)
}

/// Judges a roster with the profiles of this view under the rules of this event.
pub fn check(roster: &Roster, view: &View, rules: &CheckRules) -> Verdict {
    aos4::check(roster, view, rules).map(What::Aos4)
}

/// The rules of composition with their titles, in the order they are listed in.
pub fn rules() -> &'static [(RuleId, &'static str)] {
    &aos4::RULES
}

/// A rule in a few words; nothing for one that no game has.
pub fn title_of(rule: RuleId) -> &'static str {
    rules().iter().find(|(id, _)| *id == rule).map_or("", |(_, title)| title)
}
