//! Rosters: read, handed in, built, decided on.

mod picking;
mod read_whole;
mod roster;
mod roster_bounds;
mod roster_builder;
mod roster_desk;
mod roster_table;
pub mod roster_variants;
pub mod site;
