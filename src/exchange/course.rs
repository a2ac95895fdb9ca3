//! How the rounds of an event went, as a table for spreadsheets.

use super::cell::{MARK, row};
use crate::domain::statistics::CourseFigures;

/// One row a round; minutes are whole, and empty where nothing says so.
pub fn csv(rounds: &[CourseFigures]) -> String {
    let head = [
        "round",
        "players with a seat or the bye",
        "byes",
        "did not come to the table",
        "left after it",
        "tables",
        "tables with a report",
        "set by staff",
        "minutes planned",
        "minutes until half of the tables had reported",
        "minutes until the last report",
        "calls for a judge",
        "minutes until a judge went (the middle one)",
        "minutes of judges at tables, in all",
        "minutes given to single tables, in all",
    ];
    let mut text = MARK.to_owned() + &row(head);
    let told = |minutes: Option<i64>| minutes.map_or_else(String::new, |minutes| minutes.to_string());
    for figures in rounds {
        let counts =
            [figures.byes, figures.no_shows, figures.left, figures.tables, figures.reported, figures.ruled];
        let counts =
            [figures.round.0, figures.players].into_iter().chain(counts).map(|count| count.to_string());
        let rest = [
            figures.planned.to_string(),
            told(figures.half),
            told(figures.took),
            figures.calls.to_string(),
            told(figures.waited),
            figures.judged.to_string(),
            figures.given.to_string(),
        ];
        text += &row(counts.chain(rest));
    }
    text
}
