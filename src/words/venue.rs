//! The venue's tables.

use super::in_english;
use crate::text::say;

/// What stands on a table, the note for staff, and why nobody can play there: `terrain ruins, note near the bar`.
pub fn table_in_words(
    terrain: Option<&str>,
    note: Option<&str>,
    streamed: bool,
    out_of_use: Option<&str>,
) -> String {
    in_english(&say!("venue-table", terrain, note, streamed, out_of_use))
}
