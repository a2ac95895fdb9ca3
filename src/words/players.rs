//! Players: what is kept about them.

use crate::domain::event::{audit::PlayerField, player::DetailText};

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
