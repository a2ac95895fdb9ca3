//! The pairing engine against certified instances, exhaustive search, another solver, real events and its own
//! properties.
//!
//! `MUSTER_LONG=1` runs the whole of what a plain run takes a slice of.

pub mod builder;
mod exhaustive;
mod fuzz;
mod golden;
mod properties;
mod real;
mod tables;
mod tables_exhaustive;
mod verifier;
mod words;

/// Whether to take the time for everything.
fn long() -> bool {
    std::env::var_os("MUSTER_LONG").is_some_and(|value| value != "0")
}

/// The folder of real events and certified instances, if it is there.
fn data() -> Option<std::path::PathBuf> {
    crate::support::data("pairing").map(|folder| folder.join("pairing"))
}
