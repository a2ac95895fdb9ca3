//! Closed rosters: nothing of them is told before their time, on no page and by no size.

use super::{DESK, Hall, RATS, ROSTER, submit};
use chrono::TimeDelta;
use muster::domain::event::pack::{RosterPolicy, Settings};

#[actix_web::test]
async fn nothing_of_a_roster_is_told_before_rosters_open() {
    let hall = Hall::open().await;
    let (ann, bo) = (hall.phone(1).await, hall.phone(2).await);
    let visitor = hall.site.visitor();
    let pages = [
        "/e/spring-open/rosters",
        "/e/spring-open/players",
        "/e/spring-open/standings",
        "/e/spring-open/standings.csv",
        "/e/spring-open",
        "/e/spring-open/rosters/1",
    ];
    let mut before = Vec::new();
    for page in pages {
        before.push((bo.get(page).await.bytes.len(), visitor.get(page).await.bytes.len()));
    }
    submit(&ann, RATS).await.leads_to(ROSTER);
    for (page, sizes) in pages.iter().zip(before) {
        for browser in [&bo, &visitor] {
            let reply = browser.get(page).await;
            reply.hides("Skaven").hides("doom").hides("Grey Seer").hides("920");
        }
        let after = (bo.get(page).await.bytes.len(), visitor.get(page).await.bytes.len());
        assert_eq!(after, sizes, "{page} does not even grow");
    }
    for browser in [&bo, &visitor] {
        // The same answer for a closed roster as for one that was never handed in, or nobody's.
        let closed = browser.get("/e/spring-open/rosters/1").await;
        let none = browser.get("/e/spring-open/rosters/3").await;
        assert_eq!((closed.status.as_u16(), closed.body.len()), (404, none.body.len()));
        browser.post("/e/spring-open/rosters/1/problems", &[("text", "x")]).await.hides("Skaven");
    }
    ann.get("/e/spring-open/rosters/1").await.is(200).shows("Grey Seer").hides("Report a problem");

    hall.site.wait(7 * 24 * 60 + 121);
    bo.get("/e/spring-open/rosters").await.is(200).shows("Skaven").shows("/rosters/1");
    bo.get("/e/spring-open/rosters/1").await.is(200).shows("Grey Seer").shows("Rats &#60;b&#62;of");
    visitor.get("/e/spring-open/rosters/1").await.is(200);
    bo.get("/e/spring-open/rosters/3").await.is(200).shows("hasn&#39;t handed in a roster");
}

/// Nothing changes in the event when the hour comes: a page that waits has to ask by itself.
#[actix_web::test]
async fn a_page_that_waits_for_rosters_knows_when_to_ask_again() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let (page, visitor) = ("/e/spring-open/rosters", hall.site.visitor());
    let waits = visitor.get(page).await;
    let (_, at) = waits.is(200).body.split_once("data-again=\"").unwrap();
    let at: i64 = at.split('"').next().unwrap().parse().unwrap();
    waits.shows("data-live-part=\"rosters\"").shows("/clock.js").hides("Skaven");
    hall.site.wait((at - hall.site.app.clock.now().timestamp_millis()) / 60_000 - 1);
    visitor.get(page).await.shows(&format!("data-again=\"{at}\"")).hides("Skaven");
    hall.site.wait(1);
    visitor.get(page).await.shows("data-live-part=\"rosters\"").shows("Skaven").hides("data-again");
}

#[actix_web::test]
async fn a_roster_that_comes_when_the_others_are_open_does_not_replace_the_first_unseen() {
    let hall = Hall::open().await;
    let (ann, bo, visitor) = (hall.phone(1).await, hall.phone(2).await, hall.site.visitor());
    submit(&ann, RATS).await.leads_to(ROSTER);
    hall.site.wait(7 * 24 * 60 + 121);
    let late = "after rosters opened";
    visitor.get("/e/spring-open/rosters/1").await.is(200).shows("Grey Seer").hides(late);
    let other = RATS.replace("Rat Ogors (160)", "Stormvermin (110)").replace("920/1000", "870/1000");
    submit(&ann, &other).await.leads_to(ROSTER);
    for browser in [&ann, &bo, &visitor] {
        let page = browser.get("/e/spring-open/rosters/1").await;
        page.is(200).shows(late).shows("Replaces version 1").shows("Rat Ogors (160)");
        browser.get("/e/spring-open/rosters").await.shows(&format!("handed in {late}"));
    }
    // The first of somebody who had none replaces nothing.
    submit(&bo, RATS).await.leads_to(ROSTER);
    visitor.get("/e/spring-open/rosters/2").await.is(200).hides("Replaces version");
}

#[actix_web::test]
async fn the_roster_of_whoever_has_left_waits_for_nobody() {
    let hall = Hall::open().await;
    for number in 1..=2 {
        submit(&hall.phone(number).await, RATS).await.leads_to(ROSTER);
    }
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(DESK).await.says(text!("desk-rosters-check-next", left = 2));
    let ann = hall.phone(1).await;
    let version = ann.get("/e/spring-open/leave").await.hidden("version");
    ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    desk.get(DESK).await.says(text!("desk-rosters-check-next", left = 1)).hides("Check next of");
    hall.site.wait(7 * 24 * 60 + 121);
    hall.site.visitor().get("/e/spring-open/rosters/1").await.is(404);
}

#[actix_web::test]
async fn closed_rosters_stay_closed_and_the_faction_is_told_with_the_first_pairings() {
    let mut hall = Hall::open().await;
    hall.set(Settings { rosters: RosterPolicy::Closed, ..hall.event.settings.clone() }).await;
    let (ann, bo) = (hall.phone(1).await, hall.phone(2).await);
    submit(&ann, RATS).await.leads_to(ROSTER);
    hall.site.wait(30 * 24 * 60);
    bo.get("/e/spring-open/rosters/1").await.is(404);
    bo.get("/e/spring-open/rosters").await.is(200).hides("Skaven");
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    bo.get("/e/spring-open/players").await.hides("Skaven");
    let round = "/e/spring-open/desk/rounds/1";
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    bo.get("/e/spring-open/players").await.shows("Skaven");
    bo.get("/e/spring-open/rosters/1").await.is(404);
}

#[actix_web::test]
async fn pairings_published_before_the_rosters_open_tell_no_faction() {
    let mut hall = Hall::open().await;
    let opens = hall.site.app.clock.now() + TimeDelta::days(8);
    hall.set(Settings { rosters_open_at: Some(opens), ..hall.event.settings.clone() }).await;
    let (ann, bo) = (hall.phone(1).await, hall.phone(2).await);
    submit(&ann, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let draw = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &draw).await.is(303);
    let round = "/e/spring-open/desk/rounds/1";
    let publish = async || {
        let version = desk.get(round).await.hidden("version");
        desk.post(&format!("{round}/publish"), &[("version", &version)]).await.is(303);
    };
    publish().await;
    let pages = ["players", "players/1", "rounds/1", "standings", "me", "screen"];
    for page in pages {
        bo.get(&format!("/e/spring-open/{page}")).await.hides("Skaven").hides("Grey Seer");
    }
    hall.site.wait(8 * 24 * 60 + 1);
    let version = desk.get(round).await.hidden("version");
    desk.post(&format!("{round}/take-back"), &[("version", &version)]).await.is(303);
    publish().await;
    bo.get("/e/spring-open/players").await.shows("Skaven");
}

#[actix_web::test]
async fn open_rosters_are_made_once_and_closed_ones_are_never_kept() {
    let hall = Hall::open().await;
    submit(&hall.phone(1).await, RATS).await.leads_to(ROSTER);
    let account = hall.site.signed_in(&hall.site.account("Nora").await).await;
    let readers = [hall.site.visitor(), hall.phone(2).await, account];
    let pages = ["/e/spring-open/rosters", "/e/spring-open/rosters/1"];
    let kept = || hall.site.app.cache.shared.bytes() + hall.site.app.cache.pages.bytes();
    let before = kept();
    let ask = async || {
        let mut all = Vec::new();
        for (browser, page) in readers.iter().flat_map(|browser| pages.map(|page| (browser, page))) {
            all.push(browser.get(page).await);
        }
        all
    };
    // Staff read them before; nobody else is shown what was made for them.
    hall.site.organiser(&hall.event).await.get(pages[0]).await.is(200).shows("Skaven");
    for reply in ask().await {
        reply.hides("Skaven").hides("Grey Seer");
    }
    assert_eq!(kept(), before);
    // They open by the clock, and nothing of the event has changed.
    hall.site.wait(7 * 24 * 60 + 121);
    for reply in ask().await {
        reply.is(200).shows("Skaven");
    }
    let open = kept();
    assert!(open > before);
    let again = ask().await;
    assert_eq!(kept(), open, "they are there already");
    again[3].shows("Report a problem");
    again[1].hides("Report a problem");
    let settings = Settings { rosters: RosterPolicy::Closed, ..hall.event.settings.clone() };
    let mut tx = hall.site.app.database.write().await.unwrap();
    muster::storage::events::set_settings(&mut tx, hall.event.id, &hall.event.name, &settings).await.unwrap();
    hall.site.commit(tx, hall.event.id).await;
    for reply in ask().await {
        reply.hides("Skaven").hides("Grey Seer");
    }
}
