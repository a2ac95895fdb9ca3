//! The days of an event as its pack tells them, derived from a few settings (`handbook E7`).

use crate::{
    domain::{
        event::{
            pack::Settings,
            schedule::{Day, ScheduleItem},
            timetable::PartKind,
        },
        numbers::RoundNumber,
        round::Round,
        rounds::start,
        zone::Zone,
    },
    text::{TextFact, moments::tell_near_moment, pack::join_lines},
    web::prelude::*,
};
use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};

/// A part of the day, for the line of steps.
pub struct DayStep {
    pub label: Message,
    /// With the day where it is not the first.
    pub time: Wording,
    /// When it begins.
    pub starts: String,
    /// `is-done`, `is-now`; empty for what is to come.
    pub class: &'static str,
    /// None for what is no round.
    pub round: Option<RoundNumber>,
}

/// A day as the event's page has it.
pub struct DayTold {
    /// `Day 1`, and the date; of an event of one day the date alone.
    pub title: Message,
    /// None where the event has one day alone, or none is set.
    pub date: Option<NaiveDate>,
    pub parts: Vec<DayStep>,
    pub ends_after_midnight: bool,
}

/// How far an event has come.
#[derive(Clone, Copy)]
pub struct EventProgress {
    /// The newest round, and whether it is closed.
    pub newest: Option<(u32, bool)>,
    pub is_finished: bool,
}

impl EventProgress {
    /// The mark of a part of the days.
    fn class(self, kind: &PartKind, last: u32) -> &'static str {
        let reached = self.newest.map_or(0, |(number, closed)| if closed { number + 1 } else { number });
        let (done, now) = match kind {
            PartKind::Round(number) => (number.0 < reached, number.0 == reached),
            PartKind::Awards => (false, reached > last),
            _ => (reached > 0, reached == 0),
        };
        match (self.is_finished || done, now) {
            (true, _) => "is-done",
            (_, true) => "is-now",
            _ => "",
        }
    }
}

/// The parts of the event in their order: doors, rounds, awards; nothing without a schedule.
pub fn list_day_steps(settings: &Settings, progress: EventProgress) -> Vec<DayStep> {
    let mut steps = Vec::new();
    for day in &settings.schedule() {
        let (mut nights, mut latest) = (0, NaiveTime::MIN);
        for item in &day.items {
            // What stands before the part before it is after midnight.
            nights += u64::from(item.at < latest);
            latest = item.at;
            let is_told = match item.kind {
                PartKind::Round(_) | PartKind::Awards => true,
                PartKind::Doors => day.number == 1,
                _ => false,
            };
            if is_told {
                let starts = format_clock_time(item.at);
                let date = day.date.map(|date| date + Days::new(nights));
                let time = match date.filter(|_| day.number > 1 || nights > 0) {
                    Some(day) => say!("event-time-on-day", day, time = starts).into(),
                    None => Wording::Words(starts.clone()),
                };
                let class = progress.class(&item.kind, settings.rounds);
                let round = round_of(&item.kind);
                steps.push(DayStep { label: told(&item.kind), time, starts, class, round });
            }
        }
    }
    steps
}

/// Rounds that have begun stand at the time at which they did, on the day that it was where the event is, whatever was
/// planned.
pub fn as_begun(
    steps: &mut [DayStep],
    settings: &Settings,
    began: impl Fn(RoundNumber) -> Option<DateTime<Utc>>,
) {
    let zone = Zone::or_utc(&settings.time_zone);
    for step in steps {
        let Some(at) = step.round.and_then(&began) else { continue };
        let is_first = settings.starts_on.is_none_or(|first| zone.local(at).date() == first);
        step.starts = zone.clock(at);
        step.time = if is_first { Wording::Words(step.starts.clone()) } else { on_its_day(zone, at).into() };
    }
}

/// Before the first day nothing is on, and what is on that day stands with its date.
pub fn as_to_come(steps: &mut [DayStep], settings: &Settings, today: NaiveDate) {
    let Some(first) = settings.starts_on.filter(|first| today < *first) else { return };
    for step in steps {
        if step.class == "is-now" {
            step.class = "";
        }
        if let Wording::Words(time) = &step.time {
            step.time = say!("moment-this-year", day = first, time = time.clone()).into();
        }
    }
}

/// Rounds whose clock was started stand at the times at which they began and end, whatever was planned.
pub fn as_played(
    parts: &mut [DayStep],
    zone: Zone,
    played: impl Fn(RoundNumber) -> Option<[DateTime<Utc>; 2]>,
) {
    for part in parts {
        let Some([began, ends]) = part.round.and_then(&played) else { continue };
        part.starts = zone.clock(began);
        part.time = Wording::Words(format!("{}–{}", part.starts, zone.clock(ends)));
    }
}

/// `Sun 09:30`
pub fn on_its_day(zone: Zone, at: DateTime<Utc>) -> Message {
    say!("event-time-on-day", day = zone.local(at).date(), time = zone.clock(at))
}

/// The timetable of every day, breaks left out. Rounds say whether they are over, or on.
pub fn list_timetable_days(settings: &Settings, progress: EventProgress) -> Vec<DayTold> {
    let days = settings.schedule();
    let only = days.len() == 1;
    let told = days.into_iter().enumerate().map(|(position, day)| {
        let title = match day.date {
            Some(date) if only => say!("event-date", date),
            Some(date) => say!("event-day-on", number = number_of_day(position), date),
            None => say!("event-day", number = number_of_day(position)),
        };
        let parts = day.items.iter().filter(|item| item.kind != PartKind::Break).map(|item| DayStep {
            label: told(&item.kind),
            time: Wording::Words(write_time_span(item)),
            starts: format_clock_time(item.at),
            class: match item.kind {
                PartKind::Round(_) => progress.class(&item.kind, settings.rounds),
                _ => "",
            },
            round: round_of(&item.kind),
        });
        let date = day.date.filter(|_| !only);
        DayTold { title, date, parts: parts.collect(), ends_after_midnight: day.ends_after_midnight }
    });
    told.collect()
}

fn format_clock_time(at: NaiveTime) -> String {
    at.format("%H:%M").to_string()
}

/// What the day at this position, from 0, is called by: later days share the last name.
fn number_of_day(position: usize) -> usize {
    const LATER: usize = 8;
    LATER.min(position + 1)
}

/// `09:30–12:15`, or the beginning alone where the end does not matter.
fn write_time_span(item: &ScheduleItem) -> String {
    let (at, until) = (format_clock_time(item.at), format_clock_time(item.until));
    match item.kind {
        PartKind::Round(_) | PartKind::Meal | PartKind::Other(_) if item.at != item.until => {
            format!("{at}–{until}")
        }
        _ => at,
    }
}

/// A line of a day: `09:30–12:15 Round 1`
fn tell_schedule_item(item: &ScheduleItem) -> Message {
    say!("event-timetable-line", time = write_time_span(item), part = told(&item.kind))
}

fn round_of(kind: &PartKind) -> Option<RoundNumber> {
    match kind {
        PartKind::Round(number) => Some(*number),
        _ => None,
    }
}

/// What comes after round `newest`, each with its day. Without a round everything is to come.
pub fn to_come(days: &[DayTold], newest: RoundNumber) -> impl Iterator<Item = (Option<NaiveDate>, &DayStep)> {
    let all: Vec<_> = days.iter().flat_map(|day| day.parts.iter().map(|part| (day.date, part))).collect();
    let last = all.iter().rposition(|(_, part)| part.round.is_some_and(|round| round <= newest));
    all.into_iter().skip(last.map_or(0, |last| last + 1))
}

/// The day that a wall shows: today's, else the next to come, else the last. None without a timetable.
pub fn on_the_wall(settings: &Settings, progress: EventProgress, today: NaiveDate) -> Option<DayTold> {
    let dates = settings.schedule();
    let to_come = dates.iter().position(|day| day.date.is_none_or(|date| date >= today));
    let at = to_come.unwrap_or_else(|| dates.len().saturating_sub(1));
    list_timetable_days(settings, progress).into_iter().nth(at)
}

/// What comes after the rounds that are out: `12:15–13:15 Meal, then Round 2 at 13:15`. None where no time is known, and
/// after the last round of an event without awards in its timetable. A time before `free`, when the round that is on is
/// over, is none any more: what was planned for it is told without.
pub fn next_up(
    settings: &Settings,
    rounds: &[Round],
    (now, free): (DateTime<Utc>, DateTime<Utc>),
) -> Option<Message> {
    let zone = Zone::or_utc(&settings.time_zone);
    let newest = rounds.iter().map(|round| round.number).max().unwrap_or(RoundNumber::BEFORE_THE_FIRST);
    let wanted = newest.next();
    let days = settings.schedule();
    let (kind, at) = find_coming_part(settings, rounds)?;
    if kind == PartKind::Awards {
        return Some(describe_coming_part(zone, &kind, at, (now, free)));
    }
    let next = describe_coming_part(zone, &kind, at, (now, free));
    // What is planned before it holds only while it is to begin as planned; another day has its own page.
    let as_planned = start::find_scheduled_time(settings, wanted).is_some_and(|(from, _)| from == at);
    let day = days.iter().find(|day| day.items.iter().any(|item| item.kind == kind));
    let day = day.filter(|_| as_planned && at >= free && is_today(zone, at, now));
    let items = day.map(|day| day.items.as_slice()).unwrap_or_default();
    let from =
        items.iter().rposition(|item| item.kind == PartKind::Round(newest)).map_or(0, |place| place + 1);
    let is_to_come = |item: &&ScheduleItem| {
        // Doors that are open already are not what comes next; a meal is, as long as it lasts.
        let until = if item.kind == PartKind::Doors { item.at } else { item.until.max(item.at) };
        let until = day.and_then(|day| day.date).map(|date| date.and_time(until));
        until.is_none_or(|until| until > zone.local(now))
    };
    let between = items[from..].iter().take_while(|item| item.kind != kind).filter(is_to_come);
    let before: Vec<Message> =
        between.filter(|item| item.kind != PartKind::Break).map(tell_schedule_item).collect();
    if before.is_empty() {
        return Some(next);
    }
    Some(say!("event-parts-before", before = before.into_iter().collect::<TextFact>(), next))
}

/// The same, where its time is not over.
pub fn next_to_come(settings: &Settings, rounds: &[Round], now: DateTime<Utc>) -> Option<Message> {
    find_coming_part(settings, rounds).filter(|(_, at)| *at > now)?;
    next_up(settings, rounds, (now, now))
}

/// The round after those that are out, or the awards after the last, and when.
fn find_coming_part(settings: &Settings, rounds: &[Round]) -> Option<(PartKind, DateTime<Utc>)> {
    let newest = rounds.iter().map(|round| round.number).max().unwrap_or(RoundNumber::BEFORE_THE_FIRST);
    let wanted = newest.next();
    if wanted.0 <= settings.rounds {
        return Some((PartKind::Round(wanted), start::find_start_time(settings, rounds, wanted)?));
    }
    Some((PartKind::Awards, settings.awards_time()?))
}

fn is_today(zone: Zone, at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    zone.local(at).date() == zone.local(now).date()
}

/// With the day where it is another.
fn describe_coming_part(
    zone: Zone,
    kind: &PartKind,
    at: DateTime<Utc>,
    (now, free): (DateTime<Utc>, DateTime<Utc>),
) -> Message {
    let part = told(kind);
    if at < free {
        part
    } else if is_today(zone, at, now) {
        say!("event-part-at-time", part, time = zone.clock(at))
    } else {
        say!("event-part-on-day", part, at = tell_near_moment(zone, at, now))
    }
}

/// A line for everything that happens, one fact a day. Without the time of the first round there is none.
pub fn list_timetable_facts(settings: &Settings) -> Vec<(Wording, Wording)> {
    let days = settings.schedule();
    let only = days.len() == 1;
    let label = |position: usize| {
        if only { say!("event-only-day") } else { say!("event-day", number = number_of_day(position)) }
    };
    let days = days.iter().enumerate();
    days.map(|(position, day)| (label(position).into(), describe_day_lines(day, only))).collect()
}

fn describe_day_lines(day: &Day, only: bool) -> Wording {
    let date = day.date.filter(|_| !only).map(|date| say!("event-date", date));
    let items = day.items.iter().filter(|item| item.kind != PartKind::Break).map(tell_schedule_item);
    let late = day.ends_after_midnight.then(|| say!("event-after-midnight"));
    join_lines(date.into_iter().chain(items).chain(late))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    fn in_english(wording: impl Into<Wording>) -> String {
        wording.into().say_by(&Speaker::in_english())
    }

    #[test]
    fn e7_a_weekend_has_a_line_for_everything_that_happens() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let days: Vec<[String; 2]> = list_timetable_facts(&settings)
            .into_iter()
            .map(|(label, lines)| [label, lines].map(in_english))
            .collect();
        assert_eq!(days.iter().map(|[label, _]| label.as_str()).collect::<Vec<_>>(), ["Day 1", "Day 2"]);
        let first: Vec<&str> = days[0][1].lines().collect();
        assert!(first[0].contains("15 May 2027") && first[1] == "09:00 Doors open", "{first:?}");
        assert!(
            first.contains(&"09:30–12:15 Round 1") && first.contains(&"13:15–16:00 Round 2"),
            "{first:?}"
        );
        assert!(days[1][1].ends_with("12:15 Awards"), "{}", days[1][1]);
    }

    #[test]
    fn the_line_of_the_day_says_what_is_on() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let classes = |newest, is_finished| {
            let steps = list_day_steps(&settings, EventProgress { newest, is_finished });
            steps.iter().map(|step| step.class).collect::<Vec<_>>()
        };
        assert_eq!(classes(None, false), ["is-now", "", "", "", ""]);
        assert_eq!(classes(Some((2, false)), false), ["is-done", "is-done", "is-now", "", ""]);
        assert_eq!(classes(Some((2, true)), false), ["is-done", "is-done", "is-done", "is-now", ""]);
        assert_eq!(classes(Some((3, true)), false)[4], "is-now");
        assert_eq!(classes(Some((3, true)), true), ["is-done"; 5]);
        let told = list_day_steps(&settings, EventProgress { newest: None, is_finished: false });
        assert_eq!([&told[1].time, &told[3].time].map(in_english), ["09:30", "Sun 09:30"]);
    }

    #[test]
    fn what_is_after_midnight_stands_with_the_day_that_it_is_then() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let first_round_at = NaiveTime::from_hms_opt(21, 45, 0);
        let settings =
            Settings { rounds: 3, starts_on: first, ends_on: last, first_round_at, ..Settings::default() };
        let steps = list_day_steps(&settings, EventProgress { newest: None, is_finished: false });
        let times: Vec<String> = steps.into_iter().skip(1).map(|step| in_english(step.time)).collect();
        assert_eq!(times, ["21:45", "Sun 01:30", "Sun 21:45", "Mon 00:30"]);
    }

    #[test]
    fn before_the_first_day_nothing_is_on_and_its_parts_have_their_date() {
        let day = |day| NaiveDate::from_ymd_opt(2027, 5, day);
        let settings = Settings { rounds: 3, starts_on: day(15), ends_on: day(16), ..Settings::default() };
        let steps_on = |today| {
            let mut steps = list_day_steps(&settings, EventProgress { newest: None, is_finished: false });
            as_to_come(&mut steps, &settings, today);
            steps.into_iter().map(|step| (in_english(step.time), step.class)).collect::<Vec<_>>()
        };
        let far = steps_on(day(1).unwrap());
        assert_eq!(
            (&*far[0].0, &*far[1].0, &*far[3].0),
            ("Sat 15 May, 09:00", "Sat 15 May, 09:30", "Sun 09:30")
        );
        assert!(far.iter().all(|(_, class)| class.is_empty()), "{far:?}");
        assert_eq!(steps_on(day(15).unwrap())[0], ("09:00".to_owned(), "is-now"));
    }

    #[test]
    fn a_round_that_has_begun_stands_at_the_time_at_which_it_did() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let times = |zone: &str, third: &str| {
            let settings = Settings { time_zone: zone.into(), ..settings.clone() };
            let mut steps =
                list_day_steps(&settings, EventProgress { newest: Some((3, false)), is_finished: false });
            let began = |round: RoundNumber| match round.0 {
                1 => Some("2027-05-15T09:42:00Z".parse().unwrap()),
                3 => Some(third.parse().unwrap()),
                _ => None,
            };
            as_begun(&mut steps, &settings, began);
            steps.into_iter().map(|step| in_english(step.time)).collect::<Vec<_>>()
        };
        assert_eq!(times("UTC", "2027-05-16T09:45:00Z")[..4], ["09:00", "09:42", "13:15", "Sun 09:45"]);
        // Begun the evening before it was planned; and after midnight where the event is.
        assert_eq!(times("UTC", "2027-05-15T18:30:00Z")[3], "18:30");
        assert_eq!(times("Asia/Tokyo", "2027-05-15T18:30:00Z")[3], "Sun 03:30");
    }

    #[test]
    fn what_is_to_come_begins_after_the_newest_round_whether_it_is_closed_or_not() {
        let (first, last) = (NaiveDate::from_ymd_opt(2027, 5, 15), NaiveDate::from_ymd_opt(2027, 5, 16));
        let settings = Settings { rounds: 3, starts_on: first, ends_on: last, ..Settings::default() };
        let next = |number, closed| {
            let days = list_timetable_days(
                &settings,
                EventProgress { newest: Some((number, closed)), is_finished: false },
            );
            let coming = to_come(&days, RoundNumber(number));
            coming.map(|(_, part)| in_english(&part.label)).collect::<Vec<_>>()
        };
        for closed in [false, true] {
            assert_eq!(next(1, closed), ["Meal", "Round 2", "Doors open", "Round 3", "Awards"], "{closed}");
            assert_eq!(next(2, closed), ["Doors open", "Round 3", "Awards"], "{closed}");
        }
        assert_eq!(next(3, true), ["Awards"]);
        assert_eq!(next(4, false), ["Awards"], "a round more than was planned");
    }

    #[test]
    fn what_is_next_has_no_time_once_that_is_past_or_the_clock_runs_beyond_it() {
        let first = NaiveDate::from_ymd_opt(2027, 5, 15);
        let settings =
            Settings { rounds: 3, starts_on: first, time_zone: "UTC".into(), ..Settings::default() };
        let next = |now: &str, free: &str| {
            let at = |time: &str| format!("2027-05-15T{time}:00Z").parse().unwrap();
            in_english(next_up(&settings, &[], (at(now), at(free))).unwrap())
        };
        assert!(next("09:10", "09:10").ends_with("Round 1 at 09:30"), "{}", next("09:10", "09:10"));
        assert_eq!(next("09:10", "10:00"), "Round 1");
        assert_eq!(next("22:48", "22:48"), "Round 1");
    }

    #[test]
    fn the_wall_has_the_day_that_it_is_or_the_next_or_the_last() {
        let day = |day| NaiveDate::from_ymd_opt(2027, 5, day).unwrap();
        let settings =
            Settings { rounds: 3, starts_on: Some(day(15)), ends_on: Some(day(16)), ..Settings::default() };
        let progress = EventProgress { newest: None, is_finished: false };
        let shown = |today| in_english(on_the_wall(&settings, progress, day(today)).unwrap().title);
        assert!(shown(1).contains("15 May 2027") && shown(15).contains("15 May 2027"));
        assert!(shown(16).contains("16 May 2027") && shown(20).contains("16 May 2027"));
        let none = Settings { first_round_at: None, ..settings.clone() };
        assert!(on_the_wall(&none, progress, day(15)).is_none());
    }

    #[test]
    fn a_single_day_needs_no_number_and_no_start_no_schedule() {
        let one = Settings { starts_on: NaiveDate::from_ymd_opt(2027, 5, 15), ..Settings::default() };
        assert_eq!(in_english(&list_timetable_facts(&one)[0].0), "Timetable");
        assert!(list_timetable_facts(&Settings { first_round_at: None, ..one }).is_empty());
    }
}
