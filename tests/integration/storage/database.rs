//! What the database itself refuses, and what it can find without reading a whole table.

use crate::support::{floor::Floor, site::Site};
use futures_util::future::join_all;
use muster::{
    actions::{self, Actor},
    command::audit::verify_logs,
    domain::event::{
        Stage,
        audit::{AuditSubject, CallAct, LogEntry},
        permission::ActingAs,
    },
    error::Error,
    storage::{self, Database, Tx},
};

/// Every column whose words are few, with what it has to refuse.
const WRONG: [(&str, &str); 19] = [
    ("event.stage", "UPDATE event SET stage = 'over'"),
    ("staff.role", "UPDATE staff SET role = 'helper'"),
    (
        "invitation.purpose",
        "INSERT INTO invitation (token_hash, purpose, label, created_at, expires_at)
         VALUES ('x', 'party', 'x', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00')",
    ),
    ("audit_entry.role", "UPDATE audit_entry SET role = 'guest'"),
    ("player.status", "UPDATE player SET status = 'gone'"),
    ("player.number", "UPDATE player SET number = 0"),
    ("player.joined_round", "UPDATE player SET joined_round = 0"),
    ("round.state", "UPDATE round SET state = 'over'"),
    ("round.number", "UPDATE round SET number = 0"),
    ("battle.state", "UPDATE battle SET state = 'won'"),
    (
        "battle.kind",
        "UPDATE battle SET kind = 'forfeit', a_points = 0, a_tactics = 0, b_points = 0, b_tactics = 0",
    ),
    ("half a result", "UPDATE battle SET state = 'confirmed', kind = 'played', a_points = 3"),
    ("a result of an open battle", "UPDATE battle SET state = 'confirmed'"),
    ("battle.table_number", "UPDATE battle SET table_number = 0"),
    ("seat.side", "UPDATE seat SET side = 'c' WHERE side = 'a'"),
    ("screen.shows", "INSERT INTO screen (event_id, shows) SELECT id, 'cartoons' FROM event"),
    (
        "vote.choices",
        "INSERT INTO vote (award_id, event_id, choices) SELECT id, event_id, 'friends' FROM award WHERE place = 1",
    ),
    (
        "ceremony_award.state",
        "INSERT INTO ceremony_award (award_id, event_id, state) SELECT id, event_id, 'whispered' FROM award",
    ),
    (
        "conduct_note.level",
        "INSERT INTO conduct_note (id, event_id, player_id, kind, level, note, at, noted_by)
         SELECT id, event_id, id, 'late', 'gallows', '', registered_at, '' FROM player",
    ),
];

#[actix_web::test]
async fn a_word_or_a_number_that_means_nothing_is_refused_by_the_database() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.usual_awards().await;
    for (what, statement) in WRONG {
        let refused = run(&floor.site, statement).await.expect_err(what);
        let refused = refused.as_database_error().unwrap_or_else(|| panic!("{what}: {refused}"));
        assert!(refused.is_check_violation(), "{what}: {refused}");
    }
}

async fn run(site: &Site, statement: &'static str) -> sqlx::Result<u64> {
    let mut tx = site.app.database.write().await?;
    Ok(match &mut tx {
        Tx::Sqlite(tx) => sqlx::query(statement).execute(tx.settled().await?).await?.rows_affected(),
        Tx::Postgres(tx) => sqlx::query(statement).execute(&mut **tx).await?.rows_affected(),
    })
}

/// References that no statement looks for, with the reason.
const NEVER_SEARCHED: [(&str, &str); 13] = [
    // Players, events and accounts are never deleted, and nobody asks for these rows by them.
    ("award", "player_id"),
    ("invitation", "account_id"),
    ("judge_call", "caller"),
    ("paper_entry", "account_id"),
    ("report", "event_id"),
    ("sheet", "a"),
    ("sheet", "b"),
    ("sheet", "event_id"),
    ("vote_count", "candidate_id"),
    // Both players of a pair are found through the event's list.
    ("pair_constraint", "a"),
    ("pair_constraint", "b"),
    // What a team wrote about another is asked for with the team that wrote it.
    ("team_matrix", "against"),
    // The phones of a player are asked for with the phone.
    ("session_player", "player_id"),
];

#[actix_web::test]
async fn every_reference_that_is_searched_has_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/site.db", folder.path().display());
    let Database::Sqlite { read, .. } = Database::open_and_migrate(&url).await.unwrap() else {
        panic!("not SQLite")
    };
    let mut read = read.acquire().await.unwrap();
    let references: Vec<(String, String)> = sqlx::query_as(
        "SELECT t.name, f.\"from\" FROM sqlite_master t, pragma_foreign_key_list(t.name) f
         WHERE t.type = 'table' ORDER BY 1, 2",
    )
    .fetch_all(&mut *read)
    .await
    .unwrap();
    let indexed: Vec<(String, String)> = sqlx::query_as(
        "SELECT t.name, c.name FROM sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
         WHERE t.type = 'table' AND c.seqno = 0 AND NOT i.partial",
    )
    .fetch_all(&mut *read)
    .await
    .unwrap();
    assert!(references.len() > 30, "the references are not read: {references:?}");
    let bare = references.into_iter().filter(|reference| !indexed.contains(reference));
    let bare: Vec<(String, String)> = bare.collect();
    let excused =
        |(table, column): &(String, String)| NEVER_SEARCHED.contains(&(table.as_str(), column.as_str()));
    let missing: Vec<_> = bare.iter().filter(|reference| !excused(reference)).collect();
    assert!(missing.is_empty(), "without an index: {missing:?}");
    for (table, column) in NEVER_SEARCHED {
        assert!(
            bare.contains(&(table.into(), column.into())),
            "{table}.{column} has an index, or is gone: take it off the list"
        );
    }
}

/// What one change makes lies in one millisecond, and lists are read in the order of their ids.
#[actix_web::test]
async fn what_is_made_in_one_millisecond_sorts_in_the_order_in_which_it_was_made() {
    let site = Site::start().await;
    let made: Vec<_> = (0..2_000).map(|_| site.app.new_id()).collect();
    assert!(made.is_sorted_by(|one, next| one < next), "some came before those made earlier");
}

/// They share a commit: what one of them refuses, or the database refuses it, is undone alone.
#[actix_web::test]
async fn changes_of_one_event_at_once_are_each_in_or_undone_alone_and_the_log_is_whole() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    let before = list(&site, event.id).await.len();
    let change = async |number: usize| {
        actions::change_event(&site.app, event.id, &by, async |tx, _| {
            match number % 4 {
                // Its address is another's.
                1 => storage::events::insert(tx, &event).await?,
                2 => return Err(Error::NotFound),
                _ => {}
            }
            let entry = LogEntry::new(AuditSubject::Event, CallAct::Withdrawn);
            Ok((number, entry.because(number.to_string())))
        })
        .await
    };
    let told = join_all((0..80).map(change)).await;
    let mut kept = Vec::new();
    for (number, told) in told.into_iter().enumerate() {
        assert_eq!(told.is_ok(), [0, 3].contains(&(number % 4)), "{number}: {told:?}");
        kept.extend(told.ok().map(|number| number.to_string()));
    }
    let mut logged: Vec<String> = list(&site, event.id).await.into_iter().skip(before).flatten().collect();
    logged.sort();
    kept.sort();
    assert_eq!(logged, kept);
    let mut tx = site.app.database.read().await.unwrap();
    verify_logs(&mut tx, Some(&event.slug), None).await.unwrap();
    drop(tx);
    // Nothing of it is left behind on a connection.
    let entry = |number: usize| (number, LogEntry::new(AuditSubject::Event, CallAct::Withdrawn));
    let alone = actions::change_event(&site.app, event.id, &by, async |_, _| Ok(entry(7))).await;
    assert_eq!(alone.unwrap(), 7);
}

/// Why each change of an event was made, the oldest first.
async fn list(site: &Site, event: muster::domain::ids::EventId) -> Vec<Option<String>> {
    let mut tx = site.app.database.read().await.unwrap();
    let rows = storage::audit::list_audit_entries(&mut tx, event).await.unwrap();
    rows.into_iter().map(|row| row.why).collect()
}
