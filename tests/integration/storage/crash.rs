//! The program is killed in the middle of many reports, beside phones that hang up, and started again: what it
//! acknowledged is there, once, nobody is signed out, and nobody who waits for the answer is told of an error.

use crate::{
    safety::hang_up::Hasty,
    support::{
        floor::{Floor, address},
        process::{Server, file_of, free_port, get, post},
        site::MORNING,
        wait::{self, PATIENCE},
    },
};
use muster::{
    app::Clock,
    domain::{
        battle::Battle,
        event::audit,
        ids::BattleId,
        numbers::{RoundNumber, TableNumber},
    },
    storage::{self, Database, battles::TableUse},
};
use std::{cell::Cell, collections::HashSet, rc::Rc};
use tokio::{sync::watch, time::timeout};

/// How much is played: with `MUSTER_LONG=1` 50,000 reports are acknowledged, which takes about half an hour,
/// and a few minutes with a release that `MUSTER_PROGRAM` names.
#[derive(Clone, Copy)]
struct Scale {
    tables: usize,
    kills: usize,
    /// Answers from one kill to the next, at least.
    answers: usize,
}

/// Tables whose phone hangs up all the while.
const HASTY: usize = 8;

impl Scale {
    fn chosen() -> Self {
        if std::env::var_os("MUSTER_LONG").is_some() {
            Self { tables: 32, kills: 200, answers: 250 }
        } else {
            Self { tables: 8, kills: 4, answers: 8 }
        }
    }

    fn least(self) -> usize {
        self.kills * self.answers
    }
}

/// A phone that corrects its report over and over, and sends again what was not answered.
struct Phone {
    port: u16,
    session: String,
    battle: Battle,
    path: String,
    /// How many reports all phones together know to be saved.
    answers: watch::Sender<usize>,
}

/// A report that a phone sent, and whether it heard that it was saved.
#[derive(Debug, Clone)]
struct Sent {
    key: String,
    points: i64,
    acknowledged: bool,
}

#[actix_web::test]
async fn what_was_acknowledged_survives_a_kill_and_is_there_once() {
    let scale = Scale::chosen();
    let floor = Floor::with_players(2 * (scale.tables + HASTY)).await;
    floor.play(1, &[]).await;
    // The program goes by the real clock; so do the phones' sessions.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let port = free_port();
    let mut phones = Vec::new();
    let (answers, mut answered) = watch::channel(0);
    let mut hasty = Vec::new();
    for (place, battle) in floor.battles(1).await.into_iter().enumerate() {
        let session = floor.phone(floor.number(battle.a)).await.token();
        if place < scale.tables {
            phones.push(Phone { port, session, path: address(&battle), battle, answers: answers.clone() });
        } else {
            hasty.push(Hasty::at(port, session, &battle));
        }
    }
    let url = floor.site.url().to_owned();
    floor.site.app.database.close().await;

    let stop = Rc::new(Cell::new(false));
    let hanging_up: Vec<_> = hasty
        .into_iter()
        .map(|phone| {
            let stop = stop.clone();
            actix_web::rt::spawn(async move { (phone.hang_up(&stop).await, phone) })
        })
        .collect();
    let tasks: Vec<_> =
        phones.into_iter().map(|phone| actix_web::rt::spawn(phone.play(stop.clone()))).collect();
    for turn in 0..scale.kills {
        let before = *answered.borrow();
        // No pace: whoever hangs up is let through each time.
        let mut server = Server::start_with(&url, port, &["--venue", "0"]).await;
        // After so many answers, another number each time, while the other tables' reports are being written.
        let enough = before + scale.answers + 7 * turn % 29;
        let kept_busy = answered.wait_for(|answers| *answers >= enough);
        timeout(4 * PATIENCE, kept_busy).await.expect("the phones are answered").unwrap();
        server.kill();
    }
    let server = Server::start(&url, port).await;
    stop.set(true);
    let mut stories = Vec::new();
    for task in tasks {
        stories.push(task.await.unwrap());
    }
    let (mut times, mut hasty) = (0, Vec::new());
    for phone in hanging_up {
        let (hung_up, phone) = phone.await.unwrap();
        times += hung_up;
        hasty.push(phone);
    }
    drop(server);
    check(&floor, &url, (&stories, scale.least())).await;
    let there = check_hasty(&url, &hasty).await;
    eprintln!("{times} reports were sent by phones that hung up, {there} of them are there");
}

impl Phone {
    async fn play(self, stop: Rc<Cell<bool>>) -> (TableNumber, Vec<Sent>) {
        let (table, mut seen) = (self.battle.table_number.unwrap(), self.battle.version);
        let mut sent: Vec<Sent> = Vec::new();
        while !stop.get() {
            let report = Sent {
                key: format!("table-{table}-{seen:06}"),
                points: 20 + seen % 10 * 2,
                acknowledged: false,
            };
            sent.push(report.clone());
            if !self.insist(&report, seen).await {
                break;
            }
            sent.last_mut().unwrap().acknowledged = true;
            self.answers.send_modify(|answers| *answers += 1);
            seen += 1;
        }
        // The session outlived every kill: whoever plays at the table is shown the form to correct with.
        let (status, page) = get(self.port, &self.path, &self.session).await.unwrap();
        assert!(status == 200 && page.contains("name=\"version\""), "table {table} is signed out: {page}");
        (table, sent)
    }

    /// Sends until there is an answer.
    async fn insist(&self, report: &Sent, seen: i64) -> bool {
        let (points, seen) = (report.points.to_string(), seen.to_string());
        let fields = [
            ("once", report.key.as_str()),
            ("version", &seen),
            ("what", "report"),
            ("a_points", &points),
            ("a_tactics", "3"),
            ("b_points", "20"),
            ("b_tactics", "3"),
        ];
        let saved = wait::soon(async || match post(self.port, &self.path, &self.session, &fields).await {
            Ok((303, _)) => Ok(()),
            Err(_) => Err(()),
            Ok((status, page)) => panic!("{report:?} was answered {status}: {page}"),
        });
        saved.await.is_ok()
    }
}

async fn check(floor: &Floor, url: &str, (stories, least): (&[(TableNumber, Vec<Sent>)], usize)) {
    let database = Database::open_and_migrate(url).await.unwrap();
    let mut tx = database.read().await.unwrap();
    let mut acknowledged = 0;
    for (table, sent) in stories {
        let at = TableUse { round: RoundNumber(1), table: *table };
        let battle = storage::battles::by_table(&mut tx, floor.event.id, at).await.unwrap().unwrap();
        let reports = storage::reports::list_battle_reports(&mut tx, battle.id).await.unwrap();
        let keys = keys(&database, battle.id).await;
        for report in sent.iter().filter(|report| report.acknowledged) {
            let of_key: Vec<_> = keys.iter().filter(|(key, _)| key.starts_with(&report.key)).collect();
            assert_eq!(of_key.len(), 1, "{report:?} at table {table}");
            assert_eq!(of_key[0].1, report.points);
            acknowledged += 1;
        }
        // Each is there once, and at most one more: that which nobody heard the answer to.
        let heard = sent.iter().filter(|report| report.acknowledged).count();
        assert!((heard..=heard + 1).contains(&reports.len()), "table {table}: {heard} of {}", reports.len());
        assert_eq!(battle.result, reports.last().map(|last| last.result.clone()), "table {table}");
    }
    assert!(acknowledged >= least, "only {acknowledged} reports were acknowledged at all");
    let rows = storage::audit::list_audit_entries(&mut tx, floor.event.id).await.unwrap();
    let links: Vec<_> = rows.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
    let version = storage::events::version_of_event(&mut tx, floor.event.id).await.unwrap();
    assert_eq!(audit::verify_chain(&links, version), Ok(rows.len()));
    drop(tx);
    if let (Some(_), Database::Sqlite { read, .. }) = (file_of(url), &database) {
        let mut read = read.acquire().await.unwrap();
        let sound: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut *read).await.unwrap();
        assert_eq!(sound, "ok");
    }
    eprintln!("{acknowledged} reports were acknowledged, none was lost");
}

/// Of those who hung up each report is there once or not at all, and nothing is there that nobody sent; how many are.
async fn check_hasty(url: &str, phones: &[Hasty]) -> usize {
    let database = Database::open_and_migrate(url).await.unwrap();
    let mut there = 0;
    for phone in phones {
        let keys = keys(&database, phone.battle.id).await;
        let mut tx = database.read().await.unwrap();
        let battle = storage::battles::find_battle(&mut tx, phone.battle.id).await.unwrap().unwrap();
        drop(tx);
        let mut seen = HashSet::new();
        for (key, points) in &keys {
            assert!(phone.has_sent(key), "nobody sent {key}");
            assert!(seen.insert(key), "{key} is there twice");
            assert!([20, 22].contains(points), "{key}: {points}");
        }
        there += keys.len();
        assert_eq!(battle.result.is_some(), !keys.is_empty());
    }
    there
}

/// The key that each of a battle's reports came with, and what it said.
async fn keys(database: &Database, battle: BattleId) -> Vec<(String, i64)> {
    let query = "SELECT once, a_points FROM report WHERE battle_id = $1";
    match database {
        Database::Sqlite { read, .. } => {
            let mut read = read.acquire().await.unwrap();
            sqlx::query_as(query).bind(battle).fetch_all(&mut *read).await
        }
        Database::Postgres(pool) => sqlx::query_as(query).bind(battle).fetch_all(&pool.connections).await,
    }
    .unwrap()
}
