//! Very many sign up without an account: a program among them keeps nobody out for good.

use crate::support::site::{Browser, Reply, Site};
use muster::{
    config::Config,
    domain::event::{
        Event, Stage,
        pack::Settings,
        player::{Player, Status},
        quotas::most_entries,
    },
    storage,
    web::page::signing_up::is_worked_for,
};

const SIGN_UP: &str = "/e/spring-open/register";
const WELCOME: &str = "/e/spring-open/welcome";
const NOW: &str = "/e/spring-open/desk";

/// Forms, each with what a browser has found for it by trying.
const WORKED: [(&str, &str); 3] = [
    ("the first form worked for", "130045"),
    ("the second form worked for", "599100"),
    ("the third form worked for", "276897"),
];

async fn open(site: &Site, capacity: u32) -> Event {
    let settings = Settings { capacity, ..Settings::default() };
    site.event_with("spring-open", Stage::Published, settings).await
}

/// As many as come in without anything that tells them from a program.
async fn crowd(site: &Site) {
    for number in 1..=20 {
        sign_up(site, &format!("Crowd {number}")).await.leads_to(WELCOME);
    }
}

async fn sign_up(site: &Site, name: &str) -> Reply {
    site.visitor().post(SIGN_UP, &[("name", name)]).await
}

async fn worked(phone: &Browser, (once, proof): (&str, &str), name: &str) -> Reply {
    phone.post(SIGN_UP, &[("once", once), ("proof", proof), ("name", name)]).await
}

async fn players(site: &Site, event: &Event) -> Vec<Player> {
    let mut tx = site.app.database.read().await.unwrap();
    storage::players::list_players(&mut tx, event.id).await.unwrap()
}

async fn called(site: &Site, event: &Event, name: &str) -> Player {
    players(site, event).await.into_iter().find(|player| player.name.as_str() == name).unwrap()
}

/// So many wait for a place, as a program with a proof for each has signed them up.
async fn flooded(site: &Site, event: &Event, many: i64) {
    let names: Vec<String> = (0..many).map(|number| format!("Flood {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let entered = site.players(event, &names).await;
    let mut tx = site.app.database.write().await.unwrap();
    for player in entered {
        let waits = Player { status: Status::Waiting, checked_in_at: None, ..player };
        assert!(storage::players::update(&mut tx, &waits).await.unwrap());
    }
    site.commit(tx, event.id).await;
}

#[test]
fn a_proof_is_of_its_form_alone_and_takes_very_many_tries() {
    for (once, found) in WORKED {
        assert!(is_worked_for(once, found));
        assert!(!is_worked_for(once, "1") && !is_worked_for("another form", found));
    }
    let found = (0..2000).filter(|tried| is_worked_for("any form", &tried.to_string())).count();
    assert_eq!(found, 0, "a few tries do not do");
}

#[actix_web::test]
async fn among_very_many_a_browser_works_for_its_entry_and_others_ask_the_organiser() {
    let site = Site::start().await;
    let event = open(&site, 50).await;
    let desk = site.organiser(&event).await;
    site.visitor().get(SIGN_UP).await.is(200).shows("/proof.js").shows("name=\"proof\"");
    crowd(&site).await;
    let phone = site.visitor();
    phone.post(SIGN_UP, &[("name", "Bot or not")]).await.leads_to(WELCOME);
    phone.get(WELCOME).await.is(200).shows("One more step, Bot or not").shows("let you in");
    phone
        .get("/e/spring-open/me")
        .await
        .is(200)
        .shows("the organiser checks each entry")
        .hides("You've withdrawn");
    site.visitor().get("/e/spring-open/players").await.hides("Bot or not");
    // Whoever has worked for it, or is signed in, has a place at once: nobody who asks is before them.
    worked(&site.visitor(), WORKED[0], "Worked").await.leads_to(WELCOME);
    let account = site.signed_in(&site.account("Nora").await).await;
    account.get(SIGN_UP).await.is(200).hides("name=\"proof\"");
    account.post(SIGN_UP, &[("name", "Nora")]).await.leads_to(WELCOME);
    for name in ["Worked", "Nora", "Crowd 20"] {
        assert_eq!(called(&site, &event, name).await.status, Status::Playing, "{name}");
    }
    // A proof counts once, and a made-up one never.
    worked(&site.visitor(), WORKED[0], "Worked again").await.leads_to(WELCOME);
    worked(&site.visitor(), ("a form of its own", "17"), "Made up").await.leads_to(WELCOME);
    for name in ["Bot or not", "Worked again", "Made up"] {
        assert!(called(&site, &event, name).await.asks_to_come_in(), "{name}");
    }
    // To leave and come back lets nobody in: they ask again.
    let leave = "/e/spring-open/leave";
    phone
        .get(SIGN_UP)
        .await
        .shows("You've already asked to join as Bot or not.")
        .hides("You already have a place");
    for undo in ["yes", "wait"] {
        let page = phone.get(leave).await;
        let version = page.says(text!("play-leave-withdraw-entry")).hides("Your place").hidden("version");
        phone.post(leave, &[("version", &version)]).await.is(303);
        assert_eq!(called(&site, &event, "Bot or not").await.status, Status::Withdrawn);
        let version = phone.get(leave).await.shows("Ask again").hidden("version");
        phone.post(leave, &[("version", &version), ("undo", undo)]).await.is(303);
        assert!(called(&site, &event, "Bot or not").await.asks_to_come_in(), "{undo}");
    }
    // The organiser lets them in, one by one.
    desk.get(NOW)
        .await
        .is(200)
        .says(text!("desk-home-ask-to-come-in", people = 3))
        .shows("desk/players?only=asks");
    desk.get("/e/spring-open/desk/players?only=asks").await.shows("Made up").hides("Crowd 1").hides("Nora");
    let asks = called(&site, &event, "Bot or not").await;
    let path = format!("/e/spring-open/desk/players/{}", asks.number);
    let version = desk.get(&path).await.shows("Let player in").hidden("version");
    desk.post(&format!("{path}/take-back"), &[("version", &version)]).await.is(303);
    assert_eq!(called(&site, &event, "Bot or not").await.status, Status::Playing);
    desk.get(NOW).await.says(text!("desk-home-ask-to-come-in", people = 2));
    // It is over by itself.
    site.wait(60);
    sign_up(&site, "An hour later").await.leads_to(WELCOME);
    assert_eq!(called(&site, &event, "An hour later").await.status, Status::Playing);
}

#[actix_web::test]
async fn an_event_that_very_many_have_shut_is_opened_by_a_tap_and_by_the_next_day() {
    let site = Site::start().await;
    let event = open(&site, 2).await;
    let desk = site.organiser(&event).await;
    desk.get(NOW).await.is(200).says_not(text!("desk-home-open-sign-up"));
    flooded(&site, &event, most_entries(2)).await;
    let refused = worked(&site.visitor(), WORKED[0], "One Too Many").await;
    refused.is(422).shows("has reached its daily limit").shows("One Too Many");
    // The organiser goes on, and was told before.
    desk.get("/e/spring-open/desk/set-up/who")
        .await
        .is(200)
        .shows("Up to 208 people a day can join the waiting list");
    desk.post("/e/spring-open/desk/players", &[("name", "By Hand")]).await.is(303);
    desk.get("/e/spring-open/desk/players?q=By+Hand").await.shows("By Hand");
    desk.get(NOW).await.says(text!("desk-home-sign-up-is-shut")).says(text!("desk-home-open-sign-up"));
    desk.post("/e/spring-open/desk/sign-up", &[]).await.leads_to(NOW);
    desk.get(NOW)
        .await
        .says(text!("desk-home-sign-up-is-open-again"))
        .says_not(text!("desk-home-open-sign-up"));
    desk.get("/e/spring-open/desk/audit").await.says(text!("setting-entries-count-from"));
    site.wait_seconds(1);
    worked(&site.visitor(), WORKED[0], "One Too Many").await.leads_to(WELCOME);
    // Without a tap, a day later.
    flooded(&site, &event, most_entries(2)).await;
    site.wait(60);
    worked(&site.visitor(), WORKED[1], "The Next Day").await.is(422);
    site.wait(24 * 60);
    worked(&site.visitor(), WORKED[1], "The Next Day").await.leads_to(WELCOME);
}

#[actix_web::test]
async fn whoever_asks_keeps_out_others_who_ask_alone_and_a_deletion_counts_back() {
    let site = Site::start().await;
    let event = open(&site, 2).await;
    crowd(&site).await;
    flooded(&site, &event, most_entries(2)).await;
    let mut tx = site.app.database.write().await.unwrap();
    for player in storage::players::list_players(&mut tx, event.id).await.unwrap() {
        if player.name.as_str().starts_with("Flood") {
            let asks = Player { asks_since: Some(player.registered_at), ..player };
            assert!(storage::players::update(&mut tx, &asks).await.unwrap());
        }
    }
    site.commit(tx, event.id).await;
    sign_up(&site, "Asks in vain").await.is(422).shows("has reached its daily limit");
    worked(&site.visitor(), WORKED[0], "Worked").await.leads_to(WELCOME);
    let waits = called(&site, &event, "Worked").await;
    assert!(waits.is_waiting() && !waits.asks_to_come_in());
    // Deleted in the middle, and in its place there is room for another.
    let desk = site.organiser(&event).await;
    let flood = called(&site, &event, "Flood 7").await;
    let path = format!("/e/spring-open/desk/players/{}", flood.number);
    let version = desk.get(&path).await.hidden("version");
    let forgotten = desk.post(&format!("{path}/forget"), &[("version", &version), ("sure", "on")]).await;
    forgotten.is(303);
    sign_up(&site, "Asks now").await.leads_to(WELCOME);
    assert!(called(&site, &event, "Asks now").await.asks_to_come_in());
}

#[actix_web::test]
async fn where_mail_is_set_up_the_link_that_was_mailed_lets_in_and_no_other() {
    let site = Site::with_mail().await;
    let event = open(&site, 50).await;
    crowd(&site).await;
    let phone = site.visitor();
    phone.post(SIGN_UP, &[("name", "Ann"), ("email", "ann@example.org")]).await.leads_to(WELCOME);
    let welcome = phone.get(WELCOME).await;
    welcome.is(200).shows("Open the link we sent to ann@example.org");
    let link_in = |text: &str| {
        let (_, link) = text.split_once("/p/").unwrap();
        let end = link.find(|sign: char| !(sign.is_ascii_alphanumeric() || "-_".contains(sign)));
        format!("/p/{}", &link[..end.unwrap_or(link.len())])
    };
    site.visitor().get(&link_in(&welcome.body)).await.is(303);
    assert!(called(&site, &event, "Ann").await.asks_to_come_in(), "the browser knows that link by itself");
    let mut tx = site.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
    drop(tx);
    let [mail] = &mails[..] else { panic!("{mails:?}") };
    assert_eq!(mail.subject, "Spring Open: open the link to get in");
    assert_ne!(link_in(&mail.body), link_in(&welcome.body));
    let other = site.visitor();
    other.get(&link_in(&mail.body)).await.is(303);
    let ann = called(&site, &event, "Ann").await;
    assert_eq!((ann.status, ann.asks_since), (Status::Playing, None));
    other.get("/e/spring-open/me").await.is(200).shows("Ann");
    let desk = site.organiser(&event).await;
    desk.get("/e/spring-open/desk/audit").await.shows("opened the link from the email and got a place");
}

#[actix_web::test]
async fn a_team_signs_up_with_a_proof_while_very_many_do() {
    use crate::teams::floor::of_teams;
    let site = Site::configured(Config::default()).await;
    let settings = of_teams(muster::domain::teams::TeamSettings { size: 2, ..Default::default() });
    site.event_with("spring-open", Stage::Published, settings).await;
    let path = "/e/spring-open/teams/register";
    site.visitor().get(path).await.is(200).shows("name=\"proof\"");
    let sign_up = async |team: &str, more: &[(&str, &str)]| {
        let fields = [&[("team", team), ("name", team)], more].concat();
        site.visitor().post(path, &fields).await
    };
    for number in 1..=20 {
        sign_up(&format!("Team {number}"), &[]).await.leads_to(WELCOME);
    }
    sign_up("Too many", &[]).await.is(422).shows("couldn't check that you're a person").shows("Too many");
    let (once, proof) = WORKED[2];
    sign_up("Worked for", &[("once", once), ("proof", proof)]).await.leads_to(WELCOME);
}
