//! A message, or words that were made before anybody knew who reads them.

use super::{
    message::{Message, TextFact},
    speech::Speaker,
};
use std::fmt;

/// What stands on a page: a text to be said, or what is there as it is, like a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wording {
    /// As they are.
    Words(String),
    /// In the language of whoever reads it.
    Text(Message),
}

impl Wording {
    /// Nothing at all.
    pub const NONE: Self = Self::Words(String::new());

    /// Whether there is anything to say.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Words(words) if words.is_empty())
    }

    /// As plain text, in the speaker's language.
    pub fn say_by(&self, speaker: &Speaker) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Text(message) => speaker.say(message),
        }
    }

    /// What stands beside it: the `.hint` of the same text, where it has one.
    #[must_use]
    pub fn part_if_any(&self, part: &'static str) -> Self {
        match self {
            Self::Text(message) if Speaker::in_english().has_text(&message.part(part)) => {
                Self::Text(message.part(part))
            }
            _ => Self::NONE,
        }
    }
}

impl From<Message> for Wording {
    fn from(message: Message) -> Self {
        Self::Text(message)
    }
}

impl From<&Self> for Wording {
    fn from(wording: &Self) -> Self {
        wording.clone()
    }
}

/// A template hands over references to what it was handed.
impl From<&&Self> for Wording {
    fn from(wording: &&Self) -> Self {
        (*wording).clone()
    }
}

impl From<&Message> for Wording {
    fn from(message: &Message) -> Self {
        Self::Text(message.clone())
    }
}

/// Words that were made at the edge already: a name, or what somebody typed.
impl From<String> for Wording {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&String> for Wording {
    fn from(words: &String) -> Self {
        Self::Words(words.clone())
    }
}

impl From<&str> for Wording {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<&&str> for Wording {
    fn from(words: &&str) -> Self {
        Self::Words((*words).to_owned())
    }
}

/// It stands in a text as it stands on a page.
impl From<Wording> for TextFact {
    fn from(wording: Wording) -> Self {
        match wording {
            Wording::Words(words) if words.is_empty() => Self::None,
            Wording::Words(words) => Self::Text(words),
            Wording::Text(message) => Self::Message(message),
        }
    }
}

impl FromIterator<Wording> for TextFact {
    fn from_iter<I: IntoIterator<Item = Wording>>(wordings: I) -> Self {
        Self::List(wordings.into_iter().map(Self::from).collect())
    }
}

/// The words, or the name of the text: to say it, the reader has to be known.
impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => f.write_str(words),
            Self::Text(message) => message.fmt(f),
        }
    }
}
