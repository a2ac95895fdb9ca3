//! JSON given to serde as it is, without a copy: for the parts that have a shape of their own.

use super::Json;
use serde::{
    Deserializer,
    de::{
        Error, IntoDeserializer, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};

impl<'de> IntoDeserializer<'de> for &'de Json {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for &'de Json {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self {
            Json::Null => visitor.visit_unit(),
            Json::Bool(value) => visitor.visit_bool(*value),
            Json::Whole(number) => visitor.visit_u64(*number),
            Json::Negative(number) => visitor.visit_i64(*number),
            Json::TooLarge | Json::OtherNumber => Err(Error::custom("")),
            Json::Text(text) => visitor.visit_borrowed_str(text),
            Json::List(items) => {
                let mut items = SeqDeserializer::new(items.iter());
                let value = visitor.visit_seq(&mut items)?;
                items.end().map(|()| value)
            }
            Json::Object(members) => {
                let mut members = MapDeserializer::new(members.iter().map(|(key, value)| (Name(key), value)));
                let value = visitor.visit_map(&mut members)?;
                members.end().map(|()| value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self {
            Json::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        match self {
            Json::Text(text) => text.as_ref().into_deserializer().deserialize_enum(name, variants, visitor),
            // `{"seeded": […]}`
            Json::Object(members) => {
                let members = members.iter().map(|(key, value)| (Name(key), value));
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(members)))
            }
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

/// A key; in a map of numbers, a number.
struct Name<'de>(&'de str);

impl<'de> IntoDeserializer<'de, serde::de::value::Error> for Name<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_u32(self.0.parse().map_err(Error::custom)?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        IntoDeserializer::<Self::Error>::into_deserializer(self.0).deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
