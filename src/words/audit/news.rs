//! What everybody was told.

use super::InWords;
use crate::domain::event::audit::NewsAct;

impl InWords for NewsAct {
    fn in_words(&self) -> String {
        match self {
            Self::Announced { text } => format!("announced: {text}"),
            Self::Answered { question, answer } => format!("answered for all: {question} – {answer}"),
            Self::Reworded { before, after } => format!("worded “{before}” anew: {after}"),
            Self::TakenDown { text } => format!("took the announcement down: {text}"),
            Self::TakenBack { text } => format!("took back: {text}"),
        }
    }
}
