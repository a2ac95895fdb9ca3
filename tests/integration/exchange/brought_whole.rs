//! A whole event that somebody changed on its way: the file says where, and rows of other events are left alone.

use crate::{
    command::program::muster,
    support::{event_files::four_players, floor::Floor, say_in_english, site::Site},
};
use muster::{
    actions::{self, Actor, account::reauthentication::Fresh},
    app::App,
    domain::{
        event::Event,
        ids::EventId,
        stored_event::{StoredCell, StoredEvent, StoredPart, StoredTable},
    },
    error::Result,
    exchange::event_file::{self, EventFileError, FileChange},
    storage,
};
use serde_json::Value;
use std::{fs, path::Path};
use uuid::Uuid;

const WHOLE: &str = "/e/autumn-clash/desk/event-whole.json";

/// The demo's event, and its file as the organiser takes it from the page.
async fn taken(site: &Site) -> (Event, String) {
    let event = muster::demo::fill_demo(&site.app).await.unwrap();
    let desk = site.organiser(&event).await;
    (event, desk.get(WHOLE).await.is(200).body.clone())
}

/// The file as somebody sends it on who knows what the hash is for.
fn without_hash(mut file: Value) -> String {
    file.as_object_mut().unwrap().remove("x-hash").unwrap();
    file.to_string()
}

fn stored(text: &str) -> StoredEvent {
    event_file::read_stored_of_before(text.as_bytes()).unwrap().unwrap()
}

async fn bring(app: &App, text: &str, stored: &StoredEvent) -> Result<actions::event::import::Brought> {
    let file = event_file::parse_event_file(text.as_bytes()).unwrap();
    actions::event::import::import_stored_event(app, &Actor::muster(), &file, stored, None).await
}

/// Every row that there is of an event.
async fn rows_of(app: &App, event: EventId) -> Vec<(String, StoredTable)> {
    let mut tx = app.database.read().await.unwrap();
    let mut tables = Vec::new();
    let take = |part| {
        match part {
            StoredPart::Table { name, columns } => {
                tables.push((name, StoredTable { columns, rows: Vec::new() }));
            }
            StoredPart::Rows(rows) => tables.last_mut().unwrap().1.rows.extend(rows),
        }
        Ok(())
    };
    actions::event::import::stored_parts(app, &mut tx, event, &Fresh::at_the_machine(), take).await.unwrap();
    tables
}

/// Another value of the same kind.
fn other(cell: &Value) -> Value {
    match cell {
        Value::Bool(is) => Value::Bool(!is),
        Value::Number(number) => (number.as_i64().unwrap() + 1).into(),
        Value::String(text) if text.parse::<Uuid>().is_ok() => Uuid::from_u128(7).to_string().into(),
        Value::String(text) => format!("{text}1").into(),
        Value::Null => "1".into(),
        more => panic!("{more} is no cell"),
    }
}

#[actix_web::test]
async fn each_column_that_was_changed_is_named_cell_by_cell() {
    let (_, text) = taken(&Site::start().await).await;
    let whole: Value = serde_json::from_str(&text).unwrap();
    // Written anew with other spaces and its keys in another order, it is the same.
    assert!(event_file::read_stored(whole.to_string().as_bytes()).unwrap().is_some());
    let mut expected = Vec::new();
    let mut changed = whole.clone();
    for (table, content) in changed["stored"]["tables"].as_object_mut().unwrap() {
        let columns = content["columns"].as_array().unwrap().clone();
        let rows = content["rows"].as_array_mut().unwrap();
        let length = rows.len();
        for (at, column) in columns.iter().enumerate().filter(|_| length > 0) {
            // Each in a row of its own, as far as there are some.
            let row = at % length;
            rows[row][at] = other(&rows[row][at]);
            let column = column.as_str().unwrap().to_owned();
            expected.push(FileChange::Cell { table: table.clone(), row: row + 1, column });
        }
    }
    assert!(expected.len() > 150, "{} columns", expected.len());
    let Err(EventFileError::Changed(mut found)) = event_file::read_stored(changed.to_string().as_bytes())
    else {
        panic!("a changed file is taken")
    };
    let key = |change: &FileChange| format!("{change:?}");
    found.sort_by_key(key);
    expected.sort_by_key(key);
    assert_eq!(found, expected);

    // What stands beside the rows, and rows themselves.
    let refused = |change: &dyn Fn(&mut Value), says: &str| {
        let mut changed = whole.clone();
        change(&mut changed);
        let said = say_in_english(event_file::read_stored(changed.to_string().as_bytes()).unwrap_err());
        assert!(said.contains(says), "{says}: {said}");
    };
    refused(&|file| file["players"][0]["name"] = "Mallory".into(), "its event, players, rounds or staff");
    refused(
        &|file| file["stored"]["staff"][0]["name"] = "Mallory".into(),
        "its event, players, rounds or staff",
    );
    let rows = "report: rows or columns were added or removed";
    refused(&|file| drop(file["stored"]["tables"]["report"]["rows"].as_array_mut().unwrap().pop()), rows);
    refused(&|file| file["x-marks"]["player"][1] = "0000".into(), "player: rows or columns");
    refused(&|file| drop(file.as_object_mut().unwrap().remove("x-hash")), "the file has no hash");
}

/// One change at a time, as a person meets it: the command names the cell and stores nothing.
#[test]
fn a_changed_file_is_refused_by_the_command_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("four.json"), four_players().to_string()).unwrap();
    assert_eq!(muster(here, &["import", "four.json", "--database", "one.db"]).code, 0);
    let whole = muster(here, &["export", "four", "--database", "one.db"]).out;
    let whole: Value = serde_json::from_str(&whole).unwrap();
    let places: [(&str, usize, &str); 4] =
        [("event", 0, "seed"), ("player", 2, "link_key"), ("battle", 1, "a_points"), ("round", 0, "draw")];
    for (table, row, column) in places {
        let mut changed = whole.clone();
        let content = &mut changed["stored"]["tables"][table];
        let at = content["columns"].as_array().unwrap().iter().position(|name| name == column).unwrap();
        content["rows"][row][at] = other(&content["rows"][row][at]);
        let said = import(here, &changed.to_string(), &[]);
        let place =
            format!("the file was changed after it was exported: {table}, row {}: \"{column}\".", row + 1);
        assert!(said.contains(&place), "{place} {said}");
    }
    // One that carries none may be of an older Muster: whoever trusts it says so.
    let mut before = whole.clone();
    let keys = before.as_object_mut().unwrap();
    keys.remove("x-hash").and(keys.remove("x-marks")).unwrap();
    assert!(import(here, &before.to_string(), &[]).contains("the file has no hash"));
    let taken = muster(here, &["import", "changed.json", "--database", "two.db", "--without-hash"]);
    assert_eq!((taken.code, taken.out.as_str()), (0, "/e/four\n"), "{}", taken.err);
}

/// What the command says of a file that it does not take.
fn import(here: &Path, text: &str, more: &[&str]) -> String {
    fs::write(here.join("changed.json"), text).unwrap();
    let args = [&["import", "changed.json", "--database", "two.db"], more].concat();
    let said = muster(here, &args);
    assert_eq!((said.code, said.err.lines().count(), said.out.as_str()), (2, 1, ""), "{}", said.err);
    let found = muster(here, &["audit", "verify", "two.db"]);
    assert_eq!((found.code, found.out.as_str()), (0, ""), "something was stored: {}", found.err);
    said.err
}

#[actix_web::test]
async fn no_row_points_into_another_event() {
    let (event, text) = taken(&Site::start().await).await;
    let file: Value = serde_json::from_str(&text).unwrap();
    let text = without_hash(file);
    let whole = stored(&text);
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [40, 4, 20, 3]), (2, [30, 2, 20, 5])]).await;
    let before = rows_of(&floor.site.app, floor.event.id).await;
    // What its rows are known by.
    let victim = |table: &str| match table {
        "event" => floor.event.id.to_string(),
        table => {
            let rows = &before.iter().find(|(name, _)| name == table).unwrap().1;
            let at = rows.columns.iter().position(|column| column == "id").unwrap();
            let StoredCell::Text(id) = &rows.rows[0][at] else { panic!("an id is a text") };
            id.clone()
        }
    };
    let ids = ["event", "player"].map(victim);
    let refused = async |changed: &StoredEvent, says: &str| {
        let app = &floor.site.app;
        let said = say_in_english(bring(app, &text, changed).await.unwrap_err());
        assert!(said.contains(says), "{says}: {said}");
        let mut tx = app.database.read().await.unwrap();
        assert!(storage::events::find_event(&mut tx, event.id).await.unwrap().is_none(), "{says}");
        drop(tx);
        assert!(rows_of(app, floor.event.id).await == before, "{says}: another event was changed");
    };
    let mut tried = 0;
    for (name, table) in &whole.tables {
        // Whom an entry of the log names has no row to be there.
        let names_rows = |column: &str| column != "id" && (name != "audit_entry" || column == "event_id");
        for (at, column) in table.columns.iter().enumerate().filter(|(_, column)| names_rows(column)) {
            let is_id = |cells: &Vec<StoredCell>| matches!(&cells[at], StoredCell::Text(text) if text.parse::<Uuid>().is_ok());
            let Some(row) = table.rows.iter().position(is_id) else { continue };
            for id in &ids {
                let mut changed = whole.clone();
                changed.tables.get_mut(name).unwrap().rows[row][at] = StoredCell::Text(id.clone());
                refused(
                    &changed,
                    &format!("{name}, row {}: \"{column}\" names something that isn't in this file", row + 1),
                )
                .await;
                tried += 1;
            }
        }
    }
    assert!(tried >= 40, "{tried} tries");
    // Within a text, and in a file of two events.
    let mut within = whole.clone();
    let player = within.tables.get_mut("player").unwrap();
    let at = player.columns.iter().position(|column| column == "notes").unwrap();
    player.rows[1][at] = StoredCell::Text(format!("[\"{}\"]", ids[1]));
    refused(&within, "player, row 2: \"notes\" names something that isn't in this file").await;
    let mut two = whole.clone();
    let events = two.tables.get_mut("event").unwrap();
    let second = events.rows[0].clone();
    events.rows.push(second);
    refused(&two, "event: 2 rows, but a file holds one event").await;
    let odd = text.replace("\"autumn-clash\"", "\"../admin\"");
    let said = say_in_english(bring(&floor.site.app, &odd, &stored(&odd)).await.unwrap_err());
    assert!(said.contains("\"../admin\" can't be an event's address"), "{said}");
}

#[actix_web::test]
async fn ids_that_are_given_here_already_are_made_new() {
    let site = Site::start().await;
    let (event, text) = taken(&site).await;
    let text = without_hash(serde_json::from_str(&text).unwrap());
    let before = rows_of(&site.app, event.id).await;
    // The same rows as another event.
    let id = Uuid::from_u128(36);
    let second =
        text.replace(&event.id.to_string(), &id.to_string()).replace("\"autumn-clash\"", "\"autumn-again\"");
    let brought = bring(&site.app, &second, &stored(&second)).await.unwrap();
    assert_eq!(brought.event.id.0, id);
    assert!(rows_of(&site.app, event.id).await == before, "the first event was changed");
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    let new = storage::players::list_players(&mut tx, brought.event.id).await.unwrap();
    drop(tx);
    assert_eq!(players.len(), new.len());
    assert!(players.iter().zip(&new).all(|(one, other)| one.name == other.name && one.id != other.id));
    let mut tx = site.app.database.read().await.unwrap();
    assert!(storage::audit::verify_audit_log(&mut tx, brought.event.id, None).await.unwrap().is_ok());
    drop(tx);
    // A log that was changed on the way is not made good by it.
    let third = second.replace(&id.to_string(), &Uuid::from_u128(37).to_string());
    let third = third.replace("\"autumn-again\"", "\"autumn-once-more\"");
    let mut changed = stored(&third);
    let log = changed.tables.get_mut("audit_entry").unwrap();
    let who = log.columns.iter().position(|column| column == "who").unwrap();
    log.rows[2][who] = StoredCell::Text("Mallory".into());
    let said = say_in_english(bring(&site.app, &third, &changed).await.unwrap_err());
    assert!(said.contains("its log was changed: Entry 3 was changed"), "{said}");
    for page in ["standings.csv", "rounds/2"] {
        let [one, other] = ["autumn-clash", "autumn-again"].map(|slug| format!("/e/{slug}/{page}"));
        let (one, other) = (site.visitor().get(&one).await, site.visitor().get(&other).await);
        if page.ends_with("csv") {
            assert_eq!(one.is(200).body, other.is(200).body);
        }
        other.is(200);
    }
}

#[actix_web::test]
async fn results_are_held_against_the_log_before_anything_is_stored() {
    let (event, text) = taken(&Site::start().await).await;
    let mut file: Value = serde_json::from_str(&text).unwrap();
    // In both parts alike, by whoever knows the format.
    let a = file["rounds"][0]["tables"][0]["result"]["a"]["vp"].as_i64().unwrap();
    file["rounds"][0]["tables"][0]["result"]["a"]["vp"] = (a + 1).into();
    let tables = &mut file["stored"]["tables"];
    let place = |columns: &Value, name: &str| {
        columns.as_array().unwrap().iter().position(|column| column == name).unwrap()
    };
    let (id, number) =
        (place(&tables["round"]["columns"], "id"), place(&tables["round"]["columns"], "number"));
    let rounds = tables["round"]["rows"].as_array().unwrap();
    let first = rounds.iter().find(|round| round[number] == 1).unwrap()[id].clone();
    let columns = tables["battle"]["columns"].clone();
    let [of, table, points] = ["round_id", "table_number", "a_points"].map(|column| place(&columns, column));
    let battles = tables["battle"]["rows"].as_array_mut().unwrap();
    let battle = battles.iter_mut().find(|battle| battle[of] == first && battle[table] == 1).unwrap();
    assert_eq!(battle[points], a);
    battle[points] = (a + 1).into();
    let text = without_hash(file);
    let elsewhere = Site::start().await;
    let said = say_in_english(bring(&elsewhere.app, &text, &stored(&text)).await.unwrap_err());
    assert!(said.contains("it doesn't match its own log") && said.contains("table 1"), "{said}");
    let mut tx = elsewhere.app.database.read().await.unwrap();
    assert!(storage::events::find_event(&mut tx, event.id).await.unwrap().is_none());
}
