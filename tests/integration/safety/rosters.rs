//! Whatever is handed in as a roster, checking it takes a moment, its pages are small, and no more are checked at
//! once than there are cores for.

use crate::{
    rosters::site::RATS,
    support::{
        site::{Browser, Reply, Site},
        turns::Others,
    },
};
use actix_web::test::TestRequest;
use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::GzEncoder};
use futures_util::future::{Either, join_all, select};
use muster::{
    domain::event::{Event, Stage, pack::Settings},
    storage,
};
use std::{
    fmt::Write as _,
    io::{Cursor, Write as _},
    pin::pin,
};

pub const ROSTER: &str = "/e/spring-open/roster";
pub const BUILD: &str = "/e/spring-open/roster/build";
pub const TABLE: &str = "/e/spring-open/roster/table";
pub const AT_THE_DESK: &str = "/e/spring-open/desk/rosters/1";
pub const FOR_ALL: &str = "/e/spring-open/rosters/1";
/// The most a page of one roster may have.
pub const HEAVIEST_PAGE: usize = 200_000;

/// Rosters are open, and one player is there to hand one in.
pub async fn hall() -> (Site, Event, Browser) {
    let site = Site::start().await;
    let settings = Settings {
        rules_cut_off: "2025-05-01".parse().ok(),
        rosters_open_at: Some(site.app.clock.now()),
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann"]).await;
    let phone = site.phone_of(&players[0]).await;
    (site, event, phone)
}

async fn send_file(phone: &Browser, what: &str, bytes: &[u8]) -> Reply {
    send_file_to(phone, ROSTER, what, bytes).await
}

async fn send_file_to(browser: &Browser, path: &str, what: &str, bytes: &[u8]) -> Reply {
    let mut body = format!(
        "--line\r\ncontent-disposition: form-data; name=\"do\"\r\n\r\n{what}\r\n--line\r\n\
         content-disposition: form-data; name=\"file\"; filename=\"a.rosz\"\r\n\r\n"
    )
    .into_bytes();
    body.extend(bytes);
    body.extend(b"\r\n--line--\r\n");
    let request = TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    browser.send(request.insert_header(kind).set_payload(body)).await
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
    send_file(&phone, "check", &bomb).await.is(422).shows("too many entries for a roster");
    send_file(&phone, "submit", &packed(19_000, "x")).await.is(422).shows("too many entries for a roster");
    let long = packed(20, &"x".repeat(5000));
    send_file(&phone, "check", &long).await.is(200).shows("were cut").hides(&"x".repeat(1001));
}

/// As much as a roster can hold, in signs that take five on a page.
pub fn heaviest() -> String {
    let mut list = String::from("Doom 9999/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n");
    for number in 0..230 {
        let _ = write!(
            list,
            "<&> Clanrat & \"Clan\" '{number}' (150)\n• <<&&>> & more\n• Warlord & '{number}'\n"
        );
    }
    list
}

#[actix_web::test]
async fn every_page_of_the_heaviest_roster_is_light() {
    let (site, event, phone) = hall().await;
    let (desk, visitor) = (site.organiser(&event).await, site.visitor());
    let list = heaviest();
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
        for (browser, path) in [
            (&phone, ROSTER),
            (&phone, BUILD),
            (&phone, TABLE),
            (&phone, FOR_ALL),
            (&visitor, FOR_ALL),
            (&desk, AT_THE_DESK),
            (&desk, "/e/spring-open/desk/rosters/1/table"),
        ] {
            let size = browser.get(path).await.is(200).bytes.len();
            assert!(size <= HEAVIEST_PAGE, "{path} of a {what}: {size}");
        }
        let paper = desk.get("/e/spring-open/desk/print/rosters.pdf").await;
        let size = paper.is(200).bytes.len();
        assert!(size <= HEAVIEST_PAGE, "the paper of a {what}: {size}");
    }
    for number in 0..8 {
        phone.post(ROSTER, &[text[0], ("text", &format!("{list}\n{number}"))]).await.leads_to(ROSTER);
    }
    for (browser, path) in [(&phone, ROSTER), (&desk, AT_THE_DESK)] {
        let size = browser.get(path).await.is(200).bytes.len();
        assert!(size <= HEAVIEST_PAGE, "{path} with ten versions: {size}");
    }
}

/// A table of this many lines, each with this name and these options.
fn typed<'a>(act: &'a str, lines: usize, name: &'a str, options: &'a str) -> Vec<(&'a str, &'a str)> {
    let mut fields = vec![("do", act), ("seen", "0"), ("roster", "Doom"), ("faction", "Skaven")];
    for _ in 0..lines {
        fields.extend([("section", "Regiment 1"), ("unit", name), ("points", "9"), ("models", "1")]);
        fields.push(("options", options));
    }
    fields
}

#[actix_web::test]
async fn a_table_as_full_as_it_can_be_is_light_and_keeps_what_was_typed() {
    let (_site, _, phone) = hall().await;
    let (name, options) =
        ("<&> \"Clan\" & rats", "<<'&'>> \"more\"; & <mo\"re>; \"x\" & more of the same options");
    for act in ["check", "more"] {
        let page = phone.post(TABLE, &typed(act, 80, name, options)).await;
        let size = page.is(200).bytes.len();
        assert!(size <= HEAVIEST_PAGE, "{act}: {size}");
        assert_eq!(page.body.matches("of the same options\"").count(), 80, "{act}");
        page.hides("Add lines");
    }
    // As much as a browser sends: not judged beside it, and all there.
    let long = "Shield & \"banner\" of the long name; ".repeat(12);
    let page = phone.post(TABLE, &typed("check", 80, "Clanrats", &long)).await;
    let size = page.is(422).shows("Too long: the table takes").bytes.len();
    assert!(size <= HEAVIEST_PAGE, "{size}");
    assert_eq!(page.body.matches("of the long name;\"").count(), 80);
    phone.post(TABLE, &typed("check", 80, "Clanrats", &"<".repeat(600))).await.is(413);
    phone.post(TABLE, &typed("check", 81, "Clanrats", "")).await.is(422).shows("Too long: the table takes");
    // What is there already is not cut off unseen.
    phone.post(ROSTER, &[("do", "submit"), ("text", &heaviest())]).await.leads_to(ROSTER);
    phone
        .get(TABLE)
        .await
        .is(200)
        .says(text!("roster-table-version-too-long", version = 1, lines = 80))
        .hides("Clanrat &#38;");
}

#[actix_web::test]
async fn the_rest_are_told_to_wait_and_lose_nothing() {
    let (site, _, phone) = hall().await;
    let others = Others::in_line(&site.app.checking).await;
    let told = phone.post(ROSTER, &[("do", "submit"), ("text", RATS)]).await;
    told.is(422).shows("Many rosters are being checked.").shows("Clan");
    others.go().await;
    phone.post(ROSTER, &[("do", "submit"), ("text", RATS)]).await.leads_to(ROSTER);
}

#[actix_web::test]
async fn nothing_is_packed_or_unpacked_out_of_turn() {
    let (site, event, phone) = hall().await;
    let desk = site.organiser(&event).await;
    let forces = "<force name=\"Handbook\" catalogueName=\"Skaven\"/>".repeat(500);
    let file = format!("<roster name=\"Rats\"><forces>{forces}</forces></roster>");
    let others = Others::in_line(&site.app.checking).await;
    // A small file is kept as it came; packed, it would take a hundredth.
    let told = send_file(&phone, "check", file.as_bytes()).await;
    told.is(422).shows("Nothing is lost").shows("Your file is saved");
    assert_eq!(told.hidden("kept"), STANDARD.encode(&file));
    let at_the_desk = send_file_to(&desk, &format!("{AT_THE_DESK}/hand-in"), "", file.as_bytes()).await;
    at_the_desk.is(422).shows("Nothing is lost").shows("Your file is saved");
    let large = send_file(&phone, "check", &file.repeat(4).into_bytes()).await;
    large.is(422).shows("choose the file again").hides("Your file is saved");
    // What was kept before stays as it is.
    let mut bomb = GzEncoder::new(Vec::new(), Compression::default());
    bomb.write_all(&vec![b' '; 8 << 20]).unwrap();
    let bomb = STANDARD.encode(bomb.finish().unwrap());
    let again = phone.post(ROSTER, &[("do", "check"), ("text", ""), ("kept", &bomb)]).await;
    assert_eq!(again.is(422).hidden("kept"), bomb);
    others.go().await;

    // Whoever waits for a turn holds nobody up.
    let others = Others::at_work(&site.app.checking).await;
    let fields = [("do", "check"), ("text", ""), ("kept", bomb.as_str())];
    let (sent, another) = (pin!(phone.post(ROSTER, &fields)), pin!(desk.get(AT_THE_DESK)));
    let Either::Right((page, sent)) = select(sent, another).await else { panic!("not in turn") };
    page.is(200);
    others.go().await;
    sent.await.is(422);
}

#[actix_web::test]
async fn a_roster_that_is_built_is_judged_in_turn_and_every_tap_is_kept() {
    let (site, event, phone) = hall().await;
    let desk = site.organiser(&event).await;
    let others = Others::in_line(&site.app.checking).await;
    let begin = [("do", "begin"), ("faction", "Skaven"), ("army", ""), ("version", "0")];
    phone.post(BUILD, &begin).await.leads_to(BUILD);
    let lead = [("do", "add"), ("to", "lead"), ("unit", "Grey Seer"), ("version", "1")];
    phone.post(BUILD, &lead).await.is(303);
    let page = phone.get(BUILD).await;
    page.is(200).shows("Grey Seer").says(text!("roster-build-many-at-once")).hides("ready");
    // What is wrong with a tap is said all the same.
    phone.post(BUILD, &lead).await.is(409).shows("Grey Seer").says(text!("roster-build-many-at-once"));
    others.go().await;

    let others = Others::at_work(&site.app.checking).await;
    let (own, another) = (pin!(phone.get(BUILD)), pin!(desk.get("/e/spring-open/desk/rosters")));
    let Either::Right((page, own)) = select(own, another).await else { panic!("not in turn") };
    page.is(200);
    others.go().await;
    own.await.is(200).shows("href=\"#end\"").says_not(text!("roster-build-many-at-once"));
}

const NAMES: &str = "Names to confirm";
const LATER: &str = "Still checking unknown names";

/// A list of 200 units that nobody spells like this.
fn misspelt() -> String {
    let mut list = String::from("Doom 999/1000 pts\n\nSkaven | Claw-horde\n\nRegiment 1\n");
    for number in 0..200 {
        let _ = writeln!(list, "Clanratz of warren {number} (150)");
    }
    list
}

#[actix_web::test]
async fn names_that_nobody_knows_are_looked_up_in_turn_and_kept() {
    let (site, event, phone) = hall().await;
    let desk = site.organiser(&event).await;
    phone.post(ROSTER, &[("do", "submit"), ("text", &misspelt())]).await.leads_to(ROSTER);
    let others = Others::in_line(&site.app.checking).await;
    phone.get(ROSTER).await.is(200).shows(LATER).hides(NAMES);
    desk.get(AT_THE_DESK).await.is(200).shows(LATER).hides(NAMES);
    // Whoever sends another one meanwhile keeps what they typed.
    let again = [("do", "submit"), ("text", "Another list")];
    phone.post(ROSTER, &again).await.is(422).shows("Many rosters are being checked").shows("Another list");
    others.go().await;

    let others = Others::at_work(&site.app.checking).await;
    let own = pin!(join_all((0..40).map(|_| phone.get(ROSTER))));
    let another = pin!(desk.get("/e/spring-open/desk/rosters"));
    let Either::Right((page, own)) = select(own, another).await else { panic!("not in turn") };
    page.is(200);
    others.go().await;
    for page in own.await {
        page.is(200).shows(NAMES).hides(LATER);
    }

    // From now on nobody has to wait for them.
    let others = Others::in_line(&site.app.checking).await;
    phone.get(ROSTER).await.is(200).shows(NAMES).hides(LATER);
    desk.get(AT_THE_DESK).await.is(200).shows(NAMES).hides(LATER);
    others.go().await;
}

#[actix_web::test]
async fn nothing_is_judged_while_the_event_is_locked() {
    let (site, event, phone) = hall().await;
    let desk = site.organiser(&event).await;
    let typo = RATS.replace("Clanrats (150)", "Clanrat (150)");
    phone.post(ROSTER, &[("do", "submit"), ("text", &typo)]).await.leads_to(ROSTER);
    let version = phone.get(ROSTER).await.is(200).hidden("version");
    let means = [("version", version.as_str()), ("confirm", r#"["Clanrat","Clanrats"]"#)];
    let names = "/e/spring-open/roster/names";
    let others = Others::in_line(&site.app.checking).await;
    phone.post(names, &means).await.is(422).shows("Many rosters are being checked.");
    others.go().await;

    // Whoever waits for a turn holds nobody up.
    let others = Others::at_work(&site.app.checking).await;
    let (confirmed, another) = (pin!(phone.post(names, &means)), pin!(lock(&site, &event)));
    let Either::Right(((), confirmed)) = select(confirmed, another).await else { panic!("not in turn") };
    others.go().await;
    confirmed.await.leads_to(ROSTER);

    // Nor does staff who accept what has to be judged again.
    let smaller = Settings { points_limit: 1500, ..event.settings.clone() };
    let mut tx = site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, event.id, &event.name, &smaller).await.unwrap();
    site.commit(tx, event.id).await;
    let page = desk.get(AT_THE_DESK).await;
    let (version, number) = (page.is(200).hidden("version"), page.hidden("roster"));
    let accept = [("version", version.as_str()), ("roster", &number), ("state", "accepted")];
    for (path, fields) in [(AT_THE_DESK, &accept[..]), ("/e/spring-open/desk/rosters/accept-clean", &[])] {
        let others = Others::in_line(&site.app.checking).await;
        desk.post(path, fields).await.is(422);
        others.go().await;
        let others = Others::at_work(&site.app.checking).await;
        let (accepted, another) = (pin!(desk.post(path, fields)), pin!(lock(&site, &event)));
        let Either::Right(((), accepted)) = select(accepted, another).await else { panic!("not in turn") };
        others.go().await;
        assert!(accepted.await.status.as_u16() < 500);
    }
}

/// Somebody else's change of the event.
async fn lock(site: &Site, event: &Event) {
    let tx = site.app.database.write().await.unwrap();
    site.commit(tx, event.id).await;
}
