//! Muster runs tabletop tournaments.
pub mod domain;
