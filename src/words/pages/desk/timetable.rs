//! The page on which an organiser sets the timetable.

pub const OTHERS_SAVED: &str = "Somebody else saved settings while you were typing. What you typed is below, and \
    nothing moves along with it. Save again to keep it.";
pub const SAVED: &str = "Saved. Players see it at once, on the event's page and on their phones.";
pub const SOMETHING_ELSE: &str = "Something else";
pub const CHOOSE_WHAT: &str = "Choose what it is.";
pub const NAME_IT: &str = "Say what it is, like Raffle.";
pub const NOTHING_LEFT: &str =
    "A timetable without any time is none: use the times that follow from the settings.";
pub const OUT_OF_ITS_DAY: &str = "It would move along into the next day. Change its time yourself, or do not let what \
    comes later move along.";

/// `Day 1, Sat 15 May 2027`
pub fn day(number: u32, date: &str) -> String {
    format!("Day {number}, {date}")
}

/// The same while the first day is not set.
pub fn day_without_date(number: u32) -> String {
    format!("Day {number}")
}
