//! Age of Sigmar, fourth edition: what only that game has. Its numbers are in its system's file.

mod allowance;
mod battlescribe;
mod churn;
mod composition;
mod observation;
mod roster;
mod rules;
mod sample_army;
mod season;
mod sheet;
mod tactic_cards;

pub use allowance::{Allowance, RulesModule};
pub use battlescribe::import_catalogue_files;
pub use churn::percent_after;
pub use composition::{
    CarriedOver, EnhancementGroup, OfferedAside, PickHeading, PickPlace, PickedSteps, PlaceOffers, Shelf,
    UnitOffer, carried_over, check_aos4_roster, list_offered_factions, match_card, may_join, own_half,
    priced_roster, unknown_names,
};
pub use observation::{AnyOf, Inference, MemberDifference, NotReinforced, Observation, Sum};
pub use roster::{
    AppAndItsKin, BuilderStep, BuilderStepError, Destination, TABLE_HEADINGS, UnitPlace, as_app_text,
};
pub use rules::RULES;
pub use sample_army::build_sample_roster;
pub use season::{season_of, season_on};
pub use sheet::family_rules;
