//! What becomes of the money of somebody who has paid and gave the place up (`handbook E13`).

use super::{entry::EventEntry, pack::Settings, player::Status};
use crate::domain::zone::Zone;
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;

/// Whether money is given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Refund {
    /// It is to be given back, until "paid" is taken away.
    Due,
    /// They gave the place up after the last day for refunds, which is this one.
    TooLate(NaiveDate),
}

/// What becomes of the money of this player, or of a team, which pays and gives its place up as one; none of whoever
/// plays or has not paid. Who only waited for a place gave none up, and gets the money back on any day.
pub fn refund_of_entry<'a>(settings: &Settings, entry: impl Into<EventEntry<'a>>) -> Option<Refund> {
    let EventEntry { paid, status, gave_up_at, .. } = entry.into();
    let gave_up = paid && status == Status::Withdrawn;
    gave_up.then(|| gave_up_at.map_or(Refund::Due, |at| refund_at(settings, at)))
}

/// The same of somebody who gives the place up at `at`, by the clock of the event.
pub fn refund_at(settings: &Settings, at: DateTime<Utc>) -> Refund {
    let day = Zone::or_utc(&settings.time_zone).local(at).date();
    settings.refund_until.filter(|last| *last < day).map_or(Refund::Due, Refund::TooLate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_day_for_refunds_ends_by_the_clock_of_the_event() {
        let last: NaiveDate = "2025-05-01".parse().unwrap();
        let settings =
            Settings { time_zone: "Europe/Berlin".into(), refund_until: Some(last), ..Settings::default() };
        let at = |settings: &Settings, time: &str| refund_at(settings, time.parse().unwrap());
        assert_eq!(at(&settings, "2025-05-01T21:59:00Z"), Refund::Due);
        assert_eq!(at(&settings, "2025-05-01T22:01:00Z"), Refund::TooLate(last));
        assert_eq!(at(&Settings { refund_until: None, ..settings }, "2025-09-01T00:00:00Z"), Refund::Due);
    }
}
