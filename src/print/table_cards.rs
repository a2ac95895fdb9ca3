//! Table cards: the number of a table to be read across a hall, its terrain, the battleplan, and what is called out
//! during the round; two cards on a page, to be cut.

use super::canvas::{Canvas, Ink, Lie, PagePoint, Pen};
use super::text::{Type, fit_text, squeeze_name};
use super::{Imprint, PrintError};
use crate::{
    domain::numbers::{RoundNumber, TableNumber},
    text::say,
};

/// The cards of one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableCards {
    pub imprint: Imprint,
    pub round: RoundNumber,
    /// Empty while there is none.
    pub battleplan: String,
    /// What is called out, by the time that is left: "2:40", "Talk before the game done".
    pub call_outs: Vec<(String, String)>,
    pub cards: Vec<TableCard>,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableCard {
    pub table: TableNumber,
    /// Where it stands; may be empty.
    pub area: String,
    /// The terrain set on it; may be empty.
    pub terrain: String,
}

const PER_PAGE: usize = 2;
const PAD: f32 = 48.0;
/// More do not fit on half a page.
const MOST_CALL_OUTS: usize = 11;

/// A card for each table.
pub fn table_cards(round: &TableCards) -> Result<Vec<u8>, PrintError> {
    let (event, number) = (&round.imprint.event, round.round);
    let title = round.imprint.say(&say!("print-cards-of", event, round = number));
    let mut canvas = Canvas::from_imprint(&title, &round.imprint, Lie::Portrait);
    let half = canvas.height / 2.0;
    for page in round.cards.chunks(PER_PAGE) {
        canvas.page();
        for (card, top) in page.iter().zip([0.0, half]) {
            draw_table_card(&mut canvas, top, round, card);
        }
        let right = canvas.width;
        canvas.dashes(PagePoint { x: 0.0, y: half }, PagePoint { x: right, y: half });
    }
    if round.cards.is_empty() {
        canvas.empty_page(&round.imprint.say(&say!("print-no-tables")));
    }
    canvas.finish()
}

fn draw_table_card(canvas: &mut Canvas, top: f32, round: &TableCards, card: &TableCard) {
    let right = canvas.width - PAD;
    let number = Type::bold(110.0);
    let text = card.table.to_string();
    let taken = number.width(&text);
    canvas.text(&text, PagePoint { x: right - taken, y: top + 128.0 }, number, Ink::TEXT);
    let room = right - taken - PAD - 24.0;
    let mut y = top + 36.0;
    let accent = canvas.accent;
    let mut line = |text: &str, set: Type, ink: Ink| {
        if !text.is_empty() {
            y += set.size * 1.4;
            let fitted = squeeze_name(text, set, room);
            canvas.text(&fitted.text, PagePoint { x: PAD, y }, fitted.set, ink);
        }
    };
    line(&round.imprint.event, Type::bold(12.0), accent);
    line(&round.imprint.say(&say!("print-round", round = round.round)), Type::regular(12.0), Ink::MUTED);
    line(&round.battleplan, Type::bold(22.0), Ink::TEXT);
    line(&card.terrain, Type::regular(14.0), Ink::TEXT);
    line(&card.area, Type::regular(12.0), Ink::MUTED);
    call_outs(canvas, top + 168.0, round);
}

fn call_outs(canvas: &mut Canvas, top: f32, round: &TableCards) {
    let lines = &round.call_outs;
    if lines.is_empty() {
        return;
    }
    let (right, set) = (canvas.width - PAD, Type::regular(11.0));
    let pen = Pen { ink: Ink::RULE, thickness: 0.6 };
    canvas.line(PagePoint { x: PAD, y: top }, PagePoint { x: right, y: top }, pen);
    let time_left = round.imprint.say(&say!("print-time-left"));
    canvas.text(&time_left, PagePoint { x: PAD, y: top + 16.0 }, Type::regular(8.5), Ink::MUTED);
    let mut y = top + 34.0;
    for (left, text) in lines.iter().take(MOST_CALL_OUTS) {
        canvas.text(left, PagePoint { x: PAD, y }, Type::bold(11.0), Ink::TEXT);
        let text = fit_text(text, set, right - PAD - 60.0);
        canvas.text(&text.text, PagePoint { x: PAD + 60.0, y }, text.set, Ink::TEXT);
        y += 19.0;
    }
}
