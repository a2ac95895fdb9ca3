//! The front page and what every page has in common.

use crate::support::{floor::Floor, site::Site};
use muster::domain::event::Stage;

#[actix_web::test]
async fn a_draft_does_not_exist_for_others() {
    let site = Site::start().await;
    let event = site.event(Stage::Draft).await;
    site.visitor().get("/").await.is(200).hides("Spring Open");
    site.visitor().get("/e/spring-open").await.is(404).shows("There is nothing at this address");
    site.organiser(&event).await.get("/e/spring-open").await.is(200).shows("Spring Open");
}

#[actix_web::test]
async fn a_backup_made_while_the_site_runs_is_a_whole_database() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    site.players(&event, &["Ann", "Łukasz"]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db").display().to_string();
    // Somebody is in the middle of a change: the copy does not wait for it, nor it for the copy.
    let change = site.app.database.write().await.unwrap();
    let is_made = site.app.database.backup(&copy).await.unwrap();
    drop(change);
    if !is_made {
        // PostgreSQL has its own way, and the command says so.
        return;
    }
    let restored = muster::storage::Database::open(&copy).await.unwrap();
    let mut tx = restored.read().await.unwrap();
    let players = muster::storage::players::list(&mut tx, event.id).await.unwrap();
    assert_eq!(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["Ann", "Łukasz"]);
}

#[actix_web::test]
async fn the_front_page_tells_how_far_a_running_event_is() {
    let floor = Floor::with_players(4).await;
    let visitor = floor.site.visitor();
    visitor.get("/").await.is(200).shows("Spring Open").hides("Round 1 of");
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    visitor.get("/").await.is(200).shows("Round 1 of 3").hides(">Running<");
    floor.desk.get("/").await.is(200).shows("Round 1 of 3");
    // A draft is told to nobody.
    floor.close(1).await;
    floor.draw(2).await;
    visitor.get("/").await.is(200).shows("Round 1 of 3").hides("Round 2 of");
}
