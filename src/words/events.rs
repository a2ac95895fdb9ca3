//! An event: its stage.

use super::{InWords, Label};
use crate::domain::event::StageError;

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
