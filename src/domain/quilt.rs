//! The pattern of an event, drawn from its name: squares with a figure each, the same for ever.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Units of a square.
const SQUARE: u32 = 40;
/// As many squares as the pattern is high.
const ROWS: u32 = 6;
/// The charges in gold.
const GOLD: usize = 3;

/// The figures of a pattern by their shade, as data of SVG paths.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Quilt {
    pub width: u32,
    pub height: u32,
    /// It goes round all of its picture, whatever the shape of that.
    pub is_rim: bool,
    pub pale: String,
    pub mid: String,
    pub clear: String,
    pub gold: String,
}

impl Quilt {
    /// Over the whole width of a page, thinner towards the text at the left.
    pub fn of_page(name: &str) -> Self {
        Self::draw_named_quilt(name, 18)
    }

    /// At the right of a card.
    pub fn of_card(name: &str) -> Self {
        Self::draw_named_quilt(name, 3)
    }

    /// Beside a name in a list.
    pub fn of_mark(name: &str) -> Self {
        Self::draw_named_quilt(name, 2)
    }

    /// Round the rim of a wide picture, whose middle is the text's.
    pub fn of_rim(name: &str) -> Self {
        let (columns, rows) = (16, 9);
        let quilt = Self::draw_quilt_by_density(name, (columns, rows), |column, row| {
            let (side, edge) = (column.min(columns - 1 - column), row.min(rows - 1 - row));
            match (edge, side) {
                (0, _) => 5,
                (1, 0..4) => 3,
                (2, 0) => 4,
                _ => 0,
            }
        });
        Self { is_rim: true, ..quilt }
    }

    fn draw_named_quilt(name: &str, columns: u32) -> Self {
        Self::draw_quilt_by_density(name, (columns, ROWS), |column, _| {
            // The further to the right, the denser; the left third of a page is the text's.
            let dense = if columns > 4 { (column * 10 / columns).saturating_sub(4) + 2 } else { 4 };
            let stands = columns <= 4 || column * 2 >= columns;
            if stands { dense.min(5) } else { 0 }
        })
    }

    /// `dense` says for a square how many of six such have a figure.
    fn draw_quilt_by_density(
        name: &str,
        (columns, rows): (u32, u32),
        dense: impl Fn(u32, u32) -> u32,
    ) -> Self {
        let mut chance = QuiltChance::from(name);
        let mut quilt = Self { width: columns * SQUARE, height: rows * SQUARE, ..Self::default() };
        let mut places = Vec::new();
        for column in 0..columns {
            for row in 0..rows {
                let (x, y) = (column * SQUARE, row * SQUARE);
                let dense = dense(column, row);
                if dense == 0 || chance.below(6) >= dense {
                    continue;
                }
                let figure = draw_quilt_figure(chance.below(8), x, y);
                match chance.below(8) {
                    0..4 => quilt.pale.push_str(&figure),
                    4..7 => quilt.mid.push_str(&figure),
                    _ => quilt.clear.push_str(&figure),
                }
                if chance.below(3) == 0 {
                    let _ = write!(quilt.pale, "M{x},{y}h40v40h-40z");
                }
                places.push((x, y));
            }
        }
        for _ in 0..GOLD.min(places.len()) {
            let at = chance.below(u32::try_from(places.len()).unwrap_or(1));
            let (x, y) = places.swap_remove(at as usize);
            quilt.gold.push_str(&draw_quilt_figure(chance.below(6), x, y));
        }
        quilt
    }
}

/// A triangle, quarter, lozenge, chevron or roundel in the square at `x`, `y`.
fn draw_quilt_figure(kind: u32, x: u32, y: u32) -> String {
    let (right, middle) = (x + SQUARE, (x + 20, y + 20));
    match kind {
        0 => format!("M{x},{y}h40v40z"),
        1 => format!("M{x},{y}v40h40z"),
        2 => format!("M{right},{y}v40h-40z"),
        3 => format!("M{x},{y}h40a40,40,0,0,1-40,40z"),
        4 => format!("M{},{y}l20,20-20,20-20-20z", middle.0),
        5 => format!("M{x},{}l20-20,20,20v20l-20-20-20,20z", middle.1),
        6 => format!("M{x},{}a20,20,0,0,1,40,0a20,20,0,0,1-40,0z", middle.1),
        _ => format!("M{x},{y}v40a40,40,0,0,0,40-40z"),
    }
}

/// Numbers from a name, always the same.
struct QuiltChance {
    seed: [u8; 32],
    at: usize,
}

impl From<&str> for QuiltChance {
    fn from(name: &str) -> Self {
        Self { seed: Sha256::digest(name).into(), at: 0 }
    }
}

impl QuiltChance {
    fn below(&mut self, bound: u32) -> u32 {
        if self.at == self.seed.len() {
            self.seed = Sha256::digest(self.seed).into();
            self.at = 0;
        }
        let byte = self.seed[self.at];
        self.at += 1;
        u32::from(byte) % bound.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_pattern_and_another_name_another() {
        let autumn = Quilt::of_page("Autumn Clash");
        assert_eq!(autumn, Quilt::of_page("Autumn Clash"));
        assert_ne!(autumn, Quilt::of_page("Midland Masters"));
        assert_eq!(autumn.gold.matches('M').count(), GOLD);
    }

    #[test]
    fn the_pattern_of_a_rim_leaves_its_middle_to_the_text() {
        let rim = Quilt::of_rim("Autumn Clash");
        let all = [rim.pale, rim.mid, rim.clear, rim.gold].concat();
        let squares = all.split('M').filter(|figure| !figure.is_empty()).map(|figure| {
            let mut numbers =
                figure.split(|sign: char| !sign.is_ascii_digit()).map(|n| n.parse::<u32>().unwrap());
            (numbers.next().unwrap() / SQUARE, numbers.next().unwrap() / SQUARE)
        });
        let squares: Vec<(u32, u32)> = squares.collect();
        assert!(squares.len() > 25, "{squares:?}");
        assert!(squares.iter().all(|(_, y)| !(3..6).contains(y)), "{squares:?}");
        assert!(squares.iter().all(|(x, y)| [0, 8].contains(y) || !(4..12).contains(x)), "{squares:?}");
    }

    #[test]
    fn a_pattern_is_small() {
        for name in ["Autumn Clash", "A", "Midland Masters 2026", ""] {
            let quilt = Quilt::of_page(name);
            let all = [&quilt.pale, &quilt.mid, &quilt.clear, &quilt.gold].map(String::len);
            assert!((400..2600).contains(&all.iter().sum::<usize>()), "{name}: {all:?}");
        }
    }
}
