//! The languages: their files, which are read when one is first spoken, and how each counts.

use super::{
    file_names::files_of_language,
    pattern::{TextPattern, Texts},
};
use std::{fmt, sync::OnceLock};

/// What a number asks of the words beside it, as CLDR calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plural {
    One,
    Two,
    Few,
    Other,
}

/// Which way a language is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    LeftToRight,
    RightToLeft,
}

/// A language that the program speaks.
pub struct Language {
    /// As pages and browsers call it: `en`.
    pub code: &'static str,
    /// Which way its pages are read.
    pub direction: Direction,
    /// The texts of its files.
    pub files: &'static [&'static str],
    /// Which form a count asks for: one table, two tables.
    pub cardinal: fn(u64) -> Plural,
    /// Which form a place asks for: 1st, 2nd.
    pub ordinal: fn(u64) -> Plural,
    /// What stands between thousands.
    pub thousands: &'static str,
    /// What its files say, once it was spoken.
    pub texts: OnceLock<Texts>,
}

/// English: every text there is stands in its files.
pub static ENGLISH: Language = Language {
    code: "en",
    direction: Direction::LeftToRight,
    files: files_of_language!("en"),
    cardinal: form_of_english_count,
    ordinal: form_of_english_place,
    thousands: ",",
    texts: OnceLock::new(),
};

/// Every language that the program speaks; the first is the site's own.
pub const LANGUAGES: [&Language; 1] = [&ENGLISH];

impl Language {
    /// The text of this name.
    pub fn find(&'static self, name: &str) -> Option<&'static TextPattern> {
        self.texts.get_or_init(|| Texts::read_files(self.files)).find(name)
    }

    /// A number with its thousands set apart.
    pub(super) fn write_number(&self, value: i64) -> String {
        let digits = value.unsigned_abs().to_string();
        let mut text = String::from(if value < 0 { "−" } else { "" });
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push_str(self.thousands);
            }
            text.push(digit);
        }
        text
    }
}

fn form_of_english_count(count: u64) -> Plural {
    if count == 1 { Plural::One } else { Plural::Other }
}

fn form_of_english_place(place: u64) -> Plural {
    match (place % 10, place % 100) {
        (_, 11..=13) => Plural::Other,
        (1, _) => Plural::One,
        (2, _) => Plural::Two,
        (3, _) => Plural::Few,
        _ => Plural::Other,
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl Direction {
    /// As browsers call it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

impl Plural {
    /// As a choice in a file names it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Other => "other",
        }
    }
}
