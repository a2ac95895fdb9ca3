//! What states, kinds and choices are called: on tags, buttons and in lists to choose from.

use super::{InWords, in_english};
use crate::{
    domain::event::{
        Stage, StageError,
        call::CallKind,
        timetable::{PartKind, TimetableError},
    },
    text::{Wording, told},
};

/// A value that is called something.
pub trait Label {
    /// The one or few words for it.
    fn label(&self) -> &'static str;
}

impl Label for Stage {
    fn label(&self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Published => "Published",
            Self::RegistrationClosed => "Registration closed",
            Self::Running => "Running",
            Self::Finished => "Finished",
            Self::Archived => "Archived",
        }
    }
}

impl Label for CallKind {
    fn label(&self) -> &'static str {
        match self {
            Self::Rules => "A rule",
            Self::Roster => "A roster",
            Self::Time => "Time",
            Self::Other => "Something else",
        }
    }
}

macro_rules! said_from_texts {
    ($($value:ty)+) => {$(
        impl InWords for $value {
            fn in_words(&self) -> String {
                in_english(&told(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text(told(self))
            }
        }
    )+};
}
said_from_texts!(PartKind StageError TimetableError);
