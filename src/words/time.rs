//! How long ago something was, and days in words.

use chrono::{DateTime, NaiveDate, Utc};

/// `2 minutes ago`, in words as short as that.
pub fn ago(now: DateTime<Utc>, at: DateTime<Utc>) -> String {
    match (now - at).num_minutes() {
        ..=0 => "just now".into(),
        1 => "a minute ago".into(),
        minutes @ 2..=90 => format!("{minutes} minutes ago"),
        minutes => format!("{} hours ago", (minutes + 30) / 60),
    }
}

/// A day as people write it: "18 June 2026".
pub fn day(date: NaiveDate) -> String {
    date.format("%-d %B %Y").to_string()
}
