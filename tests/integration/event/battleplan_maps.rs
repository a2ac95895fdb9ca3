//! Maps of battleplans: the organiser puts them up, and players see them with the round and with their battle.

use super::army_photos::{png, upload};
use crate::support::{floor::Floor, site::Reply};
use muster::{domain::numbers::RoundNumber, storage};

const PAGE: &str = "/e/spring-open/desk/battleplans";
const ROUND: &str = "/e/spring-open/rounds/1";

fn picture_on(page: &Reply) -> Option<String> {
    let (_, rest) = page.is(200).body.split_once("/e/spring-open/picture?v=")?;
    Some(format!("/e/spring-open/picture?v={}", rest.split('"').next()?))
}

#[actix_web::test]
async fn a_map_stands_with_the_round_and_the_battle_until_it_is_taken_down() {
    let floor = Floor::with_players(4).await;
    let put = async |plan: &str, file: &[u8], alt: &str| {
        upload(&floor.desk, &format!("{PAGE}/map"), &[("battleplan", plan), ("alt", alt)], file).await
    };
    put("feral-foray", b"no picture", "").await.is(422).says(text!("picture-refusal-unreadable"));
    put("no-such-plan", &png(900), "").await.is(404);
    put("feral-foray", &png(900), "").await.leads_to(PAGE);
    put("feral-foray", &png(900), "").await.leads_to(PAGE);
    floor.desk.get(PAGE).await.shows("alt=\"Feral Foray\"");
    put("feral-foray", &png(901), "Two <b>hills</b>").await.leads_to(PAGE);
    floor.play(1, &[]).await;
    let mut tx = floor.site.app.database.write().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap();
    let mut round = round.unwrap();
    round.battleplan = Some("feral-foray".into());
    storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    let visitor = floor.site.visitor();
    let page = visitor.get(ROUND).await;
    let map = picture_on(&page).expect("the map");
    page.shows("alt=\"Two &#60;b&#62;hills&#60;/b&#62;\"");
    visitor.get(&map).await.is(200);
    for page in [format!("{ROUND}/tables/1"), "/e/spring-open/me".into()] {
        floor.phone(floor.number(floor.battle(1, 1).await.a)).await.get(&page).await.shows(&map);
    }
    // It is none of those at the head of the event's page.
    visitor.get("/e/spring-open").await.hides("/picture?v=");
    let sent = floor.phone(1).await.post(&format!("{PAGE}/map/remove"), &[]).await;
    assert!(sent.is(303).location.as_deref().unwrap().starts_with("/sign-in"), "{:?}", sent.location);
    let remove = [("battleplan", "feral-foray")];
    floor.desk.post(&format!("{PAGE}/map/remove"), &remove).await.leads_to(PAGE);
    floor.desk.post(&format!("{PAGE}/map/remove"), &remove).await.leads_to(PAGE);
    assert_eq!(picture_on(&visitor.get(ROUND).await), None);
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("removed the map of the battleplan Feral Foray");
}
