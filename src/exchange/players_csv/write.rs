//! The list of players as CSV, for a spreadsheet and to be read in again.

use crate::{
    domain::event::player::{DetailText, Details},
    exchange::{
        cell::{MARK, row, safe},
        players_csv::headings::title,
    },
};
use std::borrow::Cow;

/// A player as exported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    pub number: i64,
    pub details: Details,
    /// In the words of the site: "playing", "dropped after round 2".
    pub status: String,
}

/// UTF-8, comma separated, and no cell can be run as a formula.
pub fn write(players: &[Exported]) -> String {
    let texts = DetailText::ALL.map(title);
    let titles = ["Number", "Name"].into_iter().chain(texts).chain(["Paid", "Status"]);
    let rows = players.iter().map(|player| {
        let (number, details) = (player.number.to_string(), &player.details);
        let paid = if details.paid { "yes" } else { "no" };
        let texts = DetailText::ALL.map(|which| safe(details.text(which).unwrap_or_default()));
        let first = [Cow::Owned(number), safe(details.name.as_str())];
        row(first.into_iter().chain(texts).chain([paid.into(), safe(&player.status)]))
    });
    std::iter::once(MARK.to_owned()).chain([row(titles.map(Cow::Borrowed))]).chain(rows).collect()
}
