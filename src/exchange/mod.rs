//! What comes in and goes out as files.

pub mod cell;
pub mod players_csv;
