//! The rules: values in, values out. No database, no HTTP, no files, no clock, no dice.

#[macro_use]
mod enum_words;
#[macro_use]
mod settings_of_event;
pub mod accent;
pub mod account;
pub mod alphabet;
pub mod battle;
pub mod battleplan;
pub mod bracket;
pub mod catalogue;
pub mod composition;
pub mod dice;
pub mod event;
pub mod games;
pub mod history;
pub mod ids;
pub mod mail;
pub mod numbers;
pub mod pairing;
pub mod quilt;
pub mod refusal;
pub mod result;
pub mod roll_off;
pub mod roster;
pub mod round;
pub mod rounds;
pub mod scoring;
pub mod second_factor;
pub mod site;
pub mod standings;
pub mod statistics;
pub mod stored_event;
pub mod system;
pub mod teams;
pub mod whole_event;
pub mod whole_teams;
pub mod zone;
