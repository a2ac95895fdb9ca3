//! What comes in and goes out as files.

pub mod cell;
pub mod event_file;
pub mod players_csv;
pub mod standings;
pub mod whole_event;
//! What comes in and goes out as files. Knows the domain, and neither the database nor HTTP.

pub mod catalogue_csv;
