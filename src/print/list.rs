//! Any list of people or things as a table: the players, the check-in desk, the caterer.

use super::canvas::{Ink, Lie};
use super::sheet::{PageHeading, Sheet};
use super::table::{Align, PrintedCell, PrintedColumn, PrintedTable, Width, draw_table};
use super::text::Type;
use super::{Imprint, PrintError};

/// A titled table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PrintedList {
    pub imprint: Imprint,
    /// "Players", "Check-in", "For the caterer".
    pub title: String,
    /// Opposite the title: a count, a day.
    pub subject: String,
    /// Lines below the title.
    pub lines: Vec<String>,
    pub columns: Vec<ListColumn>,
    /// A text for each column; for a tick box it is passed over.
    pub rows: Vec<Vec<String>>,
    /// Printed instead of rows when there are none.
    pub when_empty: String,
}

/// One column of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListColumn {
    pub title: String,
    pub kind: ListKind,
}

/// What a column holds, and so how it is set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ListKind {
    /// A name: bold, on one line.
    Name { share: f32 },
    /// A text that may take several lines.
    Text { share: f32 },
    /// A number or another short value, to the right.
    Number,
    /// An empty box to be ticked with a pen.
    TickBox,
}

/// The list, over as many pages as it needs; across when it has more than six columns.
pub fn print_list(list: &PrintedList) -> Result<Vec<u8>, PrintError> {
    let lie = if list.columns.len() > 6 { Lie::Landscape } else { Lie::Portrait };
    let heading =
        PageHeading { title: list.title.clone(), subject: list.subject.clone(), lines: list.lines.clone() };
    let mut sheet = Sheet::start_document(&list.imprint, heading, lie);
    let columns = list.columns.iter().map(make_list_column).collect();
    let rows: Vec<Vec<PrintedCell>> =
        list.rows.iter().map(|row| make_list_cells(row, &list.columns)).collect();
    draw_table(&mut sheet, &PrintedTable { columns, row_height: 24.0 }, &rows);
    sheet.finish_list(rows.is_empty(), &list.when_empty)
}

fn make_list_column(column: &ListColumn) -> PrintedColumn {
    match column.kind {
        ListKind::Name { share } => PrintedColumn::new(&column.title, Width::Share(share), Align::Left),
        ListKind::Text { share } => {
            PrintedColumn::new(&column.title, Width::Share(share), Align::Left).wrapping()
        }
        ListKind::Number => PrintedColumn::new(&column.title, Width::Points(52.0), Align::Right),
        ListKind::TickBox => PrintedColumn::new(&column.title, Width::Points(48.0), Align::Centre),
    }
}

fn make_list_cells(row: &[String], columns: &[ListColumn]) -> Vec<PrintedCell> {
    let texts = row.iter().map(String::as_str).chain(std::iter::repeat(""));
    columns
        .iter()
        .zip(texts)
        .map(|(column, text)| match column.kind {
            ListKind::Name { .. } => PrintedCell::new(text, Type::bold(11.5)),
            ListKind::Text { .. } => PrintedCell::new(text, Type::regular(10.0)),
            ListKind::Number => PrintedCell::new(text, Type::regular(11.0)),
            ListKind::TickBox => {
                PrintedCell { ink: Ink::MUTED, ..PrintedCell::new("☐", Type::regular(17.0)) }
            }
        })
        .collect()
}
