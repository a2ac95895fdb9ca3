//! JSON as it stands in the file: members in order, a key that comes twice refused, and never more in memory than a
//! file of the largest event needs.

mod shape;

use super::{EventFileError, JsonFault, STORED};
use serde::{
    Deserializer,
    de::{DeserializeOwned, DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    fmt, io,
};

/// What a file's values may take in memory. An event of 10,000 players after eight rounds, with every proof, needs a
/// good half of it.
const MOST_MEMORY: usize = 96 << 20;
/// No object of an event file has as many keys,
const MOST_KEYS: usize = 256;
/// and no text as many bytes.
const MOST_TEXT: usize = 1 << 16;
/// A list begins with room for so many values.
const FIRST_ROOM: usize = 4;

/// The keys of the format: they need no memory of their own.
const KNOWN: [&str; 34] = [
    "a",
    "b",
    "club",
    "dropped_after",
    "event",
    "faction",
    "fixed",
    "fixed_table",
    "forbidden",
    "format",
    "id",
    "joined_round",
    "key",
    "kind",
    "name",
    "number",
    "outcome",
    "path",
    "players",
    "reason",
    "result",
    "rounds",
    "spare",
    "table",
    "tables",
    "tactics",
    "value",
    "vp",
    "blossoms",
    DRAW,
    SAT_OUT,
    CUT,
    GROUPS,
    ROLLED,
];

/// Keys of our own, which other readers of the format pass over.
pub(super) const DRAW: &str = "x-draw";
pub(super) const SAT_OUT: &str = "x-sat-out";
pub(super) const CUT: &str = "x-cut";
pub(super) const GROUPS: &str = "x-groups";
pub(super) const ROLLED: &str = "x-roll-offs";
const OWN: [&str; 5] = [DRAW, SAT_OUT, CUT, GROUPS, ROLLED];

/// Any JSON value.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    /// A whole number, 0 or more.
    Whole(u64),
    /// Less than 0.
    Negative(i64),
    /// A whole number that is more than 64 bits hold.
    TooLarge,
    /// Any other number.
    OtherNumber,
    Text(Box<str>),
    List(Vec<Json>),
    Object(Vec<(Key, Json)>),
}

pub(super) type Key = Cow<'static, str>;

/// Reads UTF-8; a byte order mark at the beginning is skipped.
pub(super) fn parse(bytes: &[u8]) -> Result<Json, EventFileError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    finish_json(serde_json::Deserializer::from_slice(bytes))
}

/// The same without having all of the file in memory.
pub(super) fn parse_from(reader: impl io::BufRead) -> Result<Json, EventFileError> {
    let mut reader = reader;
    let start = reader.fill_buf().map_err(|error| EventFileError::NotJson(error.to_string()))?;
    if start.starts_with("\u{feff}".as_bytes()) {
        reader.consume("\u{feff}".len());
    }
    finish_json(serde_json::Deserializer::from_reader(reader))
}

fn finish_json<'de, R: serde_json::de::Read<'de>>(
    mut file: serde_json::Deserializer<R>,
) -> Result<Json, EventFileError> {
    let memory = Memory { left: Cell::new(MOST_MEMORY), fault: RefCell::default() };
    let json = memory.deserialize(&mut file).and_then(|json| file.end().map(|()| json));
    json.map_err(|error| match memory.fault.take() {
        Some(fault) => EventFileError::NoEventFile { fault, line: error.line(), column: error.column() },
        None => EventFileError::NotJson(error.to_string()),
    })
}

impl Json {
    /// Any value of this shape; nothing where it has another.
    pub fn read_as<T: DeserializeOwned>(&self) -> Option<T> {
        T::deserialize(self).ok()
    }
}

/// Reads one value, as long as there is memory for it.
struct Memory {
    /// In bytes.
    left: Cell<usize>,
    /// What ended the reading, where that was no fault of the JSON.
    fault: RefCell<Option<JsonFault>>,
}

impl Memory {
    /// Serde's errors are texts: what is wrong is kept beside.
    fn refuse<E: Error>(&self, fault: JsonFault) -> E {
        self.fault.replace(Some(fault));
        Error::custom("")
    }

    fn take<E: Error>(&self, bytes: usize) -> Result<(), E> {
        let left = self.left.get().checked_sub(bytes);
        self.left.set(left.ok_or_else(|| self.refuse(JsonFault::TooLarge))?);
        Ok(())
    }

    /// Allocators hand out memory in steps, each with a word of their own.
    fn take_text<E: Error>(&self, text: &str) -> Result<(), E> {
        if text.len() > MOST_TEXT {
            return Err(self.refuse(JsonFault::LongText { most: MOST_TEXT }));
        }
        self.take(text.len().next_multiple_of(16) + 16)
    }

    fn key<E: Error>(&self, key: Cow<'_, str>) -> Result<Key, E> {
        if let Some(known) = KNOWN.into_iter().find(|known| *known == key) {
            return Ok(Cow::Borrowed(known));
        }
        self.take_text(&key)?;
        Ok(Cow::Owned(key.into_owned()))
    }
}

impl<'de> DeserializeSeed<'de> for &Memory {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        self.take(size_of::<Json>())?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &Memory {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Whole(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Negative(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Json, E> {
        let is_large = value.fract() == 0.0 && value > 1e18;
        Ok(if is_large { Json::TooLarge } else { Json::OtherNumber })
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        self.take_text(value)?;
        Ok(Json::Text(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element_seed(self)? {
            if items.is_empty() {
                self.take(FIRST_ROOM * size_of::<Json>())?;
            }
            items.push(item);
        }
        items.shrink_to_fit();
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut members: Vec<(Key, Json)> = Vec::new();
        while let Some(key) = access.next_key::<Cow<'_, str>>()? {
            self.take(size_of::<Key>())?;
            if members.len() == MOST_KEYS {
                return Err(self.refuse(JsonFault::ManyKeys { most: MOST_KEYS }));
            }
            if members.iter().any(|(other, _)| *other == key) {
                return Err(self.refuse(JsonFault::KeyTwice(key.into_owned())));
            }
            let key = self.key(key)?;
            // Nobody reads what others keep under keys of their own; what is stored is read apart.
            let value = if (key.starts_with("x-") && !OWN.contains(&&*key)) || key == STORED {
                access.next_value::<IgnoredAny>()?;
                Json::Null
            } else {
                access.next_value_seed(self)?
            };
            members.push((key, value));
        }
        members.shrink_to_fit();
        Ok(Json::Object(members))
    }
}
