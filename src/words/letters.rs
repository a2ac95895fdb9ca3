//! What players are told about their rosters: in letters, and how long they can be replaced.

use super::InWords;
use crate::{
    domain::{
        event::roster_version::{LetterLine, TimeToReplace},
        zone::Zone,
    },
    text::{Speaker, tell_letter_line},
};

/// One line, with times as they are in the event's zone.
pub fn write_letter_line(line: &LetterLine, zone: Zone) -> String {
    tell_letter_line(line, zone).say_by(&Speaker::in_english())
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
