//! The organiser's own pictures: put up, shown to everybody, refused where they are too heavy, put first, carried by the
//! event's file, and taken down.

use crate::support::{
    html_form::HtmlForm,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::{
    actions::{self, Actor},
    domain::event::Stage,
    exchange::event_file,
};

const PAGE: &str = "/e/spring-open/desk/picture";

/// A picture of this size as it is built, with so many bytes of pixels that no browser could draw.
fn png(width: u32, height: u32, more: usize) -> Vec<u8> {
    let chunk = |name: &[u8], content: &[u8]| {
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&length[..], name, content, b"sum!"].concat()
    };
    let head = [&width.to_be_bytes()[..], &height.to_be_bytes(), b"\x08\x02\0\0\0"].concat();
    let (head, pixels) = (chunk(b"IHDR", &head), chunk(b"IDAT", &vec![7; more]));
    [b"\x89PNG\r\n\x1a\n", &head[..], &pixels, &chunk(b"IEND", b"")].concat()
}

async fn put(desk: &Browser, file: &[u8], alt: &str) -> Reply {
    let field = format!("--line\r\ncontent-disposition: form-data; name=\"alt\"\r\n\r\n{alt}\r\n");
    let named = "--line\r\ncontent-disposition: form-data; name=\"picture\"; filename=\"hall.png\"\r\n\r\n";
    let body = [field.as_bytes(), named.as_bytes(), file, b"\r\n--line--\r\n"].concat();
    let request = TestRequest::post().uri(PAGE).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    desk.send(request.insert_header(kind).set_payload(body)).await
}

#[actix_web::test]
async fn an_organisers_picture_stands_on_the_events_page_until_it_is_taken_down() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let visitor = site.visitor();
    visitor.get("/e/spring-open/picture").await.is(404);
    visitor.get("/e/spring-open").await.is(200).hides("<img").shows("class=\"quilt\"");
    let put = async |file: &[u8], alt: &str| put(&desk, file, alt).await;
    let picture = png(800, 400, 900);
    put(&picture, "").await.is(422).says(text!("picture-refusal-not-described"));
    put(b"<svg onload=alert(1)>", "A hall").await.is(422).says(text!("picture-refusal-unreadable"));
    put(&png(800, 400, 24_000), "A hall")
        .await
        .is(422)
        .shows("25 kB; the limit is 24 kB")
        .shows("quality 50");
    put(&png(9_000, 400, 10), "A hall").await.is(422).shows("9000 by 400 pixels");
    visitor.get("/e/spring-open").await.hides("<img");
    put(&picture, "The <hall> with 24 tables").await.leads_to(PAGE);
    let page = visitor.get("/e/spring-open").await;
    // It takes the place of the pattern.
    page.hides("class=\"quilt\"")
        .is(200)
        .shows("alt=\"The &#60;hall&#62; with 24 tables\"")
        .shows("width=\"800\" height=\"400\"");
    let address = page.body.split("<img").nth(1).unwrap().split("src=\"").nth(1).unwrap();
    let sent = visitor.get(address.split('"').next().unwrap()).await;
    sent.is(200);
    assert_eq!(sent.headers["content-type"], "image/png");
    assert_eq!(sent.headers["x-content-type-options"], "nosniff");
    assert_eq!(sent.bytes, picture);
    // It is in the log, goes along with the event's whole file, and is no secret of the desk's.
    desk.get("/e/spring-open/desk/audit").await.shows("added a picture, 800 × 400 pixels");
    let whole = desk.get("/e/spring-open/desk/event-whole.json").await;
    whole.is(200).shows("event_picture").shows("with 24 tables");
    let page = desk.get(PAGE).await;
    page.says(text!("desk-setup-picture-take-down.warning"));
    HtmlForm::on(&page, PAGE, &format!("{PAGE}/remove")).send(&desk).await.leads_to(PAGE);
    visitor.get("/e/spring-open").await.hides("<img").shows("class=\"quilt\"");
    visitor.get("/e/spring-open/picture").await.is(404);
    desk.get("/e/spring-open/desk/audit").await.shows("removed a picture: The &#60;hall&#62; with 24 tables");
}

/// Without the script that makes it small, too: what is stored, shown and handed on has no place in it.
#[actix_web::test]
async fn what_a_camera_wrote_into_a_photo_is_taken_out() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let photo = include_bytes!("../../../fixtures/pictures/photo-with-place.jpg");
    assert!(holds(photo, b"Exif") && holds(photo, b"51.4778"), "the photo says where it was taken");
    put(&desk, photo, "The hall").await.leads_to(PAGE);
    let shown = site.visitor().get("/e/spring-open/picture").await;
    assert_eq!(shown.headers["content-type"], "image/jpeg");
    for told in ["51.4778", "Camera of Ann", "after the end"] {
        assert!(!holds(&shown.bytes, told.as_bytes()), "{told} is still in it");
    }
    // It lies on its side, and is still told to be turned.
    assert!(holds(&shown.bytes, b"Exif") && photo.len() > shown.bytes.len());
    desk.get(PAGE).await.says(text!("desk-setup-picture-hint"));
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[actix_web::test]
async fn of_several_pictures_one_is_shown_and_the_others_wait_until_somebody_opens_them() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let pictures: Vec<Vec<u8>> = (1..=6).map(|more| png(800, 400, 100 * more)).collect();
    for (picture, number) in pictures.iter().zip(1..) {
        put(&desk, picture, &format!("Hall {number}")).await.leads_to(PAGE);
    }
    put(&desk, &png(9, 9, 9), "One too many").await.is(422).shows("The limit is 6 pictures.");
    put(&desk, &pictures[2], "The same").await.is(422).says(text!("picture-refusal-there-already"));
    let shown = |page: &Reply| {
        let alts = page.body.split("<img").skip(1).map(|tag| tag.split("alt=\"").nth(1).unwrap());
        alts.map(|alt| alt.split('"').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let page = site.visitor().get("/e/spring-open").await;
    assert_eq!(shown(&page), ["Hall 1", "Hall 2", "Hall 3", "Hall 4", "Hall 5", "Hall 6"]);
    assert_eq!(page.body.matches("<img loading=\"lazy\"").count(), 5, "all but the first");
    let closed = page.body.split("5 more pictures").next().unwrap().rsplit("<details").next().unwrap();
    assert!(!closed.contains("open"), "{closed}");
    let first = HtmlForm::all(&desk.get(PAGE).await, PAGE);
    let first = first.iter().filter(|form| form.action.ends_with("/first")).nth(2).unwrap();
    first.send(&desk).await.leads_to(PAGE);
    first.send(&desk).await.leads_to(PAGE);
    let page = site.visitor().get("/e/spring-open").await;
    assert_eq!(shown(&page)[..3], ["Hall 4", "Hall 1", "Hall 2"]);
    assert_eq!(site.visitor().get("/e/spring-open/picture").await.bytes, pictures[3]);

    // All of them go along.
    let file = desk.get("/e/spring-open/desk/event-whole.json").await.is(200).body.clone();
    let stored = event_file::read_stored(file.as_bytes()).unwrap().unwrap();
    let played = event_file::parse_event_file(file.as_bytes()).unwrap();
    let elsewhere = Site::start().await;
    actions::event::import::import_stored_event(&elsewhere.app, &Actor::muster(), &played, &stored, None)
        .await
        .unwrap();
    assert_eq!(shown(&elsewhere.visitor().get("/e/spring-open").await), shown(&page));
    HtmlForm::on(&desk.get(PAGE).await, PAGE, &format!("{PAGE}/remove")).send(&desk).await.leads_to(PAGE);
    assert_eq!(shown(&site.visitor().get("/e/spring-open").await)[..2], ["Hall 1", "Hall 2"]);
}
