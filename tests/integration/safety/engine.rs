//! A PostgreSQL server that may lose what it has acknowledged is named at the start.

use crate::support::{site::Site, skip};
use muster::{storage::Database, words::site::at_risk};

#[actix_web::test]
async fn a_server_that_does_not_wait_for_its_disk_is_named() {
    let site = Site::start().await;
    assert_eq!(site.app.database.risks().await.unwrap(), Vec::<&str>::new());
    let told = at_risk("fsync");
    assert!(told.starts_with("WARNING: fsync is off") && told.contains("LOST"), "{told}");
    if site.app.database.is_ours_alone() {
        skip("SQLite waits for its disk, because Muster opens it so; the rest is for PostgreSQL");
        return;
    }
    let url = format!("{}&options[synchronous_commit]=off", site.url());
    let database = Database::connect(&url).await.unwrap();
    assert_eq!(database.risks().await.unwrap(), ["synchronous_commit"]);
}
