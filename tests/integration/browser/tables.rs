//! The organiser's tables on a laptop and on a phone: a table breaks in the middle of a round.

use crate::support::browser::{Chromium, Scheme, missing};

#[actix_web::test]
async fn a_table_breaks_and_its_battle_moves() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    muster::demo::fill_demo(&laptop.app).await.unwrap();
    laptop.sign_in(muster::demo::ORGANISER).await;
    laptop.open("/e/autumn-clash/desk/rounds").await;
    laptop.click("Venue tables").await;
    laptop.sees("25 of 26 tables are in use").await;
    laptop.fits().await;
    laptop.picture("tables-laptop").await;
    laptop.open("/e/autumn-clash/desk/tables/20").await;
    laptop.fill("out_of_use", "a leak in the roof").await;
    laptop.picture("table-laptop").await;
    laptop.click("Save table 20").await;
    laptop.sees("Table 20 saved").await;
    laptop.open("/e/autumn-clash/desk/tables/25").await;
    laptop.fill("out_of_use", "").await;
    laptop.click("Save table 25").await;
    laptop.sees("Table 25 saved").await;

    let phone = laptop.beside_in(390, 844, Scheme::Dark).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open("/e/autumn-clash/desk/rounds/3").await;
    phone.fits().await;
    phone.click("24 tables").await;
    phone.sees("Table 20 is out of use (a leak in the roof)").await;
    phone.fits().await;
    phone.picture("round-tables-phone").await;
    phone.click("Only where needed").await;
    phone.sees("1 battle moves").await;
    phone.fits().await;
    phone.picture("round-tables-proposal-phone").await;
    phone.click("Use these tables").await;
    phone.sees("Tables reassigned.").await;
    for (path, name) in [("desk/tables", "tables-phone"), ("desk/terrain", "terrain-dice-phone")] {
        phone.open(&format!("/e/autumn-clash/{path}")).await;
        phone.fits().await;
        phone.picture(name).await;
    }
    phone.close().await;

    laptop.open("/e/autumn-clash/desk/rounds/3/tables?again=all").await;
    laptop.sees("New tables").await;
    laptop.fits().await;
    laptop.picture("round-tables-laptop").await;
    laptop.close().await;
}

#[actix_web::test]
async fn the_order_of_battleplans_that_moves_the_least_is_used_with_one_button() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1280, 900).await;
    super::set_up(&laptop).await;
    laptop.click("New event").await;
    laptop.fill("name", "Spring Open").await;
    // A season whose layouts of terrain are known.
    let game = laptop.client.find(fantoccini::Locator::Css("[name='system']")).await.unwrap();
    game.select_by_value("aos4-ghb2024").await.unwrap();
    laptop.fill("rounds", "3").await;
    laptop.click("Create event").await;
    laptop.sees("Draft event created").await;
    laptop.open("/e/spring-open/desk/set-up/rounds-and-prizes").await;
    laptop.sees("Minutes per round").await;
    laptop.fill("battleplan_list", "Border War\nFeral Foray\nFocal Points").await;
    let choice = laptop.client.find(fantoccini::Locator::Css("[name='battleplans']")).await.unwrap();
    choice.select_by_value("secret").await.unwrap();
    laptop.click("Save and continue").await;
    laptop.sees("to set before players see it").await;
    laptop.open("/e/spring-open/desk/terrain").await;
    laptop.sees("Best order").await;
    laptop.fits().await;
    laptop.picture("terrain-laptop").await;
    let phone = laptop.beside_in(390, 844, Scheme::Dark).await;
    phone.open("/sign-in").await;
    phone.fill("email", "olga@example.org").await;
    phone.fill("password", "four words that differ").await;
    phone.client.find(fantoccini::Locator::Css("main form button")).await.unwrap().click().await.unwrap();
    phone.sees("Spring Open").await;
    phone.open("/e/spring-open/desk/terrain").await;
    phone.sees("Use this order").await;
    phone.fits().await;
    phone.picture("terrain-phone").await;
    phone.click("Use this order").await;
    phone.sees("Order of the rounds saved.").await;
    phone.close().await;
    laptop.close().await;
}
