//! The clock of a round: started, paused, extended; what is left, and what is called out (`handbook C1`, `C2`).

use super::pack::Settings;
use crate::domain::{
    numbers::{RoundNumber, TableNumber},
    system::{self, CallOut},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// A round's clock, once it was started. It is worked out from these and the time, so that it is the same on
/// every screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    /// With what everybody was given since.
    pub minutes: i64,
    pub started_at: DateTime<Utc>,
    /// Stands still since then.
    pub paused_at: Option<DateTime<Utc>>,
    /// How long it stood still before that.
    pub paused_millis: i64,
}

/// A clock that somebody started, and nobody has turned since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockStart {
    /// When, in milliseconds since 1970.
    pub at: i64,
    pub minutes: i64,
}

/// What somebody does to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    Start,
    Pause,
    GoOn,
    /// Minutes for everybody; fewer than none takes some away.
    Extend(i64),
}

/// Why a clock cannot do that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ClockRefusal {
    Started,
    NotStarted,
    Paused,
    Running,
    /// Not between a minute and ten hours.
    Length,
    /// Players do not see this round yet.
    NotPublished,
    /// Nobody plays by it any more.
    RoundClosed,
    /// It was turned since it was started, or a table has reported: its start was no mistake.
    GoesOn,
    /// A table has no more minutes of its own than these.
    TooFew {
        table: TableNumber,
        own: i64,
    },
    /// The round has no such table.
    NoTable {
        round: RoundNumber,
        table: TableNumber,
    },
}

const LONGEST: i64 = 600;

impl RoundClock {
    /// A clock that starts now.
    pub fn start_clock_at(minutes: i64, now: DateTime<Utc>) -> Self {
        Self { minutes, started_at: now, paused_at: None, paused_millis: 0 }
    }

    /// Its start, with the minutes that it has now; none once it has stood still.
    pub fn start(&self) -> Option<ClockStart> {
        let went_on = self.paused_at.is_none() && self.paused_millis == 0;
        went_on.then(|| ClockStart { at: self.started_at.timestamp_millis(), minutes: self.minutes })
    }

    /// The clock after somebody put a hand to it; none: it was not started yet.
    pub fn turn_clock_by_hand(
        clock: Option<Self>,
        hand: Hand,
        round_minutes: u32,
        now: DateTime<Utc>,
    ) -> Result<Self, ClockRefusal> {
        match (clock, hand) {
            (None, Hand::Start) => Ok(Self::start_clock_at(i64::from(round_minutes), now)),
            (Some(_), Hand::Start) => Err(ClockRefusal::Started),
            (None, _) => Err(ClockRefusal::NotStarted),
            (Some(clock), Hand::Pause) if clock.paused_at.is_some() => Err(ClockRefusal::Paused),
            (Some(clock), Hand::Pause) => Ok(Self { paused_at: Some(now), ..clock }),
            (Some(clock), Hand::GoOn) => {
                let since = clock.paused_at.ok_or(ClockRefusal::Running)?;
                let stood = (now - since).num_milliseconds().max(0);
                Ok(Self { paused_at: None, paused_millis: clock.paused_millis + stood, ..clock })
            }
            (Some(clock), Hand::Extend(minutes)) => {
                let minutes = clock.minutes.saturating_add(minutes);
                if !(1..=LONGEST).contains(&minutes) {
                    return Err(ClockRefusal::Length);
                }
                Ok(Self { minutes, ..clock })
            }
        }
    }

    /// What is left at `now`; less than nothing once the time is over.
    pub fn left(&self, now: DateTime<Utc>) -> TimeDelta {
        let until = self.paused_at.unwrap_or(now);
        TimeDelta::minutes(self.minutes) + TimeDelta::milliseconds(self.paused_millis)
            - (until - self.started_at)
    }

    /// How long it has run at `now`, without what it stood still.
    pub fn ran(&self, now: DateTime<Utc>) -> TimeDelta {
        TimeDelta::minutes(self.minutes) - self.left(now)
    }

    /// When the time is over, while it runs.
    pub fn ends_at(&self) -> DateTime<Utc> {
        self.started_at + TimeDelta::minutes(self.minutes) + TimeDelta::milliseconds(self.paused_millis)
    }

    /// How much of the round is over, in percent.
    pub fn over(&self, now: DateTime<Utc>) -> i64 {
        let all = (self.minutes * 60).max(1);
        ((all - self.left(now).num_seconds()) * 100 / all).clamp(0, 100)
    }

    /// Where on the way the parts of the round should end, in percent; where nobody said what ends, where something is
    /// called out.
    pub fn marks(&self, calls: &[CallOut]) -> Vec<i64> {
        let over = |call: &CallOut| (self.minutes - i64::from(call.minutes_left)) * 100 / self.minutes.max(1);
        let ends = calls.iter().any(|call| call.ends.is_some());
        let told = calls.iter().filter(|call| call.ends.is_some() || !ends);
        told.map(over).filter(|at| (1..100).contains(at)).collect()
    }

    pub fn is_running(&self) -> bool {
        self.paused_at.is_none()
    }
}

/// What is called out in a round of this event: the organiser's own, or what the game system says.
pub fn call_outs(settings: &Settings) -> Vec<CallOut> {
    if !settings.call_outs.is_empty() {
        return settings.call_outs.clone();
    }
    let system = system::find_system(&settings.system);
    system.map_or_else(Vec::new, |system| system.call_outs_for(settings.round_minutes))
}

/// Call-outs from lines like `2:45 The round begins.` or `24 Battle round 4 done.`: the time left, in hours and
/// minutes or in minutes, and what to say. In the order of the round. An empty text is none.
pub fn parse_call_outs(text: &str) -> Result<Vec<CallOut>, CallOutProblem> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut calls = lines.map(parse_call_out).collect::<Result<Vec<_>, _>>()?;
    calls.sort_by_key(|call| std::cmp::Reverse(call.minutes_left));
    if calls.len() > MOST_CALL_OUTS { Err(CallOutProblem::TooMany) } else { Ok(calls) }
}

/// The same lines again.
pub fn print_call_outs(calls: &[CallOut]) -> String {
    let line =
        |call: &CallOut| format!("{}:{:02} {}", call.minutes_left / 60, call.minutes_left % 60, call.text);
    calls.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CallOutProblem {
    NoTime(String),
    TooLong(String),
    TooMany,
}

const MOST_CALL_OUTS: usize = 40;
const LONGEST_CALL_OUT: usize = 80;

fn parse_call_out(line: &str) -> Result<CallOut, CallOutProblem> {
    let no_time = || CallOutProblem::NoTime(line.to_owned());
    let (time, text) = line.split_once(char::is_whitespace).ok_or_else(no_time)?;
    let (hours, minutes) = time.split_once(':').unwrap_or(("0", time));
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number <= 600);
    let (Some(hours), Some(minutes)) = (number(hours), number(minutes)) else { return Err(no_time()) };
    if text.trim().chars().count() > LONGEST_CALL_OUT {
        return Err(CallOutProblem::TooLong(text.trim().to_owned()));
    }
    Ok(CallOut { minutes_left: hours * 60 + minutes, text: text.trim().to_owned(), ends: None })
}

/// What was called out last, and what comes next, when `left` is left. Nothing is called out before its minute.
pub fn find_call_outs(calls: &[CallOut], left: TimeDelta) -> (Option<&CallOut>, Option<&CallOut>) {
    let is_due = |call: &&CallOut| left <= TimeDelta::minutes(i64::from(call.minutes_left));
    (calls.iter().rfind(is_due), calls.iter().find(|call| !is_due(call)))
}

/// `1:05:00`, `4:07`; `+0:30` past the end.
pub fn clock_text(left: TimeDelta) -> String {
    // A clock that counts down shows a second until it is over.
    let seconds = (left.num_milliseconds() + 999).div_euclid(1000);
    let (sign, seconds) = if seconds < 0 { ("+", -seconds) } else { ("", seconds) };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    fn clock_test_minute(minute: i64) -> DateTime<Utc> {
        "2025-05-10T09:30:00Z".parse::<DateTime<Utc>>().unwrap() + TimeDelta::minutes(minute)
    }

    fn turn_sample_clock(
        clock: Option<RoundClock>,
        hand: Hand,
        minute: i64,
    ) -> Result<RoundClock, ClockRefusal> {
        RoundClock::turn_clock_by_hand(clock, hand, 165, clock_test_minute(minute))
    }

    #[test]
    fn c2_the_clock_is_started_paused_and_extended_for_all() {
        let clock = turn_sample_clock(None, Hand::Start, 0).unwrap();
        assert_eq!(clock.left(clock_test_minute(15)), TimeDelta::minutes(150));
        let paused = turn_sample_clock(Some(clock), Hand::Pause, 20).unwrap();
        assert_eq!(paused.left(clock_test_minute(20)), paused.left(clock_test_minute(90)), "it stands still");
        let on = turn_sample_clock(Some(paused), Hand::GoOn, 30).unwrap();
        assert_eq!(on.left(clock_test_minute(30)), TimeDelta::minutes(145));
        let longer = turn_sample_clock(Some(on), Hand::Extend(10), 31).unwrap();
        assert_eq!(longer.left(clock_test_minute(31)), TimeDelta::minutes(154));
        assert_eq!(longer.ends_at(), clock_test_minute(185));
    }

    #[test]
    fn the_way_of_a_round_is_marked_where_its_parts_should_end() {
        let clock = turn_sample_clock(None, Hand::Start, 0).unwrap();
        assert_eq!(
            [
                clock.over(clock_test_minute(0)),
                clock.over(clock_test_minute(33)),
                clock.over(clock_test_minute(300))
            ],
            [0, 20, 100]
        );
        let mut calls = system::find_system(system::DEFAULT).unwrap().call_outs_for(165);
        assert_eq!(clock.marks(&calls), [33, 55, 73, 85]);
        for call in &mut calls {
            call.ends = None;
        }
        assert_eq!(clock.marks(&calls), [3, 9, 33, 55, 73, 85, 97]);
    }

    #[test]
    fn c2_a_second_tap_does_nothing_and_says_so() {
        let clock = turn_sample_clock(None, Hand::Start, 0).unwrap();
        assert_eq!(turn_sample_clock(Some(clock), Hand::Start, 1), Err(ClockRefusal::Started));
        assert_eq!(turn_sample_clock(None, Hand::Pause, 1), Err(ClockRefusal::NotStarted));
        assert_eq!(turn_sample_clock(Some(clock), Hand::GoOn, 1), Err(ClockRefusal::Running));
        let paused = turn_sample_clock(Some(clock), Hand::Pause, 1).unwrap();
        assert_eq!(turn_sample_clock(Some(paused), Hand::Pause, 2), Err(ClockRefusal::Paused));
        assert_eq!(turn_sample_clock(Some(clock), Hand::Extend(-165), 2), Err(ClockRefusal::Length));
        assert_eq!(turn_sample_clock(Some(clock), Hand::Extend(i64::MAX), 2), Err(ClockRefusal::Length));
    }

    #[test]
    fn c1_the_newest_call_out_stands_until_the_next() {
        let calls = system::find_system(system::DEFAULT).unwrap().call_outs_for(165);
        let words = |minutes: i64| {
            let (now, next) = find_call_outs(&calls, TimeDelta::minutes(minutes));
            (now.map(|call| call.minutes_left), next.map(|call| call.minutes_left))
        };
        assert_eq!(words(165), (Some(165), Some(160)));
        assert_eq!(words(111), (Some(150), Some(110)));
        assert_eq!(words(110), (Some(110), Some(74)));
        assert_eq!(words(0), (Some(4), None));
        assert_eq!(words(-5), (Some(4), None));
        assert_eq!(words(170), (None, Some(165)));
    }

    #[test]
    fn c1_the_organiser_writes_call_outs_as_they_are_read() {
        let written = "24 Battle round 4 done.\n\n  2:45   The round <b>begins</b>.\n0:04 Stop. ";
        let calls = parse_call_outs(written).unwrap();
        assert_eq!(
            print_call_outs(&calls),
            "2:45 The round <b>begins</b>.\n0:24 Battle round 4 done.\n0:04 Stop."
        );
        assert_eq!(parse_call_outs(&print_call_outs(&calls)), Ok(calls));
        assert_eq!(parse_call_outs(" \n"), Ok(Vec::new()));
        for wrong in ["Stop.", "24", "-4 Stop.", "9999:00 Stop.", "1:2:3 Stop."] {
            assert_eq!(parse_call_outs(wrong), Err(CallOutProblem::NoTime(wrong.into())), "{wrong}");
        }
        assert!(matches!(parse_call_outs(&format!("4 {}", "x".repeat(81))), Err(CallOutProblem::TooLong(_))));
        assert_eq!(parse_call_outs(&"4 Stop.\n".repeat(41)), Err(CallOutProblem::TooMany));
    }

    #[test]
    fn c1_without_own_call_outs_the_game_system_s_are_scaled_to_the_round() {
        let mut settings = Settings { round_minutes: 120, ..Settings::default() };
        assert_eq!(call_outs(&settings)[0].minutes_left, 120);
        settings.call_outs = parse_call_outs("10 Hurry.").unwrap();
        assert_eq!(call_outs(&settings), settings.call_outs);
        settings.call_outs.clear();
        settings.system = "chess".into();
        assert!(call_outs(&settings).is_empty());
    }

    #[test]
    fn a_clock_reads_like_a_clock() {
        assert_eq!(clock_text(TimeDelta::minutes(165)), "2:45:00");
        assert_eq!(clock_text(TimeDelta::seconds(247)), "4:07");
        assert_eq!(clock_text(TimeDelta::milliseconds(1)), "0:01");
        assert_eq!(clock_text(TimeDelta::zero()), "0:00");
        assert_eq!(clock_text(TimeDelta::seconds(-30)), "+0:30");
    }
}
