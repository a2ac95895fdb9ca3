//! Days and times, by a clock on the wall.

use super::{Message, say};
use crate::domain::zone::Zone;
use chrono::{DateTime, Datelike, Utc};

/// `Sat 10 May 2025, 09:30`
pub fn tell_long_moment(zone: Zone, at: DateTime<Utc>) -> Message {
    say!("moment-long", day = zone.local(at).date(), time = zone.clock(at))
}

/// `Sat 10 May, 09:30`
pub fn tell_moment_this_year(zone: Zone, at: DateTime<Utc>) -> Message {
    say!("moment-this-year", day = zone.local(at).date(), time = zone.clock(at))
}

/// As short as it can be told at `now`: `16:30` of the same day, `Fri 18:02` of the days around it, else
/// `Fri 8 May, 18:02`, and with its year where that is another one.
pub fn tell_near_moment(zone: Zone, at: DateTime<Utc>, now: DateTime<Utc>) -> Message {
    let [day, today] = [at, now].map(|at| zone.local(at).date());
    let time = zone.clock(at);
    match (day - today).num_days() {
        0 => say!("moment-of-day", time),
        -6..=6 => say!("moment-of-week", day, time),
        _ if day.year() == today.year() => say!("moment-this-year", day, time),
        _ => say!("moment-long", day, time),
    }
}

/// The same of a day by which something is due: `today 16:30`, since a time alone may be that of any day.
pub fn tell_due_moment(zone: Zone, at: DateTime<Utc>, now: DateTime<Utc>) -> Message {
    if zone.local(at).date() == zone.local(now).date() {
        return say!("moment-due-today", time = zone.clock(at));
    }
    tell_near_moment(zone, at, now)
}
