//! What is drawn with: colours, places and outlines, measured in points from the top left corner.

use crate::domain::accent::Accent;
use printpdf::{Color, Rgb};

/// A colour, red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    pub const TEXT: Self = Self(0x1b, 0x22, 0x2c);
    pub const MUTED: Self = Self(0x5c, 0x66, 0x73);
    pub const RULE: Self = Self(0xc6, 0xcd, 0xd4);
    pub const STRIPE: Self = Self(0xf1, 0xf4, 0xf4);
    pub const PINE: Self = Self(0x24, 0x5c, 0x55);
    pub const GOLD: Self = Self(0xf3, 0xc4, 0x4c);
    pub const WHITE: Self = Self(0xff, 0xff, 0xff);

    /// The event's own colour, as its pages have it in light.
    pub fn from_accent(accent: Accent) -> Self {
        match accent {
            Accent::Azure => Self(0x23, 0x47, 0xc5),
            Accent::Sky => Self(0x05, 0x61, 0x90),
            Accent::Teal => Self(0x01, 0x65, 0x69),
            Accent::Vert => Self(0x03, 0x6a, 0x34),
            Accent::Olive => Self(0x51, 0x60, 0x12),
            Accent::Or => Self(0x75, 0x54, 0x02),
            Accent::Tenne => Self(0x93, 0x43, 0x02),
            Accent::Gules => Self(0xac, 0x1a, 0x1c),
            Accent::Rose => Self(0xa8, 0x16, 0x52),
            Accent::Murrey => Self(0x87, 0x24, 0x65),
            Accent::Purpure => Self(0x71, 0x2c, 0xa0),
            Accent::Sable => Self(0x3d, 0x42, 0x4d),
        }
    }

    /// The ground of the event's banner, as its pages have it in light.
    pub fn deep_of(accent: Accent) -> Self {
        match accent {
            Accent::Azure => Self(0x11, 0x28, 0x79),
            Accent::Sky => Self(0x02, 0x39, 0x57),
            Accent::Teal => Self(0x01, 0x3b, 0x3e),
            Accent::Vert => Self(0x00, 0x3e, 0x1c),
            Accent::Olive => Self(0x2e, 0x38, 0x00),
            Accent::Or => Self(0x47, 0x31, 0x00),
            Accent::Tenne => Self(0x5b, 0x27, 0x00),
            Accent::Gules => Self(0x6e, 0x01, 0x07),
            Accent::Rose => Self(0x6b, 0x01, 0x30),
            Accent::Murrey => Self(0x55, 0x00, 0x3c),
            Accent::Purpure => Self(0x44, 0x0e, 0x65),
            Accent::Sable => Self(0x1b, 0x1f, 0x29),
        }
    }

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

    /// As the document has it.
    pub fn colour(self) -> Color {
        let part = |c: u8| f32::from(c) / 255.0;
        Color::Rgb(Rgb { r: part(self.0), g: part(self.1), b: part(self.2), icc_profile: None })
    }
}

/// A place on the page, from the top left, in points. For text it is the left end of the baseline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PagePoint {
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
pub struct OutlineNode {
    pub at: PagePoint,
    pub control: bool,
}

impl Area {
    /// The outline of the rectangle.
    pub fn corners(self) -> Vec<OutlineNode> {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]
            .map(|(x, y)| straight_node(PagePoint { x, y }))
            .to_vec()
    }
}

/// A corner of an outline.
pub const fn straight_node(at: PagePoint) -> OutlineNode {
    OutlineNode { at, control: false }
}

/// A point that bends an outline.
pub const fn control_node(at: PagePoint) -> OutlineNode {
    OutlineNode { at, control: true }
}

/// How far the control points of a quarter circle stand out, for a radius of one.
pub const QUARTER: f32 = 0.552_285;

/// The outline of a circle.
pub fn outline_circle(centre: PagePoint, radius: f32) -> Vec<OutlineNode> {
    let at = |x: f32, y: f32| PagePoint { x: centre.x + x * radius, y: centre.y + y * radius };
    let mut nodes = vec![straight_node(at(1.0, 0.0))];
    // Each quarter turns the axes on by a right angle.
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        let (next_x, next_y) = (-y, x);
        nodes.push(control_node(at(x + next_x * QUARTER, y + next_y * QUARTER)));
        nodes.push(control_node(at(next_x + x * QUARTER, next_y + y * QUARTER)));
        nodes.push(straight_node(at(next_x, next_y)));
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_hexadecimal(Ink(red, green, blue): Ink) -> String {
        format!("{red:02x}{green:02x}{blue:02x}")
    }

    #[test]
    fn paper_has_the_colours_of_the_pages() {
        let sheet = include_str!("../../static/css/tokens.css");
        for accent in Accent::ALL {
            let named = format!("[data-accent=\"{}\"]", accent.as_str());
            let of = if accent == Accent::default() { sheet } else { sheet.split(&named).nth(1).unwrap() };
            for (token, ink) in
                [("--accent: #", Ink::from_accent(accent)), ("--deep: #", Ink::deep_of(accent))]
            {
                let first = of.split(token).nth(1).unwrap();
                assert_eq!(&first[..6], in_hexadecimal(ink), "{}", accent.as_str());
            }
        }
        assert!(sheet.contains(&format!("--gold: #{}", in_hexadecimal(Ink::GOLD))));
    }
}
