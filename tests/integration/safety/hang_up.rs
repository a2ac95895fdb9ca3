//! Phones hang up at every moment: what they asked for is done in whole or not at all, and nobody else hears of it.

use crate::support::{
    floor::{Floor, address},
    process::{Server, answer, connect, form_of, free_port, get},
    site::{Browser, MORNING, Site},
};
use futures_util::{StreamExt, future::join_all, stream::FuturesUnordered};
use muster::{
    app::Clock,
    domain::{battle::Battle, event::Stage, ids::EventId},
    storage::{self, Database},
};
use std::{
    cell::Cell,
    future::poll_fn,
    pin::pin,
    rc::Rc,
    task::Poll,
    time::{Duration, Instant},
};
use tokio::io::AsyncWriteExt;

/// Drops the work when it has been looked at so often; whether it was done by then.
async fn give_up_after<T>(looks: usize, work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    let mut left = looks;
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        work.as_mut().poll(context).map(Some)
    })
    .await
}

async fn change(database: &Database, event: EventId) -> sqlx::Result<()> {
    let mut tx = database.write_event(event).await?;
    storage::events::lock_event(&mut tx, event).await?;
    storage::events::version_of_event(&mut tx, event).await?;
    tx.commit().await
}

async fn look(database: &Database, event: EventId) -> sqlx::Result<i64> {
    let mut tx = database.read().await?;
    storage::events::find_event(&mut tx, event).await?;
    storage::events::version_of_event(&mut tx, event).await
}

#[actix_web::test]
async fn a_transaction_that_is_dropped_at_any_moment_is_nobody_elses_trouble() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await.id;
    let database = &site.app.database;
    for looks in 0..60 {
        let dropped = async {
            // They share a commit.
            let (one, other) = (change(database, event), change(database, event));
            let reading = look(database, event);
            tokio::join!(
                give_up_after(looks, one),
                give_up_after(looks / 2, other),
                give_up_after(looks, reading)
            )
        };
        let calm = async {
            join_all((0..4).map(async |_| {
                change(database, event).await?;
                look(database, event).await
            }))
            .await
        };
        let (_, calm) = tokio::join!(dropped, calm);
        for told in calm {
            told.unwrap_or_else(|error| panic!("dropped after {looks} looks: {error}"));
        }
    }
    // Every connection that there is.
    for told in join_all((0..24).map(|_| look(database, event))).await {
        told.unwrap();
    }
}

/// More of one browser's changes than wait for each other: those beyond are told so at once, and nobody else is.
#[actix_web::test]
async fn the_changes_of_one_browser_stand_in_a_line_of_their_own() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let [one, other] = &floor.battles(1).await[..] else { panic!("two tables") };
    let phone = floor.phone(floor.number(one.a)).await;
    let neighbour = floor.phone(floor.number(other.a)).await;
    let report = async |phone: &Browser, battle: &Battle| {
        let version = battle.version.to_string();
        let numbers = [("a_points", "20"), ("a_tactics", "3"), ("b_points", "20"), ("b_tactics", "3")];
        let fields = [&[("what", "report"), ("version", &*version)], &numbers[..]].concat();
        phone.post(&address(battle), &fields).await.status.as_u16()
    };
    let mut held = floor.site.app.database.write().await.unwrap();
    storage::events::lock_event(&mut held, floor.event.id).await.unwrap();
    let mut reports: FuturesUnordered<_> = (0..20).map(|_| report(&phone, one)).collect();
    for _ in 0..4 {
        assert_eq!(reports.next().await, Some(503));
    }
    let (told, beside, ()) = tokio::join!(reports.collect::<Vec<u16>>(), report(&neighbour, other), async {
        drop(held);
    });
    assert_eq!(beside, 303);
    assert!(told.len() == 16 && told.contains(&303) && !told.contains(&503), "{told:?}");
}

/// What each calm phone reports beside the others, and again afterwards: so many times, or with `MUSTER_LONG=1` for a minute.
const REPORTS: usize = 25;

fn is_enough(reports: usize, since: Instant) -> bool {
    if std::env::var_os("MUSTER_LONG").is_some() {
        since.elapsed() >= Duration::from_mins(1)
    } else {
        reports >= REPORTS
    }
}

/// A player at a table, who reports what was played over and over, or hangs up each time.
pub struct Hasty {
    port: u16,
    session: String,
    pub battle: Battle,
    /// The version of the battle that is on its screen.
    seen: Cell<i64>,
    /// How many reports it has sent.
    sent: Cell<usize>,
}

impl Hasty {
    pub fn at(port: u16, session: String, battle: &Battle) -> Self {
        Self { port, session, battle: battle.clone(), seen: Cell::new(battle.version), sent: Cell::new(0) }
    }

    /// The key of one of its reports: no other phone has the same session.
    fn key(&self, number: usize) -> String {
        format!("{}-{number:08}", &self.session[..12])
    }

    /// Whether this key, as it is stored, is of a report of this phone.
    pub fn has_sent(&self, key: &str) -> bool {
        let rest = key.strip_prefix(&self.session[..12]).and_then(|rest| rest.strip_prefix('-'));
        let number = rest.and_then(|rest| rest.get(..8)?.parse::<usize>().ok());
        number.is_some_and(|number| number < self.sent.get())
    }

    fn form(&self, number: usize) -> String {
        // Another result each time, of those that its battleplan's turns can add up to.
        let (once, points) = (self.key(number), ["20", "22"][number % 2]);
        let seen = self.seen.get().to_string();
        let fields = [
            ("once", once.as_str()),
            ("version", &seen),
            ("what", "report"),
            ("a_points", points),
            ("a_tactics", "3"),
            ("b_points", "20"),
            ("b_tactics", "3"),
        ];
        form_of(self.port, &address(&self.battle), &self.session, &fields)
    }

    /// Looks at the table, and takes what it has there as seen.
    async fn look(&self) -> Result<(), String> {
        match get(self.port, &address(&self.battle), &self.session).await {
            Ok((200, page)) => {
                let version = page.split("name=\"version\"").nth(1);
                let version = version.and_then(|rest| rest.split("value=\"").nth(1)?.split('"').next());
                self.seen.set(version.and_then(|version| version.parse().ok()).unwrap_or(self.seen.get()));
                Ok(())
            }
            told => Err(format!("{told:?}")),
        }
    }

    /// Sends a report and hangs up within 30 ms, until it is over; how often.
    pub async fn hang_up(&self, is_over: &Cell<bool>) -> usize {
        while !is_over.get() {
            let number = self.sent.get();
            // Whatever it is told: the calm ones are looked at.
            let _ = self.look().await;
            let form = self.form(number);
            self.sent.set(number + 1);
            let connection = connect(self.port).await;
            if let Ok(mut connection) = connection {
                let _ = connection.write_all(form.as_bytes()).await;
                tokio::time::sleep(Duration::from_millis(u64::try_from(number * 7919 % 31).unwrap())).await;
            } else {
                // The program is being started again.
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self.sent.get()
    }

    /// Reports and looks, over and over: how often, and every answer that was none.
    async fn report(&self) -> (usize, Vec<String>) {
        let (since, mut reports, mut bad) = (Instant::now(), 0, Vec::new());
        while !is_enough(reports, since) {
            let number = self.sent.replace(self.sent.get() + 1);
            match answer(self.port, &self.form(number)).await {
                Ok((303, _)) => reports += 1,
                told => bad.push(format!("{told:?}")),
            }
            bad.extend(self.look().await.err());
            if bad.len() > REPORTS {
                break;
            }
        }
        (reports, bad)
    }
}

#[actix_web::test]
async fn phones_that_hang_up_at_every_moment_cost_nobody_else_an_answer() {
    let floor = Floor::with_players(32).await;
    floor.play(1, &[]).await;
    // The program goes by the real clock; so do the phones' sessions.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let port = free_port();
    let (mut calm, mut hasty) = (Vec::new(), Vec::new());
    for (place, battle) in floor.battles(1).await.into_iter().enumerate() {
        let phone = Hasty::at(port, floor.phone(floor.number(battle.a)).await.token(), &battle);
        if place % 2 == 0 { hasty.push(Rc::new(phone)) } else { calm.push(phone) }
    }
    let url = floor.site.url().to_owned();
    floor.site.app.database.close().await;
    // No pace: whoever hangs up is let through each time.
    let mut server = Server::start_with(&url, port, &["--venue", "0"]).await;

    let is_over = Rc::new(Cell::new(false));
    let hanging_up = hasty.iter().map(|phone| {
        let (phone, is_over) = (phone.clone(), is_over.clone());
        actix_web::rt::spawn(async move { phone.hang_up(&is_over).await })
    });
    let hanging_up: Vec<_> = hanging_up.collect();
    let beside = join_all(calm.iter().map(Hasty::report)).await;
    is_over.set(true);
    let mut times = 0;
    for phone in hanging_up {
        times += phone.await.unwrap();
    }
    let afterwards = join_all(calm.iter().map(Hasty::report)).await;
    assert!(times >= REPORTS, "only {times} hung up");
    for (when, found) in [("beside", beside), ("after", afterwards)] {
        let reports: usize = found.iter().map(|(reports, _)| reports).sum();
        let bad: Vec<String> = found.into_iter().flat_map(|(_, bad)| bad).collect();
        eprintln!(
            "{reports} reports of calm phones {when} {times} that hung up, {} without an answer",
            bad.len()
        );
        assert!(bad.is_empty(), "{when} {times} that hung up: {}", bad[0]);
    }
    server.stop().await;
}
