//! Files that come in and go out.

mod brought_whole;
mod goes_on;
mod import_players;
mod import_rounds;
mod spreadsheets;
mod take_along;
mod team_files;
