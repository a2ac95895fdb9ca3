//! The event pack on paper: everything a player should know, in titled sections.

use super::canvas::{Ink, Lie, PagePoint, Pen};
use super::sheet::{MARGIN, PageHeading, Sheet};
use super::text::{Type, wrap_text};
use super::{Imprint, PrintError};
use crate::text::say;

/// The event pack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pack {
    /// The event's name is also the title.
    pub imprint: Imprint,
    /// Below the title: the dates, the venue.
    pub lines: Vec<String>,
    pub sections: Vec<PackSection>,
}

/// A titled part of the pack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PackSection {
    pub title: String,
    pub entries: Vec<PackEntry>,
}

/// One fact. Without a label its text takes the full width.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PackEntry {
    pub label: String,
    /// May hold several lines.
    pub value: String,
}

const LABEL: Type = Type::bold(10.0);
const VALUE: Type = Type::regular(10.5);
const LABEL_WIDTH: f32 = 138.0;
const STEP: f32 = 14.5;

/// The pack; sections and entries without text are left out.
pub fn print_event_pack(pack: &Pack) -> Result<Vec<u8>, PrintError> {
    let heading = PageHeading {
        title: pack.imprint.event.clone(),
        subject: pack.imprint.say(&say!("print-event-pack")),
        lines: pack.lines.clone(),
    };
    let mut sheet = Sheet::start_document(&pack.imprint, heading, Lie::Portrait);
    for section in &pack.sections {
        let entries: Vec<&PackEntry> =
            section.entries.iter().filter(|entry| !entry.value.trim().is_empty()).collect();
        if !entries.is_empty() {
            sheet.section(&section.title);
            for entry in entries {
                draw_pack_entry(&mut sheet, entry);
            }
        }
    }
    sheet.finish()
}

fn draw_pack_entry(sheet: &mut Sheet, entry: &PackEntry) {
    let labelled = !entry.label.trim().is_empty();
    let indent = if labelled { LABEL_WIDTH } else { 0.0 };
    let labels = wrap_text(&entry.label, LABEL, LABEL_WIDTH - 12.0);
    let values = wrap_text(&entry.value, VALUE, sheet.width() - indent);
    sheet.y += 5.0;
    for at in 0..labels.len().max(values.len()) {
        // The first two lines stay together.
        sheet.need(if at == 0 { 2.0 * STEP } else { STEP });
        sheet.y += STEP;
        let y = sheet.y - 3.0;
        if let Some(label) = labels.get(at) {
            sheet.canvas.text(label, PagePoint { x: MARGIN, y }, LABEL, Ink::MUTED);
        }
        if let Some(value) = values.get(at) {
            sheet.canvas.text(value, PagePoint { x: MARGIN + indent, y }, VALUE, Ink::TEXT);
        }
    }
    sheet.y += 4.0;
    let pen = Pen { ink: Ink::RULE.tint(0.6), thickness: 0.5 };
    sheet.canvas.line(PagePoint { x: MARGIN, y: sheet.y }, PagePoint { x: sheet.right(), y: sheet.y }, pen);
}
