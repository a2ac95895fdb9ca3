//! What comes in and goes out: files that other programs read and write.

pub mod cell;
pub mod event_file;
pub mod standings;
