//! A player's own photo of their army: theirs to put up and to take down, staff's to release.

use super::votes;
use crate::support::{
    floor::Floor,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::domain::event::{Stage, pack::Settings, permission::StaffRole, vote::VoteChoices};

const PHOTO: &str = "/e/spring-open/photo";
const DESK: &str = "/e/spring-open/desk/photos";
const PLAYER: &str = "/e/spring-open/players/1";

/// Two players at an event whose players show their armies.
async fn floor() -> Floor {
    let site = Site::start().await;
    let settings = Settings { army_photos: true, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let players = site.players(&event, &["Ann <b>Archer</b>", "Вера"]).await;
    let desk = site.organiser(&event).await;
    Floor { site, event, desk, players }
}

/// A picture as it is built, with so many bytes of pixels that no browser could draw.
pub fn png(more: usize) -> Vec<u8> {
    let chunk = |name: &[u8], content: &[u8]| {
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&length[..], name, content, b"sum!"].concat()
    };
    let head = [&800_u32.to_be_bytes()[..], &400_u32.to_be_bytes(), b"\x08\x02\0\0\0"].concat();
    let (head, pixels) = (chunk(b"IHDR", &head), chunk(b"IDAT", &vec![7; more]));
    [b"\x89PNG\r\n\x1a\n", &head[..], &pixels, &chunk(b"IEND", b"")].concat()
}

/// Sends a picture with these fields.
pub async fn upload(browser: &Browser, path: &str, fields: &[(&str, &str)], file: &[u8]) -> Reply {
    let mut body = Vec::new();
    for (name, value) in fields {
        let field = format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend(field.bytes());
    }
    let named = "--line\r\ncontent-disposition: form-data; name=\"picture\"; filename=\"army.png\"\r\n\r\n";
    body.extend([named.as_bytes(), file, b"\r\n--line--\r\n"].concat());
    let request = TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    browser.send(request.insert_header(kind).set_payload(body)).await
}

/// The address of the picture on a page; none where there is none.
fn picture_on(page: &Reply) -> Option<String> {
    let (_, rest) = page.is(200).body.split_once("/e/spring-open/picture?v=")?;
    Some(format!("/e/spring-open/picture?v={}", rest.split('"').next()?))
}

#[actix_web::test]
async fn a_photo_is_seen_by_everybody_once_staff_have_released_it_and_until_its_player_takes_it_down() {
    let floor = floor().await;
    let (phone, visitor) = (floor.phone(1).await, floor.site.visitor());
    let judge = floor.site.staff(&floor.event, "Jude", StaffRole::Judge).await;
    phone.get("/e/spring-open/me").await.says(text!("play-photo-title"));
    upload(&phone, PHOTO, &[], &png(900)).await.is(422).says(text!("picture-refusal-not-agreed"));
    let agreed = [("shown", "on")];
    upload(&phone, PHOTO, &agreed, b"<svg onload=alert(1)>").await.is(422);
    upload(&phone, PHOTO, &agreed, &png(24_000)).await.is(422).shows("25 kB; the limit is 24 kB");
    upload(&phone, PHOTO, &agreed, &png(900)).await.leads_to(PHOTO);
    upload(&phone, PHOTO, &agreed, &png(900)).await.leads_to(PHOTO);
    // Its player and staff see it, and nobody else.
    let own = picture_on(&phone.get(PHOTO).await).expect("the photo");
    for (browser, status) in [(&phone, 200), (&judge, 200), (&visitor, 404), (&floor.phone(2).await, 404)] {
        browser.get(&own).await.is(status);
    }
    visitor.get(PLAYER).await.hides("/picture?v=");
    visitor.get("/e/spring-open").await.hides("/picture?v=");
    floor.desk.get("/e/spring-open/desk/players").await.says(text!("desk-show-photos-count", count = 1));
    let page = judge.get(DESK).await;
    page.is(200).says(text!("desk-show-photo-waits")).shows("Ann &#60;b&#62;Archer");
    let digest = own.split("v=").nth(1).unwrap();
    let release = [("number", "1"), ("photo", digest), ("act", "release")];
    judge.post(DESK, &release).await.leads_to(DESK);
    visitor.get(PLAYER).await.shows(&own);
    visitor.get("/e/spring-open/players").await.shows(&own).says(text!("players-photos", count = 1));
    visitor.get(&own).await.is(200);
    phone.get(PHOTO).await.says(text!("play-photo-released"));
    // Another photo waits again, and the old one can be released no more.
    upload(&phone, PHOTO, &agreed, &png(901)).await.leads_to(PHOTO);
    visitor.get(PLAYER).await.hides("/picture?v=");
    visitor.get(&own).await.is(404);
    judge.post(DESK, &release).await.leads_to(DESK);
    judge.get(DESK).await.says(text!("desk-show-photo-waits"));
    let whole = floor.desk.get("/e/spring-open/desk/event-whole.json").await;
    whole.is(200).shows("\"released\"");
    let version = phone.get(PHOTO).await.hidden("once");
    phone.post(&format!("{PHOTO}/remove"), &[("once", &version)]).await.leads_to(PHOTO);
    phone.post(&format!("{PHOTO}/remove"), &[]).await.leads_to(PHOTO);
    assert_eq!(picture_on(&phone.get(PHOTO).await), None);
    let log = floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("army photo").shows("released Ann &#60;b&#62;Archer");
}

#[actix_web::test]
async fn staff_take_a_photo_down_and_nobody_puts_one_up_where_the_event_does_not_offer_it() {
    let floor = floor().await;
    let phone = floor.phone(2).await;
    upload(&phone, PHOTO, &[("shown", "on")], &png(900)).await.is(303);
    let sent = floor.phone(1).await.post(DESK, &[("number", "2"), ("act", "remove")]).await;
    assert!(sent.is(303).location.as_deref().unwrap().starts_with("/sign-in"), "{:?}", sent.location);
    floor.desk.post(DESK, &[("number", "2"), ("act", "remove")]).await.leads_to(DESK);
    floor.desk.get(DESK).await.says(text!("desk-show-photos-none"));
    let plain = Floor::with_players(2).await;
    let phone = plain.phone(1).await;
    phone.get("/e/spring-open/me").await.says_not(text!("play-photo-title"));
    upload(&phone, PHOTO, &[("shown", "on")], &png(900))
        .await
        .is(422)
        .says(text!("picture-refusal-not-offered"));
}

#[actix_web::test]
async fn whoever_votes_sees_the_released_armies_that_they_choose_among() {
    let floor = floor().await;
    for number in [1, 2] {
        upload(&floor.phone(number).await, PHOTO, &[("shown", "on")], &png(900)).await.is(303);
    }
    let photo = picture_on(&floor.phone(1).await.get(PHOTO).await).expect("the photo");
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor.usual_awards().await;
    votes::open(&floor, "Favourite army", VoteChoices::Players).await;
    let phone = floor.phone(2).await;
    phone.get(votes::VOTE).await.is(200).hides("/picture?v=");
    for number in ["1", "2"] {
        let whose = floor.phone(number.parse().unwrap()).await;
        let digest = picture_on(&whose.get(PHOTO).await).unwrap();
        let digest = digest.split("v=").nth(1).unwrap();
        floor.desk.post(DESK, &[("number", number), ("photo", digest), ("act", "release")]).await.is(303);
    }
    // Their own army is not theirs to vote for.
    phone.get(votes::VOTE).await.shows(&photo).says(text!("players-photos", count = 1));
}
