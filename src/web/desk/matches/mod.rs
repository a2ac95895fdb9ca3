//! Rounds of teams at the desk.

pub mod by_hand;
pub mod one;
pub mod one_round;
pub mod plan;
pub mod rounds;
