//! Pages that listen: as many at an address as a hall has, and no sheet that one may not read.

use crate::support::{
    floor::Floor,
    process::{Server, connect, free_port},
    wait::{self, PATIENCE},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

const SHEET: &str = "/e/spring-open/rounds/1/tables/1/sheet/live";

/// Begins to listen; the connection, and the beginning of the answer.
async fn listens(port: u16, path: &str, session: &str) -> (TcpStream, String) {
    let mut connection = connect(port).await.unwrap();
    let ask = format!("GET {path} HTTP/1.1\r\nhost: muster\r\ncookie: muster={session}\r\n\r\n");
    connection.write_all(ask.as_bytes()).await.unwrap();
    let mut said = Vec::new();
    while !String::from_utf8_lossy(&said).contains("\r\n\r\n") {
        assert!(timeout(PATIENCE, connection.read_buf(&mut said)).await.unwrap().unwrap() > 0);
    }
    (connection, String::from_utf8_lossy(&said).into_owned())
}

/// All that is said to a page for which there is no place; none where it has one.
async fn told_to_come_back(port: u16, path: &str) -> Option<String> {
    let (mut page, mut said) = listens(port, path, "").await;
    let is_whole = |said: &str| said.split_once("\r\n\r\n").is_some_and(|(_, body)| body.ends_with("\n\n"));
    said.to_lowercase().contains("content-length: ").then_some(())?;
    while !is_whole(&said) {
        let mut more = Vec::new();
        assert!(timeout(PATIENCE, page.read_buf(&mut more)).await.unwrap().unwrap() > 0);
        said.push_str(&String::from_utf8_lossy(&more));
    }
    Some(said)
}

fn status(said: &str) -> &str {
    said.split(' ').nth(1).unwrap()
}

#[actix_web::test]
async fn an_address_listens_to_as_many_pages_as_a_hall_has_open() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    share(&floor).await;
    let port = free_port();
    let mut server = Server::start_with(floor.site.url(), port, &["--venue", "3"]).await;
    let mut pages = Vec::new();
    for number in 0..6 {
        let path = if number % 2 == 0 { "/e/spring-open/live" } else { SHEET };
        let (page, said) = listens(port, path, "").await;
        assert_eq!(status(&said), "200", "{said}");
        pages.push(page);
    }
    // The rest are told what there is to tell, and come back by themselves.
    for (path, news) in [
        ("/e/spring-open/live", "id: "),
        ("/e/spring-open/live?seen=0", "event: changed"),
        (SHEET, "event: changed"),
    ] {
        let told = told_to_come_back(port, path).await.expect("there is no place");
        assert!(told.contains("retry: 20000") && told.contains(news), "{told}");
    }
    // One is closed, and another has its place.
    pages.pop();
    wait::until("a place is free again", async || match told_to_come_back(port, SHEET).await {
        None => Ok(()),
        Some(told) => Err(told),
    })
    .await;
    server.stop().await;
}

/// Both players at table 1 let everybody read along.
async fn share(floor: &Floor) {
    let battle = floor.battle(1, 1).await;
    for player in [battle.a, battle.b.unwrap()] {
        let phone = floor.phone(floor.number(player)).await;
        phone.post(&SHEET.replace("/live", "/share"), &[("shows", "yes")]).await.is(303);
    }
}

#[actix_web::test]
async fn nobody_listens_to_a_sheet_that_they_may_not_read() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let asks = |path: &'static str| {
        actix_web::test::TestRequest::get().uri(path).method(actix_web::http::Method::HEAD)
    };
    // A draft is known to nobody: a table of it is as one that does not exist.
    let (stranger, player) = (floor.site.visitor(), floor.phone(1).await);
    let nowhere = "/e/spring-open/rounds/1/tables/9/sheet/live";
    for browser in [&stranger, &player] {
        let draft = browser.send(asks(SHEET)).await.status;
        assert_eq!((draft.as_u16(), draft), (404, browser.send(asks(nowhere)).await.status));
    }
    floor.publish(1).await.is(303);
    stranger.send(asks(SHEET)).await.is(403);
    share(&floor).await;
    stranger.send(asks(SHEET)).await.is(200);
    floor.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    let battle = floor.battle(1, 1).await;
    let own = floor.phone(floor.number(battle.a)).await;
    let other =
        floor.players.iter().find(|player| ![Some(battle.a), battle.b].contains(&Some(player.id))).unwrap();
    let other = floor.site.phone_of(other).await;
    for (browser, expected) in [(&stranger, 403), (&other, 403), (&own, 200), (&floor.desk, 200)] {
        assert_eq!(browser.send(asks(SHEET)).await.status.as_u16(), expected);
    }
}

#[actix_web::test]
async fn a_sheet_is_told_that_its_stream_is_alive_and_hears_its_taps() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    share(&floor).await;
    let port = free_port();
    let mut server = Server::start(floor.site.url(), port).await;
    let (mut page, _) = listens(port, SHEET, "").await;
    let mut said = Vec::new();
    while !String::from_utf8_lossy(&said).contains(": still here") {
        let read = timeout(PATIENCE, page.read_buf(&mut said)).await;
        assert!(read.expect("a line comes while nothing happens").unwrap() > 0);
    }
    server.stop().await;
}
