//! A roster typed in as a table.

pub const NO_LINE: &str = "There is no unit yet: fill in a line for each.";
pub const SAY_UNDER_WHICH: &str = "Say what this line is, in its first box.";
pub const SAY_WHAT_IT_IS: &str = "Name what is on this line, or empty the line.";
pub const POINTS_ARE_A_NUMBER: &str = "Points are a whole number; leave them empty to have them looked up.";
pub const MODELS_ARE_A_NUMBER: &str = "Models are a whole number from 1 on, or nothing.";

/// A cell is longer than anybody's.
pub fn cell_too_long(longest: usize) -> String {
    format!("Keep what stands in a box to {longest} characters.")
}

/// There is more in the table than it takes; nothing of it is lost on the page.
pub fn too_much(lines: usize) -> String {
    format!(
        "This is more than a table takes: {lines} lines, and 24,000 letters in all of them. Put fewer options on a line, \
         or hand your list in as a text or a file."
    )
}

/// The version before is not in the table.
pub fn too_long(number: i64, lines: usize) -> String {
    format!(
        "Version {number} has more lines than a table takes ({lines}), so the table is empty. Hand a new version in as a \
         text or a file."
    )
}
