//! Messages in pages: how a template says one.

use super::{escape::escape_given, language::Direction, message::Message, speech::Speaker, wording::Wording};
use askama::{FastWritable, Values, filters::HtmlSafe};
use std::{
    any::Any,
    fmt::{self, Write},
};

/// A template is rendered with who speaks: `page.render_with_values(&visit.speaker)`.
impl Values for Speaker {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        (key == "speaker").then_some(self)
    }
}

impl FastWritable for Message {
    fn write_into(&self, out: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        Ok(speaker_of_page(values).write_html(self, out)?)
    }
}

/// Who speaks on the page.
fn speaker_of_page(values: &dyn Values) -> Speaker {
    askama::get_value::<Speaker>(values, "speaker").map_or_else(|_| Speaker::in_english(), |speaker| *speaker)
}

/// It escapes what it writes.
impl HtmlSafe for Message {}

/// The attributes of a page that say its language, and which way it is read where that is not what browsers take it for.
#[derive(Debug, Clone, Copy)]
pub struct PageLanguage;

impl FastWritable for PageLanguage {
    fn write_into(&self, out: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let language = speaker_of_page(values).language;
        write!(out, "lang=\"{}\"", language.code)?;
        if language.direction != Direction::LeftToRight {
            write!(out, " dir=\"{}\"", language.direction.as_str())?;
        }
        Ok(())
    }
}

/// Which language it is, the reader decides.
impl fmt::Display for PageLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("lang")
    }
}

/// The codes of languages are ours.
impl HtmlSafe for PageLanguage {}

/// A message without elements, for an attribute: `aria-label`, `title`, `alt`, `placeholder`.
#[derive(Debug, Clone)]
pub struct PlainMessage(pub Message);

impl FastWritable for PlainMessage {
    fn write_into(&self, out: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        Ok(escape_given(&speaker_of_page(values).say(&self.0), out)?)
    }
}

impl fmt::Display for PlainMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl HtmlSafe for PlainMessage {}

impl FastWritable for Wording {
    fn write_into(&self, out: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        match self {
            Self::Words(words) => Ok(escape_given(words, out)?),
            Self::Text(message) => message.write_into(out, values),
        }
    }
}

/// It escapes what it writes.
impl HtmlSafe for Wording {}

/// What has parts like a `.hint`.
pub trait HasParts {
    /// The same text's part of this name.
    #[must_use]
    fn part_of(self, part: &'static str) -> Self;
}

impl HasParts for Message {
    fn part_of(mut self, part: &'static str) -> Self {
        self.key.part = part;
        self
    }
}

impl HasParts for PlainMessage {
    fn part_of(self, part: &'static str) -> Self {
        Self(self.0.part_of(part))
    }
}

/// What templates call: `{{ "round-late"|t(players = late) }}`, `{{ reason|told }}`.
pub mod filters {
    use crate::text::{
        fact_names::with_fact_names,
        message::{Message, NamedFact},
        serial::{self, IntoTextFact},
        templates::{HasParts, PlainMessage, speaker_of_page},
        wording::Wording,
    };
    use askama::{
        Values,
        filters::{ValidArgIdx, ValidFilterInvocation},
    };
    use serde::Serialize;

    /// The text of this name, with facts by their names.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct t(Vec<NamedFact>);

    impl ValidFilterInvocation for t {}
    impl<const AT: usize> ValidArgIdx<AT> for t {}

    impl t {
        /// The text that is named.
        pub fn execute(self, name: &'static str, _: &dyn Values) -> askama::Result<Message> {
            Ok(Message { facts: self.0, ..Message::new(name) })
        }
    }

    /// The facts that templates hand over: a name that is not here does not compile.
    macro_rules! facts {
        ($($name:ident $with:ident)+) => {
            impl t {$(
                #[doc = concat!("With the fact `$", stringify!($name), "`.")]
                #[must_use]
                pub fn $with(mut self, fact: impl IntoTextFact) -> Self {
                    self.0.push(NamedFact { name: stringify!($name), fact: fact.into_text_fact() });
                    self
                }
            )+}

            impl t_attr {$(
                #[doc = concat!("With the fact `$", stringify!($name), "`.")]
                #[must_use]
                pub fn $with(self, fact: impl IntoTextFact) -> Self {
                    Self(self.0.$with(fact))
                }
            )+}
        };
    }
    with_fact_names!(facts);

    /// The same in an attribute, where no element can stand.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct t_attr(t);

    impl ValidFilterInvocation for t_attr {}
    impl<const AT: usize> ValidArgIdx<AT> for t_attr {}

    impl t_attr {
        /// The text that is named.
        pub fn execute(self, name: &'static str, values: &dyn Values) -> askama::Result<PlainMessage> {
            self.0.execute(name, values).map(PlainMessage)
        }
    }

    /// What is said where no element can stand: in a title, in an option.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct plain;

    impl ValidFilterInvocation for plain {}

    impl plain {
        /// Its words alone.
        pub fn execute(self, said: impl Into<Wording>, values: &dyn Values) -> askama::Result<String> {
            Ok(said.into().say_by(&speaker_of_page(values)))
        }
    }

    /// The text of this value in an attribute.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct told_attr;

    impl ValidFilterInvocation for told_attr {}

    impl told_attr {
        /// What the value says.
        pub fn execute(self, value: impl Serialize, _: &dyn Values) -> askama::Result<PlainMessage> {
            Ok(PlainMessage(serial::told(&value)))
        }
    }

    /// A part of a text: `{{ breaker|told|part("head") }}`.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct part(&'static str);

    impl ValidFilterInvocation for part {}
    impl ValidArgIdx<0> for part {}

    impl part {
        /// Which part.
        #[must_use]
        pub fn with_0(self, name: &'static str) -> Self {
            Self(name)
        }

        /// The part of the text.
        pub fn execute<P: HasParts>(self, message: P, _: &dyn Values) -> askama::Result<P> {
            Ok(message.part_of(self.0))
        }
    }

    /// The text of this value.
    #[derive(Debug, Default)]
    #[expect(non_camel_case_types, reason = "a filter is called by the name of its type")]
    pub struct told;

    impl ValidFilterInvocation for told {}

    impl told {
        /// What the value says.
        pub fn execute(self, value: impl Serialize, _: &dyn Values) -> askama::Result<Message> {
            Ok(serial::told(&value))
        }
    }
}
