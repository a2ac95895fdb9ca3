//! Statistics of an event, each number with what it rests on: rates with their ranges, factions, rounds, places.

mod factions;
mod rate;
mod rounds;
mod selection;

pub use factions::{FactionFigures, by_faction, versus};
pub use rate::{Certainty, Tally, tally};
pub use rounds::{RoundFigures, by_round};
pub use selection::Selection;
