//! A disk without room: changes are refused in plain words, pages are still read, nothing is lost, and all goes on
//! when there is room again.

use crate::support::{floor::Floor, skip};
use muster::{domain::battle::State, storage::Database};

const NUMBERS: [u32; 4] = [30, 4, 20, 3];

/// The database may not grow any more: to SQLite that is a full disk.
async fn fill(floor: &Floor) {
    let Database::Sqlite { changes, .. } = &floor.site.app.database else { panic!("not on a file") };
    let mut writer = changes.alone().await.unwrap();
    let write = writer.connection().await.unwrap();
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *write).await.unwrap();
    let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::query(limit).execute(&mut *write).await.unwrap();
}

async fn make_room(floor: &Floor) {
    let Database::Sqlite { changes, .. } = &floor.site.app.database else { panic!("not on a file") };
    let mut writer = changes.alone().await.unwrap();
    let write = writer.connection().await.unwrap();
    sqlx::query("PRAGMA max_page_count = 1000000").execute(&mut *write).await.unwrap();
}

#[actix_web::test]
async fn a_full_disk_refuses_in_plain_words_and_loses_nothing() {
    let floor = Floor::with_players(2 * 60).await;
    if !floor.site.app.database.is_ours_alone() {
        skip("the full disk on PostgreSQL, which looks after its own");
        return;
    }
    floor.play(1, &[]).await;
    let (mut saved, mut refused) = (Vec::new(), Vec::new());
    for table in 1..=60 {
        // A writer that met the full disk is dropped, and its limit with it: the next meets it anew.
        fill(&floor).await;
        let answer = floor.report(1, table, NUMBERS).await;
        if answer.status.is_redirection() {
            saved.push(table);
        } else {
            answer.is(503).shows("disk is full").shows("this wasn't saved");
            refused.push(table);
        }
        if refused.len() == 5 {
            break;
        }
        make_room(&floor).await;
    }
    assert_eq!(refused.len(), 5, "{} were saved on a full disk", saved.len());
    // Everybody still reads; staff are told.
    floor.site.visitor().get("/e/spring-open/rounds/1").await.is(200).hides("disk is full");
    floor.desk.get("/e/spring-open/desk/battles").await.is(200).shows("disk is full");
    make_room(&floor).await;
    for table in &refused {
        assert_eq!(floor.battle(1, *table).await.state, State::Open, "table {table}");
        floor.report(1, *table, NUMBERS).await.is(303);
    }
    for table in saved.iter().chain(&refused) {
        assert_eq!(floor.battle(1, *table).await.state, State::Reported, "table {table}");
    }
    floor.desk.get("/e/spring-open/desk/audit?check=all").await.shows("entries are intact");
    floor.site.wait(6);
    floor.desk.get("/e/spring-open/desk/battles").await.hides("disk is full");
}
