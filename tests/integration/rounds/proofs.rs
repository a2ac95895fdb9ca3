//! What is stored of a draw is checked without the solver, hand-changed rounds included.

use crate::{command::program::muster, support::floor::Floor};
use muster::{
    command::verify::Checked,
    domain::{
        event::pack::{BattleplanChoice, Settings},
        numbers::RoundNumber,
        standings::Ranking,
    },
    exchange::{
        event_file::{self, EventFile},
        whole_event,
    },
    storage,
};
use std::collections::BTreeSet;

const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn p7_a_round_that_was_changed_by_hand_is_proven_around_the_change() {
    let floor = Floor::with_players(8).await;
    floor.draw(1).await.is(303);
    let (text, wrong) = checked(&stored(&floor).await);
    assert!(!wrong && text.contains("round 1: valid, and no better pairings exist\n"), "{text}");
    swap(&floor, 1).await;
    let (text, wrong) = checked(&stored(&floor).await);
    assert!(!wrong && text.contains("no better pairings exist with the 2 tables already set"), "{text}");
    floor.publish(1).await.is(303);
    let file =
        event_file::parse_event_file(event_file::write_event_file(&stored(&floor).await).as_bytes()).unwrap();
    assert_eq!(checked(&file), (text, false));
}

#[actix_web::test]
async fn a_result_that_is_corrected_later_does_not_spoil_the_proof_and_is_told() {
    let floor = Floor::with_players(8).await;
    let results = [(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3]), (3, [30, 4, 20, 3]), (4, [30, 4, 20, 3])];
    floor.play(1, &results).await;
    floor.draw(2).await.is(303);
    let battle = floor.battle(1, 1).await;
    let path = format!("{}/1", "/e/spring-open/desk/battles/1");
    let version = battle.version.to_string();
    let fields = [
        ("version", version.as_str()),
        ("kind", "played"),
        ("a_points", "10"),
        ("a_tactics", "1"),
        ("b_points", "40"),
        ("b_tactics", "4"),
        ("reason", "typed the wrong way round"),
    ];
    floor.correct(&path, &fields).await.is(303);
    let (text, wrong) = checked(&stored(&floor).await);
    assert!(!wrong && text.contains("2 players' have since been corrected"), "{text}");
}

#[actix_web::test]
async fn whoever_exchanges_two_players_behind_the_desk_is_found_out() {
    let floor = Floor::with_players(8).await;
    let results = [(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3]), (3, [30, 4, 20, 3]), (4, [30, 4, 20, 3])];
    floor.play(1, &results).await;
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    let honest = stored(&floor).await;
    let second = &honest.history.rounds[1].battles;
    let mut wrong = 0;
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let mut file = honest.clone();
        file.history.rounds[1].battles[one].a = second[other].a;
        file.history.rounds[1].battles[other].a = second[one].a;
        wrong += usize::from(checked(&file).1);
    }
    assert_eq!(wrong, 6);
    let mut tampered = honest.clone();
    tampered.rounds[1].seed = Some(12345);
    assert!(checked(&tampered).1);
}

/// Rounds without a proof are drawn and checked beside each other; nobody can tell from the answer.
#[actix_web::test]
async fn every_round_is_told_in_its_turn_as_it_is_alone_whichever_have_a_proof() {
    let floor = Floor::with_players(8).await;
    let results = [(1, [30, 4, 20, 3]), (2, [30, 4, 20, 3]), (3, [30, 4, 20, 3]), (4, [30, 4, 20, 3])];
    for round in 1..=4 {
        floor.play(round, &results).await;
    }
    let honest = stored(&floor).await;
    let mut spoilt = honest.clone();
    let second = &honest.history.rounds[1].battles;
    (spoilt.history.rounds[1].battles[0].a, spoilt.history.rounds[1].battles[3].a) =
        (second[3].a, second[0].a);
    // At no table, which is seen before anything is drawn.
    spoilt.history.rounds[3].battles.pop();
    for (file, is_spoilt) in [(&honest, false), (&spoilt, true)] {
        for without in 0..16_u32 {
            let mut file = file.clone();
            for (at, details) in file.rounds.iter_mut().enumerate() {
                details.draw = details.draw.take().filter(|_| without & (1 << at) == 0);
            }
            let (told, is_wrong) = checked(&file);
            assert_eq!(is_wrong, is_spoilt, "{told}");
            let mut alone = Checked::default();
            for round in 1..=4 {
                assert_eq!(alone.add(&file, Some(RoundNumber(round))), 1);
            }
            assert_eq!((told.as_str(), is_wrong), (alone.text.as_str(), alone.is_wrong));
            let numbers: Vec<&str> = told.lines().filter_map(|line| line.split(':').next()).collect();
            assert_eq!(numbers, ["round 1", "round 2", "round 3", "round 4"], "{told}");
        }
    }
}

#[actix_web::test]
async fn somebody_seated_across_the_bye_leaves_a_proof() {
    let floor = Floor::with_players(5).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let late = floor.site.players(&floor.event, &["Late Lea"]).await;
    let page = floor.desk.get(ROUND).await;
    let (version, player) = (page.hidden("version"), late[0].id.to_string());
    floor.desk.post(&format!("{ROUND}/seat"), &[("version", &version), ("player", &player)]).await.is(303);
    let (text, wrong) = checked(&stored(&floor).await);
    assert!(!wrong && text.contains("no repair changes fewer tables, with 1 already set"), "{text}");
}

/// Swaps the first players of the first two tables.
async fn swap(floor: &Floor, round: u32) {
    let pairs = floor.pairs(round).await;
    let (one, two) = (pairs[0].0.to_string(), pairs[1].0.to_string());
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "same car")];
    floor.desk.post(&format!("{ROUND}/swap"), &fields).await.is(303);
}

async fn stored(floor: &Floor) -> EventFile {
    let mut tx = floor.site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, floor.event.id).await.unwrap().unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    whole_event::build_event_file(storage::whole_event::with_drafts(&mut tx, &event).await.unwrap(), ranking)
}

fn checked(file: &EventFile) -> (String, bool) {
    let mut checked = Checked::default();
    assert_eq!(checked.add(file, None), file.history.rounds.len());
    (checked.text, checked.is_wrong)
}

#[actix_web::test]
async fn the_seed_is_promised_before_round_1_and_anybody_can_draw_again_after_it() {
    let floor = Floor::with_players(9).await;
    let settings = Settings { battleplans: BattleplanChoice::Secret, ..floor.event.settings.clone() };
    let mut tx = floor.site.app.database.write().await.unwrap();
    storage::events::set_settings(&mut tx, floor.event.id, &floor.event.name, &settings).await.unwrap();
    tx.commit().await.unwrap();
    let seed = floor.event.seed.unsigned_abs().to_string();
    let promise = floor.event.seed_promise();
    let pack = || floor.site.visitor();
    pack().get("/e/spring-open").await.shows(&promise).hides(&format!(">{seed}."));
    floor.draw(1).await.is(303);
    floor.desk.get(ROUND).await.shows(&promise);
    redraw(&floor).await;
    floor.publish(1).await.is(303);
    pack().get("/e/spring-open").await.shows(&promise).shows(&seed);
    let told = format!("muster pair FILE --round 1 --seed {seed} --attempt 2");
    pack().get("/e/spring-open/rounds/1").await.shows(&told);

    let folder = tempfile::tempdir().unwrap();
    let file = stored(&floor).await;
    std::fs::write(folder.path().join("event.json"), event_file::write_event_file(&file)).unwrap();
    let args = ["pair", "event.json", "--round", "1", "--seed", &seed, "--attempt", "2", "--json"];
    assert_eq!(drawn(&muster(folder.path(), &args).out), pairs(&file));
    assert_eq!(muster(folder.path(), &["verify", "event.json"]).code, 0);

    swap(&floor, 1).await;
    let file = stored(&floor).await;
    std::fs::write(folder.path().join("event.json"), event_file::write_event_file(&file)).unwrap();
    assert_ne!(drawn(&muster(folder.path(), &args).out), pairs(&file));
    let again = ["pair", "event.json", "--round", "1", "--again", "--json"];
    assert_eq!(drawn(&muster(folder.path(), &again).out), pairs(&file));
}

async fn redraw(floor: &Floor) {
    let version = floor.desk.get(ROUND).await.hidden("version");
    let fields =
        [("version", version.as_str()), ("clubs", "off"), ("odd", "bye"), ("redraw_reason", "a test")];
    floor.desk.post(&format!("{ROUND}/redraw"), &fields).await.is(303);
}

fn drawn(json: &str) -> BTreeSet<(String, String)> {
    let answer: serde_json::Value = serde_json::from_str(json).unwrap();
    let key = |table: &serde_json::Value, side: &str| table[side].as_str().unwrap().to_owned();
    let tables = answer["tables"].as_array().unwrap().iter();
    tables.map(|table| sorted(key(table, "a"), key(table, "b"))).collect()
}

fn pairs(file: &EventFile) -> BTreeSet<(String, String)> {
    let key = |player: usize| file.history.players[player].key.clone();
    let battles = file.history.rounds[0].battles.iter();
    battles.filter_map(|battle| Some(sorted(key(battle.a), key(battle.b?)))).collect()
}

fn sorted(a: String, b: String) -> (String, String) {
    if a < b { (a, b) } else { (b, a) }
}
