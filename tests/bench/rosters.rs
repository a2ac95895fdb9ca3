//! How long 1,000 lists take: read, held against battle profiles that come from the database, on one core.
//!
//! `MUSTER_DATA=… cargo bench --bench rosters`. Fails above a second, loading the catalogue included; the
//! import before it is not counted, for it happens once.

use chrono::NaiveDate;
use muster::{
    actions::{event::catalogues, rosters::rules_of},
    app::{App, Clock},
    config::Config,
    domain::{catalogue::Catalogue, event::pack::Settings, games, roster::MAX_TEXT},
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
/// For half a megabyte of anything.
const MOST_FOR_ANYTHING: Duration = Duration::from_millis(50);

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let data = std::env::var("MUSTER_DATA")
        .map_or_else(|_| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data"), PathBuf::from);
    if !data.join("bsdata/aos4").is_dir() {
        eprintln!("SKIPPED: no bsdata/aos4 under MUSTER_DATA");
        return ExitCode::SUCCESS;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let database =
        Database::open_and_migrate(&format!("sqlite://{}/bench.db", folder.path().display())).await;
    let app = App::new(database.expect("a database"), Clock::system_clock(), Config::default())
        .await
        .expect("an app");
    let system = muster::domain::system::find_system(SYSTEM).expect("a system that ships");
    for date in SNAPSHOTS {
        let publication = imported(&data.join("bsdata/aos4").join(date), date);
        let start = Instant::now();
        catalogues::import_publication(&app, "the bench", None, system, publication)
            .await
            .expect("an import");
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
    let slowest = anything().into_iter().map(|(what, bytes)| (time_to_read(&bytes), what)).max();
    let (longest, what) = slowest.expect("something was read");
    println!("{:<40} {longest:>10.2?}  ({what})", "the slowest 512 kB");
    if all > MOST || longest > MOST_FOR_ANYTHING {
        println!("too slow: {MOST:.0?} for all and {MOST_FOR_ANYTHING:.0?} for one are the most");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Half a megabyte of what may be sent, as text and as files; and as much of it as a text may have.
fn anything() -> Vec<(String, Vec<u8>)> {
    const PARTS: [&str; 32] = [
        "a",
        "\n",
        "(",
        "((((",
        "|",
        "| a |\n",
        "• ",
        "-----\n",
        ">>>>\n",
        "<br>",
        "<b>x</b>",
        "&#x20;",
        "[b]",
        "**",
        "🐀",
        "General's Regiment\n",
        "Regiment 1\nClawlord (80)\n",
        "• Reinforced\n",
        "of the\nand with\n",
        "Skaven | ",
        "{\"a\":",
        "\t",
        "Clanrats\t120\tReinforced\n",
        "Clanrats,120,\"x\"\npoints,\n",
        "| Clanrats | 120 | Reinforced |\n",
        "=E2=80=A2",
        "**a** __b__ ",
        "*a*\n_b_\n",
        "Total: 12/",
        "Clanrats (R) (G) (General, x) 120\n",
        "Spell Lore - Lore of Ash, Lore of Ash and ",
        "<selection name=\"Clanrats\" type=\"unit\" number=\"1\"/>",
    ];
    let filled =
        |part: &str, size: usize| part.as_bytes().iter().copied().cycle().take(size).collect::<Vec<u8>>();
    let sizes = [512 * 1024, MAX_TEXT - 1];
    let mut all: Vec<(String, Vec<u8>)> = Vec::new();
    for size in sizes {
        all.extend(PARTS.iter().map(|part| (format!("{size} bytes of {part:?}"), filled(part, size))));
        let tree = [b"<roster><forces><force><selections>".to_vec(), filled(PARTS[31], size)].concat();
        all.push((format!("{size} bytes of a tree"), tree));
    }
    all
}

fn time_to_read(bytes: &[u8]) -> Duration {
    let start = Instant::now();
    let read = games::default().read(bytes, None);
    let took = start.elapsed();
    drop(read);
    took
}

fn imported(folder: &Path, date: &str) -> muster::domain::catalogue::Publication {
    let paths = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = paths.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    let mut publication = games::aos4::import_catalogue_files(files).publication;
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
