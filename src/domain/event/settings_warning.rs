//! What an organiser should think again about in the settings: what is seldom meant, and what contradicts itself.

use super::{
    pack::{BattleplanChoice, Method, RosterPolicy, Settings},
    schedule::Day,
    timetable::{PartClash, PartKind, find_timetable_clashes},
};
use crate::domain::{numbers::RoundNumber, pairing::rounds_to_meet_all, zone::Zone};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::{Serialize, Serializer};
use std::{borrow::Cow, cmp::Ordering};

/// A setting that is allowed, and seldom meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum SettingsWarning {
    /// In each round somebody is left over.
    OddCapacity { places: u32 },
    /// Too short for results, the draw and a meal.
    ShortBreak { minutes: u32 },
    /// A round of another length than is usual for these points.
    UnusualLength { minutes: u32 },
    /// Fewer places than so many rounds are meant for.
    FewPlaces { rounds: u32, least: u32 },
    /// Fewer rounds than are usual over so many days.
    FewRounds { rounds: u32, days: u32, usual: u32 },
    /// Rosters are handed in without a deadline.
    NoRosterDeadline,
    /// All players see the rosters of others while they can still change their own.
    RostersOpenBeforeDue,
    /// Rosters are due when the first round has begun.
    RostersDueAfterStart,
    /// Rules count that come out when the event has begun.
    CutOffAfterStart,
    /// A day's rounds do not fit before midnight.
    EndsAfterMidnight {
        day: u32,
        rounds: u32,
        #[serde(serialize_with = "write_time_of_day")]
        ends: NaiveTime,
    },
    /// The timetable was set by hand, and has no time for this round.
    RoundWithoutTime { round: RoundNumber },
    /// More play already than there are places.
    FewerPlacesThanPlayers { places: u32, players: usize },
    /// More rounds are drawn already than are planned.
    FewerRoundsThanDrawn { rounds: u32, drawn: RoundNumber },
    /// A round robin of so many, in the largest group, has fewer rounds than they need to meet everybody.
    RoundRobinTooShort { players: usize, needs: usize, rounds: usize },
    /// It has more than that.
    RoundRobinTooLong { players: usize, needs: usize, rounds: usize },
    /// A round's battleplan is none of the game, nor of the organiser's own.
    UnknownBattleplan { round: RoundNumber, name: String },
    /// Money is given back when the event is over.
    RefundsAfterEvent,
    /// The doors open when the first round has begun.
    DoorsAfterFirstRound,
    /// Club mates are kept apart in a round that is not planned.
    ClubsInNoRound { round: RoundNumber, rounds: u32 },
    /// People can sign up only when the event is over.
    SignUpOpensAfterEvent,
    /// People can still sign up when the event is over.
    SignUpClosesAfterEvent,
    /// A part of the timetable, by its place in it, is where it cannot be meant.
    Part { place: usize, what: PartKind, why: PartClash },
}

/// `00:30`
fn write_time_of_day<S: Serializer>(time: &NaiveTime, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&time.format("%H:%M"))
}

impl SettingsWarning {
    /// The setting that is to be looked at, by its name.
    pub fn setting(&self) -> Cow<'static, str> {
        let name = match self {
            Self::OddCapacity { .. } | Self::FewerPlacesThanPlayers { .. } => "capacity",
            Self::ShortBreak { .. } => "break_minutes",
            Self::UnusualLength { .. } => "round_minutes",
            Self::FewPlaces { .. }
            | Self::FewRounds { .. }
            | Self::EndsAfterMidnight { .. }
            | Self::RoundWithoutTime { .. }
            | Self::FewerRoundsThanDrawn { .. }
            | Self::RoundRobinTooShort { .. }
            | Self::RoundRobinTooLong { .. } => "rounds",
            Self::NoRosterDeadline | Self::RostersDueAfterStart => "roster_deadline",
            Self::RostersOpenBeforeDue => "rosters_open_at",
            Self::CutOffAfterStart => "rules_cut_off",
            Self::UnknownBattleplan { .. } => "battleplan_list",
            Self::RefundsAfterEvent => "refund_until",
            Self::DoorsAfterFirstRound => "doors_open_at",
            Self::ClubsInNoRound { .. } => "avoid_club_rounds",
            Self::SignUpOpensAfterEvent => "registration_opens_at",
            Self::SignUpClosesAfterEvent => "registration_closes_at",
            // The lines of the timetable have numbers from 1.
            Self::Part { place, .. } => return format!("at_{}", place + 1).into(),
        };
        name.into()
    }
}

impl Settings {
    /// What an organiser should think again about (`E1`, `E6`, `E7`).
    pub fn warnings(&self) -> Vec<SettingsWarning> {
        let mut warnings = Vec::new();
        if self.capacity % 2 == 1 {
            warnings.push(SettingsWarning::OddCapacity { places: self.capacity });
        }
        // What the game itself begins with is usual there.
        if self.break_minutes < 30.min(self.game().pack.break_minutes) {
            warnings.push(SettingsWarning::ShortBreak { minutes: self.break_minutes });
        }
        let is_usual = (120..=180).contains(&self.round_minutes)
            || self.round_minutes == self.game().size_for(self.points_limit).round_minutes;
        if !is_usual && self.points_limit == 2000 {
            warnings.push(SettingsWarning::UnusualLength { minutes: self.round_minutes });
        }
        let least = match self.rounds {
            0..=2 => 0,
            3..=4 => 4,
            5..=7 => 6,
            _ => 80,
        };
        if self.capacity < least {
            warnings.push(SettingsWarning::FewPlaces { rounds: self.rounds, least });
        }
        warnings.extend(self.few_rounds_warning());
        // Where rosters would never open either, that is said instead.
        let is_blocked = !self.list_what_blocks_publishing().is_empty();
        if self.rosters != RosterPolicy::AtTable && self.roster_deadline.is_none() && !is_blocked {
            warnings.push(SettingsWarning::NoRosterDeadline);
        }
        warnings.extend(find_contradictions(self));
        warnings
    }

    /// Where a day was added, and the rounds are still those of fewer days.
    pub fn few_rounds_warning(&self) -> Option<SettingsWarning> {
        let (rounds, days) = (self.rounds, self.days());
        let usual = self.game().rounds_for(self.capacity, days)?.rounds;
        (days > 1 && rounds < usual).then_some(SettingsWarning::FewRounds { rounds, days, usual })
    }

    /// What of them does not fit those who play already, and the rounds that are drawn.
    pub fn warnings_beside(&self, players: usize, drawn: RoundNumber) -> Vec<SettingsWarning> {
        let places = self.capacity;
        let few = usize::try_from(places).is_ok_and(|places| places < players);
        let few = few.then_some(SettingsWarning::FewerPlacesThanPlayers { places, players });
        let short = drawn.0 > self.rounds;
        let short = short.then_some(SettingsWarning::FewerRoundsThanDrawn { rounds: self.rounds, drawn });
        [few, short, self.round_robin_warning(players)].into_iter().flatten().collect()
    }

    /// Where the rounds of a round robin are not as many as those who play need to meet everybody.
    pub fn round_robin_warning(&self, players: usize) -> Option<SettingsWarning> {
        let planned = RoundNumber::up_to(self.rounds);
        let rounds = planned.filter(|round| self.pairing.method(*round) == Method::RoundRobin).count();
        let players = self.pairing.largest_group(players);
        let needs = rounds_to_meet_all(players);
        if rounds == 0 || players < 2 {
            return None;
        }
        match rounds.cmp(&needs) {
            Ordering::Less => Some(SettingsWarning::RoundRobinTooShort { players, needs, rounds }),
            Ordering::Equal => None,
            Ordering::Greater => Some(SettingsWarning::RoundRobinTooLong { players, needs, rounds }),
        }
    }
}

/// What cannot be meant, in the order of the settings.
fn find_contradictions(settings: &Settings) -> Vec<SettingsWarning> {
    let mut found = Vec::new();
    let due = settings.roster_deadline.filter(|_| settings.rosters != RosterPolicy::AtTable);
    if let (Some(due), Some(opens)) = (due, settings.rosters_open_at)
        && settings.rosters == RosterPolicy::Open
        && opens < due
    {
        found.push(SettingsWarning::RostersOpenBeforeDue);
    }
    if let Some(day) = settings.starts_on {
        let first_round = day.and_time(settings.first_round_at.unwrap_or(NaiveTime::MIN));
        let zone = Zone::or_utc(&settings.time_zone);
        if due.is_some_and(|due| zone.local(due) > first_round) {
            found.push(SettingsWarning::RostersDueAfterStart);
        }
        if settings.rules_cut_off.is_some_and(|cut_off| cut_off > day) {
            found.push(SettingsWarning::CutOffAfterStart);
        }
    }
    found.extend(after_the_event(settings));
    if let (Some(doors), Some(first)) = (settings.doors_open_at, settings.first_round_at)
        && first < doors
    {
        found.push(SettingsWarning::DoorsAfterFirstRound);
    }
    let apart = settings.pairing.avoid_club_rounds(settings.rounds);
    if let Some(round) = apart.into_iter().find(|round| round.0 > settings.rounds) {
        found.push(SettingsWarning::ClubsInNoRound { round, rounds: settings.rounds });
    }
    let parts = find_timetable_clashes(&settings.timetable).into_iter();
    found.extend(parts.map(|(place, why)| SettingsWarning::Part {
        place,
        what: settings.timetable[place].what.clone(),
        why,
    }));
    found.extend(late_days(settings));
    found.extend(rounds_without_time(settings));
    found.extend(unknown_battleplans(settings));
    found
}

/// What is to happen before the event, and is set for a day after it.
fn after_the_event(settings: &Settings) -> Vec<SettingsWarning> {
    let Some(last) = settings.ends_on.or(settings.starts_on) else { return Vec::new() };
    let zone = Zone::or_utc(&settings.time_zone);
    let is_over = |day: Option<NaiveDate>| day.is_some_and(|day| last < day);
    let is_over_at = |at: Option<DateTime<Utc>>| is_over(at.map(|at| zone.local(at).date()));
    let day = &settings.day;
    let found = [
        (is_over(settings.refund_until), SettingsWarning::RefundsAfterEvent),
        (is_over_at(day.registration_opens_at), SettingsWarning::SignUpOpensAfterEvent),
        (is_over_at(day.registration_closes_at), SettingsWarning::SignUpClosesAfterEvent),
    ];
    found.into_iter().filter_map(|(is_so, warning)| is_so.then_some(warning)).collect()
}

fn late_days(settings: &Settings) -> Vec<SettingsWarning> {
    let late = settings.schedule().into_iter().filter(|day| day.ends_after_midnight);
    let warning = |day: Day| {
        let rounds = day.items.iter().filter(|item| matches!(item.kind, PartKind::Round(_))).count();
        let ends = day.items.last().map(|item| item.until).unwrap_or_default();
        let rounds = u32::try_from(rounds).unwrap_or(u32::MAX);
        SettingsWarning::EndsAfterMidnight { day: day.number, rounds, ends }
    };
    late.map(warning).collect()
}

fn rounds_without_time(settings: &Settings) -> Vec<SettingsWarning> {
    let set = &settings.timetable;
    let is_held = |round: &RoundNumber| set.iter().any(|part| part.what == PartKind::Round(*round));
    let rounds = RoundNumber::up_to(settings.rounds).filter(|round| !set.is_empty() && !is_held(round));
    rounds.map(|round| SettingsWarning::RoundWithoutTime { round }).collect()
}

fn unknown_battleplans(settings: &Settings) -> Vec<SettingsWarning> {
    if settings.battleplans == BattleplanChoice::Dice || settings.game().battleplans.is_empty() {
        return Vec::new();
    }
    let listed = settings.battleplan_list.iter().zip(RoundNumber::up_to(u32::MAX));
    let unknown = listed.filter(|(slug, _)| settings.battleplan(slug).is_none());
    let named = unknown.map(|(slug, round)| SettingsWarning::UnknownBattleplan {
        round,
        name: settings.battleplan_name(slug),
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e1_an_odd_capacity_draws_a_warning() {
        let settings = Settings { capacity: 31, ..Settings::default() };
        assert_eq!(settings.warnings()[0], SettingsWarning::OddCapacity { places: 31 });
    }

    fn sample_warned_settings() -> Settings {
        Settings {
            starts_on: "2027-05-15".parse().ok(),
            first_round_at: "09:30:00".parse().ok(),
            rounds: 3,
            roster_deadline: "2027-05-10T20:00:00Z".parse().ok(),
            ..Settings::default()
        }
    }

    #[test]
    fn settings_that_hold_together_draw_no_warning() {
        assert_eq!(find_contradictions(&sample_warned_settings()), []);
    }

    #[test]
    fn what_cannot_be_meant_is_found_at_its_setting() {
        let wrong = Settings {
            rounds: 5,
            round_minutes: 165,
            rosters: RosterPolicy::Open,
            roster_deadline: "2027-05-16T20:00:00Z".parse().ok(),
            rosters_open_at: "2027-05-01T20:00:00Z".parse().ok(),
            rules_cut_off: "2027-06-01".parse().ok(),
            battleplans: BattleplanChoice::Public,
            battleplan_list: vec!["teh-vice".into()],
            ..sample_warned_settings()
        };
        let found: Vec<_> = find_contradictions(&wrong).iter().map(SettingsWarning::setting).collect();
        assert_eq!(
            found,
            ["rosters_open_at", "roster_deadline", "rules_cut_off", "rounds", "battleplan_list"]
        );
    }

    #[test]
    fn a_round_robin_has_as_many_rounds_as_its_largest_group_needs() {
        let robin = |rounds: u32, group_size: u32| {
            let mut settings = Settings { rounds, ..sample_warned_settings() };
            settings.pairing.group_size = group_size;
            let all = RoundNumber::up_to(rounds).map(|round| (round, Method::RoundRobin));
            settings.pairing.methods.extend(all);
            settings
        };
        let short =
            |players, needs, rounds| Some(SettingsWarning::RoundRobinTooShort { players, needs, rounds });
        let long =
            |players, needs, rounds| Some(SettingsWarning::RoundRobinTooLong { players, needs, rounds });
        assert_eq!(robin(5, 0).round_robin_warning(6), None);
        assert_eq!(robin(5, 0).round_robin_warning(5), None);
        assert_eq!(robin(4, 0).round_robin_warning(5), short(5, 5, 4));
        assert_eq!(robin(5, 0).round_robin_warning(4), long(4, 3, 5));
        assert_eq!(robin(3, 4).round_robin_warning(7), None);
        assert_eq!(robin(3, 5).round_robin_warning(14), short(5, 5, 3));
        assert_eq!(sample_warned_settings().round_robin_warning(9), None);
    }

    #[test]
    fn e6_fewer_rounds_than_are_usual_over_several_days_are_told() {
        let over = |days: u32, rounds, capacity| {
            let ends_on = format!("2027-05-{}", 14 + days).parse().ok();
            Settings { rounds, capacity, ends_on, ..sample_warned_settings() }.few_rounds_warning()
        };
        let few = |rounds, days, usual| Some(SettingsWarning::FewRounds { rounds, days, usual });
        assert_eq!(over(2, 3, 32), few(3, 2, 5));
        assert_eq!((over(2, 5, 32), over(2, 6, 32), over(1, 2, 32)), (None, None, None));
        assert_eq!((over(3, 5, 100), over(2, 3, 4)), (few(5, 3, 8), None));
    }

    #[test]
    fn what_comes_before_an_event_is_not_set_for_after_it() {
        let on_the_day = Settings { refund_until: "2027-05-15".parse().ok(), ..sample_warned_settings() };
        assert_eq!(find_contradictions(&on_the_day), []);
        let mut late = Settings {
            refund_until: "2027-11-15".parse().ok(),
            doors_open_at: "11:00:00".parse().ok(),
            rounds: 2,
            ..sample_warned_settings()
        };
        late.pairing.set_avoid_club_rounds(&[RoundNumber(1), RoundNumber(9)]);
        late.day.registration_opens_at = "2027-06-01T10:00:00Z".parse().ok();
        late.day.registration_closes_at = "2028-06-01T10:00:00Z".parse().ok();
        let found: Vec<_> = find_contradictions(&late).iter().map(SettingsWarning::setting).collect();
        let signing_up = ["registration_opens_at", "registration_closes_at"];
        for name in ["refund_until", "doors_open_at", "avoid_club_rounds"].into_iter().chain(signing_up) {
            assert!(found.contains(&name.into()), "{found:?}");
        }
        assert_eq!(found.len(), 5, "{found:?}");
    }
}
