//! The organiser repairs a round on a laptop and on a phone: what changes is seen before it is done.

use crate::support::browser::{Chromium, Scheme, missing};

#[actix_web::test]
async fn a_round_is_repaired_and_its_methods_are_looked_at() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    muster::demo::fill_demo(&laptop.app).await.unwrap();
    laptop.sign_in(muster::demo::ORGANISER).await;
    laptop.open("/e/autumn-clash/desk/rounds/3").await;
    laptop.fits().await;
    laptop.picture("round-laptop").await;
    laptop.click("Change pairings").await;
    laptop.click("Other changes").await;
    laptop.sees("You'll see a preview before anything changes").await;
    laptop.fits().await;
    laptop.picture("change-laptop").await;
    laptop.open("/e/autumn-clash/desk/rounds/3/change?what=improve").await;
    laptop.sees("Best pairings around what's locked").await;
    laptop.fits().await;
    laptop.picture("improve-laptop").await;
    laptop.open("/e/autumn-clash/desk/methods").await;
    laptop.sees("The pack says").await;
    laptop.fits().await;
    laptop.picture("methods-laptop").await;

    let phone = laptop.beside_in(390, 844, Scheme::Dark).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    for (path, name) in [
        ("desk/rounds/3", "round-phone"),
        ("desk/rounds/3/change?what=repair", "repair-phone"),
        ("desk/methods", "methods-phone"),
        ("desk/pairs", "pairs-phone"),
        ("rounds/3", "pairings-phone"),
        ("", "pack-phone"),
    ] {
        phone.open(&format!("/e/autumn-clash/{path}")).await;
        phone.fits().await;
        phone.picture(name).await;
    }
    phone.close().await;
    laptop.close().await;
}
