//! Any value as a fact, by what it tells when it is stored: an enum gives its name, its kind and its fields. So a value of
//! the domain is said without a word of code about it.

use super::{
    message::{Element, Message, NamedFact, TextFact, TextKey},
    wording::Wording,
};
use serde::ser::{self, Impossible, Serialize};
use std::{borrow::Cow, fmt};

/// Fields that name the kind of a value whose kind is stored among its fields.
const TAGS: [&str; 4] = ["did", "asked", "known", "about"];

/// The value as what is said: `told(&refusal)`.
pub fn told<T: Serialize + ?Sized>(value: &T) -> Message {
    match fact_of_value(value) {
        TextFact::Message(message) => message,
        fact => Message::new("it").with("it", fact),
    }
}

/// What can stand in a text: every value that can be stored, and messages and elements.
pub trait IntoTextFact {
    /// The value as texts know it.
    fn into_text_fact(self) -> TextFact;
}

impl<T: Serialize> IntoTextFact for T {
    fn into_text_fact(self) -> TextFact {
        fact_of_value(&self)
    }
}

macro_rules! facts {
    ($($kind:ty: $fact:expr;)+) => {$(
        impl IntoTextFact for $kind {
            fn into_text_fact(self) -> TextFact {
                $fact(self)
            }
        }

        impl IntoTextFact for &$kind {
            fn into_text_fact(self) -> TextFact {
                $fact(self.clone())
            }
        }

        /// As templates hand over what they go through one by one.
        impl IntoTextFact for &&$kind {
            fn into_text_fact(self) -> TextFact {
                (*self).into_text_fact()
            }
        }
    )+};
}
facts! {
    Message: TextFact::Message;
    Element: TextFact::Element;
    TextFact: std::convert::identity;
    Wording: TextFact::from;
}

/// The message, or nothing.
impl From<Option<Message>> for TextFact {
    fn from(message: Option<Message>) -> Self {
        message.map_or(Self::None, Self::Message)
    }
}

/// Messages one after the other.
impl FromIterator<Message> for TextFact {
    fn from_iter<I: IntoIterator<Item = Message>>(messages: I) -> Self {
        Self::List(messages.into_iter().map(Self::Message).collect())
    }
}

impl Message {
    /// The same with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl IntoTextFact) -> Self {
        self.facts.push(NamedFact { name, fact: fact.into_text_fact() });
        self
    }
}

/// `say!("round-closed", round, late = names)`: the text of this name with the facts that it asks for.
macro_rules! say {
    ($name:literal $(, $fact:ident $(= $value:expr)?)* $(,)?) => {
        $crate::text::Message::new($name)$(.with(stringify!($fact), $crate::text::say!(@ $fact $($value)?)))*
    };
    (@ $fact:ident) => { &$fact };
    (@ $fact:ident $value:expr) => { &$value };
}
pub(crate) use say;

fn fact_of_value<T: Serialize + ?Sized>(value: &T) -> TextFact {
    let told = value.serialize(FactSerializer);
    // The sentence would have a gap.
    debug_assert!(told.is_ok(), "{}", std::any::type_name_of_val(value));
    told.unwrap_or(TextFact::None)
}

/// A value that no text can ask for: a map, bytes, a fraction.
#[derive(Debug)]
pub struct NotTold;

impl fmt::Display for NotTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not told")
    }
}

impl std::error::Error for NotTold {}

impl ser::Error for NotTold {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

struct FactSerializer;

type MadeFact = Result<TextFact, NotTold>;

fn fact_of_kind(of: &'static str, kind: impl Into<Cow<'static, str>>, facts: Vec<NamedFact>) -> TextFact {
    TextFact::Message(Message { key: TextKey { of, kind: kind.into(), part: "" }, facts })
}

macro_rules! numbers {
    ($($method:ident $number:ty)+) => {$(
        fn $method(self, value: $number) -> MadeFact {
            Ok(TextFact::Number(i64::try_from(value).unwrap_or(i64::MAX)))
        }
    )+};
}

macro_rules! never_told {
    ($($method:ident($($value:ty),*) -> $made:ty;)+) => {$(
        fn $method(self, $(_: $value),*) -> Result<$made, NotTold> {
            Err(NotTold)
        }
    )+};
}

impl ser::Serializer for FactSerializer {
    type Ok = TextFact;
    type Error = NotTold;
    type SerializeSeq = ListedFacts;
    type SerializeTuple = ListedFacts;
    type SerializeTupleStruct = ListedFacts;
    type SerializeTupleVariant = Impossible<TextFact, NotTold>;
    type SerializeMap = Impossible<TextFact, NotTold>;
    type SerializeStruct = FieldFacts;
    type SerializeStructVariant = FieldFacts;

    numbers! {
        serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64
        serialize_u8 u8 serialize_u16 u16 serialize_u32 u32 serialize_u64 u64
    }

    never_told! {
        serialize_f32(f32) -> TextFact;
        serialize_f64(f64) -> TextFact;
        serialize_bytes(&[u8]) -> TextFact;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
    }

    fn serialize_bool(self, value: bool) -> MadeFact {
        Ok(TextFact::Is(value))
    }

    fn serialize_char(self, value: char) -> MadeFact {
        Ok(TextFact::Text(value.into()))
    }

    fn serialize_str(self, value: &str) -> MadeFact {
        Ok(if value.is_empty() { TextFact::None } else { TextFact::Text(value.to_owned()) })
    }

    /// What prints itself is a day: people's texts never come this way.
    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> MadeFact {
        let text = value.to_string();
        Ok(text.parse().map_or_else(|_| TextFact::Text(text), TextFact::Day))
    }

    fn serialize_none(self) -> MadeFact {
        Ok(TextFact::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> MadeFact {
        value.serialize(self)
    }

    fn serialize_unit(self) -> MadeFact {
        Ok(TextFact::None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> MadeFact {
        Ok(fact_of_kind(name, "", Vec::new()))
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, kind: &'static str) -> MadeFact {
        Ok(fact_of_kind(name, kind, Vec::new()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> MadeFact {
        value.serialize(self)
    }

    /// A kind that holds another value that is said is that value; any other fact is `$it`.
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        kind: &'static str,
        value: &T,
    ) -> MadeFact {
        Ok(match value.serialize(self)? {
            said @ TextFact::Message(_) => said,
            fact => fact_of_kind(name, kind, vec![NamedFact { name: "it", fact }]),
        })
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<ListedFacts, NotTold> {
        Ok(ListedFacts(Vec::with_capacity(length.unwrap_or_default())))
    }

    fn serialize_tuple(self, length: usize) -> Result<ListedFacts, NotTold> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<ListedFacts, NotTold> {
        self.serialize_seq(Some(length))
    }

    fn serialize_struct(self, name: &'static str, length: usize) -> Result<FieldFacts, NotTold> {
        Ok(FieldFacts { of: name, kind: "".into(), facts: Vec::with_capacity(length) })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        kind: &'static str,
        length: usize,
    ) -> Result<FieldFacts, NotTold> {
        Ok(FieldFacts { of: name, kind: kind.into(), facts: Vec::with_capacity(length) })
    }
}

/// Values one after the other.
pub struct ListedFacts(Vec<TextFact>);

macro_rules! listed {
    ($($kind:ident $method:ident)+) => {$(
        impl ser::$kind for ListedFacts {
            type Ok = TextFact;
            type Error = NotTold;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotTold> {
                self.0.push(value.serialize(FactSerializer)?);
                Ok(())
            }

            fn end(self) -> MadeFact {
                Ok(TextFact::List(self.0))
            }
        }
    )+};
}
listed!(SerializeSeq serialize_element SerializeTuple serialize_element SerializeTupleStruct serialize_field);

/// Fields by their names.
pub struct FieldFacts {
    of: &'static str,
    kind: Cow<'static, str>,
    facts: Vec<NamedFact>,
}

impl FieldFacts {
    /// Apart from what the compiler makes for each type of a field, of which there are many.
    #[inline(never)]
    fn add(&mut self, name: &'static str, fact: TextFact) {
        match fact {
            TextFact::Text(kind) if TAGS.contains(&name) => self.kind = kind.into(),
            fact => self.facts.push(NamedFact { name, fact }),
        }
    }
}

macro_rules! fields {
    ($($kind:ident)+) => {$(
        impl ser::$kind for FieldFacts {
            type Ok = TextFact;
            type Error = NotTold;

            #[inline(never)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NotTold> {
                self.add(name, value.serialize(FactSerializer)?);
                Ok(())
            }

            fn end(self) -> MadeFact {
                Ok(fact_of_kind(self.of, self.kind, self.facts))
            }
        }
    )+};
}
fields!(SerializeStruct SerializeStructVariant);
