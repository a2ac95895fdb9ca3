//! Age of Sigmar, fourth edition: what only that game has. Its numbers are in its system's file.

mod churn;
mod composition;
mod observation;
mod roster;
mod rules;
mod season;
mod sheet;
mod tactic_cards;

pub use churn::percent_after;
pub use composition::{
    Carried, CarriedOver, Offer, OfferedAside, Shelf, carried_over, check, factions, match_card, may_join,
    own_half, priced_roster, unknown_names,
};
pub use observation::{AnyOf, Inference, MemberDifference, NotReinforced, Observation, Sum};
pub use roster::{AppAndItsKin, BuilderStep, Destination, StepError, TABLE_HEADINGS, UnitPlace, as_app_text};
pub use rules::RULES;
pub use season::{season_of, season_on, seasons};
pub use sheet::family_rules;
