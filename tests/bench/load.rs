//! How phones fare while something large or hostile goes on: the real program over loopback, with all tables of 2,000
//! players reporting 60 times a second, and 40 phones beside each of the things that once held a hall up.
//!
//! `MUSTER_BENCH_MINUTES=10` lets the reports go on for that long instead of one minute; with `TEST_POSTGRES_URL` the
//! program works on PostgreSQL. A word that follows measures only what has it in its name.

#[path = "support/played.rs"]
mod played;
#[expect(dead_code, reason = "servers of the tests can do more than this needs")]
#[path = "../integration/support/process.rs"]
mod process;
#[path = "support/served.rs"]
mod served;
#[path = "../integration/support/wait.rs"]
mod wait;

use futures_util::future::join_all;
use muster::{
    app::{App, Clock},
    config::Config,
    domain::{battle::Battle, event::roster_version::RosterVersion, ids::RosterId, numbers::RoundNumber},
    storage::{self, Database},
};
use process::{Server, answer, connect, form_of, free_port, get, length_of, post};
use served::{Site, is_asked, own_database};
use std::{
    cell::{Cell, RefCell},
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};
use tokio::{
    io::AsyncWriteExt,
    time::{MissedTickBehavior, interval, sleep},
};

/// Reports of the hall of 2,000, a second.
const REPORTS: u32 = 60;
/// Phones beside something, and how long they ask.
const CALM: usize = 40;
const BESIDE: Duration = Duration::from_secs(20);
/// Each of them rests so long between two answers: 40 phones ask for 80 pages and send 20 reports a second.
const REST: Duration = Duration::from_millis(400);
/// Those that hang up, or ask for what is large, at once.
const AT_ONCE: usize = 8;

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let folder = tempfile::tempdir().unwrap();
    if is_asked("reports") {
        reports(folder.path()).await;
    }
    if is_asked("beside") {
        beside(folder.path()).await;
    }
}

async fn database(folder: &Path, name: &str) -> String {
    match std::env::var("TEST_POSTGRES_URL") {
        Ok(server) => own_database(&server).await,
        Err(_) => format!("sqlite://{}/{name}.db", folder.display()),
    }
}

/// How long each answer of a kind took, and those that were none.
#[derive(Default)]
struct Times {
    took: RefCell<Vec<Duration>>,
    refused: RefCell<Vec<String>>,
}

impl Times {
    fn add(&self, since: Instant, told: &std::io::Result<(u16, String)>, wanted: u16) -> bool {
        self.took.borrow_mut().push(since.elapsed());
        let is_good = told.as_ref().is_ok_and(|(status, _)| *status == wanted);
        if !is_good {
            self.refused.borrow_mut().push(format!("{told:?}"));
        }
        is_good
    }

    /// Half within, 99 of 100 within, and the longest, in milliseconds.
    fn milliseconds(&self) -> [f64; 3] {
        let mut all = self.took.borrow().clone();
        all.sort();
        [50, 99, 100].map(|percent| all[(all.len() - 1) * percent / 100].as_secs_f64() * 1000.0)
    }

    fn told(&self) -> String {
        let [half, most, all] = self.milliseconds();
        let (count, refused) = (self.took.borrow().len(), self.refused.borrow());
        let first =
            refused.first().map(|told| format!(", the first {}", told.chars().take(300).collect::<String>()));
        format!(
            "{count} times, half within {half:.1} ms, 99 of 100 within {most:.1} ms, all within {all:.0} ms, {} not \
             answered as they should{}",
            refused.len(),
            first.unwrap_or_default()
        )
    }
}

/// A player at a table, who reports what was played over and over.
struct Phone {
    port: u16,
    session: String,
    name: String,
    table: String,
    me: String,
    battle: Battle,
    seen: Cell<i64>,
    saved: Cell<usize>,
}

impl Phone {
    fn form(&self, number: usize) -> String {
        let (seen, once) = (self.seen.get().to_string(), format!("{}-{number:08}", self.name));
        let fields = [
            ("once", once.as_str()),
            ("version", &seen),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", ["28", "34"][number % 2]),
            ("a_tactics", "4"),
            ("b_points", "24"),
            ("b_tactics", "3"),
        ];
        form_of(self.port, &self.table, &self.session, &fields)
    }

    async fn report(&self, times: &Times) {
        let begun = Instant::now();
        let told = answer(self.port, &self.form(self.saved.get())).await;
        if times.add(begun, &told, 303) {
            self.seen.set(self.seen.get() + 1);
            self.saved.set(self.saved.get() + 1);
        }
    }

    async fn look(&self, times: &Times) {
        let begun = Instant::now();
        let told = get(self.port, &self.me, &self.session).await;
        times.add(begun, &told, 200);
    }

    /// Four pages and a report, over and over, until it is over.
    async fn play(&self, (pages, saved): (&Times, &Times), until: Instant) {
        sleep(REST.mul_f64(rand::random_range(0.0..1.0))).await;
        for turn in 0_u32.. {
            if Instant::now() >= until {
                return;
            }
            if turn % 5 == 0 {
                self.report(saved).await;
            } else {
                self.look(pages).await;
            }
            sleep(REST).await;
        }
    }

    /// Sends a report and hangs up within 30 ms, until it is over.
    async fn hang_up(&self, until: Instant) -> usize {
        let mut times = 0;
        while Instant::now() < until {
            if let Ok(mut connection) = connect(self.port).await {
                let _ = connection.write_all(self.form(times).as_bytes()).await;
                sleep(Duration::from_millis(u64::try_from(times * 7919 % 31).unwrap())).await;
            }
            times += 1;
        }
        times
    }
}

/// A phone for the first player of each table.
async fn phones(site: &Site, port: u16) -> Vec<Rc<Phone>> {
    let database = Database::open_without_migrating(&site.database).await.unwrap();
    let mut tx = database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, site.event.id, RoundNumber(6)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    let players = storage::players::list_players(&mut tx, site.event.id).await.unwrap();
    drop(tx);
    database.close().await;
    let phone = |battle: Battle| {
        let place = players.iter().position(|player| player.id == battle.a).unwrap();
        let table = battle.table_number.unwrap();
        Rc::new(Phone {
            port,
            session: site.phones[place].clone(),
            name: format!("table-{table}"),
            table: format!("/e/{}/rounds/6/tables/{table}", site.event.slug),
            me: format!("/e/{}/me", site.event.slug),
            seen: Cell::new(battle.version),
            battle,
            saved: Cell::new(0),
        })
    };
    battles.into_iter().map(phone).collect()
}

/// 2,000 players, 60 reports a second: how long each takes, and whether each of them is there.
async fn reports(folder: &Path) {
    let minutes = std::env::var("MUSTER_BENCH_MINUTES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let site = Site::of(2_000, &database(folder, "reports").await).await;
    let port = free_port();
    // All phones have one address here, and send for hours of a hall.
    let server = Server::start_with(&site.database, port, &["--venue", "0"]).await;
    let phones = phones(&site, port).await;
    let (saved, pages) = (Rc::new(Times::default()), Rc::new(Times::default()));
    let mut ticks = interval(Duration::from_secs(1) / REPORTS);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut under_way = Vec::new();
    for number in 0..usize::try_from(REPORTS * 60 * minutes).unwrap() {
        ticks.tick().await;
        let (phone, saved, pages) = (phones[number % phones.len()].clone(), saved.clone(), pages.clone());
        // Whoever reports looks at their place in the standings then.
        under_way.push(actix_web::rt::spawn(async move {
            phone.report(&saved).await;
            phone.look(&pages).await;
        }));
    }
    for one in under_way {
        one.await.unwrap();
    }
    println!("reports: {minutes} minutes of {REPORTS} reports a second from {} tables", phones.len());
    println!("reports: a report: {}", saved.told());
    println!("reports: my battle: {}", pages.told());
    println!("reports: {} MB at most", server.status("VmHWM:") / 1024);
    drop(server);
    let database = Database::open_and_migrate(&site.database).await.unwrap();
    let mut tx = database.read().await.unwrap();
    let (mut there, mut acknowledged) = (0, 0);
    for phone in &phones {
        let stored = storage::reports::list_battle_reports(&mut tx, phone.battle.id).await.unwrap().len();
        assert_eq!(stored, phone.saved.get(), "{}", phone.name);
        there += stored;
        acknowledged += phone.saved.get();
    }
    println!("reports: {acknowledged} acknowledged, {there} there");
}

/// 40 phones alone, and beside each of what once held them up.
async fn beside(folder: &Path) {
    let site = Site::of(200, &database(folder, "beside").await).await;
    hand_in_much(&site).await;
    let port = free_port();
    let server = Server::start(&site.database, port).await;
    let phones = phones(&site, port).await;
    let (calm, others) = phones.split_at(CALM);
    let asks = |path: &'static str| {
        let path = format!("/e/{}/{path}", site.event.slug);
        let desk = site.desk.clone();
        async move |until: Instant| {
            let one = async || {
                let mut times = 0;
                while Instant::now() < until {
                    length_of(port, &path, &desk).await.unwrap();
                    times += 1;
                }
                times
            };
            join_all((0..AT_ONCE).map(|_| one())).await.into_iter().sum::<usize>()
        }
    };
    let alone = measure(calm, async |_| 0).await;
    let quiet = server.megabytes();
    println!("beside: nothing: {}; {quiet} MB", told(&alone, &alone));
    let tell = |what: &str, found: &(Times, Times, usize)| {
        let most = server.megabytes();
        println!("beside: {what}, {} times: {}; {most} MB", found.2, told(found, &alone));
    };
    let hung_up = async |until| {
        join_all(others.iter().take(AT_ONCE).map(|phone| phone.hang_up(until))).await.into_iter().sum()
    };
    tell("8 phones that hang up", &measure(calm, hung_up).await);
    // Far more than a person may: told to wait, each time but the first ones.
    let flood = async |until: Instant| {
        let phone = &others[AT_ONCE];
        let one = async || {
            let mut times = 0;
            while Instant::now() < until {
                let _ = answer(port, &phone.form(0)).await;
                times += 1;
            }
            times
        };
        join_all((0..AT_ONCE).map(|_| one())).await.into_iter().sum()
    };
    tell("a flood from one phone", &measure(calm, flood).await);
    tell("8 at once who take along everything", &measure(calm, asks("desk/print/everything.zip")).await);
    tell("8 at once who take along the event", &measure(calm, asks("desk/event-whole.json")).await);
    tell("8 at once who check the log", &measure(calm, asks("desk/audit?check=all")).await);
    println!("beside: {} MB at most", server.status("VmHWM:") / 1024);
}

/// What the calm ones were answered meanwhile: their pages, their reports, and how often the other thing was done.
async fn measure(calm: &[Rc<Phone>], other: impl AsyncFnOnce(Instant) -> usize) -> (Times, Times, usize) {
    let (pages, saved) = (Times::default(), Times::default());
    let until = Instant::now() + BESIDE;
    let playing = join_all(calm.iter().map(|phone| phone.play((&pages, &saved), until)));
    let (_, times) = tokio::join!(playing, other(until));
    (pages, saved, times)
}

fn told(found: &(Times, Times, usize), alone: &(Times, Times, usize)) -> String {
    let of = |what: &str, now: &Times, before: &Times| {
        let ([half, most, _], [quiet, quiet_most, _]) = (now.milliseconds(), before.milliseconds());
        format!("{what} ×{:.1} (99 of 100: ×{:.1}): {}", half / quiet, most / quiet_most, now.told())
    };
    format!("{}; {}", of("pages", &found.0, &alone.0), of("reports", &found.1, &alone.1))
}

/// 24 players with 60 versions of a roster of 240 lines; the first is handed in as players do it.
async fn hand_in_much(site: &Site) {
    let port = free_port();
    let mut server = Server::start(&site.database, port).await;
    let list: Vec<String> =
        (0..240).map(|line| format!("<&> Clanrat & \"Clan\" '{line}' (150)\n• <<&&>> & more")).collect();
    let list = format!("Doom 9999/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n{}", list.join("\n"));
    let roster = format!("/e/{}/roster", site.event.slug);
    let told = post(port, &roster, &site.phones[0], &[("do", "submit"), ("text", &list)]).await.unwrap();
    assert_eq!(told.0, 303, "{}", told.1);
    server.stop().await;
    let database = Database::open_and_migrate(&site.database).await.unwrap();
    let app = App::new(database, Clock::system_clock(), Config::default()).await.unwrap();
    let mut tx = app.database.write().await.unwrap();
    let players = storage::players::list_players(&mut tx, site.event.id).await.unwrap();
    let first = storage::rosters::newest_of(&mut tx, players[0].id).await.unwrap().unwrap();
    for (number, player) in
        players.iter().take(24).flat_map(|player| (2..=60).map(move |number| (number, player)))
    {
        let id = RosterId(app.new_id());
        storage::rosters::insert(
            &mut tx,
            &RosterVersion { id, player_id: player.id, number, ..first.clone() },
        )
        .await
        .unwrap();
    }
    tx.commit().await.unwrap();
    app.database.close().await;
}
