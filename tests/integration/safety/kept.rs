//! How somebody writes what they ask for decides nothing about what others read.

use crate::support::{
    floor::Floor,
    site::{Browser, Site},
    sources::rust,
    wait,
};
use muster::domain::event::permission::StaffRole;

const NUMBERS: [u32; 4] = [30, 4, 20, 3];
/// The pages that everybody asks for.
const PAGES: [&str; 4] = ["standings", "rounds", "rounds/1", "players"];
/// Names with a sign written otherwise, as no browser sends them: of an event in its second round …
const ODD: [&str; 6] = [
    "standings?%61fter=1",
    "standings?x=1&aft%65r=%31",
    "rounds?%62y=name",
    "rounds/1?b%79=name",
    "players?%71=Player+3",
    "standings?%71=Player+3",
];
/// … and of one whose lists have two pages.
const ODD_PARTS: [&str; 4] =
    ["standings?%70age=2", "players?pag%65=%32", "rounds?%70age=2", "rounds/1?b%79=name&page=2"];

async fn read(browser: &Browser) -> Vec<String> {
    let mut pages = Vec::new();
    for page in PAGES {
        let page = browser.get(&format!("/e/spring-open/{page}")).await.is(200).text();
        // Which version of the event it was made from is told to its stream.
        let (before, after) = page.split_once("live?seen=").expect("it listens");
        let after = after.trim_start_matches(|sign: char| sign.is_ascii_digit());
        pages.push(format!("{before}{after}"));
    }
    pages
}

async fn with_players(count: usize, rounds: u32) -> Floor {
    let floor = Floor::with_players(count).await;
    for round in 1..=rounds {
        let tables: Vec<_> = (1..=u32::try_from(count / 2).unwrap()).map(|table| (table, NUMBERS)).collect();
        floor.play(round, if round < rounds { &tables } else { &tables[..1] }).await;
        if round < rounds {
            floor.close(round).await;
        }
    }
    floor
}

/// Until a process keeps pages: on PostgreSQL it has to hear the others first.
async fn keeps_pages(site: &Site) {
    wait::until("pages are kept", async || {
        site.visitor().get("/e/spring-open").await.is(200);
        if site.app.cache.pages.bytes() > 0 { Ok(()) } else { Err("none is") }
    })
    .await;
}

/// A change that is on no page of everybody's.
async fn change(floor: &Floor) {
    let path = "/e/spring-open/desk/players/2";
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/renew-link"), &[("version", &version)]).await.is(303);
}

/// Right after a change somebody asks in an odd way, and everybody else as ever.
async fn nobody_is_misled(floor: &Floor, odd: &[&str]) {
    keeps_pages(&floor.site).await;
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let readers = [floor.site.visitor(), floor.phone(3).await, judge.at(&floor.site)];
    let mut before = Vec::new();
    for reader in &readers {
        before.push(read(reader).await);
    }
    for odd in odd {
        for first in [floor.site.visitor(), floor.phone(4).await, judge.at(&floor.site)] {
            change(floor).await;
            first.get(&format!("/e/spring-open/{odd}")).await.is(200);
            for (reader, before) in readers.iter().zip(&before) {
                assert_eq!(&read(reader).await, before, "{odd}");
            }
        }
    }
}

#[actix_web::test]
async fn how_one_visitor_writes_an_address_changes_nobody_elses_page() {
    nobody_is_misled(&with_players(6, 2).await, &ODD).await;
}

#[actix_web::test]
async fn nobody_reads_another_part_of_a_long_list_than_they_asked_for() {
    nobody_is_misled(&with_players(260, 1).await, &ODD_PARTS).await;
}

#[actix_web::test]
async fn whatever_is_written_otherwise_is_the_page_it_stands_for() {
    let floor = with_players(6, 2).await;
    for browser in [floor.site.visitor(), floor.phone(3).await] {
        let ask = async |page: &str| browser.get(&format!("/e/spring-open/{page}")).await.is(200).text();
        for (odd, usual) in [
            ("standings?%61fter=1", "standings?after=1"),
            ("standings?after=%31&page=1", "standings?page=1&after=1"),
            ("rounds?%62y=n%61me", "rounds?by=name"),
            ("players?q=Player%203", "players?q=Player+3"),
            ("statistics?round=%31", "statistics?round=1"),
        ] {
            let first = usual.split('?').next().unwrap();
            assert_ne!(ask(usual).await, ask(first).await, "{usual} is a page of its own");
            assert_eq!(ask(odd).await, ask(usual).await, "{odd}");
        }
        // A name that stands there twice is nobody's.
        for twice in ["standings?after=1&after=2", "standings?%61fter=1&after=1"] {
            browser.get(&format!("/e/spring-open/{twice}")).await.is(404);
        }
    }
}

/// What a kept page is found by is all of the query that it is made from.
#[test]
fn no_page_that_is_kept_reads_the_query_by_itself() {
    let keeps = |code: &str| code.contains("for_everybody(") || code.contains("public_page(");
    let pages = rust(&["src/web"]).into_iter().filter(|source| keeps(source.code()));
    let pages: Vec<_> = pages.filter(|source| !source.path.contains("/desk/")).collect();
    assert!(pages.len() >= 8, "{} files", pages.len());
    for page in pages {
        for other in ["Query<", "query_string", "uri()"] {
            assert!(!page.code().contains(other), "{}: {other}", page.path);
        }
    }
}
