//! Text as outlines, for pictures: a picture embeds no typeface.

use super::{
    fonts::{Face, find_glyph, make_settable, measure_printed_width, split_into_runs, units_of_em},
    right_to_left::put_in_visual_order,
    shapes::{OutlineNode, PagePoint, control_node, straight_node},
    svg_path::curve_by_one,
    text::Type,
};
use allsorts::{
    binary::read::ReadScope,
    font_data::FontData,
    outline::{OutlineBuilder, OutlineSink},
    pathfinder_geometry::{line_segment::LineSegment2F, vector::Vector2F},
    tables::glyf::{GlyfVisitorContext, LocaGlyf},
};
use std::collections::HashMap;

/// The typefaces that a picture needs, each read when the first of its letters is drawn.
#[derive(Default)]
pub struct Lettering {
    read: HashMap<Face, Option<LocaGlyf>>,
}

impl Lettering {
    /// The outlines of a line of text, the left end of its baseline here. What no typeface has is a box.
    pub fn outline_text(&mut self, text: &str, at: PagePoint, set: Type) -> Vec<Vec<OutlineNode>> {
        let text = put_in_visual_order(&make_settable(text));
        let mut pen = GlyphPen { outlines: Vec::new(), origin: at, scale: 0.0, from: at };
        for run in split_into_runs(&text, set.weight) {
            let glyphs = self.read.entry(run.face).or_insert_with(|| read_glyphs(run.face));
            let mut letter = [0; 4];
            for character in run.text.chars() {
                let (glyph, units) = (find_glyph(run.face, character), units_of_em(run.face));
                if let (Some(glyphs), Some(glyph), Some(units)) = (glyphs.as_mut(), glyph, units) {
                    pen.scale = set.size / f32::from(units);
                    // One that cannot be read leaves its room empty.
                    let _ = GlyfVisitorContext::new(glyphs, None).visit(glyph, None, &mut pen);
                }
                pen.origin.x +=
                    measure_printed_width(character.encode_utf8(&mut letter), set.weight, set.size);
            }
        }
        pen.outlines
    }
}

fn read_glyphs(face: Face) -> Option<LocaGlyf> {
    let font = ReadScope::new(face.bytes()).read::<FontData<'_>>().ok()?;
    LocaGlyf::load(&font.table_provider(0).ok()?).ok()
}

/// Takes down what a glyph is drawn by, in units of its typeface that count from the bottom.
struct GlyphPen {
    outlines: Vec<Vec<OutlineNode>>,
    origin: PagePoint,
    scale: f32,
    from: PagePoint,
}

impl GlyphPen {
    fn place(&self, at: Vector2F) -> PagePoint {
        PagePoint { x: self.origin.x + at.x() * self.scale, y: self.origin.y - at.y() * self.scale }
    }

    fn draw(&mut self, nodes: &[OutlineNode]) {
        if let Some(outline) = self.outlines.last_mut() {
            outline.extend(nodes);
        }
        self.from = nodes.last().map_or(self.from, |node| node.at);
    }
}

impl OutlineSink for GlyphPen {
    fn move_to(&mut self, to: Vector2F) {
        self.outlines.push(Vec::new());
        self.draw(&[straight_node(self.place(to))]);
    }

    fn line_to(&mut self, to: Vector2F) {
        self.draw(&[straight_node(self.place(to))]);
    }

    fn quadratic_curve_to(&mut self, control: Vector2F, to: Vector2F) {
        self.draw(&curve_by_one(self.from, self.place(control), self.place(to)));
    }

    fn cubic_curve_to(&mut self, control: LineSegment2F, to: Vector2F) {
        let [first, second, to] = [control.from(), control.to(), to].map(|at| self.place(at));
        self.draw(&[control_node(first), control_node(second), straight_node(to)]);
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_many_scripts_have_outlines_within_their_line() {
        let mut lettering = Lettering::default();
        let at = PagePoint { x: 10.0, y: 100.0 };
        for text in ["Wren", "Юлия", "王小明", "김민준", "محمد", "\u{1F9D9}", "<b>"] {
            let set = Type::bold(40.0);
            let outlines = lettering.outline_text(text, at, set);
            assert!(!outlines.is_empty(), "{text}");
            let right = at.x + set.width(text) + 4.0;
            for node in outlines.iter().flatten() {
                assert!((50.0..120.0).contains(&node.at.y), "{text}: {node:?}");
                assert!((6.0..right).contains(&node.at.x), "{text}: {node:?} of {right}");
            }
        }
        assert!(lettering.outline_text("", at, Type::regular(20.0)).is_empty());
    }
}
