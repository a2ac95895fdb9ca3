//! What is deleted for good: a player's data, or a whole event; and what stays.

use crate::support::{floor::Floor, site::Site};
use muster::{
    domain::event::{Stage, permission::StaffRole},
    storage::{self, Database},
};

#[actix_web::test]
async fn a_players_data_is_deleted_and_their_opponents_keep_their_results() {
    let floor = Floor::with_names(&["Canary Name", "Bo", "Cy", "Di"]).await;
    let path = "/e/spring-open/desk/players/1";
    let version = floor.desk.get(path).await.hidden("version");
    let fields = [
        ("version", version.as_str()),
        ("name", "Canary Name"),
        ("club", "Canary Club"),
        ("email", "canary@example.org"),
        ("notes", "canary note"),
        ("faction", "Skaven"),
    ];
    floor.desk.post(path, &fields).await.is(303);
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3])]).await;
    floor.close(1).await;
    let link = floor.phone(1).await;
    link.get("/e/spring-open/me").await.is(200);
    let forget = format!("{path}/forget");
    let sent = async || {
        let version = floor.desk.get(path).await.hidden("version");
        floor.desk.post(&forget, &[("version", &version)]).await
    };
    // Not while they play.
    sent().await.is(422).shows("is still playing");
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
    sent().await.leads_to(path);
    link.get("/e/spring-open/me").await.is(403);
    let visitor = floor.site.visitor();
    for page in ["/e/spring-open/players", "/e/spring-open/standings", "/e/spring-open/rounds/1", path] {
        let page = floor.desk.get(page).await;
        page.is(200).shows("Player 1");
        assert!(!page.body.to_lowercase().contains("canary"), "{}", page.body);
    }
    visitor.get("/e/spring-open/standings").await.shows("Skaven").shows("30–20 ");
    floor.desk.get("/e/spring-open/desk/audit").await.shows("deleted the data of player 1");
    // The same page twice.
    floor.desk.post(&forget, &[("version", &version)]).await.is(409);
}

#[actix_web::test]
async fn an_event_is_deleted_by_its_name_and_not_while_it_runs() {
    let site = Site::start().await;
    let event = site.event(Stage::Running).await;
    site.players(&event, &["Ann", "Bo"]).await;
    let desk = site.organiser(&event).await;
    let judge = site.staff(&event, "Jo", StaffRole::Judge).await;
    let path = "/e/spring-open/desk/delete";
    judge.post(path, &[("name", "Spring Open")]).await.is(403);
    desk.post(path, &[("name", "Spring Open")]).await.is(422).shows("You can't delete a running event");
    desk.post("/e/spring-open/desk/stage", &[("stage", "finished")]).await.is(303);
    desk.get(path).await.is(200).shows("Type the name to confirm");
    desk.post(path, &[("name", "Spring")]).await.is(422).shows("That isn't the event's name");
    let visitor = site.visitor();
    visitor.get("/e/spring-open/players").await.is(200).shows("Ann");
    visitor.get("/e/spring-open/players").await.is(200);
    desk.post(path, &[("name", " Spring  Open ")]).await.leads_to("/");
    // Nothing is answered from what was kept of its pages.
    for page in ["/e/spring-open", "/e/spring-open/players", "/e/spring-open/desk"] {
        visitor.get(page).await.is(404);
        desk.get(page).await.is(404);
    }
    let mut tx = site.app.database.read().await.unwrap();
    assert!(storage::events::find_event(&mut tx, event.id).await.unwrap().is_none());
    assert!(storage::players::list_players(&mut tx, event.id).await.unwrap().is_empty());
}

/// Everything in the files of a SQLite database, as whoever finds the disk reads it. None on PostgreSQL.
fn on_the_disk(site: &Site) -> Option<String> {
    let file = Database::file_of_url(site.url())?;
    let mut text = String::new();
    for beside in ["", "-wal"] {
        let name = format!("{}{beside}", file.display());
        text += &String::from_utf8_lossy(&std::fs::read(name).unwrap_or_default());
    }
    Some(text)
}

#[actix_web::test]
async fn what_was_deleted_is_in_no_byte_of_the_file() {
    let floor = Floor::with_players(4).await;
    let path = "/e/spring-open/desk/players/1";
    // Written again and again, so that older versions of the row lie about.
    let words: Vec<String> = (0..20).map(|turn| format!("canary-{turn}-{}", "x".repeat(turn * 2))).collect();
    for word in &words {
        let (version, mail) = (floor.desk.get(path).await.hidden("version"), format!("{word}@example.org"));
        let fields = [
            ("version", version.as_str()),
            ("name", "Player 1"),
            ("club", word.as_str()),
            ("notes", word.as_str()),
            ("email", mail.as_str()),
        ];
        floor.desk.post(path, &fields).await.is(303);
    }
    let Some(before) = on_the_disk(&floor.site) else { return };
    assert!(before.contains("canary-19-"));
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
    let version = floor.desk.get(path).await.hidden("version");
    floor.desk.post(&format!("{path}/forget"), &[("version", &version)]).await.is(303);
    let left = |text: &str| -> Vec<String> {
        text.match_indices("canary-").map(|(at, _)| text[at..].chars().take(20).collect()).collect()
    };
    assert_eq!(left(&on_the_disk(&floor.site).unwrap()), Vec::<String>::new(), "while the server runs");
    floor.site.app.database.close().await;
    assert_eq!(left(&on_the_disk(&floor.site).unwrap()), Vec::<String>::new(), "after a clean stop");
}

#[actix_web::test]
async fn of_an_event_that_was_deleted_no_name_is_on_the_disk() {
    let site = Site::start().await;
    let event = site.event(Stage::RegistrationClosed).await;
    let names: Vec<String> = (1..=60).map(|number| format!("Canary Number {number}")).collect();
    site.players(&event, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let desk = site.organiser(&event).await;
    let Some(before) = on_the_disk(&site) else { return };
    assert!(before.contains("Canary Number 60"));
    desk.post("/e/spring-open/desk/delete", &[("name", "Spring Open")]).await.leads_to("/");
    assert!(!on_the_disk(&site).unwrap().contains("Canary"));
    site.app.database.close().await;
    assert!(!on_the_disk(&site).unwrap().contains("Canary"));
}
