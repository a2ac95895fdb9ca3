//! How long 1,000 lists take: read, held against battle profiles that come from the database, on one core.
//!
//! `MUSTER_DATA=… cargo bench --bench rosters`. Fails above a second, loading the catalogue included; the
//! import before it is not counted, for it happens once.

use chrono::NaiveDate;
use muster::{
    actions::{catalogues, rosters::rules_of},
    app::{App, Clock},
    config::Config,
    domain::{catalogue::Catalogue, event::pack::Settings, games},
    exchange::battlescribe,
    storage::{self, Database},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

const LISTS: usize = 1000;
const SNAPSHOTS: [&str; 2] = ["2025-06-19", "2026-08-18"];
const SYSTEM: &str = "aos4-ghb2024";
const MOST: Duration = Duration::from_secs(1);

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let data = std::env::var("MUSTER_DATA")
        .map_or_else(|_| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data"), PathBuf::from);
    if !data.join("bsdata/aos4").is_dir() {
        eprintln!("SKIPPED: no bsdata/aos4 under MUSTER_DATA");
        return ExitCode::SUCCESS;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::open(&format!("sqlite://{}/bench.db", folder.path().display())).await;
    let app =
        App::new(database.expect("a database"), Clock::system(), Config::default()).await.expect("an app");
    for date in SNAPSHOTS {
        let publication = imported(&data.join("bsdata/aos4").join(date), date);
        let start = Instant::now();
        catalogues::import(&app, ("the bench", None), SYSTEM, publication).await.expect("an import");
        println!("{:<40} {:>10.2?}", format!("kept the snapshot of {date}"), start.elapsed());
    }
    let lists = lists(&data.join("rosters/aos4-app"));

    let start = Instant::now();
    let mut tx = app.database.read().await.expect("a transaction");
    let rows = storage::catalogues::of_system(&mut tx, SYSTEM).await.expect("publications");
    let catalogue = Catalogue::new(rows.into_iter().map(|row| row.content));
    let as_of: NaiveDate = SNAPSHOTS[1].parse().expect("a date");
    let view = catalogue.as_of(as_of);
    let loaded = start.elapsed();
    let rules = rules_of(&Settings { rules_cut_off: Some(as_of), ..Settings::default() }, as_of);
    let mut legal = 0;
    for bytes in lists.iter().cycle().take(LISTS) {
        let reading = games::default().read(bytes, None).expect("a text");
        legal += usize::from(games::default().check(&reading.roster, &view, &rules).is_legal());
    }
    let all = start.elapsed();
    println!("{:<40} {loaded:>10.2?}", "the catalogue out of the database");
    println!("{:<40} {:>10.2?}", format!("{LISTS} lists, {legal} of them legal"), all.saturating_sub(loaded));
    println!("{:<40} {all:>10.2?}", "together");
    if all > MOST {
        println!("too slow: {MOST:.0?} is the most");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn imported(folder: &Path, date: &str) -> muster::domain::catalogue::Publication {
    let paths = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = paths.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    let (mut publication, _) = battlescribe::import(files);
    publication.title = format!("Profiles of {date}");
    publication.published_on = Some(date.parse().expect("a date"));
    publication
}

fn lists(folder: &Path) -> Vec<Vec<u8>> {
    let paths = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file")).collect()
}
