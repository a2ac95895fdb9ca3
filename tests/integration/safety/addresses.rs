//! Addresses as nobody's page makes them: they lead nowhere else, are answered in a sentence, and fill no memory.

use crate::support::{site::Site, wait};
use actix_web::{http::Method, test::TestRequest};
use muster::domain::event::Stage;

#[actix_web::test]
async fn signing_in_leads_to_no_other_site() {
    let site = Site::start().await;
    let visitor = site.visitor();
    for next in [
        "/%09/evil.example",
        "/%0a/evil.example",
        "/%0b/evil.example",
        "/%0c/evil.example",
        "/%20/evil.example",
        "//evil.example",
        "/%5cevil.example",
        "https://evil.example",
        "/%C2%85/evil.example",
    ] {
        let page = visitor.get(&format!("/sign-in?next={next}")).await;
        assert_eq!(page.is(200).hidden("next"), "/", "{next}");
    }
    visitor.get("/sign-in?next=/%00/evil.example").await.is(422).hides("evil.example");
    let page = visitor.get("/sign-in?next=/e/spring-open/desk%3Fa%3Db").await;
    assert_eq!(page.hidden("next"), "/e/spring-open/desk?a=b");
}

#[actix_web::test]
async fn going_back_leads_to_no_other_site() {
    let site = Site::start().await;
    site.event(Stage::RegistrationClosed).await;
    let ask = async |referer: &str| {
        let request = TestRequest::get().uri("/e/spring-open/rounds/7").insert_header(("referer", referer));
        site.visitor().send(request.insert_header(("host", "muster.example"))).await
    };
    for referer in [
        "https://evil.example/a",
        "https://evil.example//evil.example/a",
        "https://muster.example//evil.example/a",
        "https://muster.example/\\evil.example",
        "https://muster.example.evil.example/a",
    ] {
        ask(referer).await.is(404).hides("evil.example").shows("href=\"/e/spring-open/rounds\"");
    }
    ask("https://muster.example/e/spring-open?by=name").await.shows("href=\"/e/spring-open?by=name\"");
}

#[actix_web::test]
async fn what_cannot_be_looked_for_is_said() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    for page in ["/e/spring-open/players", "/e/spring-open/standings", "/e/spring-open/desk/audit"] {
        desk.get(&format!("{page}?q=a%00b")).await.is(422).shows("characters that can't be used");
        let long = "%F0%9F%90%80".repeat(5000);
        desk.get(&format!("{page}?q={long}")).await.is(422).shows("search is too long");
    }
    desk.get("/e/spring%00open").await.is(404).shows("no page at this address");
    site.visitor()
        .post("/sign-in", &[("email", "a\0b"), ("password", "c")])
        .await
        .is(422)
        .shows("characters that can't be used");
    for page in [
        "/e/spring-open/standings?after=abc",
        "/e/spring-open/players?page=-1",
        "/e/spring-open/rounds/x",
        "/e/spring-open/rounds/1/matches/%7B",
    ] {
        desk.get(page).await.is(404).shows("no page at this address");
    }
}

#[actix_web::test]
async fn head_is_answered_as_get() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let desk = site.organiser(&event).await;
    for path in
        ["/", "/healthz", "/e/spring-open", "/e/spring-open/desk", "/nowhere", "/e/spring-open/rounds/7"]
    {
        let (get, head) =
            (desk.get(path).await, desk.send(TestRequest::default().method(Method::HEAD).uri(path)).await);
        assert_eq!((get.status, &get.kind), (head.status, &head.kind), "{path}");
    }
    let stream = TestRequest::default().method(Method::HEAD).uri("/e/spring-open/live");
    let stream = desk.send(stream).await;
    assert_eq!((stream.status.as_u16(), stream.bytes.len()), (200, 0), "and it ends");
}

#[actix_web::test]
async fn what_stands_in_a_query_fills_no_memory() {
    let site = Site::start().await;
    site.event(Stage::RegistrationClosed).await;
    let visitor = site.visitor();
    for page in ["/e/spring-open", "/e/spring-open/players", "/e/spring-open/rounds"] {
        let before = site.app.cache.pages.bytes();
        // On PostgreSQL a process keeps pages once it hears the others.
        let first = wait::until("the page is kept", async || {
            let first = visitor.get(page).await.is(200).body.clone();
            if site.app.cache.pages.bytes() > before { Ok(first) } else { Err(before) }
        })
        .await;
        let kept = site.app.cache.pages.bytes();
        for number in 0..50 {
            let again = visitor.get(&format!("{page}?x{number}={number}&utm=%41")).await;
            assert_eq!(again.is(200).body, first, "the page that is kept");
        }
        for number in 0..20 {
            visitor.get(&format!("{page}?q=nobody{number}")).await.is(200);
        }
        assert_eq!(site.app.cache.pages.bytes(), kept);
    }
}
