//! The public pages of an event, and what players do there.

pub mod pack;
