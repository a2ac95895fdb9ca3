//! The second step of signing in: set up with a phone, asked for after the password, each code good for once.

use super::doors::{PASSWORD, administrator};
use crate::support::site::{Browser, Reply, Site};
use muster::{config::Config, domain::second_factor::Secret, storage};

const PAGE: &str = "/account/second-step";

/// Sets it up; the phone's secret, and the codes on paper.
async fn set_up(site: &Site, browser: &Browser) -> (Secret, Vec<String>) {
    let offer = browser.post(PAGE, &[("what", "begin")]).await;
    offer.is(200).shows("data:image/svg+xml;base64,");
    let text = offer.hidden("secret");
    let secret = Secret::parse(&text).unwrap();
    browser
        .post(PAGE, &[("what", "on"), ("secret", &text), ("code", "000000")])
        .await
        .is(422)
        .shows("That code is wrong");
    let code = secret.shown_at(site.app.clock.now());
    let page = browser.post(PAGE, &[("what", "on"), ("secret", &text), ("code", &code)]).await;
    page.is(200).shows("you won't see them again");
    let codes = page.body.split("<li><code>").skip(1).map(|rest| rest[..29].to_owned()).collect();
    (secret, codes)
}

/// The password, and the page that asks for the code.
async fn password(browser: &Browser) -> Reply {
    let page = browser.post("/sign-in", &[("email", "olga@example.org"), ("password", PASSWORD)]).await;
    page.is(200).says(text!("account-phone-code"));
    browser.get("/account").await.is(303);
    page
}

async fn code(browser: &Browser, page: &Reply, code: &str) -> Reply {
    let half_way = page.hidden("half_way");
    browser.post("/sign-in/code", &[("half_way", &half_way), ("next", "/admin"), ("code", code)]).await
}

#[actix_web::test]
async fn after_the_password_the_phone_is_asked_and_its_code_counts_once() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let (secret, codes) = set_up(&site, &olga).await;
    assert_eq!(codes.len(), 10);
    olga.get("/account").await.is(200).shows("On: you sign in with your password and a code");
    site.wait(1);
    let (first, second) = (site.visitor(), site.visitor());
    let (page, other) = (password(&first).await, password(&second).await);
    code(&first, &page, "123456").await.is(422).shows("That code is wrong").says(text!("account-phone-code"));
    let shown = secret.shown_at(site.app.clock.now());
    code(&first, &page, &shown).await.leads_to("/admin");
    first.get("/admin").await.is(200);
    // Whoever looked over the shoulder comes too late.
    code(&second, &other, &shown).await.is(422);
    // One code of the paper does as well, once, however it is typed.
    code(&second, &other, &codes[3].to_lowercase().replace('-', " ")).await.leads_to("/admin");
    let third = site.visitor();
    let page = password(&third).await;
    code(&third, &page, &codes[3]).await.is(422);
    second.get("/admin").await.is(200).says(text!("site-act-recovery-code-used"));
    second.get(PAGE).await.is(200).shows("9 recovery codes left");
}

#[actix_web::test]
async fn codes_are_not_guessed_and_what_proves_the_password_ends() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let (secret, _) = set_up(&site, &olga).await;
    site.wait(1);
    let thief = site.visitor();
    let page = password(&thief).await;
    for number in 0..10 {
        code(&thief, &page, &format!("{number:06}")).await.is(422);
    }
    let shown = secret.shown_at(site.app.clock.now());
    code(&thief, &page, &shown).await.is(429).shows("Too many wrong codes");
    site.wait(16);
    let shown = secret.shown_at(site.app.clock.now());
    code(&thief, &page, &shown).await.is(422).shows("You ran out of time");
    let made_up = thief.post("/sign-in/code", &[("half_way", "bWFkZSB1cA"), ("code", &shown)]).await;
    made_up.is(422).shows("You ran out of time");
    let page = password(&thief).await;
    olga.post("/account/password", &[("old", PASSWORD), ("password", "five words that also differ")])
        .await
        .is(303);
    code(&thief, &page, &shown).await.is(422).shows("You ran out of time");
}

#[actix_web::test]
async fn it_is_turned_off_by_its_owner_or_by_an_administrator_for_a_lost_phone() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let (_, codes) = set_up(&site, &olga).await;
    let newer = olga.post(PAGE, &[("what", "codes")]).await;
    newer.is(200).hides(&codes[0]);
    olga.post(PAGE, &[("what", "off")]).await.leads_to("/account");
    let in_one = [("email", "olga@example.org"), ("password", PASSWORD)];
    site.visitor().post("/sign-in", &in_one).await.leads_to("/");
    let ann = site.signed_up("Ann", PASSWORD).await;
    set_up(&site, &ann).await;
    let mut tx = site.app.database.read().await.unwrap();
    let id = storage::accounts::by_email(&mut tx, "ann@example.org").await.unwrap().unwrap().id.to_string();
    drop(tx);
    olga.post("/admin/accounts", &[("account", &id), ("what", "second_step")]).await.leads_to("/admin");
    site.visitor()
        .post("/sign-in", &[("email", "ann@example.org"), ("password", PASSWORD)])
        .await
        .leads_to("/");
    olga.get("/admin").await.is(200).says(text!("site-act-second-factor-turned-off", name = "Ann"));
}

#[actix_web::test]
async fn where_the_site_says_so_administrators_look_after_nothing_without_it() {
    let site = Site::configured(Config { admin_second_step: true, ..Config::default() }).await;
    let olga = administrator(&site).await;
    let event = site.event(muster::domain::event::Stage::Draft).await;
    let desk = format!("/e/{}/desk", event.slug);
    olga.get("/admin").await.is(403).shows("Administrators need two-step sign-in");
    olga.post("/admin/invitations", &[("label", "Bob")]).await.is(403);
    olga.get(&desk).await.is(404);
    set_up(&site, &olga).await;
    olga.get("/admin").await.is(200);
    olga.get(&desk).await.is(200);
}

#[actix_web::test]
async fn whoever_has_an_account_is_told_when_its_second_step_is_changed() {
    let site = Site::with_mail().await;
    let olga = administrator(&site).await;
    let newest = async || {
        let mut tx = site.app.database.read().await.unwrap();
        let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
        mails.last().map_or_else(String::new, |mail| mail.body.clone())
    };
    set_up(&site, &olga).await;
    assert!(newest().await.contains("Two-step sign-in was turned on for your account"));
    site.wait(1);
    olga.post(PAGE, &[("what", "codes")]).await.is(200);
    assert!(newest().await.contains("New recovery codes were created for your account"));
    site.wait(1);
    olga.post(PAGE, &[("what", "off")]).await.leads_to("/account");
    assert!(newest().await.contains("Two-step sign-in was turned off for your account"));
    let page = olga.get("/account").await;
    for told in
        ["turned on two-step sign-in", "created new recovery codes", "turned off two-step sign-in for Olga"]
    {
        page.shows(told);
    }
    // By an administrator: whoever has the account is told, and nobody else.
    let ann = site.signed_in(&site.account("Ann Archer").await).await;
    let id = {
        let mut tx = site.app.database.read().await.unwrap();
        storage::accounts::by_email(&mut tx, "ann.archer@example.org").await.unwrap().unwrap().id.to_string()
    };
    site.wait(1);
    olga.post("/admin/accounts", &[("account", &id), ("what", "second_step")]).await.leads_to("/admin");
    assert!(newest().await.contains("Hello Ann Archer"));
    ann.get("/account").await.is(200).shows("<bdi>Olga</bdi> turned off two-step sign-in for Ann Archer");
}

#[actix_web::test]
async fn a_code_of_the_phone_proves_who_it_is_as_the_password_does() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let (secret, codes) = set_up(&site, &olga).await;
    site.wait(11);
    let ask = async |typed: &[(&str, &str)]| olga.post(PAGE, &[&[("what", "codes")], typed].concat()).await;
    ask(&[])
        .await
        .is(422)
        .shows("Enter your password or a code from your app")
        .shows("or a code from your app");
    ask(&[("prove", "123456")]).await.is(422).shows("Wrong password or code.");
    // Paper is for the door.
    ask(&[("prove", &codes[0])]).await.is(422).shows("Wrong password or code.");
    let shown = secret.shown_at(site.app.clock.now());
    ask(&[("prove", &shown)]).await.is(200).shows("you won't see them again");
    olga.post(PAGE, &[("what", "codes")]).await.is(200).shows("you won't see them again");
    // It counts once, here too; and the password goes on doing.
    site.wait(11);
    ask(&[("prove", &shown)]).await.is(422).shows("Wrong password or code.");
    ask(&[("prove", PASSWORD)]).await.is(200).shows("you won't see them again");
}
