//! The log's chain, looked at from outside: `muster audit verify` and the desk find every hand in the database.

use crate::{
    command::muster,
    support::{floor::Floor, paper::text_of, skip},
};
use muster::{
    command::audit::verify,
    domain::event::{Stage, audit::LogMark},
    storage::{self, Tx},
};

#[actix_web::test]
async fn a_log_that_nobody_touched_is_in_order() {
    let floor = with_entries().await;
    floor
        .site
        .event_with("autumn-open", Stage::Draft, muster::domain::event::pack::Settings::default())
        .await;
    let (text, broken) = found(&floor, None).await;
    assert!(!broken, "{text}");
    assert!(text.contains("spring-open: all ") && text.contains("autumn-open: "), "{text}");
    let (text, _) = found(&floor, Some("spring-open")).await;
    assert!(!text.contains("autumn-open"), "{text}");
    let mut tx = floor.site.app.database.read().await.unwrap();
    assert_eq!(
        verify(&mut tx, Some("nowhere"), None).await.unwrap_err().to_string(),
        "there is no event at /e/nowhere"
    );
}

#[actix_web::test]
async fn a_changed_entry_is_found_and_named() {
    let floor = with_entries().await;
    tamper(&floor, "UPDATE audit_entry SET why = 'a kinder reason' WHERE sequence = 2").await;
    assert_broken(&floor, "Entry 2 was changed").await;
}

#[actix_web::test]
async fn a_removed_entry_is_found() {
    let floor = with_entries().await;
    tamper(&floor, "DELETE FROM audit_entry WHERE sequence = 2").await;
    assert_broken(&floor, "An entry before number 3 is missing").await;
}

#[actix_web::test]
async fn the_newest_entries_cannot_be_cut_off_unseen() {
    let floor = with_entries().await;
    tamper(&floor, "DELETE FROM audit_entry WHERE sequence = (SELECT MAX(sequence) FROM audit_entry)").await;
    assert_broken(&floor, "The newest entries are missing").await;
}

#[actix_web::test]
async fn a_log_cut_off_together_with_its_count_is_found_by_the_mark_on_paper() {
    let floor = with_entries().await;
    let mut tx = floor.site.app.database.read().await.unwrap();
    let mark = storage::audit::mark(&mut tx, floor.event.id).await.unwrap().unwrap();
    assert_eq!(mark.to_string().parse(), Ok(mark.clone()));
    let whole = verify(&mut tx, Some("spring-open"), Some(&mark)).await.unwrap();
    assert!(!whole.is_broken, "{}", whole.text);
    drop(tx);
    for paper in ["/e/spring-open/desk/print/pairings-1-by-name.pdf", "/e/spring-open/pack.pdf"] {
        let text = text_of(&floor.desk.get(paper).await);
        assert!(text.is_empty() || text.contains(&format!("log {mark}")), "{paper}: {text}");
    }
    tamper(&floor, "DELETE FROM audit_entry WHERE sequence = (SELECT MAX(sequence) FROM audit_entry)").await;
    tamper(&floor, "UPDATE event SET version = version - 1").await;
    assert!(!found(&floor, Some("spring-open")).await.1, "the chain alone cannot tell");
    let mut tx = floor.site.app.database.read().await.unwrap();
    let cut = verify(&mut tx, Some("spring-open"), Some(&mark)).await.unwrap();
    assert!(cut.is_broken && cut.text.contains(&format!("bore the mark {mark}")), "{}", cut.text);
    for nonsense in ["", "87", "87-", "x-1f0c93ab55d2", "87-1f0c93ab55", "87-1f0c93ab55dg"] {
        assert!(nonsense.parse::<LogMark>().is_err(), "{nonsense}");
    }
}

#[actix_web::test]
async fn an_entry_that_was_put_in_is_found() {
    let floor = with_entries().await;
    // The newest moves up by one, and a made-up one takes its place.
    let newest = floor.version().await;
    tamper(&floor, &format!("UPDATE audit_entry SET sequence = {newest} + 1 WHERE sequence = {newest}"))
        .await;
    let row = format!(
        "INSERT INTO audit_entry (id, event_id, sequence, at, who, role, subject, act, why, hash)
         SELECT event_id, event_id, {newest}, at, 'Olga Organiser', 'organiser', subject, '{{}}', why, hash
         FROM audit_entry WHERE sequence = {newest} - 1"
    );
    tamper(&floor, &row).await;
    assert_broken(&floor, &format!("Entry {newest} was changed")).await;
}

#[actix_web::test]
async fn the_command_says_so_with_its_exit_code() {
    let floor = with_entries().await;
    if !floor.site.url().starts_with("sqlite") {
        skip("the command reads no schema of a test's own on PostgreSQL; what it says is tested above");
        return;
    }
    let here = std::path::Path::new(".");
    let good = muster(here, &["audit", "verify", floor.site.url(), "--event", "spring-open"]);
    assert_eq!((good.code, good.err.as_str()), (0, ""), "{}", good.out);
    assert!(good.out.starts_with("spring-open: all "), "{}", good.out);
    tamper(&floor, "UPDATE audit_entry SET who = 'Somebody else' WHERE sequence = 1").await;
    let bad = muster(here, &["audit", "verify", floor.site.url()]);
    assert_eq!(bad.code, 1, "{}{}", bad.out, bad.err);
    assert!(bad.out.contains("spring-open: NOT IN ORDER. Entry 1 was changed"), "{}", bad.out);
    let none = muster(here, &["audit", "verify", "no-such.db"]);
    assert_eq!(none.code, 2, "{}", none.out);
    assert!(none.err.contains("there is no database no-such.db"), "{}", none.err);
}

#[actix_web::test]
async fn a_result_that_was_changed_without_an_entry_is_found() {
    let floor = with_entries().await;
    floor.report(1, 2, [10, 1, 12, 2]).await.is(303);
    floor.send(1, 2, crate::support::floor::Seat::B, [10, 1, 12, 2]).await.is(303);
    let (text, broken) = found(&floor, None).await;
    assert!(!broken, "{text}");
    tamper(&floor, "UPDATE battle SET b_points = b_points + 15 WHERE table_number = 1").await;
    let (text, broken) = found(&floor, None).await;
    let says = "spring-open: NOT IN ORDER. The result of round 1, table 1 is another than the log says.";
    assert!(broken && text.contains(says) && !text.contains("table 2"), "{text}");
    if floor.site.url().starts_with("sqlite") {
        let bad = muster(std::path::Path::new("."), &["verify", "--database", floor.site.url()]);
        assert_eq!(bad.code, 1, "{}{}", bad.out, bad.err);
        assert!(bad.out.contains("The result of round 1, table 1"), "{}", bad.out);
    }
}

/// An event with a round drawn and published, and a result.
async fn with_entries() -> Floor {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor
}

async fn tamper(floor: &Floor, sql: &str) {
    let mut tx = floor.site.app.database.write().await.unwrap();
    let sql = sqlx::AssertSqlSafe(sql.to_owned());
    let changed = match &mut tx {
        Tx::Sqlite(tx) => {
            sqlx::query(sql).execute(tx.settled().await.unwrap()).await.unwrap().rows_affected()
        }
        Tx::Postgres(tx) => sqlx::query(sql).execute(&mut **tx).await.unwrap().rows_affected(),
    };
    assert_eq!(changed, 1, "one entry is tampered with");
    tx.commit().await.unwrap();
}

async fn found(floor: &Floor, slug: Option<&str>) -> (String, bool) {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let found = verify(&mut tx, slug, None).await.unwrap();
    (found.text, found.is_broken)
}

/// By the command, and on the desk.
async fn assert_broken(floor: &Floor, words: &str) {
    let (text, broken) = found(floor, None).await;
    assert!(broken && text.contains(words), "{text}");
    floor.desk.get("/e/spring-open/desk/audit?check=all").await.shows(words).hides("in order");
}
