//! The public pages of an event, and what players do there.

pub mod awards;
pub mod pack;
pub mod standings;
