//! Battles at the desk: the floor, one battle, results on paper, corrections and calls for a judge.

pub mod ask;
pub mod calls;
mod correction;
pub mod list;
pub mod one;
pub mod paper;
pub mod slow_play;
pub mod watched;
