//! The list of players as a table, for a spreadsheet and to be read in again.

use crate::{
    domain::event::player::{DetailText, PlayerDetails},
    exchange::{players_csv::headings::column_title, table::ExportTable},
};

/// A player as exported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    pub number: i64,
    pub details: PlayerDetails,
    /// In the words of the site: "playing", "dropped after round 2".
    pub status: String,
}

/// One row a player, in the columns that the import knows.
pub fn build_player_table(players: &[Exported]) -> ExportTable {
    let texts = DetailText::ALL.map(column_title);
    let mut table = ExportTable::new(["Number", "Name"].into_iter().chain(texts).chain(["Paid", "Status"]));
    for Exported { number, details, status } in players {
        let texts = DetailText::ALL.map(|which| details.text(which).into());
        let paid = if details.paid { "yes" } else { "no" };
        let first = [(*number).into(), details.name.as_str().into()];
        table.push(first.into_iter().chain(texts).chain([paid.into(), status.as_str().into()]));
    }
    table
}
