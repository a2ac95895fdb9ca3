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

    /// `09:30`
    pub fn clock(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%H:%M").to_string()
    }

    /// `2025-05-10T09:30`, as a form's field has it.
    pub fn field(self, at: DateTime<Utc>) -> String {
        self.local(at).format("%Y-%m-%dT%H:%M").to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summer_time_is_kept() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        let at = zone.utc("2025-05-10T09:30:00".parse().unwrap()).unwrap();
        assert_eq!(at.to_rfc3339(), "2025-05-10T07:30:00+00:00");
        assert_eq!(zone.utc("2025-03-30T02:30:00".parse().unwrap()), Err(ZoneError::Skipped));
        assert_eq!(zone.utc("+12025-03-30T02:30:00".parse().unwrap()), Err(ZoneError::UnusualYear));
        let west = Zone::parse("America/New_York").unwrap();
        assert_eq!(west.utc("9999-12-31T23:30:00".parse().unwrap()), Err(ZoneError::UnusualYear));
        assert!(Zone::parse("Europe/Nowhere").is_err());
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
