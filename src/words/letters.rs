//! What a letter to a player says about the roster.

use super::findings;
use crate::domain::{event::roster_version::LetterLine, zone::Zone};

/// One line, with times as they are in the event's zone.
pub fn line(line: &LetterLine, zone: Zone) -> String {
    match line {
        LetterLine::Finding(finding) => findings::line(finding),
        LetterLine::Reason(reason) => reason.clone(),
        LetterLine::Due(due) => format!("Hand in a new version until {}.", zone.long(*due)),
    }
}
