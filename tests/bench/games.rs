//! The other games: how long 10,000 lists of The 9th Age take to be read and judged on one core, and the import of each
//! community's catalogue.
//!
//! `MUSTER_DATA=… cargo bench --bench games`. Fails above five seconds for the lists, and above one for a catalogue.

use flate2::read::GzDecoder;
use muster::{
    domain::{
        catalogue::{Catalogue, Publication},
        composition::CheckRules,
        games::{self, Game},
    },
    exchange::catalogue_file::read_catalogues,
};
use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

const LISTS: usize = 10_000;
const MOST: Duration = Duration::from_secs(5);
const MOST_FOR_A_CATALOGUE: Duration = Duration::from_secs(1);
/// Each game with the folder of its newest catalogue here.
const CATALOGUES: [(&str, &str); 4] = [
    ("t9a3", "bsdata/t9a/2024-10-09"),
    ("t9a2", "bsdata/t9a/2024-10-09"),
    ("wfb7", "bsdata/wfb7/2021-12-05"),
    ("aos3", "bsdata/aos3/2024-02-09"),
];

fn main() -> ExitCode {
    let data = std::env::var("MUSTER_DATA")
        .map_or_else(|_| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data"), PathBuf::from);
    if !data.join("t9a/dev").is_dir() {
        eprintln!("SKIPPED: no t9a/dev under MUSTER_DATA");
        return ExitCode::SUCCESS;
    }
    let mut is_slow = false;
    let mut publications = Vec::new();
    for (id, folder) in CATALOGUES.iter().filter(|(_, folder)| data.join(folder).is_dir()) {
        let game = games::find_game(id).expect("it ships");
        let (took, publication) = imported(&data.join(folder), game);
        let units = publication.profiles.len();
        println!("{:<40} {took:>10.2?}", format!("import of {folder} for {id}, {units} units"));
        is_slow |= took > MOST_FOR_A_CATALOGUE;
        publications.push((*id, publication));
    }
    let own = publications.into_iter().filter(|(id, _)| *id == "t9a3").map(|(_, publication)| publication);
    let took = judged(&data, &Catalogue::new(own));
    is_slow |= took > MOST;
    if is_slow {
        println!(
            "too slow: {MOST:.0?} for the lists and {MOST_FOR_A_CATALOGUE:.0?} for a catalogue are the most"
        );
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// The files are in memory before the clock starts.
fn imported(folder: &Path, game: Game) -> (Duration, Publication) {
    let paths = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = paths.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    let start = Instant::now();
    let file = read_catalogues(files, game.system).expect("catalogues");
    (start.elapsed(), file.publication)
}

/// Reads and judges the lists, over again from the first where there are fewer.
fn judged(data: &Path, catalogue: &Catalogue) -> Duration {
    let file = File::open(data.join("t9a/dev/lists.jsonl.gz")).expect("the lists");
    let lists = BufReader::new(GzDecoder::new(file)).lines();
    let lists: Vec<String> = lists.map(|list| list.expect("a line")).collect();
    let game = games::find_game("t9a3").expect("it ships");
    let day = "2024-10-12".parse().expect("a date");
    let view = catalogue.as_of(day);
    let rules = CheckRules::matched_play(4000, day);
    let start = Instant::now();
    let mut legal = 0;
    for list in lists.iter().cycle().take(LISTS) {
        let reading = game.read(list.as_bytes(), None).expect("a list");
        legal += usize::from(game.check(&reading.roster, &view, &rules).is_legal());
    }
    let took = start.elapsed();
    println!("{:<40} {took:>10.2?}", format!("{LISTS} lists judged, {legal} of them legal"));
    took
}
