//! The desk: where the staff work. A folder for each noun.

pub mod audit;
pub mod battles;
mod counts;
pub mod find;
pub mod finish;
mod finished;
pub mod hall;
pub mod home;
mod judge_queue;
pub mod list_beside;
pub mod matches;
mod next_step;
pub mod paper;
pub mod players;
mod results_chart;
pub mod rosters;
pub mod rounds;
pub mod setup;
pub mod show;
mod standing_badge;
pub mod table_word;
pub mod teams;
mod unsettled;
pub mod venue;
