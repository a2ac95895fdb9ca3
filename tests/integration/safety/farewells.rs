//! Accounts are shut, taken out and deleted; what people did stays.

use super::doors::{PASSWORD, SHORT, administrator};
use crate::support::site::{Browser, Site};
use futures_util::future::join_all;
use muster::{
    domain::event::{Stage, permission::StaffRole},
    storage::{self, accounts::Account},
};

async fn account(site: &Site, email: &str) -> Option<Account> {
    let mut tx = site.app.database.read().await.unwrap();
    storage::accounts::by_email(&mut tx, email).await.unwrap()
}

async fn sign_in(site: &Site, email: &str, password: &str) -> u16 {
    site.visitor().post("/sign-in", &[("email", email), ("password", password)]).await.status.as_u16()
}

#[actix_web::test]
async fn an_account_that_is_shut_is_let_in_nowhere_until_it_is_opened_again() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    let ann = site.signed_up("Ann", SHORT).await;
    let id = account(&site, "ann@example.org").await.unwrap().id.to_string();
    let change = async |what| olga.post("/admin/accounts", &[("account", &id), ("what", what)]).await;
    change("shut").await.leads_to("/admin");
    ann.get("/account").await.is(303);
    let typed = [("email", "ann@example.org"), ("password", SHORT)];
    site.visitor().post("/sign-in", &typed).await.is(422).shows("This account is shut");
    // Who does not know the password does not learn that either.
    let guess = [("email", "ann@example.org"), ("password", "wrong")];
    site.visitor().post("/sign-in", &guess).await.is(422).hides("shut");
    olga.get("/admin").await.is(200).shows("shut the account of Ann").shows("Open again");
    change("open").await.leads_to("/admin");
    site.visitor().post("/sign-in", &typed).await.leads_to("/");
    let own = account(&site, "olga@example.org").await.unwrap().id.to_string();
    olga.post("/admin/accounts", &[("account", &own), ("what", "shut")]).await.leads_to("/admin");
    olga.get("/admin").await.is(200).shows("Somebody has to look after the site");
}

/// Ann, with an entry in an event that is over and in one that is not.
async fn ann(site: &Site) -> Browser {
    let ann = site.signed_up("Ann", SHORT).await;
    let id = account(site, "ann@example.org").await.unwrap().id;
    for (slug, stage) in [("past", Stage::Finished), ("next", Stage::Published)] {
        let event = site.event_with(slug, stage, muster::domain::event::pack::Settings::default()).await;
        let mut player = site.players(&event, &["Ann Archer"]).await.remove(0);
        player.account_id = Some(id);
        player.email = Some("ann@example.org".into());
        player.dietary = Some("no nuts".into());
        let mut tx = site.app.database.write().await.unwrap();
        assert!(storage::players::update(&mut tx, &player).await.unwrap());
        tx.commit().await.unwrap();
    }
    ann
}

#[actix_web::test]
async fn somebody_takes_out_what_is_kept_about_them() {
    let site = Site::start().await;
    let ann = ann(&site).await;
    site.signed_up("Bob", SHORT).await;
    let file = ann.post("/account/export", &[]).await;
    file.is(200);
    let kept: serde_json::Value = serde_json::from_str(&file.body).unwrap();
    assert_eq!(kept["account"]["email"], "ann@example.org");
    assert_eq!(kept["entries"].as_array().unwrap().len(), 2);
    assert_eq!(kept["entries"][0]["dietary"], "no nuts");
    assert_eq!(kept["browsers"].as_array().unwrap().len(), 1);
    assert_eq!(kept["log"][0]["did"]["did"], "account-made");
    assert!(!file.body.contains("argon2") && !file.body.to_lowercase().contains("bob"), "{}", file.body);
}

#[actix_web::test]
async fn a_deleted_account_leaves_its_results_and_nothing_to_reach_it_by() {
    let site = Site::start().await;
    let ann = ann(&site).await;
    ann.post("/account/delete", &[]).await.is(422).shows("Tick the box if you mean it");
    ann.post("/account/delete", &[("meant", "on")]).await.leads_to("/");
    ann.get("/account").await.is(303);
    assert_eq!(sign_in(&site, "ann@example.org", SHORT).await, 422);
    assert!(account(&site, "ann@example.org").await.is_none());
    let mut tx = site.app.database.read().await.unwrap();
    for (slug, name) in [("past", "Deleted player"), ("next", "Ann Archer")] {
        let event = storage::events::by_slug(&mut tx, slug).await.unwrap().unwrap();
        let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
        assert_eq!(player.name.as_str(), name);
        assert_eq!((player.email, player.dietary, player.account_id), (None, None, None));
        let log = storage::audit::all(&mut tx, event.id).await.unwrap();
        assert!(storage::audit::check(&mut tx, event.id, &log).await.unwrap().is_ok());
        assert!(log.last().unwrap().act.contains("changed"), "{log:?}");
    }
    drop(tx);
    // The address is free again.
    site.signed_up("Ann", PASSWORD).await;
}

#[actix_web::test]
async fn whoever_is_needed_stays() {
    let site = Site::start().await;
    let olga = administrator(&site).await;
    olga.post("/account/delete", &[("meant", "on")])
        .await
        .is(422)
        .shows("Somebody has to look after the site");
    let jo = site.signed_up("Jo", PASSWORD).await;
    let event = site.event(Stage::Published).await;
    let mut tx = site.app.database.write().await.unwrap();
    let id = storage::accounts::by_email(&mut tx, "jo@example.org").await.unwrap().unwrap().id;
    storage::staff::set(&mut tx, event.id, id, StaffRole::Organiser).await.unwrap();
    tx.commit().await.unwrap();
    jo.post("/account/delete", &[("meant", "on")]).await.is(422).shows("the only organiser of an event");
    site.organiser(&event).await;
    jo.post("/account/delete", &[("meant", "on")]).await.leads_to("/");
}

#[actix_web::test]
async fn two_administrators_who_go_at_once_do_not_both_go() {
    let site = Site::start().await;
    let mut gone = Vec::new();
    for name in ["Ann", "Bo"] {
        let account = Account { site_admin: true, ..site.account_like(name) };
        gone.push(site.signed_in(&site.stored(account).await).await);
    }
    let leave = |browser| async move { Browser::post(browser, "/account/delete", &[("meant", "on")]).await };
    let answers = join_all(gone.iter().map(leave)).await;
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422], "one goes, and one has to look after the site");
    let mut tx = site.app.database.read().await.unwrap();
    assert_eq!(storage::accounts::administrators(&mut tx).await.unwrap(), 1);
}

#[actix_web::test]
async fn two_organisers_who_go_at_once_do_not_both_go() {
    let site = Site::start().await;
    let names = ["spring-open", "autumn-clash"];
    let mut events = Vec::new();
    for slug in names {
        events.push(
            site.event_with(slug, Stage::Published, muster::domain::event::pack::Settings::default()).await,
        );
    }
    let mut gone = Vec::new();
    for name in ["Ann", "Bo"] {
        let account = site.account(name).await;
        for event in &events {
            site.staff_of(event, &account, StaffRole::Organiser).await;
        }
        gone.push(site.signed_in(&account).await);
    }
    let leave = |browser| async move { Browser::post(browser, "/account/delete", &[("meant", "on")]).await };
    let answers = join_all(gone.iter().map(leave)).await;
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422], "one goes, and one has to look after the events");
    let mut tx = site.app.database.read().await.unwrap();
    for event in &events {
        assert_eq!(storage::staff::list(&mut tx, event.id).await.unwrap().len(), 1);
    }
}
