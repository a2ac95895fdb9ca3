//! What comes in and goes out as files.

pub mod bundle;
pub mod catalogue_csv;
pub mod catalogue_file;
pub mod cell;
pub mod course;
pub mod event_file;
pub mod own_battles;
pub mod players_csv;
pub mod sample;
pub mod standings;
pub mod statistics;
pub mod table;
pub mod whole_event;
