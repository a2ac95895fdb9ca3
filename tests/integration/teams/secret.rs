//! Nobody sees a choice early: every address is read before and after a captain has chosen, by everybody but their own
//! team, and must be the same to the byte.

use super::floor::{TeamFloor, of_teams};
use crate::support::site::{Browser, Reply};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        event::{permission::StaffRole, team::TeamWithMembers},
        teams::TeamSettings,
    },
    web::ADDRESSES,
};
use std::{
    fmt::Write,
    io::{Cursor, Read},
};
use zip::ZipArchive;

/// Every page of the event that can be read, with its address filled in.
pub fn pages() -> Vec<String> {
    let own = |path: &&str| path.starts_with("/e/{event}") && !path.ends_with("/live");
    let gets = ADDRESSES.iter().filter(|(method, _)| *method == "get").map(|(_, path)| *path);
    let mut pages: Vec<String> = gets.filter(own).map(|path| filled(path, "1")).collect();
    for document in ["pairings", "slips", "sheets", "standings", "rosters", "links", "table-cards"] {
        pages.push(TeamFloor::at(&format!("desk/print/{document}.pdf")));
    }
    pages
}

fn filled(path: &str, number: &str) -> String {
    let mut out = String::new();
    let path =
        path.replace("{event}", "spring-open").replace("{document}", "standings").replace("{token}", "wrong");
    let mut rest = path.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        out.push_str(number);
        rest = after.split_once('}').unwrap().1;
    }
    out + rest
}

/// What an answer tells whoever compares two of them: status, headers, and what is shown.
pub type Told = (u16, Vec<(String, String)>, String);

/// Headers that could tell something apart: where it leads, how old it is, how long.
const HEADERS: [&str; 7] =
    ["location", "etag", "last-modified", "content-length", "content-encoding", "vary", "cache-control"];

/// What was answered, without the keys that every form has anew.
pub fn told(reply: &Reply) -> Told {
    let mut body = String::new();
    let mut rest = reply.body.as_str();
    while let Some((before, after)) = rest.split_once("name=\"once\" value=\"") {
        body.push_str(before);
        rest = after.get(32..).unwrap_or_default();
    }
    body.push_str(rest);
    // A page that says no has a number of its own, to be asked about.
    if let Some((before, after)) = body.split_once("request <code>") {
        body = format!("{before}{}", after.get(10..).unwrap_or_default());
    }
    // Documents have an id of their own each time: their length says as much as a stranger could see. Packed, that id
    // changes the length by a few bytes, so what is in a folder is told file by file.
    let shown = if reply.kind == "application/zip" || reply.kind.contains("spreadsheetml") {
        files(&reply.bytes)
    } else if reply.kind.starts_with("text/html") || reply.kind.contains("json") {
        body
    } else {
        format!("{} {}", reply.kind, reply.bytes.len())
    };
    let headers =
        HEADERS.iter().filter_map(|name| Some(((*name).to_owned(), reply.headers.get(*name)?.clone())));
    (reply.status.as_u16(), headers.collect(), shown)
}

/// The files of a folder, or the parts of a spreadsheet, with their lengths, and what stands in those that are text.
fn files(bytes: &[u8]) -> String {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut told = String::new();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        let name = file.name().unwrap().into_owned();
        writeln!(told, "{name} {}", content.len()).unwrap();
        if matches!(name.rsplit('.').next(), Some("json" | "xml")) {
            told += &String::from_utf8_lossy(&content);
        }
    }
    told
}

async fn read(browser: &Browser) -> Vec<(String, Told)> {
    let mut all = Vec::new();
    for page in pages() {
        let reply = browser.send(TestRequest::get().uri(&page)).await;
        all.push((page, told(&reply)));
    }
    all
}

/// Everybody who must not see what is hidden: strangers, staff, and this team, whom it is hidden from.
pub async fn readers_beside(floor: &TeamFloor, other: &TeamWithMembers) -> [(&'static str, Browser); 5] {
    let staff = async |name, role| {
        floor.site.staff(&floor.event, &format!("{name} {}", other.team.number), role).await
    };
    [
        ("a visitor", floor.site.visitor()),
        ("the organiser", staff("Olaf Other", StaffRole::Organiser).await),
        ("a judge", staff("Judith Judge", StaffRole::Judge).await),
        ("the other captain", floor.phone(other.captain().unwrap()).await),
        ("a player of the other team", floor.phone(&other.members[1]).await),
    ]
}

#[actix_web::test]
async fn t18_that_a_captain_has_chosen_is_told_and_what_changes_no_byte_of_any_page_but_for_its_own_team() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let teams = floor.teams().await;
    let own = teams.iter().find(|team| team.team.id == of.a).unwrap();
    let other = teams.iter().find(|team| Some(team.team.id) == of.b).unwrap();
    let chooser = floor.phone(own.captain().unwrap()).await;
    let readers = readers_beside(&floor, other).await;
    let version = floor.version().await;
    let page = "/e/spring-open/rounds/1/matches/1";
    floor.site.visitor().get(page).await.shows("Team 1 is choosing").shows("Team 2 is choosing");
    floor.choose(&chooser, &of, 0, &[2]).await.is(303);
    assert_eq!(floor.version().await, version + 1, "everybody hears that a captain has chosen");
    floor.site.visitor().get(page).await.shows("has chosen").shows("Chosen, face down").shows("is choosing");
    let mut before = Vec::new();
    for (_, reader) in &readers {
        // The first time a page is made; from then on it is kept.
        read(reader).await;
        before.push(read(reader).await);
    }
    let version = floor.version().await;
    for choice in [3, 4, 1] {
        let own_before = chooser.get("/e/spring-open/match").await.body;
        floor.choose(&chooser, &of, 0, &[choice]).await.is(303);
        // The note of the answer is shown once, to the captain.
        chooser.get("/e/spring-open/match").await.is(200).says(text!("matches-change-the-choice"));
        for ((who, reader), before) in readers.iter().zip(&before) {
            for ((page, was), (_, is)) in before.iter().zip(read(reader).await) {
                assert_eq!(was, &is, "{page} tells {who} that the captain chose {choice}");
            }
        }
        assert_ne!(chooser.get("/e/spring-open/match").await.body, own_before);
    }
    assert_eq!(floor.version().await, version);
    let mate = floor.phone(&own.members[1]).await;
    mate.get("/e/spring-open/match").await.is(200).shows("Hidden until both captains have chosen");
    // Both have chosen: everybody sees both, from one moment on.
    let captain = floor.phone(other.captain().unwrap()).await;
    floor.choose(&captain, &of, 0, &[2]).await.is(303);
    assert_eq!(floor.version().await, version + 1);
    let page = floor.site.visitor().get(page).await;
    page.shows("Step 2 of 3").shows(own.captain().unwrap().name.as_str()).shows("Defender of Team 1");
}
