//! The event file on any bytes: no panic; what was read is ranked, written, and reads the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use muster::{
    domain::standings::rank,
    exchange::event_file,
    text::{Speaker, Wording},
};

fuzz_target!(|bytes: &[u8]| {
    match event_file::read(bytes) {
        Ok(file) => {
            let _ = rank(&file.history, &file.event.ranking);
            assert_eq!(event_file::read(event_file::write(&file).as_bytes()), Ok(file));
        }
        Err(error) => {
            let said = Wording::from(error).say_by(&Speaker::in_english());
            assert!(!said.contains(char::is_control));
        }
    }
});
