//! What many pages share, drawn once: a form, which each page refers to. Its text is written when the document is
//! finished: by then it is known what is embedded of each typeface.

use super::{
    fonts::{Face, Run},
    shapes::{Area, Ink, OutlineNode, PagePoint, Pen},
};
use printpdf::{DictItem, ExternalStream, ExternalXObject};
use std::{collections::BTreeMap, fmt::Write};

/// By which number each character goes in a document's typefaces.
pub type Glyphs = BTreeMap<Face, BTreeMap<char, u16>>;

/// The drawing of a form while it is made, as a page's own content is written.
#[derive(Debug)]
pub struct FormDrawing {
    width: f32,
    height: f32,
    content: String,
    /// Set over all of it.
    texts: Vec<FormText>,
}

#[derive(Debug)]
struct FormText {
    run: Run,
    at: PagePoint,
    size: f32,
    ink: Ink,
}

impl FormDrawing {
    pub fn new(width: f32, height: f32) -> Self {
        Self { width, height, content: String::new(), texts: Vec::new() }
    }

    /// An open line through the nodes.
    pub fn stroke(&mut self, nodes: &[OutlineNode], pen: Pen) {
        self.colour(pen.ink, "RG");
        self.write(format_args!("{} w\n", pen.thickness));
        self.path(nodes);
        self.write(format_args!("S\n"));
    }

    /// The border of a rectangle.
    pub fn frame(&mut self, corners: &[OutlineNode], pen: Pen) {
        self.colour(pen.ink, "RG");
        self.write(format_args!("{} w\n", pen.thickness));
        self.path(corners);
        self.write(format_args!("h\nS\n"));
    }

    /// A stretch of text in one typeface, of which the document has every character on a page too.
    pub fn text(&mut self, run: &Run, at: PagePoint, size: f32, ink: Ink) {
        self.texts.push(FormText { run: run.clone(), at, size, ink });
    }

    /// Filled outlines, drawn as one shape.
    pub fn shape(&mut self, outlines: &[Vec<OutlineNode>], ink: Ink) {
        self.colour(ink, "rg");
        for outline in outlines {
            self.path(outline);
            self.write(format_args!("h\n"));
        }
        self.write(format_args!("f\n"));
    }

    /// Filled rectangles, drawn as one shape.
    pub fn rectangles(&mut self, areas: &[Area], ink: Ink) {
        self.colour(ink, "rg");
        for Area { x, y, width, height } in areas {
            let bottom = self.height - y - height;
            self.write(format_args!("{x:.2} {bottom:.2} {width:.2} {height:.2} re\n"));
        }
        self.write(format_args!("f\n"));
    }

    /// The form as a document takes it in.
    pub fn finish(mut self, glyphs: &Glyphs) -> ExternalXObject {
        for text in std::mem::take(&mut self.texts) {
            self.write(format_args!("BT\n"));
            self.colour(text.ink, "rg");
            self.write(format_args!("/{} {} Tf\n", text.run.face.name(), text.size));
            self.point(text.at);
            self.write(format_args!("Td\n<"));
            let known = glyphs.get(&text.run.face);
            for character in text.run.text.chars() {
                let glyph = known.and_then(|known| known.get(&character)).copied().unwrap_or_default();
                self.write(format_args!("{glyph:04x}"));
            }
            self.write(format_args!("> Tj\nET\n"));
        }
        let corner = [0.0, 0.0, self.width, self.height].map(DictItem::Real);
        let dict = BTreeMap::from([
            ("Type".to_owned(), DictItem::Name(b"XObject".to_vec())),
            ("Subtype".to_owned(), DictItem::Name(b"Form".to_vec())),
            ("BBox".to_owned(), DictItem::Array(corner.to_vec())),
        ]);
        let stream = ExternalStream { dict, content: self.content.into_bytes(), compress: true };
        ExternalXObject { stream, width: None, height: None, dpi: None }
    }

    fn path(&mut self, nodes: &[OutlineNode]) {
        let mut rest = nodes;
        let mut begins = true;
        while let [node, after @ ..] = rest {
            if let (true, [second, end, after @ ..]) = (node.control, after) {
                for at in [node.at, second.at, end.at] {
                    self.point(at);
                }
                self.write(format_args!("c\n"));
                rest = after;
            } else {
                self.point(node.at);
                self.write(format_args!("{}\n", if begins { "m" } else { "l" }));
                rest = after;
            }
            begins = false;
        }
    }

    /// PDF counts from the bottom.
    fn point(&mut self, at: PagePoint) {
        let y = self.height - at.y;
        self.write(format_args!("{:.2} {y:.2} ", at.x));
    }

    fn colour(&mut self, Ink(red, green, blue): Ink, operator: &str) {
        let [red, green, blue] = [red, green, blue].map(|part| f32::from(part) / 255.0);
        self.write(format_args!("{red:.3} {green:.3} {blue:.3} {operator}\n"));
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        self.content.write_fmt(text).expect("a text takes what is written to it");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::shapes::{control_node, straight_node};

    #[test]
    fn a_rectangle_is_counted_from_the_bottom() {
        let mut form = FormDrawing::new(100.0, 50.0);
        form.rectangles(&[Area { x: 4.0, y: 10.0, width: 8.0, height: 2.0 }], Ink(0, 0, 0));
        assert_eq!(form.content, "0.000 0.000 0.000 rg\n4.00 38.00 8.00 2.00 re\nf\n");
    }

    #[test]
    fn corners_are_lines_and_control_points_bend_them() {
        let mut form = FormDrawing::new(100.0, 50.0);
        let at = |x, y| PagePoint { x, y };
        let nodes = [
            straight_node(at(0.0, 50.0)),
            straight_node(at(10.0, 40.0)),
            control_node(at(12.0, 38.0)),
            control_node(at(14.0, 36.0)),
            straight_node(at(16.0, 34.0)),
        ];
        form.shape(&[nodes.to_vec()], Ink(255, 0, 51));
        assert_eq!(
            form.content,
            "1.000 0.000 0.200 rg\n0.00 0.00 m\n10.00 10.00 l\n12.00 12.00 14.00 14.00 16.00 16.00 c\nh\nf\n"
        );
    }
}
