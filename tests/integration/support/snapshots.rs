//! The community catalogues in the shared data folder, each imported once for the whole binary.

use super::data;
use muster::domain::{
    catalogue::Publication,
    games::{
        aos4::import_catalogue_files,
        battlescribe::{BattlescribeReport, ImportedProfiles},
    },
};
use std::{fs, path::PathBuf, sync::OnceLock};

pub const DATES: [&str; 5] = ["2024-07-20", "2024-12-18", "2025-04-24", "2025-06-19", "2026-08-18"];

pub struct Snapshot {
    pub publication: Publication,
    pub report: BattlescribeReport,
}

/// One of [`DATES`]; nothing, and the test is skipped, when the data is not there.
pub fn snapshot(date: &str) -> Option<&'static Snapshot> {
    static SNAPSHOTS: [OnceLock<Option<Snapshot>>; DATES.len()] = [const { OnceLock::new() }; DATES.len()];
    data("bsdata/aos4")?;
    let at = DATES.iter().position(|known| *known == date).expect("one of the dates");
    SNAPSHOTS[at].get_or_init(|| load(date)).as_ref()
}

/// The bytes of a snapshot, as a caller would read them from a folder.
pub fn files(date: &str) -> Option<Vec<(String, Vec<u8>)>> {
    let part = format!("bsdata/aos4/{date}");
    let entries = fs::read_dir(data(&part)?.join(part)).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    Some(paths.iter().map(|path| (name(path), fs::read(path).unwrap())).collect())
}

fn load(date: &str) -> Option<Snapshot> {
    let ImportedProfiles { mut publication, report } = import_catalogue_files(files(date)?);
    date.clone_into(&mut publication.title);
    publication.published_on = date.parse().ok();
    Some(Snapshot { publication, report })
}
