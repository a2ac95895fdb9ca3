//! Whoever sends more than people send is told to wait, loses nothing, and keeps nobody else from playing.

use super::uploads;
use crate::support::{
    floor::{Floor, Seat},
    site::{Reply, Site},
};
use muster::{config::Config, domain::event::Stage};

const BOB: [(&str, &str); 2] = [("name", "Bob Bowman <b>"), ("club", "Bows & Co")];

/// Uses up what an address may sign up.
async fn signs_up(site: &Site, path: &str) -> Reply {
    for number in 0..300 {
        let name = format!("Guest {number}");
        let reply = site.visitor().post(path, &[("name", &name)]).await;
        if reply.status.as_u16() == 429 {
            assert!(number >= 200, "a hall is larger than {number}");
            return site.visitor().post(path, &BOB).await;
        }
    }
    panic!("nobody was ever told to wait");
}

#[actix_web::test]
async fn sign_ups_beyond_a_halls_wait_and_keep_what_was_typed() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let path = format!("/e/{}/register", event.slug);
    let told = signs_up(&site, &path).await;
    told.is(429).shows("What you typed is still here").says(text!("again-send"));
    told.shows(&format!("action=\"{path}\"")).hides("<b>");
    assert_eq!(
        (told.hidden("name").as_str(), told.hidden("club").as_str()),
        ("Bob Bowman &#60;b&#62;", "Bows &#38; Co")
    );
    assert_eq!(told.retry_after, Some(1));
    // The same address, written otherwise.
    let otherwise = path.replace("register", "%72egister");
    site.visitor().post(&otherwise, &BOB).await.is(429);
    site.wait_seconds(2);
    site.visitor().post(&path, &BOB).await.leads_to(&format!("/e/{}/welcome", event.slug));
}

#[actix_web::test]
async fn strangers_at_an_address_do_not_keep_its_players_from_reporting() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let stranger = floor.site.visitor();
    let mut sent = 0;
    while stranger.post("/sign-out", &[]).await.status.as_u16() != 429 {
        sent += 1;
        assert!(sent < 600, "nobody was ever told to wait");
    }
    assert!(sent > 400, "a hall sends more than {sent}");
    floor.site.visitor().with_token("made up").post("/sign-out", &[]).await.is(429).shows("wait 1 second");
    floor.report(1, 1, [20, 4, 10, 2]).await.is(303);
}

/// Whoever sends without end, by a link or as somebody who signs up, uploads or calls: what they are refused takes nothing
/// of what the others at the address may send.
#[actix_web::test]
async fn a_flood_from_one_phone_costs_its_player_alone() {
    let floor = Floor::configured(Config { venue: 250, ..Config::default() }, 40).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let flooding = floor.phone(1).await;
    let mut told_to_wait = 0;
    // More than all others together may send: 50, and 500 of those who are known.
    for _ in 0..700 {
        let told = flooding.post("/e/spring-open/check-in", &[]).await;
        told_to_wait += usize::from(told.status.as_u16() == 429);
    }
    assert!(told_to_wait > 400, "the flood was let through but for {told_to_wait}");
    // Nobody of the other tables waits, however often the hall reports and confirms.
    let flooder = floor.player(1).id;
    let own = floor.battles(1).await.into_iter().find(|one| one.a == flooder || one.b == Some(flooder));
    let own = own.unwrap().table_number.unwrap().0;
    for table in (1..=20).filter(|table| *table != own) {
        floor.report(1, table, [20, 4, 10, 2]).await.is(303);
        floor.send(1, table, Seat::B, [20, 4, 10, 2]).await.is(303);
    }
}

#[actix_web::test]
async fn a_phone_calls_a_judge_ten_times_and_then_now_and_again() {
    let floor = Floor::with_players(4).await;
    let phone = floor.phone(1).await;
    let call = async || phone.post(&format!("/e/{}/rounds/1/tables/1/call", floor.event.slug), &[]).await;
    for _ in 0..10 {
        assert_ne!(call().await.status.as_u16(), 429);
    }
    assert_eq!(call().await.is(429).retry_after, Some(31));
    floor.site.wait_seconds(31);
    assert_ne!(call().await.status.as_u16(), 429);
}

#[actix_web::test]
async fn a_phone_that_uploads_without_end_waits_and_keeps_its_text() {
    let (_site, phone) = uploads::phone().await;
    let parts = [("name=\"text\"", "A list of mine"), ("name=\"file\"; filename=\"a.txt\"", "A file")];
    let send = async || uploads::upload(&phone, parts.map(|(name, text)| (name.to_owned(), text))).await;
    for _ in 0..20 {
        assert_ne!(send().await.status.as_u16(), 429);
    }
    let told = send().await;
    told.is(429).shows("Your file wasn't kept");
    assert_eq!(told.hidden("text"), "A list of mine");
}

#[actix_web::test]
async fn files_of_strangers_are_not_taken_in_whatever_session_they_make_up() {
    let site = Site::start().await;
    site.event(Stage::RegistrationClosed).await;
    let parts = || [("name=\"text\"".to_owned(), "A list of mine")];
    for number in 0..20 {
        let stranger = site.visitor().with_token(&format!("made up {number}"));
        assert_ne!(uploads::upload(&stranger, parts()).await.status.as_u16(), 429);
    }
    let stranger = site.visitor().with_token("made up once more");
    let told = uploads::upload(&stranger, parts()).await;
    told.is(429).shows("Too many attempts. Wait").hides("A list of mine");
    assert!(told.retry_after.is_some());
}

#[actix_web::test]
async fn what_is_kept_for_those_who_wait_is_bounded() {
    let (site, phone) = uploads::phone().await;
    let parts = || [("name=\"text\"".to_owned(), "A list of mine")];
    for _ in 0..20 {
        uploads::upload(&phone, parts()).await;
    }
    uploads::upload(&phone, parts()).await.is(429).shows("What you typed is still here");
    let others = site.app.told_to_wait.clone().acquire_many_owned(100).await.unwrap();
    uploads::upload(&phone, parts())
        .await
        .is(429)
        .shows("Too many attempts. Wait")
        .hides("What you typed is still here");
    drop(others);
    uploads::upload(&phone, parts()).await.is(429).shows("What you typed is still here");
}

#[actix_web::test]
async fn no_other_form_keeps_people_from_signing_in() {
    let site = Site::start().await;
    let stranger = site.visitor();
    while stranger.post("/sign-out", &[]).await.status.as_u16() != 429 {}
    let typed = [("email", "olga@example.org"), ("password", "wrong")];
    site.visitor().post("/sign-in", &typed).await.is(422);
}
