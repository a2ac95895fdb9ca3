//! More connections than the process may hold: whoever comes last is told so.

use crate::support::{
    process::{Server, connect, free_port, get},
    wait,
};
use std::io::Error;

#[actix_web::test]
async fn a_phone_that_there_is_no_room_for_is_told_so_and_not_left_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let (database, port) = (folder.path().join("site.db"), free_port());
    let mut server = Server::start_narrow(&database.to_string_lossy(), port, 256).await;
    assert_eq!(get(port, "/", "").await.unwrap().0, 200);
    let mut others = Vec::new();
    for _ in 0..190 {
        others.push(connect(port).await.unwrap());
    }
    // They are counted one by one, by threads that do not wait for each other.
    wait::until("all are counted", async || match get(port, "/", "").await?.0 {
        503 => Ok(()),
        status => Err(Error::other(format!("{status}"))),
    })
    .await;
    for _ in 0..40 {
        let (status, page) = get(port, "/", "").await.unwrap();
        assert_eq!(status, 503, "{page}");
        let head = page.to_lowercase();
        assert!(head.contains("retry-after: 5") && head.contains("connection: close"), "{page}");
    }
    drop(others);
    wait::until("changes can't be saved", async || match get(port, "/", "").await?.0 {
        200 => Ok(()),
        status => Err(Error::other(format!("{status}"))),
    })
    .await;
    server.stop().await;
}
