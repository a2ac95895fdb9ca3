//! Spans of time: how long to wait, and how long ago something was.

use super::{Message, say};
use chrono::{DateTime, Utc};
use std::time::Duration;

/// `2 minutes ago`, in words as short as that.
pub fn word_time_ago(now: DateTime<Utc>, at: DateTime<Utc>) -> Message {
    match (now - at).num_minutes() {
        minutes @ ..=90 => say!("time-minutes-ago", minutes = minutes.max(0)),
        minutes => say!("time-hours-ago", hours = (minutes + 30) / 60),
    }
}

/// So long, as one says it: "a second", "40 seconds", "5 minutes"; rather a little too long than too short.
pub fn as_long_as(wait: Duration) -> Message {
    let seconds = u64::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u64::MAX);
    match seconds.max(1) {
        seconds @ ..=90 => say!("time-seconds", seconds),
        seconds => say!("time-minutes", minutes = seconds.div_ceil(60)),
    }
}
