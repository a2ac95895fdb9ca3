//! Prices that changed before the community's files had them: a table of our own, told as such wherever a verdict rests
//! on it. It gives way to every whole publication that is as new, and an event can leave it out.

use super::{Catalogue, Coverage, Profile, Publication, name_key};
use chrono::NaiveDate;
use serde::Deserialize;
use std::sync::LazyLock;

/// Changes of one day, of the games that use these battle profiles.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NotedPrices {
    profiles_of: String,
    title: String,
    published_on: NaiveDate,
    source: String,
    prices: Vec<NotedPrice>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NotedPrice {
    faction: String,
    name: String,
    /// What the files before it say; of files that say otherwise nothing is known here.
    was: i64,
    points: i64,
}

static NOTED: LazyLock<Vec<NotedPrices>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../fixtures/noted_prices.json")).expect("checked by a test")
});

impl Catalogue {
    /// The same with the prices that are noted for these battle profiles, each day's as a publication of its own.
    #[must_use]
    pub fn with_noted_prices(mut self, profiles_of: &str) -> Self {
        for noted in NOTED.iter().filter(|noted| noted.profiles_of == profiles_of) {
            let changed =
                noted.prices.iter().filter_map(|price| self.changed_profile(noted.published_on, price));
            let profiles: Vec<Profile> = changed.collect();
            if !profiles.is_empty() {
                self.add(Publication {
                    title: noted.title.clone(),
                    published_on: Some(noted.published_on),
                    source: noted.source.clone(),
                    coverage: Coverage::Part,
                    is_noted: true,
                    profiles,
                    ..Publication::default()
                });
            }
        }
        self
    }

    /// The newest profile of before the day, with the price of that day.
    fn changed_profile(&self, day: NaiveDate, price: &NotedPrice) -> Option<Profile> {
        let (faction, name) = (name_key(&price.faction), name_key(&price.name));
        let is_it = |profile: &&Profile| name_key(&profile.faction) == faction && profile.key() == name;
        let before = self.publications().iter().filter(|one| one.published_on.is_some_and(|on| on < day));
        let found = before.filter_map(|one| Some((one.published_on, one.profiles.iter().find(is_it)?)));
        let (_, newest) = found.max_by_key(|(on, _)| *on)?;
        (newest.points == Some(price.was)).then(|| Profile { points: Some(price.points), ..newest.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_gargant(published_on: &str, points: i64, coverage: Coverage) -> Publication {
        let profile = Profile {
            faction: "Sons of Behemat".into(),
            name: "King Brodd".into(),
            points: Some(points),
            ..Profile::default()
        };
        Publication {
            title: format!("Profiles {published_on}"),
            published_on: published_on.parse().ok(),
            coverage,
            profiles: vec![profile],
            ..Publication::default()
        }
    }

    fn price_on(catalogue: &Catalogue, day: &str) -> (Option<i64>, String) {
        let view = catalogue.as_of(day.parse().unwrap());
        let found = view.unit("Sons of Behemat", "King Brodd").unwrap();
        (found.item.points, found.publication.title.clone())
    }

    #[test]
    fn a_noted_price_counts_from_its_day_until_a_whole_publication_is_as_new() {
        let lags = Catalogue::new([sample_gargant("2026-08-18", 520, Coverage::Everything)]);
        let noted = lags.clone().with_noted_prices("aos4-ghb2024");
        assert_eq!(price_on(&noted, "2026-09-08").0, Some(520));
        let (points, title) = price_on(&noted, "2026-09-09");
        assert_eq!((points, title.contains("noted by Muster")), (Some(430), true));
        // It does not make the profiles newer than they are.
        let view = noted.as_of("2026-10-01".parse().unwrap());
        assert_eq!(view.newest().unwrap().title, "Profiles 2026-08-18");
        // The community has caught up, with another price.
        let newer = sample_gargant("2026-09-20", 425, Coverage::Everything);
        let both = [sample_gargant("2026-08-18", 520, Coverage::Everything), newer];
        assert_eq!(
            price_on(&Catalogue::new(both).with_noted_prices("aos4-ghb2024"), "2026-10-01").0,
            Some(425)
        );
    }

    #[test]
    fn of_other_files_and_other_games_nothing_is_noted() {
        let other = Catalogue::new([sample_gargant("2026-08-18", 500, Coverage::Everything)]);
        assert_eq!(other.clone().with_noted_prices("aos4-ghb2024").publications().len(), 1);
        let known = Catalogue::new([sample_gargant("2026-08-18", 520, Coverage::Everything)]);
        assert_eq!(known.clone().with_noted_prices("wfb7").publications().len(), 1);
        assert_eq!(known.with_noted_prices("aos4-ghb2024").publications().len(), 2);
    }
}
