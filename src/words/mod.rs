//! The sentences for people that are made from values, in English, a file a noun. Nothing outside compares,
//! parses or stores one; another language is another set of these files.

pub mod audit;
pub mod draw;
mod errors;
mod files;
mod numbers;
pub mod pages;
mod ranking;
mod refusals;
pub mod settings;

pub use crate::text::values::tell_basis;
pub use numbers::{
    WholeCount, narrow_score, so_many, word_game_amount, write_grouped_number, write_score_dash,
};

use crate::text::{Message, Speaker, Wording};

/// A value that can be told to a person.
pub trait InWords {
    /// The sentence or the words for it, as a page, a document or a terminal shows them.
    fn in_words(&self) -> String;

    /// The same as a page carries it.
    fn as_wording(&self) -> Wording {
        Wording::Words(self.in_words())
    }
}

impl<T: InWords> From<T> for Wording {
    fn from(value: T) -> Self {
        value.as_wording()
    }
}

/// A text in English, for what does not carry messages yet.
pub fn in_english(message: &Message) -> String {
    Speaker::in_english().say(message)
}

/// Words that were made at the edge already: a sentence beside a field of a form.
impl InWords for str {
    fn in_words(&self) -> String {
        self.to_owned()
    }
}

impl InWords for String {
    fn in_words(&self) -> String {
        self.clone()
    }
}

impl<T: InWords + ?Sized> InWords for &T {
    fn in_words(&self) -> String {
        (**self).in_words()
    }

    fn as_wording(&self) -> Wording {
        (**self).as_wording()
    }
}
