//! A day of each game, and games of one's own.

mod advanced_rules;
pub mod described;
mod fantasy;
mod ninth_age;
mod own_game;
mod own_words;
mod seasons;
mod tables;
mod third_edition;
mod today;
mod toy;
mod values;
