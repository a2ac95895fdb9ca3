//! What tests stand on: a whole site on a database of its own, and browsers that visit it.

pub mod browser;
pub mod event_files;
pub mod floor;
pub mod paper;
pub mod process;
pub mod site;
pub mod snapshots;
