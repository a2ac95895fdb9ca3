//! Changes that share a commit: each is in once it is told so, and alone undone when it fails.

use super::*;
use crate::storage::Database;
use futures_util::future::join_all;
use std::time::Duration;

struct Notes {
    database: Database,
    line: Arc<ChangeLine>,
    _folder: tempfile::TempDir,
}

async fn open_notes_database() -> Notes {
    let folder = tempfile::tempdir().unwrap();
    let database =
        Database::open_without_migrating(&folder.path().join("notes.db").to_string_lossy()).await.unwrap();
    let Database::Sqlite { changes, .. } = &database else { panic!("not on a file") };
    let line = changes.clone();
    let mut change = line.begin().await.unwrap();
    let create = sqlx::query("CREATE TABLE note (number BIGINT PRIMARY KEY)");
    create.execute(change.settled().await.unwrap()).await.unwrap();
    change.commit().await.unwrap();
    Notes { database, line, _folder: folder }
}

impl Notes {
    /// What others see.
    async fn seen(&self) -> Vec<i64> {
        let Database::Sqlite { read, .. } = &self.database else { panic!("not on a file") };
        sqlx::query_scalar("SELECT number FROM note ORDER BY number")
            .fetch_all(&mut *read.acquire().await.unwrap())
            .await
            .unwrap()
    }

    async fn write(&self, number: i64) -> sqlx::Result<()> {
        let mut change = self.line.begin().await?;
        insert_note(&mut change, number).await?;
        change.commit().await
    }
}

async fn insert_note(change: &mut SharedChange, number: i64) -> sqlx::Result<()> {
    let insert = sqlx::query("INSERT INTO note (number) VALUES ($1)").bind(number);
    insert.execute(change.settled().await?).await.map(drop)
}

/// Lets everybody else go as far as they can.
async fn pause_for_others() {
    tokio::time::sleep(Duration::from_millis(50)).await;
}

#[tokio::test]
async fn a_change_that_others_wait_behind_is_acknowledged_with_theirs_and_not_before() {
    let notes = Arc::new(open_notes_database().await);
    let mut first = notes.line.begin().await.unwrap();
    insert_note(&mut first, 1).await.unwrap();
    let line = notes.line.clone();
    let second = tokio::spawn(async move { line.begin().await.unwrap() });
    pause_for_others().await;
    let first = tokio::spawn(first.commit());
    let mut second = second.await.unwrap();
    insert_note(&mut second, 2).await.unwrap();
    pause_for_others().await;
    assert!(!first.is_finished(), "it was acknowledged before the disk had it");
    assert!(notes.seen().await.is_empty());
    second.commit().await.unwrap();
    first.await.unwrap().unwrap();
    assert_eq!(notes.seen().await, [1, 2]);
}

#[tokio::test]
async fn of_many_at_once_those_that_fail_fail_alone() {
    let notes = open_notes_database().await;
    notes.write(0).await.unwrap();
    // Every third writes what is there already; some are dropped half-way.
    let writes = (1..=60).map(async |number| {
        if number % 5 == 0 {
            let mut change = notes.line.begin().await.unwrap();
            insert_note(&mut change, number).await.unwrap();
            return false;
        }
        notes.write(if number % 3 == 0 { 0 } else { number }).await.is_ok()
    });
    let told = join_all(writes).await;
    let expected: Vec<bool> = (1..=60).map(|number| number % 5 != 0 && number % 3 != 0).collect();
    assert_eq!(told, expected);
    let there: Vec<i64> =
        (0..=60).filter(|number| *number == 0 || number % 5 != 0 && number % 3 != 0).collect();
    assert_eq!(notes.seen().await, there);
}

#[tokio::test]
async fn the_first_of_a_group_fails_without_those_behind_it() {
    let notes = open_notes_database().await;
    let mut first = notes.line.begin().await.unwrap();
    insert_note(&mut first, 1).await.unwrap();
    let behind = join_all([notes.write(2), notes.write(3)]);
    let fails = async {
        pause_for_others().await;
        drop(first);
    };
    let (told, ()) = tokio::join!(behind, fails);
    assert!(told.iter().all(Result::is_ok), "{told:?}");
    assert_eq!(notes.seen().await, [2, 3]);
}

#[tokio::test]
async fn who_gives_up_waiting_keeps_nobody_from_being_told() {
    let notes = Arc::new(open_notes_database().await);
    let mut first = notes.line.begin().await.unwrap();
    insert_note(&mut first, 1).await.unwrap();
    let (line, other) = (notes.line.clone(), notes.line.clone());
    let waits = tokio::spawn(async move { line.begin().await.map(drop) });
    pause_for_others().await;
    let first = tokio::spawn(first.commit());
    waits.abort();
    first.await.unwrap().unwrap();
    assert_eq!(notes.seen().await, [1]);
    other.begin().await.unwrap().commit().await.unwrap();
}

#[tokio::test]
async fn what_sqlite_rolled_back_itself_is_acknowledged_to_nobody() {
    let notes = Arc::new(open_notes_database().await);
    let mut first = notes.line.begin().await.unwrap();
    insert_note(&mut first, 1).await.unwrap();
    let line = notes.line.clone();
    let second = tokio::spawn(async move { line.begin().await.unwrap() });
    pause_for_others().await;
    let first = tokio::spawn(first.commit());
    let mut second = second.await.unwrap();
    // As a full disk does.
    sqlx::query("ROLLBACK").execute(second.settled().await.unwrap()).await.unwrap();
    assert!(second.commit().await.is_err());
    assert!(first.await.unwrap().is_err());
    assert!(notes.seen().await.is_empty());
    // And it goes on.
    notes.write(4).await.unwrap();
    assert_eq!(notes.seen().await, [4]);
}

#[tokio::test]
async fn what_goes_along_with_the_commit_fails_alone_and_is_not_acknowledged() {
    let notes = open_notes_database().await;
    notes.write(0).await.unwrap();
    // Every third puts off what is there already until its commit.
    let writes = (1..=30).map(async |number: i64| {
        let mut change = notes.line.begin().await.unwrap();
        let mut asked = change.asking();
        asked.push("INSERT INTO note (number) VALUES ($1)");
        change.later(asked.with(if number % 3 == 0 { 0 } else { number }));
        change.commit().await.is_ok()
    });
    let told = join_all(writes).await;
    assert_eq!(told, (1..=30).map(|number| number % 3 != 0).collect::<Vec<_>>());
    assert_eq!(notes.seen().await, (0..=30).filter(|n| *n == 0 || n % 3 != 0).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_change_that_is_given_up_at_any_moment_is_in_whole_or_not_at_all_and_the_next_goes_on() {
    let notes = Arc::new(open_notes_database().await);
    let mut kept = Vec::new();
    for round in 0..60 {
        let (first, second) = (round * 10 + 1, round * 10 + 2);
        let work = async {
            let mut change = notes.line.begin().await.unwrap();
            insert_note(&mut change, first).await.unwrap();
            let mut asked = change.asking();
            asked.push("INSERT INTO note (number) VALUES ($1)");
            change.later(asked.with(second));
            change.commit().await.unwrap();
        };
        // Dropped wherever it is by then.
        let told = tokio::time::timeout(Duration::from_micros(10 * round.unsigned_abs()), work).await;
        let beside = round * 10 + 3;
        // The connection may have been let go in the middle of its word: whoever comes next has another.
        notes.write(beside).await.unwrap();
        let seen = notes.seen().await;
        assert_eq!(seen.contains(&first), seen.contains(&second), "half of change {round}");
        assert!(told.is_err() || seen.contains(&first), "change {round} was acknowledged");
        kept.push(beside);
    }
    let seen = notes.seen().await;
    assert!(kept.iter().all(|number| seen.contains(number)));
}

#[tokio::test]
async fn changes_beside_ones_that_are_given_up_are_acknowledged_when_they_are_in_and_else_not() {
    let notes = Arc::new(open_notes_database().await);
    let writes = (1..=200_i64).map(async |number| {
        let patience =
            if number % 4 == 0 { Duration::from_micros(7 * number.unsigned_abs()) } else { Duration::MAX };
        tokio::time::timeout(patience, notes.write(number)).await.is_ok_and(|told| told.is_ok())
    });
    let told = join_all(writes).await;
    let seen = notes.seen().await;
    for (number, told) in (1..).zip(told) {
        assert!(!told || seen.contains(&number), "{number} was acknowledged and is not there");
    }
    notes.write(1000).await.unwrap();
}

#[tokio::test]
async fn a_reader_that_began_sees_what_was_then_and_whoever_has_it_next_what_is_now() {
    let notes = open_notes_database().await;
    let Database::Sqlite { read, .. } = &notes.database else { panic!("not on a file") };
    let count = async |reader: &mut crate::storage::database::readers::DatabaseReader| -> i64 {
        let counted = sqlx::query_scalar("SELECT COUNT(*) FROM note");
        counted.fetch_one(reader.settled().await.unwrap()).await.unwrap()
    };
    for before in 0..12 {
        let mut old = read.acquire().await.unwrap().begin();
        assert_eq!(count(&mut old).await, before);
        notes.write(before).await.unwrap();
        assert_eq!(count(&mut old).await, before);
        drop(old);
        // All of them, whichever it was.
        for mut reader in join_all([read.acquire(), read.acquire(), read.acquire(), read.acquire()]).await {
            assert_eq!(count(reader.as_mut().unwrap()).await, before + 1);
        }
    }
    notes.database.close().await;
    assert!(matches!(read.acquire().await, Err(sqlx::Error::PoolClosed)));
}
