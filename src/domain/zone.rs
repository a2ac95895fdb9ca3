//! Time as people at the event read it. Stored times are UTC; pages show the event's zone.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, TimeZone, Utc};
use chrono_tz::Tz;
use serde::Serialize;

/// A place's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone(Tz);

/// What is no time zone, or no time in one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ZoneError {
    Unknown(String),
    /// The clock jumps over this time.
    Skipped,
    /// Not a year with four digits.
    UnusualYear,
}

/// A year with four digits: what pages, papers and both databases can write.
fn is_usual_year(day: NaiveDate) -> bool {
    (1..=9999).contains(&day.year())
}

/// `2025-05-10`, as forms and files have it. None where it is no day, or its year has not four digits.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    text.trim().parse().ok().filter(|day| is_usual_year(*day))
}

/// Whether a stored text has a day in quotation marks whose year has not four digits: such years begin with a sign.
pub fn has_unusual_year(text: &str) -> bool {
    let is_day = |found: (usize, &str)| {
        let rest = text[found.0..].trim_start_matches('"');
        let end = rest.find(|c: char| !matches!(c, '+' | '-' | '0'..='9')).unwrap_or(rest.len());
        rest[..end].parse::<NaiveDate>().is_ok()
    };
    text.match_indices("\"+").chain(text.match_indices("\"-")).any(is_day)
}

impl Zone {
    pub fn parse(name: &str) -> Result<Self, ZoneError> {
        name.trim().parse().map(Self).map_err(|_| ZoneError::Unknown(name.trim().to_owned()))
    }

    /// The zone of this name, or UTC when there is none: for showing what is stored already.
    pub fn or_utc(name: &str) -> Self {
        Self::parse(name).unwrap_or(Self(Tz::UTC))
    }

    /// What the clock on the wall said.
    pub fn local(self, at: DateTime<Utc>) -> NaiveDateTime {
        at.with_timezone(&self.0).naive_local()
    }

    /// When the clock on the wall says this; the earlier time where an hour comes twice.
    pub fn utc(self, local: NaiveDateTime) -> Result<DateTime<Utc>, ZoneError> {
        if !is_usual_year(local.date()) {
            return Err(ZoneError::UnusualYear);
        }
        let found = self.0.from_local_datetime(&local).earliest().ok_or(ZoneError::Skipped)?.to_utc();
        if is_usual_year(found.date_naive()) { Ok(found) } else { Err(ZoneError::UnusualYear) }
    }

    /// `Sat 10 May 2025, 09:30`
    pub fn long(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%a %-d %b %Y, %H:%M").to_string()
    }

    /// `Sat 10 May, 09:30`
    pub fn this_year(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%a %-d %b, %H:%M").to_string()
    }

    /// `Sat 10 May`
    pub fn day(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%a %-d %b").to_string()
    }

    /// `09:30`
    pub fn clock(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%H:%M").to_string()
    }

    /// As short as it can be told at `now`: `16:30` of the same day, `Fri 18:02` of the days around it, else
    /// `Fri 8 May, 18:02`, and with its year where that is another one.
    pub fn near(self, at: DateTime<Utc>, now: DateTime<Utc>) -> String {
        let (at, now) = (self.local(at), self.local(now));
        let form = match (at.date() - now.date()).num_days() {
            0 => "%H:%M",
            -6..=6 => "%a %H:%M",
            _ if at.year() == now.year() => "%a %-d %b, %H:%M",
            _ => "%a %-d %b %Y, %H:%M",
        };
        at.format(form).to_string()
    }

    /// The same of a day by which something is due: `today 16:30`, since a time alone may be that of any day.
    pub fn due(self, at: DateTime<Utc>, now: DateTime<Utc>) -> String {
        let is_today = self.local(at).date() == self.local(now).date();
        let near = self.near(at, now);
        if is_today { format!("today {near}") } else { near }
    }

    /// `2025-05-10T09:30`, as a form's field has it.
    pub fn field(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%Y-%m-%dT%H:%M").to_string()
    }
}

/// `Sat 10 May 2025`
pub fn long_date(date: NaiveDate) -> String {
    date.format("%a %-d %b %Y").to_string()
}

/// `Sat 14`, `Sat 31 May`: the first of several days, without what the last one says as well.
pub fn date_before(first: NaiveDate, last: NaiveDate) -> String {
    let form = match first.year() == last.year() {
        true if first.month() == last.month() => "%a %-d",
        true => "%a %-d %b",
        false => "%a %-d %b %Y",
    };
    first.format(form).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_several_days_leaves_out_what_the_last_one_says() {
        let day = |text: &str| parse_day(text).unwrap();
        let first = |first, last| date_before(day(first), day(last));
        assert_eq!(first("2025-06-14", "2025-06-15"), "Sat 14");
        assert_eq!(first("2025-05-31", "2025-06-01"), "Sat 31 May");
        assert_eq!(first("2025-12-31", "2026-01-01"), "Wed 31 Dec 2025");
    }

    #[test]
    fn summer_time_is_kept() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        let at = zone.utc("2025-05-10T09:30:00".parse().unwrap()).unwrap();
        assert_eq!(at.to_rfc3339(), "2025-05-10T07:30:00+00:00");
        assert_eq!(zone.long(at), "Sat 10 May 2025, 09:30");
        assert_eq!(zone.this_year(at), "Sat 10 May, 09:30");
        assert_eq!(zone.day(at), "Sat 10 May");
        assert_eq!(zone.utc("2025-03-30T02:30:00".parse().unwrap()), Err(ZoneError::Skipped));
        assert_eq!(zone.utc("+12025-03-30T02:30:00".parse().unwrap()), Err(ZoneError::UnusualYear));
        let west = Zone::parse("America/New_York").unwrap();
        assert_eq!(west.utc("9999-12-31T23:30:00".parse().unwrap()), Err(ZoneError::UnusualYear));
        assert!(Zone::parse("Europe/Nowhere").is_err());
    }

    #[test]
    fn a_moment_is_told_as_short_as_its_day_allows() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        let at = |text: &str| zone.utc(text.parse().unwrap()).unwrap();
        let now = at("2025-05-10T09:30:00");
        for (moment, told) in [
            ("2025-05-10T23:59:00", "23:59"),
            ("2025-05-09T00:01:00", "Fri 00:01"),
            ("2025-05-16T20:00:00", "Fri 20:00"),
            ("2025-05-03T20:00:00", "Sat 3 May, 20:00"),
            ("2024-12-31T20:00:00", "Tue 31 Dec 2024, 20:00"),
        ] {
            assert_eq!(zone.near(at(moment), now), told);
        }
    }

    #[test]
    fn a_year_has_four_digits() {
        for text in ["+12025-05-10", "-0001-05-10", "0000-01-01", "tomorrow", ""] {
            assert_eq!(parse_day(text), None, "{text}");
        }
        assert_eq!(parse_day(" 9999-12-31 ").map(|day| day.to_string()).as_deref(), Some("9999-12-31"));
        assert!(has_unusual_year(r#"{"starts_on":"+12025-05-10"}"#));
        assert!(has_unusual_year(r#"["-0001-05-10T09:30:00Z"]"#));
        for fine in
            [r#"{"starts_on":"2025-05-10","about":"+1 or \"-1\""}"#, "\"+", "\"-12 points\"", "+12025-05-10"]
        {
            assert!(!has_unusual_year(fine), "{fine}");
        }
    }
}
