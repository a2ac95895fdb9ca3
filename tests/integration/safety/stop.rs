//! The program is told to stop while pages are open: it ends, and leaves nobody hanging.

use crate::support::{
    floor::Floor,
    process::{Server, connect, free_port},
    wait::PATIENCE,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::timeout,
};

/// The beginning of a form whose rest never comes: a request under way.
const HALF_A_FORM: &str = "POST /sign-in HTTP/1.1\r\nhost: muster\r\nsec-fetch-site: same-origin\r\n\
    content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nemail=";

#[actix_web::test]
async fn told_twice_it_waits_for_nobody() {
    let floor = Floor::with_players(4).await;
    let (port, folder) = (free_port(), tempfile::tempdir().unwrap());
    let log = folder.path().join("log");
    let mut server = Server::start_logging((floor.site.url(), port), &[], &log).await;
    let mut form = connect(port).await.unwrap();
    form.write_all(HALF_A_FORM.as_bytes()).await.unwrap();
    let mut page = connect(port).await.unwrap();
    let asks = format!("GET /e/{}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n", floor.event.slug);
    page.write_all(asks.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("retry: ") {
        assert!(timeout(PATIENCE, page.read_buf(&mut heard)).await.unwrap().unwrap() > 0);
    }
    server.tell();
    // It has heard it: pages are let go. The form is waited for.
    timeout(PATIENCE, page.read_to_end(&mut heard)).await.expect("the stream ends").unwrap();
    assert!(server.is_running(), "it finishes what is under way");
    server.stop().await;
    // Told once it waits for the form as long as its patience lasts, and says nothing of this.
    let told = std::fs::read_to_string(&log).unwrap();
    assert!(told.contains("told to stop twice; stopping without waiting"), "{told}");
    drop(form);
}

#[actix_web::test]
async fn open_pages_are_let_go_when_the_program_is_told_to_stop() {
    let floor = Floor::with_players(4).await;
    let port = free_port();
    let mut server = Server::start(floor.site.url(), port).await;
    let mut page = connect(port).await.unwrap();
    let asks = format!("GET /e/{}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n", floor.event.slug);
    page.write_all(asks.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("retry: ") {
        let read = timeout(PATIENCE, page.read_buf(&mut heard)).await.expect("the stream begins").unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
    }
    server.stop().await;
    timeout(PATIENCE, page.read_to_end(&mut heard)).await.expect("the stream ends").unwrap();
    // The last, empty part of an answer that is whole: it was ended, not cut off when patience was over.
    assert!(heard.ends_with(b"0\r\n\r\n"), "{}", String::from_utf8_lossy(&heard));
}
