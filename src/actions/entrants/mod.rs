//! Who takes part: players and teams, signing up, free places and private links.

pub mod account_closing;
pub mod free_places;
pub mod from_file;
pub(in crate::actions) mod joining;
pub mod links;
pub mod payments;
pub mod players;
pub mod teams;
