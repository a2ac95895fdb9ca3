//! What is wrong with a form as it was sent, before anybody looks at what it asks for.

use serde::Serialize;

/// Why what was sent cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum FormRefusal {
    Unreadable,
    /// What was typed has signs that no text has.
    NoText,
    /// Looked for with more words than anybody types.
    LongQuery,
    /// A field, or a file, whose name is longer than any of ours.
    LongName,
    /// An upload that ended before its end.
    BrokenOff,
    NoStage,
    /// It does not say what the big screen should show.
    NoShow,
    /// It does not say which version of the player it was made from.
    NoVersionOfPlayer,
    /// It does not say which version of the page it was made from.
    NoVersion,
    /// It does not say which tables are to be given out again.
    NoTables,
    /// A password that cannot be used stands marked in the form.
    NoPassword,
    /// Fields are marked in the form.
    SeeMarked,
    /// The day of a publication cannot be read.
    NotADay,
    /// No file came.
    NoFile,
    /// A publication without a date.
    NoDay,
    /// A roster without a unit.
    NoUnit,
    /// A tap on a scoring sheet that cannot be read.
    UnreadableTap,
    /// A judge lets something stand and does not say why.
    NoReasonToStand,
    /// The faction of the version that a roster is to be built on.
    FactionNotKnown,
}

/// What was sent is larger than is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TooLarge {
    Form {
        kilobytes: usize,
    },
    Upload {
        kilobytes: usize,
    },
    /// Too many fields or files.
    Fields {
        most: usize,
    },
}
