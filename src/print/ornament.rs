//! Ornaments drawn from curves: rosettes, stars, the frame of a certificate.

use std::f32::consts::{PI, TAU};

use super::{
    canvas::{Area, Canvas, Ink, OutlineNode, PagePoint, Pen, control_node, straight_node},
    shapes::{QUARTER, outline_circle},
};

/// A rosette as engravers turn them: one line that swings between two rings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rosette {
    pub centre: PagePoint,
    pub inner: f32,
    pub outer: f32,
    /// How many petals the line makes, and in how many turns; without a common factor.
    pub petals: u16,
    pub turns: u16,
}

/// Draws a rosette.
pub fn draw_rosette(canvas: &mut Canvas, rosette: Rosette, pen: Pen) {
    let (middle, swing) =
        (f32::midpoint(rosette.inner, rosette.outer), (rosette.outer - rosette.inner) / 2.0);
    let (petals, turns) = (f32::from(rosette.petals), f32::from(rosette.turns));
    let steps = rosette.petals * 24;
    let nodes: Vec<OutlineNode> = (0..=steps)
        .map(|step| {
            let angle = TAU * turns * f32::from(step) / f32::from(steps);
            let radius = middle + swing * (angle * petals / turns).cos();
            straight_node(point_on_circle(rosette.centre, radius, angle - PI / 2.0))
        })
        .collect();
    canvas.stroke(&nodes, pen);
}

/// A filled star with this many points.
pub fn draw_star(canvas: &mut Canvas, centre: PagePoint, radius: f32, ink: Ink) {
    let nodes = (0..10_u8)
        .map(|point| {
            let radius = if point % 2 == 0 { radius } else { radius * 0.42 };
            straight_node(point_on_circle(centre, radius, PI / 5.0 * f32::from(point) - PI / 2.0))
        })
        .collect();
    canvas.shape(&[nodes], ink);
}

/// A filled circle.
pub fn draw_disc(canvas: &mut Canvas, centre: PagePoint, radius: f32, ink: Ink) {
    canvas.shape(&[outline_circle(centre, radius)], ink);
}

/// The outline of a circle.
pub fn draw_ring(canvas: &mut Canvas, centre: PagePoint, radius: f32, pen: Pen) {
    canvas.stroke(&outline_circle(centre, radius), pen);
}

/// A lozenge with a hairline running out of it on both sides.
pub fn draw_divider(canvas: &mut Canvas, centre: PagePoint, reach: f32, ink: Ink) {
    let pen = Pen { ink, thickness: 0.8 };
    for side in [-1.0, 1.0] {
        let from = PagePoint { x: centre.x + side * 12.0, y: centre.y };
        canvas.line(from, PagePoint { x: centre.x + side * reach, y: centre.y }, pen);
    }
    let corner = |x: f32, y: f32| straight_node(PagePoint { x: centre.x + x, y: centre.y + y });
    canvas.shape(&[vec![corner(0.0, -4.5), corner(4.5, 0.0), corner(0.0, 4.5), corner(-4.5, 0.0)]], ink);
}

/// A frame whose corners are scooped out, with a small rosette in each scoop.
pub fn scooped_frame(canvas: &mut Canvas, area: Area, scoop: f32, ink: Ink) {
    let thin = Pen { ink, thickness: 0.7 };
    canvas.stroke(&outline_scooped_area(area, scoop), Pen { ink, thickness: 2.0 });
    let inset = |by: f32| Area {
        x: area.x + by,
        y: area.y + by,
        width: area.width - 2.0 * by,
        height: area.height - 2.0 * by,
    };
    canvas.stroke(&outline_scooped_area(inset(5.5), scoop), thin);
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let centre = PagePoint { x: area.x + x * area.width, y: area.y + y * area.height };
        let turned = Rosette { centre, inner: 2.5, outer: scoop * 0.62, petals: 12, turns: 5 };
        draw_rosette(canvas, turned, thin);
        draw_disc(canvas, centre, 2.2, ink);
    }
}

/// A rectangle with a quarter circle taken out of each corner, closed.
fn outline_scooped_area(area: Area, scoop: f32) -> Vec<OutlineNode> {
    let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    // Per corner: the way in along one edge and the way out along the next, both as directions.
    let ways = [
        ((0.0, 1.0), (1.0, 0.0)),
        ((-1.0, 0.0), (0.0, 1.0)),
        ((0.0, -1.0), (-1.0, 0.0)),
        ((1.0, 0.0), (0.0, -1.0)),
    ];
    let mut nodes: Vec<OutlineNode> = Vec::new();
    for ((x, y), (enter, leave)) in corners.into_iter().zip(ways) {
        let corner = PagePoint { x: area.x + x * area.width, y: area.y + y * area.height };
        let at = |enters: f32, leaves: f32| PagePoint {
            x: corner.x + scoop * (enter.0 * enters + leave.0 * leaves),
            y: corner.y + scoop * (enter.1 * enters + leave.1 * leaves),
        };
        nodes.push(straight_node(at(1.0, 0.0)));
        nodes.push(control_node(at(1.0, QUARTER)));
        nodes.push(control_node(at(QUARTER, 1.0)));
        nodes.push(straight_node(at(0.0, 1.0)));
    }
    nodes.extend(nodes.first().copied());
    nodes
}

fn point_on_circle(centre: PagePoint, radius: f32, angle: f32) -> PagePoint {
    PagePoint { x: centre.x + radius * angle.cos(), y: centre.y + radius * angle.sin() }
}
