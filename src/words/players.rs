//! Players: their names, and what is kept about them.

use super::InWords;
use crate::domain::{event::player::PlayerNameError, refusal::PlayerFact};

impl InWords for PlayerNameError {
    fn in_words(&self) -> String {
        match self {
            Self::Empty => "Enter a name.",
            Self::TooLong => "Keep the name to 60 characters.",
        }
        .into()
    }
}

/// What a fact about a player is called.
pub fn title(fact: &PlayerFact) -> &'static str {
    match fact {
        PlayerFact::Name(_) => "Name",
        PlayerFact::Club(_) => "Club",
        PlayerFact::Faction(_) => "Faction",
        PlayerFact::Email(_) => "E-mail",
        PlayerFact::Notes(_) => "Notes",
        PlayerFact::Dietary(_) => "Dietary needs",
        PlayerFact::Paid(_) => "Paid",
        PlayerFact::Spare(_) => "Spare",
        PlayerFact::FixedTable(_) => "Fixed table",
        PlayerFact::FirstRound(_) => "First round",
    }
}

/// Its value alone.
impl InWords for PlayerFact {
    fn in_words(&self) -> String {
        match self {
            Self::Name(name) => name.clone(),
            Self::Club(text)
            | Self::Faction(text)
            | Self::Email(text)
            | Self::Notes(text)
            | Self::Dietary(text) => text.clone().unwrap_or_else(|| "nothing".into()),
            Self::Paid(on) | Self::Spare(on) => if *on { "yes" } else { "no" }.into(),
            Self::FixedTable(table) => table.map_or_else(|| "none".into(), |table| table.to_string()),
            Self::FirstRound(round) => round.to_string(),
        }
    }
}
