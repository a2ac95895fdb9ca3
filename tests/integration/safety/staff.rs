//! Links that give a role never take one away, and do nothing by halves.

use crate::support::site::{Browser, Site};
use muster::domain::event::Stage;

const PASSWORD: &str = "four words that differ";
const STAFF: &str = "/e/spring-open/desk/staff";

/// The address of a link that makes a judge.
async fn link(desk: &Browser) -> String {
    let page = desk.post(STAFF, &[("name", "Jo"), ("role", "judge")]).await;
    shown(&page.is(200).body)
}

/// The link on the page.
fn shown(page: &str) -> String {
    page[page.find("/join/").unwrap()..].chars().take_while(|c| !matches!(c, '"' | '<' | ' ')).collect()
}

#[actix_web::test]
async fn an_organiser_who_opens_a_judges_link_stays_an_organiser() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let link = link(&desk).await;
    let accepted = [("accept", "on"), ("own_password", PASSWORD)];
    let other = site.signed_up("Otto", PASSWORD).await;
    let page = desk.post(STAFF, &[("name", "Otto"), ("role", "organiser")]).await;
    other.post(&shown(&page.body), &accepted).await.leads_to("/e/spring-open/desk");
    let told = other.post(&link, &accepted).await;
    told.is(422).shows("You're already an organiser");
    other.get(STAFF).await.is(200).shows("Otto");

    let judge = site.signed_up("Jo Judge", PASSWORD).await;
    judge.post(&link, &accepted).await.leads_to("/e/spring-open/desk");
    judge.get("/e/spring-open/desk").await.is(200);
    judge.get(STAFF).await.is(403);
    judge.post(&link, &accepted).await.is(403).shows("This link has been used");
}

#[actix_web::test]
async fn a_judge_may_become_an_organiser() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let accepted = [("accept", "on"), ("own_password", PASSWORD)];
    let judge = site.signed_up("Jo Judge", PASSWORD).await;
    judge.post(&link(&desk).await, &accepted).await.is(303);
    judge.get(STAFF).await.is(403);
    let page = desk.post(STAFF, &[("name", "Jo"), ("role", "organiser")]).await;
    judge.post(&shown(&page.body), &accepted).await.is(303);
    judge.get(STAFF).await.is(200);
}

#[actix_web::test]
async fn whoever_decides_about_others_anywhere_keeps_a_password_of_staff() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let judge = site.signed_up("Jo Judge", PASSWORD).await;
    judge.post(&link(&desk).await, &[("accept", "on"), ("own_password", PASSWORD)]).await.is(303);
    let short = [("old", PASSWORD), ("password", "8 letters!"), ("again", "8 letters!")];
    judge.post("/account/password", &short).await.is(422).shows("15 characters");
    let long = "another four words that differ";
    judge.post("/account/password", &[("old", PASSWORD), ("password", long), ("again", long)]).await.is(303);
    // A player's may be short, and so may theirs who decides about nobody any more.
    let player = site.signed_up("Pat", "8 letters").await;
    player
        .post("/account/password", &[("old", "8 letters"), ("password", "8 others"), ("again", "8 others")])
        .await
        .is(303);
}

/// Staff of another event have a password of staff: they confirm, and type nothing. A player's may be too short.
#[actix_web::test]
async fn an_invitation_asks_for_what_is_missing_alone() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let invited = async |role| {
        let page = desk.post(STAFF, &[("name", "Kim Keeper"), ("role", role)]).await;
        shown(&page.is(200).body)
    };
    let link = invited("scorekeeper").await;
    let stranger = site.visitor().get(&link).await;
    stranger.says(text!("account-your-name")).shows("value=\"Kim Keeper\"").says(text!("account-make-it"));

    let kim = site.signed_up("Kim", PASSWORD).await;
    kim.get(&link).await.says(text!("account-own-password")).says(text!("account-accept-as", name = "Kim"));
    kim.post(&link, &[("accept", "yes")]).await.is(422);
    kim.post(&link, &[("accept", "yes"), ("own_password", PASSWORD)]).await.leads_to("/e/spring-open/desk");

    let link = invited("judge").await;
    let page = kim.get(&link).await;
    page.says(text!("account-accept-as", name = "Kim")).says_not(text!("account-own-password"));
    kim.post(&link, &[("accept", "yes")]).await.leads_to("/e/spring-open/desk");
    kim.get("/e/spring-open/desk/calls").await.is(200);
    kim.post(&invited("scorekeeper").await, &[("accept", "yes")]).await.is(422).shows("already a judge");
}
