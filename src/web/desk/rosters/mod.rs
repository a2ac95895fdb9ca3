//! Rosters at the desk: checking them, the rules they are checked by, and letters about them.

pub mod letters;
pub mod list;
pub mod one;
mod review_queue;
mod rule_pieces;
pub mod rules;
pub mod table;
