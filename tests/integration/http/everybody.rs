//! Pages that are rendered once for everybody who is signed in: each visitor gets, to the letter, what would have been
//! rendered for them alone.

use crate::{
    support::{
        floor::Floor,
        site::{Browser, Reply, Site},
    },
    teams::floor::{TeamFloor, of_teams},
};
use actix_web::test::TestRequest;
use muster::domain::{event::permission::StaffRole, teams::TeamSettings};
use std::io::Read;

const NUMBERS: [u32; 4] = [30, 4, 20, 3];
const NOTE: &str = "This is a note.";
const PAGES: [&str; 14] = [
    "",
    "players",
    "players?page=2",
    "news",
    "rounds",
    "rounds/1",
    "rounds/1?by=name",
    "rounds/1?by=name&page=3",
    "standings",
    "standings?page=2",
    "standings?after=1",
    "standings/2",
    "statistics",
    "awards",
];

/// Of an event that is played by teams.
const PAGES_OF_TEAMS: [&str; 6] = ["", "teams", "news", "statistics", "awards", "rounds"];

/// The page as it is rendered for one visitor alone: one with a note on it is nobody else's.
async fn alone(browser: &Browser, path: &str) -> String {
    browser.with_note(NOTE);
    let page = browser.get(path).await.is(200).text();
    let note = format!("<p class=\"note note--good\" role=\"status\">{NOTE}</p>");
    assert_eq!(page.matches(&note).count(), 1, "{path}");
    page.replace(&note, "")
}

async fn packed(browser: &Browser, path: &str) -> Reply {
    browser.send(TestRequest::get().uri(path).insert_header(("accept-encoding", "gzip"))).await
}

fn unpacked(reply: &Reply) -> Vec<u8> {
    assert_eq!(reply.headers["content-encoding"], "gzip");
    let mut text = Vec::new();
    flate2::read::GzDecoder::new(reply.bytes.as_slice()).read_to_end(&mut text).unwrap();
    text
}

/// Whoever looks: strangers, players of both ends of every list, one with an account, staff, an account alone.
async fn visitors(floor: &Floor) -> Vec<Browser> {
    let count = i64::try_from(floor.players.len()).unwrap();
    let mut all = Vec::new();
    for number in [1, 2, 3, count] {
        all.push(floor.phone(number).await);
    }
    let both = floor.site.signed_in(&floor.site.account("Zoë Account").await).await;
    floor.open_link_on(&both, floor.player(5).id).await;
    all.push(both);
    all.push(floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await);
    all.push(floor.site.staff(&floor.event, "Otto Organiser", StaffRole::Organiser).await);
    all.push(floor.site.signed_in(&floor.site.account("דוד כהן").await).await);
    all.push(floor.site.visitor());
    all
}

async fn everybody_sees_what_is_theirs(site: &Site, pages: &[&str], visitors: &[Browser]) {
    for page in pages {
        let path = format!("/e/spring-open/{page}");
        let path = path.trim_end_matches('/');
        for (place, browser) in visitors.iter().enumerate() {
            let shared = browser.get(path).await;
            let kept = if browser.cookie_names().is_empty() { "no-cache" } else { "no-store" };
            assert_eq!(shared.is(200).headers["cache-control"], kept, "{path}");
            assert_eq!(unpacked(&packed(browser, path).await), shared.bytes, "{path}, visitor {place}");
            assert_eq!(shared.text(), alone(browser, path).await, "{path}, visitor {place}");
            // A form for everybody would have no key of its own.
            shared.hides("name=\"once\"");
        }
        let kept = site.app.cache.shared.bytes();
        visitors[0].get(path).await.is(200);
        assert_eq!(site.app.cache.shared.bytes(), kept, "{path} is there already");
    }
}

#[actix_web::test]
async fn everybody_gets_what_would_be_rendered_for_them_alone() {
    let names = ["Ann <b>&amp;</b>", "דוד – لينا", "Cy \"Q\"", "D. E.", "Eve", "Fay"];
    let floor = &Floor::with_names(&names).await;
    let visitors = visitors(floor).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    everybody_sees_what_is_theirs(&floor.site, &PAGES, &visitors).await;
    floor.report(1, 1, NUMBERS).await.is(303);
    everybody_sees_what_is_theirs(&floor.site, &PAGES, &visitors).await;
    // What is kept back from players, staff see.
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    everybody_sees_what_is_theirs(&floor.site, &PAGES, &visitors).await;
}

#[actix_web::test]
async fn members_of_teams_get_what_would_be_rendered_for_them_alone() {
    let settings = of_teams(TeamSettings { size: 4, ..TeamSettings::default() });
    let floor = &TeamFloor::with_teams(3, settings).await;
    let mut visitors = Vec::new();
    for number in 1..=3 {
        let team = floor.team(number).await;
        for member in team.members.iter().take(2) {
            visitors.push(floor.phone(member).await);
        }
    }
    visitors.push(floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await);
    visitors.push(floor.site.visitor());
    everybody_sees_what_is_theirs(&floor.site, &PAGES_OF_TEAMS, &visitors).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    everybody_sees_what_is_theirs(&floor.site, &PAGES_OF_TEAMS, &visitors).await;
}

#[actix_web::test]
async fn whoever_stands_on_another_page_of_a_long_list_is_told_where() {
    let names: Vec<String> = (1..=260).map(|number| format!("Player {number}")).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.report(1, 1, NUMBERS).await.is(303);
    let mut told = 0;
    for number in [1, 130, 260] {
        let phone = floor.phone(number).await;
        for page in ["standings", "standings?page=2", "standings?page=3"] {
            let path = format!("/e/spring-open/{page}");
            let shared = phone.get(&path).await;
            assert_eq!(shared.text(), alone(&phone, &path).await, "{path}, player {number}");
            assert_eq!(unpacked(&packed(&phone, &path).await), shared.bytes, "{path}, player {number}");
            let (is_told, is_here) = (shared.has("Show me</a>"), shared.has("is-you"));
            assert!(is_told != is_here, "either their row is here or they are told where: {path}, {number}");
            told += u32::from(is_told);
        }
    }
    assert_eq!(told, 6);
}

#[actix_web::test]
async fn what_a_stranger_gets_packed_is_the_page_kept_or_not() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let stranger = floor.site.visitor();
    let event = "/e/spring-open";
    for page in ["", "/standings", "/rounds/1", "/rounds/1/tables/1", "/players?q=1"] {
        let path = format!("{event}{page}");
        for _ in 0..2 {
            let (plain, packed) = (stranger.get(&path).await, packed(&stranger, &path).await);
            assert_eq!(unpacked(&packed), plain.bytes, "{path}");
            let vary = packed.headers["vary"].to_lowercase();
            assert!(vary.contains("accept-encoding"), "{path}: {vary}");
        }
    }
}

#[actix_web::test]
async fn a_browser_that_wants_no_gzip_gets_none() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    for browser in [floor.site.visitor(), floor.phone(1).await] {
        for page in ["", "standings", "rounds/1", "rounds/1/tables/1", "players/1"] {
            let path = format!("/e/spring-open/{page}");
            let path = path.trim_end_matches('/');
            // Twice: the second may be one that is kept.
            for _ in 0..2 {
                let plain = browser.get(path).await.is(200).bytes.clone();
                for refuses in ["gzip;q=0", "gzip; q=0.0, identity", "br"] {
                    let request = TestRequest::get().uri(path).insert_header(("accept-encoding", refuses));
                    let answer = browser.send(request).await;
                    assert_eq!(answer.headers.get("content-encoding"), None, "{path}, {refuses}");
                    assert_eq!(answer.bytes, plain, "{path}, {refuses}");
                }
            }
        }
    }
}
