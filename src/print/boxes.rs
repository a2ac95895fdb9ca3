//! What sheets that are filled in by hand share: two halves of a page, boxes to tick, thin lines.

use super::{
    canvas::{Area, Ink, PagePoint, Pen},
    sheet::{MARGIN, Sheet},
    text::Type,
};

const GUTTER: f32 = 18.0;
pub(super) const SMALL: Type = Type::regular(8.5);
pub(super) const HAIR: Pen = Pen { ink: Ink::RULE, thickness: 0.6 };
pub(super) const BOX: Pen = Pen { ink: Ink::MUTED, thickness: 0.7 };

/// One of the two halves of the page.
#[derive(Clone, Copy)]
pub(super) struct Half {
    pub x: f32,
    pub width: f32,
}

pub(super) fn halve_sheet(sheet: &Sheet) -> [Half; 2] {
    let width = (sheet.width() - GUTTER) / 2.0;
    [Half { x: MARGIN, width }, Half { x: MARGIN + width + GUTTER, width }]
}

/// A small box on the line of a text that follows it.
pub(super) fn tick_box(sheet: &mut Sheet, at: PagePoint) {
    sheet.canvas.frame(Area { x: at.x, y: at.y - 7.0, width: 8.0, height: 8.0 }, BOX);
}
