//! Requests a second over loopback, each as a ratio to a bare actix-web "hello" of the same run: the standings
//! and pairings pages of a 200-player event after five rounds, and durable result reports on SQLite.
//!
//! Needs `wrk`. The load shares the machine with the server: read the ratios, not the numbers.

use actix_web::{App as Actix, HttpServer, web};
use muster::domain::numbers::{RoundNumber, TableNumber};
use muster::{
    actions::{self, Actor},
    app::{App, Clock},
    config::Config,
    domain::{
        event::pack::Settings,
        history::{self, BattleResult, Entrant, History, ResultKind, Score},
        pairing,
        standings::Ranking,
    },
    exchange::event_file::{Details, EventFile, RoundDetails},
    storage::{self, Database},
    web as site,
};
use std::{
    net::TcpListener,
    process::Command,
    time::{Duration, Instant},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const CONNECTIONS: usize = 32;

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::open(&format!("sqlite://{}/bench.db", folder.path().display())).await.unwrap();
    let app = App::new(database, Clock::system(), Config::default()).await.unwrap();
    let event = actions::import::event(&app, &Actor::muster(), &two_hundred_players(), None).await.unwrap();
    let hello = serve(move |site| {
        site.route("/hello", web::get().to(|| async { "hello" }));
    });
    let shared = app.clone();
    let muster = serve(move |service| site::routes(shared.clone())(service));
    tokio::time::sleep(Duration::from_millis(300)).await;

    let base = rate(&format!("http://{hello}/hello"), false);
    println!("{:<34} {base:>9.0} a second   1.00", "hello, bare actix-web");
    for page in ["standings", "rounds/5", ""] {
        let url = format!("http://{muster}/e/{}/{page}", event.slug);
        let found = rate(url.trim_end_matches('/'), true);
        println!("{:<34} {found:>9.0} a second   {:.2}", format!("/e/bench/{page}, unchanged"), found / base);
    }
    let reports = reports(&app, &event, &muster).await;
    println!("{:<34} {reports:>9.0} a second   {:.3}", "a result report, durable", reports / base);
}

fn serve(routes: impl Fn(&mut web::ServiceConfig) + Clone + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let server = HttpServer::new(move || Actix::new().configure(routes.clone())).workers(2).tcp_nodelay(true);
    actix_web::rt::spawn(server.listen(listener).unwrap().run());
    address
}

/// Requests a second, as wrk counts them.
fn rate(url: &str, gzip: bool) -> f64 {
    let mut wrk = Command::new("wrk");
    wrk.args(["-t2", &format!("-c{CONNECTIONS}"), "-d4s"]);
    if gzip {
        wrk.args(["-H", "Accept-Encoding: gzip"]);
    }
    let out = wrk.arg(url).output().expect("wrk is installed");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(!text.contains("Non-2xx"), "{text}");
    let line =
        text.lines().find(|line| line.starts_with("Requests/sec:")).unwrap_or_else(|| panic!("{text}"));
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Corrects each player's own report again and again, from as many phones as there are connections.
async fn reports(app: &App, event: &muster::domain::event::Event, address: &str) -> f64 {
    let mut tx = app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(6)).await.unwrap().unwrap();
    let battles = storage::battles::list(&mut tx, round.id).await.unwrap();
    drop(tx);
    let mut phones = Vec::new();
    for battle in battles.iter().take(CONNECTIONS) {
        let mut tx = app.database.read().await.unwrap();
        let player = storage::players::find(&mut tx, battle.a).await.unwrap().unwrap();
        drop(tx);
        let token = actions::links::enter(app, None, &player).await.unwrap().unwrap();
        let path = format!("/e/{}/rounds/6/tables/{}", event.slug, battle.table_number.unwrap());
        phones.push((token, path, battle.version));
    }
    let start = Instant::now();
    let until = Duration::from_secs(5);
    let work = phones.into_iter().map(|(token, path, version)| {
        let address = address.to_owned();
        actix_web::rt::spawn(async move {
            let mut socket = tokio::net::TcpStream::connect(&address).await.unwrap();
            socket.set_nodelay(true).unwrap();
            let mut done = 0_u32;
            let mut version = version;
            while start.elapsed() < until {
                let points = 16 + done % 6 * 6;
                let body = format!("version={version}&what=report&kind=played&a_points={points}&a_tactics=4&b_points=24&b_tactics=3");
                let head = format!(
                    "POST {path} HTTP/1.1\r\nhost: {address}\r\ncookie: muster={token}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n",
                    body.len()
                );
                socket.write_all((head + &body).as_bytes()).await.unwrap();
                let mut answer = [0; 4096];
                let read = socket.read(&mut answer).await.unwrap();
                let text = String::from_utf8_lossy(&answer[..read]);
                assert!(text.starts_with("HTTP/1.1 303"), "{text}");
                done += 1;
                version += 1;
            }
            done
        })
    });
    let done: u32 = futures_util::future::join_all(work).await.into_iter().map(Result::unwrap).sum();
    f64::from(done) / start.elapsed().as_secs_f64()
}

/// Five rounds drawn by our own engine and played, and a sixth without results.
fn two_hundred_players() -> EventFile {
    let player = |number: usize| Entrant {
        club: Some(format!("Club {}", number % 20)),
        faction: Some("Stormcast Eternals".into()),
        ..Entrant::numbered(number)
    };
    let mut history = History { players: (1..=200).map(player).collect(), ..History::default() };
    for number in 1..=6 {
        let rules = pairing::Rules::default();
        let draw = pairing::draw(&pairing::Request::new(&history, RoundNumber(number), &rules, 1)).unwrap();
        let battles = draw.pairs().zip(1..).map(|((a, b), table)| history::Battle {
            table: Some(TableNumber(table)),
            a,
            b: Some(b),
            fixed: false,
            result: (number < 6).then(|| result(number, table)),
        });
        let battles = battles.collect();
        history.rounds.push(history::Round { number: RoundNumber(number), battles });
    }
    let settings = Settings { rounds: 6, ..Settings::default() };
    let ranking = Ranking::of(&settings.ranking_rules()).unwrap();
    let rounds = vec![RoundDetails::default(); 6];
    let event = Details::of("bench".into(), "Bench".into(), ranking, &settings);
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
