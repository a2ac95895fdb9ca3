//! The desk on a laptop without a mouse: the list stays beside what is opened from it, and keys lead on.

use crate::support::{
    browser::{Chromium, Scheme, missing},
    wait,
};
use fantoccini::{Locator, key::Key};

const DESK: &str = "/e/autumn-clash/desk";

async fn press(window: &Chromium, keys: &str) {
    // A key in the first half second is one that was meant for the page before.
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    window.client.find(Locator::Css("body")).await.unwrap().send_keys(keys).await.unwrap();
}

async fn is_at(window: &Chromium, path: &str) {
    wait::until(path, async || {
        let now = window.client.current_url().await.unwrap();
        let now = format!("{}{}", now.path(), now.query().map(|q| format!("?{q}")).unwrap_or_default());
        (now == path).then_some(()).ok_or(now)
    })
    .await;
}

#[actix_web::test]
async fn one_goes_through_a_list_by_keys_and_it_stays_beside_what_is_open() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 900).await;
    muster::demo::fill_demo(&laptop.app).await.unwrap();
    laptop.sign_in(muster::demo::ORGANISER).await;
    laptop.open(&format!("{DESK}/players?only=unpaid&by=name")).await;
    let first = laptop.client.find(Locator::Css("[data-list] th a")).await.unwrap();
    let second = laptop.client.find_all(Locator::Css("[data-list] th a")).await.unwrap()[1].clone();
    let first = first.attr("href").await.unwrap().unwrap();
    let second = second.attr("href").await.unwrap().unwrap();
    assert!(first.ends_with("?only=unpaid&by=name"), "{first}");
    press(&laptop, "j").await;
    laptop.client.active_element().await.unwrap().send_keys(&Key::Enter.to_string()).await.unwrap();
    is_at(&laptop, &first).await;
    laptop.finds(".beside [aria-current]").await;
    laptop.fits().await;
    laptop.picture("list-beside-player").await;
    press(&laptop, "j").await;
    is_at(&laptop, &second).await;
    press(&laptop, "k").await;
    is_at(&laptop, &first).await;
    press(&laptop, "u").await;
    is_at(&laptop, &format!("{DESK}/players?only=unpaid&by=name")).await;
    press(&laptop, "/").await;
    let field = laptop.client.active_element().await.unwrap();
    assert_eq!(field.attr("name").await.unwrap().as_deref(), Some("q"));
    // In a field they are letters.
    field.send_keys("gr?").await.unwrap();
    assert_eq!(field.prop("value").await.unwrap().as_deref(), Some("gr?"));
    laptop.open(DESK).await;
    press(&laptop, "gr").await;
    is_at(&laptop, &format!("{DESK}/rounds")).await;
    // The box tells where one was.
    press(&laptop, &(Key::Control + "k")).await;
    laptop.sees("Last places").await;
    laptop.picture("last-places").await;
    laptop.client.active_element().await.unwrap().send_keys(&Key::Escape.to_string()).await.unwrap();
    press(&laptop, "?").await;
    laptop.sees("Go to").await;
    laptop.picture("keys").await;
    laptop.fits().await;
    laptop.tap("dialog [data-keys]").await;
    laptop.tap("dialog [data-close]").await;
    press(&laptop, "gn").await;
    press(&laptop, "?").await;
    is_at(&laptop, &format!("{DESK}/rounds")).await;
    assert!(laptop.client.find_all(Locator::Css("dialog[open]")).await.unwrap().is_empty(), "they are off");
    // And on again from the page of the keys, which the command box leads to.
    laptop.open(&format!("{DESK}/keys")).await;
    laptop.tap("[data-keys]").await;
    press(&laptop, "gs").await;
    laptop.sees("News").await;

    for (page, picture) in [("rosters", "list-beside-roster"), ("battles", "list-beside-battle")] {
        laptop.open(&format!("{DESK}/{page}")).await;
        laptop.tap("[data-list] a.row").await;
        laptop.finds(".beside [aria-current]").await;
        laptop.fits().await;
        laptop.picture(picture).await;
        laptop.becomes(992, 800).await;
        laptop.fits().await;
        laptop.picture(&format!("{picture}-992")).await;
        laptop.becomes(1366, 900).await;
    }
    let phone = laptop.beside_in(390, 844, Scheme::Dark).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&first).await;
    phone.fits().await;
    let list = phone.client.find(Locator::Css(".beside")).await.unwrap();
    assert!(!list.is_displayed().await.unwrap(), "a phone shows one thing at a time");
    phone.open(&format!("{DESK}/keys")).await;
    phone.fits().await;
    phone.close().await;
    laptop.close().await;
}
