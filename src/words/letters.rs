//! What players are told about their rosters: in letters, and how long they can be replaced.

use super::{InWords, files::said_from_texts, in_english};
use crate::{
    domain::{
        event::roster_version::{LetterLine, TimeToReplace},
        zone::Zone,
    },
    text::{Speaker, Wording, tell_letter_line, told},
};

/// One line, with times as they are in the event's zone.
pub fn write_letter_line(line: &LetterLine, zone: Zone) -> String {
    tell_letter_line(line, zone).say_by(&Speaker::in_english())
}

said_from_texts!(TimeToReplace);
