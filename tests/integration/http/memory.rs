//! Pages of people who are signed in are made from memory, and still nobody sees one older than their own change:
//! what is kept is what the database has, after every kind of change, and what is taken back is taken back at once, or
//! as soon as another process has heard of it.

use crate::support::{
    floor::{Floor, Seat, address},
    site::{Browser, Reply, Site},
    skip, wait,
};
use actix_web::test::TestRequest;
use muster::{
    cache::events::{Events, KnownEvent},
    storage::{self, Database, Tx},
};
use std::sync::Arc;

const NUMBERS: [u32; 4] = [30, 4, 20, 3];
const OTHERS: [u32; 4] = [20, 3, 30, 4];

/// The event as pages have it, and as the database has it.
async fn kept_and_stored(floor: &Floor) -> [Arc<KnownEvent>; 2] {
    let (app, event) = (&floor.site.app, floor.event.id);
    let version = floor.version().await;
    let kept = app.cache.events.at(&app.database, event, version).await.unwrap();
    let stored = Events::default().at(&app.database, event, version).await.unwrap();
    [kept, stored]
}

/// Everything in it, but for when it was read.
fn told(known: &KnownEvent) -> String {
    let rounds = &known.frame.rounds;
    let battles: Vec<_> = rounds.iter().map(|round| known.battles(round.id)).collect();
    let clocks: Vec<_> = rounds
        .iter()
        .map(|round| (known.frame.clock(round.id), known.frame.extensions(round.id).collect::<Vec<_>>()))
        .collect();
    let (players, votes) = (&known.frame.players, &known.frame.votes);
    let event = &known.event;
    format!(
        "{event:#?} {rounds:#?} {battles:#?} {clocks:#?} {players:#?} {votes:#?} {:#?} {:#?}",
        known.calls, known.frame.news
    )
}

async fn same(floor: &Floor, after: &str) {
    let [kept, stored] = kept_and_stored(floor).await;
    assert_eq!(told(&kept), told(&stored), "after {after}");
}

#[actix_web::test]
async fn a_burst_of_reports_is_read_table_by_table_and_nothing_else_is_read_again() {
    let floor = Floor::with_players(28).await;
    floor.play(1, &[]).await;
    let (database, event) = (&floor.site.app.database, floor.event.id);
    // A process that looks before the burst, and after it.
    let looks = Events::default();
    let before = looks.at(database, event, floor.version().await).await.unwrap();
    for table in 1..=14 {
        floor.report(1, table, if table % 2 == 0 { NUMBERS } else { OTHERS }).await.is(303);
    }
    let version = floor.version().await;
    let after = looks.at(database, event, version).await.unwrap();
    let stored = Events::default().at(database, event, version).await.unwrap();
    assert_eq!(told(&after), told(&stored));
    assert_ne!(told(&before), told(&after));
    assert!(Arc::ptr_eq(&before.frame, &after.frame), "what no report changes was read again");
}

#[actix_web::test]
async fn what_is_kept_is_what_is_stored_after_every_kind_of_change() {
    let floor = Floor::with_players(8).await;
    same(&floor, "nothing").await;
    floor.play(1, &[]).await;
    same(&floor, "a round was published").await;
    floor.report(1, 1, NUMBERS).await.is(303);
    same(&floor, "a report").await;
    floor.send(1, 1, Seat::B, OTHERS).await.is(303);
    same(&floor, "a dispute").await;
    for table in 2..=4 {
        floor.report(1, table, NUMBERS).await.is(303);
    }
    floor.send(1, 2, Seat::B, NUMBERS).await.is(303);
    same(&floor, "several tables").await;
    let battle = floor.battle(1, 3).await;
    let caller = floor.phone(floor.number(battle.a)).await;
    caller.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    same(&floor, "a call").await;
    floor.desk.post("/e/spring-open/desk/battles/1/3/accept", &[]).await.is(303);
    same(&floor, "a report was accepted").await;
    floor.desk.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await.is(303);
    same(&floor, "all reports were accepted").await;
    floor.desk.post("/e/spring-open/desk/rounds/1/clock", &[]).await.is(303);
    let longer = [("round", "1"), ("table", "2"), ("extra", "10")];
    floor.desk.post("/e/spring-open/desk/clock/table", &longer).await.is(303);
    same(&floor, "a table was given minutes").await;
    floor.take_back(1).await.is(422);
    let [kept, stored] = kept_and_stored(&floor).await;
    assert!(stored.frame.since > kept.frame.since || kept.frame.since == floor.version().await);
}

#[actix_web::test]
async fn one_report_reads_its_own_battle_and_not_the_whole_event() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[]).await;
    let [before, _] = kept_and_stored(&floor).await;
    floor.report(1, 2, NUMBERS).await.is(303);
    let [after, _] = kept_and_stored(&floor).await;
    assert!(Arc::ptr_eq(&before.frame, &after.frame), "players and rounds were read again");
    assert!(after.event.version > before.event.version);
    // Everybody's next page has it.
    for number in 1..=8 {
        floor.phone(number).await.get("/e/spring-open/rounds/1").await.is(200).shows("1 of 4");
    }
}

/// Takes away what pages are made from, if they are made from the database.
async fn hide_tables(site: &Site) {
    let mut tx = site.app.database.write().await.unwrap();
    for statement in [
        "ALTER TABLE battle RENAME TO battle_away",
        "ALTER TABLE seat RENAME TO seat_away",
        "ALTER TABLE round RENAME TO round_away",
        "ALTER TABLE round_clock RENAME TO clock_away",
        "ALTER TABLE report RENAME TO report_away",
        "ALTER TABLE roster RENAME TO roster_away",
        "ALTER TABLE judge_call RENAME TO call_away",
        "ALTER TABLE venue_table RENAME TO table_away",
        "ALTER TABLE audit_entry RENAME TO entry_away",
        "ALTER TABLE roll_off RENAME TO roll_off_away",
        "ALTER TABLE vote RENAME TO vote_away",
    ] {
        match &mut tx {
            Tx::Sqlite(tx) => {
                sqlx::query(statement).execute(tx.settled().await.unwrap()).await.unwrap();
            }
            Tx::Postgres(tx) => drop(sqlx::query(statement).execute(&mut **tx).await.unwrap()),
        }
    }
    tx.commit().await.unwrap();
}

#[actix_web::test]
async fn a_page_of_somebody_signed_in_asks_the_database_who_they_are_and_nothing_else() {
    let floor = Floor::with_players(8).await;
    floor.play(1, &[(1, NUMBERS)]).await;
    floor.report(1, 2, NUMBERS).await.is(303);
    let phone = floor.phone(1).await;
    let asked = floor.battle(1, 2).await.b.unwrap();
    let asked = floor.phone(floor.number(asked)).await;
    let pages =
        ["me", "rounds/1", "rounds/1/tables/1", "rounds/1/tables/2", "standings", "players", "players/2"];
    let mut before = Vec::new();
    for page in pages {
        before.push(phone.get(&format!("/e/spring-open/{page}")).await.is(200).text().len());
    }
    hide_tables(&floor.site).await;
    for (page, before) in pages.iter().zip(before) {
        let again = phone.get(&format!("/e/spring-open/{page}")).await;
        assert_eq!(again.is(200).text().len(), before, "{page}");
    }
    // Nor for what waits for somebody, whose opponent has reported.
    asked.get("/e/spring-open/standings").await.is(200).shows(" reported 30–20. Is that right?");
    // Another one's pages too: nobody has to have asked before.
    floor.phone(5).await.get("/e/spring-open/me").await.is(200).shows("Round 1");
}

/// With the next page; where several processes share a database, as soon as this one has been told.
async fn assert_may_see(browser: &Browser, site: &Site, page: &str, may: bool) {
    if site.app.database.is_ours_alone() {
        return assert_eq!(browser.get(page).await.status == 200, may, "{page}");
    }
    wait::until("another process's change is heard", async || {
        let status = browser.get(page).await.status;
        if (status == 200) == may { Ok(()) } else { Err(status) }
    })
    .await;
}

/// Waits until this process hears the others; false on SQLite, where there are none.
async fn wait_until_heard(site: &Site) -> bool {
    if site.app.database.is_ours_alone() {
        skip("what processes tell each other, which is PostgreSQL's");
        return false;
    }
    wait::until("the other processes are heard", async || {
        site.app.database.rights().map(drop).ok_or("not yet")
    })
    .await;
    true
}

async fn run_on_postgres(site: &Site, statement: &'static str) {
    let own = sqlx::PgPool::connect(site.url()).await.unwrap();
    sqlx::raw_sql(statement).execute(&own).await.unwrap();
    own.close().await;
}

/// As a page asks that has heard of this version.
async fn get_told(browser: &Browser, page: &str, version: &str) -> Reply {
    browser.send(TestRequest::get().uri(page).insert_header(("last-event-id", version))).await
}

#[actix_web::test]
async fn on_postgresql_too_whoever_is_known_is_not_looked_up_again() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (phone, me) = (floor.phone(1).await, "/e/spring-open/me");
    if !wait_until_heard(&floor.site).await {
        return;
    }
    // What the test itself has changed is heard a moment later.
    wait::until("who asks is known", async || {
        phone.get(me).await.is(200);
        run_on_postgres(&floor.site, "ALTER TABLE session RENAME TO session_away").await;
        let again = phone.get(me).await.status;
        run_on_postgres(&floor.site, "ALTER TABLE session_away RENAME TO session").await;
        if again == 200 { Ok(()) } else { Err(again) }
    })
    .await;
    // Who changes something is looked up, and so is their next page: not every process may have heard of it.
    let battle = floor.battle(1, 1).await;
    let own = floor.phone(floor.number(battle.a)).await;
    own.get(me).await.is(200);
    own.post(&format!("{}/call", address(&battle)), &[("kind", "rules")]).await.is(303);
    assert!(own.cookie_names().contains(&"muster_changed".to_owned()));
    run_on_postgres(&floor.site, "ALTER TABLE session RENAME TO session_away").await;
    assert_eq!(own.get(me).await.status, 500);
}

#[actix_web::test]
async fn what_is_changed_while_a_process_does_not_hear_the_others_is_asked_for() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let (phone, me) = (floor.phone(1).await, "/e/spring-open/me");
    if !wait_until_heard(&floor.site).await {
        return;
    }
    phone.get(me).await.is(200);
    // The line breaks and cannot be mended; after some seconds the process knows that it knows nothing.
    floor.site.stop_looking();
    wait::until("nothing is taken as known", async || floor.site.app.database.rights().map_or(Ok(()), Err))
        .await;
    assert!(!floor.site.app.live.is_complete(&floor.site.app.database));
    let other = Database::open_without_migrating(floor.site.url()).await.unwrap();
    let mut tx = other.write().await.unwrap();
    storage::sessions::delete_session(&mut tx, &phone.session()).await.unwrap();
    tx.commit().await.unwrap();
    assert_ne!(phone.get(me).await.status, 200, "a session that was ended");
    other.close().await;
}

#[actix_web::test]
async fn a_page_that_has_heard_of_a_change_is_not_answered_with_what_was_before() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let Some(beside) = floor.site.beside().await else {
        skip("two processes on SQLite, which is one process's");
        return;
    };
    wait_until_heard(&beside).await;
    let there = floor.phone(1).await.at(&beside);
    there.get("/e/spring-open/rounds/1").await.is(200);
    // It hears nothing more, and does not know it yet.
    beside.stop_looking();
    floor.report(1, 1, NUMBERS).await.is(303);
    let told = floor.version().await.to_string();
    let page = "/e/spring-open/rounds/1";
    get_told(&there, page, &told).await.is(200).shows("Table 1: 30–20");
    let stranger = beside.visitor();
    get_told(&stranger, page, &told).await.is(200).shows("30–20");
}

#[actix_web::test]
async fn what_another_process_takes_back_is_taken_back_with_the_next_page() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let other = Database::open_without_migrating(floor.site.url()).await.unwrap();
    let (phone, me) = (floor.phone(1).await, "/e/spring-open/me");
    phone.get(me).await.is(200);
    let mut tx = other.write().await.unwrap();
    storage::sessions::delete_session(&mut tx, &phone.session()).await.unwrap();
    tx.commit().await.unwrap();
    assert_may_see(&phone, &floor.site, me, false).await;

    let judge = floor.site.account("Jo Judge").await;
    let desk = floor.site.signed_in(&judge).await;
    let calls = "/e/spring-open/desk/calls";
    assert_ne!(desk.get(calls).await.status, 200);
    let mut tx = other.write().await.unwrap();
    let role = muster::domain::event::permission::StaffRole::Judge;
    storage::staff::set_staff_role(&mut tx, floor.event.id, judge.id, role).await.unwrap();
    tx.commit().await.unwrap();
    assert_may_see(&desk, &floor.site, calls, true).await;
    let mut tx = other.write().await.unwrap();
    storage::staff::delete_staff_member(&mut tx, floor.event.id, judge.id).await.unwrap();
    tx.commit().await.unwrap();
    assert_may_see(&desk, &floor.site, calls, false).await;
    other.close().await;
}

#[actix_web::test]
async fn a_change_in_one_process_is_on_ones_next_page_of_the_other() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    let Some(beside) = floor.site.beside().await else {
        skip("two processes on SQLite, which is one process's");
        return;
    };
    let battle = floor.battle(1, 1).await;
    wait_until_heard(&beside).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    let other = floor.phone(floor.number(battle.b.unwrap())).await.at(&beside);
    phone.at(&beside).get("/e/spring-open/me").await.is(200);
    // Even ones: with five tactics no odd number is possible on this battleplan.
    for points in (20..=48).step_by(2) {
        let points = points.to_string();
        let version = floor.battle(1, 1).await.version.to_string();
        let fields = [
            ("version", version.as_str()),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", points.as_str()),
            ("a_tactics", "5"),
            ("b_points", "10"),
            ("b_tactics", "2"),
        ];
        phone.post(&address(&battle), &fields).await.is(303);
        let told = format!("Table 1: {points}–10");
        phone.at(&beside).get("/e/spring-open/rounds/1").await.is(200).shows(&told);
        // Somebody else sees it there as soon as the process has heard.
        wait::until("the change is heard", async || {
            let page = other.get("/e/spring-open/rounds/1").await;
            if page.text().contains(&told) { Ok(()) } else { Err(page.status) }
        })
        .await;
    }
}
