//! Who somebody is, and what they may do, is asked once and then known: what is taken back, or given, holds with the
//! very next page all the same, whoever changed it and in whichever process.

use super::doors::{SHORT, administrator};
use crate::support::{
    site::{Browser, Site},
    wait,
};
use futures_util::FutureExt;
use muster::{
    actions::entrants::links,
    app::App,
    config::Config,
    domain::event::{Event, Stage, permission::StaffRole, player::Player},
    live::{ChangeAudience, EventChange},
    storage::{self, Database},
};

const EVENT: &str = "/e/spring-open";
const ME: &str = "/e/spring-open/me";
const DESK: &str = "/e/spring-open/desk";

async fn hall() -> (Site, Event, Browser, Player) {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    (site, event, desk, ann)
}

/// Looks at a page until who looks is known.
async fn is_known(site: &Site, browser: &Browser, path: &str, status: u16) {
    // For seconds after a change of one's own PostgreSQL is asked each time.
    browser.forget_own_changes();
    wait::until("who looks is known", async || {
        browser.get(path).await.is(status);
        let stamp = site.app.database.rights().ok_or("rights are not known")?;
        let at = (stamp, site.app.clock.now());
        site.app.cache.visitors.find("spring-open", &browser.session(), at).map(drop).ok_or("nobody")
    })
    .await;
}

/// What another process took back is taken back with the next page, or as soon as this one has heard of it.
async fn is_shut_out(site: &Site, browser: &Browser, path: &str) {
    if site.app.database.is_ours_alone() {
        browser.get(path).await.is(403);
        return;
    }
    wait::until("another process's change is heard", async || {
        match browser.get(path).await.status.as_u16() {
            403 => Ok(()),
            other => Err(other),
        }
    })
    .await;
}

async fn by_email(site: &Site, email: &str) -> String {
    let mut tx = site.app.database.read().await.unwrap();
    storage::accounts::by_email(&mut tx, email).await.unwrap().unwrap().id.to_string()
}

#[actix_web::test]
async fn a_judge_who_is_taken_off_the_staff_is_one_no_more_on_the_next_page() {
    let (site, event, desk, _) = hall().await;
    let judge = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    is_known(&site, &judge, DESK, 200).await;
    let jo = by_email(&site, "jo.judge@example.org").await;
    desk.post(&format!("{DESK}/staff/remove"), &[("account", &jo)]).await.is(303);
    judge.get(DESK).await.is(403);
    // What is given back holds at once as well.
    is_known(&site, &judge, DESK, 403).await;
    let mut tx = site.app.database.write().await.unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, jo.parse().unwrap(), StaffRole::Organiser)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    judge.get(&format!("{DESK}/set-up")).await.is(200);
}

#[actix_web::test]
async fn a_link_that_is_renewed_is_nobody_s_on_the_next_page() {
    let (site, _, desk, ann) = hall().await;
    let phone = site.phone_of(&ann).await;
    is_known(&site, &phone, ME, 200).await;
    let own = format!("{DESK}/players/1");
    let page = desk.get(&own).await;
    desk.post(&format!("{own}/renew-link"), &[("version", &page.hidden("version"))]).await.leads_to(&own);
    phone.get(ME).await.is(403);
}

#[actix_web::test]
async fn a_browser_that_opens_a_link_is_somebody_on_the_next_page() {
    let (site, _, _, ann) = hall().await;
    let browser = site.signed_up("Bo", SHORT).await;
    is_known(&site, &browser, ME, 403).await;
    let link = links::private_link(&site.app, &ann);
    browser.get(&link[link.find("/p/").unwrap()..]).await.leads_to(ME);
    browser.get(ME).await.is(200).shows("Ann");
}

#[actix_web::test]
async fn a_browser_that_is_signed_out_from_another_one_or_shut_out_is_a_stranger_on_the_next_page() {
    let (site, ..) = hall().await;
    let olga = administrator(&site).await;
    let ann = site.signed_up("Ann", SHORT).await;
    let lost = site.visitor();
    lost.post("/sign-in", &[("email", "ann@example.org"), ("password", SHORT)]).await.leads_to("/");
    for browser in [&ann, &lost] {
        is_known(&site, browser, EVENT, 200).await;
        browser.get(EVENT).await.hides("Sign in");
    }
    ann.post("/account/browsers", &[]).await.leads_to("/account");
    lost.get(EVENT).await.is(200).shows("Sign in");
    is_known(&site, &ann, EVENT, 200).await;
    let id = by_email(&site, "ann@example.org").await;
    olga.post("/admin/accounts", &[("account", &id), ("what", "shut")]).await.leads_to("/admin");
    ann.get(EVENT).await.is(200).shows("Sign in");
}

#[actix_web::test]
async fn staff_who_are_known_and_left_their_browser_alone_for_half_a_day_sign_in_again() {
    let (site, event, ..) = hall().await;
    let judge = site.signed_up("Jo", SHORT).await;
    let jo = by_email(&site, "jo@example.org").await.parse().unwrap();
    let mut tx = site.app.database.write().await.unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, jo, StaffRole::Judge).await.unwrap();
    tx.commit().await.unwrap();
    is_known(&site, &judge, DESK, 200).await;
    site.wait(12 * 60 + 1);
    judge.get(DESK).await.is(303);
}

/// A command beside the server, or another server on PostgreSQL.
async fn another_process(site: &Site) -> App {
    let database = Database::open_without_migrating(site.url()).await.unwrap();
    App::new(database, site.app.clock.clone(), Config::default()).await.unwrap()
}

#[actix_web::test]
async fn what_another_process_takes_back_ends_with_the_next_page() {
    let (site, event, desk, ann) = hall().await;
    let other = another_process(&site).await;
    let judge = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    let phone = site.phone_of(&ann).await;
    is_known(&site, &judge, DESK, 200).await;
    is_known(&site, &phone, ME, 200).await;
    let jo = by_email(&site, "jo.judge@example.org").await.parse().unwrap();
    let mut tx = other.database.write().await.unwrap();
    storage::staff::delete_staff_member(&mut tx, event.id, jo).await.unwrap();
    // Until it is committed it holds.
    judge.get(DESK).await.is(200);
    tx.commit().await.unwrap();
    is_shut_out(&site, &judge, DESK).await;
    is_known(&site, &phone, ME, 200).await;
    let mut tx = other.database.write().await.unwrap();
    storage::sessions::delete_session(&mut tx, &phone.session()).await.unwrap();
    tx.commit().await.unwrap();
    is_shut_out(&site, &phone, ME).await;
    desk.get(DESK).await.is(200);
}

#[actix_web::test]
async fn a_change_is_known_also_when_the_phone_that_sent_it_is_gone() {
    let (site, event, desk, _) = hall().await;
    is_known(&site, &desk, DESK, 200).await;
    let mut tx = site.app.database.write().await.unwrap();
    let locked = storage::events::lock_event(&mut tx, event.id).await.unwrap().unwrap();
    let change = EventChange { event: event.id, version: locked.version, about: ChangeAudience::Everybody };
    // Sent, and the line is cut before the answer.
    assert!(site.app.live.commit(tx, change).now_or_never().is_none());
    let known = async || match site.app.live.version(event.id) {
        Some(version) if version == locked.version => Ok(()),
        other => Err(other),
    };
    wait::soon(known).await.expect("the version that was committed is known");
}

/// Nobody's change is half-known: who asks while one is being made is told what held before, and nothing is kept of it.
#[actix_web::test]
async fn what_is_being_changed_is_not_kept() {
    let (site, _, _, ann) = hall().await;
    if !site.app.database.is_ours_alone() {
        return;
    }
    let phone = site.phone_of(&ann).await;
    is_known(&site, &phone, ME, 200).await;
    let mut tx = site.app.database.write().await.unwrap();
    storage::sessions::delete_session(&mut tx, &phone.session()).await.unwrap();
    assert_eq!(site.app.database.rights(), None);
    phone.get(ME).await.is(200);
    tx.commit().await.unwrap();
    phone.get(ME).await.is(403);
    // A change that fails leaves everything as it was.
    let other = site.phone_of(&ann).await;
    is_known(&site, &other, ME, 200).await;
    let mut tx = site.app.database.write().await.unwrap();
    storage::sessions::delete_session(&mut tx, &other.session()).await.unwrap();
    drop(tx);
    other.get(ME).await.is(200);
    let again = async || site.app.database.rights().ok_or(());
    wait::soon(again).await.expect("rights are known again");
}
