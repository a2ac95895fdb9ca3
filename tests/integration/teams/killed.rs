//! The program is killed between two choices: the first is kept, and still nobody sees it; so it is in no copy.

use super::floor::{TeamFloor, of_teams};
use crate::support::{
    process::{Server, free_port, post},
    site::MORNING,
};
use muster::{
    app::Clock,
    domain::teams::{
        TeamSettings,
        draft::{DraftMethod, DraftSettings},
    },
    exchange::event_file,
    storage::{Database, draft_choices},
};

#[actix_web::test]
async fn a_choice_survives_a_kill_and_is_shown_with_the_other() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    // The program goes by the real clock; so do the phones' sessions, and the draft's: it has none.
    let late = Clock::system_clock().now() - MORNING.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    floor.site.wait(late.num_minutes());
    let [a, b] = floor.captains(&of).await.map(|phone| phone.token());
    let url = floor.site.url().to_owned();
    let mut tx = floor.site.app.database.write().await.unwrap();
    let mut fresh = muster::storage::team_matches::find_team_match(&mut tx, of.id).await.unwrap().unwrap();
    fresh.step_since = Some(floor.site.app.clock.now());
    assert!(muster::storage::team_matches::update(&mut tx, &fresh).await.unwrap());
    tx.commit().await.unwrap();
    floor.site.app.database.close().await;
    let port = free_port();
    let path = TeamFloor::at("rounds/1/matches/1/draft");
    let mut server = Server::start(&url, port).await;
    let (status, page) = post(port, &path, &a, &[("step", "0"), ("choice", "3")]).await.unwrap();
    assert_eq!(status, 303, "{page}");
    server.kill();
    let kept = async || {
        let database = Database::open_and_migrate(&url).await.unwrap();
        let mut tx = database.read().await.unwrap();
        let kept = draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap();
        drop(tx);
        database.close().await;
        kept.into_iter().map(|kept| (kept.choice, kept.shown)).collect::<Vec<_>>()
    };
    assert_eq!(kept().await, [("3".to_owned(), false)]);
    let server = Server::start(&url, port).await;
    let (status, page) = post(port, &path, &b, &[("step", "0"), ("choice", "1")]).await.unwrap();
    assert_eq!(status, 303, "{page}");
    drop(server);
    assert_eq!(kept().await, [("3".to_owned(), true), ("1".to_owned(), true)]);
}

/// A copy of the database, in a folder of its own.
async fn copy_of(floor: &TeamFloor) -> (tempfile::TempDir, Database) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.db").to_string_lossy().into_owned();
    assert!(floor.site.app.database.backup(&file).await.unwrap());
    let copy = Database::open_and_migrate(&file).await.unwrap();
    (folder, copy)
}

#[actix_web::test]
async fn a_copy_holds_no_choice_that_nobody_is_to_see_yet() {
    let floor = TeamFloor::with_teams(2, of_teams(TeamSettings::default())).await;
    if !floor.site.app.database.is_ours_alone() {
        return crate::support::skip("PostgreSQL has copies of its own");
    }
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    for (phone, step, choice) in [(&a, 0, &[1][..]), (&b, 0, &[2]), (&a, 1, &[3, 4])] {
        floor.choose(phone, &of, step, choice).await.is(303);
    }
    let (_folder, copy) = copy_of(&floor).await;
    let mut tx = copy.read().await.unwrap();
    let choices = draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap();
    assert!(choices.len() == 2 && choices.iter().all(|choice| choice.shown), "{choices:?}");
    // In the database itself it waits on.
    let mut tx = floor.site.app.database.read().await.unwrap();
    assert_eq!(draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap().len(), 3);
}

#[actix_web::test]
async fn a_hidden_champion_is_in_no_copy_and_in_no_file_and_is_chosen_again_there() {
    let draft = DraftSettings { method: DraftMethod::HiddenChampion, ..DraftSettings::default() };
    let settings = TeamSettings { draft, ..TeamSettings::default() };
    let floor = TeamFloor::with_teams(2, of_teams(settings)).await;
    if !floor.site.app.database.is_ours_alone() {
        return crate::support::skip("PostgreSQL has copies of its own");
    }
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let of = floor.matched(1, 1).await;
    let [a, b] = floor.captains(&of).await;
    floor.choose(&a, &of, 0, &[4]).await.is(303);
    floor.choose(&b, &of, 0, &[2]).await.is(303);
    // Whose turn it is, the roll-off said: one of them is refused.
    for phone in [&a, &b] {
        drop(floor.choose(phone, &of, 1, &[1]).await);
    }
    let mut tx = floor.site.app.database.read().await.unwrap();
    let kept = draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap();
    assert_eq!(
        kept.iter().map(|kept| (kept.step, kept.shown)).collect::<Vec<_>>(),
        [(0, false), (0, false), (1, true)]
    );
    drop(tx);
    let (_folder, copy) = copy_of(&floor).await;
    let mut tx = copy.read().await.unwrap();
    assert_eq!(draft_choices::list_draft_choices(&mut tx, of.id).await.unwrap(), []);
    drop(tx);
    // The file of the whole event is one that another Muster takes.
    let text = floor.desk.get(&TeamFloor::at("desk/event-whole.json")).await.is(200).body.clone();
    let stored = event_file::read_stored(text.as_bytes()).unwrap().unwrap();
    assert!(stored.tables["draft_choice"].rows.is_empty());
    let elsewhere = crate::support::site::Site::start().await;
    let played = event_file::parse_event_file(text.as_bytes()).unwrap();
    let by = muster::actions::Actor::muster();
    let brought =
        muster::actions::event::import::import_stored_event(&elsewhere.app, &by, &played, &stored, None)
            .await
            .unwrap();
    let desk = elsewhere.organiser(&brought.event).await;
    desk.get(&TeamFloor::at("desk/matches/1/1")).await.is(200).shows("champion");
}
