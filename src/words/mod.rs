//! The sentences for people that are made from values, in English, a file a noun. Nothing outside compares,
//! parses or stores one; another language is another set of these files.

/// A value that can be told to a person.
pub trait InWords {
    /// The sentence or the words for it, as a page, a document or a terminal shows them.
    fn in_words(&self) -> String;
}
