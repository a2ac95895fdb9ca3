//! JSON as it stands in the file: members in order, a key that comes twice refused.

use super::EventFileError;
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
};
use std::fmt;

/// Any JSON value.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    /// A whole number, 0 or more.
    Whole(u64),
    /// Any other number.
    OtherNumber,
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// Reads bytes of UTF-8; a byte order mark at the beginning is skipped.
pub(super) fn parse(bytes: &[u8]) -> Result<Json, EventFileError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    serde_json::from_slice(bytes).map_err(|error| EventFileError::NotJson(error.to_string()))
}

impl Json {
    /// Any value of this shape; nothing where it has another.
    pub fn read_as<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_value(self.value()?).ok()
    }

    fn value(&self) -> Option<serde_json::Value> {
        Some(match self {
            Self::Null => serde_json::Value::Null,
            Self::Bool(value) => (*value).into(),
            Self::Whole(number) => (*number).into(),
            Self::OtherNumber => return None,
            Self::Text(text) => text.as_str().into(),
            Self::List(items) => items.iter().map(Self::value).collect::<Option<Vec<_>>>()?.into(),
            Self::Object(members) => {
                let members = members.iter().map(|(key, value)| Some((key.clone(), value.value()?)));
                members.collect::<Option<serde_json::Map<_, _>>>()?.into()
            }
        })
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
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

    fn visit_i64<E: Error>(self, _: i64) -> Result<Json, E> {
        Ok(Json::OtherNumber)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Json, E> {
        Ok(Json::OtherNumber)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut members: Vec<(String, Json)> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        while let Some((key, value)) = access.next_entry::<String, Json>()? {
            if !seen.insert(key.clone()) {
                return Err(Error::custom(format_args!(
                    "key {} is there twice",
                    super::object::quoted(&key)
                )));
            }
            members.push((key, value));
        }
        Ok(Json::Object(members))
    }
}
