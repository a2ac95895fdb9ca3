//! Open pages hear of changes: soon, from other processes too, and after they slept.

use crate::support::{
    floor::{Floor, address},
    process::{Server, connect, free_port, post},
    site::MORNING,
    skip,
    wait::PATIENCE,
};
use muster::{
    actions::{self, Actor},
    app::{App, Clock},
    config::Config,
    domain::event::audit::{AuditSubject, LogEntry, StaffAct},
    storage::Database,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

const NUMBERS: [(&str, &str); 4] =
    [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")];

/// A page's stream of events.
struct Listening {
    connection: TcpStream,
    heard: String,
}

impl Listening {
    /// `known` is what the browser sends along: the version it saw, or the last it heard of.
    async fn to(port: u16, query: &str, known: &str) -> Self {
        let mut connection = connect(port).await.unwrap();
        let ask = format!("GET /e/spring-open/live{query} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n{known}\r\n");
        connection.write_all(ask.as_bytes()).await.unwrap();
        let mut listening = Self { connection, heard: String::new() };
        listening.hears("id: ").await;
        listening
    }

    /// Before anything is said of the stream being alive: at once.
    async fn hears(&mut self, text: &str) {
        let mut piece = [0; 4096];
        while !self.heard.contains(text) {
            assert!(!self.heard.contains(": still here"), "no “{text}” at once: {}", self.heard);
            let read = timeout(PATIENCE, self.connection.read(&mut piece)).await;
            let length = read.unwrap_or_else(|_| panic!("no “{text}”: {}", self.heard)).unwrap();
            assert!(length > 0, "the stream ended: {}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&piece[..length]));
        }
    }
}

/// A round on the real program, as often as the database allows it to run.
struct Hall {
    /// Its database goes with it.
    floor: Floor,
    servers: Vec<(Server, u16)>,
    tables: Vec<AtTable>,
}

/// A table, and the phone of its first player.
struct AtTable {
    path: String,
    session: String,
    version: String,
}

impl Hall {
    async fn open() -> Self {
        Self::with_tables(1).await
    }

    async fn with_tables(count: u32) -> Self {
        let floor = Floor::with_players(usize::try_from(2 * count).unwrap()).await;
        floor.play(1, &[]).await;
        // The program goes by the real clock; so does the phone's session.
        let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
        floor.site.wait(late.num_minutes());
        let mut tables = Vec::new();
        for table in 1..=count {
            let battle = floor.battle(1, table).await;
            let session = floor.phone(floor.number(battle.a)).await.token();
            tables.push(AtTable { path: address(&battle), session, version: battle.version.to_string() });
        }
        let several = !floor.site.app.database.is_ours_alone();
        floor.site.app.database.close().await;
        let mut servers = Vec::new();
        for _ in 0..if several { 2 } else { 1 } {
            let port = free_port();
            servers.push((Server::start(floor.site.url(), port).await, port));
        }
        Self { floor, servers, tables }
    }

    fn first(&self) -> u16 {
        self.servers[0].1
    }

    fn last(&self) -> u16 {
        self.servers[self.servers.len() - 1].1
    }

    async fn report(&self) {
        self.report_at(1).await;
    }

    async fn report_at(&self, table: usize) {
        let AtTable { path, session, version } = &self.tables[table - 1];
        let fields: Vec<_> =
            [("version", version.as_str()), ("what", "report")].into_iter().chain(NUMBERS).collect();
        let (status, page) = post(self.first(), path, session, &fields).await.unwrap();
        assert_eq!(status, 303, "{page}");
    }

    /// A judge is called to a table.
    async fn call_at(&self, table: usize) {
        let AtTable { path, session, .. } = &self.tables[table - 1];
        let call = format!("{path}/call");
        let (status, page) = post(self.first(), &call, session, &[("kind", "rules")]).await.unwrap();
        assert_eq!(status, 303, "{page}");
    }
}

#[actix_web::test]
async fn a_change_is_heard_at_once_in_every_process() {
    let hall = Hall::open().await;
    let mut here = Listening::to(hall.first(), "", "").await;
    let mut there = Listening::to(hall.last(), "", "").await;
    hall.report().await;
    here.hears("event: changed").await;
    there.hears("event: changed").await;
    assert!(here.heard.to_lowercase().contains("content-type: text/event-stream"), "{}", here.heard);
}

#[actix_web::test]
async fn what_other_processes_tell_while_the_line_to_them_is_cut_is_looked_up() {
    let hall = Hall::open().await;
    let mut there = Listening::to(hall.last(), "", "").await;
    let Ok(own) = sqlx::PgPool::connect(hall.floor.site.url()).await else {
        assert!(hall.floor.site.url().starts_with("sqlite"));
        skip("the lines between processes are PostgreSQL's");
        return;
    };
    let listeners = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    let cut: i64 = sqlx::query_scalar(listeners).fetch_one(&own).await.unwrap();
    assert!(cut >= 2, "{cut} lines were cut");
    hall.report().await;
    there.hears("event: changed").await;
}

#[actix_web::test]
async fn a_page_that_slept_hears_at_once_what_it_missed() {
    let hall = Hall::open().await;
    let page = Listening::to(hall.first(), "", "").await;
    let id = page.heard.lines().find_map(|line| line.strip_prefix("id: ")).unwrap().to_owned();
    drop(page);
    hall.report().await;
    let again = format!("last-event-id: {id}\r\n");
    let mut woken = Listening::to(hall.last(), "", &again).await;
    woken.hears("event: changed").await;
    // The same for a page that was made before the change, and opens its stream only now.
    let mut late = Listening::to(hall.last(), &format!("?seen={id}"), "").await;
    late.hears("event: changed").await;
    // One that has seen the newest is not told to look again.
    let newest = late.heard.lines().find_map(|line| line.strip_prefix("id: ")).unwrap();
    let fresh = Listening::to(hall.first(), &format!("?seen={newest}"), "").await;
    assert!(!fresh.heard.contains("event: changed"), "{}", fresh.heard);
}

#[actix_web::test]
async fn a_page_of_ones_own_battle_hears_what_concerns_it_and_no_more() {
    let hall = Hall::with_tables(2).await;
    let cookie = format!("cookie: muster={}\r\n", hall.tables[1].session);
    let mut own = Listening::to(hall.last(), "?mine=true", &cookie).await;
    let mut all = Listening::to(hall.last(), "", &cookie).await;
    hall.report_at(1).await;
    all.hears("event: changed").await;
    hall.report_at(2).await;
    own.hears("event: changed").await;
    let heard = own.heard.matches("event: changed").count();
    assert_eq!(heard, 1, "the other table's report was not told: {}", own.heard);
    let first: i64 = all.heard.split("data: ").nth(1).unwrap().lines().next().unwrap().parse().unwrap();
    assert!(own.heard.contains(&format!("data: {}", first + 1)), "{}", own.heard);
}

/// Whoever waits for a judge moves up as others are served.
#[actix_web::test]
async fn a_page_that_waits_for_a_judge_hears_of_the_line() {
    let hall = Hall::with_tables(2).await;
    let cookie = format!("cookie: muster={}\r\n", hall.tables[1].session);
    hall.call_at(2).await;
    let mut own = Listening::to(hall.last(), "?mine=true", &cookie).await;
    hall.call_at(1).await;
    own.hears("event: changed").await;
}

#[actix_web::test]
async fn a_page_says_which_version_it_shows() {
    let floor = Floor::with_players(2).await;
    floor.play(1, &[]).await;
    let version = floor.version().await;
    let page = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    page.shows(&format!("data-live=\"/e/spring-open/live?seen={version}\""));
}

#[actix_web::test]
async fn what_a_command_changes_beside_the_server_is_heard_too() {
    let floor = Floor::with_players(2).await;
    let mut changes = floor.site.app.live.subscribe();
    floor.draw(1).await.is(303);
    let listens = floor.site.app.live.until_complete(&floor.site.app.database);
    timeout(PATIENCE, listens).await.expect("the process listens to the others");
    let database = Database::open_and_migrate(floor.site.url()).await.unwrap();
    let beside = App::new(database, floor.site.app.clock.clone(), Config::default()).await.unwrap();
    let work =
        async |_: &mut _, _: &_| Ok(((), LogEntry::new(AuditSubject::Staff, StaffAct::InvitationWithdrawn)));
    actions::change_event(&beside, floor.event.id, &Actor::muster(), work).await.unwrap();
    let newest = floor.version().await;
    // On PostgreSQL the other tests' events are heard too, one line serves the whole server; and the draw twice.
    let ours = async {
        loop {
            let change = changes.recv().await.unwrap();
            if change.event == floor.event.id && change.version == newest {
                return;
            }
        }
    };
    timeout(PATIENCE, ours).await.expect("the change is heard");
}
