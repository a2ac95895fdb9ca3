//! What the server's log tells of a request that was refused, and what it does not: read from the program itself, started
//! as anybody starts it.

use super::doors::SHORT;
use crate::support::{
    process::{Server, connect, free_port, get, post},
    site::{MORNING, Site},
    wait,
};
use muster::{actions::entrants::links, app::Clock, domain::event::Stage};
use std::path::Path;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// The line of the log that names the request of this page.
async fn line_of(log: &Path, page: &str) -> String {
    let number = &page.split("request <code>").nth(1).expect("the page names its request")[..10];
    wait::until("the request stands in the log", async || {
        let log = std::fs::read_to_string(log).unwrap();
        let mut lines = log.lines().filter(|line| line.contains(number));
        lines.next().map(str::to_owned).ok_or(log.clone())
    })
    .await
}

/// A form of another site's page.
async fn from_elsewhere(port: u16) -> String {
    let mut connection = connect(port).await.unwrap();
    let ask = "POST /sign-out HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: cross-site\r\nconnection: close\r\n\
        content-length: 0\r\n\r\n";
    connection.write_all(ask.as_bytes()).await.unwrap();
    let mut page = String::new();
    connection.read_to_string(&mut page).await.unwrap();
    page
}

#[actix_web::test]
async fn an_error_page_names_the_request_as_the_log_does() {
    let site = Site::start().await;
    // The program tells the time by itself.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    site.wait(late.num_minutes());
    let event = site.event(Stage::Published).await;
    let desk = site.organiser(&event).await;
    let player = site.players(&event, &["Ann Archer"]).await.remove(0);
    let link = links::private_link(&site.app, &player);
    let folder = tempfile::tempdir().unwrap();
    let (port, log) = (free_port(), folder.path().join("log"));
    let mut server = Server::start_logging((site.url(), port), &[], &log).await;
    let withdrawn = format!("{}x", &link[link.find("/p/").unwrap()..]);
    let large = "x".repeat(70_000);
    let leaves = "/e/spring-open/desk/players/1/leave";
    let pages = [
        (404, "\"\"", get(port, "/nowhere", "").await.unwrap().1),
        (403, "\"/sign-out\"", from_elsewhere(port).await),
        (403, "\"/p/{token}\"", get(port, &withdrawn, "").await.unwrap().1),
        (413, "\"/sign-in\"", post(port, "/sign-in", "", &[("email", &large)]).await.unwrap().1),
        (
            422,
            "\"/e/{event}/desk/players/{number}/{act}\"",
            post(port, leaves, &desk.token(), &[("version", "none")]).await.unwrap().1,
        ),
    ];
    for (status, pattern, page) in &pages {
        assert!(page.starts_with(&format!("HTTP/1.1 {status} ")), "{page}");
        let line = line_of(&log, page).await;
        // The pattern of an address is told: the address itself may hold a link.
        assert!(line.contains(" INFO ") && line.contains(&format!("pattern={pattern}")), "{line}");
    }
    server.stop().await;
}

#[actix_web::test]
async fn the_log_says_as_much_as_is_asked_for() {
    let site = Site::start().await;
    let folder = tempfile::tempdir().unwrap();
    // What cannot be read asks for nothing else than usual.
    for (what, says) in [
        ("info", true),
        ("muster=debug", true),
        ("warn,muster=info", true),
        ("=?", true),
        ("muster=error", false),
    ] {
        let (port, log) = (free_port(), folder.path().join("log"));
        let mut server = Server::start_logging_only((site.url(), port), what, &log).await;
        assert_eq!(get(port, "/nowhere", "").await.unwrap().0, 404);
        server.stop().await;
        let told = std::fs::read_to_string(&log).unwrap();
        assert_eq!(told.contains("request refused"), says, "{what}: {told}");
    }
}

#[actix_web::test]
async fn the_log_tells_who_signs_in_and_no_secret_and_no_name() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let player = site.players(&event, &["Ann Archer"]).await.remove(0);
    site.signed_up("Zoe Zimmer", SHORT).await;
    let link = links::private_link(&site.app, &player);
    let link = &link[link.find("/p/").unwrap()..];
    let folder = tempfile::tempdir().unwrap();
    let (port, log) = (free_port(), folder.path().join("log"));
    let mut server = Server::start_logging((site.url(), port), &[], &log).await;
    let (_, opened) = get(port, link, "").await.unwrap();
    let typed = |password| [("email", "zoe.zimmer@example.org"), ("password", password)];
    let (status, signed_in) = post(port, "/sign-in", "", &typed(SHORT)).await.unwrap();
    assert_eq!((status, post(port, "/sign-in", "", &typed("a wrong guess")).await.unwrap().0), (303, 422));
    while post(port, "/sign-out", "", &[]).await.unwrap().0 != 429 {}
    server.stop().await;
    let told = std::fs::read_to_string(&log).unwrap();
    for said in ["signed in", "wrong password or unknown email address", "told to wait"] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let cookie = |answer: &str| {
        let session = answer.split("muster=").nth(1).expect("a session begins");
        session.split(';').next().unwrap().to_owned()
    };
    let secrets = [cookie(&opened), cookie(&signed_in), link[3..].to_owned()];
    assert!(secrets.iter().all(|secret| secret.len() > 40), "{secrets:?}");
    let hidden = [SHORT, "a wrong guess", "example.org", "Zimmer", "Archer", "127.0.0.1:"];
    for hidden in secrets.iter().map(String::as_str).chain(hidden) {
        assert!(!told.contains(hidden), "{hidden}: {told}");
    }
    // When it was, in UTC.
    for line in told.lines() {
        let when = line.split_whitespace().next().unwrap();
        assert!(when.ends_with('Z') && when.parse::<chrono::DateTime<chrono::Utc>>().is_ok(), "{line}");
    }
}
