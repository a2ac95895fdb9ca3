//! What tests stand on: a whole site on a database of its own, and browsers that visit it.

#[macro_use]
pub mod texts;
pub mod browser;
pub mod event_files;
pub mod findings;
pub mod floor;
pub mod html_form;
pub mod net;
pub mod paper;
pub mod process;
pub mod set_up;
pub mod site;
pub mod snapshots;
pub mod sources;
pub mod steps;
pub mod turns;
pub mod wait;

use muster::text::{Speaker, Wording};
use std::{io::Write, path::PathBuf};

/// What somebody reads who reads English.
pub fn say_in_english(wording: impl Into<Wording>) -> String {
    wording.into().say_by(&Speaker::in_english())
}

/// The folder of test data that is not in the repository, if it has this part of it (a file or a folder); the
/// test is skipped when not.
pub fn data(part: &str) -> Option<PathBuf> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data");
    let folder = PathBuf::from(std::env::var("MUSTER_DATA").unwrap_or_else(|_| default.into()));
    if folder.join(part).exists() {
        return Some(folder);
    }
    skip(&format!("no {part} at {}; set MUSTER_DATA", folder.display()));
    None
}

/// Says that this test, or a part of it, could not be run here, and why. `tests/run` counts these lines. They
/// are written past the test runner, which keeps to itself what a passing test prints.
pub fn skip(because: &str) {
    let test = std::thread::current();
    let line = format!("SKIPPED {}: {because}\n", test.name().unwrap_or("a test"));
    // One write: lines of tests that run at once do not mix. Without a terminal nobody wants to know.
    let _ = std::io::stderr().write_all(line.as_bytes());
}
