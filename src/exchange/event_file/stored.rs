//! All that is stored of an event, beside what the engines read.

use super::{
    EventFile, EventFileError, FORMAT, STORED, WHOLE_FORMAT,
    hash::{
        HASH, Hash, Hashed, ListHash, MARKS, ObjectHash, TableMarks, hash_of, hash_of_columns, hash_of_row,
        hash_of_table, in_hexadecimal,
    },
    write::write_event_file,
};
use crate::domain::stored_event::{StoredEvent, StoredPart};
use std::io;

/// The file with all that is stored of the event, an event file of the second format, as it is written part by part.
pub struct WholeFile<W> {
    out: W,
    /// What stands before the next table.
    before_table: &'static str,
    /// The same before the next row.
    before_row: &'static str,
    /// What the engines read, what is stored of the event, and its tables so far.
    played: ObjectHash,
    stored: ObjectHash,
    tables: ObjectHash,
    /// The table that is being written.
    table: Option<(String, Hash, ListHash)>,
    marks: TableMarks,
}

impl<W: io::Write> WholeFile<W> {
    /// Writes what the engines read, and of what is stored all but the rows.
    ///
    /// # Errors
    /// When it cannot be written, here and below.
    pub fn begin_whole_file(mut out: W, file: &EventFile, about: &StoredEvent) -> io::Result<Self> {
        let named = |format: &str| format!("\"format\": \"{format}\"");
        let text = write_event_file(file).replacen(&named(FORMAT), &named(WHOLE_FORMAT), 1);
        // The document's end: what follows is in few lines, nobody reads it.
        out.write_all(text.trim_end_matches(['\n', '}']).as_bytes())?;
        write!(out, ",\n  \"{STORED}\": {{\"staff\":{}", serde_json::to_string(&about.staff)?)?;
        write!(out, ",\"votes_left\":{},\"tables\":{{", about.votes_left)?;
        let mut stored = ObjectHash::default();
        stored.add("staff", hash_of(&about.staff)?);
        stored.add("votes_left", hash_of(&about.votes_left)?);
        Ok(Self {
            out,
            before_table: "",
            before_row: "",
            played: ObjectHash::of_document(&text)?,
            stored,
            tables: ObjectHash::default(),
            table: None,
            marks: TableMarks::default(),
        })
    }

    pub fn add(&mut self, part: &StoredPart) -> io::Result<()> {
        match part {
            StoredPart::Table { name, columns } => {
                self.end_table();
                let (hash, marks) = hash_of_columns(columns);
                self.table = Some((name.clone(), hash, ListHash::default()));
                self.marks.insert(name.clone(), vec![marks]);
                let (name, columns) = (serde_json::to_string(name)?, serde_json::to_string(columns)?);
                write!(self.out, "{}{name}:{{\"columns\":{columns},\"rows\":[", self.before_table)?;
                (self.before_table, self.before_row) = ("]},", "");
            }
            StoredPart::Rows(rows) => {
                for row in rows {
                    self.out.write_all(self.before_row.as_bytes())?;
                    serde_json::to_writer(&mut self.out, row)?;
                    self.before_row = ",";
                    let (hash, marks) = hash_of_row(row);
                    if let Some((name, _, rows)) = &mut self.table {
                        rows.add(hash);
                        self.marks.entry(name.clone()).or_default().push(marks);
                    }
                }
            }
        }
        Ok(())
    }

    /// Gives back what it was written to.
    pub fn end(mut self) -> io::Result<W> {
        self.end_table();
        self.out.write_all(self.before_table.trim_end_matches(',').as_bytes())?;
        let marks = serde_json::to_string(&self.marks)?;
        self.stored.add("tables", self.tables.end());
        self.played.add(STORED, self.stored.end());
        self.played.add(MARKS, hash_of(&self.marks)?);
        let hash = in_hexadecimal(&self.played.end());
        write!(self.out, "}}}},\n  \"{MARKS}\": {marks},\n  \"{HASH}\": \"{hash}\"\n}}\n")?;
        Ok(self.out)
    }

    fn end_table(&mut self) {
        if let Some((name, columns, rows)) = self.table.take() {
            self.tables.add(&name, hash_of_table(columns, rows));
        }
    }
}

/// What is stored in a file; None where it holds the players and games alone.
///
/// # Errors
/// When it is not JSON, what is stored has another shape, or the file is not as it was written.
pub fn read_stored(reader: impl io::BufRead) -> Result<Option<StoredEvent>, EventFileError> {
    let read = Hashed::from_json_reader(reader)?;
    if read.stored.is_some() && read.told.is_none() {
        return Err(EventFileError::NoHash);
    }
    read.checked()
}

/// The same of a file of before, which may carry no hash: then nobody can tell whether it was changed.
///
/// # Errors
/// As [`read_stored`], where it has a hash.
pub fn read_stored_of_before(reader: impl io::BufRead) -> Result<Option<StoredEvent>, EventFileError> {
    let read = Hashed::from_json_reader(reader)?;
    if read.told.is_none() { Ok(read.stored) } else { read.checked() }
}
