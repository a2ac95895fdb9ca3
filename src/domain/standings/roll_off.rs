//! Breaking a shared place with dice.

use super::Standings;
use crate::domain::roll_off::{RollOff, Rolled};
use serde::Serialize;

/// The players of the roll-off do not share a place: a result changed since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RollOffDoesNotFit;

impl Standings {
    /// Puts those whom dice have parted in their order. Dice whose players do not share a place any more, because a
    /// result was corrected, settle nothing; nor do those of players among teams.
    pub fn settle_all(&mut self, rolled: &[Rolled]) {
        let after = self.after;
        for rolled in rolled.iter().filter(|rolled| rolled.after_round == after) {
            let _no_longer_fits = self.settle(&rolled.roll_off).is_err();
        }
    }

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
