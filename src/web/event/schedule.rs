//! The days of an event as its pack tells them, derived from a few settings (`handbook E7`).

use crate::domain::{
    event::{
        pack::Settings,
        schedule::{Day, ItemKind, Schedule, derive_schedule},
    },
    zone::long_date,
};
use crate::words::{InWords, pages::schedule as say};

/// A part of the day, for the line of steps.
pub struct DayStep {
    pub label: String,
    /// With the day where it is not the first.
    pub time: String,
    /// `is-done`, `is-now`; empty for what is to come.
    pub class: &'static str,
}

/// The parts of the event in their order: doors, rounds, awards. `newest` is the newest round and whether it is closed;
/// nothing without a schedule.
pub fn steps(settings: &Settings, newest: Option<(u32, bool)>, is_finished: bool) -> Vec<DayStep> {
    let days = Schedule::of(settings).map(|schedule| derive_schedule(&schedule)).unwrap_or_default();
    let reached = newest.map_or(0, |(number, closed)| if closed { number + 1 } else { number });
    let last = settings.rounds;
    let class = |kind: ItemKind| {
        let (done, now) = match kind {
            ItemKind::Round(number) => (number.0 < reached, number.0 == reached),
            ItemKind::Awards => (false, reached > last),
            _ => (reached > 0, reached == 0),
        };
        match (is_finished || done, now) {
            (true, _) => "is-done",
            (_, true) => "is-now",
            _ => "",
        }
    };
    let mut steps = Vec::new();
    for day in &days {
        for item in &day.items {
            let is_told = match item.kind {
                ItemKind::Round(_) | ItemKind::Awards => true,
                ItemKind::Doors => day.number == 1,
                _ => false,
            };
            if is_told {
                let weekday = day.date.filter(|_| day.number > 1).map(|date| date.format("%a ").to_string());
                let time = format!("{}{}", weekday.unwrap_or_default(), item.at.format("%H:%M"));
                steps.push(DayStep { label: item.kind.in_words(), time, class: class(item.kind) });
            }
        }
    }
    steps
}

/// A line for everything that happens, one fact a day. Without the time of the first round there is none.
pub fn facts(settings: &Settings) -> Vec<(&'static str, String)> {
    let days = Schedule::of(settings).map(|schedule| derive_schedule(&schedule)).unwrap_or_default();
    let only = days.len() == 1;
    let label = |number: usize| if only { say::ONLY_DAY } else { say::day(number) };
    days.iter().enumerate().map(|(number, day)| (label(number), lines(day, only))).collect()
}

fn lines(day: &Day, only: bool) -> String {
    let date = day.date.filter(|_| !only).map(long_date);
    let items = day.items.iter().filter(|item| item.kind != ItemKind::Break).map(say::line);
    let late = day.ends_after_midnight.then(|| say::AFTER_MIDNIGHT.to_owned());
    date.into_iter().chain(items).chain(late).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    #[test]
    fn e7_a_weekend_has_a_line_for_everything_that_happens() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let days = facts(&settings);
        assert_eq!(days.iter().map(|(label, _)| *label).collect::<Vec<_>>(), ["Day 1", "Day 2"]);
        let first: Vec<&str> = days[0].1.lines().collect();
        assert!(first[0].contains("15 May 2027") && first[1] == "09:00 Doors open", "{first:?}");
        assert!(
            first.contains(&"09:30–12:15 Round 1") && first.contains(&"13:15–16:00 Round 2"),
            "{first:?}"
        );
        assert!(days[1].1.ends_with("12:15 Awards"), "{}", days[1].1);
    }

    #[test]
    fn the_line_of_the_day_says_what_is_on() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let classes = |newest, is_finished| {
            let steps = steps(&settings, newest, is_finished);
            steps.iter().map(|step| step.class).collect::<Vec<_>>()
        };
        assert_eq!(classes(None, false), ["is-now", "", "", "", ""]);
        assert_eq!(classes(Some((2, false)), false), ["is-done", "is-done", "is-now", "", ""]);
        assert_eq!(classes(Some((2, true)), false), ["is-done", "is-done", "is-done", "is-now", ""]);
        assert_eq!(classes(Some((3, true)), false)[4], "is-now");
        assert_eq!(classes(Some((3, true)), true), ["is-done"; 5]);
        let told = steps(&settings, None, false);
        assert_eq!((told[1].time.as_str(), told[3].time.as_str()), ("09:30", "Sun 09:30"));
    }

    #[test]
    fn a_single_day_needs_no_number_and_no_start_no_schedule() {
        let one = Settings { starts_on: NaiveDate::from_ymd_opt(2027, 5, 15), ..Settings::default() };
        assert_eq!(facts(&one)[0].0, "Schedule");
        assert!(facts(&Settings { first_round_at: None, ..one }).is_empty());
    }
}
