//! The whole event on a stick: everything on paper, and the file that another Muster goes on from.

use crate::support::site::{Reply, Site};
use muster::{
    actions::{self, Actor},
    domain::event::permission::StaffRole,
    exchange::event_file,
};
use std::io::{Cursor, Read};
use zip::ZipArchive;

#[actix_web::test]
async fn everything_for_when_the_network_dies_is_in_one_archive() {
    let site = Site::start().await;
    let event = muster::demo::fill(&site.app).await.unwrap();
    let desk = site.organiser(&event).await;
    desk.get("/e/autumn-clash/desk/print").await.is(200).shows("Everything on paper");
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
    actions::import::event(&laptop.app, &Actor::muster(), &event_file::read(file.as_bytes()).unwrap(), None)
        .await
        .unwrap();
    let (here, there) = ("/e/autumn-clash/standings.csv", "/e/autumn-clash/standings.csv");
    assert_eq!(site.visitor().get(here).await.body, laptop.visitor().get(there).await.body);
}

#[actix_web::test]
async fn only_organisers_take_an_event_along() {
    let site = Site::start().await;
    let event = muster::demo::fill(&site.app).await.unwrap();
    let judge = site.staff(&event, "Judy", StaffRole::Judge).await;
    judge.get("/e/autumn-clash/desk/print").await.is(200).hides("everything.zip");
    for page in ["desk/print/everything.zip", "desk/event.json"] {
        judge.get(&format!("/e/autumn-clash/{page}")).await.is(403);
    }
}

fn archive(reply: Reply) -> ZipArchive<Cursor<Vec<u8>>> {
    assert_eq!((reply.status.as_u16(), reply.kind.as_str()), (200, "application/zip"));
    ZipArchive::new(Cursor::new(reply.bytes)).unwrap()
}
