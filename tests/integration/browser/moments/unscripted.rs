//! Phones in a hall with a bad signal: pages that weigh little, and that need no script.

use super::{
    NUMBERS, at_table, close, phone_of,
    spectator::{HOME, LAPTOP, OPEN, PHONE, looking_on, read},
    table, type_in,
};
use crate::support::browser::{Chromium, missing};
use muster::actions;

/// What the page weighs that is open, with all that belongs to it.
const WEIGHED: &str =
    "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
    .reduce((sum, one) => sum + one.transferSize, 0)";

/// A window as large as a phone. The driver taps by a script where it plays a phone's touches, so it clicks here.
async fn becomes_a_phone_without_scripts(window: &Chromium) {
    window.becomes(PHONE.0, PHONE.1).await;
    window.without_scripts().await;
}

/// It came whole, weighs less than 50 kB, and nothing sticks out of it.
async fn is_light(phone: &Chromium) {
    let bytes: u32 = read(phone, WEIGHED).await.parse().unwrap();
    assert!((1..50_000).contains(&bytes), "{} weighs {bytes} bytes", phone.path().await);
    assert_eq!(read(phone, "typeof clocks").await, "undefined", "no script of the page runs");
    phone.fits().await;
}

#[actix_web::test]
async fn s13_without_a_script_everything_is_read_and_a_result_is_reported_and_confirmed() {
    if missing() {
        return;
    }
    let (one, event) = looking_on(LAPTOP).await;
    muster::demo::start_the_clock(&one.app, &event).await.unwrap();
    let [a, b] = at_table(&one.app, &event, table(OPEN)).await;
    becomes_a_phone_without_scripts(&one).await;
    // Whoever looks on finds a name among the pairings and the standings.
    one.open(&format!("{HOME}/rounds")).await;
    one.sees("Round 3").await;
    is_light(&one).await;
    one.fill("q", a.name.as_str()).await;
    one.click("Search").await;
    one.sees(b.name.as_str()).await;
    one.click("Standings").await;
    one.sees("Standings during round 3").await;
    is_light(&one).await;
    one.picture("s13-standings").await;
    // The two at the table: what they play, and how it ended.
    one.open(&actions::entrants::links::private_link(&one.app, &a)).await;
    one.sees("Your opponent").await;
    one.sees(b.name.as_str()).await;
    is_light(&one).await;
    one.picture("s13-me").await;
    let other = one.beside(LAPTOP.0, LAPTOP.1).await;
    becomes_a_phone_without_scripts(&other).await;
    other.open(&actions::entrants::links::private_link(&one.app, &b)).await;
    other.sees("Your opponent").await;
    one.click("Report the result").await;
    type_in(&one, NUMBERS).await;
    one.picture("s13-report").await;
    one.click("Report result").await;
    one.sees("Waiting for your opponent to confirm.").await;
    is_light(&one).await;
    // Nothing comes by itself: the next page that is opened asks.
    other.click("Standings").await;
    other.sees("reported 28–20. Is that right?").await;
    other.click("Check and confirm").await;
    other.sees("Is this right?").await;
    is_light(&other).await;
    other.picture("s13-asked").await;
    other.click("Yes, confirm").await;
    other.sees("Confirmed").await;
    one.client.refresh().await.unwrap();
    one.sees("Confirmed").await;
    // A phone with scripts says the same, so the pages above were the same site.
    let third = phone_of(&one, &a).await;
    third.sees("Confirmed").await;
    assert_eq!(read(&third, "typeof clocks").await, "object");
    close([third, other, one]).await;
}
