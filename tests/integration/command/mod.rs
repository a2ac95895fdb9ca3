//! The command line.

pub mod catalogues;
mod golden_run;
pub mod program;
mod service;
mod texts;
