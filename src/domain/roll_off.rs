//! The dice that break a shared place, on record (`handbook S7`).

use super::{dice::Dice, numbers::RoundNumber};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A roll-off as it is kept: who threw, and the seed. The dice follow from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollOff {
    /// The keys of all players who share the place, in any order.
    pub players: Vec<String>,
    pub seed: u64,
}

/// A roll-off and the round after which its players shared a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    #[serde(rename = "after")]
    pub after_round: RoundNumber,
    #[serde(flatten)]
    pub roll_off: RollOff,
}

/// One player's dice in a roll-off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throws {
    pub key: String,
    pub dice: Vec<u8>,
}

impl RollOff {
    /// Who threw what, best first. Everybody throws one die; whoever is level throws again.
    #[must_use]
    pub fn throws(&self) -> Vec<Throws> {
        let mut dice = Dice::dice_from_seed(self.seed);
        let mut keys = self.players.clone();
        keys.sort_unstable();
        keys.dedup();
        let mut throws: Vec<Throws> = keys.into_iter().map(|key| Throws { key, dice: Vec::new() }).collect();
        throw_until_apart(&mut throws, &mut dice);
        throws
    }
}

fn throw_until_apart(level: &mut [Throws], dice: &mut Dice) {
    if level.len() < 2 {
        return;
    }
    for player in &mut *level {
        player.dice.push(dice.throw());
    }
    level.sort_by_key(|player| Reverse(player.dice.last().copied()));
    for group in level.chunk_by_mut(|a, b| a.dice.last() == b.dice.last()) {
        throw_until_apart(group, dice);
    }
}
