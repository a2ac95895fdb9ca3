//! The desk: where organisers and judges work.

pub mod audit;
pub mod awards;
pub mod battle;
pub mod battles;
pub mod check_in;
pub mod home;
pub mod import;
pub mod pairs;
pub mod paper;
pub mod player;
pub mod players;
pub mod print;
pub mod ranking;
pub mod roster_rules;
pub mod rosters;
pub mod round;
pub mod rounds;
pub mod screen;
pub mod settings;
pub mod staff;
pub mod standings;
pub mod swap;
pub mod votes;
