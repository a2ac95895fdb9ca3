//! A round's clock, and what is called out.

use super::{Message, say};
use crate::domain::{event::clock::clock_text, system::CallOut};
use chrono::TimeDelta;

/// What is to be reached next, by what the clock shows then: `Battle round 3 should end at 44:00`, `At 20:00: Begin no
/// game turn that both cannot finish.`
pub fn tell_next_mark(call: &CallOut) -> Message {
    let at = clock_text(TimeDelta::minutes(i64::from(call.minutes_left)));
    match &call.ends {
        Some(part) => say!("clock-part-should-end", part, at),
        None => say!("clock-called-out-at", at, text = &call.text),
    }
}
