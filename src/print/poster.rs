//! A poster for a door or a shop's window: what the event is, and its address as a code and in letters.

use super::canvas::{Area, Canvas, Ink, Lie};
use super::certificate::draw_centred_text;
use super::player_links::draw_code;
use super::text::{Type, wrap_text};
use super::{Imprint, PrintError};

/// What stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Poster {
    /// When and where, a line each.
    pub lines: Vec<String>,
    /// What the address is for.
    pub invites: String,
    pub link: String,
}

const CODE: f32 = 360.0;
const TITLE: Type = Type::bold(34.0);
/// The most lines of the event's name.
const MOST_LINES: usize = 3;

/// One page.
pub fn print_poster(imprint: &Imprint, poster: &Poster) -> Result<Vec<u8>, PrintError> {
    let mut canvas = Canvas::from_imprint(&imprint.event, imprint, Lie::Portrait);
    canvas.page();
    let (accent, mut y) = (canvas.accent, 110.0);
    for line in wrap_text(&imprint.event, TITLE, canvas.width - 120.0).iter().take(MOST_LINES) {
        draw_centred_text(&mut canvas, line, y, TITLE, accent);
        y += 42.0;
    }
    for line in &poster.lines {
        draw_centred_text(&mut canvas, line, y, Type::regular(16.0), Ink::TEXT);
        y += 23.0;
    }
    let code = Area { x: (canvas.width - CODE) / 2.0, y: y + 22.0, width: CODE, height: CODE };
    draw_code(&mut canvas, code, [&poster.link, &imprint.event])?;
    y = code.y + CODE + 44.0;
    draw_centred_text(&mut canvas, &poster.invites, y, Type::bold(20.0), Ink::TEXT);
    for line in wrap_text(&poster.link, Type::regular(12.0), canvas.width - 120.0) {
        y += 22.0;
        draw_centred_text(&mut canvas, &line, y, Type::regular(12.0), Ink::MUTED);
    }
    canvas.finish()
}
