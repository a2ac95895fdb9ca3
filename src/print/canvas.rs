//! Drawing on pages: text, lines and shapes, measured in points from the top left corner. Collects
//! the characters used, so that the finished document embeds no more than those.

use std::collections::{BTreeMap, BTreeSet};

use printpdf::{
    Color, FontId, Line, LineDashPattern, LinePoint, Op, PaintMode, PdfDocument, PdfFont, PdfFontHandle,
    PdfPage, PdfSaveOptions, Point, Polygon, PolygonRing, Pt, Rgb, TextItem, WindingOrder,
};

use super::fonts::{Face, runs, settable, subset_of, width};
use super::right_to_left::visual;
use super::text::Type;
use super::{Paper, PrintError};

/// A colour, red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    pub const TEXT: Self = Self(0x1b, 0x22, 0x2c);
    pub const MUTED: Self = Self(0x5c, 0x66, 0x73);
    pub const RULE: Self = Self(0xc6, 0xcd, 0xd4);
    pub const STRIPE: Self = Self(0xf1, 0xf4, 0xf4);
    pub const ACCENT: Self = Self(0x24, 0x5c, 0x55);
    pub const WHITE: Self = Self(0xff, 0xff, 0xff);

    /// The same colour mixed with white; 0 is white, 1 the colour itself.
    #[must_use]
    pub fn tint(self, strength: f32) -> Self {
        let mix = |c: u8| {
            let mixed = 255.0 - (255.0 - f32::from(c)) * strength.clamp(0.0, 1.0);
            // Between 0 and 255 by construction.
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within 0..=255")]
            let mixed = mixed.round() as u8;
            mixed
        };
        Self(mix(self.0), mix(self.1), mix(self.2))
    }

    fn colour(self) -> Color {
        let part = |c: u8| f32::from(c) / 255.0;
        Color::Rgb(Rgb { r: part(self.0), g: part(self.1), b: part(self.2), icc_profile: None })
    }
}

/// Which way the paper lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    Portrait,
    Landscape,
}

/// A place on the page, from the top left, in points. For text it is the left end of the baseline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct At {
    pub x: f32,
    pub y: f32,
}

/// A rectangle: its top left corner and its size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// The line a shape is drawn with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    pub ink: Ink,
    pub thickness: f32,
}

/// A point of an outline; a control point bends the curve between its neighbours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    pub at: At,
    pub control: bool,
}

/// The pages of one document while they are drawn.
#[derive(Debug)]
pub struct Canvas {
    title: String,
    pub width: f32,
    pub height: f32,
    pages: Vec<Vec<Op>>,
    current: usize,
    used: BTreeMap<Face, BTreeSet<char>>,
}

impl Canvas {
    /// A document without pages.
    pub fn new(title: &str, paper: Paper, lie: Lie) -> Self {
        let (short, long) = match paper {
            Paper::A4 => (595.276, 841.89),
            Paper::Letter => (612.0, 792.0),
        };
        let (width, height) = match lie {
            Lie::Portrait => (short, long),
            Lie::Landscape => (long, short),
        };
        Self { title: settable(title), width, height, pages: Vec::new(), current: 0, used: BTreeMap::new() }
    }

    /// Starts a page; what follows is drawn on it.
    pub fn page(&mut self) {
        self.pages.push(Vec::new());
        self.current = self.pages.len() - 1;
    }

    /// Goes back to a page, to add what is known only at the end (the number of pages).
    pub fn turn_to(&mut self, page: usize) {
        self.current = page.min(self.pages.len().saturating_sub(1));
    }

    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Sets a line of text; returns its width.
    pub fn text(&mut self, text: &str, at: At, set: Type, ink: Ink) -> f32 {
        let text = visual(&settable(text));
        let mut x = at.x;
        for run in runs(&text, set.weight) {
            self.used.entry(run.face).or_default().extend(run.text.chars());
            let font = PdfFontHandle::External(FontId(run.face.name().to_owned()));
            let step = width(&run.text, set.weight, set.size);
            let pos = self.point(At { x, y: at.y });
            // The cursor moves relatively inside one section, so each run opens its own.
            self.draw([
                Op::StartTextSection,
                Op::SetFillColor { col: ink.colour() },
                Op::SetFont { font, size: Pt(set.size) },
                Op::SetTextCursor { pos },
                Op::ShowText { items: vec![TextItem::Text(run.text)] },
                Op::EndTextSection,
            ]);
            x += step;
        }
        x - at.x
    }

    /// A straight line.
    pub fn line(&mut self, from: At, to: At, pen: Pen) {
        self.stroke(&[straight(from), straight(to)], pen);
    }

    /// A dashed line, for scissors.
    pub fn dashes(&mut self, from: At, to: At, pen: Pen) {
        self.draw([Op::SetLineDashPattern { dash: LineDashPattern::new(0.0, &[3.0, 3.0]) }]);
        self.line(from, to, pen);
        self.draw([Op::SetLineDashPattern { dash: LineDashPattern::solid() }]);
    }

    /// An open line through the nodes.
    pub fn stroke(&mut self, nodes: &[Node], pen: Pen) {
        let line = Line { points: self.points(nodes), is_closed: false };
        self.draw([
            Op::SetOutlineColor { col: pen.ink.colour() },
            Op::SetOutlineThickness { pt: Pt(pen.thickness) },
            Op::DrawLine { line },
        ]);
    }

    /// The border of a rectangle.
    pub fn frame(&mut self, area: Area, pen: Pen) {
        let polygon = self.polygon(&[area.corners()], PaintMode::Stroke);
        self.draw([
            Op::SetOutlineColor { col: pen.ink.colour() },
            Op::SetOutlineThickness { pt: Pt(pen.thickness) },
            Op::DrawPolygon { polygon },
        ]);
    }

    /// A filled rectangle.
    pub fn fill(&mut self, area: Area, ink: Ink) {
        self.shape(&[area.corners()], ink);
    }

    /// Filled outlines, drawn as one shape.
    pub fn shape(&mut self, outlines: &[Vec<Node>], ink: Ink) {
        if outlines.is_empty() {
            return;
        }
        let polygon = self.polygon(outlines, PaintMode::Fill);
        self.draw([Op::SetFillColor { col: ink.colour() }, Op::DrawPolygon { polygon }]);
    }

    /// The finished PDF, with each typeface cut down to what was used of it.
    pub fn finish(self) -> Result<Vec<u8>, PrintError> {
        let mut document = PdfDocument::new(&self.title);
        for (face, characters) in &self.used {
            let font = PdfFont::new(subset_of(*face, characters)?);
            document.resources.fonts.map.insert(FontId(face.name().to_owned()), font);
        }
        let (width, height) = (Pt(self.width), Pt(self.height));
        let pages =
            self.pages.into_iter().map(|ops| PdfPage::new(width.into(), height.into(), ops)).collect();
        let options =
            PdfSaveOptions { subset_fonts: false, image_optimization: None, ..PdfSaveOptions::default() };
        let mut warnings = Vec::new();
        let bytes = document.with_pages(pages).save(&options, &mut warnings);
        match warnings.into_iter().find(|w| w.severity == printpdf::PdfParseErrorSeverity::Error) {
            Some(warning) => Err(PrintError::Write(warning.msg)),
            None => Ok(bytes),
        }
    }

    fn draw(&mut self, ops: impl IntoIterator<Item = Op>) {
        if self.pages.is_empty() {
            self.page();
        }
        self.pages[self.current].extend(ops);
    }

    fn polygon(&self, outlines: &[Vec<Node>], mode: PaintMode) -> Polygon {
        let rings = outlines.iter().map(|nodes| PolygonRing { points: self.points(nodes) }).collect();
        Polygon { rings, mode, winding_order: WindingOrder::NonZero }
    }

    fn points(&self, nodes: &[Node]) -> Vec<LinePoint> {
        nodes.iter().map(|node| LinePoint { p: self.point(node.at), bezier: node.control }).collect()
    }

    /// PDF counts from the bottom.
    fn point(&self, at: At) -> Point {
        Point { x: Pt(at.x), y: Pt(self.height - at.y) }
    }
}

impl Area {
    /// The outline of the rectangle.
    pub fn corners(self) -> Vec<Node> {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]
            .map(|(x, y)| straight(At { x, y }))
            .to_vec()
    }
}

/// A corner of an outline.
pub const fn straight(at: At) -> Node {
    Node { at, control: false }
}

/// A point that bends an outline.
pub const fn control(at: At) -> Node {
    Node { at, control: true }
}
