//! The venue's tables.

use super::InWords;
use crate::domain::event::venue::{LONGEST_AREA, MOST_TABLES, VenueError, VenueTable};

impl InWords for VenueError {
    fn in_words(&self) -> String {
        match self {
            Self::NoNumbers(part) => {
                format!("“{part}” does not begin with table numbers, like “1-20 main hall”.")
            }
            Self::Backwards(part) => {
                format!("“{part}” ends before it begins: write the lower number first.")
            }
            Self::Twice(table) => format!("Table {table} is in the list twice."),
            Self::TooMany => format!("That is more than {MOST_TABLES} tables."),
            Self::LongName(area) => format!("Keep “{area}” to {LONGEST_AREA} characters."),
        }
    }
}

/// What stands on it, the note for staff, and why nobody can play there.
impl InWords for VenueTable {
    fn in_words(&self) -> String {
        let terrain = match &self.terrain {
            Some(set) => format!("terrain {set}"),
            None => "no terrain set".into(),
        };
        let note = self.note.as_deref().map(|note| format!("note {note}"));
        let state = self.out_of_use.as_deref().map(|reason| format!("out of use: {reason}"));
        [Some(terrain), note, state].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}
