//! Result slips: four numbers and two signatures per table, four slips on a page, to be cut.

use super::PrintError;
use super::canvas::{Area, Canvas, Ink, Lie, PagePoint, Pen};
use super::pairings::{Pairings, PairingsSeat, PairingsTable};
use super::text::{Type, fit_text, squeeze_name};
use crate::text::say;

const PER_PAGE: usize = 4;

/// A slip for each table of the round.
pub fn result_slips(pairings: &Pairings) -> Result<Vec<u8>, PrintError> {
    let said = &pairings.imprint;
    let title = said.say(&say!("print-slips-of", event = said.event, round = pairings.round));
    let mut canvas = Canvas::from_imprint(&title, &pairings.imprint, Lie::Portrait);
    #[expect(clippy::cast_precision_loss, reason = "four slips")]
    let height = canvas.height / PER_PAGE as f32;
    for page in pairings.tables.chunks(PER_PAGE) {
        canvas.page();
        let mut top = 0.0;
        for pairing in page {
            draw_result_slip(&mut canvas, top, Slip { pairings, pairing });
            top += height;
            if top < canvas.height - 1.0 {
                let right = canvas.width;
                canvas.dashes(PagePoint { x: 0.0, y: top }, PagePoint { x: right, y: top });
            }
        }
    }
    if pairings.tables.is_empty() {
        canvas.empty_page(&said.say(&say!("print-nobody-is-paired")));
    }
    canvas.finish()
}

#[derive(Clone, Copy)]
struct Slip<'a> {
    pairings: &'a Pairings,
    pairing: &'a PairingsTable,
}

const PAD: f32 = 42.0;
const ROWS: [f32; 2] = [74.0, 122.0];
const BOX: (f32, f32) = (62.0, 36.0);

fn draw_result_slip(canvas: &mut Canvas, top: f32, slip: Slip<'_>) {
    let right = canvas.width - PAD;
    let said = &slip.pairings.imprint;
    let table = said.say(&say!("print-table-number", table = slip.pairing.table));
    let taken = Type::bold(22.0).width(&table);
    canvas.text(&table, PagePoint { x: right - taken, y: top + 46.0 }, Type::bold(22.0), Ink::TEXT);
    let room = right - taken - PAD - 20.0;
    let event = fit_text(&slip.pairings.imprint.event, Type::bold(10.0), room);
    canvas.text(&event.text, PagePoint { x: PAD, y: top + 34.0 }, event.set, canvas.accent);
    let battleplan = slip.pairings.battleplan.trim();
    let round = said.say(&say!("print-round-with", round = slip.pairings.round, battleplan));
    let round = fit_text(&round, Type::regular(10.0), room);
    canvas.text(&round.text, PagePoint { x: PAD, y: top + 48.0 }, round.set, Ink::MUTED);
    for (x, title) in
        lay_out_box_columns(right, slip.pairings.counted.len()).into_iter().zip(&slip.pairings.counted)
    {
        let set = Type::regular(7.5);
        let x = x + (BOX.0 - set.width(title)) / 2.0;
        canvas.text(title, PagePoint { x, y: top + ROWS[0] - 4.0 }, set, Ink::MUTED);
    }
    for (row, seat) in ROWS.into_iter().zip([&slip.pairing.a, &slip.pairing.b]) {
        draw_seat(canvas, top + row, seat, slip.pairings);
    }
    let y = top + 184.0;
    let middle = canvas.width / 2.0;
    for (from, to) in [(PAD, middle - 14.0), (middle + 14.0, right)] {
        canvas.line(
            PagePoint { x: from, y },
            PagePoint { x: to, y },
            Pen { ink: Ink::MUTED, thickness: 0.6 },
        );
        let signature = said.say(&say!("print-signature"));
        canvas.text(&signature, PagePoint { x: from, y: y + 10.0 }, Type::regular(7.5), Ink::MUTED);
    }
}

/// The left ends of so many columns of boxes.
fn lay_out_box_columns(right: f32, count: usize) -> Vec<f32> {
    #[expect(clippy::cast_precision_loss, reason = "a column or two")]
    (0..count).map(|at| right - (count - at) as f32 * (BOX.0 + 12.0) + 12.0).collect()
}

fn draw_seat(canvas: &mut Canvas, y: f32, seat: &PairingsSeat, pairings: &Pairings) {
    let right = canvas.width - PAD;
    let pen = Pen { ink: Ink::TEXT, thickness: 0.9 };
    let columns = lay_out_box_columns(right, pairings.counted.len());
    for &x in &columns {
        canvas.frame(Area { x, y, width: BOX.0, height: BOX.1 }, pen);
    }
    let room = columns.first().copied().unwrap_or(right) - PAD - 16.0;
    let name = squeeze_name(&seat.name, Type::bold(15.0), room);
    canvas.text(&name.text, PagePoint { x: PAD, y: y + 18.0 }, name.set, Ink::TEXT);
    let note = fit_text(&seat.note, Type::regular(9.5), room);
    canvas.text(&note.text, PagePoint { x: PAD, y: y + 31.0 }, note.set, Ink::MUTED);
    let mut x = PAD;
    for mark in &pairings.marked {
        canvas.frame(Area { x, y: y + 37.0, width: 7.0, height: 7.0 }, pen);
        x += 11.0
            + canvas.text(mark, PagePoint { x: x + 11.0, y: y + 43.5 }, Type::regular(7.5), Ink::TEXT)
            + 12.0;
    }
}
