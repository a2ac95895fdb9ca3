//! A blank roster: lines for what an army is, to be filled in by hand.

use super::boxes::{BOX, SMALL, halve_sheet};
use super::canvas::{Area, Ink, Lie, PagePoint};
use super::sheet::{PageHeading, Sheet};
use super::table::{Align, HEAD, PrintedCell, PrintedColumn, PrintedTable, Width, draw_table};
use super::text::Type;
use super::{Imprint, PrintError};
use crate::text::say;

const ROW: f32 = 23.0;
/// Beside the rows: the head of the table, and the total below it.
const TOTAL: f32 = 34.0;

/// One page. `points_limit` stands at its head: "2000 points"; `declared` is what each player declares in the roster, where
/// the game has that.
pub fn roster_form(
    imprint: &Imprint,
    points_limit: &str,
    declared: Option<&str>,
) -> Result<Vec<u8>, PrintError> {
    let heading = PageHeading {
        title: imprint.say(&say!("print-roster-form")),
        subject: points_limit.to_owned(),
        lines: Vec::new(),
    };
    let mut sheet = Sheet::start_document(imprint, heading, Lie::Portrait);
    let labels = [say!("print-name"), say!("print-faction")].map(|label| imprint.say(&label));
    let rows = [labels.to_vec(), declared.map(str::to_owned).into_iter().collect()];
    for row in rows.into_iter().filter(|row| !row.is_empty()) {
        for (half, label) in halve_sheet(&sheet).into_iter().zip(row) {
            let y = sheet.y + 20.0;
            sheet.canvas.line(PagePoint { x: half.x, y }, PagePoint { x: half.x + half.width, y }, BOX);
            sheet.canvas.text(&label, PagePoint { x: half.x, y: y + 9.0 }, SMALL, Ink::MUTED);
        }
        sheet.gap(38.0);
    }
    let columns = vec![
        PrintedColumn::new(&imprint.say(&say!("print-part-of-the-army")), Width::Share(1.0), Align::Left),
        PrintedColumn::new(&imprint.say(&say!("print-unit-and-what-it-has")), Width::Share(2.6), Align::Left),
        PrintedColumn::new(&imprint.say(&say!("print-models")), Width::Points(56.0), Align::Centre),
        PrintedColumn::new(&imprint.say(&say!("print-points")), Width::Points(64.0), Align::Right),
    ];
    let blank: Vec<PrintedCell> = columns.iter().map(|_| PrintedCell::new("", HEAD)).collect();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a page has some thirty rows"
    )]
    let rows = ((sheet.room() - TOTAL) / ROW - 1.0).max(1.0) as usize;
    draw_table(&mut sheet, &PrintedTable { columns, row_height: ROW }, &vec![blank; rows]);
    let (right, set) = (sheet.right(), Type::bold(11.0));
    let total = imprint.say(&say!("print-total"));
    let area = Area { x: right - 64.0, y: sheet.y + 5.0, width: 64.0, height: 22.0 };
    sheet.canvas.frame(area, BOX);
    let x = area.x - 8.0 - set.width(&total);
    sheet.canvas.text(&total, PagePoint { x, y: area.y + 15.0 }, set, Ink::TEXT);
    sheet.finish()
}
