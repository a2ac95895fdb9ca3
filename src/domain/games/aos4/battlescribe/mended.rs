//! Where the community's files are known to differ from what the publisher printed: `fixtures/catalogues/mended.csv`
//! says what they say and what is right. A row holds for one season, and only while the files say what it knows: what
//! they have mended themselves is left alone.

use crate::domain::catalogue::{
    Pattern, Profile, Publication, is_same_season, name_key, parse_options, print_options,
};

const KNOWN: &str = include_str!("../../../../../fixtures/catalogues/mended.csv");

/// What a row is about.
#[derive(Debug, serde::Deserialize)]
enum MendedPart {
    #[serde(rename = "options")]
    Options,
    #[serde(rename = "companion of")]
    CompanionOf,
    #[serde(rename = "one per")]
    OnePer,
}

#[derive(Debug, serde::Deserialize)]
struct MendedRow {
    season: String,
    faction: String,
    unit: String,
    what: MendedPart,
    imported: String,
    published: String,
}

/// Puts right what is known to be wrong in the files of these seasons.
pub fn mend_publication(publication: &mut Publication, seasons: &[String]) {
    let mut reader = csv::Reader::from_reader(KNOWN.as_bytes());
    let rows =
        reader.deserialize::<MendedRow>().map(|row| row.expect("the table that ships is read by a test"));
    for row in rows.filter(|row| seasons.iter().any(|season| is_same_season(season, &row.season))) {
        let (faction, unit) = (name_key(&row.faction), name_key(&row.unit));
        let is_it = |profile: &&mut Profile| name_key(&profile.faction) == faction && profile.key() == unit;
        for profile in publication.profiles.iter_mut().filter(is_it) {
            row.mend(profile);
        }
    }
}

impl MendedRow {
    fn mend(&self, profile: &mut Profile) {
        let published = &self.published;
        match self.what {
            MendedPart::Options if print_options(profile.options.as_deref()) == self.imported => {
                profile.options = parse_options(published).expect("the table that ships is read by a test");
            }
            MendedPart::CompanionOf if profile.companion_of.is_none() => {
                profile.companion_of = Some(published.clone());
            }
            MendedPart::OnePer if profile.one_per.is_empty() => {
                profile.one_per = vec![Pattern::new(published)];
            }
            MendedPart::Options | MendedPart::CompanionOf | MendedPart::OnePer => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read_and_mends_only_what_says_what_it_knows() {
        let mut reader = csv::Reader::from_reader(KNOWN.as_bytes());
        let rows: Vec<MendedRow> = reader.deserialize().map(Result::unwrap).collect();
        assert!(rows.len() > 20);
        for row in &rows {
            let imported = parse_options(&row.imported).unwrap();
            assert!(parse_options(&row.published).unwrap().is_some(), "{row:?}");
            let named = Profile { faction: row.faction.clone(), ..Profile::blank_profile(&row.unit) };
            let wrong = Profile { options: imported, ..named.clone() };
            let right = Profile { options: parse_options("Any Nonsense").unwrap(), ..named };
            let mut publication = Publication { profiles: vec![wrong, right], ..Publication::default() };
            let before = publication.clone();
            mend_publication(&mut publication, &["General's Handbook 2024-25".into()]);
            assert_eq!(publication, before, "another season");
            mend_publication(&mut publication, &["General's Handbook 2026-27".into()]);
            assert_ne!(publication.profiles[0], before.profiles[0], "{row:?}");
            assert_eq!(publication.profiles[1].options, before.profiles[1].options, "mended by the files");
        }
    }
}
