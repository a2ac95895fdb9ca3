//! The whole event on a stick: everything on paper, and the file that another Muster goes on from.

use crate::{
    safety::rosters::heaviest,
    support::{
        floor::Floor,
        process::{Server, free_port, get, length_of},
        site::{MORNING, Reply, Site},
    },
};
use futures_util::future::join_all;
use muster::{
    actions::{self, Actor},
    app::Clock,
    domain::{
        event::{permission::StaffRole, roster_version::RosterVersion},
        ids::RosterId,
    },
    exchange::event_file,
    storage,
};
use std::{
    cell::Cell,
    io::{Cursor, Read},
};
use zip::ZipArchive;

#[actix_web::test]
async fn everything_for_when_the_network_dies_is_in_one_archive() {
    let site = Site::start().await;
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    let desk = site.organiser(&event).await;
    desk.get("/e/autumn-clash/desk/print").await.is(200).shows("Download everything (ZIP)");
    let mut archive = archive(desk.get("/e/autumn-clash/desk/print/everything.zip").await);
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    for name in [
        "pairings-3-by-name",
        "pairings-3-by-table",
        "slips-3",
        "sheets-3",
        "cards-3",
        "standings",
        "rosters",
    ] {
        let name = format!("{name}.pdf");
        let mut pdf = Vec::new();
        archive
            .by_name(&name)
            .unwrap_or_else(|_| panic!("{name} in {names:?}"))
            .read_to_end(&mut pdf)
            .unwrap();
        assert!(pdf.starts_with(b"%PDF-"), "{name}");
    }
    assert!(!names.iter().any(|name| name.contains("link")), "no paper that signs in: {names:?}");
    let mut whole = String::new();
    archive.by_name("event-whole-private.json").unwrap().read_to_string(&mut whole).unwrap();
    assert_eq!(whole, desk.get("/e/autumn-clash/desk/event-whole.json").await.is(200).body);

    // The one to hand out tells nothing private, and makes the same standings.
    let mut file = String::new();
    archive.by_name("event.json").unwrap().read_to_string(&mut file).unwrap();
    assert_eq!(file, desk.get("/e/autumn-clash/desk/event.json").await.is(200).body);
    assert!(!file.contains("@example.org") && !file.contains("stored"));
    let laptop = Site::start().await;
    actions::event::import::import_event_file(
        &laptop.app,
        &Actor::muster(),
        &event_file::parse_event_file(file.as_bytes()).unwrap(),
        None,
    )
    .await
    .unwrap();
    let (here, there) = ("/e/autumn-clash/standings.csv", "/e/autumn-clash/standings.csv");
    assert_eq!(site.visitor().get(here).await.body, laptop.visitor().get(there).await.body);
}

#[actix_web::test]
async fn only_organisers_take_an_event_along() {
    let site = Site::start().await;
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    let judge = site.staff(&event, "Judy", StaffRole::Judge).await;
    judge.get("/e/autumn-clash/desk/print").await.is(200).hides("everything.zip");
    for page in ["desk/print/everything.zip", "desk/event.json"] {
        judge.get(&format!("/e/autumn-clash/{page}")).await.is(403);
    }
}

/// What the program may take in memory beside its quiet state, in megabytes.
const MOST_MEGABYTES: u64 = 120;

/// An event whose players have handed in all that they may: its files are made on the disk, one at a time, and phones are
/// answered meanwhile.
#[actix_web::test]
async fn the_files_of_a_fat_event_take_little_memory_and_hold_nobody_up() {
    let floor = Floor::with_players(6).await;
    let rosters = hand_in_much(&floor).await;
    // The program goes by the real clock; so do the sessions.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let desk = floor.site.staff(&floor.event, "Jo", StaffRole::Organiser).await.token();
    let phone = floor.phone(1).await.token();
    let port = free_port();
    let mut server = Server::start(floor.site.url(), port).await;
    assert_eq!(get(port, "/e/spring-open/me", &phone).await.unwrap().0, 200);
    let quiet = server.megabytes();

    let (is_over, answered) = (Cell::new(false), Cell::new(0));
    let whole = "/e/spring-open/desk/event-whole.json";
    let files = async {
        let asked = [whole, "/e/spring-open/desk/print/everything.zip"];
        let sizes = join_all(asked.map(async |path| length_of(port, path, &desk).await.unwrap())).await;
        is_over.set(true);
        sizes
    };
    let calm = async {
        while !is_over.get() {
            assert_eq!(get(port, "/e/spring-open/me", &phone).await.unwrap().0, 200);
            answered.set(answered.get() + 1);
        }
    };
    let (sizes, ()) = tokio::join!(files, calm);
    assert!(sizes[0] > rosters && sizes[1] > 0, "{sizes:?} of {rosters}");
    assert!(answered.get() > 2, "{} answers beside the files", answered.get());
    let most = server.status("VmHWM:") / 1024;
    println!("{quiet} MB quiet, {most} MB at most; {} MB of rosters, {sizes:?} bytes", rosters >> 20);
    assert!(most <= quiet + MOST_MEGABYTES, "{quiet} MB, then {most} MB");
    let (_, text) = get(port, whole, &desk).await.unwrap();
    let text = text.split_once("\r\n\r\n").unwrap().1;
    assert!(text.contains("muster-event/2"), "{}", &text[..200]);
    server.stop().await;
}

/// Everybody hands in the heaviest roster, and keeps many versions of it; how many bytes there are of them.
async fn hand_in_much(floor: &Floor) -> usize {
    let phone = floor.phone(1).await;
    let list = heaviest();
    phone.post("/e/spring-open/roster", &[("do", "submit"), ("text", &list)]).await.is(303);
    let mut tx = floor.site.app.database.write().await.unwrap();
    let first = storage::rosters::newest_of(&mut tx, floor.player(1).id).await.unwrap().unwrap();
    for player in &floor.players {
        for number in 2..=60 {
            let id = RosterId(floor.site.app.new_id());
            let version = RosterVersion { id, player_id: player.id, number, ..first.clone() };
            storage::rosters::insert(&mut tx, &version).await.unwrap();
        }
    }
    let bytes = storage::rosters::taken_by_all(&mut tx, floor.event.id).await.unwrap();
    floor.site.commit(tx, floor.event.id).await;
    assert!(bytes > 50 << 20, "{bytes} are not much");
    usize::try_from(bytes).unwrap()
}

fn archive(reply: Reply) -> ZipArchive<Cursor<Vec<u8>>> {
    assert_eq!((reply.status.as_u16(), reply.kind.as_str()), (200, "application/zip"));
    ZipArchive::new(Cursor::new(reply.bytes)).unwrap()
}
