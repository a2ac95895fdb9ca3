//! Accounts: the set-up link, signing in and out, invitations, and what strangers may not do.

use crate::support::{
    site::{Browser, Site},
    wait,
};
use muster::{
    actions::{account, entrants::links},
    domain::event::{Stage, permission::StaffRole},
    storage::{self, sessions::Session},
    token::token_hash,
};

const PASSWORD: &str = "four words that differ";

async fn set_up(site: &Site) -> Browser {
    let link = account::setup_link(&site.app).await.unwrap().unwrap();
    let browser = site.visitor();
    let page = browser.get(path(&link)).await;
    page.is(200).says(text!("account-link-setup"));
    // What a password needs stands at its field.
    page.shows("id=\"h-password\"").shows("aria-describedby=\"h-password\"");
    let typed =
        [("name", "Olga"), ("email", "Olga@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    browser.post(path(&link), &typed).await.leads_to("/");
    browser
}

fn path(link: &str) -> &str {
    &link[link.find("/setup/").or_else(|| link.find("/join/")).unwrap()..]
}

/// The link shown on the page.
fn shown_link(page: &str) -> String {
    let start = page.find("http://").expect("a link is shown");
    page[start..].split('<').next().unwrap().to_owned()
}

#[actix_web::test]
async fn the_set_up_link_makes_the_first_account_once() {
    let site = Site::start().await;
    let first = account::setup_link(&site.app).await.unwrap().unwrap();
    let second = account::setup_link(&site.app).await.unwrap().unwrap();
    site.visitor().get(path(&first)).await.is(403).shows("has been used or has expired");
    site.visitor().get(path(&second)).await.is(200);
    let olga = set_up(&site).await;
    assert!(account::setup_link(&site.app).await.unwrap().is_none());
    olga.get("/admin").await.is(200).shows("olga@example.org");
}

#[actix_web::test]
async fn a_form_that_is_refused_comes_back_with_what_was_typed() {
    let site = Site::start().await;
    let link = account::setup_link(&site.app).await.unwrap().unwrap();
    let typed = [("name", "Olga <b>"), ("email", "nowhere"), ("password", "short"), ("again", "shorter")];
    let reply = site.visitor().post(path(&link), &typed).await;
    reply
        .is(422)
        .shows("Olga &#60;b&#62;")
        .shows("like ann@example.org")
        .shows("at least 15 characters")
        .shows("The passwords don't match");
    reply.hides("shorter");
}

#[actix_web::test]
async fn signing_in_says_the_same_for_a_wrong_password_and_an_unknown_address() {
    let site = Site::start().await;
    set_up(&site).await.post("/sign-out", &[]).await.leads_to("/");
    let browser = site.visitor();
    let wrong =
        browser.post("/sign-in", &[("email", "olga@example.org"), ("password", "not this one at all")]).await;
    let unknown = browser
        .post("/sign-in", &[("email", "nobody@example.org"), ("password", "not this one at all")])
        .await;
    wrong.is(422).says(text!("account-refusal-wrong-password-or-email"));
    unknown.is(422).says(text!("account-refusal-wrong-password-or-email"));
    let right = [("email", " OLGA@example.org"), ("password", PASSWORD), ("next", "/account")];
    browser.post("/sign-in", &right).await.leads_to("/account");
    browser.get("/account").await.is(200).shows("Olga");
}

#[actix_web::test]
async fn guessing_a_password_has_to_wait_and_others_at_the_venue_do_not() {
    let site = Site::start().await;
    set_up(&site).await;
    for _ in 0..10 {
        site.visitor()
            .post("/sign-in", &[("email", "olga@example.org"), ("password", "guess")])
            .await
            .is(422);
    }
    let right = [("email", "olga@example.org"), ("password", PASSWORD)];
    site.visitor().post("/sign-in", &right).await.is(429).shows("Too many wrong passwords");
    let typed =
        [("name", "Ann"), ("email", "ann@example.org"), ("password", "8 letters"), ("again", "8 letters")];
    site.visitor().post("/sign-up", &typed).await.leads_to("/sign-in?next=/account");
    site.wait(16);
    site.visitor().post("/sign-in", &right).await.leads_to("/");
}

#[actix_web::test]
async fn nobody_is_sent_to_another_site_after_signing_in() {
    let site = Site::start().await;
    set_up(&site).await;
    for next in ["https://evil.example", "//evil.example", "/\\evil.example"] {
        let typed = [("email", "olga@example.org"), ("password", PASSWORD), ("next", next)];
        site.visitor().post("/sign-in", &typed).await.leads_to("/");
    }
}

#[actix_web::test]
async fn an_account_made_by_sign_up_may_not_create_events() {
    let site = Site::start().await;
    let ann = site.signed_up("Ann", "8 letters").await;
    ann.get("/events/new").await.is(403);
    ann.post("/events", &[("name", "Mine")]).await.is(403);
}

#[actix_web::test]
async fn an_invited_judge_joins_once_and_may_judge_only() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let typed = [("name", "Jo"), ("role", "judge"), ("email", "")];
    let reply = olga.post("/e/spring-open/desk/staff", &typed).await;
    let link = shown_link(&reply.is(200).body);
    olga.get("/e/spring-open/desk/staff").await.shows("<b>Jo</b><small>judge</small>");
    let jo = site.visitor();
    jo.get(path(&link)).await.is(200).shows("Join Spring Open as judge");
    let typed = [("name", "Jo"), ("email", "jo@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    jo.post(path(&link), &typed).await.leads_to("/e/spring-open/desk");
    jo.get("/e/spring-open/desk").await.is(200);
    jo.get("/e/spring-open/desk/set-up").await.is(403);
    site.visitor().get(path(&link)).await.is(403);
}

#[actix_web::test]
async fn the_last_organiser_stays() {
    let site = Site::start().await;
    let event = site.event(Stage::Draft).await;
    let account = site.account("Olga Organiser").await;
    let olga = site.signed_in(&account).await;
    let mut tx = site.app.database.write().await.unwrap();
    let organiser = muster::domain::event::permission::StaffRole::Organiser;
    muster::storage::staff::set_staff_role(&mut tx, event.id, account.id, organiser).await.unwrap();
    tx.commit().await.unwrap();
    let id = account.id.to_string();
    olga.post("/e/spring-open/desk/staff/remove", &[("account", &id)])
        .await
        .is(422)
        .shows("needs an organiser");
}

#[actix_web::test]
async fn a_new_password_link_signs_everybody_else_out() {
    let site = Site::start().await;
    let olga = set_up(&site).await;
    let ann = site.signed_up("Ann", "8 letters").await;
    let mut tx = site.app.database.read().await.unwrap();
    let id = muster::storage::accounts::by_email(&mut tx, "ann@example.org")
        .await
        .unwrap()
        .unwrap()
        .id
        .to_string();
    drop(tx);
    let link = shown_link(&olga.post("/admin/passwords", &[("account", &id)]).await.is(200).body);
    site.visitor().post(path(&link), &[("password", "another four words")]).await.leads_to("/sign-in");
    ann.get("/account").await.leads_to("/sign-in?next=/account");
    site.visitor().post(path(&link), &[("password", "another four words")]).await.is(403);
    let right = [("email", "ann@example.org"), ("password", "another four words")];
    site.visitor().post("/sign-in", &right).await.leads_to("/");
}

/// A new password is as long as the one before had to be: 8 characters of players, 15 of staff.
#[actix_web::test]
async fn a_new_password_by_link_is_as_long_as_at_sign_up() {
    let site = Site::start().await;
    let olga = set_up(&site).await;
    site.signed_up("Ann", "8 letters").await;
    for (email, shortest) in [("ann@example.org", 8), ("olga@example.org", 15)] {
        let mut tx = site.app.database.read().await.unwrap();
        let id = storage::accounts::by_email(&mut tx, email).await.unwrap().unwrap().id.to_string();
        drop(tx);
        let link = shown_link(&olga.post("/admin/passwords", &[("account", &id)]).await.is(200).body);
        let visitor = site.visitor();
        visitor.get(path(&link)).await.is(200).shows(&format!("At least {shortest} characters;"));
        let short = "q7w3r5t9z1u2o4p6a8"[..shortest - 1].to_owned();
        visitor.post(path(&link), &[("password", &short)]).await.is(422);
        let long = "q7w3r5t9z1u2o4p6a8"[..shortest].to_owned();
        visitor.post(path(&link), &[("password", &long)]).await.leads_to("/sign-in");
    }
}

#[actix_web::test]
async fn changing_the_password_asks_for_the_old_one() {
    let site = Site::start().await;
    let olga = set_up(&site).await;
    let new = "five words that also differ";
    olga.post("/account/password", &[("old", "wrong"), ("password", new)])
        .await
        .is(422)
        .shows("current password is wrong");
    olga.post("/account/password", &[("old", PASSWORD), ("password", new)]).await.leads_to("/account");
    olga.get("/account").await.is(200).shows("Password changed. Your other");
    site.visitor().post("/sign-in", &[("email", "olga@example.org"), ("password", new)]).await.leads_to("/");
}

#[actix_web::test]
async fn a_form_from_another_site_is_refused() {
    let site = Site::start().await;
    let olga = set_up(&site).await;
    olga.post_from("cross-site", "/sign-out", &[]).await.is(403).shows("came from another site");
    olga.get("/account").await.is(200);
}

#[actix_web::test]
async fn staff_who_leave_a_browser_alone_sign_in_again_and_players_do_not() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let player = site.players(&event, &["Ann"]).await.remove(0);
    let judge = site.account("Jo Judge").await;
    let mut tx = site.app.database.write().await.unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, judge.id, StaffRole::Judge).await.unwrap();
    let (now, token) = (site.app.clock.now(), site.app.chance.new_token());
    let expires_at = now + chrono::TimeDelta::days(3);
    let session = Session {
        token_hash: token_hash(&token),
        account_id: Some(judge.id),
        expires_at,
        seen_at: now,
        proved_at: None,
    };
    storage::sessions::insert_session(&mut tx, &session, now).await.unwrap();
    tx.commit().await.unwrap();
    let left = site.visitor().with_token(&token);
    let phone = site.visitor();
    let link = links::private_link(&site.app, &player);
    phone.get(link.strip_prefix(&site.app.config.base_url()).unwrap()).await.is(303);
    // Used now and then, it stays.
    for _ in 0..3 {
        site.wait(8 * 60);
        left.get("/e/spring-open/desk").await.is(200);
        // The mark is made beside the page.
        wait::until("the session is marked as used", async || {
            let (mut tx, now) = (site.app.database.read().await.unwrap(), site.app.clock.now());
            let marked =
                storage::sessions::find_session(&mut tx, &session.token_hash, now).await.unwrap().unwrap();
            if marked.seen_at == now { Ok(()) } else { Err(marked.seen_at) }
        })
        .await;
    }
    site.wait(12 * 60 + 1);
    left.get("/e/spring-open/desk").await.is(303);
    phone.get("/e/spring-open/me").await.is(200);
}

#[actix_web::test]
async fn whoever_makes_an_account_to_keep_their_entry_comes_back_to_it() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let phone = site.phone_of(&ann).await;
    let me = "/e/spring-open/me";
    phone.get(me).await.shows(&format!("href=\"/sign-in?next={me}\""));
    phone.get(&format!("/sign-in?next={me}")).await.shows(&format!("href=\"/sign-up?next={me}\""));
    let page = phone.get(&format!("/sign-up?next={me}")).await;
    page.shows(&format!("href=\"/sign-in?next={me}\">I have an account"));
    let next = page.hidden("next");
    let account = [
        ("name", "Ann"),
        ("email", "ann@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
        ("next", &next),
    ];
    phone.post("/sign-up", &account).await.leads_to(&format!("/sign-in?next={me}"));
    // Nobody is sent to another site.
    let elsewhere = phone.get("/sign-up?next=//evil.example").await;
    assert_eq!(elsewhere.hidden("next"), "/");
}
