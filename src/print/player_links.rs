//! Cards with each player's private link, as text and as a QR code: eight on a page, to be cut.

use qrcode::{EcLevel, QrCode};

use super::canvas::{Area, Canvas, Ink, Lie, PagePoint};
use super::text::{Type, fit_text, wrap_text};
use super::{Imprint, PrintError};
use crate::text::say;

/// One player's card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerLink {
    pub number: u32,
    pub name: String,
    pub link: String,
}

const ACROSS: usize = 2;
const DOWN: usize = 4;

/// The cards, in the order given.
pub fn player_links(imprint: &Imprint, links: &[PlayerLink]) -> Result<Vec<u8>, PrintError> {
    let title = imprint.say(&say!("print-links-of", event = imprint.event));
    let mut canvas = Canvas::from_imprint(&title, imprint, Lie::Portrait);
    #[expect(clippy::cast_precision_loss, reason = "two by four")]
    let (width, height) = (canvas.width / ACROSS as f32, canvas.height / DOWN as f32);
    for page in links.chunks(ACROSS * DOWN) {
        canvas.page();
        for (place, link) in page.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "two by four")]
            let (column, row) = ((place % ACROSS) as f32, (place / ACROSS) as f32);
            draw_link_card(
                &mut canvas,
                Area { x: column * width, y: row * height, width, height },
                LinkCard { imprint, link },
            )?;
        }
        draw_cuts(&mut canvas, width, height);
    }
    if links.is_empty() {
        canvas.empty_page(&imprint.say(&say!("print-no-players-yet")));
    }
    canvas.finish()
}

#[derive(Clone, Copy)]
struct LinkCard<'a> {
    imprint: &'a Imprint,
    link: &'a PlayerLink,
}

fn draw_link_card(canvas: &mut Canvas, area: Area, card: LinkCard<'_>) -> Result<(), PrintError> {
    const CODE: f32 = 118.0;
    let pad = 24.0;
    let (left, top) = (area.x + pad, area.y + pad);
    let code = Area { x: left, y: top + 20.0, width: CODE, height: CODE };
    draw_code(canvas, code, [&card.link.link, &card.link.name])?;

    let event = fit_text(&card.imprint.event, Type::bold(9.0), area.width - 2.0 * pad);
    canvas.text(&event.text, PagePoint { x: left, y: top + 7.0 }, event.set, canvas.accent);
    let (x, room) = (left + CODE + 12.0, area.width - CODE - 12.0 - 2.0 * pad);
    let mut y = top + 32.0;
    for line in wrap_text(&card.link.name, name_type(&card.link.name, room), room).into_iter().take(4) {
        let set = name_type(&card.link.name, room);
        canvas.text(&line, PagePoint { x, y }, set, Ink::TEXT);
        y += set.size * 1.2;
    }
    canvas.text(
        &card.imprint.say(&say!("print-player-number", number = card.link.number.to_string())),
        PagePoint { x, y: y + 2.0 },
        Type::regular(9.0),
        Ink::MUTED,
    );
    y += 20.0;
    for line in wrap_text(&card.imprint.say(&say!("print-scan-it")), Type::regular(8.0), room) {
        canvas.text(&line, PagePoint { x, y }, Type::regular(8.0), Ink::TEXT);
        y += 10.5;
    }
    y += 2.0;
    for line in wrap_text(&card.imprint.say(&say!("print-keep-it")), Type::bold(8.0), room) {
        canvas.text(&line, PagePoint { x, y }, Type::bold(8.0), Ink::MUTED);
        y += 10.5;
    }
    let mut y = code.y + CODE + 17.0;
    for line in wrap_text(&card.link.link, Type::regular(7.0), area.width - 2.0 * pad).into_iter().take(3) {
        canvas.text(&line, PagePoint { x: left, y }, Type::regular(7.0), Ink::MUTED);
        y += 8.5;
    }
    Ok(())
}

/// Large, unless the longest word of the name would have to be broken.
fn name_type(name: &str, room: f32) -> Type {
    let large = Type::bold(14.0);
    let longest = name.split_whitespace().map(|word| large.width(word)).fold(0.0, f32::max);
    Type::bold(large.size * (room / longest.max(1.0)).clamp(0.6, 1.0))
}

/// The QR code of a link as one shape, and whose it is; runs of dark squares in a row become one rectangle.
pub(super) fn draw_code(canvas: &mut Canvas, area: Area, [link, whose]: [&str; 2]) -> Result<(), PrintError> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M)
        .map_err(|_| PrintError::LinkTooLong(whose.to_owned()))?;
    let side = code.width();
    let colours = code.to_colors();
    #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
    let square = area.width / side as f32;
    let mut squares = Vec::new();
    for (y, row) in colours.chunks(side).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == qrcode::Color::Dark {
                #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
                let (left, top, length) = (x as f32, y as f32, run.len() as f32);
                let dark = Area {
                    x: area.x + left * square,
                    y: area.y + top * square,
                    width: length * square,
                    // A hair higher, so that no white line shows between two rows.
                    height: square * 1.02,
                };
                squares.push(dark);
            }
            x += run.len();
        }
    }
    canvas.rectangles(link, &squares, Ink(0, 0, 0));
    Ok(())
}

fn draw_cuts(canvas: &mut Canvas, width: f32, height: f32) {
    let (right, bottom) = (canvas.width, canvas.height);
    canvas.dashes(PagePoint { x: width, y: 0.0 }, PagePoint { x: width, y: bottom });
    for row in [1.0, 2.0, 3.0] {
        canvas.dashes(PagePoint { x: 0.0, y: row * height }, PagePoint { x: right, y: row * height });
    }
}
