//! Something to say, before anybody knows in which language: which text, and the facts that stand in it.

use chrono::NaiveDate;
use std::{borrow::Cow, fmt};

/// A text and its facts. It is no sentence yet, so it can be kept, compared and said in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub(super) key: TextKey,
    pub(super) facts: Vec<NamedFact>,
}

/// Which text: by a name of its own, or by the type of a value and which of its kinds it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextKey {
    /// The type of the value; empty where the text has a name of its own.
    pub(super) of: &'static str,
    /// The kind of the value, or the text's own name.
    pub(super) kind: Cow<'static, str>,
    /// The part of the text that is meant, like `hint`; empty for the text itself.
    pub(super) part: &'static str,
}

/// A fact, by the name that texts ask for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedFact {
    /// As the field of a value is called: the field `left_out` is `$left-out` in a text.
    pub name: &'static str,
    /// What it is.
    pub fact: TextFact,
}

/// What stands in a text, or decides how it reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextFact {
    /// Nothing: an absent value, or an empty text.
    None,
    /// Chosen by as `[true]` or `[false]`.
    Is(bool),
    /// Written with its thousands set apart.
    Number(i64),
    /// Of a person, or of a game: written as it was given.
    Text(String),
    /// A day of the calendar.
    Day(NaiveDate),
    /// Several, one after the other.
    List(Vec<TextFact>),
    /// Another text: it is said within this one, and chosen by as the kind of its value.
    Message(Message),
    /// Another text, said as of players of no game: words of its own that a game has are not meant.
    OfNoGame(Message),
    /// What two players have beside points: as values by name in a game that has names for them, else as objectives.
    BesidePoints(Box<[Message; 2]>),
    /// What `<name>…</name>` in the text becomes on a page.
    Element(Element),
}

/// An element that a sentence marks by a name of its own: `<code>…</code>`, `<seat>Seat them</seat>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Element {
    pub(super) tag: &'static str,
    /// Its attributes, like where a link leads.
    pub(super) attributes: Vec<ElementAttribute>,
}

/// `class="wide"`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ElementAttribute {
    pub(super) name: &'static str,
    pub(super) value: String,
}

impl Element {
    /// The element with this tag.
    pub fn new(tag: &'static str) -> Self {
        Self { tag, attributes: Vec::new() }
    }

    /// A link to this address.
    pub fn link(href: impl Into<String>) -> Self {
        Self::new("a").with_attribute("href", href)
    }

    /// The same with one more attribute.
    #[must_use]
    pub fn with_attribute(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push(ElementAttribute { name, value: value.into() });
        self
    }
}

impl Message {
    /// The text of this name.
    pub const fn new(name: &'static str) -> Self {
        Self { key: TextKey { of: "", kind: Cow::Borrowed(name), part: "" }, facts: Vec::new() }
    }

    /// A part of the same text: its `.hint`.
    #[must_use]
    pub fn part(&self, part: &'static str) -> Self {
        let mut message = self.clone();
        message.key.part = part;
        message
    }
}

/// The name of the text, as a log shows it: to say more, the reader has to be known.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key.name())
    }
}

impl TextKey {
    /// What the text is called in its file: `PlayerRefusal`, `SignedUpHere` is `player-refusal-signed-up-here`.
    pub fn name(&self) -> String {
        let mut name = if self.of.is_empty() { self.kind.to_string() } else { kebab_name(self.of) };
        if !self.of.is_empty() && !self.kind.is_empty() {
            name.push('-');
            name.push_str(&kebab_name(&self.kind));
        }
        if !self.part.is_empty() {
            name.push('.');
            name.push_str(self.part);
        }
        name
    }
}

/// `SignedUpHere` and `signed_up_here` as `signed-up-here`.
pub fn kebab_name(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        if letter == '_' || (letter.is_ascii_uppercase() && at > 0) {
            kebab.push('-');
        }
        if letter != '_' {
            kebab.push(letter.to_ascii_lowercase());
        }
    }
    kebab
}
