//! A player's own pages: where to sit, the battle and its sheet, the roster, votes.

pub mod battle;
pub mod call;
pub mod check_in;
pub mod leave;
pub mod link;
pub mod me;
mod place;
pub mod roster;
pub mod roster_builder;
pub mod roster_steps;
pub mod sheet;
mod time;
pub mod vote;
