//! The rules: values in, values out. No database, no HTTP, no files, no clock, no dice.

pub mod history;
pub mod ids;
pub mod roster;
