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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    fn at(text: &str) -> DateTime<Utc> {
        berlin().utc(text.parse().unwrap()).unwrap()
    }

    fn berlin() -> Zone {
        Zone::parse("Europe/Berlin").unwrap()
    }

    #[test]
    fn a_moment_is_told_by_the_clock_on_the_wall() {
        let say = |message: Message| Speaker::in_english().say(&message);
        let (zone, morning) = (berlin(), at("2025-05-10T09:30:00"));
        assert_eq!(say(tell_long_moment(zone, morning)), "Sat 10 May 2025, 09:30");
        assert_eq!(say(tell_moment_this_year(zone, morning)), "Sat 10 May, 09:30");
        assert_eq!(say(tell_due_moment(zone, morning, at("2025-05-10T23:00:00"))), "today 09:30");
        assert_eq!(say(tell_due_moment(zone, morning, at("2025-05-09T23:00:00"))), "Sat 09:30");
    }

    #[test]
    fn a_moment_is_told_as_short_as_its_day_allows() {
        let now = at("2025-05-10T09:30:00");
        for (moment, told) in [
            ("2025-05-10T23:59:00", "23:59"),
            ("2025-05-09T00:01:00", "Fri 00:01"),
            ("2025-05-16T20:00:00", "Fri 20:00"),
            ("2025-05-03T20:00:00", "Sat 3 May, 20:00"),
            ("2024-12-31T20:00:00", "Tue 31 Dec 2024, 20:00"),
        ] {
            let near = tell_near_moment(berlin(), at(moment), now);
            assert_eq!(Speaker::in_english().say(&near), told);
        }
    }
}
