//! Age of Sigmar, fourth edition: what only that game has.

mod composition;
mod roster;
mod season;

pub use composition::{
    Carried, CarriedOver, Fact, MatchCard, Offer, Shelf, Side, UnknownName, carried_over, check, factions,
    match_card, may_join, priced_roster, unknown_names,
};
pub use roster::{Destination, Place, READERS, Step, StepError, as_app_text};
pub use season::{season_of, season_on, seasons};
