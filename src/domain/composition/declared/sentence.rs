//! The sentences of a declared rule: text with places for facts, read strictly when the file is read.

use serde::{Deserialize, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// `{counted} ({entries}); {row} {allowed}.[ Agree on {next} points.]`: what stands in brackets is said when all its
/// facts are there.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sentence {
    text: String,
    pieces: Vec<SentencePiece>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SentencePiece {
    Text(String),
    Fact(Placeholder),
    /// Left out as a whole when one of its facts is missing.
    Optional(Vec<SentencePiece>),
}

macro_rules! placeholders {
    ($($(#[$doc:meta])* $name:ident $word:literal),+ $(,)?) => {
        /// The facts that a sentence can name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Placeholder { $($(#[$doc])* $name),+ }

        impl Placeholder {
            fn from_placeholder_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)+ _ => None }
            }

            /// As a sentence names it.
            pub fn word(self) -> &'static str {
                match self { $(Self::$name => $word),+ }
            }
        }
    };
}

placeholders! {
    /// The number that was found.
    Found "found",
    /// The number with what was counted: `2 Lords`.
    Counted "counted",
    /// What was counted, as many: `Lords`.
    Of "of",
    /// What the limit is measured by: `units of Core`.
    To "to",
    /// Names of the entries concerned.
    Entries "entries",
    /// The option concerned.
    Option "option",
    Least "least",
    Most "most",
    /// `none is allowed`, `at most 3 are allowed`, `at least 2 are needed`.
    Allowed "allowed",
    /// The agreed points.
    Size "size",
    /// The row of sizes that decides: `below 2,000 points`.
    Row "row",
    /// The least agreed points at which what was found would be allowed.
    Next "next",
    /// How much more than allowed.
    Over "over",
    /// How much less than needed.
    Short "short",
    /// What was found as a percentage of the agreed points.
    FoundPercent "found_percent",
    /// The percentage that is the limit.
    Percent "percent",
}

/// As a sentence names it.
impl Serialize for Placeholder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// What is wrong with a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SentenceError {
    /// A fact that no rule has.
    Unknown(String),
    /// A bracket that is not closed, or one in another.
    Brackets,
}

impl Sentence {
    pub fn pieces(&self) -> &[SentencePiece] {
        &self.pieces
    }

    /// Every fact it names.
    pub fn placeholders(&self) -> impl Iterator<Item = Placeholder> {
        self.pieces.iter().flat_map(|piece| match piece {
            SentencePiece::Text(_) => Vec::new(),
            SentencePiece::Fact(fact) => vec![*fact],
            SentencePiece::Optional(pieces) => pieces
                .iter()
                .filter_map(|piece| match piece {
                    SentencePiece::Fact(fact) => Some(*fact),
                    _ => None,
                })
                .collect(),
        })
    }
}

impl FromStr for Sentence {
    type Err = SentenceError;

    fn from_str(text: &str) -> Result<Self, SentenceError> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some(open) = rest.find(['[', ']']) {
            pieces.extend(read_plain_pieces(&rest[..open])?);
            let inner = rest[open..].strip_prefix('[').ok_or(SentenceError::Brackets)?;
            let (optional, after) = inner.split_once(']').ok_or(SentenceError::Brackets)?;
            pieces.push(SentencePiece::Optional(read_plain_pieces(optional)?));
            rest = after;
        }
        pieces.extend(read_plain_pieces(rest)?);
        Ok(Self { text: text.to_owned(), pieces })
    }
}

/// Text and facts, without brackets.
fn read_plain_pieces(mut text: &str) -> Result<Vec<SentencePiece>, SentenceError> {
    let mut pieces = Vec::new();
    if text.contains('[') {
        return Err(SentenceError::Brackets);
    }
    while let Some((before, rest)) = text.split_once('{') {
        let (word, after) = rest.split_once('}').ok_or(SentenceError::Brackets)?;
        let fact = Placeholder::from_placeholder_word(word)
            .ok_or_else(|| SentenceError::Unknown(word.to_owned()))?;
        if !before.is_empty() {
            pieces.push(SentencePiece::Text(before.to_owned()));
        }
        pieces.push(SentencePiece::Fact(fact));
        text = after;
    }
    if !text.is_empty() {
        pieces.push(SentencePiece::Text(text.to_owned()));
    }
    Ok(pieces)
}

impl TryFrom<String> for Sentence {
    type Error = SentenceError;

    fn try_from(text: String) -> Result<Self, SentenceError> {
        text.parse()
    }
}

impl From<Sentence> for String {
    fn from(sentence: Sentence) -> Self {
        sentence.text
    }
}

/// For the message of the parser that reads the file.
impl fmt::Display for SentenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(word) => write!(f, "no fact is called {{{word}}}"),
            Self::Brackets => f.write_str("a bracket is not closed, or stands in another"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g01_a_sentence_names_known_facts_only() {
        let sentence: Sentence = "{counted}; {row} {allowed}.[ Agree on {next}.]".parse().unwrap();
        assert_eq!(sentence.placeholders().count(), 4);
        assert!(
            matches!(sentence.pieces().last(), Some(SentencePiece::Optional(pieces)) if pieces.len() == 3)
        );
        for (text, error) in [
            ("{shoe_size}", SentenceError::Unknown("shoe_size".into())),
            ("{found", SentenceError::Brackets),
            ("[a", SentenceError::Brackets),
            ("a]", SentenceError::Brackets),
            ("[a [b]]", SentenceError::Brackets),
        ] {
            assert_eq!(text.parse::<Sentence>(), Err(error), "{text}");
        }
    }
}
