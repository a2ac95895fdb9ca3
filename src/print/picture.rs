//! Pictures in points of colour, for what shows no SVG and no PDF: the same shapes, measured from the top left corner.

use super::{
    PrintError,
    lettering::Lettering,
    shapes::{Ink, OutlineNode, PagePoint, Pen},
    text::Type,
};
use tiny_skia::{Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

/// A picture that is being drawn.
pub struct Picture {
    pixels: Pixmap,
    lettering: Lettering,
}

impl Picture {
    /// In one colour, so many points wide and high.
    ///
    /// # Errors
    /// When there can be no picture of that size.
    pub fn new(width: u32, height: u32, ground: Ink) -> Result<Self, PrintError> {
        let mut pixels =
            Pixmap::new(width, height).ok_or_else(|| PrintError::Write(format!("{width}×{height}")))?;
        pixels.fill(colour_of(ground, 1.0));
        Ok(Self { pixels, lettering: Lettering::default() })
    }

    /// Filled outlines, drawn as one shape: with a share of the colour, the rest of what is beneath. What lies within
    /// another outline of the shape is a hole.
    pub fn fill(&mut self, outlines: &[Vec<OutlineNode>], ink: Ink, share: f32) {
        if let Some(path) = path_of(outlines, true) {
            let paint = paint_with(ink, share);
            self.pixels.fill_path(&path, &paint, FillRule::EvenOdd, Transform::identity(), None);
        }
    }

    /// An open line through the nodes.
    pub fn stroke(&mut self, nodes: &[OutlineNode], pen: Pen, share: f32) {
        if let Some(path) = path_of(&[nodes.to_vec()], false) {
            let stroke = Stroke { width: pen.thickness, line_cap: LineCap::Round, ..Stroke::default() };
            self.pixels.stroke_path(&path, &paint_with(pen.ink, share), &stroke, Transform::identity(), None);
        }
    }

    /// A line of text, the left end of its baseline here.
    pub fn text(&mut self, text: &str, at: PagePoint, set: Type, ink: Ink) {
        let outlines = self.lettering.outline_text(text, at, set);
        if let Some(path) = path_of(&outlines, true) {
            // Letters are drawn of pieces that may lie over each other.
            let paint = paint_with(ink, 1.0);
            self.pixels.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// The picture as a PNG.
    ///
    /// # Errors
    /// When it cannot be packed.
    pub fn finish(self) -> Result<Vec<u8>, PrintError> {
        self.pixels.encode_png().map_err(|error| PrintError::Write(error.to_string()))
    }
}

fn path_of(outlines: &[Vec<OutlineNode>], is_closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for outline in outlines {
        let mut rest = &outline[..];
        let mut begins = true;
        while let [node, after @ ..] = rest {
            rest = match after {
                [second, end, after @ ..] if node.control => {
                    path.cubic_to(node.at.x, node.at.y, second.at.x, second.at.y, end.at.x, end.at.y);
                    after
                }
                _ if begins => {
                    path.move_to(node.at.x, node.at.y);
                    after
                }
                _ => {
                    path.line_to(node.at.x, node.at.y);
                    after
                }
            };
            begins = false;
        }
        if is_closed {
            path.close();
        }
    }
    path.finish()
}

fn paint_with(ink: Ink, share: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour_of(ink, share));
    paint
}

fn colour_of(Ink(red, green, blue): Ink, share: f32) -> Color {
    let mut colour = Color::from_rgba8(red, green, blue, 255);
    colour.set_alpha(share);
    colour
}
