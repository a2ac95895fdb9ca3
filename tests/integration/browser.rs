//! The walk through a real browser: the organiser on a laptop, the player on a phone of 390 px.

use crate::support::browser::{Chromium, missing};
use muster::{
    actions::{self, accounts},
    storage,
};

/// Signs in with the set-up link, as a person would.
async fn set_up(window: &Chromium) {
    let link = accounts::setup_link(&window.app).await.unwrap().unwrap();
    window.open(&link).await;
    window.sees("Set up Muster").await;
    window.fill("name", "Olga Organiser").await;
    window.fill("email", "olga@example.org").await;
    window.fill("password", "four words that differ").await;
    window.fill("again", "four words that differ").await;
    window.picture("setup").await;
    window.click("Make the account").await;
    window.sees("No event has been published").await;
}

#[actix_web::test]
async fn an_organiser_walks_from_the_set_up_link_to_the_certificates() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    set_up(&laptop).await;
    laptop.click("New event").await;
    laptop.fill("name", "Spring Open <b>2025</b>").await;
    laptop.fill("rounds", "1").await;
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
    laptop.open("/e/spring-open-b-2025-b/desk").await;
    laptop.click("Publish the event").await;
    laptop.sees("The event is now").await;

    laptop.click("Players").await;
    for name in ["Ann Archer", "Łukasz", "王小明", "Юлия"] {
        laptop.fill("name", name).await;
        laptop.click("Add").await;
        laptop.sees(&format!("{name} is player")).await;
    }
    laptop.picture("players").await;
    laptop.click("Check-in").await;
    for here in 1..=4 {
        laptop.click("Here").await;
        laptop.sees(&format!("{here} of 4 players")).await;
    }
    laptop.picture("check-in").await;
    laptop.click("Rounds").await;
    laptop.sees("round 1").await;
    laptop.picture("rounds").await;
    laptop.click("Draw round 1").await;
    laptop.sees("Only staff see this draft").await;
    laptop.picture("draft").await;
    laptop.click("Publish").await;
    laptop.sees("Being played").await;
    for table in ["1", "2"] {
        laptop.open(&format!("/e/spring-open-b-2025-b/desk/battles/1/{table}")).await;
        for (field, number) in
            [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3")]
        {
            laptop.fill(field, number).await;
        }
        laptop.fill("reason", "from the paper sheet").await;
        laptop.picture("ruling").await;
        laptop.click("Rule").await;
        laptop.sees("The ruling stands").await;
    }
    laptop.open("/e/spring-open-b-2025-b/desk/rounds/1").await;
    laptop.click("Close").await;
    laptop.sees("Closed").await;
    laptop.open("/e/spring-open-b-2025-b/standings").await;
    laptop.sees("Standings after round 1").await;
    laptop.fits().await;
    laptop.picture("standings").await;
    laptop.open("/e/spring-open-b-2025-b/desk").await;
    laptop.click("Finished").await;
    laptop.sees("The event is finished").await;
    laptop.click("Awards").await;
    laptop.sees("First place").await;
    laptop.picture("awards").await;
    let status = laptop
        .client
        .execute_async(
            "const done = arguments[0]; fetch('/e/spring-open-b-2025-b/desk/print/certificates.pdf').then(async (answer) => done([answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength]))",
            vec![],
        )
        .await
        .unwrap();
    assert_eq!((status[0].as_u64(), status[1].as_str()), (Some(200), Some("application/pdf")));
    assert!(status[2].as_u64().unwrap() > 10_000, "{status}");
    laptop.close().await;
}

#[actix_web::test]
async fn a_player_walks_through_the_demo_on_a_phone() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, 3).await.unwrap().unwrap();
    let battles = storage::battles::list(&mut tx, round.id).await.unwrap();
    let open = battles.iter().find(|battle| battle.table_number == Some(20)).unwrap();
    let me = storage::players::find(&mut tx, open.a).await.unwrap().unwrap();
    let opponent = storage::players::find(&mut tx, open.b.unwrap()).await.unwrap().unwrap();
    drop(tx);
    for (page, text) in
        [("", "When and where"), ("/players", "Players"), ("/rounds", "Round 3"), ("/standings", "Standings")]
    {
        phone.open(&format!("/e/autumn-clash{page}")).await;
        phone.sees(text).await;
        phone.fits().await;
        phone.picture(&format!("phone{}", page.replace('/', "-"))).await;
    }
    phone.open(&actions::links::link(&phone.app, &me)).await;
    phone.sees("Round 3").await;
    assert_eq!(phone.path().await, "/e/autumn-clash/me", "the link has left the address bar");
    phone.sees(opponent.name.as_str()).await;
    phone.fits().await;
    phone.picture("phone-me").await;
    for (field, number) in [("a_points", "28"), ("a_tactics", "4"), ("b_points", "3"), ("b_tactics", "2")] {
        phone.fill(field, number).await;
    }
    phone.click("Report").await;
    phone.sees("Nothing was saved yet").await;
    phone.fits().await;
    phone.picture("phone-refused").await;
    phone.fill("b_points", "17").await;
    phone.click("Report").await;
    phone.sees("Your opponent confirms it").await;
    phone.picture("phone-reported").await;
    // The opponent has a phone of their own.
    phone.client.delete_all_cookies().await.unwrap();
    phone.open(&actions::links::link(&phone.app, &opponent)).await;
    phone.sees("Is this right?").await;
    phone.click("Yes, confirm").await;
    phone.sees("Confirmed").await;
    phone.fits().await;
    phone.open("/e/autumn-clash/roster").await;
    phone.sees("Handed in: version 1").await;
    phone.fits().await;
    phone.picture("phone-roster").await;
    phone.fill("text", "two soups").await;
    phone.click("Check it first").await;
    phone.sees("This is not handed in yet").await;
    phone.fits().await;
    phone.close().await;
}
