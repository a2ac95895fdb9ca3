//! All that is stored of an event, beside what the engines read.

use super::{EventFile, EventFileError, FORMAT, WHOLE_FORMAT, write::write};
use crate::domain::stored_event::{StoredEvent, StoredPart};
use serde::Deserialize;
use std::io;

/// The key under which it stands.
pub(super) const STORED: &str = "stored";

/// The file with all that is stored of the event, an event file of the second format, as it is written part by part.
pub struct WholeFile<W> {
    out: W,
    /// What stands before the next table.
    before_table: &'static str,
    /// The same before the next row.
    before_row: &'static str,
}

impl<W: io::Write> WholeFile<W> {
    /// Writes what the engines read, and of what is stored all but the rows.
    ///
    /// # Errors
    /// When it cannot be written, here and below.
    pub fn begin(mut out: W, file: &EventFile, about: &StoredEvent) -> io::Result<Self> {
        let named = |format: &str| format!("\"format\": \"{format}\"");
        let text = write(file).replacen(&named(FORMAT), &named(WHOLE_FORMAT), 1);
        // The document's end: what follows is in one line, nobody reads it.
        out.write_all(text.trim_end_matches(['\n', '}']).as_bytes())?;
        write!(out, ",\n  \"{STORED}\": {{\"staff\":{}", serde_json::to_string(&about.staff)?)?;
        write!(out, ",\"votes_left\":{},\"tables\":{{", about.votes_left)?;
        Ok(Self { out, before_table: "", before_row: "" })
    }

    pub fn add(&mut self, part: &StoredPart) -> io::Result<()> {
        match part {
            StoredPart::Table { name, columns } => {
                let (name, columns) = (serde_json::to_string(name)?, serde_json::to_string(columns)?);
                write!(self.out, "{}{name}:{{\"columns\":{columns},\"rows\":[", self.before_table)?;
                (self.before_table, self.before_row) = ("]},", "");
            }
            StoredPart::Rows(rows) => {
                for row in rows {
                    self.out.write_all(self.before_row.as_bytes())?;
                    serde_json::to_writer(&mut self.out, row)?;
                    self.before_row = ",";
                }
            }
        }
        Ok(())
    }

    /// Gives back what it was written to.
    pub fn end(mut self) -> io::Result<W> {
        self.out.write_all(self.before_table.trim_end_matches(',').as_bytes())?;
        self.out.write_all(b"}}\n}\n")?;
        Ok(self.out)
    }
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
