//! The check-in by a private link that is scanned: by the desk's own camera, or by that of a phone.

use super::undo::{notice, undo};
use crate::support::floor::Floor;
use actix_web::test::TestRequest;
use muster::{actions::entrants::links, domain::event::permission::StaffRole};

const DESK: &str = "/e/spring-open/desk/check-in";
const SCAN: &str = "/e/spring-open/desk/check-in/scan";

/// Three players, none of whom is here.
async fn morning() -> Floor {
    let floor = Floor::with_players(3).await;
    for number in ["1", "2", "3"] {
        floor.desk.post(DESK, &[("number", number), ("undo", "yes")]).await.is(303);
    }
    floor
}

#[actix_web::test]
async fn whose_link_is_scanned_is_here_until_it_is_undone() {
    let floor = morning().await;
    let link = links::private_link(&floor.site.app, floor.player(2));
    let helper = floor.site.staff(&floor.event, "Sam", StaffRole::Scorekeeper).await;
    helper.get(DESK).await.says(text!("desk-players-scan-elsewhere"));
    let scanned = helper.post(SCAN, &[("code", &link)]).await;
    let told = notice(&helper, &scanned).await;
    assert!(told.contains("Player 2 is here."), "{told}");
    // The camera still sees it, or another desk's does.
    helper.post(SCAN, &[("code", &format!(" {link}#x"))]).await.is(303);
    helper.get(DESK).await.says(text!("desk-players-was-here", name = "Player 2"));
    undo(&helper, &told).await.says(text!("desk-players-was-not-here", name = "Player 2"));
    for code in ["", "https://example.org/p/abc", "Player 2", &link[..link.len() - 4]] {
        helper.post(SCAN, &[("code", code)]).await.is(303);
        helper.get(DESK).await.says(text!("desk-players-scanned-nothing"));
    }
    let sent = floor.phone(1).await.post(SCAN, &[("code", &link)]).await;
    assert!(sent.is(303).location.as_deref().unwrap().starts_with("/sign-in"), "{:?}", sent.location);
}

#[actix_web::test]
async fn the_camera_is_allowed_on_the_check_in_alone() {
    let floor = morning().await;
    for (page, allows) in [(DESK, true), ("/e/spring-open/desk", false), ("/e/spring-open", false)] {
        let answer = floor.desk.get(page).await;
        let policy = &answer.is(200).headers["permissions-policy"];
        assert_eq!(policy.contains("camera=(self)"), allows, "{page}: {policy}");
        assert!(policy.contains("microphone=()") && policy.contains("geolocation=()"), "{policy}");
    }
}

#[actix_web::test]
async fn staff_who_open_the_link_of_a_card_are_led_to_the_check_in_and_become_nobody_else() {
    let floor = morning().await;
    let link = links::private_link(&floor.site.app, floor.player(3));
    let path = format!("/p/{}", link.rsplit_once('/').unwrap().1);
    let page = floor.desk.get(&path).await;
    page.is(200).says(text!("play-link-to-check-in", name = "Player 3")).shows("desk/check-in?q=3");
    floor.desk.get("/e/spring-open/me").await.is(403);
    // It may be theirs, too.
    floor.desk.post(&path, &[]).await.leads_to("/e/spring-open/me");
    floor.desk.get(&path).await.leads_to("/e/spring-open/me");
    floor.site.visitor().get(&path).await.leads_to("/e/spring-open/me");
}

#[actix_web::test]
async fn staff_are_the_player_at_once_by_a_link_of_our_own_page_and_by_that_of_somebody_who_is_here() {
    let floor = morning().await;
    let path_of = |number| {
        let link = links::private_link(&floor.site.app, floor.player(number));
        format!("/p/{}", link.rsplit_once('/').unwrap().1)
    };
    let followed = TestRequest::get().uri(&path_of(1)).insert_header(("sec-fetch-site", "same-origin"));
    floor.desk.send(followed).await.leads_to("/e/spring-open/me");
    let helper = floor.site.staff(&floor.event, "Sam", StaffRole::Scorekeeper).await;
    helper.get(&path_of(2)).await.is(200).says(text!("play-link-to-check-in", name = "Player 2"));
    helper.post(DESK, &[("number", "2")]).await.is(303);
    helper.get(&path_of(2)).await.leads_to("/e/spring-open/me");
}
