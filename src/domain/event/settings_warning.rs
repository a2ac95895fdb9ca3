//! What an organiser should think again about in the settings: what is seldom meant, and what contradicts itself.

use super::{
    pack::{BattleplanChoice, RosterPolicy, Settings},
    schedule::Day,
    timetable::PartKind,
};
use crate::domain::{numbers::RoundNumber, zone::Zone};
use chrono::NaiveTime;

/// A setting that is allowed, and seldom meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingsWarning {
    /// In each round somebody is left over.
    OddCapacity { places: u32 },
    /// Too short for results, the draw and a meal.
    ShortBreak { minutes: u32 },
    /// A round of another length than is usual for these points.
    UnusualLength { minutes: u32 },
    /// Fewer places than so many rounds are meant for.
    FewPlaces { rounds: u32, least: u32 },
    /// Rosters are handed in without a deadline.
    NoRosterDeadline,
    /// All players see the rosters of others while they can still change their own.
    RostersOpenBeforeDue,
    /// Rosters are due when the first round has begun.
    RostersDueAfterStart,
    /// Rules count that come out when the event has begun.
    CutOffAfterStart,
    /// A day's rounds do not fit before midnight.
    EndsAfterMidnight { day: u32, rounds: u32, ends: NaiveTime },
    /// The timetable was set by hand, and has no time for this round.
    RoundWithoutTime { round: RoundNumber },
    /// More play already than there are places.
    FewerPlacesThanPlayers { places: u32, players: usize },
    /// More rounds are drawn already than are planned.
    FewerRoundsThanDrawn { rounds: u32, drawn: RoundNumber },
    /// A round's battleplan is none of the game, nor of the organiser's own.
    UnknownBattleplan { round: RoundNumber, name: String },
}

impl SettingsWarning {
    /// The setting that is to be looked at, by its name.
    pub fn setting(&self) -> &'static str {
        match self {
            Self::OddCapacity { .. } | Self::FewerPlacesThanPlayers { .. } => "capacity",
            Self::ShortBreak { .. } => "break_minutes",
            Self::UnusualLength { .. } => "round_minutes",
            Self::FewPlaces { .. }
            | Self::EndsAfterMidnight { .. }
            | Self::RoundWithoutTime { .. }
            | Self::FewerRoundsThanDrawn { .. } => "rounds",
            Self::NoRosterDeadline | Self::RostersDueAfterStart => "roster_deadline",
            Self::RostersOpenBeforeDue => "rosters_open_at",
            Self::CutOffAfterStart => "rules_cut_off",
            Self::UnknownBattleplan { .. } => "battleplan_list",
        }
    }
}

impl Settings {
    /// What an organiser should think again about (`E1`, `E6`, `E7`).
    pub fn warnings(&self) -> Vec<SettingsWarning> {
        let mut warnings = Vec::new();
        if self.capacity % 2 == 1 {
            warnings.push(SettingsWarning::OddCapacity { places: self.capacity });
        }
        if self.break_minutes < 30 {
            warnings.push(SettingsWarning::ShortBreak { minutes: self.break_minutes });
        }
        if !(120..=180).contains(&self.round_minutes) && self.points_limit == 2000 {
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
        if self.rosters != RosterPolicy::AtTable && self.roster_deadline.is_none() {
            warnings.push(SettingsWarning::NoRosterDeadline);
        }
        warnings.extend(contradictions(self));
        warnings
    }
}

impl Settings {
    /// What of them does not fit those who play already, and the rounds that are drawn.
    pub fn warnings_beside(&self, players: usize, drawn: RoundNumber) -> Vec<SettingsWarning> {
        let places = self.capacity;
        let few = usize::try_from(places).is_ok_and(|places| places < players);
        let few = few.then_some(SettingsWarning::FewerPlacesThanPlayers { places, players });
        let short = drawn.0 > self.rounds;
        let short = short.then_some(SettingsWarning::FewerRoundsThanDrawn { rounds: self.rounds, drawn });
        [few, short].into_iter().flatten().collect()
    }
}

/// What cannot be meant, in the order of the settings.
fn contradictions(settings: &Settings) -> Vec<SettingsWarning> {
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
    found.extend(late_days(settings));
    found.extend(rounds_without_time(settings));
    found.extend(unknown_battleplans(settings));
    found
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

    fn settings() -> Settings {
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
        assert_eq!(contradictions(&settings()), []);
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
            ..settings()
        };
        let found: Vec<&str> = contradictions(&wrong).iter().map(SettingsWarning::setting).collect();
        assert_eq!(
            found,
            ["rosters_open_at", "roster_deadline", "rules_cut_off", "rounds", "battleplan_list"]
        );
    }
}
