//! The two moments that take other sites down, with 800 phones on one laptop: a round is published while
//! everybody looks, and all 400 tables report within a minute while everybody's page follows. `MUSTER_BENCH_PLAYERS`
//! names another number of phones, an even one.
//!
//! Phones are played over real connections and keep to `static/app.js`: a stream of changes, and a page fetched
//! again after each. The load shares the machine with the server.

use actix_web::{App as Actix, HttpServer};
use futures_util::FutureExt;
use muster::{
    actions::{self, Actor},
    app::{App, Clock},
    config::Config,
    domain::{
        event::{Event, pack::Settings},
        history::{self, BattleResult, Entrant, History, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
        pairing::{self, ClubRule},
        rounds::{Absent, DrawOptions, MissingResults, OddPlayer},
        standings::Ranking,
    },
    exchange::event_file::{EventDetails, EventFile, RoundDetails},
    storage::{self, Database},
    web as site,
};
use std::{
    cell::RefCell,
    net::TcpListener,
    rc::Rc,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    time::sleep,
};

/// Where no other number is named.
const PLAYERS: usize = 800;
/// One phone in so many shows the standings, the others their own battle.
const STANDINGS: usize = 4;
/// All tables report within this time.
const END: Duration = Duration::from_mins(1);

/// How long each answer of a kind took.
#[derive(Default)]
struct Times(RefCell<Vec<Duration>>);

/// A player's phone: its session, its page, and its place at a table.
#[derive(Clone)]
struct Phone {
    token: String,
    page: String,
    path: String,
    is_a: bool,
    version: i64,
}

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let named = std::env::var("MUSTER_BENCH_PLAYERS").ok().and_then(|text| text.parse().ok());
    let players = named.unwrap_or(PLAYERS);
    let folder = tempfile::tempdir().unwrap();
    let database =
        Database::open_and_migrate(&format!("sqlite://{}/bench.db", folder.path().display())).await.unwrap();
    let app = App::new(database, Clock::system_clock(), Config::default()).await.unwrap();
    let event =
        actions::event::import::import_event_file(&app, &Actor::muster(), &five_rounds(players), None)
            .await
            .unwrap();
    let address = serve(&app);
    let phones = phones(&app, &event).await;

    let pages = Rc::new(Times::default());
    for phone in &phones {
        actix_web::rt::spawn(follow(address.clone(), event.slug.clone(), phone.clone(), pages.clone()));
    }
    sleep(Duration::from_secs(3)).await;
    println!("{players} phones, {} on the standings, the others on their own battle", players / STANDINGS);

    let options = DrawOptions {
        round: RoundNumber(6),
        clubs: ClubRule::Off,
        odd: OddPlayer::Bye,
        missing: MissingResults::Refuse,
        absent: Absent::Play,
    };
    actions::rounds::draw_next_round(&app, &Actor::muster(), &event, options).await.unwrap();
    settle(&pages).await;
    let cpu = cpu();
    let mut tx = app.database.read().await.unwrap();
    let draft = storage::rounds::by_number(&mut tx, event.id, RoundNumber(6)).await.unwrap().unwrap();
    drop(tx);
    let start = Instant::now();
    actions::rounds::publish_draft_round(&app, &Actor::muster(), &event, (RoundNumber(6), draft.version))
        .await
        .unwrap();
    let last = settle(&pages).await;
    pages.told("publishing: a phone's page");
    println!(
        "every phone shows it after {:.1} s; {:.1} s of CPU",
        (last - start).as_secs_f64(),
        self::cpu() - cpu
    );

    let cpu = self::cpu();
    let writes = Rc::new(Times::default());
    let start = Instant::now();
    let seated = seated(&app, &event, &phones).await;
    let battles = seated.chunks(2).map(|pair| report(address.clone(), pair.to_vec(), writes.clone()));
    futures_util::future::join_all(battles).await;
    let took = start.elapsed();
    let last = settle(&pages).await;
    writes.told("round end: a report, a confirmation");
    pages.told("round end: a phone's page");
    println!(
        "{:.0} s; the last page {:.1} s after the last result; {:.1} s of CPU",
        took.as_secs_f64(),
        (last - start).saturating_sub(took).as_secs_f64(),
        self::cpu() - cpu
    );
}

impl Times {
    fn add(&self, since: Instant) {
        self.0.borrow_mut().push(since.elapsed());
    }

    /// Prints and forgets.
    fn told(&self, what: &str) {
        let mut all = self.0.take();
        all.sort();
        let at = |percent: usize| all[(all.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        println!(
            "{what}: {} times, half within {:.0} ms, 99 in 100 within {:.0} ms, all within {:.0} ms",
            all.len(),
            at(50),
            at(99),
            at(100)
        );
    }
}

/// Waits until no phone has fetched anything for three seconds: when the last one had.
async fn settle(pages: &Times) -> Instant {
    let (mut count, mut last) = (pages.0.borrow().len(), Instant::now());
    while last.elapsed() < Duration::from_secs(3) {
        sleep(Duration::from_millis(50)).await;
        let now = pages.0.borrow().len();
        if now != count {
            (count, last) = (now, Instant::now());
        }
    }
    last
}

/// Seconds of processor time that this process, server and phones, has used.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    // User and system time, in hundredths of a second.
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

fn serve(app: &App) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let app = app.clone();
    let server = HttpServer::new(move || Actix::new().configure(site::register_routes(app.clone())));
    actix_web::rt::spawn(server.workers(2).listen(listener).unwrap().run());
    address
}

async fn phones(app: &App, event: &Event) -> Vec<Phone> {
    let mut tx = app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let mut phones = Vec::new();
    for (player, number) in players.iter().zip(0..) {
        let token = actions::entrants::links::enter_as_player(app, None, player).await.unwrap().unwrap();
        let page = if number % STANDINGS == 0 { "standings" } else { "me" };
        let page = format!("/e/{}/{page}", event.slug);
        phones.push(Phone { token, page, path: String::new(), is_a: false, version: 0 });
    }
    phones
}

/// The phones of round 6, those of one table side by side.
async fn seated(app: &App, event: &Event, phones: &[Phone]) -> Vec<Phone> {
    let mut tx = app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(6)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    let phone = |id| phones[players.iter().position(|player| player.id == id).unwrap()].clone();
    let seats = battles.iter().flat_map(|battle| {
        let path = format!("/e/{}/rounds/6/tables/{}", event.slug, battle.table_number.unwrap());
        let version = battle.version;
        [(battle.a, true), (battle.b.unwrap(), false)].map(|(id, is_a)| Phone {
            path: path.clone(),
            is_a,
            version,
            ..phone(id)
        })
    });
    seats.collect()
}

/// A page that keeps itself fresh, as `static/app.js` does it.
async fn follow(address: String, slug: String, phone: Phone, pages: Rc<Times>) {
    let mut socket = TcpStream::connect(&address).await.unwrap();
    let mine = if phone.page.ends_with("/me") { "?mine=true" } else { "" };
    let head = request(&address, "GET", &format!("/e/{slug}/live{mine}"), &phone.token, "");
    socket.write_all(head.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(socket).lines();
    let change = Rc::new(tokio::sync::Notify::new());
    let to_follow = change.clone();
    let rest = Duration::from_secs(if mine.is_empty() { 5 } else { 0 });
    actix_web::rt::spawn(async move {
        let mut last: Option<Instant> = None;
        loop {
            to_follow.notified().await;
            let rested = last.map_or(Duration::ZERO, |last| rest.saturating_sub(last.elapsed()));
            sleep(rested + Duration::from_millis(150 + rand::random_range(0..850))).await;
            last = Some(Instant::now());
            // What came meanwhile is on the page that is asked for now.
            let _ = to_follow.notified().now_or_never();
            let start = Instant::now();
            let answer = ask(&address, &request(&address, "GET", &phone.page, &phone.token, "")).await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
            pages.add(start);
        }
    });
    while let Ok(Some(line)) = lines.next_line().await {
        if line == "event: changed" {
            change.notify_one();
        }
    }
}

/// Somewhere within the minute the one reports and the other confirms.
async fn report(address: String, table: Vec<Phone>, writes: Rc<Times>) {
    sleep(END.mul_f64(rand::random_range(0.0..1.0))).await;
    for phone in &table {
        let body = if phone.is_a {
            let numbers = "a_points=16&a_tactics=4&b_points=12&b_tactics=3";
            format!("version={}&what=report&kind=played&{numbers}", phone.version)
        } else {
            format!("version={}&what=confirm", phone.version + 1)
        };
        let start = Instant::now();
        let answer = ask(&address, &request(&address, "POST", &phone.path, &phone.token, &body)).await;
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
        writes.add(start);
        sleep(Duration::from_secs(1)).await;
    }
}

fn request(address: &str, method: &str, path: &str, token: &str, body: &str) -> String {
    let kind = "content-type: application/x-www-form-urlencoded";
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: muster={token}\r\naccept-encoding: gzip"
    );
    format!("{head}\r\n{kind}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

/// The head of the answer, once all of it has come. Phones that rest lose their connection: each time a new one.
async fn ask(address: &str, request: &str) -> String {
    let mut socket = TcpStream::connect(address).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let (mut answer, mut piece) = (Vec::new(), vec![0; 16_384]);
    loop {
        let read = socket.read(&mut piece).await.unwrap();
        assert!(read > 0, "the server hung up");
        answer.extend_from_slice(&piece[..read]);
        let Some(head) = answer.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
        let text = String::from_utf8_lossy(&answer[..head]).to_lowercase();
        let length: Option<usize> =
            text.split("content-length: ").nth(1).and_then(|rest| rest.lines().next()?.trim().parse().ok());
        let whole = match length {
            Some(length) => answer.len() >= head + 4 + length,
            None => text.contains("chunked") && answer.ends_with(b"\r\n0\r\n\r\n"),
        };
        if whole {
            return String::from_utf8_lossy(&answer[..head]).into_owned();
        }
    }
}

/// Drawn by our own engine, with made-up results.
fn five_rounds(players: usize) -> EventFile {
    let mut history =
        History { players: (1..=players).map(Entrant::from_number).collect(), ..History::default() };
    for number in 1..=5 {
        let rules = pairing::Rules::default();
        let draw =
            pairing::draw_pairings(&pairing::PairingRequest::new(&history, RoundNumber(number), &rules, 1))
                .unwrap();
        let battles = draw.pairs().zip(1..).map(|((a, b), table)| history::HistoryBattle {
            table: Some(TableNumber(table)),
            a,
            b: Some(b),
            fixed: false,
            result: Some(result(number, table)),
        });
        let battles = battles.collect();
        history.rounds.push(history::HistoryRound { number: RoundNumber(number), battles });
    }
    let settings =
        Settings { rounds: 6, capacity: u32::try_from(players).expect("a hall"), ..Settings::default() };
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap();
    let rounds = vec![RoundDetails::default(); 5];
    let event = EventDetails::from_settings("bench".into(), "Bench".into(), ranking, &settings);
    EventFile { event, history, forbidden: Vec::new(), rounds, teams: None }
}

fn result(round: u32, table: u32) -> BattleResult {
    let side = |mix: u32| {
        let battle_tactics = 1 + mix % 5;
        Score { victory_points: battle_tactics * 4 + mix % 19, battle_tactics, ..Score::default() }
    };
    BattleResult {
        kind: ResultKind::Played,
        a: side(round * 7 + table),
        b: side(round * 3 + table * 5),
        ruled: None,
    }
}
