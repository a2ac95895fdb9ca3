//! Drawing a battleplan with two dice (`handbook E8`).

use super::{Battleplan, System};
use crate::domain::dice::Dice;

/// A draw, with its dice as they fell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleplanDraw<'s> {
    /// 1 to 3: table 1; 4 to 6: table 2.
    pub table_die: u8,
    /// The battleplan on that table.
    pub battleplan_die: u8,
    pub battleplan: &'s Battleplan,
}

impl System {
    /// The same seed draws the same battleplan. Nothing, when the system has no battleplan for every die.
    pub fn draw_battleplan(&self, seed: u64) -> Option<BattleplanDraw<'_>> {
        let mut dice = Dice::seeded(seed);
        let (table_die, battleplan_die) = (dice.throw(), dice.throw());
        let table = if table_die <= 3 { 1 } else { 2 };
        let battleplan = self
            .battleplans
            .iter()
            .find(|battleplan| battleplan.table == Some(table) && battleplan.die == Some(battleplan_die))?;
        Some(BattleplanDraw { table_die, battleplan_die, battleplan })
    }
}
