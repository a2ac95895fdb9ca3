//! The rounds at the desk: the list and the next draw, one round, and what a hand changes in it.

pub mod bye;
pub mod change;
pub mod list;
pub mod one;
pub mod pairs;
pub mod swap;
pub mod tables;
