//! What suits an event by its date, its days, its places and its points limit (`handbook E3`, `E6`), and from what it
//! follows.

use super::pack::{RosterPolicy, Settings};
use crate::domain::{
    system::{Season, System},
    zone::Zone,
};
use chrono::{DateTime, Days, NaiveTime, Utc};

/// Rosters are due so many days before the first, time to read them and to mend them; where that is over, fewer.
const DAYS_TO_READ: [u64; 3] = [7, 3, 1];

/// What is suggested for an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub days: u32,
    /// Of the guide; none where it has no line for so few players.
    pub rounds: Option<u32>,
    /// The fewest that leave one unbeaten at most.
    pub fewest_rounds: u32,
    pub round_minutes: u32,
    /// In force on the first day; none where that is not set, or the game has no seasons.
    pub season: Option<&'static Season>,
    /// An evening a week before the first day, where rosters are handed in, and so many days before it; none where the
    /// first day is too near.
    pub rosters_due: Option<(DateTime<Utc>, u64)>,
    /// One place more where the number is odd.
    pub capacity: u32,
}

impl Settings {
    /// What suits the date, days, places and points limit that are set.
    pub fn suggestion(&self, now: DateTime<Utc>) -> Suggestion {
        let game = self.game();
        let days = self.days();
        Suggestion {
            days,
            rounds: game.rounds_for(self.capacity, days).map(|guide| guide.rounds),
            fewest_rounds: System::fewest_rounds(self.capacity),
            round_minutes: game.round_minutes(self.points_limit),
            season: self.starts_on.and_then(|day| game.season_on(day)),
            rosters_due: self.rosters_due(now),
            capacity: self.capacity + self.capacity % 2,
        }
    }

    /// How many days the event takes; one where they are not set.
    pub fn days(&self) -> u32 {
        let days = self.starts_on.zip(self.ends_on).map_or(1, |(first, last)| (last - first).num_days() + 1);
        u32::try_from(days).unwrap_or(1).max(1)
    }

    fn rosters_due(&self, now: DateTime<Utc>) -> Option<(DateTime<Utc>, u64)> {
        let day = self.starts_on.filter(|_| self.rosters != RosterPolicy::AtTable)?;
        let evening = NaiveTime::from_hms_opt(20, 0, 0)?;
        let zone = Zone::or_utc(&self.time_zone);
        let before = |days: u64| {
            let due = zone.utc(day.checked_sub_days(Days::new(days))?.and_time(evening)).ok()?;
            (due > now).then_some((due, days))
        };
        DAYS_TO_READ.into_iter().find_map(before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noon_of_day(day: &str) -> DateTime<Utc> {
        format!("{day}T12:00:00Z").parse().unwrap()
    }

    fn sample_dated_settings(first: &str, last: &str) -> Settings {
        Settings { starts_on: first.parse().ok(), ends_on: last.parse().ok(), ..Settings::default() }
    }

    #[test]
    fn e3_e6_date_days_places_and_points_suggest_the_rest() {
        let weekend = Settings { capacity: 31, ..sample_dated_settings("2027-05-15", "2027-05-16") };
        let told = weekend.suggestion(noon_of_day("2027-01-01"));
        assert_eq!((told.days, told.rounds, told.capacity, told.fewest_rounds), (2, Some(5), 32, 5));
        assert_eq!(told.round_minutes, 165);
        assert_eq!(told.season, weekend.game().seasons.last());
        assert_eq!(told.rosters_due.unwrap().0.to_rfc3339(), "2027-05-08T19:00:00+00:00");
        let small = Settings { points_limit: 1000, ..sample_dated_settings("2027-05-15", "2027-05-15") };
        let small = small.suggestion(noon_of_day("2027-01-01"));
        assert!(small.round_minutes < 165 && small.rounds == Some(3), "{small:?}");
    }

    #[test]
    fn without_a_date_nothing_is_said_that_depends_on_it() {
        let told = Settings::default().suggestion(noon_of_day("2027-01-01"));
        assert_eq!((told.season, told.rosters_due), (None, None));
        let at_table =
            Settings { rosters: RosterPolicy::AtTable, ..sample_dated_settings("2027-05-15", "2027-05-15") };
        assert_eq!(at_table.suggestion(noon_of_day("2027-01-01")).rosters_due, None);
    }

    #[test]
    fn no_deadline_is_suggested_that_is_over() {
        let event = sample_dated_settings("2027-05-15", "2027-05-16");
        let days = |today: &str| event.suggestion(noon_of_day(today)).rosters_due.map(|(_, days)| days);
        assert_eq!(days("2027-05-08"), Some(7));
        assert_eq!((days("2027-05-09"), days("2027-05-12"), days("2027-05-13")), (Some(3), Some(3), Some(1)));
        assert_eq!((days("2027-05-15"), days("2027-06-01")), (None, None));
    }
}
