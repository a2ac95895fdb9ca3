//! A private link opens its player's page, on every phone that they have; it is no way to send without end, nor to
//! fill the database.

use super::doors::path;
use crate::support::{
    site::{Browser, Site},
    wait,
};
use muster::{
    actions::entrants::links,
    config::Config,
    domain::event::{Event, Stage, player::Player},
    storage,
};

const ME: &str = "/e/spring-open/me";

async fn hall(config: Config) -> (Site, Event, Vec<Player>) {
    let site = Site::configured(config).await;
    let event = site.event(Stage::Published).await;
    let players = site.players(&event, &["Ann", "Bo"]).await;
    (site, event, players)
}

async fn opens(site: &Site, player: &Player) -> (Browser, u16) {
    let browser = site.visitor();
    let status = browser.get(path(&links::private_link(&site.app, player))).await.status.as_u16();
    (browser, status)
}

/// Sends forms, 1,000 at most, until told to wait; how many were taken.
async fn sends(browser: &Browser) -> usize {
    for sent in 0..1000 {
        if browser.post("/e/spring-open/leave", &[]).await.status.as_u16() == 429 {
            return sent;
        }
    }
    1000
}

#[actix_web::test]
async fn a_link_that_is_opened_again_and_again_waits_and_nobody_elses_does() {
    let (site, _, players) = hall(Config::default()).await;
    let mut opened = 0;
    let told = loop {
        let browser = site.visitor();
        let reply = browser.get(path(&links::private_link(&site.app, &players[0]))).await;
        if reply.status.as_u16() != 303 {
            break reply;
        }
        opened += 1;
        assert!(opened < 100, "nobody was ever told to wait");
    };
    assert!(opened >= 20, "a family has more than {opened} phones");
    told.is(429).shows("Wait");
    assert!(told.retry_after.is_some_and(|seconds| seconds > 1), "{:?}", told.retry_after);
    assert_eq!(opens(&site, &players[1]).await.1, 303);
    site.wait(1);
    assert_eq!(opens(&site, &players[0]).await.1, 303);
}

#[actix_web::test]
async fn a_phone_that_is_the_player_already_opens_the_link_as_often_as_it_likes() {
    let (site, _, players) = hall(Config::default()).await;
    let (phone, status) = opens(&site, &players[0]).await;
    assert_eq!(status, 303);
    for _ in 0..100 {
        phone.get(path(&links::private_link(&site.app, &players[0]))).await.leads_to(ME);
    }
    // Whoever opens another player's link on the same phone is that one, and goes back as well.
    for player in [1, 0] {
        site.wait_seconds(1);
        phone.get(path(&links::private_link(&site.app, &players[player]))).await.leads_to(ME);
        phone.get(ME).await.is(200).shows(players[player].name.as_str());
    }
}

#[actix_web::test]
async fn all_that_comes_by_one_link_shares_a_pace() {
    let (site, _, players) = hall(Config::default()).await;
    let mut sent = 0;
    for _ in 0..10 {
        let (phone, status) = opens(&site, &players[0]).await;
        assert_eq!(status, 303);
        sent += sends(&phone).await;
    }
    // And each phone a few besides.
    assert!((400..430).contains(&sent), "{sent}");
    let (other, _) = opens(&site, &players[1]).await;
    assert!(sends(&other).await >= 150, "another link has its own");
}

/// That a browser is in use is written down beside its page.
async fn is_marked(site: &Site, browser: &Browser) {
    let now = site.app.clock.now();
    wait::until("the phone counts as used", async || {
        let mut tx = site.app.database.read().await.unwrap();
        let session =
            storage::sessions::find_session(&mut tx, &browser.session(), now).await.unwrap().unwrap();
        if session.seen_at == now { Ok(()) } else { Err(session.seen_at) }
    })
    .await;
}

#[actix_web::test]
async fn somebody_else_who_has_the_link_does_not_keep_its_player_from_sending() {
    let (site, _, players) = hall(Config::default()).await;
    let (owner, _) = opens(&site, &players[0]).await;
    let (thief, _) = opens(&site, &players[0]).await;
    assert!(sends(&thief).await >= 300);
    for _ in 0..10 {
        assert_ne!(owner.post("/e/spring-open/leave", &[]).await.status.as_u16(), 429);
    }
    owner.post("/e/spring-open/leave", &[]).await.is(429);
}

#[actix_web::test]
async fn a_player_is_signed_in_on_thirty_phones_and_the_one_left_alone_longest_goes() {
    let (site, _, players) = hall(Config::default()).await;
    let link = links::private_link(&site.app, &players[0]);
    let mut phones = Vec::new();
    for _ in 0..32 {
        let phone = site.visitor();
        phone.get(path(&link)).await.leads_to(ME);
        phones.push(phone);
        site.wait(2);
        if phones.len() == 20 {
            // The first is in use, the others were opened once.
            phones[0].get(ME).await.is(200);
            is_marked(&site, &phones[0]).await;
        }
    }
    phones[0].get(ME).await.is(200);
    for (number, expected) in [(1, 403), (2, 403), (3, 200), (31, 200)] {
        phones[number].get(ME).await.is(expected);
    }
    let mut tx = site.app.database.read().await.unwrap();
    assert!(
        storage::sessions::find_session(&mut tx, &phones[1].session(), site.app.clock.now())
            .await
            .unwrap()
            .is_none()
    );
}

#[actix_web::test]
async fn those_who_are_known_at_an_address_have_a_ceiling_as_well() {
    let (site, _, players) = hall(Config { venue: 20, ..Config::default() }).await;
    let mut sent = 0;
    for player in &players {
        sent += sends(&site.phone_of(player).await).await;
    }
    assert!((40..60).contains(&sent), "twice as many as there are people: {sent}");
    site.wait_seconds(5);
    assert!(sends(&site.phone_of(&players[0]).await).await > 10, "it fills again");
}
