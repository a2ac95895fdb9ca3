//! Every link on every page leads somewhere its reader may go.

use crate::support::site::{Browser, Reply, Site};
use actix_web::http::StatusCode;
use muster::{
    domain::event::{Event, permission::StaffRole},
    storage,
};
use std::collections::{BTreeMap, BTreeSet};

#[actix_web::test]
async fn an_address_with_a_slash_at_its_end_leads_to_the_one_without_and_never_away() {
    let site = Site::start().await;
    let visitor = site.visitor();
    for (asked, to) in [
        ("/events/", "/events"),
        ("/e/spring-open/standings/?page=2&q=a", "/e/spring-open/standings?page=2&q=a"),
        ("/e/spring-open//", "/e/spring-open"),
        ("//elsewhere.example/", "/elsewhere.example"),
    ] {
        let reply = visitor.get(asked).await;
        reply.is(308);
        assert_eq!(reply.location.as_deref(), Some(to), "{asked}");
    }
    for asked in ["/nothing-here", "/\\elsewhere.example/", "//"] {
        visitor.get(asked).await.is(404);
    }
    visitor.post("/events/", &[]).await.is(404);
}

/// Pages of one shape (`/players/7`, `/players/8`) that are opened: enough to meet their variants.
const OF_ONE_SHAPE: usize = 6;

#[actix_web::test]
async fn no_page_shows_its_reader_a_link_that_is_refused() {
    let site = Site::start().await;
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    let mut wrong = Vec::new();
    for (who, browser) in everybody(&site, &event).await {
        let (opened, refused) = walk(&browser, "/", &mut |_, _| ()).await;
        assert!(opened > 20, "{who} found only {opened} pages");
        wrong.extend(refused.into_iter().map(|link| format!("{who}: {link}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn everybody(site: &Site, event: &Event) -> Vec<(&'static str, Browser)> {
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let with_no_roster = players.iter().find(|player| player.number == 47).unwrap();
    vec![
        ("a stranger", site.visitor()),
        ("a player", site.phone_of(&players[0]).await),
        ("a player without a roster", site.phone_of(with_no_roster).await),
        ("a judge", site.staff(event, "Judy Judge", StaffRole::Judge).await),
        ("an organiser", site.organiser(event).await),
    ]
}

/// Opens what can be reached from here, and has each looked at: how many pages, and the links that were refused with
/// where they stand.
pub async fn walk(
    browser: &Browser,
    start: &str,
    look: &mut dyn FnMut(&str, &Reply),
) -> (usize, Vec<String>) {
    let (mut known, mut shapes) = (BTreeSet::from([start.to_owned()]), BTreeMap::<String, usize>::new());
    let (mut waiting, mut opened, mut refused) =
        (vec![(start.to_owned(), "the start".to_owned())], 0, Vec::new());
    while let Some((path, from)) = waiting.pop() {
        let times = shapes.entry(shape(&path)).or_default();
        *times += 1;
        if *times > OF_ONE_SHAPE {
            continue;
        }
        let reply = browser.get(&path).await;
        opened += 1;
        look(&path, &reply);
        if !(reply.status == StatusCode::OK || reply.status.is_redirection()) {
            refused.push(format!("{} {path} on {from}", reply.status));
        }
        if reply.kind.starts_with("text/html") {
            for link in links(&reply.body) {
                if known.insert(link.clone()) {
                    waiting.push((link, path.clone()));
                }
            }
        }
    }
    (opened, refused)
}

/// Where the links of a page lead, within the site.
fn links(page: &str) -> Vec<String> {
    let hrefs = page.split("<a ").skip(1).filter_map(|rest| {
        let tag = &rest[..rest.find('>')?];
        tag.split("href=\"").nth(1)?.split('"').next()
    });
    let within = hrefs.filter(|href| href.starts_with('/') && !href.starts_with("//"));
    within
        .map(|href| href.split('#').next().unwrap_or_default().replace("&#38;", "&").replace("&amp;", "&"))
        .collect()
}

/// The address without its numbers: what one handler answers.
fn shape(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let part =
        |part: &str| if part.chars().any(|c| c.is_ascii_digit()) { "N".to_owned() } else { part.to_owned() };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}
