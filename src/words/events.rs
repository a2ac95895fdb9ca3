//! An event: its name and its stage.

use super::{InWords, Label};
use crate::domain::event::{EventNameError, StageError};

impl InWords for EventNameError {
    fn in_words(&self) -> String {
        match self {
            Self::Empty => "Enter a name for the event.",
            Self::TooLong => "Keep the event's name to 80 characters.",
        }
        .into()
    }
}

impl InWords for StageError {
    fn in_words(&self) -> String {
        match self {
            Self::RoundsExist => "Rounds have been drawn. Take them back first.".into(),
            Self::NoSuchStep(from, to) => {
                format!("An event cannot go from “{}” to “{}”.", from.label(), to.label())
            }
        }
    }
}
