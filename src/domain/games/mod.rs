//! The seam: one place that answers for a game. Everybody else asks it and never names a game; the only `match` on a
//! game's family is here. What data can say is said by the game's [`System`]; what only one family has is code in a
//! folder of its own.

pub mod aos4;
mod rosters;

pub use aos4::{
    Carried, CarriedOver, Destination, Fact, MatchCard, Offer, Place, Shelf, Side, Step, StepError,
    UnknownName, as_app_text, carried_over, check, factions, match_card, may_join, priced_roster, season_of,
    season_on, seasons, unknown_names,
};
pub use rosters::read;

use super::system::{self, System};

/// A game as the rest of the program sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// What it says as data: sizes, missions, its sheet, how results are called.
    pub system: &'static System,
}

/// The game of this system id; none: nobody has handed in such a system.
pub fn of(id: &str) -> Option<Game> {
    system::find(id).map(|system| Game { system })
}

/// The game of a new event.
///
/// # Panics
/// Never: the system that events begin with ships with Muster.
pub fn default() -> Game {
    of(system::DEFAULT).expect("the default system ships")
}
