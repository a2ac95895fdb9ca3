//! A player builds a roster on a phone by picking, and hands it in.

use crate::support::browser::{Chromium, missing};
use fantoccini::Locator;
use muster::{actions, storage};

/// Picks a unit on the page where units are picked.
async fn pick(phone: &Chromium, link: &str, unit: &str) {
    phone.tap(link).await;
    phone.sees("Back to roster").await;
    phone.click(unit).await;
    phone.sees("Changes save as you go").await;
}

/// Opens a unit and taps a button of its form.
async fn reinforce(phone: &Chromium, unit: &str) {
    phone.tap(&format!("{unit} > summary")).await;
    let button = format!("{unit} button[value=reinforce]");
    phone.tap(&button).await;
    phone.finds(&format!("{unit} .badge:not(.good)")).await;
}

async fn choose(phone: &Chromium, select: &str, option: &str) {
    let field = phone.client.find(Locator::Css(select)).await.unwrap();
    field.select_by_label(option).await.unwrap();
}

#[actix_web::test]
async fn on_a_phone_a_player_builds_two_thousand_points_and_hands_them_in() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let me = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
    let before = storage::rosters::of_player(&mut tx, me.id).await.unwrap().len();
    drop(tx);
    // A season that has cards.
    let desk = phone.beside(1280, 900).await;
    desk.sign_in(muster::demo::ORGANISER).await;
    desk.open("/e/autumn-clash/desk/rosters/rules").await;
    let season = desk.client.find(Locator::Css("[name=season]")).await.unwrap();
    season.select_by_index(3).await.unwrap();
    desk.tap("button[value=allow]").await;
    desk.sees("All rosters are being checked again").await;
    desk.close().await;
    phone.open(&actions::entrants::links::private_link(&phone.app, &me)).await;
    phone.open("/e/autumn-clash/roster").await;
    phone.click("Replace roster").await;
    phone.click("Build it here").await;
    phone.sees("Choose your faction").await;
    phone.fits().await;
    phone.picture("builder-1-factions").await;
    phone.click("Skaven").await;
    phone.sees("Choose your general").await;
    choose(&phone, "[name=formation]", "Claw-horde").await;
    phone.finds("[name=formation] option[selected]").await;
    // Two cards of the season that is played today.
    for card in [1, 2] {
        let field = phone.client.find(Locator::Id(&format!("b-card-{card}"))).await.unwrap();
        field.select_by_index(card).await.unwrap();
        // Every choice is kept: the page comes back with it.
        phone.finds(&format!("#b-card-{card} option[selected]")).await;
    }
    pick(&phone, "a[href$='for=lead']", "Thanquol on Boneripper").await;
    phone.tap("a[href$='for=follow.0']").await;
    phone.sees("Other units").await;
    phone.fits().await;
    phone.picture("builder-2-pick").await;
    phone.click("Clanrats").await;
    phone.sees("510 / 2,000").await;
    for unit in ["Stormvermin", "Rat Ogors", "Stormfiends"] {
        pick(&phone, "a[href$='for=follow.0']", unit).await;
    }
    for unit in ["#u-0-1", "#u-0-2", "#u-0-3"] {
        reinforce(&phone, unit).await;
    }
    phone.sees("1,430 / 2,000").await;
    phone.fits().await;
    phone.picture("builder-3-regiment").await;
    pick(&phone, "a[href$='for=lead']", "Grey Seer").await;
    pick(&phone, "a[href$='for=follow.1']", "Plague Monks").await;
    pick(&phone, "a[href$='for=follow.1']", "Doomwheel").await;
    reinforce(&phone, "#u-1-1").await;
    pick(&phone, "a[href$='for=lead']", "Clawlord").await;
    phone.sees("1,990 / 2,000").await;
    phone.tap("#u-1-0 > summary").await;
    phone.picture("builder-4-hero").await;
    // One too many: said at once, mended at once.
    pick(&phone, "a[href$='for=follow.2']", "Stormvermin").await;
    phone.sees("2,110 / 2,000").await;
    phone.sees("to fix").await;
    phone.tap("a[href='#end']").await;
    phone.fits().await;
    phone.picture("builder-5-over").await;
    phone.tap("#u-2-1 > summary").await;
    phone.tap("#u-2-1 button[value=remove]").await;
    phone.sees("1,990 / 2,000").await;
    phone.sees("Nothing to fix").await;
    phone.tap("a[href='#end']").await;
    phone.picture("builder-6-legal").await;
    // A reload loses nothing.
    phone.open("/e/autumn-clash/roster/build").await;
    phone.sees("1,990 / 2,000").await;
    let size = phone.client.source().await.unwrap().len();
    assert!(size < 50_000, "the page has {size} bytes");
    phone.tap("form[action$='hand-in'] button").await;
    phone.sees("Roster received").await;
    phone.sees("ready").await;
    phone.picture("builder-7-handed-in").await;
    let mut tx = phone.app.database.read().await.unwrap();
    let versions = storage::rosters::of_player(&mut tx, me.id).await.unwrap();
    assert_eq!(versions.len(), before + 1);
    assert_eq!((versions[0].verdict.computed.points, versions[0].verdict.is_clean()), (1990, true));
    drop(tx);
    phone.close().await;
}
