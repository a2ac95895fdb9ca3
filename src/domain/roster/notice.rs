//! What reading has to say beside the roster: what it could not understand, and why it read nothing at all.

use serde::{Deserialize, Serialize};

/// The most text a roster may have. The longest real one is a hundredth of it.
pub const MAX_TEXT: usize = 512 * 1024;
/// The most a roster file may hold once unpacked.
pub const MAX_UNPACKED: usize = 8 * 1024 * 1024;

/// Something the reader wants a person to know; never a reason to refuse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Counted from 1, where the notice is about one line.
    pub line: Option<usize>,
    pub text: String,
}

impl Notice {
    pub fn at(line: usize, text: impl Into<String>) -> Self {
        Self { line: Some(line), text: text.into() }
    }

    pub fn general(text: impl Into<String>) -> Self {
        Self { line: None, text: text.into() }
    }
}

/// Why nothing was read at all. Anything that is text is read, however odd.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("This is longer than a roster can be: keep a text to 512 KB and a file to 8 MB.")]
    TooBig,
    #[error(
        "This is not text. Paste the list as your program exports it, or send a .ros, .rosz, .json or .csv file."
    )]
    NotText,
    #[error("A zipped roster must hold exactly one file, and this archive holds {0}.")]
    ManyFiles(usize),
    #[error("This archive cannot be unpacked: {0}. Save the roster again, or send the .ros file.")]
    BrokenArchive(String),
    #[error("A roster file never declares a document type or entities, and this one does. Save it again.")]
    Entities,
    #[error("This file is nested deeper than any roster is.")]
    TooDeep,
    #[error("This file holds more entries than any roster does.")]
    TooMany,
}
