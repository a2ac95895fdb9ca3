//! What people put into an event by themselves has an end; the desk goes on.

use crate::support::site::Site;
use muster::domain::event::{
    Stage,
    pack::Settings,
    quotas::{MOST_ROSTERS, most_entries},
};

#[actix_web::test]
async fn an_event_takes_so_many_entries_by_itself_and_the_organiser_goes_on() {
    let site = Site::start().await;
    let settings = Settings { capacity: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/settings").await.is(200).shows("can make 208 entries by themselves");
    for number in 0..most_entries(2) {
        site.wait_seconds(1);
        let entered =
            site.visitor().post("/e/spring-open/register", &[("name", &format!("P {number}"))]).await;
        entered.leads_to("/e/spring-open/welcome");
    }
    let refused = site.visitor().post("/e/spring-open/register", &[("name", "One Too Many")]).await;
    refused.is(422).shows("as many as this event takes by itself").shows("One Too Many");
    desk.post("/e/spring-open/desk/players", &[("name", "One Too Many")]).await.is(303);
    desk.get("/e/spring-open/desk/players?q=One+Too").await.shows("One Too Many");
}

#[actix_web::test]
async fn a_player_hands_in_so_many_rosters_and_the_last_one_stands() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let phone = site.phone_of(&ann).await;
    let hand_in = async |text: &str| {
        phone.post("/e/spring-open/roster", &[("do", "submit"), ("text", text), ("anyway", "yes")]).await
    };
    for number in 1..=MOST_ROSTERS {
        hand_in(&format!("My list, try {number}\nIronjawz\n")).await.is(303);
    }
    hand_in("The last word\nIronjawz\n")
        .await
        .is(422)
        .shows("as many rosters as one player can (60, or 8 MB)");
    phone.get("/e/spring-open/roster").await.shows("try 60").hides("The last word");
}
