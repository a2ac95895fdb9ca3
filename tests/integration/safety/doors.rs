//! The doors of the site: invitations, new passwords, private links.

use crate::support::site::{Browser, Site};
use actix_web::test::TestRequest;
use muster::{
    actions::{self, account, entrants::links},
    domain::{event::Stage, mail::MailText},
    storage::{self, Tx},
};

pub const PASSWORD: &str = "four words that differ";
pub const SHORT: &str = "8 letters";

/// Somebody who looks after the site.
pub async fn administrator(site: &Site) -> Browser {
    let link = account::setup_link(&site.app).await.unwrap().unwrap();
    let olga = site.visitor();
    let typed =
        [("name", "Olga"), ("email", "olga@example.org"), ("password", PASSWORD), ("again", PASSWORD)];
    olga.post(path(&link), &typed).await.leads_to("/");
    olga
}

pub fn path(link: &str) -> &str {
    &link[["/setup/", "/join/", "/p/"].iter().find_map(|page| link.find(page)).unwrap()..]
}

/// The one-time link on a page.
pub fn shown(page: &str) -> String {
    page[page.find("/join/").expect("a link is shown")..]
        .chars()
        .take_while(|c| !"\"< ".contains(*c))
        .collect()
}

#[actix_web::test]
async fn the_set_up_link_is_told_until_somebody_looks_after_the_site() {
    let site = Site::start().await;
    let first = account::setup_link(&site.app).await.unwrap().expect("nobody is there");
    site.signed_up("Ann", SHORT).await;
    let second = account::setup_link(&site.app).await.unwrap().expect("a player looks after nothing");
    site.visitor().get(path(&first)).await.is(403);
    site.visitor().get(path(&second)).await.is(200);
    administrator(&site).await;
    assert_eq!(account::setup_link(&site.app).await.unwrap(), None);
}

#[actix_web::test]
async fn an_invitation_lets_an_account_that_exists_create_events() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let ann = site.signed_up("Ann", PASSWORD).await;
    ann.get("/events/new").await.is(403);
    let link = shown(&olga.post("/admin/invitations", &[("label", "Ann")]).await.is(200).body);
    ann.post(&link, &[("accept", "on"), ("own_password", "a wrong one, and long")]).await.is(422);
    ann.get("/events/new").await.is(403);
    ann.post(&link, &[("accept", "on"), ("own_password", PASSWORD)]).await.leads_to("/");
    ann.get("/events/new").await.is(200);
    site.visitor().get(&link).await.is(403);
}

#[actix_web::test]
async fn staff_need_a_long_password_with_an_account_that_exists_too() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let judge = site.signed_up("Jo Judge", SHORT).await;
    let page = desk.post("/e/spring-open/desk/staff", &[("name", "Jo"), ("role", "judge")]).await;
    let link = shown(&page.is(200).body);
    let refused = judge.post(&link, &[("accept", "on"), ("own_password", SHORT)]).await;
    refused.is(422).shows("Staff passwords need at least 15 characters");
    judge.get("/e/spring-open/desk").await.is(403);
    judge.post("/account/password", &[("old", SHORT), ("password", PASSWORD)]).await.leads_to("/account");
    judge.post(&link, &[("accept", "on"), ("own_password", PASSWORD)]).await.leads_to("/e/spring-open/desk");
    judge.get("/e/spring-open/desk").await.is(200);
}

#[actix_web::test]
async fn a_new_password_ends_the_other_links_that_would_set_one() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    site.signed_up("Ann", SHORT).await;
    let mut tx = site.app.database.read().await.unwrap();
    let ann = storage::accounts::by_email(&mut tx, "ann@example.org").await.unwrap().unwrap();
    drop(tx);
    let id = ann.id.to_string();
    let mut links = Vec::new();
    for _ in 0..3 {
        links.push(shown(&olga.post("/admin/passwords", &[("account", &id)]).await.is(200).body));
    }
    site.visitor().post(&links[1], &[("password", "another four words")]).await.leads_to("/sign-in");
    for link in &links {
        site.visitor().get(link).await.is(403);
        site.visitor().post(link, &[("password", "a thief's four words")]).await.is(403);
    }
    let typed = [("email", "ann@example.org"), ("password", "another four words")];
    site.visitor().post("/sign-in", &typed).await.leads_to("/");
}

#[actix_web::test]
async fn a_changed_password_gives_this_browser_a_session_of_its_own() {
    let site = Site::start().await;
    let ann = site.signed_up("Ann", SHORT).await;
    let stolen = site.visitor().with_token(&ann.token());
    stolen.get("/account").await.is(200);
    ann.post("/account/password", &[("old", SHORT), ("password", PASSWORD)]).await.leads_to("/account");
    ann.get("/account").await.is(200);
    stolen.get("/account").await.leads_to("/sign-in?next=/account");
}

#[actix_web::test]
async fn the_old_password_is_not_guessed_from_a_browser_that_was_left_open() {
    let site = Site::start().await;
    let ann = site.signed_up("Ann", SHORT).await;
    for _ in 0..10 {
        ann.post("/account/password", &[("old", "a guess"), ("password", PASSWORD)]).await.is(422);
    }
    let refused = ann.post("/account/password", &[("old", SHORT), ("password", PASSWORD)]).await;
    refused.is(429).shows("Too many wrong passwords");
    // At the door she is not shut out by it.
    let typed = [("email", "ann@example.org"), ("password", SHORT)];
    site.visitor().post("/sign-in", &typed).await.leads_to("/");
}

#[actix_web::test]
async fn a_link_that_another_site_opens_signs_nobody_in_without_a_tap() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let players = site.players(&event, &["Ann", "Bo"]).await;
    let [ann, bo] = [0, 1].map(|at| links::private_link(&site.app, &players[at]));
    let phone = site.visitor();
    phone.get(path(&ann)).await.leads_to("/e/spring-open/me");
    let sent = TestRequest::get().uri(path(&bo)).insert_header(("sec-fetch-site", "cross-site"));
    phone.send(sent).await.is(200).shows("Is that you?").shows("Continue as Bo");
    phone.get("/e/spring-open/me").await.is(200).shows("Ann");
    phone.post_from("cross-site", path(&bo), &[]).await.is(403);
    phone.post(path(&bo), &[]).await.leads_to("/e/spring-open/me");
    phone.get("/e/spring-open/me").await.is(200).shows("Bo");
}

#[actix_web::test]
async fn what_a_mail_said_is_not_kept_once_it_is_on_its_way_or_given_up() {
    let site = Site::start().await;
    let mut tx = site.app.database.write().await.unwrap();
    let now = site.app.clock.now();
    let mut mails = Vec::new();
    for attempts in [0, 0, 8] {
        let text = MailText { subject: "Your link".into(), body: "http://here/join/secret".into() };
        let mail = storage::outbox::Mail {
            id: site.app.new_id(),
            recipient: "ann@example.org".into(),
            subject: text.subject,
            body: text.body,
            attempts,
            unasked: false,
        };
        storage::outbox::insert_mail(&mut tx, &mail, now).await.unwrap();
        mails.push(mail);
    }
    tx.commit().await.unwrap();
    actions::account::mails::record_mail_try(&site.app, &mails[0], Ok(())).await.unwrap();
    actions::account::sessions::forget_expired(&site.app).await.unwrap();
    let kept = "SELECT id FROM outbox WHERE body <> ''";
    let kept: Vec<uuid::Uuid> = match site.app.database.read().await.unwrap() {
        Tx::Sqlite(mut tx) => sqlx::query_scalar(kept).fetch_all(tx.settled().await.unwrap()).await.unwrap(),
        Tx::Postgres(mut tx) => sqlx::query_scalar(kept).fetch_all(&mut *tx).await.unwrap(),
    };
    assert_eq!(kept, [mails[1].id]);
}

#[actix_web::test]
async fn whoever_comes_second_by_an_invitation_has_no_account_either() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let link =
        shown(&desk.post("/e/spring-open/desk/staff", &[("name", "Jo"), ("role", "judge")]).await.body);
    let names = ["ann", "bo", "cy", "di"];
    let join = async |name: &'static str| {
        let browser = site.visitor();
        let email = format!("{name}@example.org");
        let typed = [("name", name), ("email", &email), ("password", PASSWORD), ("again", PASSWORD)];
        browser.post(&link, &typed).await.status.as_u16()
    };
    let answers = futures_util::future::join_all(names.map(join)).await;
    assert_eq!(answers.iter().filter(|status| **status == 303).count(), 1, "{answers:?}");
    for (name, status) in names.iter().zip(answers) {
        let typed = [("email", format!("{name}@example.org")), ("password", PASSWORD.to_owned())];
        let typed = typed.each_ref().map(|(name, value)| (*name, value.as_str()));
        let signed_in = site.visitor().post("/sign-in", &typed).await.status.as_u16();
        assert_eq!(signed_in, if status == 303 { 303 } else { 422 }, "{name}");
    }
}
