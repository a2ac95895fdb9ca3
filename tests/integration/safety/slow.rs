//! Whoever sends slowly, or reads nothing of what is sent, is cut off, and keeps nobody else waiting.

use crate::support::{
    floor::Floor,
    process::{Server, connect, free_port, get},
    wait::{self, PATIENCE},
};
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

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
    let roster = FORM.replace("/sign-in", "/e/spring-open/roster");
    let (form, head, upload, ()) = tokio::join!(
        trickle(port, FORM),
        trickle(port, "GET / HTTP/1.1\r\nx: "),
        trickle(port, &roster),
        leave_unread(port),
    );
    assert!(form.starts_with("HTTP/1.1 503"), "{form}");
    assert!(head.is_empty() || head.starts_with("HTTP/1.1 408"), "{head}");
    assert!(!upload.starts_with("HTTP/1.1 2"), "{upload}");
    let (status, _) = get(port, "/healthz", "").await.unwrap();
    assert_eq!(status, 200);
    server.stop().await;
}
