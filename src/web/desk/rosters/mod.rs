//! Rosters at the desk: checking them, the rules they are checked by, and letters about them.

pub mod letters;
pub mod list;
mod pile;
pub mod rules;
pub mod table;
