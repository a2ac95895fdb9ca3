//! How the rounds of an event went, for whoever runs the next one: who was there, how long it took, what judges had to
//! do.

use super::rounds::count_as_u32;
use crate::domain::numbers::RoundNumber;
use chrono::{DateTime, TimeDelta, Utc};

/// A round as it went.
#[derive(Debug, Clone)]
pub struct RoundCourse {
    pub round: RoundNumber,
    /// How long it was to take.
    pub planned: TimeDelta,
    /// When its clock was started; else when it was published.
    pub began: Option<DateTime<Utc>>,
    /// Players with a seat, or the bye.
    pub players: u32,
    pub byes: u32,
    /// Who did not come to the table.
    pub no_shows: u32,
    /// Whose last round it was, before the event was over.
    pub left: u32,
    pub tables: Vec<TableTimes>,
    pub calls: Vec<CallTimes>,
    /// What single tables were given, in all.
    pub given: TimeDelta,
}

/// One table of a round.
#[derive(Debug, Clone, Copy)]
pub struct TableTimes {
    /// The first report.
    pub reported: Option<DateTime<Utc>>,
    /// Staff set what stands.
    pub is_ruled: bool,
}

/// A call for a judge that was not withdrawn.
#[derive(Debug, Clone, Copy)]
pub struct CallTimes {
    pub called: DateTime<Utc>,
    pub taken: Option<DateTime<Utc>>,
    pub ended: Option<DateTime<Utc>>,
}

/// What came of it. Times are whole minutes; none where nothing says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CourseFigures {
    pub round: RoundNumber,
    pub players: u32,
    pub byes: u32,
    pub no_shows: u32,
    pub left: u32,
    pub tables: u32,
    pub reported: u32,
    pub ruled: u32,
    pub planned: i64,
    /// Until half of the tables had reported.
    pub half: Option<i64>,
    /// Until the last report.
    pub took: Option<i64>,
    pub calls: u32,
    /// Until a judge went, in the middle of all calls.
    pub waited: Option<i64>,
    /// From then until the answer, of all calls together.
    pub judged: i64,
    pub given: i64,
}

impl CourseFigures {
    pub fn from_round_course(round: &RoundCourse) -> Self {
        let after = |at: DateTime<Utc>| round.began.map(|began| whole_minutes(at - began));
        let reports = sort_minutes(round.tables.iter().filter_map(|table| after(table.reported?)));
        let waits = sort_minutes(
            round.calls.iter().filter_map(|call| Some(whole_minutes(call.taken? - call.called))),
        );
        let judged = |call: &CallTimes| Some(whole_minutes(call.ended? - call.taken?));
        Self {
            round: round.round,
            players: round.players,
            byes: round.byes,
            no_shows: round.no_shows,
            left: round.left,
            tables: count_as_u32(round.tables.len()),
            reported: count_as_u32(round.tables.iter().filter(|table| table.reported.is_some()).count()),
            ruled: count_as_u32(round.tables.iter().filter(|table| table.is_ruled).count()),
            planned: round.planned.num_minutes(),
            half: reports.get(round.tables.len().saturating_sub(1) / 2).copied(),
            took: reports.last().copied(),
            calls: count_as_u32(round.calls.len()),
            waited: waits.get(waits.len().saturating_sub(1) / 2).copied(),
            judged: round.calls.iter().filter_map(judged).sum(),
            given: round.given.num_minutes(),
        }
    }
}

fn whole_minutes(time: TimeDelta) -> i64 {
    time.num_minutes().max(0)
}

fn sort_minutes(minutes: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut all: Vec<i64> = minutes.collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_takes_until_its_last_report() {
        let at = |minutes: i64| DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minutes);
        let table =
            |minutes: Option<i64>| TableTimes { reported: minutes.map(at), is_ruled: minutes == Some(150) };
        let call = |taken: Option<i64>, ended: Option<i64>| CallTimes {
            called: at(60),
            taken: taken.map(at),
            ended: ended.map(at),
        };
        let round = RoundCourse {
            round: RoundNumber::FIRST,
            planned: TimeDelta::minutes(165),
            began: Some(at(10)),
            players: 9,
            byes: 1,
            no_shows: 0,
            left: 2,
            tables: vec![table(Some(150)), table(Some(100)), table(Some(190)), table(None)],
            calls: vec![call(Some(64), Some(70)), call(Some(61), Some(62)), call(None, None)],
            given: TimeDelta::minutes(15),
        };
        let figures = CourseFigures::from_round_course(&round);
        assert_eq!((figures.tables, figures.reported, figures.ruled), (4, 3, 1));
        assert_eq!((figures.half, figures.took, figures.planned), (Some(140), Some(180), 165));
        assert_eq!((figures.calls, figures.waited, figures.judged, figures.given), (3, Some(1), 7, 15));
        let unknown = RoundCourse { began: None, ..round };
        assert_eq!(CourseFigures::from_round_course(&unknown).took, None, "nobody knows when it began");
    }
}
