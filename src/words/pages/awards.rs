//! Awards as everybody sees them.

/// What a vote was won by: `19 of 47 votes`
pub fn votes(votes: i64, turnout: i64) -> String {
    format!("{votes} of {turnout} votes")
}

/// What the best of a faction has done: `3rd, 4–1–0`
pub fn place_and_record(place: &str, record: &str) -> String {
    format!("{place}, {record}")
}
