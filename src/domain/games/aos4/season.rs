//! Which season a roster was written for, and what that means for its price.

use crate::domain::{
    composition::is_in_season,
    roster::Roster,
    system::{self, Family, Season, System},
};
use chrono::NaiveDate;

/// The system of this game that ships.
fn find_aos4_system() -> Option<&'static System> {
    system::list_systems().into_iter().find(|system| system.family == Some(Family::Aos4))
}

/// Those of the system that ships, the oldest first.
pub fn seasons_known() -> &'static [Season] {
    find_aos4_system().map_or(&[], |system| &system.seasons)
}

/// The season played on a day.
pub fn season_on(day: NaiveDate) -> String {
    find_aos4_system()
        .and_then(|system| system.season_on(day))
        .map(|season| season.name.clone())
        .unwrap_or_default()
}

/// Whether auxiliary units cost something beside their own prices in this season.
pub fn prices_auxiliaries(season: &str) -> bool {
    let is_it = |known: &&Season| is_in_season(std::slice::from_ref(&known.name), Some(season));
    seasons_known().iter().find(is_it).is_some_and(|season| season.auxiliaries_priced)
}

/// The season a roster was written for, where no event says which: what it says itself; else the season of the day
/// whose profiles are used.
pub fn season_of(roster: &Roster, as_of: NaiveDate) -> String {
    said_season(roster).unwrap_or_else(|| season_on(as_of))
}

/// The season a roster says it was written for: the printed one; the first for the app's older data, which never
/// printed it.
pub fn said_season(roster: &Roster) -> Option<String> {
    roster.handbook.clone().or_else(|| {
        let by_app = roster.written_by.as_deref().is_some_and(|by| by.to_lowercase().contains("the app"));
        let version = roster.data_version.as_deref().and_then(|version| version.parse::<u32>().ok());
        let since = seasons_known().iter().find_map(|season| season.app_says_since);
        let older = by_app && version.zip(since).is_some_and(|(version, since)| version < since);
        seasons_known().first().filter(|_| older).map(|season| season.name.clone())
    })
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
