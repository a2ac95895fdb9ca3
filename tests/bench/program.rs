//! The program itself, as it is installed: how soon it answers, what it holds in memory at rest and after a load, what
//! commands and papers take, and how a copy is put back. `cargo bench --bench program` builds it and asks it over
//! loopback; a word that follows measures only what has it in its name.
//!
//! With `TEST_POSTGRES_URL` the same event is served by one, two and four processes on one PostgreSQL database as well:
//! pages a second, reports a second, and whether anybody was shown a page older than their own change.

#[path = "support/played.rs"]
mod played;
#[expect(dead_code, reason = "servers of the tests can do more than this needs")]
#[path = "../integration/support/process.rs"]
mod process;
#[path = "support/served.rs"]
mod served;
#[path = "../integration/support/wait.rs"]
mod wait;

use muster::{
    domain::numbers::RoundNumber,
    exchange::event_file,
    storage::{self, Database},
};
use played::{Size, event_of};
use process::{Server, free_port, get, post};
use served::{Site, is_asked, own_database};
use std::{
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const PASSWORD: &str = "four words for a bench";
const SIGN_INS: usize = 1_000;
const STREAMS: usize = 1_000;
/// Seconds of each load.
const LOAD: u32 = 5;
/// Turns of each load; the least, the middle and the most are told.
const TURNS: usize = 5;

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let folder = tempfile::tempdir().unwrap();
    if is_asked("start") {
        start(folder.path()).await;
    }
    if is_asked("memory") {
        memory(folder.path()).await;
    }
    if is_asked("papers") {
        papers(folder.path()).await;
    }
    if is_asked("commands") {
        commands(folder.path());
    }
    if is_asked("loss") {
        loss(folder.path()).await;
    }
    match std::env::var("TEST_POSTGRES_URL") {
        Ok(server) if is_asked("processes") => {
            for count in [1, 2, 4] {
                processes(&server, count).await;
            }
        }
        Ok(_) => {}
        Err(_) => println!("SKIPPED processes: TEST_POSTGRES_URL names no server"),
    }
}

/// From nothing to the first answer, on a file that is not there yet.
async fn start(folder: &Path) {
    let mut times = Vec::new();
    let mut megabytes = 0;
    for turn in 0..TURNS {
        let database = format!("sqlite://{}/start-{turn}.db", folder.display());
        let begun = Instant::now();
        let server = Server::start(&database, free_port()).await;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        megabytes = server.megabytes();
    }
    println!("start: first answer after {} ms on a new file, {megabytes} MB", three(times, 0));
}

/// What 200 players, everybody's pages, sign-ins and open streams leave behind.
async fn memory(folder: &Path) {
    let site = Site::of(200, &format!("sqlite://{}/memory.db", folder.display())).await;
    let port = free_port();
    let server = Server::start(&site.database, port).await;
    println!("memory: {} MB at the start, on an event of 200", server.megabytes());
    let own = format!("cookie: muster={}", site.phones[0]);
    for (page, session) in [("standings", ""), ("rounds/6", ""), ("", ""), ("me", &own), ("standings", &own)]
    {
        let headers: Vec<&str> = std::iter::once(session).filter(|text| !text.is_empty()).collect();
        rate(&address(&site, port, page), &headers);
    }
    println!("memory: {} MB after {LOAD} s of each page from 32 connections", server.megabytes());
    let account =
        [("name", "Ann"), ("email", "ann@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    assert_eq!(post(port, "/sign-up", "", &account).await.unwrap().0, 303);
    for number in 0..SIGN_INS {
        let fields = [("email", "ann@example.org"), ("password", PASSWORD)];
        let (status, page) = post(port, "/sign-in", "", &fields).await.unwrap();
        assert_eq!(status, 303, "{number}: {page}");
    }
    let before = server.megabytes();
    println!("memory: {before} MB after {SIGN_INS} sign-ins");
    let mut open = Vec::new();
    for number in 0..STREAMS {
        let session = &site.phones[number % site.phones.len()];
        let mut stream = process::connect(port).await.unwrap();
        let path = format!("/e/{}/live?mine=true", site.event.slug);
        let ask = format!("GET {path} HTTP/1.1\r\nhost: bench\r\ncookie: muster={session}\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut head = [0; 1024];
        assert!(stream.read(&mut head).await.unwrap() > 0);
        open.push(stream);
    }
    let after = server.status("VmRSS:");
    #[expect(clippy::cast_precision_loss, reason = "kilobytes")]
    let each = after.saturating_sub(before * 1024) as f64 / STREAMS as f64;
    println!("memory: {} MB with {STREAMS} open pages that follow, {each:.1} kB each", after / 1024);
}

/// Certificates of 500, and the scoring sheets of 2,000 tables, one at a time and six at once.
async fn papers(folder: &Path) {
    for (players, paper) in [(500, "participation"), (4_000, "sheets-6")] {
        let site = Site::of(players, &format!("sqlite://{}/{paper}.db", folder.display())).await;
        let port = free_port();
        let server = Server::start(&site.database, port).await;
        let path = format!("/e/{}/desk/print/{paper}.pdf", site.event.slug);
        // The event itself is in memory before.
        get(port, &format!("/e/{}/desk", site.event.slug), &site.desk).await.unwrap();
        let quiet = server.megabytes();
        let begun = Instant::now();
        let (status, text) = get(port, &path, &site.desk).await.unwrap();
        assert_eq!(status, 200, "{paper}");
        let took = begun.elapsed();
        #[expect(clippy::cast_precision_loss, reason = "bytes")]
        let megabytes = text.len() as f64 / 1e6;
        let one = server.status("VmHWM:") / 1024;
        let six = (0..6).map(|_| get(port, &path, &site.desk));
        let begun = Instant::now();
        for answer in futures_util::future::join_all(six).await {
            assert_eq!(answer.unwrap().0, 200);
        }
        println!(
            "papers: {paper} of {players} players: {:.2} s, some {megabytes:.1} MB; memory {quiet} MB before, {one} at most; \
             six at once {:.2} s, {} MB at most",
            took.as_secs_f64(),
            begun.elapsed().as_secs_f64(),
            server.status("VmHWM:") / 1024
        );
    }
}

/// Whole events by the command line.
fn commands(folder: &Path) {
    let large = Size { players: 10_000, played: 6, rounds: 6, is_playing: false };
    let file = folder.join("large.json");
    std::fs::write(&file, event_file::write_event_file(&event_of(&large))).unwrap();
    let file = file.display().to_string();
    let database = format!("sqlite://{}/large.db", folder.display());
    for (what, words) in [
        ("import of 10,000 players and 6 rounds", vec!["import", &file, "--database", &database]),
        ("standings", vec!["standings", &file]),
        ("verify of all 6 draws, from the file", vec!["verify", &file]),
        ("verify --database", vec!["verify", "--database", &database]),
        ("audit verify", vec!["audit", "verify", &database]),
        ("export", vec!["export", "bench", "--database", &database]),
    ] {
        let begun = Instant::now();
        let done = Command::new(program()).args(&words).current_dir(folder).output().unwrap();
        assert!(done.status.success(), "{what}: {}", String::from_utf8_lossy(&done.stderr));
        println!("commands: {what}: {:.2} s", begun.elapsed().as_secs_f64());
    }
}

/// A machine is lost: a copy is made, put back elsewhere, and answers.
async fn loss(folder: &Path) {
    let site = Site::of(800, &format!("sqlite://{}/loss.db", folder.display())).await;
    let (copy, new) = (folder.join("copy.db"), folder.join("elsewhere.db"));
    let (copy, new) = (copy.display().to_string(), new.display().to_string());
    let timed = |words: &[&str]| {
        let begun = Instant::now();
        let done = Command::new(program()).args(words).current_dir(folder).output().unwrap();
        assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
        begun.elapsed().as_secs_f64() * 1000.0
    };
    let backup = timed(&["backup", &copy, "--database", &site.database]);
    let restore = timed(&["restore", &copy, "--database", &new]);
    let (port, begun) = (free_port(), Instant::now());
    let _server = Server::start(&format!("sqlite://{new}"), port).await;
    let path = format!("/e/{}/me", site.event.slug);
    let (status, page) = get(port, &path, &site.phones[0]).await.unwrap();
    assert_eq!(status, 200, "{page}");
    let answer = begun.elapsed().as_secs_f64() * 1000.0;
    println!(
        "loss: an event of 800 players: backup {backup:.0} ms, restore {restore:.0} ms, a player's page after {answer:.0} ms"
    );
}

/// One event of 200 on PostgreSQL, served by so many processes.
async fn processes(server: &str, count: usize) {
    let database = own_database(server).await;
    let site = Site::of(200, &database).await;
    let mut servers = Vec::new();
    for _ in 0..count {
        let port = free_port();
        servers.push((Server::start(&database, port).await, port));
    }
    let ports: Vec<u16> = servers.iter().map(|(_, port)| *port).collect();
    let own = format!("cookie: muster={}", site.phones[0]);
    for (what, page, headers) in [
        ("standings, to strangers", "standings", vec![]),
        ("standings, by private link", "standings", vec![own.as_str()]),
        ("my battle", "me", vec![own.as_str()]),
    ] {
        let mut found = Vec::new();
        for _ in 0..TURNS {
            let urls: Vec<String> = ports.iter().map(|port| address(&site, *port, page)).collect();
            let loads: Vec<_> = urls.iter().map(|url| load(url, &headers)).collect();
            found.push(loads.into_iter().map(counted).sum());
        }
        println!("processes: {count}: {what}: {} a second", three(found, 0));
    }
    let (a_second, asked, older, worst) = reports(&site, &ports).await;
    println!(
        "processes: {count}: reports from 32 phones: {a_second:.0} a second; of {asked} pages asked of another process right \
         after one's own report {older} were older than it, by {worst:.0} ms at most"
    );
}

/// Each phone corrects its own report at one process and looks at the next one.
async fn reports(site: &Site, ports: &[u16]) -> (f64, usize, usize, f64) {
    let database = Database::open_without_migrating(&site.database).await.unwrap();
    let mut tx = database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, site.event.id, RoundNumber(6)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    let players = storage::players::list_players(&mut tx, site.event.id).await.unwrap();
    drop(tx);
    let begun = Instant::now();
    let until = Duration::from_secs(u64::from(LOAD));
    let phones = battles.iter().take(32).enumerate().map(|(at, battle)| {
        let number = players.iter().find(|player| player.id == battle.a).unwrap().number;
        let session = site.phones[usize::try_from(number - 1).unwrap()].clone();
        let page = format!("/e/{}/rounds/6/tables/{}", site.event.slug, battle.table_number.unwrap());
        let (ports, mut version) = (ports.to_vec(), battle.version);
        async move {
            let (mut done, mut asked, mut older, mut worst) = (0_usize, 0_usize, 0_usize, 0.0_f64);
            while begun.elapsed() < until {
                let points = (16 + version % 6 * 6).to_string();
                let text = version.to_string();
                let fields = [
                    ("version", text.as_str()),
                    ("what", "report"),
                    ("kind", "played"),
                    ("a_points", &points),
                    ("a_tactics", "4"),
                    ("b_points", "24"),
                    ("b_tactics", "3"),
                ];
                let (here, next) = (ports[(at + done) % ports.len()], ports[(at + done + 1) % ports.len()]);
                let (status, answer) = post(here, &page, &session, &fields).await.unwrap();
                assert_eq!(status, 303, "{answer}");
                (done, version) = (done + 1, version + 1);
                let (told, wanted) = (Instant::now(), format!("name=\"version\" value=\"{version}\""));
                asked += 1;
                let mut is_first = true;
                // Its browser says that it has just changed something.
                let own = format!("{session}; muster_changed=1");
                while !words_of(&get(next, &page, &own).await.unwrap().1).contains(&wanted) {
                    older += usize::from(is_first);
                    is_first = false;
                    worst = worst.max(told.elapsed().as_secs_f64() * 1000.0);
                    assert!(told.elapsed() < wait::PATIENCE, "the change never came");
                }
            }
            (done, asked, older, worst)
        }
    });
    let found = futures_util::future::join_all(phones).await;
    let done: usize = found.iter().map(|(done, ..)| done).sum();
    let asked = found.iter().map(|(_, asked, ..)| asked).sum();
    let older = found.iter().map(|(_, _, older, _)| older).sum();
    let worst = found.iter().map(|(.., worst)| *worst).fold(0.0, f64::max);
    #[expect(clippy::cast_precision_loss, reason = "reports")]
    let a_second = done as f64 / begun.elapsed().as_secs_f64();
    (a_second, asked, older, worst)
}

/// A page may break its lines wherever it likes.
fn words_of(page: &str) -> String {
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The release of this bench, or the program that is named.
fn program() -> String {
    std::env::var("MUSTER_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_muster").to_owned())
}

fn address(site: &Site, port: u16, page: &str) -> String {
    format!("http://127.0.0.1:{port}/e/{}/{page}", site.event.slug).trim_end_matches('/').to_owned()
}

/// Least, middle and most.
fn three(mut found: Vec<f64>, places: usize) -> String {
    found.sort_by(f64::total_cmp);
    let at = |place: usize| format!("{:.places$}", found[place]);
    format!("{}, {}, {}", at(0), at(found.len() / 2), at(found.len() - 1))
}

/// Requests a second, as wrk counts them.
fn rate(url: &str, headers: &[&str]) -> f64 {
    counted(load(url, headers))
}

fn load(url: &str, headers: &[&str]) -> Child {
    let mut wrk = Command::new("wrk");
    wrk.args(["-t2", "-c32", &format!("-d{LOAD}s"), "-H", "Accept-Encoding: gzip"]);
    for header in headers {
        wrk.args(["-H", header]);
    }
    wrk.arg(url).stdout(Stdio::piped()).spawn().expect("wrk is installed")
}

fn counted(load: Child) -> f64 {
    let out = load.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(!text.contains("Non-2xx"), "{text}");
    let line = text.lines().find(|line| line.starts_with("Requests/sec:"));
    line.unwrap_or_else(|| panic!("{text}")).split_whitespace().nth(1).unwrap().parse().unwrap()
}
