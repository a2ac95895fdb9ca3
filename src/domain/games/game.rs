//! A game as the rest of the program holds it: by what its file says.

use crate::domain::{composition::declared::Composition, system::System};

/// Where no rule is declared and no family has any: rosters are kept, and nothing is said about them.
static NO_RULES: Composition = Composition::without_rules();

/// A game as the rest of the program sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// What it says as data: sizes, missions, its sheet, how results are called.
    pub system: &'static System,
}

impl Game {
    /// What its system's file says about rosters.
    pub fn composition(self) -> &'static Composition {
        self.system.composition.as_ref().unwrap_or(&NO_RULES)
    }
}
