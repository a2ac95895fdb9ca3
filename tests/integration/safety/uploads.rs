//! Forms and uploads are bounded by what they cost to take in, not by what is in their fields alone.

use crate::support::site::{Browser, Reply, Site};
use actix_web::test::TestRequest;
use muster::domain::event::Stage;
use std::fmt::Write;

const ROSTER: &str = "/e/spring-open/roster";

pub async fn phone() -> (Site, Browser) {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let players = site.players(&event, &["Ann"]).await;
    let phone = site.phone_of(&players[0]).await;
    (site, phone)
}

pub async fn upload(phone: &Browser, parts: impl IntoIterator<Item = (String, &str)>) -> Reply {
    let mut body = String::new();
    for (heading, text) in parts {
        let _ = write!(body, "--line\r\ncontent-disposition: form-data; {heading}\r\n\r\n{text}\r\n");
    }
    body.push_str("--line--\r\n");
    let request = TestRequest::post().uri(ROSTER).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    phone.send(request.insert_header(kind).set_payload(body)).await
}

#[actix_web::test]
async fn parts_without_anything_in_them_are_counted() {
    let (_site, phone) = phone().await;
    let empty = (0..300).map(|_| ("name=\"x\"".to_owned(), ""));
    upload(&phone, empty).await.is(413).shows("too many fields");
    let files = (0..300).map(|number| (format!("name=\"file\"; filename=\"{number}\""), ""));
    upload(&phone, files).await.is(413).shows("too many fields");
    let fine = [("name=\"do\"".to_owned(), "check"), ("name=\"text\"".into(), "2 soups")];
    upload(&phone, fine).await.is(200).says(text!("notice-about-no-unit"));
}

#[actix_web::test]
async fn what_stands_around_the_parts_is_measured() {
    let (_site, phone) = phone().await;
    let long = "x".repeat(30_000);
    let named = (0..80).map(|_| (format!("name=\"a\"; note=\"{long}\""), ""));
    upload(&phone, named).await.is(413).shows("Send at most 1,953 kB");
    let name = "x".repeat(300);
    upload(&phone, [(format!("name=\"{name}\""), "")]).await.is(422).shows("too long");
    upload(&phone, [(format!("name=\"file\"; filename=\"{name}\""), "")]).await.is(422).shows("too long");
}

#[actix_web::test]
async fn a_plain_form_has_so_many_fields_and_no_more() {
    let (_site, phone) = phone().await;
    let fields = vec![("a", "1"); 6000];
    phone.post(ROSTER, &fields).await.is(413).shows("too many fields");
    let name = "x".repeat(300);
    phone.post(ROSTER, &[(&name, "1")]).await.is(422).shows("too long");
    phone.post("/sign-in", &[(&name, "1")]).await.is(422).shows("too long");
}

#[actix_web::test]
async fn all_that_come_in_at_once_have_so_much_memory_and_no_more() {
    let (site, phone) = phone().await;
    let list = || [("name=\"do\"".to_owned(), "check"), ("name=\"text\"".into(), "2 soups")];
    let all = site.app.coming_in.available_permits();
    let others = site.app.coming_in.clone().acquire_many_owned(u32::try_from(all).unwrap()).await.unwrap();
    upload(&phone, list()).await.is(503).shows("Too busy right now");
    drop(others);
    upload(&phone, list()).await.is(200).says(text!("notice-about-no-unit"));
    assert_eq!(site.app.coming_in.available_permits(), all, "what is done takes nothing");
}
