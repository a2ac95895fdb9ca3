//! What players are told about their rosters: in letters, and how long they can be replaced.

use super::{InWords, in_english};
use crate::{
    domain::{
        event::roster_version::{LetterLine, TimeToReplace},
        zone::Zone,
    },
    text::findings::tell_finding_line,
};

/// One line, with times as they are in the event's zone.
pub fn write_letter_line(line: &LetterLine, zone: Zone) -> String {
    match line {
        LetterLine::Finding(finding) => in_english(&tell_finding_line(finding)),
        LetterLine::Reason(reason) => reason.clone(),
        LetterLine::Due(due) => format!("Hand in a new version until {}.", zone.long(*due)),
    }
}

impl InWords for TimeToReplace {
    fn in_words(&self) -> String {
        match self {
            Self::Over => "The deadline has passed: a new version is taken, and marked as late.".into(),
            Self::Days(days) => format!("You can replace it for {}.", word_more_of_unit(*days, "day")),
            Self::Hours(hours) => format!("You can replace it for {}.", word_more_of_unit(*hours, "hour")),
            Self::Minutes(minutes) => {
                format!("You can replace it for {}.", word_more_of_unit(*minutes, "minute"))
            }
        }
    }
}

/// `1 more minute`, `12 more minutes`
fn word_more_of_unit(count: i64, what: &str) -> String {
    if count == 1 { format!("1 more {what}") } else { format!("{count} more {what}s") }
}
