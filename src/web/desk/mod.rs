//! The desk: where organisers and judges work.

pub mod audit;
pub mod awards;
pub mod battle;
pub mod battles;
pub mod change;
pub mod check_in;
pub mod home;
pub mod import;
pub mod odd;
pub mod pairs;
pub mod paper;
pub mod player;
pub mod players;
pub mod print;
pub mod roster_booklet;
pub mod roster_letters;
pub mod roster_rules;
pub mod rosters;
pub mod round;
pub mod round_tables;
pub mod rounds;
pub mod settings;
pub mod staff;
pub mod swap;
pub mod tables;
pub mod terrain;
