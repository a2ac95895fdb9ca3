//! Players: what is kept about them.

use super::InWords;
use crate::domain::{
    event::{audit::PlayerField, player::DetailText},
    refusal::PlayerFact,
};

/// A field of a player, as its form calls it.
pub fn label_of_player_field(field: PlayerField) -> &'static str {
    match field {
        PlayerField::Name => "Name",
        PlayerField::Text(DetailText::Club) => "Club",
        PlayerField::Text(DetailText::Faction) => "Faction",
        PlayerField::Text(DetailText::Email) => "E-mail",
        PlayerField::Text(DetailText::Notes) => "Notes",
        PlayerField::Text(DetailText::Dietary) => "Dietary needs",
        PlayerField::Paid => "Paid",
        PlayerField::Spare => "Spare",
        PlayerField::FixedTable => "Fixed table",
        PlayerField::JoinedRound => "First round",
    }
}

/// Its value alone.
impl InWords for PlayerFact {
    fn in_words(&self) -> String {
        match self {
            Self::Name(name) => name.clone(),
            Self::Text(_, text) => text.clone().unwrap_or_else(|| "nothing".into()),
            Self::Paid(on) | Self::Spare(on) => if *on { "yes" } else { "no" }.into(),
            Self::FixedTable(table) => table.map_or_else(|| "none".into(), |table| table.to_string()),
            Self::FirstRound(round) => round.to_string(),
        }
    }
}
