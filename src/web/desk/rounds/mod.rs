//! The rounds at the desk: the list and the next draw, one round, and what a hand changes in it.

mod answers;
mod at_hand;
pub(in crate::web::desk) mod at_round;
pub mod bye;
pub mod change;
pub mod cut;
pub mod figures;
mod left;
pub mod list;
pub mod matches;
pub mod one;
pub(in crate::web::desk) mod page;
pub mod pairs;
pub(in crate::web::desk) mod picker;
pub(in crate::web::desk) mod redraw;
mod seats;
pub mod swap;
pub mod tables;
