//! The public pages of an event, and what players do there.

pub mod awards;
pub mod battle;
pub mod call;
pub mod leave;
pub mod link;
pub mod me;
pub mod pack;
pub mod players;
pub mod register;
pub mod roster;
pub mod roster_builder;
pub mod roster_steps;
pub mod rosters;
pub mod rounds;
pub mod schedule;
pub mod screen;
pub mod sheet;
pub mod standings;
mod time;
pub mod vote;
