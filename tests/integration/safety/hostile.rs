//! One hostile client of each kind beside the phones of a hall, against the real program: every report is acknowledged
//! and stands, and the server's memory stays within its bounds.
//!
//! `MUSTER_LONG=1` plays 400 tables; `MUSTER_PROGRAM` names the program to ask, for figures of a release.

use super::rosters::heaviest;
use crate::support::{
    floor::Floor,
    process::{Server, connect, free_port, get, post},
    site::MORNING,
    wait,
};
use muster::{app::Clock, domain::battle::State, storage};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::{sleep, timeout},
};

/// Above the quiet state. A release took 79 of them.
const MOST_MEGABYTES: u64 = 150;
/// Clients of a kind that ask again and again.
const OF_A_KIND: usize = 4;
const STREAMS: usize = 100;
const SLOW: usize = 50;

/// What a client sends, over and over.
fn request(path: &str, session: &str, kind: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: same-origin\r\ncookie: muster={session}\r\n\
         content-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// Each of those who ask again and again: what they are called, and what they send.
fn askers(session: &str) -> Vec<(&'static str, Vec<u8>)> {
    const FORM: &str = "application/x-www-form-urlencoded";
    let empty = "--b\r\ncontent-disposition: form-data; name=\"x\"\r\n\r\n\r\n".repeat(150);
    let large = "a".repeat(1_500_000);
    let upload =
        format!("{empty}--b\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{large}\r\n--b--\r\n");
    let roster =
        format!("do=check&text=Skaven%0AGeneral%27s+Regiment%0A{}", "Clanrats+%28150%29%0A".repeat(2500));
    let get = |path: &str, session: &str| {
        let head = format!("GET {path} HTTP/1.1\r\nhost: muster\r\ncookie: muster={session}\r\n");
        format!("{head}connection: close\r\n\r\n").into_bytes()
    };
    let query = get(&format!("/e/spring-open/standings?x={}", "y".repeat(900)), "");
    let account = "name=Eve&email=eve%40example.org&password=8+letters&again=8+letters";
    vec![
        (
            "uploads",
            request("/e/spring-open/roster", session, "multipart/form-data; boundary=b", upload.as_bytes()),
        ),
        ("rosters", request("/e/spring-open/roster", session, FORM, roster.as_bytes())),
        ("sign-ins", request("/sign-in", "", FORM, b"email=olga%40example.org&password=not+this+one")),
        ("query strings", query),
        ("a roster of many versions", get("/e/spring-open/rosters/1", "")),
        ("one's own of many versions", get("/e/spring-open/roster", session)),
        ("a table of many versions", get("/e/spring-open/roster/table", session)),
        ("sign-ups", request("/e/spring-open/register", "", FORM, b"name=Eve")),
        ("accounts", request("/sign-up", "", FORM, account.as_bytes())),
    ]
}

/// Asks until it is over, and counts how often it was answered.
async fn ask_on(port: u16, what: Vec<u8>, (over, answered): (Rc<Cell<bool>>, Rc<Cell<usize>>)) {
    while !over.get() {
        let asked = timeout(wait::PATIENCE, async {
            let mut connection = connect(port).await?;
            connection.write_all(&what).await?;
            let mut answer = vec![0; 64 * 1024];
            connection.read(&mut answer).await
        });
        if matches!(asked.await, Ok(Ok(read)) if read > 0) {
            answered.set(answered.get() + 1);
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// Opens a page's stream and never reads it.
async fn stream_on(port: u16, over: Rc<Cell<bool>>) {
    while !over.get() {
        if let Ok(mut connection) = connect(port).await {
            let ask = b"GET /e/spring-open/live HTTP/1.1\r\nhost: muster\r\n\r\n";
            let _ = connection.write_all(ask).await;
            while !over.get() && connection.try_write(b"").is_ok() {
                sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

/// Sends a form a sign at a time.
async fn trickle_on(port: u16, over: Rc<Cell<bool>>) {
    while !over.get() {
        let Ok(mut connection) = connect(port).await else { continue };
        let head = "POST /sign-in HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: same-origin\r\n\
            content-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n";
        let _ = connection.write_all(head.as_bytes()).await;
        while !over.get() && connection.write_all(b"a").await.is_ok() {
            sleep(Duration::from_millis(500)).await;
        }
    }
}

/// Who reports which table, and what.
struct Table {
    path: String,
    version: i64,
    sessions: [String; 2],
}

/// The one reports and the other confirms, each until it is acknowledged, as people tap again.
async fn play(port: u16, table: Table, times: Rc<RefCell<Vec<Duration>>>) {
    let numbers = [("a_points", "16"), ("a_tactics", "4"), ("b_points", "12"), ("b_tactics", "3")];
    for (side, session) in table.sessions.iter().enumerate() {
        let version = (table.version + i64::try_from(side).unwrap()).to_string();
        let head = [("version", version.as_str()), ("once", "0123456789")];
        let said = [("what", ["report", "confirm"][side]), ("kind", "played")];
        let fields = [head.as_slice(), &said, &numbers].concat();
        let begun = Instant::now();
        wait::until("a report is acknowledged", async || {
            match post(port, &table.path, session, &fields).await {
                Ok((303, _)) => Ok(()),
                other => Err(other.map(|(status, _)| status)),
            }
        })
        .await;
        times.borrow_mut().push(begun.elapsed());
    }
}

/// What is told of the times: half, and 99 in 100, within so much.
fn within(times: &mut [Duration], percent: usize) -> Duration {
    times.sort();
    times[(times.len() - 1) * percent / 100]
}

/// Player 1 has handed in as much as one player can, and everybody may read it.
async fn many_versions(floor: &Floor) {
    let mut settings = floor.event.settings.clone();
    settings.rosters_open_at = Some(floor.site.app.clock.now());
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, floor.event.id, &floor.event.name, &settings).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    let phone = floor.phone(1).await;
    let mut versions = 0;
    loop {
        floor.site.wait_seconds(5);
        let list = format!("{}\n{versions}", heaviest());
        let sent = phone.post("/e/spring-open/roster", &[("do", "submit"), ("text", &list)]).await;
        if sent.status.as_u16() != 303 {
            break;
        }
        versions += 1;
    }
    assert!(versions > 20, "{versions} are not many");
}

#[actix_web::test]
async fn a_hall_reports_beside_a_hostile_client_of_each_kind() {
    let tables = if std::env::var_os("MUSTER_LONG").is_some() { 400 } else { 12 };
    let floor = Floor::with_players(2 * tables).await;
    floor.play(1, &[]).await;
    many_versions(&floor).await;
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let mut hall = Vec::new();
    for battle in floor.battles(1).await {
        let at = |player| floor.phone(floor.number(player));
        let sessions = [at(battle.a).await.token(), at(battle.b.unwrap()).await.token()];
        let path = format!("/e/spring-open/rounds/1/tables/{}", battle.table_number.unwrap());
        hall.push(Table { path, version: battle.version, sessions });
    }
    let port = free_port();
    let mut server = Server::start(floor.site.url(), port).await;
    for table in &hall {
        assert_eq!(get(port, "/e/spring-open/me", &table.sessions[0]).await.unwrap().0, 200);
    }
    let (quiet, over) = (server.megabytes(), Rc::new(Cell::new(false)));
    let thief = floor.phone(1).await.token();
    let mut hostile = Vec::new();
    for (kind, what) in askers(&thief) {
        for _ in 0..OF_A_KIND {
            let answered = Rc::new(Cell::new(0));
            actix_web::rt::spawn(ask_on(port, what.clone(), (over.clone(), answered.clone())));
            hostile.push((kind, answered));
        }
    }
    let idle: Vec<_> = (0..STREAMS)
        .map(|_| actix_web::rt::spawn(stream_on(port, over.clone())))
        .chain((0..SLOW).map(|_| actix_web::rt::spawn(trickle_on(port, over.clone()))))
        .collect();
    let (times, most) = (Rc::new(RefCell::new(Vec::new())), Rc::new(Cell::new(quiet)));
    let pause = Duration::from_mins(1).div_f64(f64::from(u32::try_from(tables.max(60)).unwrap()));
    let mut reports = Vec::new();
    for table in hall {
        reports.push(actix_web::rt::spawn(play(port, table, times.clone())));
        sleep(pause).await;
        most.set(most.get().max(server.megabytes()));
    }
    for report in reports {
        report.await.unwrap();
    }
    most.set(most.get().max(server.megabytes()));
    // However slow the machine is, each of them has had an answer beside the reports or after them.
    wait::until("every hostile client is answered", async || {
        let unanswered = hostile.iter().find(|(_, answered)| answered.get() == 0);
        unanswered.map_or(Ok(()), |(kind, _)| Err(*kind))
    })
    .await;
    over.set(true);
    for visitor in idle {
        visitor.abort();
    }
    let times = &mut times.take();
    println!(
        "{} reports beside hostile clients: half within {:?}, 99 in 100 within {:?}; {quiet} MB quiet, {} MB at most",
        times.len(),
        within(times, 50),
        within(times, 99),
        most.get()
    );
    server.stop().await;
    assert!(most.get() <= quiet + MOST_MEGABYTES, "{quiet} MB, then {} MB", most.get());
    assert!(floor.battles(1).await.iter().all(|battle| battle.state == State::Confirmed));
}
