//! A player's own pages: where to sit, the battle and its sheet, the roster, votes.

pub mod battle;
mod both;
pub mod builders;
mod building;
pub mod call;
pub mod check_in;
pub mod grudge;
pub mod leave;
pub mod link;
pub mod me;
mod mending;
pub mod my_battles;
mod own_check_in;
pub mod painting;
pub mod photo;
mod picking;
mod picking_steps;
mod place;
pub mod report;
pub mod roster;
mod roster_builder;
pub mod roster_steps;
pub mod roster_table;
pub mod sheet;
pub mod typed_table;
pub mod vote;
