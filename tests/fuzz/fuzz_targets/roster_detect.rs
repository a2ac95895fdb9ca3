//! Detection and whatever reader it picks, on any bytes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use muster::domain::games::read;

fuzz_target!(|bytes: &[u8]| {
    let _ = read(bytes, None);
});
