//! Paper: every document of the event, one by one or all at once.

pub mod documents;
mod of_event;
mod of_round;
mod of_teams;
mod paper_names;
pub mod print;
pub mod request;
mod roster_booklet;
mod table_cards;
pub mod take_along;
