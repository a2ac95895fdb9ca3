//! The page on which an organiser sets the timetable.

use crate::domain::event::timetable::TimetablePart;

pub const OTHERS_SAVED: &str =
    "Somebody else saved the timetable while you looked at it. Here it is as it stands.";
pub const SAVED: &str = "Saved. Players see it at once, on the event's page and on their phones.";
pub const SOMETHING_ELSE: &str = "Something else";
pub const CHOOSE_WHAT: &str = "Choose what it is.";
pub const NAME_IT: &str = "Say what it is, like Raffle.";
pub const NOTHING_LEFT: &str =
    "A timetable without any time is none: use the times that follow from the settings.";
pub const OUT_OF_ITS_DAY: &str = "It would move along into the next day. Change its time yourself, or do not let what \
    comes later move along.";

/// `Day 1, Sat 15 May 2027`
pub fn word_numbered_day(number: u32, date: &str) -> String {
    format!("Day {number}, {date}")
}

/// The same while the first day is not set.
pub fn day_without_date(number: u32) -> String {
    format!("Day {number}")
}

/// What somebody else made of a part.
pub fn made_of_it(part: Option<&TimetablePart>) -> String {
    match part {
        Some(part) => {
            format!("set it to {} for {} minutes on day {}", part.at.format("%H:%M"), part.minutes, part.day)
        }
        None => "taken it out".to_owned(),
    }
}
