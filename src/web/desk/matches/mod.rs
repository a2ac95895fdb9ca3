//! Rounds of teams at the desk.

pub mod one;
pub mod one_round;
