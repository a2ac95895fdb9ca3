//! Nobody shuts others out by wrong passwords, and nobody has more tries by making them all at once.

use crate::support::site::{Browser, Reply, Site};
use futures_util::future::join_all;
use muster::{actions::accounts, storage};

const RIGHT: &str = "four words that differ";

/// A site with Olga's account, and the browser that she made it with.
async fn site() -> (Site, Browser) {
    let site = Site::start().await;
    let link = accounts::setup_link(&site.app).await.unwrap().unwrap();
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
        storage::accounts::add_failure(&mut tx, site.app.new_id(), &email, "127.0.0.1", at).await.unwrap();
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
    // On PostgreSQL a few that began within the same instant do not see each other.
    assert!((10..=20).contains(&looked_at) && looked_at + told_to_wait == 30, "{looked_at} {told_to_wait}");
    assert!(looked_at == 10 || !site.app.database.is_ours_alone(), "{looked_at}");
}

#[actix_web::test]
async fn a_hall_behind_one_address_signs_in_whatever_one_guest_does() {
    let (site, _) = site().await;
    failures(&site, 400, 60).await;
    sign_in(&site.visitor(), RIGHT).await.leads_to("/");
    failures(&site, 3, 0).await;
    sign_in(&site.visitor(), RIGHT).await.is(429);
    site.wait_seconds(2);
    sign_in(&site.visitor(), RIGHT).await.leads_to("/");
}
