//! Events of teams and pairs, through their pages: sign-up, draft, matches, standings.

mod bans;
mod by_hand;
mod cut;
mod day;
mod doubles;
mod draft;
mod entrants;
mod files;
pub mod floor;
mod held;
mod killed;
mod matrix;
mod paper;
mod people;
mod places;
mod public;
mod races;
mod repair;
pub mod secret;
mod sign_up;
mod tables;
pub mod walk;
