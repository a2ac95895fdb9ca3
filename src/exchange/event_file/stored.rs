//! All that is stored of an event, beside what the engines read.

use super::{EventFile, EventFileError, FORMAT, WHOLE_FORMAT, write::write};
use crate::domain::stored_event::StoredEvent;
use serde::Deserialize;
use std::io;

/// The key under which it stands.
pub(super) const STORED: &str = "stored";

/// The file with all that is stored of the event: an event file of the second format.
///
/// # Panics
/// Never: texts and numbers always become JSON.
#[must_use]
pub fn write_whole(file: &EventFile, stored: &StoredEvent) -> String {
    let named = |format: &str| format!("\"format\": \"{format}\"");
    let mut text = write(file).replacen(&named(FORMAT), &named(WHOLE_FORMAT), 1);
    // The document's end: what follows is in one line, nobody reads it.
    text.truncate(text.trim_end_matches(['\n', '}']).len());
    let stored = serde_json::to_string(stored).expect("texts and numbers become JSON");
    text + &format!(",\n  \"{STORED}\": {stored}\n}}\n")
}

/// What is stored in a file; None where it holds the players and games alone.
///
/// # Errors
/// When it is not JSON, or what is stored has another shape.
pub fn read_stored(reader: impl io::BufRead) -> Result<Option<StoredEvent>, EventFileError> {
    #[derive(Deserialize)]
    struct Document {
        #[serde(default)]
        stored: Option<StoredEvent>,
    }
    let document: Result<Document, _> = serde_json::from_reader(reader);
    document.map(|document| document.stored).map_err(|error| EventFileError::NotJson(error.to_string()))
}
