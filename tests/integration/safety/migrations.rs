//! A database is changed by the server and by `muster migrate` alone, after a copy; what cannot be used is said.

use crate::{
    command::program::{Ran, muster},
    support::event_files::four_players,
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{fs, os::unix::fs::PermissionsExt, path::Path};

/// A folder with a database of one event.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("event.json"), four_players().to_string()).unwrap();
    let made = muster(folder.path(), &["import", "event.json", "--database", "site.db"]);
    assert_eq!(made.code, 0, "{}", made.err);
    folder
}

async fn run(file: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statements.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn newest(file: &Path) -> i64 {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await.unwrap()
}

const OLDER: &str =
    "DROP TABLE live_consent; DROP TABLE grudge_request; DROP TABLE site_game; DROP INDEX vote_open; DROP INDEX team_match_step; DROP INDEX outbox_waiting;
                     DROP TABLE event_listing; DROP TABLE event_word; ALTER TABLE judge_call DROP COLUMN against; ALTER TABLE judge_call DROP COLUMN against_at;
                     ALTER TABLE judge_call DROP COLUMN outcome; ALTER TABLE player DROP COLUMN asks_since;
                     ALTER TABLE player DROP COLUMN gave_up_at; ALTER TABLE team DROP COLUMN gave_up_at;
                     ALTER TABLE battle DROP COLUMN asked_at; DROP TABLE venue_table; DROP TABLE former_staff;
                     ALTER TABLE roster_problem DROP COLUMN reporter_id;
                     ALTER TABLE roster_problem DROP COLUMN answered_at;
                     DROP INDEX outbox_unasked; ALTER TABLE outbox DROP COLUMN unasked;
                     DELETE FROM _sqlx_migrations WHERE version >= 8";

const LOOKING: [&[&str]; 4] = [
    &["audit", "verify", "site.db"],
    &["verify", "--database", "site.db"],
    &["export", "four", "--database", "site.db"],
    &["import", "event.json", "--database", "site.db"],
];

fn says(ran: &Ran, text: &str) {
    assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains(text), "{}", ran.err);
}

#[actix_web::test]
async fn commands_leave_an_older_database_as_it_is() {
    let folder = folder();
    let site = folder.path().join("site.db");
    run(&site, OLDER).await;
    for command in LOOKING {
        says(&muster(folder.path(), command), "is from an older Muster. Run `muster migrate`");
        assert_eq!(newest(&site).await, 7, "{command:?}");
    }
    let backup = muster(folder.path(), &["backup", "copy.db", "--database", "site.db"]);
    assert_eq!(backup.code, 0, "{}", backup.err);
    assert_eq!((newest(&site).await, newest(&folder.path().join("copy.db")).await), (7, 7));

    let migrated = muster(folder.path(), &["migrate", "--database", "site.db"]);
    assert_eq!(migrated.code, 0, "{}", migrated.err);
    assert_eq!(newest(&site).await, 26);
    let copy =
        migrated.out.split("A copy of the old version is at ").nth(1).unwrap().trim().trim_end_matches('.');
    assert_eq!(newest(&folder.path().join(copy)).await, 7, "as it was before");
    let again = muster(folder.path(), &["migrate", "--database", "site.db"]);
    assert_eq!(again.out, "The database is up to date.\n");
    assert_eq!(muster(folder.path(), LOOKING[0]).code, 0);
}

#[actix_web::test]
async fn a_newer_database_is_left_alone_and_said() {
    let folder = folder();
    let site = folder.path().join("site.db");
    run(
        &site,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of tomorrow', TRUE, x'00', 1)",
    )
    .await;
    let served: &[&str] = &["serve", "--database", "site.db", "--listen", "127.0.0.1:0"];
    for command in LOOKING.into_iter().chain([served, &["migrate", "--database", "site.db"]]) {
        says(&muster(folder.path(), command), "is from a newer Muster");
    }
    assert_eq!(muster(folder.path(), &["backup", "copy.db", "--database", "site.db"]).code, 0);
}

#[actix_web::test]
async fn a_damaged_database_is_not_served() {
    let folder = folder();
    let site = folder.path().join("site.db");
    let mut bytes = fs::read(&site).unwrap();
    // Everything but the first page, which says where the others are.
    bytes[4096..].iter_mut().step_by(7).for_each(|byte| *byte ^= 0x5a);
    fs::write(&site, &bytes).unwrap();
    let served: &[&str] = &["serve", "--database", "site.db", "--listen", "127.0.0.1:0"];
    says(&muster(folder.path(), served), "is damaged");
    fs::write(&site, "a diary, and no database; long enough to be looked at ".repeat(100)).unwrap();
    says(&muster(folder.path(), served), "is damaged");
}

#[actix_web::test]
async fn nobody_else_on_the_machine_reads_the_database_or_a_copy() {
    let folder = folder();
    assert_eq!(muster(folder.path(), &["backup", "copy.db", "--database", "site.db"]).code, 0);
    for file in ["site.db", "copy.db"] {
        let mode = fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file}: {mode:o}");
    }
    // One that others could read till now, of an earlier version.
    let site = folder.path().join("site.db");
    fs::set_permissions(&site, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(muster(folder.path(), &["backup", "second.db", "--database", "site.db"]).code, 0);
    assert_eq!(fs::metadata(&site).unwrap().permissions().mode() & 0o077, 0);
}

#[actix_web::test]
async fn a_database_has_one_server_whatever_name_it_goes_by() {
    let folder = folder();
    let site = folder.path().join("site.db");
    std::os::unix::fs::symlink(&site, folder.path().join("other.db")).unwrap();
    let port = crate::support::process::free_port();
    let _server = crate::support::process::Server::start(&site.display().to_string(), port).await;
    for name in ["other.db", "sqlite://other.db", "sqlite:site.db", "./site.db"] {
        let second = muster(folder.path(), &["serve", "--database", name, "--listen", "127.0.0.1:0"]);
        says(&second, "another Muster is already using this database");
        says(
            &muster(folder.path(), &["migrate", "--database", name]),
            "another Muster is already using this database",
        );
    }
}

#[actix_web::test]
async fn another_programs_file_is_not_touched() {
    let folder = folder();
    let site = folder.path().join("site.db");
    fs::remove_file(&site).unwrap();
    run(&site, "CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('buy milk')").await;
    fs::set_permissions(&site, fs::Permissions::from_mode(0o644)).unwrap();
    let there = || {
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = names.filter(|name| name != "site.db.lock").collect();
        names.sort();
        (fs::read(&site).unwrap(), fs::metadata(&site).unwrap().permissions().mode(), names)
    };
    let before = there();
    let others: [&[&str]; 3] = [
        &["serve", "--database", "site.db", "--listen", "127.0.0.1:0"],
        &["migrate", "--database", "site.db"],
        &["backup", "copy.db", "--database", "site.db"],
    ];
    for command in LOOKING.into_iter().chain(others) {
        says(&muster(folder.path(), command), "is the database of another program. Nothing was changed");
        assert!(there() == before, "{command:?}");
    }
}

#[actix_web::test]
async fn a_database_of_a_state_between_two_releases_is_said_to_be_that() {
    let folder = folder();
    let site = folder.path().join("site.db");
    run(&site, OLDER).await;
    run(&site, "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 3").await;
    let served: &[&str] = &["serve", "--database", "site.db", "--listen", "127.0.0.1:0"];
    for command in LOOKING.into_iter().chain([served, &["migrate", "--database", "site.db"]]) {
        says(
            &muster(folder.path(), command),
            "is from a version of Muster that was never released (its migration 3",
        );
        assert_eq!(newest(&site).await, 7, "{command:?}");
    }
    let copies = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(copies.into_iter().all(|name| !name.to_string_lossy().contains("before")), "a copy of no use");
}

#[actix_web::test]
async fn a_start_in_the_second_of_a_killed_one_works_and_its_copy_is_left() {
    let folder = folder();
    let site = folder.path().join("site.db");
    run(&site, OLDER).await;
    // What a start leaves that is killed now, or in the next seconds.
    let now = muster::app::Clock::system_clock().now();
    let left = (0..30).flat_map(|second| {
        let at = (now + chrono::TimeDelta::seconds(second)).format("%Y%m%d-%H%M%S");
        let copy = folder.path().join(format!("site.db.before-{at}-of-7"));
        [copy.clone(), folder.path().join(format!("{}.part", copy.display()))]
    });
    let left: Vec<_> = left.collect();
    for file in &left {
        fs::write(file, "of before").unwrap();
    }
    let migrated = muster(folder.path(), &["migrate", "--database", "site.db"]);
    assert_eq!(migrated.code, 0, "{}", migrated.err);
    let copy =
        migrated.out.split("A copy of the old version is at ").nth(1).unwrap().trim().trim_end_matches('.');
    assert_eq!((newest(&folder.path().join(copy)).await, newest(&site).await), (7, 26));
    assert!(left.iter().all(|file| fs::read_to_string(file).unwrap() == "of before"));
}

#[actix_web::test]
async fn the_set_up_link_is_told_by_whoever_has_the_port() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = taken.local_addr().unwrap().to_string();
    let said = muster(folder.path(), &["serve", "--database", "site.db", "--listen", &at]);
    says(&said, &at);
    assert_eq!(said.out, "", "a link of a server that is none");
    let options = SqliteConnectOptions::new().filename(folder.path().join("site.db"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let made: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM invitation").fetch_one(&mut connection).await.unwrap();
    assert_eq!(made, 0);
}
