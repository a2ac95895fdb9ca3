//! The page every listing stands on: a title on the first page, a short head on the others, and
//! at the foot the event, the time of printing and "Page x of y". Text flows down from `y`.

use super::canvas::{Area, Canvas, Ink, Lie, PagePoint, Pen};
use super::text::{Type, fit_text, wrap_text};
use super::{Imprint, PrintError};
use crate::{
    domain::numbers::RoundNumber,
    text::{Message, say},
};

/// The white border on every side.
pub const MARGIN: f32 = 42.0;
const FOOT: f32 = 34.0;
/// Where the rule below a short head stands, and how much is left empty below the rule of any head.
const SHORT_HEAD: f32 = 58.0;
const BELOW_HEAD: f32 = 6.0;
const FOOT_TYPE: Type = Type::regular(8.5);

/// What stands at the top of the first page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageHeading {
    /// "Round 3".
    pub title: String,
    /// "Pairings by table": on the right, opposite the title.
    pub subject: String,
    /// Lines below the title, in small type.
    pub lines: Vec<String>,
}

/// A document of pages with head and foot, and how far down the current one is filled.
#[derive(Debug)]
pub struct Sheet {
    pub canvas: Canvas,
    /// Where the next thing goes, in points from the top.
    pub y: f32,
    imprint: Imprint,
    heading: PageHeading,
}

impl Sheet {
    /// A document with its first page begun.
    pub fn start_document(imprint: &Imprint, heading: PageHeading, lie: Lie) -> Self {
        let mut parts = vec![imprint.event.as_str(), heading.title.as_str(), heading.subject.as_str()];
        parts.dedup();
        parts.retain(|part| !part.is_empty());
        let title = parts.join(" · ");
        let canvas = Canvas::from_imprint(&title, imprint, lie);
        let mut sheet = Self { canvas, y: 0.0, imprint: imprint.clone(), heading: PageHeading::default() };
        sheet.begin(heading);
        sheet
    }

    /// A sheet of a round: opposite its number what the sheet is, and below it what is known of the round.
    pub fn start_round(imprint: &Imprint, round: RoundNumber, subject: &Message, facts: [&str; 2]) -> Self {
        let facts: Vec<&str> = facts.map(str::trim).into_iter().filter(|fact| !fact.is_empty()).collect();
        let heading = PageHeading {
            title: imprint.say(&say!("print-round", round)),
            subject: imprint.say(subject),
            lines: vec![facts.join("  ·  ")],
        };
        Self::start_document(imprint, heading, Lie::Portrait)
    }

    /// Starts another page under a heading of its own.
    pub fn begin(&mut self, heading: PageHeading) {
        self.heading = heading;
        self.canvas.page();
        self.draw_first_head();
    }

    /// A text in the document's language.
    pub fn say(&self, message: &Message) -> String {
        self.imprint.say(message)
    }

    pub fn right(&self) -> f32 {
        self.canvas.width - MARGIN
    }

    /// The width between the margins.
    pub fn width(&self) -> f32 {
        self.canvas.width - 2.0 * MARGIN
    }

    /// The lowest line that may be filled.
    pub fn bottom(&self) -> f32 {
        self.canvas.height - MARGIN - FOOT + 10.0
    }

    /// How much is left on this page.
    pub fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    /// How much there will be on a page under a short head.
    pub fn room_of_next_page(&self) -> f32 {
        self.bottom() - SHORT_HEAD - BELOW_HEAD
    }

    /// Starts another page under a short head.
    pub fn next_page(&mut self) {
        self.canvas.page();
        self.draw_short_head();
    }

    /// Starts another page unless this much room is left; says whether it did.
    pub fn need(&mut self, height: f32) -> bool {
        let full = self.room() < height;
        if full {
            self.next_page();
        }
        full
    }

    /// A heading inside the page.
    pub fn section(&mut self, title: &str) {
        self.need(60.0);
        self.y += 14.0;
        let fitted = fit_text(title, Type::bold(12.0), self.width());
        self.canvas.text(
            &fitted.text,
            PagePoint { x: MARGIN, y: self.y + 4.0 },
            fitted.set,
            self.canvas.accent,
        );
        self.y += 12.0;
    }

    /// Leaves so many points empty.
    pub fn gap(&mut self, points: f32) {
        self.y += points;
    }

    /// A paragraph over the full width.
    pub fn paragraph(&mut self, text: &str, set: Type, ink: Ink) {
        for line in wrap_text(text, set, self.width()) {
            self.need(set.size * 1.4);
            self.y += set.size * 1.4;
            self.canvas.text(&line, PagePoint { x: MARGIN, y: self.y - set.size * 0.3 }, set, ink);
        }
    }

    /// The PDF of a listing, which says so where nothing is listed.
    pub fn finish_list(mut self, is_empty: bool, when_empty: &str) -> Result<Vec<u8>, PrintError> {
        if is_empty {
            self.paragraph(when_empty, Type::regular(12.0), Ink::MUTED);
        }
        self.finish()
    }

    /// The PDF, with the foot of each page written now that their number is known.
    pub fn finish(mut self) -> Result<Vec<u8>, PrintError> {
        let pages = self.canvas.pages();
        for page in 0..pages {
            self.canvas.turn_to(page);
            let foot = self.imprint.say(&say!("print-page-of", page = page + 1, pages));
            self.draw_foot(&foot);
        }
        self.canvas.finish()
    }

    fn draw_first_head(&mut self) {
        let (left, right, width) = (MARGIN, self.right(), self.width());
        self.canvas.fill(Area { x: left, y: 40.0, width: 34.0, height: 3.2 }, self.canvas.accent);
        // The pack is titled with the event's name, which is not said twice.
        let event = if self.heading.title == self.imprint.event { "" } else { &self.imprint.event };
        let event = fit_text(event, Type::bold(11.0), width);
        self.canvas.text(&event.text, PagePoint { x: left, y: 58.0 }, event.set, Ink::MUTED);
        let subject = fit_text(&self.heading.subject, Type::regular(14.0), width * 0.45);
        let taken = subject.set.width(&subject.text);
        self.canvas.text(
            &subject.text,
            PagePoint { x: right - taken, y: 84.0 },
            subject.set,
            self.canvas.accent,
        );
        let title = fit_text(&self.heading.title, Type::bold(25.0), width - taken - 16.0);
        self.canvas.text(&title.text, PagePoint { x: left, y: 84.0 }, title.set, Ink::TEXT);
        self.y = 90.0;
        for line in self.heading.lines.clone().iter().filter(|line| !line.trim().is_empty()) {
            for line in wrap_text(line, Type::regular(11.0), width) {
                self.y += 15.0;
                self.canvas.text(
                    &line,
                    PagePoint { x: left, y: self.y - 1.0 },
                    Type::regular(11.0),
                    Ink::MUTED,
                );
            }
        }
        self.y += 9.0;
        self.rule_below_head();
    }

    fn draw_short_head(&mut self) {
        let heading = format!("{} · {}", self.heading.title, self.heading.subject);
        let subject = fit_text(heading.trim_matches([' ', '·']), Type::bold(11.0), self.width() * 0.5);
        let taken = subject.set.width(&subject.text);
        self.canvas.text(
            &subject.text,
            PagePoint { x: self.right() - taken, y: 50.0 },
            subject.set,
            self.canvas.accent,
        );
        let event = fit_text(&self.imprint.event, Type::bold(11.0), self.width() - taken - 16.0);
        self.canvas.text(&event.text, PagePoint { x: MARGIN, y: 50.0 }, event.set, Ink::MUTED);
        self.y = SHORT_HEAD;
        self.rule_below_head();
    }

    fn rule_below_head(&mut self) {
        let pen = Pen { ink: self.canvas.accent, thickness: 1.0 };
        let (from, to) = (PagePoint { x: MARGIN, y: self.y }, PagePoint { x: self.right(), y: self.y });
        self.canvas.line(from, to, pen);
        self.y += BELOW_HEAD;
    }

    fn draw_foot(&mut self, page: &str) {
        // All but the number is the same on every page, and drawn once.
        if self.canvas.begins("foot") {
            self.draw_imprint();
            self.canvas.ends();
        }
        let at = PagePoint { x: self.right() - FOOT_TYPE.width(page), y: self.canvas.height - MARGIN };
        self.canvas.text(page, at, FOOT_TYPE, Ink::MUTED);
    }

    fn draw_imprint(&mut self) {
        let (y, set) = (self.canvas.height - MARGIN, FOOT_TYPE);
        let pen = Pen { ink: Ink::RULE, thickness: 0.6 };
        self.canvas.line(
            PagePoint { x: MARGIN, y: y - 14.0 },
            PagePoint { x: self.right(), y: y - 14.0 },
            pen,
        );
        let (when, log) = (self.imprint.printed_at.trim(), &self.imprint.log);
        let printed = self.imprint.say(&say!("print-imprint", when, log));
        let third = self.width() / 3.0;
        let event = fit_text(&self.imprint.event, set, third - 32.0);
        self.canvas.text(&event.text, PagePoint { x: MARGIN, y }, event.set, Ink::MUTED);
        let printed = fit_text(&printed, set, third + 48.0);
        let x = (self.canvas.width - printed.set.width(&printed.text)) / 2.0;
        self.canvas.text(&printed.text, PagePoint { x, y }, printed.set, Ink::MUTED);
    }
}
