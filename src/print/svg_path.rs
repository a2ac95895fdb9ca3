//! Drawings that pages have as SVG, as outlines for paper and pictures.

use super::shapes::{Area, OutlineNode, PagePoint, QUARTER, control_node, straight_node};
use std::f32::consts::FRAC_PI_2;

/// The outlines of a path, as its data says them: all commands but `S`, which nothing is drawn with.
pub fn read_svg_path(data: &str) -> Vec<Vec<OutlineNode>> {
    let mut pen = SvgPen::default();
    let mut rest = data;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_alphabetic()) {
        let command = rest.as_bytes()[at];
        rest = &rest[at + 1..];
        let end = rest.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(rest.len());
        pen.follow(command, &read_numbers(&rest[..end]));
        rest = &rest[end..];
    }
    pen.outlines
}

/// Outlines on a square of so many units, as large as an area and in its place.
pub fn place_outlines(outlines: &[Vec<OutlineNode>], units: f32, area: Area) -> Vec<Vec<OutlineNode>> {
    let (x, y) = (area.width / units, area.height / units);
    let placed = |node: &OutlineNode| OutlineNode {
        at: PagePoint { x: area.x + node.at.x * x, y: area.y + node.at.y * y },
        ..*node
    };
    outlines.iter().map(|outline| outline.iter().map(placed).collect()).collect()
}

/// `2-3.5.5` is three numbers.
fn read_numbers(text: &str) -> Vec<f32> {
    let mut numbers = Vec::new();
    let mut number = String::new();
    for sign in text.chars() {
        let begins_anew = sign == '-' || (sign == '.' && number.contains('.'));
        if begins_anew || !(sign.is_ascii_digit() || sign == '.') {
            numbers.extend(number.parse::<f32>());
            number.clear();
        }
        if sign.is_ascii_digit() || sign == '.' || sign == '-' {
            number.push(sign);
        }
    }
    numbers.extend(number.parse::<f32>());
    numbers
}

/// Where the pen is, and what it has drawn.
#[derive(Default)]
struct SvgPen {
    outlines: Vec<Vec<OutlineNode>>,
    at: Option<PagePoint>,
    /// What bent the last curve with one control point.
    control: Option<PagePoint>,
}

impl SvgPen {
    fn at(&self) -> PagePoint {
        self.at.unwrap_or(PagePoint { x: 0.0, y: 0.0 })
    }

    /// One command, as often as it has numbers for it.
    fn follow(&mut self, command: u8, numbers: &[f32]) {
        let is_relative = command.is_ascii_lowercase();
        let command = command.to_ascii_uppercase();
        let many = match command {
            b'H' | b'V' => 1,
            b'M' | b'L' | b'T' => 2,
            b'Q' => 4,
            b'C' => 6,
            b'A' => 7,
            _ => {
                self.close();
                return;
            }
        };
        for (time, numbers) in numbers.chunks_exact(many).enumerate() {
            let from = self.at();
            let zero = if is_relative { from } else { PagePoint { x: 0.0, y: 0.0 } };
            let point = |at: usize| PagePoint { x: zero.x + numbers[at], y: zero.y + numbers[at + 1] };
            match command {
                b'M' if time == 0 => {
                    self.outlines.push(Vec::new());
                    self.draw(&[straight_node(point(0))]);
                }
                b'H' => self.draw(&[straight_node(PagePoint { x: zero.x + numbers[0], y: from.y })]),
                b'V' => self.draw(&[straight_node(PagePoint { x: from.x, y: zero.y + numbers[0] })]),
                b'Q' => self.bend(point(0), point(2)),
                b'T' => {
                    let last = self.control.unwrap_or(from);
                    self.bend(PagePoint { x: 2.0 * from.x - last.x, y: 2.0 * from.y - last.y }, point(0));
                }
                b'C' => self.draw(&[control_node(point(0)), control_node(point(2)), straight_node(point(4))]),
                b'A' => self.arc(numbers, point(5)),
                _ => self.draw(&[straight_node(point(0))]),
            }
        }
    }

    fn draw(&mut self, nodes: &[OutlineNode]) {
        if let Some(outline) = self.outlines.last_mut() {
            outline.extend(nodes);
        }
        self.at = nodes.last().map(|node| node.at);
        self.control = None;
    }

    fn bend(&mut self, control: PagePoint, to: PagePoint) {
        self.draw(&curve_by_one(self.at(), control, to));
        self.control = Some(control);
    }

    /// Back to where the outline began.
    fn close(&mut self) {
        self.at = self.outlines.last().and_then(|outline| outline.first()).map(|node| node.at);
    }

    /// Along a circle, as one of its four ways goes there: quarter by quarter.
    fn arc(&mut self, numbers: &[f32], to: PagePoint) {
        let from = self.at();
        let (radius, is_large, is_clockwise) = (numbers[0], numbers[3] > 0.5, numbers[4] > 0.5);
        let (x, y) = ((to.x - from.x) / 2.0, (to.y - from.y) / 2.0);
        let half = x.hypot(y);
        let radius = radius.max(half);
        let away = (radius * radius - half * half).max(0.0).sqrt() / half.max(f32::EPSILON);
        let away = if is_large == is_clockwise { -away } else { away };
        let centre = PagePoint { x: from.x + x - away * y, y: from.y + y + away * x };
        let angle = |at: PagePoint| (at.y - centre.y).atan2(at.x - centre.x);
        let (start, turn) = (angle(from), std::f32::consts::TAU);
        let swept = (angle(to) - start).rem_euclid(turn);
        let swept = if is_clockwise { swept } else { swept - turn };
        let mut left = swept;
        let mut angle = start;
        while left.abs() > 1e-4 {
            let step = left.clamp(-FRAC_PI_2, FRAC_PI_2);
            let reach = radius * QUARTER * step / FRAC_PI_2;
            let on = |angle: f32| PagePoint {
                x: centre.x + radius * angle.cos(),
                y: centre.y + radius * angle.sin(),
            };
            let (begin, end) = (on(angle), on(angle + step));
            let along = |at: PagePoint, angle: f32, reach: f32| PagePoint {
                x: at.x - reach * angle.sin(),
                y: at.y + reach * angle.cos(),
            };
            self.draw(&[
                control_node(along(begin, angle, reach)),
                control_node(along(end, angle + step, -reach)),
                straight_node(end),
            ]);
            angle += step;
            left -= step;
        }
        self.at = Some(to);
    }
}

/// A curve with one control point as one with two.
pub fn curve_by_one(from: PagePoint, control: PagePoint, to: PagePoint) -> [OutlineNode; 3] {
    let towards = |end: PagePoint| PagePoint {
        x: end.x + (control.x - end.x) * 2.0 / 3.0,
        y: end.y + (control.y - end.y) * 2.0 / 3.0,
    };
    [control_node(towards(from)), control_node(towards(to)), straight_node(to)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(outlines: &[Vec<OutlineNode>]) -> [f32; 4] {
        let ends = outlines.iter().flatten().filter(|node| !node.control);
        ends.fold([f32::MAX, f32::MAX, f32::MIN, f32::MIN], |[left, top, right, bottom], node| {
            [left.min(node.at.x), top.min(node.at.y), right.max(node.at.x), bottom.max(node.at.y)]
        })
    }

    #[test]
    fn numbers_are_told_apart_as_svg_tells_them() {
        for (text, numbers) in [
            ("2-3.5.5", &[2.0, -3.5, 0.5][..]),
            ("M", &[]),
            ("1,2 3", &[1.0, 2.0, 3.0]),
            ("-.01 0", &[-0.01, 0.0]),
        ] {
            assert_eq!(read_numbers(text), numbers, "{text}");
        }
    }

    #[test]
    fn a_path_is_read_with_its_lines_curves_and_arcs() {
        for (data, ends) in [
            ("M0 0h40v40z", [0.0, 0.0, 40.0, 40.0]),
            ("M2 1h20v11q0 8-10 11.5Q2 20 2 12z", [2.0, 1.0, 22.0, 23.5]),
            ("M20 0l20 20-20 20-20-20z", [0.0, 0.0, 40.0, 40.0]),
            ("M0 20a20 20 0 0 1 40 0a20 20 0 0 1-40 0z", [0.0, 0.0, 40.0, 40.0]),
            ("M5.5 6q0 6 6.5 6t6.5-6z", [5.5, 6.0, 18.5, 12.0]),
            ("M12 .5a11.5 11.5 0 1 1-.01 0z", [0.5, 0.5, 23.5, 23.5]),
        ] {
            let reached = reach(&read_svg_path(data));
            let is_near = reached.iter().zip(ends).all(|(is, should)| (is - should).abs() < 0.02);
            assert!(is_near, "{data}: {reached:?}");
        }
        assert_eq!(read_svg_path("M0 0h1v1zM5 5h1v1z").len(), 2);
    }
}
