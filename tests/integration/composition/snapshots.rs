//! The catalogue of five dates and the lists of known dates, from the data folder.

use crate::support::data;
use chrono::NaiveDate;
use muster::domain::games::aos4::import_catalogue_files;
use muster::domain::{
    catalogue::{Alias, Catalogue, CatalogueView, Publication},
    games,
    roster::Roster,
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

const DATES: [&str; 5] = ["2024-07-20", "2024-12-18", "2025-04-24", "2025-06-19", "2026-08-18"];

pub struct Snapshots {
    views: BTreeMap<NaiveDate, CatalogueView>,
}

pub struct Dated {
    pub name: String,
    pub roster: Roster,
    /// The day of the article that printed it.
    pub article: Option<NaiveDate>,
}

/// The folder of real data, once [`Snapshots::load`] has found it.
pub fn known() -> PathBuf {
    data("rosters").expect("what `load` looked for")
}

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

impl Snapshots {
    /// Read once for all tests; nothing, and the test is skipped, when the data is not there.
    pub fn load() -> Option<&'static Self> {
        static SNAPSHOTS: OnceLock<Snapshots> = OnceLock::new();
        data("bsdata/aos4")?;
        data("rosters")?;
        Some(SNAPSHOTS.get_or_init(Self::read))
    }

    fn read() -> Self {
        let folder = known().join("bsdata/aos4");
        let publications = DATES.map(|date| publication(&folder.join(date), day(date)));
        let catalogue = Catalogue::new(publications).with_aliases(aliases());
        let views = DATES.map(|date| (day(date), catalogue.as_of(day(date))));
        Self { views: views.into_iter().collect() }
    }

    pub fn view(&self, as_of: NaiveDate) -> &CatalogueView {
        &self.views[&as_of]
    }

    /// The days of all five.
    pub fn days() -> [NaiveDate; 5] {
        DATES.map(day)
    }

    /// The newest snapshot on or before this day; without one, the newest of all.
    pub fn newest_before(article: Option<NaiveDate>) -> NaiveDate {
        let days = DATES.map(day);
        let last = days[days.len() - 1];
        article.and_then(|on| days.into_iter().rev().find(|day| *day <= on)).unwrap_or(last)
    }

    /// The snapshots before and after a day.
    pub fn around(article: Option<NaiveDate>) -> Vec<NaiveDate> {
        let days = DATES.map(day);
        let after = article.and_then(|on| days.into_iter().find(|day| *day > on));
        [Some(Self::newest_before(article)), after].into_iter().flatten().collect()
    }

    /// The snapshots that may have been in force for a list: the one of its program's data version, and
    /// the one after it, for a version stays on phones for weeks. Nine publications between the
    /// snapshots are missing from the data, so most versions have none.
    pub fn in_force_for(list: &Dated) -> Vec<NaiveDate> {
        let version: u32 = list.roster.data_version.as_deref().and_then(|v| v.parse().ok()).unwrap_or(0);
        let dates: &[&str] = match version {
            216..=247 => &["2024-12-18", "2025-04-24"],
            259..=274 => &["2025-04-24", "2025-06-19"],
            301..=342 if !is_superseded(list, version) => &["2025-06-19"],
            459..=466 => &["2026-08-18"],
            _ => &[],
        };
        dates.iter().map(|date| day(date)).collect()
    }
}

fn publication(folder: &Path, date: NaiveDate) -> Publication {
    let paths = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = paths.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    let publication = import_catalogue_files(files).publication;
    Publication { title: format!("Profiles of {date}"), published_on: Some(date), ..publication }
}

/// Factions whose profiles were published anew between 2025-06-19 and the version of the list, by the
/// first version of the app that knows them.
fn is_superseded(list: &Dated, version: u32) -> bool {
    let anew = [
        ("Idoneth Deepkin", 310),
        ("Kharadron Overlords", 334),
        ("Blades of Khorne", 334),
        ("Flesh-eater Courts", 342),
    ];
    let faction = list.roster.faction.as_deref();
    anew.into_iter().any(|(name, from)| faction == Some(name) && version >= from)
}

/// What people confirmed in the past, kept beside the data.
fn aliases() -> Vec<Alias> {
    let text = fs::read_to_string(known().join("profiles/aliases_seed.json")).unwrap_or_default();
    let seed: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let units = seed["unit"].as_object().cloned().unwrap_or_default();
    let alias = |(written, means): (String, serde_json::Value)| Alias {
        written,
        means: means.as_str().unwrap_or_default().to_owned(),
    };
    units.into_iter().map(alias).collect()
}

/// When the article appeared that printed a list, by the list's file.
pub fn dates_of_articles() -> BTreeMap<String, NaiveDate> {
    let mut provenance = csv::Reader::from_path(known().join("rosters/provenance.csv")).expect("a table");
    let rows = provenance.records().filter_map(Result::ok);
    rows.filter_map(|row| Some((row[0].to_owned(), row[5].parse().ok()?))).collect()
}

/// The app's lists with the date of the article that printed them.
pub fn dated_lists() -> Vec<Dated> {
    lists("aos4-app").into_iter().filter(|list| list.article.is_some()).collect()
}

/// All the lists of the app.
pub fn app_lists() -> Vec<Dated> {
    lists("aos4-app")
}

/// The lists of a folder that no article printed: they come from the tests of other programs.
pub fn undated_lists(folder: &str) -> Vec<Dated> {
    lists(folder).into_iter().filter(|list| list.article.is_none()).collect()
}

fn lists(folder: &str) -> Vec<Dated> {
    let articles = dates_of_articles();
    let files = fs::read_dir(known().join("rosters").join(folder)).expect("a folder of the corpus");
    let read_one = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let roster = games::default().read(&fs::read(&path).expect("a file"), None).expect("a text").roster;
        let article = articles.get(&format!("{folder}/{name}.txt")).copied();
        Dated { name, roster, article }
    };
    let mut lists: Vec<Dated> = files.map(|file| read_one(file.expect("a file").path())).collect();
    lists.sort_by(|a, b| a.name.cmp(&b.name));
    lists
}
