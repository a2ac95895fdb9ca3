//! The Scrollcaster reader on any bytes: no panic, and what it read prints.
#![no_main]

use libfuzzer_sys::fuzz_target;
use muster::domain::{games::{as_app_text, read}, roster::Format};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(reading) = read(bytes, Some(Format::Scrollcaster)) {
        let _ = as_app_text(&reading.roster);
    }
});
