//! How the event is set up: the list of everything that can be set, the steps that every event takes, and ranking, methods,
//! battleplans, pictures and staff on pages of their own.

pub mod battleplans;
pub mod delete;
pub mod game;
mod game_fields;
pub mod game_form;
mod game_results;
mod game_try;
pub mod games;
pub mod list;
pub mod look_it_over;
pub mod methods;
pub mod new;
pub mod picture;
pub(in crate::web::desk) mod plan;
pub mod ranking;
pub(in crate::web::desk) mod saving;
pub mod staff;
pub mod step;
mod step_fields;
mod tiebreakers;
pub mod timetable;
mod worked_example;
