//! What people may do by themselves before and on the day, what they are asked, and what they should know of the place.

use super::TerrainBy;
use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

/// Questions of the organiser's own at sign-up.
pub const MOST_QUESTIONS: usize = 5;
/// The longest question, and the longest answer, in characters.
pub const LONGEST_ANSWER: usize = 300;

/// Everything about the day that the organiser sets, apart from the rounds themselves.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DaySettings {
    /// Players say by themselves, on their own phones, that they are here.
    pub self_check_in: bool,
    /// None: from the moment the event is published.
    pub registration_opens_at: Option<DateTime<Utc>>,
    /// None: until the organiser closes it.
    pub registration_closes_at: Option<DateTime<Utc>>,
    /// A place that becomes free goes to whoever has waited longest, by itself.
    pub places_by_themselves: bool,
    /// Entries of before no longer count against how many an event takes: the organiser opened it again.
    pub entries_count_from: Option<DateTime<Utc>>,
    /// Asked of everybody who signs up.
    pub questions: Vec<String>,
    /// The sides of a battlefield, the short one first; None: as the game has it for the points limit (`E10`).
    pub battlefield_inches: Option<[u32; 2]>,
    /// None: as many as the game has for the points limit (`E10`).
    pub terrain_features: Option<u32>,
    /// None: nothing is said of it.
    pub terrain_by: Option<TerrainBy>,
    /// What else is to be known of tables and terrain. Of before the fields above, it may name a size.
    pub battlefield: String,
    pub code_of_conduct: String,
    /// Whom to turn to, quiet rooms, access.
    pub welfare: String,
    /// Ways out, meeting point, first aid.
    pub fire_exits: String,
    /// Documents are printed on Letter instead of A4.
    pub letter_paper: bool,
}

/// Whether people can sign up by themselves, as far as dates say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByDate {
    /// From then on.
    NotYet(DateTime<Utc>),
    Open,
    /// Since then not any more.
    Over(DateTime<Utc>),
}

impl DaySettings {
    pub fn registration(&self, now: DateTime<Utc>) -> ByDate {
        match (self.registration_opens_at, self.registration_closes_at) {
            (Some(opens), _) if now < opens => ByDate::NotYet(opens),
            (_, Some(closes)) if closes <= now => ByDate::Over(closes),
            _ => ByDate::Open,
        }
    }

    /// A date that is still to come changes what a page says of signing up.
    pub fn registration_changes_later(&self, now: DateTime<Utc>) -> bool {
        let dates = [self.registration_opens_at, self.registration_closes_at];
        dates.into_iter().flatten().any(|at| now < at)
    }

    /// The same ways another time, without the dates.
    #[must_use]
    pub fn for_another_time(&self) -> Self {
        Self { registration_opens_at: None, registration_closes_at: None, ..self.clone() }
    }
}

/// Why players do not check in by themselves now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum OwnCheckIn {
    /// The event does not offer it.
    AtTheDesk,
    /// The first day is still to come.
    NotBefore(NaiveDate),
    /// A round is drawn: the desk has to find a seat.
    Drawn,
    /// Whoever has no place checks in nowhere.
    NoPlace,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registration_opens_and_closes_by_its_dates() {
        let at = |hour: u32| format!("2026-05-01T{hour:02}:00:00Z").parse::<DateTime<Utc>>().unwrap();
        let day = DaySettings {
            registration_opens_at: Some(at(10)),
            registration_closes_at: Some(at(20)),
            ..DaySettings::default()
        };
        assert_eq!(day.registration(at(9)), ByDate::NotYet(at(10)));
        assert_eq!([at(10), at(19)].map(|now| day.registration(now)), [ByDate::Open; 2]);
        assert_eq!(day.registration(at(20)), ByDate::Over(at(20)));
        assert!(day.registration_changes_later(at(19)) && !day.registration_changes_later(at(20)));
        assert_eq!(day.for_another_time(), DaySettings::default());
        assert_eq!(DaySettings::default().registration(at(1)), ByDate::Open);
    }
}
