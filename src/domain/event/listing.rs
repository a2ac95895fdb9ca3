//! The lists of events that everybody sees, and where in them an event stands.

use super::{Event, Stage};
use crate::domain::{alphabet::words_for_search, ids::EventId, zone::Zone};
use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, TimeDelta, Utc};
use serde::Serialize;
use std::{collections::BTreeSet, fmt, str::FromStr};
use uuid::Uuid;

/// An event ends late, not at midnight: from this hour of the next day on it is past.
const PAST_FROM: NaiveTime = NaiveTime::from_hms_opt(4, 0, 0).unwrap();

/// A list of events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventList {
    /// The next to end last.
    Running,
    /// The next one first.
    Coming,
    /// The newest first, as those that were archived.
    Past,
    Archived,
}

enum_words! { EventList: Running "running", Coming "coming", Past "past", Archived "archived" }

/// Where an event stands, as far as that depends on nothing but the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventShelf {
    Draft,
    /// Until its days are over.
    Coming,
    Running,
    /// It runs whatever its days: a round is open, or it tells no day.
    Playing,
    Over,
    Archived,
}

enum_words! { EventShelf:
    Draft "draft", Coming "coming", Running "running", Playing "playing", Over "over", Archived "archived"
}

/// A place in a list: when an event is past by its days, and which one it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListPlace {
    pub at: DateTime<Utc>,
    pub event: EventId,
}

/// Those of a shelf that stand between two places, which do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShelfStretch {
    pub shelf: EventShelf,
    pub from: ListPlace,
    pub until: ListPlace,
    /// Read from its end on.
    pub newest_first: bool,
}

/// The shelf that an event stands on, and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShelfPlace {
    pub shelf: EventShelf,
    pub place: ListPlace,
}

/// By so many words an event is found, each so long at most.
const MOST_WORDS: usize = 60;
const LONGEST_WORD: usize = 40;

impl Event {
    /// By which words it is found: of its name, where it is, what is played and the year. None of a draft.
    pub fn search_words(&self) -> BTreeSet<String> {
        if self.stage == Stage::Draft {
            return BTreeSet::new();
        }
        let settings = &self.settings;
        let game = settings.game().name.as_str();
        let words = [self.name.as_str(), settings.venue.as_str(), settings.address.as_str(), game];
        let days = [settings.starts_on, settings.ends_on].into_iter().flatten();
        let years = days.map(|day| day.year().to_string());
        let words = words.into_iter().flat_map(words_for_search).chain(years);
        words.map(|word| word.chars().take(LONGEST_WORD).collect()).take(MOST_WORDS).collect()
    }

    /// From when on it is past, by its dates: from 04:00 of its own time after its last day. `None`: it tells no day.
    pub fn past_from(&self) -> Option<DateTime<Utc>> {
        past_after_day(self.last_day()?, &self.settings.time_zone)
    }

    /// Whether it is past, whatever its stage: it was ended, or its days are over and no round of it is open.
    pub fn is_past(&self, now: DateTime<Utc>, has_open_round: bool) -> bool {
        self.stage.is_over() || !has_open_round && self.past_from().is_some_and(|at| at <= now)
    }

    fn last_day(&self) -> Option<NaiveDate> {
        self.settings.ends_on.max(self.settings.starts_on)
    }

    /// Where it stands in the lists.
    pub fn place_in_lists(&self, has_open_round: bool) -> ShelfPlace {
        let dated = self.past_from();
        let on = match self.stage {
            Stage::Draft => EventShelf::Draft,
            Stage::Published | Stage::RegistrationClosed => EventShelf::Coming,
            Stage::Running if has_open_round || dated.is_none() => EventShelf::Playing,
            Stage::Running => EventShelf::Running,
            Stage::Finished => EventShelf::Over,
            Stage::Archived => EventShelf::Archived,
        };
        let made = || past_after_day(self.created_at.date_naive(), &self.settings.time_zone);
        let at = if on == EventShelf::Coming { dated } else { dated.or_else(made) };
        let at = at.unwrap_or(ListPlace::LAST.at).clamp(ListPlace::FIRST.at, ListPlace::LAST.at);
        ShelfPlace { shelf: on, place: ListPlace { at, event: self.id } }
    }
}

/// From when on an event is past whose last day was this.
fn past_after_day(last: NaiveDate, time_zone: &str) -> Option<DateTime<Utc>> {
    let at = last.succ_opt()?.and_time(PAST_FROM);
    let zone = Zone::or_utc(time_zone);
    // No clock has jumped over more than an hour of a night.
    zone.utc(at).or_else(|_| zone.utc(at + TimeDelta::hours(1))).ok()
}

impl EventList {
    /// What stands in it now, from one of these places to the other.
    pub fn stretches(self, now: DateTime<Utc>) -> Vec<ShelfStretch> {
        // Behind all that are past, and before all that are not.
        let now = ListPlace { at: now, event: ListPlace::LAST.event };
        let all = |shelf| ShelfStretch { newest_first: self.is_newest_first(), ..ShelfStretch::all(shelf) };
        let later = |shelf| ShelfStretch { from: now, ..all(shelf) };
        let past = |shelf| ShelfStretch { until: now, ..all(shelf) };
        match self {
            Self::Running => vec![all(EventShelf::Playing), later(EventShelf::Running)],
            Self::Coming => vec![later(EventShelf::Coming)],
            Self::Past => vec![all(EventShelf::Over), past(EventShelf::Coming), past(EventShelf::Running)],
            Self::Archived => vec![all(EventShelf::Archived)],
        }
    }

    /// Whether what is past last stands first.
    fn is_newest_first(self) -> bool {
        self != Self::Coming
    }
}

impl ListPlace {
    /// Before every event.
    pub const FIRST: Self =
        Self { at: DateTime::from_timestamp(-62_135_596_800, 0).unwrap(), event: EventId(Uuid::nil()) };
    /// Behind every event; at its time those that tell no day.
    pub const LAST: Self =
        Self { at: DateTime::from_timestamp(253_402_214_400, 0).unwrap(), event: EventId(Uuid::max()) };
}

impl ShelfStretch {
    /// The whole shelf.
    pub fn all(shelf: EventShelf) -> Self {
        Self { shelf, from: ListPlace::FIRST, until: ListPlace::LAST, newest_first: true }
    }

    /// What of it is read after this place.
    #[must_use]
    pub fn after(self, place: ListPlace) -> Self {
        if self.newest_first {
            Self { until: self.until.min(place), ..self }
        } else {
            Self { from: self.from.max(place), ..self }
        }
    }

    /// The same, read the other way.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { newest_first: !self.newest_first, ..self }
    }
}

/// As it stands in an address.
impl fmt::Display for ListPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at.timestamp_millis(), self.event.0.simple())
    }
}

impl FromStr for ListPlace {
    /// It is none that a page has written.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (at, event) = text.split_once('.').ok_or(())?;
        let at = at.parse().ok().and_then(DateTime::from_timestamp_millis).ok_or(())?;
        let place = Self { at, event: EventId(event.parse().map_err(|_| ())?) };
        let is_written = text == place.to_string() && (Self::FIRST..=Self::LAST).contains(&place);
        is_written.then_some(place).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event::{EventName, pack::Settings};

    fn sample_event() -> Event {
        Event {
            id: EventId(Uuid::from_u128(7)),
            slug: "open".into(),
            name: EventName::parse("Open").unwrap(),
            stage: Stage::Published,
            settings: Settings::default(),
            seed: 1,
            version: 1,
            created_at: DateTime::default(),
        }
    }

    fn sample_time(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn an_event_is_past_from_four_in_the_morning_after_its_last_day_unless_a_round_is_open() {
        let mut event = sample_event();
        assert!(!event.is_past(sample_time("2030-01-01T00:00:00Z"), false), "it tells no day");
        event.settings.starts_on = "2026-05-16".parse().ok();
        event.settings.ends_on = "2026-05-17".parse().ok();
        event.settings.time_zone = "Europe/Berlin".into();
        assert!(!event.is_past(sample_time("2026-05-18T01:59:00Z"), false));
        assert!(event.is_past(sample_time("2026-05-18T02:00:00Z"), false));
        assert!(!event.is_past(sample_time("2026-05-18T02:00:00Z"), true));
        event.stage = Stage::Finished;
        assert!(event.is_past(sample_time("2026-05-01T00:00:00Z"), true));
    }

    /// Whatever stage an event is in, whatever day it tells, and whether or not a round is open.
    #[test]
    fn an_event_stands_in_the_one_list_that_its_stage_and_days_say() {
        let days = [None, Some("0001-01-01"), Some("2026-05-17"), Some("9999-12-31")];
        for (stage, day, is_open) in Stage::ALL
            .into_iter()
            .flat_map(|stage| days.map(|day| (stage, day)))
            .flat_map(|(stage, day)| [true, false].map(|is_open| (stage, day, is_open)))
        {
            let mut event = Event { stage, ..sample_event() };
            event.settings.ends_on = day.and_then(|day| day.parse().ok());
            for now in ["2026-05-18T03:59:59Z", "2026-05-18T04:00:00Z"].map(sample_time) {
                let has_open_round = is_open && stage == Stage::Running;
                let expected = match stage {
                    Stage::Draft => None,
                    Stage::Archived => Some(EventList::Archived),
                    _ if event.is_past(now, has_open_round) => Some(EventList::Past),
                    Stage::Running => Some(EventList::Running),
                    _ => Some(EventList::Coming),
                };
                let ShelfPlace { shelf, place } = event.place_in_lists(has_open_round);
                let holds =
                    |part: &ShelfStretch| part.shelf == shelf && part.from < place && place < part.until;
                let of = |list: &EventList| list.stretches(now).iter().any(holds);
                let found: Vec<EventList> = EventList::ALL.into_iter().filter(of).collect();
                assert_eq!(found, Vec::from_iter(expected), "{stage:?} {day:?} {has_open_round} {now}");
            }
        }
    }

    #[test]
    fn a_place_is_read_as_it_is_written_and_nothing_else_is_one() {
        let place = sample_event().place_in_lists(false).place;
        for place in [place, ListPlace::FIRST, ListPlace::LAST] {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        let nobody = "00000000000000000000000000000007";
        let wrong = [
            String::new(),
            "x".into(),
            "1".into(),
            format!("+1.{nobody}"),
            format!("01.{nobody}"),
            format!("{}.{nobody}", i64::MAX),
            "1.7".into(),
        ];
        for text in wrong {
            assert_eq!(text.parse::<ListPlace>(), Err(()), "{text}");
        }
    }
}
