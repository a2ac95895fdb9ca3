//! Events of teams and pairs, through their pages: sign-up, draft, matches, standings.

mod by_hand;
mod day;
mod draft;
mod files;
pub mod floor;
mod killed;
mod paper;
mod secret;
mod sign_up;
mod tables;
mod walk;
