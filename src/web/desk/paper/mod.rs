//! Paper: every document of the event, one by one or all at once.

pub mod print;
pub mod roster_booklet;
pub mod table_cards;
pub mod take_along;
