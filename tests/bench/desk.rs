//! The desk of a large event: 2,000 players, seven rounds played, the eighth drawn, changed and looked at.
//!
//! Times are from the request to the last byte of the answer, inside one process, on SQLite: of a few tries the
//! best, because the machine may have other work.

#[path = "support/net.rs"]
mod net;
#[path = "support/played.rs"]
mod played;
#[expect(dead_code, reason = "the site of the tests can do more than this needs")]
#[path = "../integration/support/site.rs"]
mod site;

use muster::{
    actions::{self, Actor},
    domain::numbers::RoundNumber,
    storage,
};
use played::{Size, event_of};
use site::{Browser, Site};
use std::time::{Duration, Instant};

const PLAYERS: u32 = 2000;
const PLAYED: u32 = 7;
const TRIES: usize = 5;
/// What the desk promises.
const DRAFT: Duration = Duration::from_secs(2);
const PAGE: Duration = Duration::from_millis(300);

fn main() {
    actix_web::rt::System::new().block_on(run());
}

async fn run() {
    let site = Site::start().await;
    let large = Size { players: PLAYERS, played: PLAYED, rounds: 8, is_playing: false };
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &event_of(&large), None)
            .await
            .unwrap();
    let desk = site.organiser(&event).await;
    let base = format!("/e/{}/desk", event.slug);
    let round = format!("{base}/rounds/8");
    println!("| what | time | limit |\n|---|---|---|");

    let (start, fields) = (Instant::now(), [("round", "8"), ("clubs", "off"), ("odd", "bye")]);
    desk.post(&format!("{base}/rounds"), &fields).await.is(303);
    desk.get(&round).await.is(200);
    told("drawing round 8, until the draft is on the screen", start.elapsed(), DRAFT);

    for page in [
        "",
        "/players",
        "/check-in",
        "/rounds",
        "/rounds/8",
        "/rounds/8?page=9",
        "/rounds/8?q=number+17",
        "/rounds/8/change",
        "/rounds/7",
        "/battles",
        "/pairs",
        "/methods",
        "/audit",
        "/rosters",
    ] {
        let path = format!("{base}{page}");
        told(&format!("desk{page}"), best(&desk, &path).await, PAGE);
    }
    told("what a repair would do", best(&desk, &format!("{round}/change?what=repair")).await, DRAFT);
    told("what the best draw would be", best(&desk, &format!("{round}/change?what=improve")).await, DRAFT);
    told("whom to swap with", best(&desk, &format!("{round}/swap?one=17")).await, DRAFT);
    told("what a swap costs", best(&desk, &format!("{round}/swap?one=17&two=1203")).await, DRAFT);

    let version = desk.get(&round).await.hidden("version");
    let start = Instant::now();
    desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    told("publishing it", start.elapsed(), DRAFT);
    for page in ["rounds/8", "standings"] {
        told(
            &format!("/{page}, for everybody"),
            best(&desk, &format!("/e/{}/{page}", event.slug)).await,
            PAGE,
        );
    }

    // One leaves, so the round has to be repaired.
    let mut tx = site.app.database.write().await.unwrap();
    let mut leaver = storage::players::by_number(&mut tx, event.id, 1203).await.unwrap().unwrap();
    leaver.dropped_after = Some(RoundNumber(7));
    assert!(storage::players::update(&mut tx, &leaver).await.unwrap());
    tx.commit().await.unwrap();
    let start = Instant::now();
    let page = desk.get(&format!("{round}/change?what=repair")).await;
    page.is(200).shows("1 table changes");
    told("what repairs the round after somebody left", start.elapsed(), DRAFT);
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields =
        [("version", version.as_str()), ("shown", &shown), ("what", "repair"), ("reason", "went home")];
    let start = Instant::now();
    desk.post(&format!("{round}/change"), &fields).await.is(303);
    told("repairing it", start.elapsed(), DRAFT);
}

/// The fastest of a few tries.
async fn best(desk: &Browser, path: &str) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..TRIES {
        let start = Instant::now();
        desk.get(path).await.is(200);
        best = best.min(start.elapsed());
    }
    best
}

fn told(what: &str, took: Duration, limit: Duration) {
    let word = if took <= limit { "" } else { " MISSED" };
    println!("| {what} | {:.0} ms | {} ms{word} |", took.as_secs_f64() * 1000.0, limit.as_millis());
}
