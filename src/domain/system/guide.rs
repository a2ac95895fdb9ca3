//! How large, how long and how many rounds: what a system suggests to an organiser.

use super::System;
use serde::Deserialize;

/// A common size of game, and what it needs (`handbook E3`, `E7`, `E10`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSize {
    pub points: u32,
    /// None: the game does not say what it is played on, as the general ones do not.
    #[serde(default)]
    pub short_inches: Option<u32>,
    #[serde(default)]
    pub long_inches: Option<u32>,
    #[serde(default)]
    pub terrain_features: Option<u32>,
    pub round_minutes: u32,
}

/// A common length of event (`handbook E6`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundsGuide {
    pub rounds: u32,
    pub days: u32,
    pub least_players: u32,
    pub note: String,
}

/// What each player has to spend on commands (`systems V07`). What is left at the end of a battle round is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandPoints {
    pub each_battle_round: u32,
    /// Beside those, for whoever is the underdog of the battle round.
    pub underdog: u32,
}

/// How the rules tell terrain features apart (`systems V08`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainGuide {
    /// The smallest first; what fits into none of them is large.
    pub sizes: Vec<TerrainSize>,
    /// `Obstacle`, …
    pub types: Vec<String>,
    /// How far apart it stands; none: the rules do not say.
    #[serde(default)]
    pub distances: Option<TerrainDistances>,
}

/// A feature stands further than this, in inches, from each of these (`E9`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainDistances {
    pub from_edge: u32,
    pub from_objectives: u32,
    pub from_others: u32,
}

/// Who does what before a battle begins, in our own words, where players place the terrain (`E9`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deployment {
    pub sides: String,
    pub terrain: String,
    pub armies: String,
}

/// A feature that fits into this area, in inches.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainSize {
    pub name: String,
    pub short_inches: u32,
    pub long_inches: u32,
    /// How many of the features are of this size, as far as the rules recommend it; 0: they do not say.
    #[serde(default)]
    pub recommended: u32,
}

/// A suggested round is never shorter or longer than this.
const ROUND_MINUTES: std::ops::RangeInclusive<u32> = 60..=300;

impl System {
    /// The length of a round that suits a points limit, to five minutes: a higher limit means longer games
    /// (`E3`). Between and beyond the known sizes it follows the line through the nearest two.
    pub fn round_minutes(&self, points: u32) -> u32 {
        let [.., below, above] = self.sizes.as_slice() else { return self.sizes[0].round_minutes };
        let pair = self.sizes.windows(2).find(|pair| points <= pair[1].points);
        let (below, above) = pair.map_or((below, above), |pair| (&pair[0], &pair[1]));
        let steps = i64::from(points) - i64::from(below.points);
        let rise = i64::from(above.round_minutes) - i64::from(below.round_minutes);
        let minutes = i64::from(below.round_minutes) + steps * rise / i64::from(above.points - below.points);
        let fives = (minutes + 2).div_euclid(5) * 5;
        u32::try_from(fives.max(0)).unwrap_or(u32::MAX).clamp(*ROUND_MINUTES.start(), *ROUND_MINUTES.end())
    }

    /// The size whose battlefield and terrain suit a points limit best; at half way, the smaller.
    pub fn size_for(&self, points: u32) -> &GameSize {
        let distance = |size: &GameSize| size.points.abs_diff(points);
        self.sizes
            .iter()
            .fold(&self.sizes[0], |best, size| if distance(size) < distance(best) { size } else { best })
    }

    /// The guide's line that fits so many players and days best: the longest event they fill.
    pub fn rounds_for(&self, players: u32, days: u32) -> Option<&RoundsGuide> {
        let fits = |guide: &&RoundsGuide| guide.days <= days && guide.least_players <= players;
        self.rounds.iter().filter(fits).max_by_key(|guide| guide.rounds)
    }

    /// Rounds after which a single player at most has won every game: the fewest that settle a winner.
    pub fn fewest_rounds(players: u32) -> u32 {
        players.max(1).next_power_of_two().trailing_zeros()
    }
}
