//! Calls for a judge.

use super::{InWords, Label, so_many};
use crate::domain::event::call::{CallKind, CallRefusal, Partial};

/// On one of four buttons side by side on a phone.
pub fn on_its_button(kind: CallKind) -> &'static str {
    match kind {
        CallKind::Other => "Other",
        kind => kind.label(),
    }
}

/// To a table that waits for a judge: how many others called before it.
pub fn tables_before(tables: usize) -> Option<String> {
    match tables {
        0 => None,
        1 => Some("One table is before you.".into()),
        _ => Some(format!("{} before you.", so_many(tables, "table is", "tables are"))),
    }
}

impl InWords for CallRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::Taken(judge) => format!("{judge} has taken this call already."),
            Self::NotTaken => "Nobody has taken this call, so there is nothing to pass on.".into(),
            Self::Answered => "This call is answered already.".into(),
            Self::Withdrawn => "The players have withdrawn this call.".into(),
            Self::CalledAlready => "A judge has been called to this table already.".into(),
            Self::NotCalled => "No judge is called to this table now.".into(),
            Self::NotTheirTable => "Only the two players of a table call a judge to it.".into(),
            Self::NotPlayedNow => "This round is not being played. Come to the desk.".into(),
        }
    }
}

impl InWords for Partial {
    fn in_words(&self) -> String {
        match self {
            Self::OwnBattle => "You play in this battle, so another judge takes it.",
            Self::OwnClub => "One of these players is from your club, so another judge should take it.",
        }
        .into()
    }
}
