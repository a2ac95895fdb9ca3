//! Certificates: one page across for each award, in a frame of our own.

use super::canvas::{Area, Canvas, Ink, Lie, PagePoint, Pen};
use super::emblem::LetteredEmblem;
use super::ornament::{Rosette, draw_disc, draw_divider, draw_ring, draw_rosette, draw_star, scooped_frame};
use super::text::{Type, fit_text, squeeze_name, wrap_text};
use super::{Imprint, Paper, PrintError};
use crate::text::say;

/// What one certificate says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Certificate {
    pub event: String,
    /// "Best painted army", "First place".
    pub award: String,
    pub player: String,
    /// A line below the name: the faction, the place, the record; may be empty.
    pub distinction: String,
    /// Before that line; none where no faction is known.
    pub emblem: Option<LetteredEmblem>,
    /// As the caller words it: "13 May 2027".
    pub date: String,
    /// Printed below the signature line; may be empty.
    pub organiser: String,
    pub accent: CertificateAccent,
}

/// The colour of frame, medal and award.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CertificateAccent {
    #[default]
    Pine,
    Brass,
    Steel,
    Copper,
    Wine,
}

impl CertificateAccent {
    fn ink(self) -> Ink {
        match self {
            Self::Pine => Ink::PINE,
            Self::Brass => Ink(0x8f, 0x6b, 0x1e),
            Self::Steel => Ink(0x4a, 0x5a, 0x6b),
            Self::Copper => Ink(0x93, 0x50, 0x2e),
            Self::Wine => Ink(0x78, 0x2a, 0x43),
        }
    }
}

/// One page for each certificate.
pub fn print_certificates(certificates: &[Certificate], imprint: &Imprint) -> Result<Vec<u8>, PrintError> {
    let title = match certificates {
        [one] => format!("{} · {}", one.award, one.player),
        many => many
            .first()
            .map(|first| imprint.say(&say!("print-certificates-of", event = first.event)))
            .unwrap_or_default(),
    };
    let mut canvas = Canvas::from_imprint(&title, imprint, Lie::Landscape);
    for certificate in certificates {
        canvas.page();
        draw_certificate(&mut canvas, certificate, imprint);
    }
    if certificates.is_empty() {
        canvas.page();
        draw_centred_text(
            &mut canvas,
            &imprint.say(&say!("print-no-award-yet")),
            canvas_middle(imprint.paper),
            Type::regular(14.0),
            Ink::MUTED,
        );
    }
    canvas.finish()
}

fn draw_certificate(canvas: &mut Canvas, certificate: &Certificate, imprint: &Imprint) {
    let ink = certificate.accent.ink();
    let middle = canvas.width / 2.0;
    // Most of the page is its engraving: drawn once for all certificates of this colour.
    canvas.shared(&format!("ground-{:?}", certificate.accent), |canvas| {
        draw_ground(canvas, ink);
        draw_medal(canvas, PagePoint { x: middle, y: 130.0 }, ink);
    });

    draw_centred_text(canvas, &certificate.event, 206.0, Type::regular(15.0), Ink::MUTED);
    draw_centred_text(canvas, &certificate.award, 257.0, Type::bold(34.0), ink);
    draw_centred_text(
        canvas,
        &imprint.say(&say!("print-awarded-to")),
        298.0,
        Type::regular(12.0),
        Ink::MUTED,
    );
    draw_name(canvas, &certificate.player);
    draw_divider(canvas, PagePoint { x: middle, y: 380.0 }, 150.0, ink);
    draw_distinction(canvas, certificate);

    let base = canvas.height - 100.0;
    draw_signature(
        canvas,
        PagePoint { x: middle - 190.0, y: base },
        &TextLine { above: &certificate.date, below: &imprint.say(&say!("print-date")) },
    );
    let organiser = imprint.say(&say!("print-organiser", name = certificate.organiser.trim()));
    draw_signature(
        canvas,
        PagePoint { x: middle + 190.0, y: base },
        &TextLine { above: "", below: &organiser },
    );
}

/// What is said beneath the name, its emblem before it.
fn draw_distinction(canvas: &mut Canvas, certificate: &Certificate) {
    const EMBLEM: f32 = 22.0;
    const BASE: f32 = 410.0;
    let set = Type::regular(15.0);
    let taken = if certificate.emblem.is_some() { EMBLEM + 8.0 } else { 0.0 };
    let fitted = squeeze_name(&certificate.distinction, set, canvas.width - SIDES - taken);
    let x = (canvas.width - taken - fitted.set.width(&fitted.text)) / 2.0;
    if let Some(emblem) = &certificate.emblem {
        canvas.emblem(emblem, Area { x, y: BASE - 16.0, width: EMBLEM, height: EMBLEM }, Ink::TEXT);
    }
    canvas.text(&fitted.text, PagePoint { x: x + taken, y: BASE }, fitted.set, Ink::TEXT);
}

/// The name in one large line or, when it is long, in two, so that all of it stands there.
fn draw_name(canvas: &mut Canvas, name: &str) {
    let (large, small) = (Type::bold(40.0), Type::bold(25.0));
    let room = canvas.width - SIDES;
    let lines = wrap_text(name, small, room);
    match lines.as_slice() {
        [first, rest @ ..] if !rest.is_empty() && large.width(name) > room / 0.6 => {
            draw_centred_text(canvas, first, 328.0, small, Ink::TEXT);
            draw_centred_text(canvas, &rest.join(" "), 359.0, small, Ink::TEXT);
        }
        _ => draw_centred_text(canvas, name, 351.0, large, Ink::TEXT),
    }
}

/// The pale engraving behind the text, and the frame around it.
fn draw_ground(canvas: &mut Canvas, ink: Ink) {
    let centre = PagePoint { x: canvas.width / 2.0, y: canvas.height / 2.0 + 22.0 };
    let pale = Pen { ink: ink.tint(0.2), thickness: 0.35 };
    draw_rosette(canvas, Rosette { centre, inner: 120.0, outer: 212.0, petals: 71, turns: 13 }, pale);
    draw_rosette(canvas, Rosette { centre, inner: 60.0, outer: 128.0, petals: 41, turns: 11 }, pale);
    let area = Area { x: 42.0, y: 42.0, width: canvas.width - 84.0, height: canvas.height - 84.0 };
    scooped_frame(canvas, area, 34.0, ink);
}

/// A star on a disc, in a turned rim.
fn draw_medal(canvas: &mut Canvas, centre: PagePoint, ink: Ink) {
    draw_disc(canvas, centre, 45.0, Ink::WHITE);
    let rim = Pen { ink, thickness: 0.6 };
    draw_rosette(canvas, Rosette { centre, inner: 31.0, outer: 42.0, petals: 47, turns: 3 }, rim);
    draw_ring(canvas, centre, 42.5, Pen { ink, thickness: 1.2 });
    draw_disc(canvas, centre, 29.0, ink);
    draw_ring(canvas, centre, 26.0, Pen { ink: Ink::WHITE, thickness: 0.8 });
    draw_star(canvas, centre, 18.0, Ink::WHITE);
}

struct TextLine<'a> {
    above: &'a str,
    below: &'a str,
}

/// A line to write on, with small type below it and perhaps something on it already.
fn draw_signature(canvas: &mut Canvas, at: PagePoint, line: &TextLine<'_>) {
    const REACH: f32 = 105.0;
    let pen = Pen { ink: Ink::MUTED, thickness: 0.7 };
    canvas.line(PagePoint { x: at.x - REACH, y: at.y }, PagePoint { x: at.x + REACH, y: at.y }, pen);
    for (text, y, set, ink) in [
        (line.above, at.y - 7.0, Type::regular(13.0), Ink::TEXT),
        (line.below, at.y + 15.0, Type::regular(9.5), Ink::MUTED),
    ] {
        let fitted = fit_text(text, set, 2.0 * REACH);
        let x = at.x - fitted.set.width(&fitted.text) / 2.0;
        canvas.text(&fitted.text, PagePoint { x, y }, fitted.set, ink);
    }
}

/// What stays free left and right of a centred text, together.
const SIDES: f32 = 190.0;

pub(super) fn draw_centred_text(canvas: &mut Canvas, text: &str, y: f32, set: Type, ink: Ink) {
    let fitted = squeeze_name(text, set, canvas.width - SIDES);
    let x = (canvas.width - fitted.set.width(&fitted.text)) / 2.0;
    canvas.text(&fitted.text, PagePoint { x, y }, fitted.set, ink);
}

fn canvas_middle(paper: Paper) -> f32 {
    match paper {
        Paper::A4 => 297.0,
        Paper::Letter => 306.0,
    }
}
