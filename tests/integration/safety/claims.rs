//! A private link that fell into wrong hands is taken back with everything that was done by it.

use crate::support::site::{Browser, Site};
use muster::{
    actions::entrants::links,
    domain::event::{Event, Stage, player::Player},
    storage,
};

const ME: &str = "/e/spring-open/me";
const DESK: &str = "/e/spring-open/desk/players/1";

async fn hall() -> (Site, Event, Browser, Player) {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    (site, event, desk, ann)
}

/// Somebody with an account who opens the private link and keeps the entry.
async fn claims(site: &Site, player: &Player, name: &str) -> Browser {
    let link = links::private_link(&site.app, player);
    let browser = site.signed_in(&site.account(name).await).await;
    browser.get(&link[link.find("/p/").unwrap()..]).await.leads_to(ME);
    browser.post("/e/spring-open/claim", &[]).await.leads_to(ME);
    browser
}

async fn now(site: &Site, player: &Player) -> Player {
    let mut tx = site.app.database.read().await.unwrap();
    storage::players::find_player(&mut tx, player.id).await.unwrap().unwrap()
}

#[actix_web::test]
async fn a_link_that_is_renewed_or_withdrawn_ends_what_was_claimed_by_it() {
    for act in ["renew-link", "withdraw-link"] {
        let (site, _, desk, ann) = hall().await;
        let thief = claims(&site, &ann, "Thief").await;
        let page = desk.get(DESK).await;
        page.shows("Linked to <strong>Thief</strong>'s account (thief@example.org)");
        desk.post(&format!("{DESK}/{act}"), &[("version", &page.hidden("version"))]).await.leads_to(DESK);
        desk.get(DESK).await.shows("Not linked to an account");
        thief.get(ME).await.is(403);
        thief.get("/account").await.is(200).hides("as Ann");
        // Their sign-in does not help: the entry is anybody's who has the new link.
        if act == "renew-link" {
            let owner = claims(&site, &now(&site, &ann).await, "Ann Archer").await;
            owner.get("/account").await.is(200).says(text!("account-entry", name = "Ann", number = 1));
            thief.get(ME).await.is(403);
        }
    }
}

#[actix_web::test]
async fn an_owner_takes_the_entry_out_of_the_account() {
    let (site, event, desk, ann) = hall().await;
    let owner = claims(&site, &ann, "Ann Archer").await;
    let other = site.signed_in(&site.account("Bo").await).await;
    let link = links::private_link(&site.app, &ann);
    other.get(&link[link.find("/p/").unwrap()..]).await.leads_to(ME);
    other.get(ME).await.is(200).says_not(text!("play-me-take-out-of-account"));
    other
        .post("/e/spring-open/claim", &[("do", "release")])
        .await
        .is(422)
        .shows("isn't linked to your account");
    owner.get(ME).await.is(200).says(text!("play-me-take-out-of-account"));
    owner.post("/e/spring-open/claim", &[("do", "release")]).await.leads_to("/account");
    owner.get("/account").await.shows("Event removed from your account.").hides("as Ann");
    desk.get("/e/spring-open/desk/audit").await.says(text!("player-act-released", name = "Ann"));
    other.post("/e/spring-open/claim", &[]).await.leads_to(ME);
    assert!(now(&site, &ann).await.account_id.is_some());
    drop(event);
}
