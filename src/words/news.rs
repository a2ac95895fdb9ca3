//! Announcements and answered questions: why one is not told.

use super::InWords;
use crate::domain::event::news::NewsRefusal;

impl InWords for NewsRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::TooMany { most } => format!("{most} things were told already: nobody reads one more."),
            Self::ToldAlready => "This answer is on the page of questions already.".into(),
            Self::NoAnswer => "This call has no answer that could be told.".into(),
            Self::Ended => "It does not stand any more: somebody else took it away.".into(),
        }
    }
}
