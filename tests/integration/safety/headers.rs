//! What stands around every answer, and what is believed of what stands around a request.

use crate::support::site::{Browser, Reply, Site};
use actix_web::{http::Method, test::TestRequest};
use muster::{config::Config, domain::event::Stage, storage};

/// Pages, errors, redirects, files and refusals.
async fn answers(site: &Site) -> Vec<Reply> {
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let mut answers = Vec::new();
    for path in ["/", "/nowhere", "/healthz", "/e/spring-open", "/%00", "/account", "/e/spring-open/pack.pdf"]
    {
        answers.push(site.visitor().get(path).await);
    }
    answers.push(site.visitor().get(&format!("/?q={}", "x".repeat(5000))).await);
    answers.push(site.visitor().post("/sign-in", &[("email", "x")]).await);
    answers.push(site.visitor().post_from("cross-site", "/sign-in", &[]).await);
    answers.push(desk.get("/e/spring-open/desk/set-up/rosters").await);
    answers
}

#[actix_web::test]
async fn every_answer_says_that_nothing_foreign_may_run() {
    let site = Site::start().await;
    for answer in answers(&site).await {
        let header = |name: &str| answer.headers.get(name).cloned().unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none';") && !policy.contains("unsafe"),
            "{policy} {}",
            answer.body
        );
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert_eq!(header("access-control-allow-origin"), "");
        assert_eq!(header("strict-transport-security"), "");
        assert!(answer.status.as_u16() == 303 || !header("content-type").is_empty(), "{}", answer.body);
    }
    let desk = site.signed_up("Ann", "8 letters").await.get("/account").await;
    assert_eq!(desk.headers["cache-control"], "no-store");
    for method in [Method::TRACE, Method::PUT, Method::DELETE] {
        let reply = site.visitor().send(TestRequest::with_uri("/healthz").method(method)).await;
        assert!(reply.status.is_client_error(), "{}", reply.status);
    }
}

#[actix_web::test]
async fn by_https_browsers_are_told_to_stay_there() {
    let config = Config { url: Some("https://muster.example.org".into()), ..Config::default() };
    let site = Site::configured(config).await;
    for answer in answers(&site).await {
        assert_eq!(answer.headers["strict-transport-security"], "max-age=63072000", "{}", answer.body);
    }
}

/// Whoever comes by HTTPS gives and gets each cookie by that line alone, the passing ones too.
#[actix_web::test]
async fn by_https_a_sentence_for_the_next_page_travels_as_the_session_does() {
    for (url, name) in [(None, "muster_note"), (Some("https://muster.example.org"), "__Host-muster_note")] {
        let config = Config { url: url.map(str::to_owned), ..Config::default() };
        let site = Site::configured(config).await;
        let event = site.event(Stage::Published).await;
        let desk = site.signed_up("Ann", "8 letters").await;
        let left = desk.post("/account/browsers", &[]).await;
        let cookies = &left.leads_to("/account").set_cookies;
        let cookie = cookies.iter().find(|cookie| cookie.starts_with(&format!("{name}="))).unwrap();
        assert!(cookie.contains("; HttpOnly"), "{cookie}");
        assert!(cookie.contains("; SameSite=Lax; ") && cookie.contains("; Path=/; "), "{cookie}");
        assert_eq!(cookie.contains("; Secure; "), url.is_some(), "{cookie}");
        assert!(desk.cookie_names().contains(&name.to_owned()));
        let read = desk.get("/account").await;
        read.is(200).shows("Your other browsers are signed out");
        assert!(!desk.cookie_names().contains(&name.to_owned()), "it is said once");
        drop(event);
    }
}

async fn sign_up(visitor: &Browser, number: usize, forwarded: String) -> u16 {
    let fields = [("name", format!("Guest {number}"))];
    let request = TestRequest::post()
        .uri("/e/spring-open/register")
        .insert_header(("sec-fetch-site", "same-origin"))
        .insert_header(("x-forwarded-for", forwarded))
        .set_form(fields);
    visitor.send(request).await.status.as_u16()
}

#[actix_web::test]
async fn an_address_that_was_made_up_is_not_believed() {
    for behind_proxy in [false, true] {
        let site = Site::configured(Config { behind_proxy, ..Config::default() }).await;
        site.event(Stage::Published).await;
        let mut waits = 0;
        for number in 0..220 {
            // Who comes by a proxy can write what they like before what the proxy adds.
            let made_up = format!("10.0.{}.{}", number / 200, number % 200);
            let forwarded = if behind_proxy { format!("{made_up}, 192.0.2.7") } else { made_up };
            waits += usize::from(sign_up(&site.visitor(), number, forwarded).await == 429);
        }
        assert!(waits > 0, "behind a proxy: {behind_proxy}");
        let neighbour = sign_up(&site.visitor(), 999, "192.0.2.8".into()).await;
        assert_eq!(neighbour == 429, !behind_proxy, "the proxy's own word counts");
    }
}

#[actix_web::test]
async fn fields_that_no_form_has_give_nobody_anything() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let more =
        [("site_admin", "on"), ("organiser", "on"), ("role", "organiser"), ("paid", "on"), ("spare", "on")];
    let typed =
        [("name", "Eve"), ("email", "eve@example.org"), ("password", "8 letters"), ("again", "8 letters")];
    let eve = site.visitor();
    eve.post("/sign-up", &[typed.as_slice(), &more].concat()).await.is(303);
    let entry =
        [("name", "Eve"), ("notes", "a friend of the house"), ("status", "playing"), ("number", "1000")];
    eve.post("/e/spring-open/register", &[entry.as_slice(), &more].concat()).await.is(303);
    let mut tx = site.app.database.read().await.unwrap();
    let account = storage::accounts::by_email(&mut tx, "eve@example.org").await.unwrap().unwrap();
    assert!(!account.site_admin && !account.organiser);
    assert_eq!(storage::staff::find_staff_role(&mut tx, event.id, account.id).await.unwrap(), None);
    let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
    assert!(!player.paid && !player.spare && player.notes.is_none(), "{player:?}");
}
