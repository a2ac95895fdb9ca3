//! Lists of more than a hundred rows: pages of a hundred, a search among all, and the way to what is one's own.

use crate::{
    rosters::site::{RATS, submit},
    support::{
        floor::Floor,
        site::{Browser, Reply, Site},
    },
};
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use muster::domain::event::{Stage, pack::Settings};
use std::collections::BTreeSet;

const HOME: &str = "/e/spring-open";
/// What a page and all that belongs to it may weigh on its first visit, packed.
const WEIGHT: usize = 50_000;

fn names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Žofie Ťavná {number}")).collect()
}

async fn floor(count: usize) -> Floor {
    let floor = Floor::with_names(&names(count).iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor
}

fn rows(page: &Reply) -> usize {
    page.body.matches("data-search=").count()
}

/// As it is sent to a phone, with its style and its scripts.
async fn weight(browser: &Browser, path: &str) -> usize {
    let packed = async |path: &str| {
        browser.send(TestRequest::get().uri(path).insert_header(("accept-encoding", "gzip"))).await
    };
    let page = browser.get(path).await.is(200).body.clone();
    let mut bytes = packed(path).await.bytes.len();
    // Each once: every icon is named behind the address of one file.
    let files = page.split("\"/static/").skip(1).filter_map(|rest| rest.split(['"', '#']).next());
    for file in files.collect::<BTreeSet<_>>() {
        bytes += packed(&format!("/static/{file}")).await.bytes.len();
    }
    bytes
}

#[actix_web::test]
async fn lists_of_players_have_a_hundred_rows_a_page_and_weigh_little() {
    let floor = floor(260).await;
    let visitor = floor.site.visitor();
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    for (list, pages) in [("standings?", 3), ("players?", 3), ("rounds/1?", 2), ("rounds/1?by=name&", 3)] {
        let mut all = 0;
        for number in 1..=pages {
            let page = visitor.get(&format!("{HOME}/{list}page={number}")).await;
            page.is(200).shows(&format!("Page {number} of {pages}"));
            assert!(rows(&page) <= 100, "{list}: {} rows", rows(&page));
            all += rows(&page);
        }
        assert_eq!(all, if list == "rounds/1?" { 130 } else { 260 }, "{list}");
        // Nobody types into a filter that knows a part of the list only.
        visitor.get(&format!("{HOME}/{list}")).await.hides("data-filter");
        let found = visitor.get(&format!("{HOME}/{list}q=tavna%20260")).await;
        assert!(rows(found.is(200)) >= 1, "{list}: {}", found.body);
        assert!(found.has("Ťavná 260") && !found.has("Ťavná 17<"), "{list}");
        let bytes = weight(&visitor, &format!("{HOME}/{list}")).await;
        assert!((15_000..WEIGHT).contains(&bytes), "{list} weighs {bytes} bytes");
    }
}

#[actix_web::test]
async fn pairings_of_several_pages_tell_everybody_their_own_table() {
    let floor = floor(260).await;
    for table in [1, 130] {
        let battle = floor.battle(1, table).await;
        let phone = floor.phone(floor.number(battle.a)).await;
        let other = &floor.player(floor.number(battle.b.unwrap())).name;
        for page in ["", "?page=2", "?by=name&page=3"] {
            let page = phone.get(&format!("{HOME}/rounds/1{page}")).await;
            page.is(200).shows(&format!("/tables/{table}\">table {table}</a> against {other}."));
        }
        phone.get(&format!("{HOME}/rounds/1?q=260")).await.hides("You're at");
    }
    floor.site.visitor().get(&format!("{HOME}/rounds/1")).await.hides("You're at");
}

#[actix_web::test]
async fn a_short_list_says_nothing_of_pages_and_filters_while_one_types() {
    let floor = floor(4).await;
    let phone = floor.phone(1).await;
    for list in ["standings", "players", "rounds/1"] {
        phone.get(&format!("{HOME}/{list}")).await.hides("Page 1").shows("data-filter");
    }
    // But where one plays is told in words, and one's own row has more than a colour.
    let pairings = phone.get(&format!("{HOME}/rounds/1")).await;
    pairings.shows("You're at").shows("<span class=\"you\">you</span>");
    floor.site.visitor().get(&format!("{HOME}/rounds/1")).await.hides("You're at").hides(">you<");
}

#[actix_web::test]
async fn rosters_are_searched_without_a_script_and_have_pages() {
    let site = Site::start().await;
    let due = site.app.clock.now() + TimeDelta::days(7);
    let settings = Settings {
        points_limit: 1000,
        roster_deadline: Some(due),
        rosters_open_at: Some(due),
        rules_cut_off: "2025-05-01".parse().ok(),
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &names(103).iter().map(String::as_str).collect::<Vec<_>>()).await;
    for player in &players {
        submit(&site.phone_of(player).await, RATS).await.is(303);
    }
    let visitor = site.visitor();
    visitor.get(&format!("{HOME}/rosters?q=tavna")).await.is(200).shows("Rosters open ").hides("Ťavná");
    site.wait(60 * 24 * 8);
    let first = visitor.get(&format!("{HOME}/rosters")).await;
    assert_eq!(rows(first.is(200).shows("Page 1 of 2")), 100);
    // A form of its own, whose button asks the server.
    first.shows("<form class=\"search").shows("name=\"q\"").hides("data-filter");
    assert_eq!(rows(&visitor.get(&format!("{HOME}/rosters?page=2")).await), 3);
    let found = visitor.get(&format!("{HOME}/rosters?q=tavna%20103")).await;
    assert_eq!(rows(found.is(200).shows("Žofie Ťavná 103").shows("1 found")), 1);
    assert_eq!(rows(&visitor.get(&format!("{HOME}/rosters?q=skaven")).await), 100);
    visitor
        .get(&format!("{HOME}/rosters?q=nobody"))
        .await
        .is(200)
        .shows("0 found")
        .says_not(text!("rosters-none-yet"));
}

#[actix_web::test]
async fn soft_scores_have_pages_and_a_search() {
    let floor = floor(103).await;
    let soft = format!("{HOME}/desk/soft");
    let seen = floor.desk.get(&soft).await.hidden("seen");
    floor.desk.post(&soft, &[("seen", seen.as_str()), ("painting", "20")]).await.is(303);
    let page = floor.desk.get(&soft).await;
    assert_eq!(rows(page.is(200).shows("Page 1 of 2").shows("0 of 103 entered for painting")), 100);
    assert_eq!(rows(&floor.desk.get(&format!("{soft}?page=2")).await), 3);
    let found = floor.desk.get(&format!("{soft}?q=tavna%20103")).await;
    assert_eq!(rows(found.is(200).shows("Žofie Ťavná 103").shows("0 of 103 entered for painting")), 1);
    floor
        .desk
        .get(&format!("{soft}?q=nobody"))
        .await
        .is(200)
        .says(text!("desk-show-nobody-of-that-name-plays"));
}
