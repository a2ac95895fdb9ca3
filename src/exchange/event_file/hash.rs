//! The hash that a whole file carries over everything that it holds, whatever its spaces and the order of its keys: that
//! of a list is over those of what is in it, and that of an object over its keys and values, sorted by key. Beside it a
//! mark for every cell, so that a file that was changed tells where.

use super::{EventFileError, FileChange, STORED};
use crate::domain::stored_event::{StoredCell, StoredEvent, StoredTable};
use serde::{
    Deserializer, Serialize,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor},
};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fmt::{self, Write},
    io,
};

/// Keys of our own: a Muster of before passes over them.
pub(super) const HASH: &str = "x-hash";
pub(super) const MARKS: &str = "x-marks";
/// Bytes of a mark: the beginning of its cell's hash. The whole file's stands for all of it.
const MARK: usize = 2;
/// The same as it is written.
const SIGNS: usize = 2 * MARK;

/// For each table its columns' marks, and then those of every row.
pub(super) type TableMarks = BTreeMap<String, Vec<String>>;

pub(super) type Hash = [u8; 32];

/// An object whose values come one by one.
#[derive(Default)]
pub(super) struct ObjectHash(Vec<(String, Hash)>);

impl ObjectHash {
    /// Of a document that is to go on.
    pub fn of_document(text: &str) -> serde_json::Result<Self> {
        serde_json::Deserializer::from_str(text).deserialize_map(HashedMembers)
    }

    pub fn add(&mut self, key: &str, hash: Hash) {
        self.0.push((key.to_owned(), hash));
    }

    pub fn end(mut self) -> Hash {
        self.0.sort();
        let mut all = Sha256::new_with_prefix("{");
        for (key, hash) in self.0 {
            all.update(hash_of_text(&key));
            all.update(hash);
        }
        all.finalize().into()
    }
}

/// A list whose items come one by one.
pub(super) struct ListHash(Sha256);

impl ListHash {
    pub fn add(&mut self, hash: Hash) {
        self.0.update(hash);
    }

    pub fn end(self) -> Hash {
        self.0.finalize().into()
    }
}

impl Default for ListHash {
    fn default() -> Self {
        Self(Sha256::new_with_prefix("["))
    }
}

/// Of any value, as JSON.
pub(super) fn hash_of(value: &impl Serialize) -> serde_json::Result<Hash> {
    let text = serde_json::to_string(value)?;
    AnyHash.deserialize(&mut serde_json::Deserializer::from_str(&text))
}

/// Of the cells of a row, and their marks one after the other.
pub(super) fn hash_of_row(cells: &[StoredCell]) -> (Hash, String) {
    let (mut list, mut marks) = (ListHash::default(), String::with_capacity(cells.len() * SIGNS));
    for cell in cells {
        let hash = match cell {
            StoredCell::Nothing => hash_of_text("null"),
            StoredCell::Bool(is) => hash_of_text(&is.to_string()),
            StoredCell::Whole(number) => hash_of_text(&number.to_string()),
            StoredCell::Text(text) => hash_of_string(text),
        };
        marks.push_str(&in_hexadecimal(&hash[..MARK]));
        list.add(hash);
    }
    (list.end(), marks)
}

/// The same of what a table's columns are called.
pub(super) fn hash_of_columns(columns: &[String]) -> (Hash, String) {
    hash_of_row(&columns.iter().cloned().map(StoredCell::Text).collect::<Vec<_>>())
}

pub(super) fn in_hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn hash_of_text(text: &str) -> Hash {
    Sha256::digest(text).into()
}

/// In quotation marks, so that it is no number.
fn hash_of_string(text: &str) -> Hash {
    Sha256::new_with_prefix("\"").chain_update(text).finalize().into()
}

/// A file read for what is stored in it.
#[derive(Default)]
pub(super) struct Hashed {
    pub stored: Option<StoredEvent>,
    /// What the file says its hash is.
    pub told: Option<String>,
    marks: TableMarks,
    /// The file without its hash and what is stored.
    rest: ObjectHash,
}

impl Hashed {
    pub fn from_json_reader(reader: impl io::BufRead) -> Result<Self, EventFileError> {
        let mut file = serde_json::Deserializer::from_reader(reader);
        let read = file.deserialize_map(HashedDocument).and_then(|read| file.end().map(|()| read));
        read.map_err(|error| EventFileError::NotJson(error.to_string()))
    }

    /// What is stored, where the file is as it was written.
    pub fn checked(self) -> Result<Option<StoredEvent>, EventFileError> {
        let (Some(stored), Some(told)) = (self.stored, self.told) else { return Ok(None) };
        let (found, changes) = compare_with_marks(&stored, &self.marks);
        let mut whole = self.rest;
        whole.add(STORED, found.map_err(|error| EventFileError::NotJson(error.to_string()))?);
        if in_hexadecimal(&whole.end()) == told {
            Ok(Some(stored))
        } else {
            Err(EventFileError::Changed(changes))
        }
    }
}

/// The hash of what is stored, and where its rows are other ones than those that were marked.
fn compare_with_marks(
    stored: &StoredEvent,
    marks: &TableMarks,
) -> (serde_json::Result<Hash>, Vec<FileChange>) {
    let gone = marks.keys().filter(|name| !stored.tables.contains_key(*name));
    let mut changes: Vec<_> = gone.map(|table| FileChange::Rows { table: table.clone() }).collect();
    let mut tables = ObjectHash::default();
    for (name, table) in &stored.tables {
        let marks = marks.get(name).map(Vec::as_slice).unwrap_or_default();
        tables.add(name, compare_table(name, table, marks, &mut changes));
    }
    let hash = hash_of(&stored.staff).and_then(|staff| {
        let mut whole = ObjectHash::default();
        whole.add("staff", staff);
        whole.add("votes_left", hash_of(&stored.votes_left)?);
        whole.add("tables", tables.end());
        Ok(whole.end())
    });
    (hash, changes)
}

fn compare_table(name: &str, table: &StoredTable, marks: &[String], changes: &mut Vec<FileChange>) -> Hash {
    let (columns, own) = hash_of_columns(&table.columns);
    let is_marked = marks.first() == Some(&own) && marks.len() == table.rows.len() + 1;
    let mut rows = ListHash::default();
    let mut is_another = !is_marked;
    for (row, cells) in (1..).zip(&table.rows) {
        let (hash, own) = hash_of_row(cells);
        rows.add(hash);
        let Some(marked) = marks.get(row).filter(|_| is_marked) else { continue };
        if own.len() != marked.len() {
            is_another = true;
            continue;
        }
        let pairs = own.as_bytes().chunks(SIGNS).zip(marked.as_bytes().chunks(SIGNS));
        let differing = pairs.zip(&table.columns).filter(|((own, marked), _)| own != marked);
        changes.extend(differing.map(|(_, column)| FileChange::Cell {
            table: name.to_owned(),
            row,
            column: column.clone(),
        }));
    }
    if is_another {
        changes.push(FileChange::Rows { table: name.to_owned() });
    }
    hash_of_table(columns, rows)
}

pub(super) fn hash_of_table(columns: Hash, rows: ListHash) -> Hash {
    let mut table = ObjectHash::default();
    table.add("columns", columns);
    table.add("rows", rows.end());
    table.end()
}

/// Reads a document, and hashes everything in it but its hash.
struct HashedDocument;

impl<'de> Visitor<'de> for HashedDocument {
    type Value = Hashed;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Hashed, A::Error> {
        let mut read = Hashed::default();
        while let Some(key) = access.next_key::<String>()? {
            match key.as_str() {
                HASH => read.told = Some(access.next_value()?),
                STORED => read.stored = access.next_value()?,
                MARKS => {
                    read.marks = access.next_value()?;
                    read.rest.add(MARKS, hash_of(&read.marks).map_err(Error::custom)?);
                }
                _ => read.rest.add(&key, access.next_value_seed(AnyHash)?),
            }
        }
        Ok(read)
    }
}

/// The hashes of an object's values.
struct HashedMembers;

impl<'de> Visitor<'de> for HashedMembers {
    type Value = ObjectHash;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<ObjectHash, A::Error> {
        let mut object = ObjectHash::default();
        while let Some(key) = access.next_key::<String>()? {
            object.add(&key, access.next_value_seed(AnyHash)?);
        }
        Ok(object)
    }
}

/// The hash of any value, as it is read.
struct AnyHash;

impl<'de> DeserializeSeed<'de> for AnyHash {
    type Value = Hash;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Hash, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for AnyHash {
    type Value = Hash;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Hash, E> {
        Ok(hash_of_text("null"))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Hash, E> {
        Ok(hash_of_text(&value.to_string()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Hash, E> {
        Ok(hash_of_text(&value.to_string()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Hash, E> {
        Ok(hash_of_text(&value.to_string()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Hash, E> {
        Ok(hash_of_text(&format!("{value:?}")))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Hash, E> {
        Ok(hash_of_string(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Hash, A::Error> {
        let mut list = ListHash::default();
        while let Some(hash) = access.next_element_seed(Self)? {
            list.add(hash);
        }
        Ok(list.end())
    }

    fn visit_map<A: MapAccess<'de>>(self, access: A) -> Result<Hash, A::Error> {
        Ok(HashedMembers.visit_map(access)?.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_hashed_by_what_it_says() {
        let hash = |text: &str| AnyHash.deserialize(&mut serde_json::Deserializer::from_str(text)).unwrap();
        let one = r#"{"a":[1,-2,{"é\n":null}],"b":[],"c":"1"}"#;
        let same = "{ \"c\": \"1\", \"b\": [ ],\n\"a\": [1, -2, {\"\\u00e9\\n\": null}] }";
        assert_eq!(hash(one), hash(same));
        let others =
            [("-2", "-3"), ("[1,", "[[1],"), ("\"1\"", "1"), ("null", "\"null\""), ("\"b\":[]", "\"b\":{}")];
        for (from, to) in others {
            assert_ne!(hash(one), hash(&one.replacen(from, to, 1)), "{from}");
        }
        let cells = [
            StoredCell::Nothing,
            StoredCell::Bool(true),
            StoredCell::Whole(-7),
            StoredCell::Text("7".into()),
        ];
        let (row, marks) = hash_of_row(&cells);
        assert_eq!((row, marks.len()), (hash("[null,true,-7,\"7\"]"), 4 * SIGNS));
    }
}
