//! The days of an event: in the pack, and in when each round starts.

use crate::support::site::{Browser, Site};
use chrono::NaiveDate;
use muster::{
    domain::event::{Stage, pack::Settings},
    storage,
};

#[actix_web::test]
async fn e7_the_pack_has_the_schedule_and_the_battlefield_of_the_points_limit() {
    let (site, _desk) = weekend().await;
    let pack = site.visitor().get("/e/spring-open").await;
    pack.shows("Day 1").shows("Day 2").shows(">09:30–12:15</time>").shows("15 May 2027");
    pack.shows("44 × 60 inches, 8 terrain features").shows("Age of Sigmar 4, General&#39;s Handbook 2024-25");
    let small = Settings { points_limit: 1000, ..Settings::default() };
    site.event_with("small", Stage::Published, small).await;
    site.visitor().get("/e/small").await.shows("30 × 44 inches, 4 terrain features");
}

#[actix_web::test]
async fn e7_rounds_of_the_second_day_start_on_the_second_day() {
    let (site, desk) = weekend().await;
    for round in ["1", "2", "3"] {
        let fields = [("round", round), ("clubs", "off"), ("odd", "bye"), ("count_unfinished", "on")];
        desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
        let path = format!("/e/spring-open/desk/rounds/{round}");
        let version = desk.get(&path).await.hidden("version");
        if round == "1" {
            let late =
                [("battleplan", "border-war"), ("starts_at", "2027-05-15T11:00"), ("version", &version)];
            desk.post(&format!("{path}/plan"), &late).await.is(303);
        }
        let version = desk.get(&path).await.hidden("version");
        let publish = [("version", version.as_str()), ("early", "on")];
        desk.post(&format!("{path}/publish"), &publish).await.is(303);
    }
    let mut tx = site.app.database.read().await.unwrap();
    let event = storage::events::by_slug(&mut tx, "spring-open").await.unwrap().unwrap();
    let rounds = storage::rounds::list_rounds(&mut tx, event.id).await.unwrap();
    let starts: Vec<String> = rounds.iter().map(|round| round.starts_at.unwrap().to_rfc3339()).collect();
    assert_eq!(
        starts,
        ["2027-05-15T10:00:00+00:00", "2027-05-15T13:15:00+00:00", "2027-05-16T08:30:00+00:00"],
        "the first was set later by hand, so the second is later too"
    );
}

async fn weekend() -> (Site, Browser) {
    let day = |day| NaiveDate::from_ymd_opt(2027, 5, day);
    let settings = Settings { starts_on: day(15), ends_on: day(16), ..Settings::default() };
    let site = Site::start().await;
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    let desk = site.organiser(&event).await;
    (site, desk)
}
