//! The player's phone on the demo: their battle, its result, their roster.

use crate::support::browser::{Chromium, missing};
use muster::{
    actions,
    domain::numbers::{RoundNumber, TableNumber},
    storage,
};

#[actix_web::test]
async fn a_player_walks_through_the_demo_on_a_phone() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(3)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    let open = battles.iter().find(|battle| battle.table_number == Some(TableNumber(20))).unwrap();
    let me = storage::players::find_player(&mut tx, open.a).await.unwrap().unwrap();
    let opponent = storage::players::find_player(&mut tx, open.b.unwrap()).await.unwrap().unwrap();
    // Who handed nothing in is not the one whose roster is looked at.
    let (me, opponent) = if opponent.number > 46 { (opponent, me) } else { (me, opponent) };
    drop(tx);
    for (page, text) in
        [("", "Pack"), ("/players", "Players"), ("/rounds", "Round 3"), ("/standings", "Standings")]
    {
        phone.open(&format!("/e/autumn-clash{page}")).await;
        phone.sees(text).await;
        phone.fits().await;
        phone.picture(&format!("phone{}", page.replace('/', "-"))).await;
    }
    phone.open(&actions::entrants::links::private_link(&phone.app, &me)).await;
    phone.sees("Round 3").await;
    assert_eq!(phone.path().await, "/e/autumn-clash/me", "the link has left the address bar");
    phone.sees(opponent.name.as_str()).await;
    phone.fits().await;
    phone.picture("phone-me").await;
    phone.click("Report the result").await;
    for (field, number) in [("a_points", "28"), ("a_tactics", "4"), ("b_points", "3"), ("b_tactics", "2")] {
        phone.fill(field, number).await;
    }
    phone.click("Report result").await;
    phone.sees("Not saved.").await;
    phone.fits().await;
    phone.picture("phone-refused").await;
    phone.fill("b_points", "20").await;
    phone.click("Report result").await;
    phone.sees("Waiting for your opponent to confirm.").await;
    phone.picture("phone-reported").await;
    // The opponent has a phone of their own.
    phone.client.delete_all_cookies().await.unwrap();
    phone.open(&actions::entrants::links::private_link(&phone.app, &opponent)).await;
    phone.sees("Is this right?").await;
    phone.click("Yes, confirm").await;
    phone.sees("Confirmed").await;
    phone.fits().await;
    phone.open("/e/autumn-clash/roster").await;
    phone.sees("Version 1, handed in ").await;
    phone.fits().await;
    phone.picture("phone-roster").await;
    // It is accepted: the form that replaces it is folded.
    phone.click("Replace roster").await;
    phone.fill("text", "two soups").await;
    phone.click("Check first").await;
    phone.sees("Not handed in yet").await;
    phone.fits().await;
    phone.close().await;
}
