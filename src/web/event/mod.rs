//! The public pages of an event, and signing up for it.

pub mod awards;
pub mod certificates;
pub mod entrant_ranks;
pub mod free_places;
pub mod front;
pub mod home_screen;
pub mod news;
pub mod overlay;
pub mod pack;
pub mod pack_facts;
pub mod picture;
pub mod places;
pub mod players;
pub mod podium;
pub mod rank;
pub mod register;
pub mod rosters;
pub mod rounds;
pub mod schedule;
pub mod screen;
pub mod standings;
pub mod statistics;
pub mod story;
pub mod vote_tally;
