//! Breaking a shared place with dice, on record (`handbook S7`).

use super::Standings;
use crate::domain::dice::Dice;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A roll-off as it is kept: who threw, and the seed. The dice follow from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollOff {
    /// The keys of all players who share the place, in any order.
    pub players: Vec<String>,
    pub seed: u64,
}

/// One player's dice in a roll-off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throws {
    pub key: String,
    pub dice: Vec<u8>,
}

/// The players of the roll-off do not share a place: a result changed since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RollOffDoesNotFit;

impl RollOff {
    /// Who threw what, best first. Everybody throws one die; whoever is level throws again.
    #[must_use]
    pub fn throws(&self) -> Vec<Throws> {
        let mut dice = Dice::seeded(self.seed);
        let mut keys = self.players.clone();
        keys.sort_unstable();
        keys.dedup();
        let mut throws: Vec<Throws> = keys.into_iter().map(|key| Throws { key, dice: Vec::new() }).collect();
        throw(&mut throws, &mut dice);
        throws
    }
}

fn throw(level: &mut [Throws], dice: &mut Dice) {
    if level.len() < 2 {
        return;
    }
    for player in &mut *level {
        player.dice.push(dice.throw());
    }
    level.sort_by_key(|player| Reverse(player.dice.last().copied()));
    for group in level.chunk_by_mut(|a, b| a.dice.last() == b.dice.last()) {
        throw(group, dice);
    }
}

impl Standings {
    /// Gives the players of a shared place a place each, in the order of a roll-off.
    pub fn settle(&mut self, roll_off: &RollOff) -> Result<(), RollOffDoesNotFit> {
        let throws = roll_off.throws();
        let rank = |key: &str| throws.iter().position(|player| player.key == key);
        let first = self.rows.iter().position(|row| rank(&row.key).is_some()).ok_or(RollOffDoesNotFit)?;
        let place = self.rows[first].place;
        let group = self.rows[first..].iter().take_while(|row| row.place == place).count();
        let rows = &mut self.rows[first..first + group];
        if group != throws.len() || rows.iter().any(|row| rank(&row.key).is_none()) {
            return Err(RollOffDoesNotFit);
        }
        rows.sort_by_key(|row| rank(&row.key));
        for ((row, throws), place) in rows.iter_mut().zip(throws).zip(place..) {
            row.place = place;
            row.shared = false;
            row.roll_off = throws.dice;
        }
        Ok(())
    }
}
