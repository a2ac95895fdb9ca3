//! Messages in pages: how a template says one.

use super::{message::Message, speech::Speaker};
use askama::{FastWritable, Values, filters::HtmlSafe};
use std::{any::Any, fmt::Write};

/// A template is rendered with who speaks: `page.render_with_values(&visit.speaker)`.
impl Values for Speaker {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        (key == "speaker").then_some(self)
    }
}

impl FastWritable for Message {
    fn write_into(&self, out: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let english = Speaker::in_english();
        let speaker = askama::get_value::<Speaker>(values, "speaker").unwrap_or(&english);
        Ok(speaker.write_html(self, out)?)
    }
}

/// It escapes what it writes.
impl HtmlSafe for Message {}

/// What templates call: `{{ "round-late"|t(players = late) }}`, `{{ reason|told }}`.
pub mod filters {
    use crate::text::{
        message::{Message, NamedFact},
        serial::{self, IntoTextFact},
    };
    use askama::{
        Values,
        filters::{ValidArgIdx, ValidFilterInvocation},
    };
    use serde::Serialize;

    /// The text of this name, with facts by their names.
    #[derive(Default)]
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
        };
    }
    facts! {
        code with_code  number with_number  opponent with_opponent  seat with_seat  table with_table
    }

    /// The text of this value.
    #[derive(Default)]
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
