//! The log's chain, looked at from outside: `muster audit verify` and the desk find every hand in the database.

use crate::{
    command::program::muster,
    support::{
        floor::{Floor, Seat},
        paper::text_of,
        site::Site,
        skip,
        turns::Others,
    },
    teams::floor::{TeamFloor, of_teams},
};
use muster::{
    actions::{self, Actor, battles::penalties::Penalised},
    command::audit::verify_logs,
    domain::{
        battle::{Battle, State},
        event::{
            Stage,
            audit::{self, AuditSubject, DoneBy, LogEntry, LogMark, PlayerAct},
            permission::{ActingAs, StaffRole},
        },
        teams::TeamSettings,
    },
    exchange::event_file,
    live::{ChangeAudience, EventChange},
    storage::{self, Tx},
};
use std::cell::Cell;

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
        verify_logs(&mut tx, Some("nowhere"), None).await.unwrap_err().to_string(),
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
    assert_broken(&floor, "An entry before entry 3 was removed or added").await;
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
    // What nothing else in the tables tells of: a result would.
    floor.desk.post("/e/spring-open/desk/slow-play", &[("watch_table", "2")]).await.is(303);
    let mut tx = floor.site.app.database.read().await.unwrap();
    let mark = storage::audit::load_log_mark(&mut tx, floor.event.id).await.unwrap().unwrap();
    assert_eq!(mark.to_string().parse(), Ok(mark.clone()));
    let whole = verify_logs(&mut tx, Some("spring-open"), Some(&mark)).await.unwrap();
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
    let cut = verify_logs(&mut tx, Some("spring-open"), Some(&mark)).await.unwrap();
    assert!(cut.is_broken && cut.text.contains(&format!("doesn't match code {mark}")), "{}", cut.text);
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
    assert!(bad.out.contains("spring-open: PROBLEM: Entry 1 was changed"), "{}", bad.out);
    let none = muster(here, &["audit", "verify", "no-such.db"]);
    assert_eq!(none.code, 2, "{}", none.out);
    assert!(none.err.contains("there is no database at no-such.db"), "{}", none.err);
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
    let says = "spring-open: PROBLEM: Round 1, table 1: the result differs from the log.";
    assert!(broken && text.contains(says) && !text.contains("table 2"), "{text}");
    if floor.site.url().starts_with("sqlite") {
        let bad = muster(std::path::Path::new("."), &["verify", "--database", floor.site.url()]);
        assert_eq!(bad.code, 1, "{}{}", bad.out, bad.err);
        assert!(bad.out.contains("Round 1, table 1: the result differs"), "{}", bad.out);
    }
}

#[actix_web::test]
async fn players_who_changed_sides_in_the_table_are_found() {
    let floor = with_entries().await;
    let battle = floor.battle(1, 1).await;
    // Two rows of one table with one value each: they change places by way of a third.
    for (side, place, becomes) in [("a", 1, ("a", 9)), ("b", 1, ("a", 1)), ("a", 9, ("b", 1))] {
        let (to, at) = becomes;
        tamper(
            &floor,
            &of_battle(&battle, &format!("UPDATE seat SET side = '{to}', place = {at}"), side, place),
        )
        .await;
    }
    assert_eq!(floor.battle(1, 1).await.a, battle.b.unwrap());
    both_say(&floor, "Round 1, table 1: the players differ from those who reported.").await;
}

#[actix_web::test]
async fn a_battle_that_was_taken_off_its_table_or_out_of_its_round_is_found() {
    let gone = "Round 1, table 1: the log has a result, but the table has no players.";
    for sql in [
        "UPDATE battle SET b_points = b_points + 15, table_number = NULL WHERE table_number = 1",
        "DELETE FROM battle WHERE table_number = 1",
        "DELETE FROM seat WHERE side = 'a' AND battle_id IN (SELECT id FROM battle WHERE table_number = 1)",
    ] {
        let floor = with_entries().await;
        tamper(&floor, sql).await;
        both_say(&floor, gone).await;
    }
}

#[actix_web::test]
async fn a_dispute_that_nobody_settled_is_found() {
    let floor = with_entries().await;
    floor.report(1, 2, [10, 1, 12, 2]).await.is(303);
    floor.send(1, 2, Seat::B, [10, 1, 30, 2]).await.is(303);
    assert_eq!(floor.battle(1, 2).await.state, State::Disputed);
    in_order(&floor).await;
    tamper(&floor, "UPDATE battle SET state = 'confirmed' WHERE table_number = 2").await;
    both_say(&floor, "Round 1, table 2: the state of the result differs from the log.").await;
}

#[actix_web::test]
async fn points_that_nobody_gave_are_found_and_so_are_those_that_are_gone() {
    let floor = with_entries().await;
    let late = Penalised { points: -5, reason: "A late roster.".into(), pairs: false };
    let judge = Actor::from_bare_name("Jo", ActingAs::Judge);
    actions::battles::penalties::give_penalty(&floor.site.app, &judge, floor.event.id, floor.player(2), late)
        .await
        .unwrap();
    in_order(&floor).await;
    let row = "INSERT INTO penalty (id, event_id, player_id, points, reason, round, pairs, at, given_by)
        SELECT id, event_id, id, 30, 'so good', 1, TRUE, registered_at, 'Olga' FROM player WHERE number = 3";
    tamper(&floor, row).await;
    both_say(&floor, "Player 3: penalties and bonuses differ from the log.").await;
    tamper(&floor, "DELETE FROM penalty WHERE points = 30").await;
    in_order(&floor).await;
    tamper(&floor, "DELETE FROM penalty").await;
    both_say(&floor, "Player 2: penalties and bonuses").await;
}

#[actix_web::test]
async fn a_result_of_a_battle_of_teams_is_held_against_the_log_too() {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let teams = TeamFloor::with_teams(4, of_teams(team)).await;
    teams.draw(1).await.is(303);
    teams.publish(1).await.is(303);
    let [one, two] = [teams.matched(1, 1).await, teams.matched(1, 2).await];
    teams.draft_two(&one).await;
    teams.report(&teams.battles(&one).await[0], [30, 10]).await;
    // The other team does not come, which Muster itself makes a result of; and then it was the others.
    for side in ["a", "b"] {
        let lost = [("side", side), ("reason", "they went home")];
        teams.post("desk/matches/1/2/lost", &lost).await.is(303);
        assert!(teams.battles(&two).await.iter().all(|battle| battle.result.is_some()));
    }
    let verified = async || {
        let mut tx = teams.site.app.database.read().await.unwrap();
        verify_logs(&mut tx, None, None).await.unwrap()
    };
    let before = verified().await;
    assert!(!before.is_broken, "{}", before.text);
    let table = teams.battles(&one).await[0].table_number.unwrap();
    let sql = format!("UPDATE battle SET a_points = a_points + 5 WHERE table_number = {table}");
    tamper_at(&teams.site, &sql).await;
    let after = verified().await;
    let says = format!("Round 1, table {table}: the result differs from the log.");
    assert!(after.is_broken && after.text.contains(&says), "{}", after.text);
}

#[actix_web::test]
async fn what_is_added_to_a_match_of_teams_and_stands_otherwise_than_the_log_says_is_found() {
    let team = TeamSettings { size: 2, ..TeamSettings::default() };
    let teams = TeamFloor::with_teams(4, of_teams(team)).await;
    teams.draw(1).await.is(303);
    teams.publish(1).await.is(303);
    let verified = async || {
        let mut tx = teams.site.app.database.read().await.unwrap();
        verify_logs(&mut tx, None, None).await.unwrap()
    };
    for (place, side) in [(1, "a"), (2, "b")] {
        let fields =
            [("side", side), ("game_points", "14"), ("match_points", "-1"), ("reason", "a wrong list")];
        teams.post(&format!("desk/matches/1/{place}/correct"), &fields).await.is(303);
    }
    let before = verified().await;
    assert!(!before.is_broken, "{}", before.text);
    // Taken back to a draft, it stays where it is.
    let version = teams.desk.get("/e/spring-open/desk/matches/1").await.hidden("version");
    teams.post("desk/rounds/1/take-back", &[("version", &version)]).await.is(303);
    let draft = verified().await;
    assert!(!draft.is_broken, "{}", draft.text);
    tamper_at(&teams.site, "UPDATE team_match SET corrections = '[]' WHERE place = 2").await;
    let after = verified().await;
    let says = "Round 1: corrections to matches differ from the log.";
    assert!(after.is_broken && after.text.contains(says), "{}", after.text);
}

/// Results of every way they come about, disputes, corrections, penalties, teams in a draft; and all of it elsewhere.
#[actix_web::test]
async fn the_whole_demo_is_in_order_and_so_is_an_event_that_was_taken_along() {
    let site = Site::start().await;
    Box::pin(muster::demo::fill_all(&site.app)).await.unwrap();
    let mut tx = site.app.database.read().await.unwrap();
    let demo = verify_logs(&mut tx, None, None).await.unwrap();
    assert!(!demo.is_broken, "{}", demo.text);
    let (laptop, results_alone) = (Site::start().await, Site::start().await);
    for event in storage::events::list_events(&mut tx).await.unwrap() {
        let desk = site.staff(&event, &event.slug, StaffRole::Organiser).await;
        let text = desk.get(&format!("/e/{}/desk/event-whole.json", event.slug)).await.is(200).body.clone();
        let file = event_file::parse_event_file(text.as_bytes()).unwrap();
        let stored = event_file::read_stored(text.as_bytes()).unwrap().unwrap();
        let by = Actor::muster();
        actions::event::import::import_stored_event(&laptop.app, &by, &file, &stored, None).await.unwrap();
        if event.settings.entrants.are_players() {
            actions::event::import::import_event_file(&results_alone.app, &by, &file, None).await.unwrap();
        }
    }
    for elsewhere in [laptop, results_alone] {
        let mut tx = elsewhere.app.database.read().await.unwrap();
        let taken = verify_logs(&mut tx, None, None).await.unwrap();
        assert!(!taken.is_broken && taken.text.lines().count() > 1, "{}", taken.text);
    }
}

/// What is done to a round before and after its first result leaves the log and the tables at one.
#[actix_web::test]
async fn swaps_corrections_and_rounds_taken_back_are_no_alarm() {
    let floor = Floor::with_players(6).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.take_back(1).await.is(303);
    floor.publish(1).await.is(303);
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    floor.report(1, 2, [10, 1, 12, 2]).await.is(303);
    floor.send(1, 2, Seat::B, [10, 1, 12, 2]).await.is(303);
    in_order(&floor).await;
    let version = floor.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
    let moved = [("version", version.as_str()), ("from", "3"), ("to", "7"), ("reason", "a leg broke")];
    floor.desk.post("/e/spring-open/desk/rounds/1/tables/move", &moved).await;
    floor.desk.post("/e/spring-open/desk/battles/accept-all", &[("round", "1")]).await.is(303);
    in_order(&floor).await;
    let seen = floor.battle(1, 1).await.version.to_string();
    let back = [("version", seen.as_str()), ("what", "clear"), ("reason", "never played")];
    floor.desk.post("/e/spring-open/desk/battles/1/1", &back).await.is(303);
    in_order(&floor).await;
    floor.report(1, 1, [32, 4, 20, 3]).await.is(303);
    floor.send(1, 1, Seat::B, [32, 4, 20, 3]).await.is(303);
    in_order(&floor).await;
}

/// A statement about the seat of one side of a battle.
fn of_battle(battle: &Battle, sql: &str, side: &str, place: i64) -> String {
    let table = battle.table_number.unwrap();
    format!(
        "{sql} WHERE side = '{side}' AND place = {place}
         AND battle_id IN (SELECT id FROM battle WHERE table_number = {table})"
    )
}

pub async fn in_order(floor: &Floor) {
    let (text, broken) = found(floor, None).await;
    assert!(!broken, "{text}");
}

/// `audit verify`, and `verify` of a database.
pub async fn both_say(floor: &Floor, words: &str) {
    let (text, broken) = found(floor, None).await;
    assert!(broken && text.contains(words), "{text}");
    if floor.site.url().starts_with("sqlite") {
        let bad = muster(std::path::Path::new("."), &["verify", "--database", floor.site.url()]);
        assert_eq!(bad.code, 1, "{}{}", bad.out, bad.err);
        assert!(bad.out.contains(words), "{}", bad.out);
    }
}

/// An event with a round drawn and published, and a result.
async fn with_entries() -> Floor {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor
}

pub async fn tamper(floor: &Floor, sql: &str) {
    tamper_at(&floor.site, sql).await;
}

pub async fn tamper_at(site: &Site, sql: &str) {
    let mut tx = site.app.database.write().await.unwrap();
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

/// Writes so many entries, each as a change would; how many there are then.
async fn write_entries(floor: &Floor, many: usize) -> i64 {
    let (app, event) = (&floor.site.app, floor.event.id);
    let by = DoneBy { name: "Olga", account: None, player: None, acting_as: ActingAs::Organiser };
    let mut tx = app.database.write().await.unwrap();
    let mut version = 0;
    for number in 0..many {
        let locked = storage::events::lock_event(&mut tx, event).await.unwrap().unwrap();
        let act = PlayerAct::Added { name: format!("Player {number}"), from_round: None };
        let entry = LogEntry::new(AuditSubject::Player(1), act);
        let recorded = entry.recorded((locked.version, app.clock.now()), by);
        let hash = audit::hash_log_link(locked.audit_head.as_deref().unwrap_or_default(), &recorded);
        storage::audit::append_audit_entry(&mut tx, app.new_id(), event, &recorded, &hash).await.unwrap();
        version = locked.version;
    }
    tx.commit().await.unwrap();
    floor.site.app.live.publish(EventChange { event, version, about: ChangeAudience::Everybody });
    version
}

/// A log of many days is gone through part by part: others are answered between the parts, and whoever wants it gone
/// through beside somebody else waits in line.
#[actix_web::test]
async fn others_are_answered_while_a_long_log_is_gone_through() {
    const CHECK: &str = "/e/spring-open/desk/audit?check=all";
    let floor = Floor::with_players(2).await;
    let entries = write_entries(&floor, 2_600).await;
    let (is_over, phone) = (Cell::new(false), floor.phone(1).await);
    let check = async {
        let page = floor.desk.get(CHECK).await;
        is_over.set(true);
        page
    };
    let others = async {
        let mut answered = 0;
        while !is_over.get() {
            phone.get("/e/spring-open/me").await.is(200);
            answered += 1;
            tokio::task::yield_now().await;
        }
        answered
    };
    let (page, answered) = tokio::join!(check, others);
    page.is(200).shows("entries are intact");
    assert!(answered >= 1, "nobody was answered while six parts were gone through");
    let log = floor.desk.get("/e/spring-open/desk/audit.jsonl").await;
    assert_eq!(i64::try_from(log.is(200).body.lines().count()).unwrap(), entries);
    floor.desk.get("/e/spring-open/desk/audit?q=player+2599").await.is(200).shows("Player 2599");
    // An entry in a later part is tampered with.
    tamper(&floor, "UPDATE audit_entry SET who = 'Otto' WHERE sequence = 2101").await;
    assert_broken(&floor, "2101").await;

    let others = Others::in_line(&floor.site.app.going_through).await;
    for path in [CHECK, "/e/spring-open/desk/audit?q=player", "/e/spring-open/desk/event-whole.json"] {
        floor.desk.get(path).await.is(503);
    }
    floor.desk.get("/e/spring-open/desk/audit").await.is(200);
    others.go().await;
}

async fn found(floor: &Floor, slug: Option<&str>) -> (String, bool) {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let found = verify_logs(&mut tx, slug, None).await.unwrap();
    (found.text, found.is_broken)
}

/// By the command, and on the desk.
async fn assert_broken(floor: &Floor, words: &str) {
    let (text, broken) = found(floor, None).await;
    assert!(broken && text.contains(words), "{text}");
    floor.desk.get("/e/spring-open/desk/audit?check=all").await.shows(words).hides("unchanged");
}
