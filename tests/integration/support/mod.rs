//! What tests stand on: a whole site on a database of its own, and browsers that visit it.

pub mod browser;
pub mod event_files;
pub mod floor;
pub mod paper;
pub mod process;
pub mod site;
pub mod snapshots;

use std::path::PathBuf;

/// The folder of test data that is not in the repository, if it has this part of it; said loudly when not.
pub fn data(part: &str) -> Option<PathBuf> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data");
    let folder = PathBuf::from(std::env::var("MUSTER_DATA").unwrap_or_else(|_| default.into()));
    if folder.join(part).is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: no {part} at {}; set MUSTER_DATA", folder.display());
    None
}
