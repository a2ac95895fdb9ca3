//! What is weak around the program is named at the start: a PostgreSQL server that may lose what it has acknowledged, or
//! that nobody checks; mails that everybody on the way can read.

use crate::support::{
    process::{Server, free_port},
    site::Site,
    skip,
};
use muster::{
    storage::Database,
    text::{Message, Speaker},
};

#[actix_web::test]
async fn a_server_that_does_not_wait_for_its_disk_is_named() {
    let site = Site::start().await;
    let of_the_server = site.app.database.risks().await.unwrap();
    let told = Speaker::in_english().say(&Message::new("site-at-risk").with("setting", "fsync"));
    assert!(told.starts_with("WARNING: fsync is off") && told.contains("LOST"), "{told}");
    if site.app.database.is_ours_alone() {
        assert_eq!(of_the_server, Vec::<&str>::new());
        skip("SQLite waits for its disk, because Muster opens it so; the rest is for PostgreSQL");
        return;
    }
    // The server of the tests may have its flush off, as `tests/run` starts it; a session has one more risk.
    assert!(!of_the_server.contains(&"synchronous_commit"), "{of_the_server:?}");
    let url = format!("{}&options[synchronous_commit]=off", site.url());
    let database = Database::open_without_migrating(&url).await.unwrap();
    let mut risks = database.risks().await.unwrap();
    assert!(risks.contains(&"synchronous_commit"), "{risks:?}");
    risks.retain(|risk| *risk != "synchronous_commit");
    assert_eq!(risks, of_the_server);
}

#[actix_web::test]
async fn mails_that_everybody_on_the_way_can_read_are_named() {
    let site = Site::start().await;
    let folder = tempfile::tempdir().unwrap();
    for (server, is_open) in [
        ("smtp://ann:secret@mail.example.org:587", true),
        ("smtp://ann:secret@mail.example.org:587?tls=required", false),
        ("smtps://ann:secret@mail.example.org", false),
    ] {
        let (port, log) = (free_port(), folder.path().join("log"));
        let mut program = Server::start_logging((site.url(), port), &["--smtp", server], &log).await;
        program.stop().await;
        let told = std::fs::read_to_string(&log).unwrap();
        assert_eq!(told.contains("WARNING: emails to mail.example.org are unencrypted"), is_open, "{told}");
        assert!(!told.contains("secret"), "{told}");
    }
}
