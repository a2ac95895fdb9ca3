//! Whoever sends slowly, or reads nothing of what is sent, is cut off, and keeps nobody else waiting.

use crate::support::{
    floor::Floor,
    process::{Server, connect, free_port, get},
    site::MORNING,
    wait::{self, PATIENCE},
};
use muster::app::Clock;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

const FILE: &str = "--b\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\n";
const FORM: &str = "POST /sign-in HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: same-origin\r\n\
    content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nemail=";

/// Sends the beginning, and then a sign now and then, until the server has had enough; what it said.
async fn trickle(port: u16, beginning: &str) -> String {
    let mut connection = connect(port).await.unwrap();
    connection.write_all(beginning.as_bytes()).await.unwrap();
    let mut said = Vec::new();
    let ended = timeout(PATIENCE, async {
        loop {
            let mut some = [0; 4096];
            match timeout(Duration::from_millis(500), connection.read(&mut some)).await {
                Ok(Ok(0) | Err(_)) => break,
                Ok(Ok(read)) => said.extend_from_slice(&some[..read]),
                Err(_) if connection.write_all(b"a").await.is_err() => break,
                Err(_) => {}
            }
        }
    });
    ended.await.unwrap_or_else(|_| panic!("still held: {beginning}"));
    String::from_utf8_lossy(&said).into_owned()
}

/// Asks for much and reads nothing, until the server lets go.
async fn leave_unread(port: u16) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut connection: TcpStream = socket.connect(([127, 0, 0, 1], port).into()).await.unwrap();
    let ask = "GET /e/spring-open HTTP/1.1\r\nhost: muster\r\n\r\n".repeat(2000);
    // It takes no more questions once nobody takes its answers.
    let _ = timeout(Duration::from_secs(2), connection.write_all(ask.as_bytes())).await;
    // A connection that was let go says so to whoever sends more.
    wait::until("whoever reads nothing is let go", async || {
        let is_gone = |error: &std::io::Error| error.kind() != std::io::ErrorKind::WouldBlock;
        let sent = connection.try_write(b"x");
        match (sent.err(), connection.take_error()) {
            (Some(error), _) if is_gone(&error) => Ok(()),
            (_, Ok(None)) => Err("it still waits"),
            _ => Ok(()),
        }
    })
    .await;
}

#[actix_web::test]
async fn slow_bodies_and_slow_readers_are_cut_off() {
    let floor = Floor::with_players(4).await;
    let port = free_port();
    let mut server = Server::start(floor.site.url(), port).await;
    let (form, head, ()) =
        tokio::join!(trickle(port, FORM), trickle(port, "GET / HTTP/1.1\r\nx: "), leave_unread(port));
    assert!(form.starts_with("HTTP/1.1 503"), "{form}");
    assert!(head.is_empty() || head.starts_with("HTTP/1.1 408"), "{head}");
    let (status, _) = get(port, "/healthz", "").await.unwrap();
    assert_eq!(status, 200);
    server.stop().await;
}

/// A file has four times as long as a form, and no longer, however steadily it drips.
#[actix_web::test]
async fn a_file_that_drips_is_cut_off_at_its_time() {
    let floor = Floor::with_players(4).await;
    // The program tells the time by itself.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let phone = floor.phone(1).await.token();
    let port = free_port();
    let mut server = Server::start_with(floor.site.url(), port, &["--body-deadline", "1"]).await;
    let upload = format!(
        "POST /e/spring-open/roster HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: same-origin\r\ncookie: muster={phone}\r\n\
         content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n{FILE}"
    );
    let begun = Instant::now();
    let ended = async |beginning: &str| (trickle(port, beginning).await, begun.elapsed());
    let ((form, after), (file, later)) = tokio::join!(ended(FORM), ended(&upload));
    assert!(form.starts_with("HTTP/1.1 503") && file.starts_with("HTTP/1.1 503"), "{form} {file}");
    // Not before their time, however quick the machine is.
    assert!(after >= Duration::from_secs(1) && later >= Duration::from_secs(4), "{after:?} {later:?}");
    server.stop().await;
}

/// What is typed takes of the memory that there is for all of it, but for what every report fits in.
#[actix_web::test]
async fn long_forms_wait_for_room_and_short_ones_do_not() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let phone = floor.phone(1).await;
    let long = "Clanrats (150)\n".repeat(1000);
    let send = async || phone.post("/e/spring-open/roster", &[("do", "check"), ("text", &long)]).await;
    // It has far too many units, and is read.
    send().await.is(422);
    let others = floor.site.app.typed_in.clone();
    let others =
        others.acquire_many_owned(u32::try_from(floor.site.app.typed_in.available_permits()).unwrap());
    let others = others.await.unwrap();
    send().await.is(503).shows("busy");
    floor.report(1, 1, [20, 4, 10, 2]).await.is(303);
    drop(others);
    send().await.is(422);
}
