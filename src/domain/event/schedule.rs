//! A day-by-day schedule from a few settings: briefing, rounds, meals, awards (`handbook E7`).

use super::{
    pack::Settings,
    timetable::{PartKind, TimetablePart, in_order, minute_of, time_of},
};
use crate::domain::{numbers::RoundNumber, zone::Zone};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

/// What a schedule is derived from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schedule {
    pub starts_on: Option<NaiveDate>,
    /// At least 1.
    pub days: u32,
    pub rounds: u32,
    pub doors_open_at: Option<NaiveTime>,
    pub first_round_at: NaiveTime,
    pub round_minutes: u32,
    pub break_minutes: u32,
}

/// One day of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// From 1.
    pub number: u32,
    pub date: Option<NaiveDate>,
    pub items: Vec<ScheduleItem>,
    /// Its last part ends on the next day.
    pub ends_after_midnight: bool,
}

/// Something that happens, by the venue's clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScheduleItem {
    pub at: NaiveTime,
    pub until: NaiveTime,
    pub kind: PartKind,
}

const BRIEFING_MINUTES: u32 = 15;
const MEAL_MINUTES: u32 = 60;
const AWARDS_MINUTES: u32 = 30;
/// The break nearest to one o'clock is the meal.
const MEAL_AT: u32 = 13 * 60;

impl Schedule {
    /// From the settings of an event; without the time of the first round there is no schedule.
    pub fn from_settings(settings: &Settings) -> Option<Self> {
        let days = settings.starts_on.zip(settings.ends_on).map_or(1, |(first, last)| {
            u32::try_from((last - first).num_days().max(0)).unwrap_or(u32::MAX).saturating_add(1)
        });
        Some(Self {
            starts_on: settings.starts_on,
            days: days.clamp(1, settings.rounds.max(1)),
            rounds: settings.rounds,
            doors_open_at: settings.doors_open_at,
            first_round_at: settings.first_round_at?,
            round_minutes: settings.round_minutes,
            break_minutes: settings.break_minutes,
        })
    }
}

impl Settings {
    /// The days of the event: as the organiser set them, else as they follow from the other settings. None without
    /// the time of the first round.
    pub fn schedule(&self) -> Vec<Day> {
        if self.timetable.is_empty() {
            return self.schedule_by_length();
        }
        let last = self.timetable.iter().map(|part| part.day).max().unwrap_or(1);
        (1..=last).map(|number| self.set_day(number)).collect()
    }

    /// The days as they follow from length, breaks and the time of the first round.
    pub fn schedule_by_length(&self) -> Vec<Day> {
        Schedule::from_settings(self).map(|schedule| derive_schedule(&schedule)).unwrap_or_default()
    }

    /// When the awards are planned; none without a day, or without a timetable.
    pub fn awards_time(&self) -> Option<DateTime<Utc>> {
        let days = self.schedule();
        let mut items = days.iter().flat_map(|day| day.items.iter().map(move |item| (day, item)));
        let (day, item) = items.find(|(_, item)| item.kind == PartKind::Awards)?;
        Zone::or_utc(&self.time_zone).utc(day.date?.and_time(item.at)).ok()
    }

    /// The parts of all days in order: what an organiser starts from, or goes on with.
    pub fn timetable_parts(&self) -> Vec<TimetablePart> {
        if !self.timetable.is_empty() {
            return self.timetable.clone();
        }
        let parts = self.schedule_by_length().into_iter().flat_map(|day| {
            let part = move |item: ScheduleItem| {
                TimetablePart::part_between_times(day.number, (item.at, item.until), item.kind)
            };
            day.items.into_iter().map(part)
        });
        in_order(parts.collect())
    }

    /// The date of a day of the event, from 1.
    pub fn date_of_day(&self, number: u32) -> Option<NaiveDate> {
        self.starts_on?.checked_add_days(chrono::Days::new(number.saturating_sub(1).into()))
    }

    fn set_day(&self, number: u32) -> Day {
        let is_held = |part: &&TimetablePart| match part.what {
            PartKind::Round(round) => round.0 <= self.rounds,
            _ => true,
        };
        let parts = self.timetable.iter().filter(|part| part.day == number).filter(is_held);
        let items = parts.clone().map(|part| ScheduleItem {
            at: part.at,
            until: part.until(),
            kind: part.what.clone(),
        });
        Day {
            number,
            date: self.date_of_day(number),
            items: items.collect(),
            ends_after_midnight: parts.clone().any(TimetablePart::ends_after_midnight),
        }
    }
}

/// The days of an event. Rounds are spread evenly, the first days having one more where it does not divide.
#[must_use]
pub fn derive_schedule(schedule: &Schedule) -> Vec<Day> {
    let days = schedule.days.max(1);
    let (each, rest) = (schedule.rounds / days, schedule.rounds % days);
    let mut first_round = 1;
    (0..days)
        .map(|day| {
            let rounds = each + u32::from(day < rest);
            let numbers = first_round..first_round + rounds;
            first_round += rounds;
            day_of(schedule, day + 1, numbers)
        })
        .collect()
}

fn day_of(schedule: &Schedule, number: u32, rounds: std::ops::Range<u32>) -> Day {
    let starts = minute_of(schedule.first_round_at);
    let length = schedule.round_minutes;
    // The breaks after all rounds but the last, as they would be without a meal.
    let gaps = rounds.len().saturating_sub(1);
    let ends = (1..).map(|round| starts + round * length + (round - 1) * schedule.break_minutes);
    let meal = ends.take(gaps).enumerate().min_by_key(|(_, end)| end.abs_diff(MEAL_AT)).map(|(gap, _)| gap);

    let mut items = Vec::new();
    if let Some(doors) = schedule.doors_open_at.filter(|doors| *doors < schedule.first_round_at) {
        items.push((minute_of(doors), starts, PartKind::Doors));
    }
    if number == 1 {
        items.push((starts.saturating_sub(BRIEFING_MINUTES), starts, PartKind::Briefing));
    }
    let mut at = starts;
    let last = rounds.end - 1;
    for (place, round) in rounds.enumerate() {
        items.push((at, at + length, PartKind::Round(RoundNumber(round))));
        at += length;
        let (kind, minutes) = match meal {
            _ if round == last => continue,
            Some(gap) if gap == place => (PartKind::Meal, schedule.break_minutes.max(MEAL_MINUTES)),
            _ => (PartKind::Break, schedule.break_minutes),
        };
        items.push((at, at + minutes, kind));
        at += minutes;
    }
    if last == schedule.rounds {
        items.push((at, at + AWARDS_MINUTES, PartKind::Awards));
        at += AWARDS_MINUTES;
    }
    Day {
        number,
        date: schedule
            .starts_on
            .and_then(|date| date.checked_add_days(chrono::Days::new((number - 1).into()))),
        items: items
            .into_iter()
            .map(|(at, until, kind)| ScheduleItem { at: time_of(at), until: time_of(until), kind })
            .collect(),
        ends_after_midnight: at > 24 * 60,
    }
}

#[cfg(test)]
mod tests {
    use super::{
        PartKind::{Awards, Break, Briefing, Doors, Meal, Round},
        *,
    };

    fn sample_time_of_day(hours: u32, minutes: u32) -> NaiveTime {
        NaiveTime::from_hms_opt(hours, minutes, 0).unwrap()
    }

    fn sample_weekend() -> Schedule {
        Schedule {
            starts_on: NaiveDate::from_ymd_opt(2025, 5, 10),
            days: 2,
            rounds: 5,
            doors_open_at: Some(sample_time_of_day(9, 0)),
            first_round_at: sample_time_of_day(9, 30),
            round_minutes: 165,
            break_minutes: 30,
        }
    }

    #[test]
    fn e7_a_weekend_has_three_rounds_and_then_two_with_meals_and_awards() {
        let days = derive_schedule(&sample_weekend());
        let kinds = |day: usize| days[day].items.iter().map(|item| item.kind.clone()).collect::<Vec<_>>();
        assert_eq!(
            kinds(0),
            [
                Doors,
                Briefing,
                Round(RoundNumber(1)),
                Meal,
                Round(RoundNumber(2)),
                Break,
                Round(RoundNumber(3))
            ]
        );
        assert_eq!(kinds(1), [Doors, Round(RoundNumber(4)), Meal, Round(RoundNumber(5)), Awards]);
        assert_eq!(days[1].date, NaiveDate::from_ymd_opt(2025, 5, 11));
        let first = &days[0].items;
        assert_eq!((first[1].at, first[1].until), (sample_time_of_day(9, 15), sample_time_of_day(9, 30)));
        assert_eq!((first[2].at, first[2].until), (sample_time_of_day(9, 30), sample_time_of_day(12, 15)));
        assert_eq!((first[3].at, first[3].until), (sample_time_of_day(12, 15), sample_time_of_day(13, 15)));
        assert_eq!(first.last().unwrap().until, sample_time_of_day(19, 15));
        assert!(!days[0].ends_after_midnight);
    }

    #[test]
    fn e7_items_follow_each_other_and_every_round_is_there_once() {
        for (days, rounds) in [(1, 3), (2, 5), (3, 8), (1, 1), (3, 2), (1, 0)] {
            let schedule = derive_schedule(&Schedule { days, rounds, ..sample_weekend() });
            assert_eq!(schedule.len(), days as usize);
            let held = schedule.iter().flat_map(|day| &day.items).filter_map(|item| match item.kind {
                Round(number) => Some(number),
                _ => None,
            });
            assert_eq!(held.collect::<Vec<_>>(), RoundNumber::up_to(rounds).collect::<Vec<_>>());
        }
        let late = derive_schedule(&Schedule { days: 1, ..sample_weekend() });
        assert!(late[0].ends_after_midnight);
    }
}
