//! The emblem of a faction, as pages have it: the same drawing, taken apart.

use super::{
    shapes::{Area, OutlineNode},
    svg_path::{place_outlines, read_svg_path},
};
use crate::domain::system::{Emblem, System, abbreviate_faction};
use std::{collections::HashMap, sync::LazyLock};

/// Units that a drawing is wide and high.
const BOX: f32 = 24.0;
/// How much of what is beneath the lighter half of a ground lets through.
pub const LIGHTER_HALF: f32 = 0.32;
/// How large the letters of an emblem are, and how far from its top they stand, in shares of its height.
pub const EMBLEM_LETTERS: f32 = 10.0 / BOX;
pub const EMBLEM_BASELINE: f32 = 15.6 / BOX;

/// An emblem with the letters that stand on it where it has no charge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetteredEmblem {
    emblem: Emblem,
    letters: String,
}

/// Its outlines in an area: the ground, the half of it that is lighter, and the charge, whose inner outlines are holes.
pub struct EmblemOutlines {
    pub ground: Vec<Vec<OutlineNode>>,
    pub half: Vec<Vec<OutlineNode>>,
    pub charge: Vec<Vec<OutlineNode>>,
}

impl LetteredEmblem {
    /// Of a faction of this game; none where nothing is known of it.
    pub fn of_faction(game: &System, faction: &str) -> Option<Self> {
        let letters = abbreviate_faction(faction);
        (!faction.is_empty()).then(|| Self { emblem: game.emblem_of(faction), letters })
    }

    /// What stands on it; empty where a charge does.
    pub fn letters(&self) -> &str {
        if self.emblem.charge.is_some() { "" } else { &self.letters }
    }

    pub fn outlines(&self, area: Area) -> EmblemOutlines {
        static PIECES: LazyLock<HashMap<&str, Vec<Vec<Vec<OutlineNode>>>>> = LazyLock::new(read_pieces);
        let ground = format!("{}-{}", self.emblem.shape.as_str(), self.emblem.field.as_str());
        let charge = self.emblem.charge.map_or("", |charge| charge.as_str());
        let piece = |name: &str, at: usize| {
            let outlines = PIECES.get(name).and_then(|paths| paths.get(at));
            outlines.map_or_else(Vec::new, |outlines| place_outlines(outlines, BOX, area))
        };
        EmblemOutlines { ground: piece(&ground, 0), half: piece(&ground, 1), charge: piece(charge, 0) }
    }
}

/// The paths of each piece by its name.
fn read_pieces() -> HashMap<&'static str, Vec<Vec<Vec<OutlineNode>>>> {
    let drawn = include_str!("../../static/emblems.svg");
    let symbols = drawn.split("id=\"").skip(1);
    let piece = |symbol: &'static str| {
        let (name, rest) = symbol.split_once('"')?;
        let paths = rest.split("d=\"").skip(1).filter_map(|path| Some(path.split_once('"')?.0));
        Some((name, paths.map(read_svg_path).collect()))
    };
    symbols.filter_map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::list_systems;

    #[test]
    fn every_emblem_of_every_game_has_outlines_within_its_area() {
        let area = Area { x: 10.0, y: 20.0, width: 48.0, height: 48.0 };
        for system in list_systems() {
            for faction in system.faction_names() {
                let emblem = LetteredEmblem::of_faction(system, faction).unwrap();
                let EmblemOutlines { ground, half, charge } = emblem.outlines(area);
                assert!(!ground.is_empty() && charge.is_empty() != emblem.letters().is_empty(), "{faction}");
                for node in
                    [ground, half, charge].into_iter().flatten().flatten().filter(|node| !node.control)
                {
                    let (x, y) = (node.at.x - area.x, node.at.y - area.y);
                    assert!((-1.0..=49.0).contains(&x) && (-1.0..=49.0).contains(&y), "{faction}: {node:?}");
                }
            }
        }
        assert_eq!(LetteredEmblem::of_faction(list_systems()[0], ""), None);
    }
}
