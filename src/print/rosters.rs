//! The booklet of rosters: the text of each, in two columns, one player after the other.

use super::canvas::{Area, Ink, Lie, PagePoint};
use super::sheet::{MARGIN, PageHeading, Sheet};
use super::text::{Type, fit_text, squeeze_name, wrap_text};
use super::{Imprint, PrintError};
use crate::text::say;

/// A player's roster as printed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedRoster {
    pub player: String,
    /// Faction, points, verdict: on the line below the name.
    pub summary: String,
    /// The roster, line by line.
    pub text: String,
}

const GUTTER: f32 = 22.0;
const TEXT: Type = Type::regular(8.5);
const STEP: f32 = 11.2;
const BAND: f32 = 33.0;

/// All rosters, in the order given.
pub fn print_rosters(imprint: &Imprint, rosters: &[PrintedRoster]) -> Result<Vec<u8>, PrintError> {
    let heading = PageHeading {
        title: imprint.say(&say!("print-rosters")),
        subject: imprint.say(&say!("print-booklet-rosters", count = rosters.len())),
        lines: Vec::new(),
    };
    let mut columns = RosterColumns::from_sheet(Sheet::start_document(imprint, heading, Lie::Portrait));
    for roster in rosters {
        draw_roster(&mut columns, roster, imprint);
    }
    columns.sheet.finish_list(rosters.is_empty(), &imprint.say(&say!("print-no-rosters-yet")))
}

/// Where the text flows: down the left column, down the right one, on to the next page.
struct RosterColumns {
    sheet: Sheet,
    top: f32,
    right: bool,
}

impl RosterColumns {
    fn from_sheet(mut sheet: Sheet) -> Self {
        sheet.y += 6.0;
        Self { top: sheet.y, sheet, right: false }
    }

    fn width(&self) -> f32 {
        (self.sheet.width() - GUTTER) / 2.0
    }

    fn x(&self) -> f32 {
        if self.right { MARGIN + self.width() + GUTTER } else { MARGIN }
    }

    /// Moves on to the next column unless this much room is left; says whether it did.
    fn need(&mut self, height: f32) -> bool {
        if self.sheet.room() >= height {
            return false;
        }
        if self.right {
            self.sheet.next_page();
            self.sheet.y += 6.0;
            self.top = self.sheet.y;
        }
        self.right = !self.right;
        self.sheet.y = self.top;
        true
    }
}

fn draw_roster(columns: &mut RosterColumns, roster: &PrintedRoster, imprint: &Imprint) {
    let mut lines = wrap_text(roster.text.trim(), TEXT, columns.width() - 4.0);
    if lines.is_empty() {
        lines.push(imprint.say(&say!("print-no-roster")));
    }
    let continued = imprint.say(&say!("print-roster-continued", player = roster.player));
    // The name stays with the first lines below it.
    columns.need(BAND + 5.0 * STEP);
    draw_band(columns, &roster.player, roster);
    for line in lines {
        let step = if line.is_empty() { STEP * 0.5 } else { STEP };
        if columns.need(step) {
            draw_band(columns, &continued, roster);
        }
        columns.sheet.y += step;
        let at = PagePoint { x: columns.x() + 4.0, y: columns.sheet.y - 2.5 };
        columns.sheet.canvas.text(&line, at, TEXT, Ink::TEXT);
    }
    columns.sheet.y += 14.0;
}

fn draw_band(columns: &mut RosterColumns, name: &str, roster: &PrintedRoster) {
    let (x, width) = (columns.x(), columns.width());
    let sheet = &mut columns.sheet;
    let y = sheet.y;
    sheet.canvas.fill(Area { x, y, width, height: BAND - 4.0 }, sheet.canvas.accent.tint(0.1));
    sheet.canvas.fill(Area { x, y, width: 3.0, height: BAND - 4.0 }, sheet.canvas.accent);
    let name = squeeze_name(name, Type::bold(11.0), width - 18.0);
    sheet.canvas.text(&name.text, PagePoint { x: x + 9.0, y: y + 12.5 }, name.set, Ink::TEXT);
    let summary = fit_text(&roster.summary, Type::regular(8.5), width - 18.0);
    sheet.canvas.text(&summary.text, PagePoint { x: x + 9.0, y: y + 24.0 }, summary.set, Ink::MUTED);
    sheet.y += BAND;
}
