//! Nobody shuts others out by wrong passwords, and nobody has more tries by making them all at once.

use crate::support::site::{Browser, Reply, Site};
use actix_web::test::TestRequest;
use futures_util::future::join_all;
use muster::{
    actions::account,
    config::Config,
    storage::{self, accounts::Tried},
};
use std::time::Duration;

const RIGHT: &str = "four words that differ";

/// A site with Olga's account, and the browser that she made it with.
async fn site() -> (Site, Browser) {
    let site = Site::start().await;
    let link = account::setup_link(&site.app).await.unwrap().unwrap();
    let olga = site.visitor();
    let typed = [("name", "Olga"), ("email", "olga@example.org"), ("password", RIGHT), ("again", RIGHT)];
    olga.post(&link[link.find("/setup/").unwrap()..], &typed).await.leads_to("/");
    (site, olga)
}

async fn sign_in(browser: &Browser, password: &str) -> Reply {
    browser.post("/sign-in", &[("email", "olga@example.org"), ("password", password)]).await
}

/// Wrong passwords of others at this address, so many seconds ago.
async fn failures(site: &Site, count: usize, seconds: i64) {
    let at = site.app.clock.now() - chrono::TimeDelta::seconds(seconds);
    let mut tx = site.app.database.write().await.unwrap();
    for number in 0..count {
        let email = format!("guest{number}@example.org");
        let tried = Tried::AtTheDoor(&email);
        storage::accounts::add_failure(&mut tx, site.app.new_id(), tried, "127.0.0.1", at).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[actix_web::test]
async fn wrong_passwords_of_others_do_not_shut_out_a_browser_that_is_known() {
    let (site, olga) = site().await;
    olga.post("/sign-out", &[]).await.is(303);
    sign_in(&olga, RIGHT).await.leads_to("/");
    olga.post("/sign-out", &[]).await.is(303);
    let other = site.visitor();
    for _ in 0..10 {
        sign_in(&other, "wrong").await.is(422);
    }
    sign_in(&other, RIGHT).await.is(429).shows("Too many wrong passwords");
    sign_in(&olga, RIGHT).await.leads_to("/");
    // Its own tries are counted as well.
    olga.post("/sign-out", &[]).await.is(303);
    for _ in 0..10 {
        sign_in(&olga, "wrong").await.is(422);
    }
    sign_in(&olga, RIGHT).await.is(429);
    site.wait(16);
    sign_in(&other, RIGHT).await.leads_to("/");
}

#[actix_web::test]
async fn thirty_tries_at_once_are_no_more_than_ten() {
    let (site, _) = site().await;
    let browsers: Vec<Browser> = (0..30).map(|_| site.visitor()).collect();
    let tries = join_all(browsers.iter().map(|browser| sign_in(browser, "wrong"))).await;
    let looked_at = tries.iter().filter(|reply| reply.status.as_u16() == 422).count();
    let told_to_wait = tries.iter().filter(|reply| reply.status.as_u16() == 429).count();
    assert_eq!((looked_at, told_to_wait), (10, 20));
}

#[actix_web::test]
async fn whoever_types_a_wrong_password_again_waits_a_little_and_then_longer() {
    let (site, _) = site().await;
    let new_phone = site.visitor();
    for _ in 0..10 {
        sign_in(&new_phone, "wrong").await.is(422);
    }
    // One second, two, four … and never longer than a quarter of an hour.
    for (number, seconds) in (10_u32..24).zip([1_i64, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
    {
        let told = sign_in(&new_phone, "wrong").await;
        told.is(429).shows("Too many wrong passwords");
        assert_eq!(told.retry_after, Some(seconds.unsigned_abs()), "after {number}");
        site.wait_seconds(seconds - 1);
        sign_in(&new_phone, "wrong").await.is(429);
        site.wait_seconds(1);
        if number < 23 {
            sign_in(&new_phone, "wrong").await.is(422);
        }
    }
    sign_in(&new_phone, RIGHT).await.leads_to("/");
    new_phone.post("/sign-out", &[]).await.is(303);
    // From then on as if nothing had been.
    for _ in 0..10 {
        sign_in(&site.visitor(), "wrong").await.is(422);
    }
    assert_eq!(sign_in(&site.visitor(), "wrong").await.is(429).retry_after, Some(1));
}

#[actix_web::test]
async fn what_fails_is_counted_by_the_network_that_a_household_has() {
    let site = Site::configured(Config { behind_proxy: true, ..Config::default() }).await;
    for (number, from) in ["2001:db8:0:7::1", "2001:db8:0:7:ffff::2", "2001:db8:0:8::1"].iter().enumerate() {
        let typed = [("email", format!("nobody{number}@example.org")), ("password", "wrong".into())];
        let request = TestRequest::post()
            .uri("/sign-in")
            .insert_header(("sec-fetch-site", "same-origin"))
            .insert_header(("x-forwarded-for", *from))
            .set_form(typed);
        site.visitor().send(request).await.is(422);
    }
    let mut tx = site.app.database.read().await.unwrap();
    let since = site.app.clock.now() - chrono::TimeDelta::minutes(1);
    let home = "2001:db8:0:7::/64";
    assert_eq!(storage::accounts::failures_from(&mut tx, home, since).await.unwrap(), 2);
}

#[actix_web::test]
async fn no_address_that_is_typed_counts_at_another_door() {
    let (site, olga) = site().await;
    olga.post("/sign-out", &[]).await.is(303);
    sign_in(&olga, RIGHT).await.leads_to("/");
    let guest = site.visitor();
    for door in ["known", "inside", "code", "door"] {
        for email in [format!("olga@example.org {door}"), format!("{door} olga@example.org")] {
            for _ in 0..10 {
                guest.post("/sign-in", &[("email", &email), ("password", "wrong")]).await.is(422);
            }
            guest.post("/sign-in", &[("email", &email), ("password", "wrong")]).await.is(429);
        }
    }
    // Neither the browser that is known, nor a new one, nor the password once more inside.
    let change =
        [("old", RIGHT), ("password", "five words that differ now"), ("again", "five words that differ now")];
    olga.post("/account/password", &change).await.is(303);
    olga.post("/sign-out", &[]).await.is(303);
    sign_in(&olga, "five words that differ now").await.leads_to("/");
    sign_in(&site.visitor(), "five words that differ now").await.leads_to("/");
}

#[actix_web::test]
async fn a_browser_that_is_known_has_tries_of_its_own() {
    let (site, club) = site().await;
    let home = site.visitor();
    sign_in(&home, RIGHT).await.leads_to("/");
    for browser in [&club, &home] {
        browser.post("/sign-out", &[]).await.is(303);
        sign_in(browser, RIGHT).await.leads_to("/");
        browser.post("/sign-out", &[]).await.is(303);
    }
    for _ in 0..10 {
        sign_in(&club, "wrong").await.is(422);
    }
    sign_in(&club, RIGHT).await.is(429);
    sign_in(&home, RIGHT).await.leads_to("/");
}

#[actix_web::test]
async fn a_hall_behind_one_address_signs_in_whatever_one_guest_does() {
    let (site, olga) = site().await;
    olga.post("/sign-out", &[]).await.is(303);
    sign_in(&olga, RIGHT).await.leads_to("/");
    olga.post("/sign-out", &[]).await.is(303);
    failures(&site, 400, 60).await;
    sign_in(&site.visitor(), RIGHT).await.leads_to("/");
    failures(&site, 3, 0).await;
    // A browser that is known walks past the line, a stranger waits in it.
    sign_in(&olga, RIGHT).await.leads_to("/");
    let stranger = site.visitor();
    let (let_in, ()) = tokio::join!(sign_in(&stranger, RIGHT), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        site.wait_seconds(2);
    });
    let_in.leads_to("/");
}

#[actix_web::test]
async fn a_guest_who_tries_without_end_keeps_nobody_at_the_same_address_from_signing_in() {
    let (site, olga) = site().await;
    olga.post("/sign-out", &[]).await.is(303);
    sign_in(&olga, RIGHT).await.leads_to("/");
    olga.post("/sign-out", &[]).await.is(303);
    failures(&site, 400, 60).await;
    let guests: Vec<Browser> = (0..4).map(|_| site.visitor()).collect();
    let over = std::cell::Cell::new(false);
    let tries = async |number: usize| {
        let mut tried = 0;
        while !over.get() {
            let email = format!("nobody{number}.{tried}@example.org");
            guests[number].post("/sign-in", &[("email", &email), ("password", "wrong")]).await;
            tried += 1;
        }
    };
    let hall = async {
        // Each second lets three in.
        let seconds = async {
            while !over.get() {
                tokio::time::sleep(Duration::from_millis(50)).await;
                site.wait_seconds(1);
            }
        };
        let people = async {
            for _ in 0..5 {
                sign_in(&site.visitor(), RIGHT).await.leads_to("/");
                sign_in(&olga, RIGHT).await.leads_to("/");
                olga.post("/sign-out", &[]).await.is(303);
            }
            over.set(true);
        };
        tokio::join!(seconds, people)
    };
    tokio::join!(tries(0), tries(1), tries(2), tries(3), hall);
}
