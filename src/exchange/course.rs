//! How the rounds of an event went, as a table for spreadsheets.

use super::table::{ExportCell, ExportTable};
use crate::domain::statistics::CourseFigures;

/// One row a round; minutes are whole, and empty where nothing says so.
pub fn build_course_table(rounds: &[CourseFigures]) -> ExportTable {
    let head = [
        "round",
        "players paired (with byes)",
        "byes",
        "no-shows",
        "withdrew after the round",
        "tables",
        "tables reported",
        "set by staff",
        "minutes planned",
        "minutes until half of the tables had reported",
        "minutes until the last report",
        "judge calls",
        "median minutes until a judge came",
        "minutes of judges at tables, in all",
        "minutes given to single tables, in all",
    ];
    let mut table = ExportTable::new(head);
    for figures in rounds {
        let counts =
            [figures.byes, figures.no_shows, figures.left, figures.tables, figures.reported, figures.ruled];
        let counts = [figures.round.0, figures.players].into_iter().chain(counts).map(ExportCell::from);
        table.push(counts.chain([
            figures.planned.into(),
            figures.half.into(),
            figures.took.into(),
            figures.calls.into(),
            figures.waited.into(),
            figures.judged.into(),
            figures.given.into(),
        ]));
    }
    table
}
