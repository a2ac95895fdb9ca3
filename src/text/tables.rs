//! Which tables are meant.

use super::{message::Message, serial::say};
use crate::domain::numbers::TableNumber;

/// `table 3`, `tables 3–7, 9`: neighbours as one run.
pub fn which_tables(numbers: &[TableNumber]) -> Message {
    say!("round-tables", count = numbers.len(), runs = runs_of_tables(numbers))
}

/// Tables on stream that nobody plays at.
pub fn idle_streams(numbers: &[TableNumber]) -> Option<Message> {
    let runs = runs_of_tables(numbers);
    (!numbers.is_empty()).then(|| say!("round-idle-streams", count = numbers.len(), runs))
}

/// `3–7`, `9`
pub fn runs_of_tables(numbers: &[TableNumber]) -> Vec<String> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in numbers.iter().map(|table| table.0) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let told = |(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.iter().map(told).collect()
}
