//! Two hundred events that are played on one Saturday: what was asked for is not read again, and all of it takes no more
//! than so many bytes.

use crate::support::{
    site::{Browser, Site},
    skip,
    steps::ReadSteps,
};
use muster::{
    cache::Cache,
    domain::event::{Event, Stage, pack::Settings},
};

const EVENTS: usize = 200;
const PLAYERS: usize = 40;
/// What all kinds of it come to at most, where each is full.
const MOST_BYTES: usize = 176 << 20;

/// An event with players, one of whom has a phone.
async fn start_event(site: &Site, number: usize) -> (Event, Browser) {
    let event = site.event_with(&format!("event-{number}"), Stage::Running, Settings::default()).await;
    let names: Vec<String> = (0..PLAYERS).map(|player| format!("Player {player} of {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let players = site.players(&event, &names).await;
    let phone = site.phone_of(&players[0]).await;
    (event, phone)
}

fn bytes_of_cache(cache: &Cache) -> usize {
    cache.events.bytes()
        + cache.standings.bytes()
        + cache.rounds.bytes()
        + cache.choices.bytes()
        + cache.match_cards.bytes()
        + cache.pages.bytes()
        + cache.shared.bytes()
        + cache.papers.bytes()
        + cache.unknown_names.bytes()
}

#[actix_web::test]
async fn two_hundred_events_in_turn_are_each_read_once_and_take_no_more_than_they_may() {
    let site = Site::start().await;
    let mut events = Vec::new();
    for number in 0..EVENTS {
        events.push(start_event(&site, number).await);
    }
    let cache = &site.app.cache;
    let pages = ["me", "players", "standings"];
    let visit_all = async || {
        for (event, phone) in &events {
            for page in pages {
                phone.get(&format!("/e/{}/{page}", event.slug)).await.is(200);
            }
        }
    };
    visit_all().await;
    let bytes = bytes_of_cache(cache);
    println!("{bytes} bytes, of which events {}", cache.events.bytes());
    assert!(bytes <= MOST_BYTES, "{bytes}");
    // Nobody's rights have changed, and no event.
    let Some(steps) = ReadSteps::of_site(&site).await else {
        skip("the steps of a page on PostgreSQL");
        return;
    };
    for _ in 0..3 {
        let (count, ()) = steps.of(visit_all()).await;
        assert_eq!(count, 0, "everything was in memory");
        assert_eq!(bytes_of_cache(cache), bytes);
    }
    // One more event is no cliff: the others are still there.
    events.push(start_event(&site, EVENTS).await);
    let (event, phone) = &events[EVENTS];
    phone.get(&format!("/e/{}/players", event.slug)).await.is(200);
    let (first, phone) = &events[EVENTS / 2];
    let version = site.app.live.version(first.id);
    assert_eq!(version, Some(0));
    phone.get(&format!("/e/{}/me", first.slug)).await.is(200);
    let (count, _) = steps.of(phone.get(&format!("/e/{}/me", first.slug))).await;
    assert_eq!(count, 0);
}
