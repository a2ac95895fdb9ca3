//! The parts of the days as an organiser sets them, and what moves along when one of them is moved.

use crate::domain::numbers::RoundNumber;
use chrono::{NaiveTime, TimeDelta, Timelike};
use serde::{Deserialize, Serialize};

/// Parts that a timetable can have.
pub const MOST_PARTS: usize = 80;
/// The longest part, in minutes.
pub const LONGEST_PART: u32 = 600;
/// The longest name of a part that is the organiser's own, in characters.
pub const LONGEST_NAME: usize = 60;

const MIDNIGHT: u32 = 24 * 60;

/// Something that happens on one of the days, by the venue's clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimetablePart {
    /// From 1.
    pub day: u32,
    pub at: NaiveTime,
    pub minutes: u32,
    pub what: PartKind,
}

/// What a part of a day is. In the settings and the log: `doors`, `{"round": 1}`, `{"other": "Raffle"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartKind {
    Doors,
    /// Players say that they are here.
    CheckIn,
    /// With health and safety: fire exits, who to turn to.
    Briefing,
    Round(RoundNumber),
    Break,
    Meal,
    Awards,
    /// As the organiser calls it.
    Other(String),
}

/// A part as two people have it who set the timetable at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MergedPart {
    /// What stands from now on; none where it is taken out.
    pub part: Option<TimetablePart>,
    /// Where both changed it: what the one who saved first made of it. `part` is what the other one made of it.
    pub theirs: Option<Theirs>,
}

/// What the one who saved first made of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Theirs {
    TakenOut,
    Changed(TimetablePart),
}

/// Why parts do not make a timetable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TimetableError {
    /// It ends on the next day.
    AfterMidnight,
    /// The round is there already.
    RoundTwice(RoundNumber),
    /// It begins before the round before it is over.
    RoundTooSoon(RoundNumber),
}

/// Where a part of a day cannot be meant to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PartClash {
    /// While this round is played.
    InRound(RoundNumber),
    /// When this round, the first of the day, has begun.
    AfterFirst(RoundNumber),
}

impl TimetablePart {
    /// From one time to another, which is the next day's where it is earlier.
    pub fn part_between_times(day: u32, (at, until): (NaiveTime, NaiveTime), what: PartKind) -> Self {
        let minutes = (minute_of(until) + MIDNIGHT - minute_of(at)) % MIDNIGHT;
        Self { day, at, minutes, what }
    }

    /// When it is over; of one that ends after midnight, the time of the next day.
    pub fn until(&self) -> NaiveTime {
        time_of(self.ends())
    }

    pub fn ends_after_midnight(&self) -> bool {
        self.ends() > MIDNIGHT
    }

    /// In minutes from midnight.
    fn ends(&self) -> u32 {
        minute_of(self.at) + self.minutes
    }

    fn moved(&self, by: i64) -> Option<Self> {
        let at = u32::try_from(i64::from(minute_of(self.at)) + by).ok().filter(|at| *at < MIDNIGHT)?;
        Some(Self { at: time_of(at), ..self.clone() })
    }
}

/// The minute of the day, from midnight.
pub(super) fn minute_of(time: NaiveTime) -> u32 {
    time.num_seconds_from_midnight() / 60
}

pub(super) fn time_of(minute: u32) -> NaiveTime {
    NaiveTime::MIN.overflowing_add_signed(TimeDelta::minutes(minute.into())).0
}

/// Moves along what comes later on the same day: as much as the end of the last part that was changed moved. `typed`
/// has the part of each place as it was in `before`, none where it was taken out; what was itself changed stays as
/// typed. Gives the place of the first that would leave its day.
pub fn move_along(
    before: &[TimetablePart],
    typed: &[Option<TimetablePart>],
) -> Result<Vec<Option<TimetablePart>>, usize> {
    let mut moved: Vec<Option<TimetablePart>> = typed.to_vec();
    let mut order: Vec<usize> = (0..before.len().min(typed.len())).collect();
    order.sort_by_key(|place| (before[*place].day, before[*place].at, *place));
    let (mut day, mut by) = (0, 0);
    for place in order {
        let was = &before[place];
        if was.day != day {
            (day, by) = (was.day, 0);
        }
        let Some(part) = &typed[place] else { continue };
        if part != was {
            // What went to another day, or changed its length alone at the end of the day, moves nothing else.
            by = if part.day == day { i64::from(part.ends()) - i64::from(was.ends()) } else { by };
        } else if by != 0 {
            moved[place] = Some(part.moved(by).ok_or(place)?);
        }
    }
    Ok(moved)
}

/// Where rounds do not follow each other, or a part leaves its day: its place, and why.
pub fn find_timetable_faults(parts: &[TimetablePart]) -> Vec<(usize, TimetableError)> {
    let late = parts.iter().enumerate().filter(|(_, part)| part.ends_after_midnight());
    let mut found: Vec<_> = late.map(|(place, _)| (place, TimetableError::AfterMidnight)).collect();
    let round_of = |part: &TimetablePart| match part.what {
        PartKind::Round(number) => Some(number),
        _ => None,
    };
    let mut rounds: Vec<_> =
        parts.iter().enumerate().filter_map(|(place, part)| Some((round_of(part)?, place))).collect();
    rounds.sort_unstable();
    for two in rounds.windows(2) {
        let [(earlier, first), (number, place)] = [two[0], two[1]];
        let (first, part) = (&parts[first], &parts[place]);
        if earlier == number {
            found.push((place, TimetableError::RoundTwice(number)));
        } else if (part.day, minute_of(part.at)) < (first.day, first.ends()) {
            found.push((place, TimetableError::RoundTooSoon(number)));
        }
    }
    found
}

/// Parts that are where they cannot be meant to be, by their places: a meal in a round, doors that open after one.
pub fn find_timetable_clashes(parts: &[TimetablePart]) -> Vec<(usize, PartClash)> {
    let rounds = |day: u32| {
        parts.iter().filter(move |part| part.day == day).filter_map(|part| match part.what {
            PartKind::Round(number) => Some((number, part)),
            _ => None,
        })
    };
    let clash = |part: &TimetablePart| {
        let at = minute_of(part.at);
        let played = |(number, round): (RoundNumber, &TimetablePart)| {
            (at < round.ends() && minute_of(round.at) < part.ends()).then_some(PartClash::InRound(number))
        };
        let begun = |(number, round): (RoundNumber, &TimetablePart)| {
            (minute_of(round.at) < at).then_some(PartClash::AfterFirst(number))
        };
        match part.what {
            PartKind::Break | PartKind::Meal | PartKind::Awards => rounds(part.day).find_map(played),
            PartKind::Doors | PartKind::CheckIn | PartKind::Briefing => {
                rounds(part.day).min_by_key(|(_, round)| round.at).and_then(begun)
            }
            PartKind::Round(_) | PartKind::Other(_) => None,
        }
    };
    parts.iter().enumerate().filter_map(|(place, part)| Some((place, clash(part)?))).collect()
}

/// Two people's changes of the same parts, which were `then` (none: nobody knows): what only one of them changed is as
/// they left it. Parts of one kind are taken in their order.
pub fn merge_timetables(
    then: Option<&[TimetablePart]>,
    yours: &[TimetablePart],
    theirs: &[TimetablePart],
) -> Vec<MergedPart> {
    let mut kinds: Vec<&PartKind> = Vec::new();
    for part in yours.iter().chain(theirs).chain(then.unwrap_or_default()) {
        if !kinds.contains(&&part.what) {
            kinds.push(&part.what);
        }
    }
    let mut merged = Vec::new();
    for kind in kinds {
        let of_kind = |parts: &[TimetablePart]| -> Vec<TimetablePart> {
            parts.iter().filter(|part| part.what == *kind).cloned().collect()
        };
        let (yours, theirs, then) = (of_kind(yours), of_kind(theirs), then.map(of_kind));
        let most = yours.len().max(theirs.len()).max(then.as_ref().map_or(0, Vec::len));
        for place in 0..most {
            let (yours, theirs) = (yours.get(place), theirs.get(place));
            let then = then.as_ref().map(|then| then.get(place));
            let is_asked = yours != theirs && then != Some(yours) && then != Some(theirs);
            let part = if then == Some(yours) { theirs } else { yours };
            let asked = || theirs.cloned().map_or(Theirs::TakenOut, Theirs::Changed);
            merged.push(MergedPart { part: part.cloned(), theirs: is_asked.then(asked) });
        }
    }
    merged
}

/// By day and time; what begins at the same time stays as it was.
pub fn in_order(mut parts: Vec<TimetablePart>) -> Vec<TimetablePart> {
    parts.sort_by_key(|part| (part.day, part.at));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_timetable_part(day: u32, at: &str, minutes: u32, what: PartKind) -> TimetablePart {
        TimetablePart { day, at: at.parse().unwrap(), minutes, what }
    }

    fn round_part_kind(number: u32) -> PartKind {
        PartKind::Round(RoundNumber(number))
    }

    fn sample_two_days() -> Vec<TimetablePart> {
        vec![
            sample_timetable_part(1, "09:00:00", 30, PartKind::Doors),
            sample_timetable_part(1, "09:30:00", 165, round_part_kind(1)),
            sample_timetable_part(1, "12:15:00", 60, PartKind::Meal),
            sample_timetable_part(1, "13:15:00", 165, round_part_kind(2)),
            sample_timetable_part(2, "09:30:00", 165, round_part_kind(3)),
        ]
    }

    fn times_of_parts(parts: &[Option<TimetablePart>]) -> Vec<String> {
        let told = parts.iter().map(|part| part.as_ref().map(|part| part.at.format("%H:%M").to_string()));
        told.map(Option::unwrap_or_default).collect()
    }

    #[test]
    fn what_comes_later_on_the_day_moves_along() {
        let mut typed: Vec<_> = sample_two_days().into_iter().map(Some).collect();
        typed[1] = Some(sample_timetable_part(1, "09:50:00", 165, round_part_kind(1)));
        assert_eq!(
            times_of_parts(&move_along(&sample_two_days(), &typed).unwrap()),
            ["09:00", "09:50", "12:35", "13:35", "09:30"]
        );
        typed[2] = Some(sample_timetable_part(1, "12:35:00", 40, PartKind::Meal));
        assert_eq!(
            times_of_parts(&move_along(&sample_two_days(), &typed).unwrap())[3],
            "13:15",
            "the meal makes up for it"
        );
        typed[2] = None;
        assert_eq!(times_of_parts(&move_along(&sample_two_days(), &typed).unwrap())[2..4], ["", "13:35"]);
    }

    #[test]
    fn nothing_is_moved_into_the_next_day() {
        let mut typed: Vec<_> = sample_two_days().into_iter().map(Some).collect();
        typed[1] = Some(sample_timetable_part(1, "21:30:00", 165, round_part_kind(1)));
        assert_eq!(move_along(&sample_two_days(), &typed), Err(2));
    }

    #[test]
    fn two_who_move_different_parts_both_have_what_they_moved() {
        let (mut yours, mut theirs) = (sample_two_days(), sample_two_days());
        yours[2].minutes = 45;
        theirs[4].at = "10:00:00".parse().unwrap();
        theirs.remove(0);
        theirs.push(sample_timetable_part(2, "13:00:00", 30, PartKind::Awards));
        let both = merge_timetables(Some(&sample_two_days()), &yours, &theirs);
        assert!(both.iter().all(|part| part.theirs.is_none()));
        let parts = in_order(both.into_iter().filter_map(|part| part.part).collect());
        let told: Vec<String> = parts.iter().map(|part| format!("{} {}", part.at, part.minutes)).collect();
        assert_eq!(told, ["09:30:00 165", "12:15:00 45", "13:15:00 165", "10:00:00 165", "13:00:00 30"]);
    }

    #[test]
    fn a_part_that_both_moved_is_asked_about() {
        let (mut yours, mut theirs) = (sample_two_days(), sample_two_days());
        yours[2].minutes = 45;
        theirs.remove(2);
        let asked = merge_timetables(Some(&sample_two_days()), &yours, &theirs);
        let asked: Vec<_> = asked.iter().filter(|part| part.theirs.is_some()).collect();
        assert_eq!(asked, [&MergedPart { part: Some(yours[2].clone()), theirs: Some(Theirs::TakenOut) }]);
        assert!(
            merge_timetables(Some(&sample_two_days()), &yours, &yours)
                .iter()
                .all(|part| part.theirs.is_none())
        );
        // Of a form that does not say what it was made from, whatever differs is asked about.
        assert_eq!(
            merge_timetables(None, &yours, &sample_two_days())
                .iter()
                .filter(|part| part.theirs.is_some())
                .count(),
            1
        );
    }

    #[test]
    fn rounds_follow_each_other_within_their_days() {
        assert_eq!(find_timetable_faults(&sample_two_days()), []);
        let mut parts = sample_two_days();
        parts[3].at = "12:00:00".parse().unwrap();
        parts[4].minutes = LONGEST_PART * 2;
        assert_eq!(
            find_timetable_faults(&parts),
            [(4, TimetableError::AfterMidnight), (3, TimetableError::RoundTooSoon(RoundNumber(2)))]
        );
        parts[3].what = round_part_kind(1);
        assert!(find_timetable_faults(&parts).contains(&(3, TimetableError::RoundTwice(RoundNumber(1)))));
    }

    #[test]
    fn a_meal_in_a_round_and_doors_after_all_of_them_clash() {
        assert_eq!(find_timetable_clashes(&sample_two_days()), []);
        let mut parts = sample_two_days();
        parts[0].at = "23:00:00".parse().unwrap();
        parts[2].at = "10:00:00".parse().unwrap();
        let first = RoundNumber::FIRST;
        assert_eq!(
            find_timetable_clashes(&parts),
            [(0, PartClash::AfterFirst(first)), (2, PartClash::InRound(first))]
        );
    }

    #[test]
    fn a_timetable_is_kept_as_people_would_write_it() {
        let kept = serde_json::to_value(&sample_two_days()[1]).unwrap();
        assert_eq!(
            kept,
            serde_json::json!({"day": 1, "at": "09:30:00", "minutes": 165, "what": {"round": 1}})
        );
        assert_eq!(serde_json::to_value(PartKind::CheckIn).unwrap(), "check_in");
    }
}
