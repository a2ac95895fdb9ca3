//! The rules: values in, values out. No database, no HTTP, no files, no clock, no dice.

pub mod account;
pub mod audit;
pub mod award;
pub mod battle;
pub mod battleplan;
pub mod catalogue;
pub mod clock;
pub mod composition;
pub mod dice;
pub mod event;
pub mod handed_in;
pub mod history;
pub mod ids;
pub mod pack;
pub mod pairing;
pub mod permission;
pub mod player;
pub mod roster;
pub mod round;
pub mod scoring;
pub mod screen;
pub mod standings;
pub mod system;
pub mod venue;
pub mod vote;
pub mod zone;
