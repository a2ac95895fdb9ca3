//! Which tactic cards each player has taken for a battle (`N3`).

use super::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The cards of both players.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetCards {
    pub a: TakenCards,
    pub b: TakenCards,
}

/// The cards of one player, by their slugs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TakenCards {
    pub taken: BTreeSet<String>,
    /// Those of the player's roster; empty where it says none, or nobody may know it yet.
    pub listed: BTreeSet<String>,
}

impl TakenCards {
    /// Those that a roster names.
    pub fn from_roster(slugs: BTreeSet<String>) -> Self {
        Self { taken: slugs.clone(), listed: slugs }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl SheetCards {
    pub fn is_empty(&self) -> bool {
        self.a.is_empty() && self.b.is_empty()
    }

    pub fn of(&self, side: Side) -> &TakenCards {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    pub fn of_mut(&mut self, side: Side) -> &mut TakenCards {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}
