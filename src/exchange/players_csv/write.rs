//! The list of players as CSV, for a spreadsheet and to be read in again.

use crate::exchange::cell::{MARK, row, safe};

/// A player as exported.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Exported {
    pub number: i64,
    pub name: String,
    pub club: String,
    pub faction: String,
    pub email: String,
    pub notes: String,
    pub dietary: String,
    pub paid: bool,
    /// In the words of the site: "playing", "dropped after round 2".
    pub status: String,
}

/// UTF-8, comma separated, and no cell can be run as a formula.
pub fn write(players: &[Exported]) -> String {
    let titles = ["Number", "Name", "Club", "Faction", "E-mail", "Notes", "Dietary needs", "Paid", "Status"];
    let rows = players.iter().map(|player| {
        let number = player.number.to_string();
        let paid = if player.paid { "yes" } else { "no" };
        row([
            number.as_str().into(),
            safe(&player.name),
            safe(&player.club),
            safe(&player.faction),
            safe(&player.email),
            safe(&player.notes),
            safe(&player.dietary),
            paid.into(),
            safe(&player.status),
        ])
    });
    std::iter::once(MARK.to_owned()).chain([row(titles)]).chain(rows).collect()
}
