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

/// The folder of test data that is not in the repository, if it is there.
fn data() -> Option<std::path::PathBuf> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data");
    let folder = std::env::var("MUSTER_DATA").unwrap_or_else(|_| default.into());
    let folder = std::path::PathBuf::from(folder).join("pairing");
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: no pairing data at {}; set MUSTER_DATA", folder.display());
    None
}
