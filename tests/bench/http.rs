//! Requests a second over loopback, each as a ratio to a bare actix-web "hello" of the same run, least, middle and
//! most of five: the pages of a 200-player event after five rounds, for strangers, by a private link and by an account,
//! and durable result reports on SQLite from 1, 32 and 100 phones at once; then how long pages take when nobody is
//! before or beside one, and how long 300 cold ones take together.
//!
//! Needs `wrk`. The load shares the machine with the server: read the ratios, not the numbers. With a word
//! (`cargo bench --bench http -- report`) only what has it in its name is measured, beside hello.

use actix_web::{App as Actix, HttpServer, web};
use chrono::TimeDelta;
use muster::{
    actions::{self, Actor},
    app::{App, Clock},
    config::Config,
    domain::{
        event::pack::Settings,
        history::{self, BattleResult, Entrant, History, ResultKind, Score},
        ids::AccountId,
        numbers::{RoundNumber, TableNumber},
        pairing,
        standings::Ranking,
    },
    exchange::event_file::{EventDetails, EventFile, RoundDetails},
    storage::{self, Database, accounts::Account, sessions::Session},
    token::token_hash,
    web as site,
};
use std::{
    net::TcpListener,
    process::Command,
    time::{Duration, Instant},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const CONNECTIONS: usize = 32;
const TURNS: usize = 5;
/// Connections on which one page is asked for after the other.
const ONE_BY_ONE: usize = 9;
/// How often 300 ask after a change: the least, the middle and the most of their times are told.
const CHANGES: usize = 15;

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let folder = tempfile::tempdir().unwrap();
    let database =
        Database::open_and_migrate(&format!("sqlite://{}/bench.db", folder.path().display())).await.unwrap();
    let app =
        App::new(database, Clock::system_clock(), Config { venue: 0, ..Config::default() }).await.unwrap();
    let event =
        actions::event::import::import_event_file(&app, &Actor::muster(), &two_hundred_players(), None)
            .await
            .unwrap();
    let hello = serve(move |site| {
        site.route("/hello", web::get().to(|| async { "hello" }));
    });
    let shared = app.clone();
    let muster = serve(move |service| site::register_routes(shared.clone())(service));
    tokio::time::sleep(Duration::from_millis(300)).await;

    let phone = phone(&app, &event).await;
    let cookie = format!("Cookie: muster={phone}");
    let by_account = format!("Cookie: muster={}", account(&app).await);
    let (hello_at, hello) = (hello.clone(), format!("http://{hello}/hello"));
    let page =
        |page: &str| format!("http://{muster}/e/{}/{page}", event.slug).trim_end_matches('/').to_owned();
    let gzip = "Accept-Encoding: gzip";
    let loads: Vec<(&str, String, Vec<&str>)> = vec![
        ("hello, bare actix-web", hello, vec![]),
        ("standings, to strangers", page("standings"), vec![gzip]),
        ("pairings, to strangers", page("rounds/5"), vec![gzip]),
        ("the pack, to strangers", page(""), vec![gzip]),
        ("my battle, by private link", page("me"), vec![gzip, &cookie]),
        ("a battle, by private link", page("rounds/5/tables/3"), vec![gzip, &cookie]),
        ("standings, by private link", page("standings"), vec![gzip, &cookie]),
        ("pairings, by private link", page("rounds/5"), vec![gzip, &cookie]),
        ("players, by private link", page("players"), vec![gzip, &cookie]),
        ("the pack, by private link", page(""), vec![gzip, &cookie]),
        ("standings, by an account", page("standings"), vec![gzip, &by_account]),
        ("pairings, by an account", page("rounds/5"), vec![gzip, &by_account]),
        ("players, by an account", page("players"), vec![gzip, &by_account]),
        ("the pack, by an account", page(""), vec![gzip, &by_account]),
    ];
    let loads: Vec<_> =
        loads.into_iter().filter(|(name, ..)| name.starts_with("hello") || is_asked(name)).collect();
    let mut found: Vec<Vec<f64>> = vec![Vec::new(); loads.len()];
    // In turns, so that whatever else the machine does meets all of them.
    for _ in 0..TURNS {
        for (found, (_, url, headers)) in found.iter_mut().zip(&loads) {
            found.push(rate(url, headers));
        }
    }
    let base = found[0].clone();
    for ((name, ..), found) in loads.iter().zip(found) {
        tell(name, &found, &base);
    }
    if is_asked("one after the other") {
        one_by_one("hello, one after the other", &hello_at, "/hello", "").await;
    }
    for (name, path) in [("standings", "standings"), ("pairings", "rounds/5"), ("my battle", "me")] {
        let name = format!("{name}, one after the other by private link");
        if !is_asked(&name) {
            continue;
        }
        one_by_one(&name, &muster, &format!("/e/{}/{path}", event.slug), &phone).await;
    }
    for path in ["standings", "me"].into_iter().filter(|_| is_asked("300 after a change")) {
        cold(&app, &event, &muster, path).await;
    }
    for phones in [1, 32, 100] {
        let name = format!("a result report, durable, {phones} at once");
        if !is_asked(&name) {
            continue;
        }
        let mut found = Vec::new();
        for _ in 0..TURNS {
            found.push(reports(&app, &event, (&muster, phones)).await);
        }
        tell(&name, &found, &base);
    }
}

/// Whether this is to be measured: everything, where nothing is asked for.
fn is_asked(name: &str) -> bool {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    asked.is_empty() || asked.iter().any(|word| name.contains(word.as_str()))
}

/// Ratio first, each of one turn; then how many a second.
fn tell(name: &str, found: &[f64], base: &[f64]) {
    let three = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        [values[0], values[values.len() / 2], values[values.len() - 1]]
    };
    let [least, middle, most] = three(found.iter().zip(base).map(|(found, base)| found / base).collect());
    let [fewest, usual, highest] = three(found.to_vec());
    println!(
        "{name:<42} {least:>7.4} {middle:>7.4} {most:>7.4} of hello   {fewest:>8.0} {usual:>8.0} {highest:>8.0} a second"
    );
}

/// The session of a phone that opened a private link.
async fn phone(app: &App, event: &muster::domain::event::Event) -> String {
    let mut tx = app.database.read().await.unwrap();
    let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
    drop(tx);
    actions::entrants::links::enter_as_player(app, None, &player).await.unwrap().unwrap()
}

/// The session of somebody with an account, who has no part in the event.
async fn account(app: &App) -> String {
    let now = app.clock.now();
    let account = Account {
        id: AccountId(app.new_id()),
        email: "ann@example.org".into(),
        name: "Ann".into(),
        password_hash: "not a hash: nobody signs in with it".into(),
        site_admin: false,
        organiser: false,
        created_at: now,
        second_factor: None,
        disabled_at: None,
    };
    let token = app.chance.new_token();
    let session = Session {
        token_hash: token_hash(&token),
        account_id: Some(account.id),
        expires_at: now + TimeDelta::hours(2),
        seen_at: now,
        proved_at: None,
    };
    let mut tx = app.database.write().await.unwrap();
    storage::accounts::insert(&mut tx, &account).await.unwrap();
    storage::sessions::insert_session(&mut tx, &session, now).await.unwrap();
    tx.commit().await.unwrap();
    token
}

/// One page after the other on a connection: how long half of them take, at least, in the middle and at most of several
/// connections. Where both ends share a core an answer comes sooner than from a core that has to be woken.
async fn one_by_one(name: &str, address: &str, path: &str, session: &str) {
    let mut halves = Vec::new();
    for _ in 0..ONE_BY_ONE {
        let mut socket = tokio::net::TcpStream::connect(address).await.unwrap();
        socket.set_nodelay(true).unwrap();
        let mut times = Vec::new();
        for _ in 0..500 {
            let begun = Instant::now();
            ask(&mut socket, path, session).await;
            times.push(begun.elapsed());
        }
        times.sort();
        halves.push(times[times.len() / 2]);
    }
    halves.sort();
    let (least, middle, most) = (halves[0], halves[ONE_BY_ONE / 2], halves[ONE_BY_ONE - 1]);
    println!("{name}: half within {least:.0?}, {middle:.0?}, {most:.0?}");
}

/// A page for each of many players at once, 32 connections, right after a change.
async fn cold(app: &App, event: &muster::domain::event::Event, address: &str, path: &str) {
    let mut sessions = Vec::new();
    for number in 1..=200 {
        let mut tx = app.database.read().await.unwrap();
        let player = storage::players::by_number(&mut tx, event.id, number).await.unwrap().unwrap();
        drop(tx);
        sessions.push(actions::entrants::links::enter_as_player(app, None, &player).await.unwrap().unwrap());
    }
    let asked: Vec<String> = sessions.iter().cycle().take(300).cloned().collect();
    let path = format!("/e/{}/{path}", event.slug);
    let mut times = Vec::new();
    for _ in 0..CHANGES {
        let telling = actions::hall::news::Telling { text: "Lunch is ready.".into(), question: None };
        actions::hall::news::publish_news(app, &Actor::muster(), event.id, telling).await.unwrap();
        let begun = Instant::now();
        let work = (0..CONNECTIONS).map(|place| {
            let (address, path) = (address.to_owned(), path.clone());
            let own: Vec<String> = asked.iter().skip(place).step_by(CONNECTIONS).cloned().collect();
            actix_web::rt::spawn(async move {
                let mut socket = tokio::net::TcpStream::connect(&address).await.unwrap();
                for session in own {
                    ask(&mut socket, &path, &session).await;
                }
            })
        });
        futures_util::future::join_all(work).await;
        times.push(begun.elapsed());
    }
    times.sort();
    let (least, half, most) = (times[0], times[CHANGES / 2], times[CHANGES - 1]);
    println!("300 times {path} after a change, 32 at once: {least:.0?}, {half:.0?}, {most:.0?}");
}

/// Asks for a page and reads all of it.
async fn ask(socket: &mut tokio::net::TcpStream, path: &str, session: &str) {
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: gzip\r\ncookie: muster={session}\r\n\r\n"
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let (start, length) = loop {
        assert!(socket.read_buf(&mut answer).await.unwrap() > 0);
        if let Some(start) = answer.windows(4).position(|four| four == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&answer[..start]).to_lowercase();
            assert!(head.starts_with("http/1.1 200"), "{head}");
            let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split('\r').next());
            break (start + 4, length.map(|length| length.parse::<usize>().unwrap()));
        }
    };
    loop {
        let is_whole = match length {
            Some(length) => answer.len() >= start + length,
            None => answer.ends_with(b"0\r\n\r\n"),
        };
        if is_whole {
            return;
        }
        assert!(socket.read_buf(&mut answer).await.unwrap() > 0);
    }
}

fn serve(routes: impl Fn(&mut web::ServiceConfig) + Clone + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let server = HttpServer::new(move || Actix::new().configure(routes.clone())).workers(2).tcp_nodelay(true);
    actix_web::rt::spawn(server.listen(listener).unwrap().run());
    address
}

/// Requests a second, as wrk counts them.
fn rate(url: &str, headers: &[&str]) -> f64 {
    let mut wrk = Command::new("wrk");
    wrk.args(["-t2", &format!("-c{CONNECTIONS}"), "-d2s"]);
    for header in headers {
        wrk.args(["-H", header]);
    }
    let out = wrk.arg(url).output().expect("wrk is installed");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(!text.contains("Non-2xx"), "{text}");
    let line =
        text.lines().find(|line| line.starts_with("Requests/sec:")).unwrap_or_else(|| panic!("{text}"));
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Corrects each player's own report again and again, from as many phones as there are connections.
async fn reports(
    app: &App,
    event: &muster::domain::event::Event,
    (address, connections): (&str, usize),
) -> f64 {
    let mut tx = app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(6)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    drop(tx);
    let mut phones = Vec::new();
    for battle in battles.iter().take(connections) {
        let mut tx = app.database.read().await.unwrap();
        let player = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
        drop(tx);
        let token = actions::entrants::links::enter_as_player(app, None, &player).await.unwrap().unwrap();
        let path = format!("/e/{}/rounds/6/tables/{}", event.slug, battle.table_number.unwrap());
        phones.push((token, path, battle.version));
    }
    let start = Instant::now();
    let until = Duration::from_secs(2);
    let work = phones.into_iter().map(|(token, path, version)| {
        let address = address.to_owned();
        actix_web::rt::spawn(async move {
            let mut socket = tokio::net::TcpStream::connect(&address).await.unwrap();
            socket.set_nodelay(true).unwrap();
            let mut done = 0_u32;
            let mut version = version;
            while start.elapsed() < until {
                // Never what stands: that would change nothing.
                let points = 16 + version % 6 * 6;
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
        ..Entrant::from_number(number)
    };
    let mut history = History { players: (1..=200).map(player).collect(), ..History::default() };
    for number in 1..=6 {
        let rules = pairing::Rules::default();
        let draw =
            pairing::draw_pairings(&pairing::PairingRequest::new(&history, RoundNumber(number), &rules, 1))
                .unwrap();
        let battles = draw.pairs().zip(1..).map(|((a, b), table)| history::HistoryBattle {
            table: Some(TableNumber(table)),
            a,
            b: Some(b),
            fixed: false,
            result: (number < 6).then(|| result(number, table)),
        });
        let battles = battles.collect();
        history.rounds.push(history::HistoryRound { number: RoundNumber(number), battles });
    }
    let settings = Settings { rounds: 6, ..Settings::default() };
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap();
    let rounds = vec![RoundDetails::default(); 6];
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
