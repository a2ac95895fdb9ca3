//! Whatever is handed in as a roster, checking it takes a moment, its pages are small, and no more are checked at
//! once than there are cores for.

use crate::{
    rosters::RATS,
    support::site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::domain::event::{Event, Stage, pack::Settings};
use std::{
    fmt::Write as _,
    io::{Cursor, Write as _},
    sync::{Arc, Mutex, mpsc},
    time::Instant,
};

const ROSTER: &str = "/e/spring-open/roster";
/// The most a page of one roster may have.
const HEAVIEST_PAGE: usize = 200_000;

async fn hall() -> (Site, Event, Browser) {
    let site = Site::start().await;
    let settings = Settings { rules_cut_off: "2025-05-01".parse().ok(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann"]).await;
    let phone = site.phone_of(&players[0]).await;
    (site, event, phone)
}

async fn send_file(phone: &Browser, what: &str, bytes: &[u8]) -> Reply {
    let mut body = format!(
        "--line\r\ncontent-disposition: form-data; name=\"do\"\r\n\r\n{what}\r\n--line\r\n\
         content-disposition: form-data; name=\"file\"; filename=\"a.rosz\"\r\n\r\n"
    )
    .into_bytes();
    body.extend(bytes);
    body.extend(b"\r\n--line--\r\n");
    let request = TestRequest::post().uri(ROSTER).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    phone.send(request.insert_header(kind).set_payload(body)).await
}

/// A roster file of this many units called so, packed to next to nothing.
fn packed(units: usize, name: &str) -> Vec<u8> {
    let mut xml = String::from(
        "<roster name=\"Bomb\"><forces><force name=\"Handbook\" catalogueName=\"Skaven\"><forces>\
         <force name=\"Regiment\"><selections>",
    );
    for number in 0..units {
        let _ = write!(
            xml,
            "<selection name=\"{name} {number}\" type=\"unit\"><costs><cost name=\"pts\" typeId=\"points\" \
             value=\"150\"/></costs></selection>"
        );
    }
    xml.push_str("</selections></force></forces></force></forces></roster>");
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("list.ros", zip::write::SimpleFileOptions::default()).unwrap();
    archive.write_all(xml.as_bytes()).unwrap();
    archive.finish().unwrap().into_inner()
}

#[actix_web::test]
async fn a_small_file_that_unpacks_to_a_huge_roster_is_refused() {
    let (_site, _, phone) = hall().await;
    let bomb = packed(4900, &"x".repeat(400));
    assert!(bomb.len() < 66_000, "{}", bomb.len());
    send_file(&phone, "check", &bomb).await.is(422).shows("more entries than any roster");
    send_file(&phone, "submit", &packed(19_000, "x")).await.is(422).shows("more entries than any roster");
    let long = packed(20, &"x".repeat(5000));
    send_file(&phone, "check", &long).await.is(200).shows("were cut").hides(&"x".repeat(1001));
}

#[actix_web::test]
async fn every_page_of_the_heaviest_roster_is_light() {
    let (site, event, phone) = hall().await;
    let desk = site.organiser(&event).await;
    let mut list = String::from("Doom 9999/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n");
    for number in 0..230 {
        let _ = write!(
            list,
            "<&> Clanrat & \"Clan\" '{number}' (150)\n• <<&&>> & more\n• Warlord & '{number}'\n"
        );
    }
    let text = [("do", "submit"), ("text", list.as_str())];
    for (what, bytes) in [("file", packed(240, "&amp; Clanrats &lt;&gt; of the long")), ("text", Vec::new())]
    {
        let checked = match what {
            "file" => send_file(&phone, "check", &bytes).await,
            _ => phone.post(ROSTER, &[("do", "check"), text[1]]).await,
        };
        let size = checked.is(200).bytes.len();
        assert!(size <= HEAVIEST_PAGE, "checking a {what}: {size}");
        let sent = match what {
            "file" => send_file(&phone, "submit", &bytes).await,
            _ => phone.post(ROSTER, &text).await,
        };
        sent.leads_to(ROSTER);
        for (browser, path) in [(&phone, ROSTER), (&desk, "/e/spring-open/desk/rosters/1")] {
            let size = browser.get(path).await.is(200).bytes.len();
            assert!(size <= HEAVIEST_PAGE, "{path} of a {what}: {size}");
        }
    }
    for number in 0..8 {
        phone.post(ROSTER, &[text[0], ("text", &format!("{list}\n{number}"))]).await.leads_to(ROSTER);
    }
    let size = desk.get("/e/spring-open/desk/rosters/1").await.is(200).bytes.len();
    assert!(size <= HEAVIEST_PAGE, "with ten versions: {size}");
}

#[actix_web::test]
async fn confirming_many_names_costs_no_more_than_confirming_none() {
    let (_site, _, phone) = hall().await;
    let mut list = String::from("Doom 999/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n");
    let names: Vec<String> = (0..200).map(|number| format!("Clanratz of warren {number}")).collect();
    for name in &names {
        let _ = writeln!(list, "{name} (150)");
    }
    let confirmed: Vec<String> =
        names.iter().map(|name| serde_json::json!([name, "Clanrats"]).to_string()).collect();
    let check = async |confirmed: &[String]| {
        let mut fields = vec![("do", "check"), ("text", list.as_str())];
        fields.extend(confirmed.iter().map(|pair| ("confirm", pair.as_str())));
        let begun = Instant::now();
        phone.post(ROSTER, &fields).await.is(200);
        begun.elapsed()
    };
    check(&[]).await;
    let (none, many) = (check(&[]).await, check(&confirmed[..60]).await);
    assert!(many < 6 * none, "none {none:?}, sixty {many:?}");
}

#[actix_web::test]
async fn the_rest_are_told_to_wait_and_lose_nothing() {
    let (site, _, phone) = hall().await;
    let (go, wait) = mpsc::channel::<()>();
    let wait = Arc::new(Mutex::new(wait));
    let mut others = Vec::new();
    for _ in 0..100 {
        let (turns, wait) = (site.app.checking.clone(), wait.clone());
        others.push(tokio::spawn(
            async move { turns.run(move |()| wait.lock().unwrap().recv().is_ok()).await },
        ));
    }
    tokio::task::yield_now().await;
    let told = phone.post(ROSTER, &[("do", "submit"), ("text", RATS)]).await;
    told.is(422).shows("Many rosters are being checked just now").shows("Clan");
    drop(go);
    for other in others {
        let _ = other.await;
    }
    phone.post(ROSTER, &[("do", "submit"), ("text", RATS)]).await.leads_to(ROSTER);
}
