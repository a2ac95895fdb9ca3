//! The desk: where organisers and judges work.

pub mod awards;
pub mod battle;
pub mod battles;
pub mod home;
pub mod pairs;
pub mod paper;
pub mod print;
pub mod round;
pub mod rounds;
pub mod settings;
pub mod staff;
