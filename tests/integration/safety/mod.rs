//! What one person with a link, or none, must not be able to do to everybody else: eat the server's memory or its
//! time, shut others out, or learn what is not published. A file for each kind.

mod addresses;
mod claims;
mod copies;
mod doors;
mod drafts;
mod engine;
mod entries;
mod farewells;
pub mod hang_up;
mod headers;
mod hostile;
mod injected;
mod kept;
mod links;
mod log;
mod loss;
mod many_connections;
mod many_versions;
mod migrations;
mod own_battles;
mod pace;
mod papers;
mod quotas;
mod rights;
pub mod rosters;
mod second_step;
mod sessions;
mod sign_in;
mod slow;
mod staff;
mod stop;
mod streams;
mod uploads;
