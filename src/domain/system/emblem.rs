//! The emblem of a faction or an alliance: a shape, a field of two halves, a charge and one hue; no publisher's mark.

use super::{System, faction_among, find_system};
use crate::domain::accent::Accent;
use serde::Deserialize;

/// A line of a game's file. Unless it says otherwise: a plain square without a charge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Emblem {
    pub shape: EmblemShape,
    pub field: EmblemField,
    /// None: two letters of the name.
    pub charge: Option<EmblemCharge>,
    pub hue: Accent,
}

impl Default for Emblem {
    fn default() -> Self {
        Self { shape: EmblemShape::Square, field: EmblemField::Plain, charge: None, hue: Accent::Sable }
    }
}

/// Where two alliances differ at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmblemShape {
    Shield,
    Lozenge,
    Roundel,
    Hexagon,
    Gable,
    Square,
}

/// Which half of the shape is lighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmblemField {
    Plain,
    Pale,
    Fess,
    Bend,
    Sinister,
    Chevron,
    Quarterly,
    Chief,
    Pile,
}

/// What stands on the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmblemCharge {
    Bolt,
    Tower,
    Sword,
    Flame,
    Wave,
    Nut,
    Sun,
    Steps,
    Tree,
    Leaf,
    Axe,
    Eye,
    Cup,
    Drop,
    Fangs,
    Crown,
    Claw,
    Hourglass,
    Helm,
    Bat,
    Crescent,
    Horns,
    Trident,
    Peaks,
    Hammer,
    Cross,
    Star,
    Arrow,
    Ring,
    Key,
    Anchor,
}

// As `static/emblems.svg` calls what it draws.
enum_words! { EmblemShape:
    Shield "shield", Lozenge "lozenge", Roundel "roundel", Hexagon "hexagon", Gable "gable", Square "square"
}
enum_words! { EmblemField:
    Plain "plain", Pale "pale", Fess "fess", Bend "bend", Sinister "sinister", Chevron "chevron",
    Quarterly "quarterly", Chief "chief", Pile "pile"
}
enum_words! { EmblemCharge:
    Bolt "bolt", Tower "tower", Sword "sword", Flame "flame", Wave "wave", Nut "nut", Sun "sun", Steps "steps",
    Tree "tree", Leaf "leaf", Axe "axe", Eye "eye", Cup "cup", Drop "drop", Fangs "fangs", Crown "crown",
    Claw "claw", Hourglass "hourglass", Helm "helm", Bat "bat", Crescent "crescent", Horns "horns",
    Trident "trident", Peaks "peaks", Hammer "hammer", Cross "cross", Star "star", Arrow "arrow", Ring "ring",
    Key "key", Anchor "anchor"
}

impl System {
    /// The emblem of a faction or an alliance; of one that no file has a line for, a plain square.
    pub fn emblem_of(&self, name: &str) -> Emblem {
        let games = [Some(self), self.emblems_of.as_deref().and_then(find_system)];
        let lines = || games.into_iter().flatten().flat_map(|game| &game.emblems);
        let exact = || games.into_iter().flatten().find_map(|game| game.emblems.get(name));
        let meant = || {
            let meant = faction_among(lines().map(|(known, _)| known.as_str()), name)?;
            lines().find(|(known, _)| *known == meant).map(|(_, emblem)| emblem)
        };
        exact().or_else(meant).copied().unwrap_or_default()
    }
}

/// What stands on an emblem without a charge: the initials of two words, or the first two letters of one.
pub fn abbreviate_faction(name: &str) -> String {
    let mut words = name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    let letters = first.chars().take(if second.is_some() { 1 } else { 2 });
    letters.chain(second.and_then(|word| word.chars().next())).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        super::{default, list_systems},
        *,
    };
    use std::collections::{BTreeMap, HashSet};

    #[test]
    fn no_two_of_a_game_share_shape_and_charge() {
        for system in list_systems() {
            let mut seen = BTreeMap::new();
            let names = system.alliances.iter().filter(|_| system.has_alliances()).map(String::as_str);
            let lines = system.emblems.keys().map(String::as_str);
            for name in names.chain(system.faction_names()).chain(lines).collect::<HashSet<_>>() {
                let emblem = system.emblem_of(name);
                assert_ne!(emblem, Emblem::default(), "{}: {name} has no emblem", system.id);
                let letters = emblem.charge.is_none().then(|| abbreviate_faction(name));
                let mark = (emblem.shape.as_str(), emblem.charge.map(EmblemCharge::as_str), letters);
                let other = seen.insert(mark, name);
                assert_eq!(other, None, "{}: {name} reads as another", system.id);
            }
        }
    }

    #[test]
    fn a_faction_has_the_shape_of_its_alliance() {
        let mut checked = 0;
        for system in list_systems().into_iter().filter(|system| system.has_alliances()) {
            for (alliance, factions) in &system.factions {
                let shape = system.emblem_of(alliance).shape;
                for faction in factions {
                    assert_eq!(system.emblem_of(faction).shape, shape, "{}: {faction}", system.id);
                    checked += 1;
                }
            }
        }
        assert!(checked > 100, "{checked}");
    }

    #[test]
    fn a_name_that_no_line_has_gets_a_square_with_its_letters() {
        let system = find_system("bolt-action").unwrap();
        assert_eq!(system.emblem_of("Great Britain"), Emblem::default());
        let letters =
            ["Great Britain", "orcs", "X", "T'au Empire", "", "Ça va"].map(abbreviate_faction).join(" ");
        assert_eq!(letters, "GB OR X TA  ÇV");
    }

    #[test]
    fn an_emblem_is_found_however_its_name_is_typed() {
        let system = default();
        let typed = system.emblem_of("stormcast");
        assert_eq!(typed, system.emblem_of("Stormcast Eternals"));
        assert_eq!((typed.shape, typed.charge), (EmblemShape::Shield, Some(EmblemCharge::Bolt)));
    }

    #[test]
    fn every_piece_is_drawn() {
        let drawn = include_str!("../../../static/emblems.svg");
        let grounds = EmblemShape::ALL
            .iter()
            .flat_map(|shape| EmblemField::ALL.map(|field| format!("{}-{}", shape.as_str(), field.as_str())));
        let charges = EmblemCharge::ALL.map(|charge| charge.as_str().to_owned());
        for piece in grounds.chain(charges) {
            assert!(drawn.contains(&format!("<symbol id=\"{piece}\" ")), "{piece} is not drawn");
        }
    }
}
