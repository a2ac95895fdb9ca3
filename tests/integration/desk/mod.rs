//! The desk of organisers and judges.

mod arrivals;
mod calls;
mod day;
mod documents;
mod figures;
mod find;
mod forgotten;
mod judges_desk;
mod late;
mod next_step;
mod now;
mod now_reminders;
mod paper;
mod payments;
pub mod players;
mod print;
mod scan;
mod scorekeeper;
mod soft_scores;
mod standings_desk;
mod tables;
mod terrain;
pub mod undo;
