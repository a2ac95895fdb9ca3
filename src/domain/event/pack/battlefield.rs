//! What battles are fought on, and who brings the terrain (`E10`): as the organiser set it, else as the game has it.

use super::Settings;
use serde::{Deserialize, Serialize};

/// Who brings what stands on the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TerrainBy {
    Organiser,
    Players,
    /// Each of the two brings half of it.
    EachHalf,
}

/// The sides in inches, and how many terrain features stand on it; none where the event plays without them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battlefield {
    pub short_inches: u32,
    pub long_inches: u32,
    pub terrain_features: Option<u32>,
}

impl Settings {
    /// Whether terrain is part of the event (`systems V04`).
    pub fn plays_terrain(&self) -> bool {
        self.composition.plays_terrain()
    }

    /// The sides that the game has for the points limit (`E10`); none where it does not say.
    pub fn usual_sides(&self) -> Option<[u32; 2]> {
        let size = self.game().size_for(self.points_limit);
        Some([size.short_inches?, size.long_inches?])
    }

    /// How many terrain features stand on it; none at an event without terrain, or where neither says.
    pub fn terrain_features(&self) -> Option<u32> {
        let usual = self.game().size_for(self.points_limit).terrain_features;
        self.day.terrain_features.or(usual).filter(|_| self.plays_terrain())
    }

    /// What the event plays on. None: neither the game nor the organiser says, or the organiser's own words say it
    /// already, of before there were fields for it.
    pub fn battlefield(&self) -> Option<Battlefield> {
        let has_words = names_a_size(&self.day.battlefield);
        let sides = self.day.battlefield_inches.or_else(|| self.usual_sides().filter(|_| !has_words));
        let [short_inches, long_inches] = sides?;
        Some(Battlefield { short_inches, long_inches, terrain_features: self.terrain_features() })
    }
}

/// Whether a text has two sides in it: `44 x 60`, `44" by 60"`, `6×4`. Anything smaller than 3 is no battlefield.
pub fn names_a_size(text: &str) -> bool {
    let text = text.to_lowercase().replace('×', "x");
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for sign in text.chars() {
        let kind = (sign.is_ascii_digit(), sign.is_alphabetic());
        if kind == (false, false) {
            last = None;
            continue;
        }
        match words.last_mut().filter(|_| last == Some(kind)) {
            Some(word) => word.push(sign),
            None => words.push(sign.into()),
        }
        last = Some(kind);
    }
    words.retain(|word| !matches!(word.as_str(), "inch" | "inches" | "in" | "ft" | "feet" | "foot" | "cm"));
    let side = |word: &String| word.parse::<u32>().is_ok_and(|side| side > 2);
    words
        .windows(3)
        .any(|three| side(&three[0]) && matches!(three[1].as_str(), "x" | "by") && side(&three[2]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{games::RulesModule, system::find_system};

    #[test]
    fn e10_the_size_is_the_organisers_else_the_games_and_is_said_once() {
        let mut settings = Settings::default();
        let usual = Battlefield { short_inches: 44, long_inches: 60, terrain_features: Some(8) };
        assert_eq!(settings.battlefield(), Some(usual));
        settings.day.battlefield = "44\" x 90\" mats; bring nothing.".into();
        assert_eq!(settings.battlefield(), None, "their own words say it");
        settings.day.battlefield_inches = Some([44, 72]);
        settings.day.terrain_features = Some(6);
        let own = Battlefield { short_inches: 44, long_inches: 72, terrain_features: Some(6) };
        assert_eq!(settings.battlefield(), Some(own));
        settings.composition.without.insert(RulesModule::Terrain);
        assert_eq!(settings.battlefield(), Some(Battlefield { terrain_features: None, ..own }));
    }

    #[test]
    fn e10_a_game_that_names_no_battlefield_has_the_organisers_alone() {
        let mut settings = Settings::for_system(find_system("win-draw-loss").unwrap());
        assert_eq!((settings.battlefield(), settings.terrain_features()), (None, None));
        settings.day.battlefield_inches = Some([22, 30]);
        let own = Battlefield { short_inches: 22, long_inches: 30, terrain_features: None };
        assert_eq!(settings.battlefield(), Some(own));
    }

    #[test]
    fn a_size_is_known_however_it_is_written() {
        for size in ["44x60", "Mats of 44 × 60 inches.", "44\" by 60\"", "44 inches by 60 inches", "6x4"] {
            assert!(names_a_size(size), "{size}");
        }
        for none in
            ["", "Bring 8 pieces.", "2 x 2 crates", "24 tables by the 3 doors", "Doors at 9 by table 4"]
        {
            assert!(!names_a_size(none), "{none}");
        }
    }
}
