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
    site.visitor().post("/sign-in", &typed).await.is(422).shows("This account is blocked");
    // Who does not know the password does not learn that either.
    let guess = [("email", "ann@example.org"), ("password", "wrong")];
    site.visitor().post("/sign-in", &guess).await.is(422).hides("shut");
    olga.get("/admin").await.is(200).says(text!("site-act-account-shut", name = "Ann")).shows("Unblock");
    change("open").await.leads_to("/admin");
    site.visitor().post("/sign-in", &typed).await.leads_to("/");
    let own = account(&site, "olga@example.org").await.unwrap().id.to_string();
    olga.post("/admin/accounts", &[("account", &own), ("what", "shut")]).await.leads_to("/admin");
    olga.get("/admin").await.is(200).shows("The site needs an administrator");
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

/// What somebody said and what was noted about them is theirs to read, too; for whom they voted is kept nowhere.
#[actix_web::test]
async fn what_is_kept_about_somebody_has_answers_calls_conduct_marks_and_votes() {
    let floor = crate::support::floor::Floor::with_players(4).await;
    let site = &floor.site;
    floor.play(1, &[]).await;
    let ann = site.signed_up("Ann", SHORT).await;
    let id = account(site, "ann@example.org").await.unwrap().id;
    let battle = floor.battle(1, 1).await;
    let mut tx = site.app.database.write().await.unwrap();
    let mut player = storage::players::find_player(&mut tx, battle.a).await.unwrap().unwrap();
    player.account_id = Some(id);
    assert!(storage::players::update(&mut tx, &player).await.unwrap());
    storage::answers::insert_sign_up_answer(&mut tx, player.id, 1, ("T-shirt?", "XL")).await.unwrap();
    tx.commit().await.unwrap();
    let phone = floor.phone(player.number).await;
    let call = [("kind", "rules"), ("note", "Is it cover?")];
    phone.post(&format!("{}/call", crate::support::floor::address(&battle)), &call).await.is(303);
    let noted = [
        ("kind", "late"),
        ("level", "warning"),
        ("note", "ten minutes late"),
        ("player", &player.number.to_string()),
    ];
    floor.desk.post(&format!("/e/spring-open/desk/conduct/{}", player.number), &noted).await.is(303);
    let file = ann.post("/account/export", &[]).await;
    let kept: serde_json::Value = serde_json::from_str(&file.body).unwrap();
    let entry = &kept["entries"][0];
    assert_eq!(entry["answers"][0]["answer"], "XL");
    assert_eq!(entry["calls"][0]["note"], "Is it cover?");
    assert_eq!(entry["notes_about_conduct"][0]["note"], "ten minutes late");
    assert!(
        entry["soft_scores"].is_null() && entry["voted_for_awards"].as_array().unwrap().is_empty(),
        "{entry}"
    );
    let page = ann.get("/account").await;
    page.shows("Kept: your results").shows("judge calls and conduct notes");
}

/// A browser that was left alone hands out no addresses.
#[actix_web::test]
async fn files_with_personal_data_and_removing_staff_ask_for_the_password_again() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    // Whoever typed their password at the door, some minutes ago.
    let desk = administrator(&site).await;
    let kim = site.account("Kim Judge").await;
    site.staff_of(&event, &kim, StaffRole::Judge).await;
    let files = ["players.csv", "players.xlsx", "answers.csv", "answers.xlsx", "audit.jsonl"];
    for file in files {
        desk.get(&format!("/e/spring-open/desk/{file}")).await.is(200);
    }
    site.wait(11);
    for file in files {
        desk.get(&format!("/e/spring-open/desk/{file}")).await.is(403).shows("Your password");
    }
    let remove = [("account", kim.id.to_string())];
    let remove = remove.each_ref().map(|(name, value)| (*name, value.as_str()));
    desk.post("/e/spring-open/desk/staff/remove", &remove).await.is(422).shows("Your password");
    desk.get("/e/spring-open/desk/staff").await.shows("Kim Judge");
}

#[actix_web::test]
async fn a_deleted_account_leaves_its_results_and_nothing_to_reach_it_by() {
    let site = Site::start().await;
    let ann = ann(&site).await;
    ann.post("/account/delete", &[]).await.is(422).shows("Tick the box to confirm");
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
        let log = storage::audit::list_audit_entries(&mut tx, event.id).await.unwrap();
        assert!(storage::audit::check_audit_entries(&mut tx, event.id, &log).await.unwrap().is_ok());
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
    olga.post("/account/delete", &[("meant", "on")]).await.is(422).shows("The site needs an administrator");
    let jo = site.signed_up("Jo", PASSWORD).await;
    let event = site.event(Stage::Published).await;
    let mut tx = site.app.database.write().await.unwrap();
    let id = storage::accounts::by_email(&mut tx, "jo@example.org").await.unwrap().unwrap().id;
    storage::staff::set_staff_role(&mut tx, event.id, id, StaffRole::Organiser).await.unwrap();
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
    assert_eq!(statuses, [303, 422], "one goes, and the site keeps an administrator");
    let mut tx = site.app.database.read().await.unwrap();
    assert_eq!(storage::accounts::count_administrators(&mut tx).await.unwrap(), 1);
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
        assert_eq!(storage::staff::list_staff(&mut tx, event.id).await.unwrap().len(), 1);
    }
}
