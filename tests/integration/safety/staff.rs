//! Links that give a role never take one away, and do nothing by halves.

use crate::support::site::{Browser, Site};
use muster::domain::event::{Stage, permission::StaffRole};

const STAFF: &str = "/e/spring-open/desk/staff";

/// The address of a link that makes a judge.
async fn link(desk: &Browser) -> String {
    let page = desk.post(STAFF, &[("name", "Jo"), ("role", "judge")]).await;
    let at = page.is(200).body.find("/join/").unwrap();
    page.body[at..].chars().take_while(|c| !matches!(c, '"' | '<' | ' ')).collect()
}

#[actix_web::test]
async fn an_organiser_who_opens_a_judges_link_stays_an_organiser() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let link = link(&desk).await;
    let told = desk.post(&link, &[("accept", "on")]).await;
    told.is(422).shows("You are an organiser of this event already");
    desk.get(STAFF).await.is(200).shows("Olga Organiser");

    let judge = site.signed_in(&site.account("Jo Judge").await).await;
    judge.post(&link, &[("accept", "on")]).await.leads_to("/e/spring-open/desk");
    judge.get("/e/spring-open/desk").await.is(200);
    judge.get(STAFF).await.is(403);
    judge.post(&link, &[("accept", "on")]).await.is(403).shows("used already");
}

#[actix_web::test]
async fn a_judge_may_become_an_organiser() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    let judge = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    let page = desk.post(STAFF, &[("name", "Jo"), ("role", "organiser")]).await;
    let link: String = page.body[page.body.find("/join/").unwrap()..]
        .chars()
        .take_while(|c| !matches!(c, '"' | '<' | ' '))
        .collect();
    judge.post(&link, &[("accept", "on")]).await.is(303);
    judge.get(STAFF).await.is(200);
}
