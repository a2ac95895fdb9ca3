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

impl InWords for VenueTable {
    fn in_words(&self) -> String {
        let (terrain, note) = (self.terrain.as_deref(), self.note.as_deref());
        table_in_words(terrain, note, self.streamed, self.out_of_use.as_deref())
    }
}

/// What stands on a table, the note for staff, and why nobody can play there: `terrain ruins, note near the bar`.
pub fn table_in_words(
    terrain: Option<&str>,
    note: Option<&str>,
    streamed: bool,
    out_of_use: Option<&str>,
) -> String {
    let terrain = terrain.map_or_else(|| "no terrain set".to_owned(), |set| format!("terrain {set}"));
    let note = note.map(|note| format!("note {note}"));
    let streamed = streamed.then(|| "on stream".to_owned());
    let state = out_of_use.map(|reason| format!("out of use: {reason}"));
    [Some(terrain), note, streamed, state].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
