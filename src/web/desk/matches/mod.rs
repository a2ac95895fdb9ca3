//! Rounds of teams at the desk.

pub mod one;
