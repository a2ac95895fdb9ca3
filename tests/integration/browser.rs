//! The walk through a real browser: the organiser on a laptop, the player on a phone.

use crate::support::browser::{Chromium, missing};
use muster::actions::accounts;

#[actix_web::test]
async fn an_organiser_walks_from_the_set_up_link_to_an_event() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    let link = accounts::setup_link(&laptop.app).await.unwrap().unwrap();
    laptop.open(&link).await;
    laptop.sees("Set up Muster").await;
    laptop.fill("name", "Olga Organiser").await;
    laptop.fill("email", "olga@example.org").await;
    laptop.fill("password", "four words that differ").await;
    laptop.fill("again", "four words that differ").await;
    laptop.picture("setup").await;
    laptop.click("Make the account").await;
    laptop.sees("No event has been published").await;
    laptop.click("New event").await;
    laptop.fill("name", "Spring Open <b>2025</b>").await;
    laptop.picture("new-event").await;
    laptop.click("Create the draft").await;
    laptop.sees("The event is a draft").await;
    laptop.picture("desk").await;
    laptop.click("Settings").await;
    laptop.sees("Minutes a round").await;
    laptop.fits().await;
    laptop.picture("settings").await;
    laptop.fill("venue", "The Old Hall").await;
    laptop.click("Save the settings").await;
    laptop.sees("Saved. The pack shows it.").await;
    laptop.open("/e/spring-open-b-2025-b").await;
    laptop.sees("The Old Hall").await;
    laptop.sees("Spring Open <b>2025</b>").await;
    laptop.picture("pack").await;
    laptop.close().await;
}
