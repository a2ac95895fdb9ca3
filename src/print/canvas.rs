//! Drawing on pages: text, lines and shapes, measured in points from the top left corner. Collects
//! the characters used, so that the finished document embeds no more than those.

use std::collections::{BTreeMap, BTreeSet};

use printpdf::{
    FontId, Line, LineDashPattern, LinePoint, Op, PaintMode, PdfDocument, PdfFont, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Polygon, PolygonRing, Pt, TextItem, WindingOrder, XObject, XObjectId,
    XObjectTransform,
};

use super::emblem::{EMBLEM_BASELINE, EMBLEM_LETTERS, LIGHTER_HALF, LetteredEmblem};
use super::fonts::{Face, make_settable, measure_printed_width, split_into_runs, subset_of};
use super::form::{FormDrawing, Glyphs};
use super::right_to_left::put_in_visual_order;
use super::text::Type;
use super::{Imprint, Paper, PrintError};

pub use super::shapes::{Area, Ink, OutlineNode, PagePoint, Pen, control_node, straight_node};

/// Which way the paper lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    Portrait,
    Landscape,
}

/// The pages of one document while they are drawn.
#[derive(Debug)]
pub struct Canvas {
    title: String,
    pub width: f32,
    pub height: f32,
    /// What heads and rules are drawn in.
    pub accent: Ink,
    pages: Vec<Vec<Op>>,
    current: usize,
    used: BTreeMap<Face, BTreeSet<char>>,
    /// What pages share, by name, in the order they were drawn.
    forms: BTreeMap<String, (usize, FormDrawing)>,
    /// The form that is being drawn.
    form: Option<FormDrawing>,
    /// Where it is drawn on the page as well: its name.
    recorded: Option<String>,
}

impl Canvas {
    /// A document without pages, on the event's paper and in its colour.
    pub fn from_imprint(title: &str, imprint: &Imprint, lie: Lie) -> Self {
        Self { accent: Ink::from_accent(imprint.accent), ..Self::new(title, imprint.paper, lie) }
    }

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
        Self {
            title: make_settable(title),
            width,
            height,
            accent: Ink::PINE,
            pages: Vec::new(),
            current: 0,
            used: BTreeMap::new(),
            forms: BTreeMap::new(),
            form: None,
            recorded: None,
        }
    }

    /// Starts a page; what follows is drawn on it.
    pub fn page(&mut self) {
        self.pages.push(Vec::new());
        self.current = self.pages.len() - 1;
    }

    /// A page that says why there is nothing else on it.
    pub fn empty_page(&mut self, why: &str) {
        self.page();
        self.text(why, PagePoint { x: 60.0, y: 80.0 }, Type::regular(12.0), Ink::MUTED);
    }

    /// Goes back to a page, to add what is known only at the end (the number of pages).
    pub fn turn_to(&mut self, page: usize) {
        self.current = page.min(self.pages.len().saturating_sub(1));
    }

    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// What several pages share, on this page: lines and shapes, drawn once for all who ask by this name.
    pub fn shared(&mut self, name: &str, draw: impl FnOnce(&mut Self)) {
        if !self.forms.contains_key(name) {
            self.form = Some(FormDrawing::new(self.width, self.height));
            draw(self);
            if let Some(form) = self.form.take() {
                self.forms.insert(name.to_owned(), (self.forms.len(), form));
            }
        }
        self.place(name);
    }

    /// Whether what follows, up to [`Canvas::ends`], is to be drawn. Once it was drawn on one page, the others that ask
    /// by this name are given the same: lines, frames, shapes and text. Nothing else may be drawn meanwhile.
    pub fn begins(&mut self, name: &str) -> bool {
        if self.forms.contains_key(name) {
            self.place(name);
            return false;
        }
        self.form = Some(FormDrawing::new(self.width, self.height));
        self.recorded = Some(name.to_owned());
        true
    }

    pub fn ends(&mut self) {
        if let (Some(form), Some(name)) = (self.form.take(), self.recorded.take()) {
            self.forms.insert(name, (self.forms.len(), form));
        }
    }

    /// Many filled rectangles of one colour, under a name of their own: a code to scan. As outlines of the page they take
    /// thirty times as long.
    pub fn rectangles(&mut self, name: &str, areas: &[Area], ink: Ink) {
        if !self.forms.contains_key(name) {
            let mut form = FormDrawing::new(self.width, self.height);
            form.rectangles(areas, ink);
            self.forms.insert(name.to_owned(), (self.forms.len(), form));
        }
        self.place(name);
    }

    /// A form that was drawn, on this page.
    fn place(&mut self, name: &str) {
        let Some((number, _)) = self.forms.get(name) else { return };
        let transform = XObjectTransform { no_auto_scale: true, ..XObjectTransform::default() };
        self.draw([Op::UseXobject { id: form_id(*number), transform }]);
    }

    /// Sets a line of text; returns its width.
    pub fn text(&mut self, text: &str, at: PagePoint, set: Type, ink: Ink) -> f32 {
        let text = put_in_visual_order(&make_settable(text));
        let mut x = at.x;
        for run in split_into_runs(&text, set.weight) {
            self.used.entry(run.face).or_default().extend(run.text.chars());
            let font = PdfFontHandle::External(FontId(run.face.name().to_owned()));
            let step = measure_printed_width(&run.text, set.weight, set.size);
            let at = PagePoint { x, y: at.y };
            let pos = self.point(at);
            if let (Some(form), Some(_)) = (&mut self.form, &self.recorded) {
                form.text(&run, at, set.size, ink);
            }
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
    pub fn line(&mut self, from: PagePoint, to: PagePoint, pen: Pen) {
        self.stroke(&[straight_node(from), straight_node(to)], pen);
    }

    /// A dashed line, for scissors.
    pub fn dashes(&mut self, from: PagePoint, to: PagePoint) {
        self.draw([Op::SetLineDashPattern { dash: LineDashPattern::new(0.0, &[3.0, 3.0]) }]);
        self.line(from, to, Pen { ink: Ink::RULE, thickness: 0.6 });
        self.draw([Op::SetLineDashPattern { dash: LineDashPattern::solid() }]);
    }

    /// An open line through the nodes.
    pub fn stroke(&mut self, nodes: &[OutlineNode], pen: Pen) {
        if let Some(form) = &mut self.form {
            form.stroke(nodes, pen);
            if self.recorded.is_none() {
                return;
            }
        }
        let line = Line { points: self.points(nodes), is_closed: false };
        self.draw([
            Op::SetOutlineColor { col: pen.ink.colour() },
            Op::SetOutlineThickness { pt: Pt(pen.thickness) },
            Op::DrawLine { line },
        ]);
    }

    /// The border of a rectangle.
    pub fn frame(&mut self, area: Area, pen: Pen) {
        if let (Some(form), Some(_)) = (&mut self.form, &self.recorded) {
            form.frame(&area.corners(), pen);
        }
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

    /// The emblem of a faction in one colour.
    pub fn emblem(&mut self, emblem: &LetteredEmblem, area: Area, ink: Ink) {
        let outlines = emblem.outlines(area);
        self.shape(&outlines.ground, ink);
        self.shape(&outlines.half, ink.tint(1.0 - LIGHTER_HALF));
        self.pierced_shape(&outlines.charge, Ink::WHITE);
        if !emblem.letters().is_empty() {
            let set = Type::bold(area.height * EMBLEM_LETTERS);
            let x = area.x + (area.width - set.width(emblem.letters())) / 2.0;
            let at = PagePoint { x, y: area.y + area.height * EMBLEM_BASELINE };
            self.text(emblem.letters(), at, set, Ink::WHITE);
        }
    }

    /// Filled outlines, drawn as one shape in which an outline within another is a hole.
    fn pierced_shape(&mut self, outlines: &[Vec<OutlineNode>], ink: Ink) {
        if outlines.is_empty() {
            return;
        }
        let polygon = self.polygon(outlines, PaintMode::Fill);
        let polygon = Polygon { winding_order: WindingOrder::EvenOdd, ..polygon };
        self.draw([Op::SetFillColor { col: ink.colour() }, Op::DrawPolygon { polygon }]);
    }

    /// Filled outlines, drawn as one shape.
    pub fn shape(&mut self, outlines: &[Vec<OutlineNode>], ink: Ink) {
        if outlines.is_empty() {
            return;
        }
        if let Some(form) = &mut self.form {
            form.shape(outlines, ink);
            if self.recorded.is_none() {
                return;
            }
        }
        let polygon = self.polygon(outlines, PaintMode::Fill);
        self.draw([Op::SetFillColor { col: ink.colour() }, Op::DrawPolygon { polygon }]);
    }

    /// The finished PDF, with each typeface cut down to what was used of it.
    pub fn finish(self) -> Result<Vec<u8>, PrintError> {
        let mut document = PdfDocument::new(&self.title);
        let mut glyphs = Glyphs::new();
        for (face, characters) in &self.used {
            let font = subset_of(*face, characters)?;
            let codes = characters.iter().filter_map(|c| Some((*c, font.lookup_glyph_index(u32::from(*c))?)));
            glyphs.insert(*face, codes.collect());
            document.resources.fonts.map.insert(FontId(face.name().to_owned()), PdfFont::new(font));
        }
        for (number, form) in self.forms.into_values() {
            let form = XObject::External(form.finish(&glyphs));
            document.resources.xobjects.map.insert(form_id(number), form);
        }
        let (width, height) = (Pt(self.width), Pt(self.height));
        let pages =
            self.pages.into_iter().map(|ops| PdfPage::new(width.into(), height.into(), ops)).collect();
        let options =
            PdfSaveOptions { subset_fonts: false, image_optimization: None, ..PdfSaveOptions::default() };
        let mut warnings = Vec::new();
        // What was drawn is let go before it is written: of two thousand pages it is tens of megabytes.
        let mut written = document.with_pages(pages).to_lopdf_document(&options, &mut warnings);
        drop(document);
        written.compress();
        let mut bytes = Vec::new();
        written.save_to(&mut bytes).map_err(|error| PrintError::Write(error.to_string()))?;
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

    fn polygon(&self, outlines: &[Vec<OutlineNode>], mode: PaintMode) -> Polygon {
        let rings = outlines.iter().map(|nodes| PolygonRing { points: self.points(nodes) }).collect();
        Polygon { rings, mode, winding_order: WindingOrder::NonZero }
    }

    fn points(&self, nodes: &[OutlineNode]) -> Vec<LinePoint> {
        nodes.iter().map(|node| LinePoint { p: self.point(node.at), bezier: node.control }).collect()
    }

    /// PDF counts from the bottom.
    fn point(&self, at: PagePoint) -> Point {
        Point { x: Pt(at.x), y: Pt(self.height - at.y) }
    }
}

fn form_id(number: usize) -> XObjectId {
    XObjectId(format!("form{number}"))
}
