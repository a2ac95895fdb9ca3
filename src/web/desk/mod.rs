//! The desk: where organisers and judges work.

pub mod audit;
pub mod awards;
pub mod check_in;
pub mod home;
pub mod import;
pub mod player;
pub mod players;
pub mod print;
pub mod settings;
pub mod staff;
