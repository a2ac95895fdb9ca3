//! How the event is set up: its settings, ranking, methods, battleplans and staff.

pub mod battleplans;
pub mod day;
pub mod delete;
pub mod game;
mod game_fields;
pub mod game_form;
mod game_results;
mod game_try;
pub mod games;
pub mod methods;
pub mod new;
pub mod picture;
pub mod ranking;
pub(in crate::web::desk) mod saving;
pub mod settings;
pub mod staff;
mod tiebreakers;
pub mod timetable;
