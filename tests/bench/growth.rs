//! How pages, papers and files grow with an event, from 50 to 10,000 players after five rounds: `cargo bench --bench
//! growth`. Set `MUSTER_BENCH_PLAYERS` to go no further than so many.
//!
//! Times are from the request to the last byte of the answer, inside one process, on SQLite: of a few tries the best,
//! because the machine may have other work. "First" is the page as it is rendered after a change. What grows faster
//! than n log n between the two largest events says so.

#[path = "support/net.rs"]
mod net;
#[path = "support/played.rs"]
mod played;
#[expect(dead_code, reason = "the site of the tests can do more than this needs")]
#[path = "../integration/support/site.rs"]
mod site;

use muster::{
    actions::{self, Actor},
    domain::{event::Event, ids::PlayerId, numbers::RoundNumber},
    storage,
};
use played::{Size, event_of};
use site::{Browser, Site};
use std::time::{Duration, Instant};

const SIZES: [u32; 6] = [50, 200, 800, 2_000, 5_000, 10_000];
const PLAYED: u32 = 5;
const TRIES: usize = 3;
/// Beyond n log n by so much is more than a busy machine makes of it.
const LENIENCE: f64 = 1.5;

const PUBLIC: [&str; 8] = [
    "",
    "/players",
    "/rounds/6",
    "/rounds/6?by=name",
    "/standings",
    "/standings/1",
    "/statistics",
    "/awards",
];
const OWN: [&str; 2] = ["/me", "/rounds/6/tables/1"];
const DESK: [&str; 13] = [
    "/desk",
    "/desk/battles",
    "/desk/calls",
    "/desk/players",
    "/desk/check-in",
    "/desk/rosters",
    "/desk/rounds",
    "/desk/rounds/6",
    "/desk/rounds/6/tables",
    "/desk/tables",
    "/desk/standings",
    "/desk/audit",
    "/desk/awards",
];
const PAPERS: [&str; 9] = [
    "pairings-6-by-table",
    "pairings-6-by-name",
    "slips-6",
    "sheets-6",
    "cards-6",
    "standings",
    "players",
    "links",
    "participation",
];
const FILES: [&str; 5] =
    ["/standings.csv", "/statistics.csv", "/desk/event.json", "/desk/event-whole.json", "/desk/audit.jsonl"];

/// What was measured: a line of the table.
struct Grown {
    what: String,
    times: Vec<Duration>,
    bytes: usize,
}

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let most = std::env::var("MUSTER_BENCH_PLAYERS").ok().and_then(|text| text.parse().ok());
    let sizes: Vec<u32> = SIZES.into_iter().filter(|size| most.is_none_or(|most| *size <= most)).collect();
    let mut lines: Vec<Grown> = Vec::new();
    for size in &sizes {
        for (at, (what, time, bytes)) in measured(*size).await.into_iter().enumerate() {
            if at == lines.len() {
                lines.push(Grown { what, times: Vec::new(), bytes });
            }
            lines[at].times.push(time);
            lines[at].bytes = bytes;
        }
    }
    let heads = sizes.iter().map(|size| format!(" {size} |")).collect::<Vec<_>>().concat();
    println!("| milliseconds | {heads} grows | kB at most |");
    println!("|---|{}---|---|", "---|".repeat(sizes.len()));
    for line in lines {
        let times: Vec<String> =
            line.times.iter().map(|time| format!(" {:.1} |", time.as_secs_f64() * 1000.0)).collect();
        let times = times.concat();
        println!("| {} |{times} {} | {} |", line.what, growth(&sizes, &line.times), line.bytes / 1000);
    }
}

/// Of the two largest events: no faster than n log n, or how much faster.
fn growth(sizes: &[u32], times: &[Duration]) -> String {
    let ([.., small, large], [.., before, after]) = (sizes, times) else { return String::new() };
    let cost = |players: u32| f64::from(players) * f64::from(players).ln();
    let times = after.as_secs_f64() / before.as_secs_f64();
    let beyond = times / (cost(*large) / cost(*small));
    if beyond <= LENIENCE { "≤ n log n".into() } else { format!("{beyond:.1} times n log n") }
}

/// Every page, paper and file of an event of this size: what, how long, and how many bytes.
async fn measured(players: u32) -> Vec<(String, Duration, usize)> {
    let large = Size { players, played: PLAYED, rounds: PLAYED + 1, is_playing: true };
    let (site, file) = (Site::start().await, event_of(&large));
    let mut found = Vec::new();
    let start = Instant::now();
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap();
    found.push(("reading the event file in".to_owned(), start.elapsed(), 0));
    let desk = site.organiser(&event).await;
    let mut tx = site.app.database.read().await.unwrap();
    let first = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
    drop(tx);
    let phone = site.phone_of(&first).await;
    let mut reporter = Reporter::at_their_table(&site, &event, &phone, first.id).await;
    let base = format!("/e/{}", event.slug);
    for page in PUBLIC {
        let path = format!("{base}{page}");
        found.push(told(&format!("{page}, first"), reporter.first(&path).await));
        found.push(told(&format!("{page}, again"), best(&phone, &path).await));
    }
    for page in OWN {
        found.push(told(page, best(&phone, &format!("{base}{page}")).await));
    }
    for page in DESK {
        found.push(told(page, best(&desk, &format!("{base}{page}")).await));
    }
    for paper in PAPERS {
        let path = format!("{base}/desk/print/{paper}.pdf");
        found.push(told(&format!("{paper}.pdf"), best(&desk, &path).await));
    }
    for file in FILES {
        found.push(told(file, best(&desk, &format!("{base}{file}")).await));
    }
    found
}

fn told(what: &str, (time, bytes): (Duration, usize)) -> (String, Duration, usize) {
    let what = if what.starts_with(',') { format!("the pack{what}") } else { what.to_owned() };
    (what, time, bytes)
}

/// The fastest of a few tries, and the size of the answer.
async fn best(browser: &Browser, path: &str) -> (Duration, usize) {
    let (mut best, mut bytes) = (Duration::MAX, 0);
    for _ in 0..TRIES {
        let start = Instant::now();
        bytes = browser.get(path).await.is(200).bytes.len();
        best = best.min(start.elapsed());
    }
    (best, bytes)
}

/// A player who corrects their own report: the change that pages see most.
struct Reporter<'a> {
    phone: &'a Browser,
    path: String,
    version: i64,
}

impl<'a> Reporter<'a> {
    async fn at_their_table(site: &Site, event: &Event, phone: &'a Browser, player: PlayerId) -> Self {
        let mut tx = site.app.database.read().await.unwrap();
        let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(PLAYED + 1)).await.unwrap();
        let battles = storage::battles::list_battles_of_round(&mut tx, round.unwrap().id).await.unwrap();
        let own = battles.iter().find(|battle| battle.side_of(player).is_some()).unwrap();
        let path = format!("/e/{}/rounds/{}/tables/{}", event.slug, PLAYED + 1, own.table_number.unwrap());
        Self { phone, path, version: own.version }
    }

    async fn report(&mut self) {
        // Never what stands: that would change nothing.
        let (version, points) = (self.version.to_string(), (16 + self.version % 6 * 6).to_string());
        let fields = [
            ("version", version.as_str()),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", &points),
            ("a_tactics", "4"),
            ("b_points", "24"),
            ("b_tactics", "3"),
        ];
        self.phone.post(&self.path, &fields).await.is(303);
        self.version += 1;
    }

    /// The fastest of a few tries, each after a report, and the size of the answer.
    async fn first(&mut self, path: &str) -> (Duration, usize) {
        let (mut fastest, mut bytes) = (Duration::MAX, 0);
        for _ in 0..TRIES {
            self.report().await;
            let start = Instant::now();
            bytes = self.phone.get(path).await.is(200).bytes.len();
            fastest = fastest.min(start.elapsed());
        }
        (fastest, bytes)
    }
}
