//! How long a browser stays signed in, what its cookie is called, when the password is asked for again, and what
//! somebody who asks for an account learns.

use super::doors::{PASSWORD, SHORT, administrator, path, shown};
use crate::support::site::Site;
use muster::{
    actions::entrants::links,
    config::Config,
    domain::event::{Stage, permission::StaffRole},
    storage,
};

#[actix_web::test]
async fn a_players_browser_that_was_left_for_a_week_signs_in_again() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let player = site.players(&event, &["Ann"]).await.remove(0);
    let phone = site.visitor();
    let link = links::private_link(&site.app, &player);
    phone.get(path(&link)).await.is(303);
    site.wait(6 * 24 * 60);
    phone.get("/e/spring-open/me").await.is(200);
    let left = site.visitor();
    left.get(path(&link)).await.is(303);
    site.wait(7 * 24 * 60 + 1);
    left.get("/e/spring-open/me").await.is(403);
}

#[actix_web::test]
async fn whoever_looks_after_the_site_signs_in_every_day() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    site.wait(11 * 60);
    olga.get("/admin").await.is(200);
    site.wait(61);
    olga.get("/admin").await.leads_to("/sign-in?next=/admin");
}

#[actix_web::test]
async fn by_https_a_cookie_is_taken_from_this_very_site_alone() {
    let config = Config { url: Some("https://muster.example.org".into()), ..Config::default() };
    let site = Site::configured(config).await;
    let ann = site.signed_up("Ann", SHORT).await;
    ann.get("/account").await.is(200);
    let names = ann.cookie_names();
    assert!(
        names.contains(&"__Host-muster".to_owned()) && names.contains(&"__Secure-muster_device".to_owned()),
        "{names:?}"
    );
    // A cookie of the plain name, which a neighbouring site could set, is nobody's.
    site.visitor().with_token("muster").get("/account").await.is(303);
}

#[actix_web::test]
async fn what_gives_power_away_asks_for_the_password_that_was_typed_too_long_ago() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = administrator(&site).await;
    let ann = site.signed_up("Ann", SHORT).await;
    let mut tx = site.app.database.write().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, "olga@example.org").await.unwrap().unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, account.id, StaffRole::Organiser).await.unwrap();
    let ann_id =
        storage::accounts::by_email(&mut tx, "ann@example.org").await.unwrap().unwrap().id.to_string();
    tx.commit().await.unwrap();
    olga.post("/admin/invitations", &[("label", "Bob")]).await.is(200);
    let gone = site.players(&event, &["Bo"]).await;
    let left = olga.get("/e/spring-open/desk/players/1").await.hidden("version");
    olga.post("/e/spring-open/desk/players/1/leave", &[("version", &left)]).await.is(303);
    let left = olga.get("/e/spring-open/desk/players/1").await.hidden("version");
    assert_eq!(gone[0].number, 1);
    let asked: [(&str, &[(&str, &str)]); 8] = [
        ("/admin/invitations", &[("label", "Bob & <b>")]),
        ("/admin/passwords", &[("account", &ann_id)]),
        ("/admin/accounts", &[("account", &ann_id), ("what", "shut")]),
        ("/e/spring-open/desk/staff", &[("name", "Jo"), ("role", "judge")]),
        ("/account/export", &[]),
        ("/account/second-step", &[("what", "begin")]),
        ("/e/spring-open/desk/players/1/forget", &[("version", &left)]),
        ("/e/spring-open/desk/delete", &[("name", "Spring Open")]),
    ];
    for (page, fields) in asked {
        site.wait(11);
        olga.post(page, fields).await.is(422).shows("Confirm your password").hides("/join/");
        let wrong = [fields, &[("prove", "a wrong one, and long")]].concat();
        olga.post(page, &wrong).await.is(422).shows("Wrong password.").hides("/join/").hides("Ann is");
        let right = [fields, &[("prove", PASSWORD)]].concat();
        let done = olga.post(page, &right).await;
        assert!(matches!(done.status.as_u16(), 200 | 303), "{page}: {}", done.body);
        // For a while it counts as typed.
        olga.post("/admin/invitations", &[("label", "Bob")]).await.is(200);
    }
    ann.get("/account").await.is(303);
    site.wait(11);
    let waiting = olga.post("/admin/invitations", &[("label", "Bob & <b>")]).await;
    assert_eq!(waiting.hidden("label"), "Bob &#38; &#60;b&#62;");
    assert_eq!(waiting.body.matches("type=\"password\"").count(), 1, "{}", waiting.body);
}

#[actix_web::test]
async fn what_holds_everybodys_private_links_asks_for_the_password_and_leads_back() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Ann", "Bo"]).await;
    let olga = administrator(&site).await;
    for (page, kind) in [
        ("/e/spring-open/desk/event-whole.json", "application/json"),
        ("/e/spring-open/desk/print/everything.zip", "application/zip"),
        ("/e/spring-open/desk/print/links.pdf", "application/pdf"),
        // What people told of their health, too.
        ("/e/spring-open/desk/print/food.pdf", "application/pdf"),
    ] {
        site.wait(11);
        let asks = olga.get(page).await;
        asks.is(403).shows("Confirm your password").shows("action=\"/account/prove\"").hides("link_key");
        let next = asks.hidden("next");
        assert_eq!(next, page);
        let wrong = [("next", next.as_str()), ("prove", "a wrong one, and long")];
        let again = olga.post("/account/prove", &wrong).await;
        assert_eq!(again.is(422).shows("Wrong password.").hidden("next"), page);
        olga.get(page).await.is(403);
        let fetched = olga.post("/account/prove", &[("next", &next), ("prove", PASSWORD)]).await;
        // The question gives way to a page that fetches the file.
        fetched
            .is(200)
            .hides("Confirm your password")
            .shows(&format!("<a href=\"{page}\">download the file</a>"));
        assert_eq!(fetched.headers["refresh"], format!("0; url={page}"));
        assert!(olga.get(page).await.is(200).kind.starts_with(kind), "{page}");
        // Typed once in ten minutes is enough, and nothing else asks.
        site.wait(9);
        olga.get(page).await.is(200);
    }
    site.wait(11);
    olga.get("/e/spring-open/desk/print/players.pdf").await.is(200);
    olga.get("/e/spring-open/desk/players/1").await.is(200);
    let away = [("next", "//evil.example"), ("prove", PASSWORD)];
    olga.post("/account/prove", &away).await.leads_to("/");
    site.visitor().post("/account/prove", &away).await.is(303);
}

#[actix_web::test]
async fn one_signs_out_every_other_browser() {
    let site = Site::start().await;
    let ann = site.signed_up("Ann", SHORT).await;
    ann.get("/account").await.is(200).shows("You're signed in on this browser only");
    let lost = site.visitor();
    lost.post("/sign-in", &[("email", "ann@example.org"), ("password", SHORT)]).await.leads_to("/");
    ann.get("/account").await.shows("You're signed in on 2 browsers");
    ann.post("/account/browsers", &[]).await.leads_to("/account");
    lost.get("/account").await.is(303);
    ann.get("/account").await.is(200).shows("You're signed in on this browser only");
}

#[actix_web::test]
async fn one_sees_when_each_browser_was_used_and_signs_out_whichever_one_likes() {
    let site = Site::start().await;
    let ann = site.signed_up("Ann", SHORT).await;
    let bob = site.signed_up("Bob", SHORT).await;
    let mut others = Vec::new();
    for _ in 0..2 {
        site.wait(1);
        let other = site.visitor();
        other.post("/sign-in", &[("email", "ann@example.org"), ("password", SHORT)]).await.leads_to("/");
        others.push(other);
    }
    let page = ann.get("/account").await;
    page.is(200).shows("You're signed in on 3 browsers").shows("This browser");
    for minute in 30..=32 {
        page.shows(&format!(
            "signed in Sat 10 May 2025, 07:{minute}, last used Sat 10 May 2025, 07:{minute}"
        ));
    }
    let fields = [("browser", others[0].session())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    // Nobody signs out a browser of somebody else.
    bob.post("/account/browsers", &fields).await.leads_to("/account");
    others[0].get("/account").await.is(200);
    ann.post("/account/browsers", &fields).await.leads_to("/account");
    others[0].get("/account").await.is(303);
    others[1].get("/account").await.is(200);
    let page = ann.get("/account").await;
    page.shows("Browser signed out").shows("<bdi>Ann</bdi> signed out one of their browsers");
    bob.get("/account").await.says_not(text!("site-act-browser-signed-out"));
    // Whoever sits at a browser that was left open has to know the password.
    site.wait(11);
    ann.post("/account/browsers", &[]).await.is(422).shows("Confirm your password");
    others[1].get("/account").await.is(200);
    ann.post("/account/browsers", &[("prove", SHORT)]).await.leads_to("/account");
    others[1].get("/account").await.is(303);
}

#[actix_web::test]
async fn whoever_has_an_account_is_told_when_its_password_is_changed() {
    let site = Site::with_mail().await;
    let olga = administrator(&site).await;
    let new = "five words that differ now";
    let change = [("old", PASSWORD), ("password", new), ("again", new)];
    olga.post("/account/password", &change).await.leads_to("/account");
    let mail = newest_mail(&site).await;
    assert!(
        mail.contains("A new password was set for your account at http") && mail.contains("Hello Olga"),
        "{mail}"
    );
    olga.get("/account")
        .await
        .is(200)
        .shows("<bdi>Olga</bdi> changed their password")
        .says(text!("account-changes-not-yours"));
    // By a link as well, and the link itself is told.
    let id = {
        let mut tx = site.app.database.read().await.unwrap();
        storage::accounts::by_email(&mut tx, "olga@example.org").await.unwrap().unwrap().id.to_string()
    };
    site.wait(1);
    let link = shown(&olga.post("/admin/passwords", &[("account", &id)]).await.is(200).body);
    let mails = waiting(&site).await;
    site.wait(1);
    site.visitor().post(&link, &[("password", PASSWORD)]).await.is(303);
    assert_eq!(waiting(&site).await, mails + 1);
    assert!(newest_mail(&site).await.contains("A new password was set for"));
    let olga = site.visitor();
    olga.post("/sign-in", &[("email", "olga@example.org"), ("password", PASSWORD)]).await.leads_to("/");
    let page = olga.get("/account").await;
    page.shows("<bdi>Olga</bdi> set a new password with a reset link")
        .shows("<bdi>Olga</bdi> created a password reset link for Olga");
    site.wait(31 * 24 * 60);
    let olga = site.visitor();
    olga.post("/sign-in", &[("email", "olga@example.org"), ("password", PASSWORD)]).await.leads_to("/");
    olga.get("/account").await.is(200).says_not(text!("site-act-password-changed"));
}

async fn waiting(site: &Site) -> usize {
    let mut tx = site.app.database.read().await.unwrap();
    storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap().len()
}

#[actix_web::test]
async fn nobody_learns_by_signing_up_who_has_an_account() {
    let site = Site::start().await;
    site.signed_up("Ann", SHORT).await;
    let asks = async |email: &str| {
        let browser = site.visitor();
        let typed = [("name", "Eve"), ("email", email), ("password", PASSWORD), ("again", PASSWORD)];
        browser.post("/sign-up", &typed).await.leads_to("/sign-in?next=/account");
        browser.get("/sign-in?next=/account").await.is(200).body.replace(email, "")
    };
    let (known, unknown) = (asks("ann@example.org").await, asks("eve@example.org").await);
    assert_eq!(known, unknown);
    // Ann's is as it was.
    site.visitor().post("/sign-in", &[("email", "ann@example.org"), ("password", SHORT)]).await.leads_to("/");
}

#[actix_web::test]
async fn where_mails_are_sent_an_account_is_made_by_whoever_reads_them() {
    let site = Site::with_mail().await;
    let ask = async |email: &str| {
        let browser = site.visitor();
        browser.post("/sign-up", &[("email", email)]).await.leads_to("/sign-up");
        browser.get("/sign-up").await.is(200).shows("Check your email").body.clone()
    };
    let first = ask("ann@example.org").await;
    let mail = newest_mail(&site).await;
    let (ann, link) = (site.visitor(), shown(&mail).lines().next().unwrap().to_owned());
    let typed = [("name", "Ann"), ("email", "eve@example.org"), ("password", SHORT), ("again", SHORT)];
    ann.get(&link).await.is(200).hides("name=\"email\"");
    ann.post(&link, &typed).await.leads_to("/");
    ann.get("/account").await.is(200).shows("ann@example.org");
    site.visitor().get(&link).await.is(403);
    site.wait(1);
    assert_eq!(ask("ann@example.org").await, first);
    assert!(newest_mail(&site).await.contains("You already have one"));
    site.visitor().post("/sign-up", &[("email", "no address")]).await.is(422);
}

#[actix_web::test]
async fn nobody_gets_more_than_a_few_mails_whoever_asks_for_them() {
    let site = Site::with_mail().await;
    for _ in 0..12 {
        // The answer is the same: who asks does not learn whether one was written.
        site.visitor().post("/sign-up", &[("email", "ann@example.org")]).await.leads_to("/sign-up");
    }
    assert_eq!(waiting(&site).await, 5);
    site.wait(61);
    site.visitor().post("/sign-up", &[("email", "ann@example.org")]).await.leads_to("/sign-up");
    assert_eq!(waiting(&site).await, 6);
}

/// The text of the mail that was written last.
async fn newest_mail(site: &Site) -> String {
    let mut tx = site.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
    mails.last().expect("a mail was written").body.clone()
}
