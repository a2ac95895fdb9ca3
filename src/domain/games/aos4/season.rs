//! Seasons of matched play: which one a day belongs to, and which one a roster was written for.

use crate::domain::roster::Roster;
use chrono::{Datelike, NaiveDate};

/// Each season's years with the first day it was played (year, month, day), the oldest first.
const SEASONS: [(&str, [u32; 3]); 3] =
    [("2024-25", [2024, 7, 1]), ("2025-26", [2025, 6, 15]), ("2026-27", [2026, 6, 27])];

/// The publisher's app says in its header which season a list is for, since its data had this version.
const APP_NAMES_SEASONS_SINCE: u32 = 301;

/// The names of all seasons known here: "General's Handbook 2024-25".
pub fn seasons() -> impl Iterator<Item = String> {
    SEASONS.iter().map(|(years, _)| named(years))
}

/// The season played on a day.
pub fn season_on(day: NaiveDate) -> String {
    let today = [u32::try_from(day.year()).unwrap_or(0), day.month(), day.day()];
    let last = SEASONS.iter().rev().find(|(_, first)| *first <= today);
    named(last.map_or(SEASONS[0].0, |(years, _)| years))
}

/// The season a roster was written for, where no event says which: the printed one; the first for the
/// app's older data, which never printed it; else the season of the day whose profiles are used.
pub fn season_of(roster: &Roster, as_of: NaiveDate) -> String {
    roster.handbook.clone().unwrap_or_else(|| {
        let by_app = roster.written_by.as_deref().is_some_and(|by| by.to_lowercase().contains("the app"));
        let version = roster.data_version.as_deref().and_then(|version| version.parse::<u32>().ok());
        let older = by_app && version.is_some_and(|version| version < APP_NAMES_SEASONS_SINCE);
        if older { named(SEASONS[0].0) } else { season_on(as_of) }
    })
}

fn named(years: &str) -> String {
    format!("General's Handbook {years}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_belongs_to_the_season_that_began_last() {
        let on = |day: &str| season_on(day.parse().unwrap());
        assert_eq!(on("2020-01-01"), "General's Handbook 2024-25");
        assert_eq!(on("2025-06-14"), "General's Handbook 2024-25");
        assert_eq!(on("2025-06-15"), "General's Handbook 2025-26");
        assert_eq!(on("2030-01-01"), "General's Handbook 2026-27");
    }

    #[test]
    fn a_roster_is_of_the_season_it_prints_or_of_the_first_when_the_app_was_too_old_to_print_it() {
        let day = "2025-07-01".parse().unwrap();
        let by = |written_by: &str, version: &str| Roster {
            written_by: Some(written_by.into()),
            data_version: Some(version.into()),
            ..Roster::default()
        };
        let printed = Roster { handbook: Some("General's Handbook 2026-27".into()), ..Roster::default() };
        assert_eq!(season_of(&printed, day), "General's Handbook 2026-27");
        assert_eq!(
            season_of(&by("Warhammer Age of Sigmar: The App", "274"), day),
            "General's Handbook 2024-25"
        );
        assert_eq!(season_of(&by("Sigdex: sigdex.io", "43"), day), "General's Handbook 2025-26");
        assert_eq!(season_of(&Roster::default(), day), "General's Handbook 2025-26");
    }
}
