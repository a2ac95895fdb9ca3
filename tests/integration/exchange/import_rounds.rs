//! What is known of an event's draws comes through its public file into another database, so that every check says there
//! what it said before.

use crate::{
    command::program::muster,
    rounds::cut::{end_round, play_on, semi_finals, with_cut, with_other_ids},
    support::{event_files::four_players, floor::Floor, site::Site},
};
use muster::{
    actions::{self, Actor},
    domain::{
        battle,
        history::{BattleResult, Cut, HistoryBattle, HistoryRound, ResultKind, Score},
        numbers::RoundNumber,
        pairing::ClubRule,
        rounds::{DrawOptions, KeptDraw, RoundContext, draw_round_by_method},
    },
    exchange::event_file::{self, RoundDetails},
    storage,
};
use serde_json::{Value, json};
use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

const DESK: &str = "/e/spring-open/desk";

async fn file_of(floor: &Floor) -> String {
    floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone()
}

/// What `muster verify` says of a file, with its exit code.
fn verified(folder: &Path, text: &str) -> (String, i32) {
    fs::write(folder.join("event.json"), text).unwrap();
    let ran = muster(folder, &["verify", "event.json"]);
    (ran.out + &ran.err, ran.code)
}

/// Brings a file into a database of its own. What the command said of what stayed behind.
fn bring(folder: &Path, text: &str) -> String {
    fs::write(folder.join("event.json"), text).unwrap();
    let _ = fs::remove_file(folder.join("other.db"));
    let ran = muster(folder, &["import", "event.json", "--database", "other.db"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.err
}

/// What is said of the event in that database.
fn verified_there(folder: &Path) -> (String, i32) {
    let ran = muster(folder, &["verify", "--database", "other.db"]);
    let said = ran.out.split_once('\n').map(|(_, said)| said.to_owned()).unwrap_or_default();
    (said + &ran.err, ran.code)
}

fn exported(folder: &Path, slug: &str) -> String {
    let ran = muster(folder, &["export", slug, "--public", "--database", "other.db"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out
}

/// The event's file goes into another database and comes out as it was, and all checks agree. What they say.
async fn comes_through(floor: &Floor) -> String {
    let (folder, file) = (tempfile::tempdir().unwrap(), file_of(floor).await);
    let before = verified(folder.path(), &file);
    assert_eq!(before.1, 0, "{}", before.0);
    let told = bring(folder.path(), &file);
    assert!(
        told.contains("only players, rounds, pairings and results") && !told.contains("not proven"),
        "{told}"
    );
    assert_eq!(verified_there(folder.path()), before);
    let again = exported(folder.path(), "spring-open");
    assert!(again == file, "{}", first_difference(&file, &again));
    assert_eq!(verified(folder.path(), &again), before);
    before.0
}

fn first_difference(one: &str, other: &str) -> String {
    let mut lines = one.lines().zip(other.lines()).enumerate();
    let found = lines.find(|(_, (one, other))| one != other);
    format!("{found:?}")
}

async fn leave(floor: &Floor, number: i64) {
    let path = format!("{DESK}/players/{number}");
    let version = floor.desk.get(&path).await.hidden("version");
    floor.desk.post(&format!("{path}/leave"), &[("version", &version)]).await.is(303);
    // The notice that it is done has a form of its own.
    floor.desk.get(&path).await.is(200);
}

async fn swap(floor: &Floor, round: u32, (one, two): (i64, i64)) {
    let path = format!("{DESK}/rounds/{round}");
    let (version, one, two) =
        (floor.desk.get(&path).await.hidden("version"), one.to_string(), two.to_string());
    let fields = [("version", version.as_str()), ("one", &one), ("two", &two), ("reason", "friends")];
    floor.desk.post(&format!("{path}/swap"), &fields).await.is(303);
}

/// Nine players: a bye given by hand and two tables set in round 2, a player gone and the round repaired in round 3.
async fn changed_by_hand() -> Floor {
    let floor = Floor::with_players(9).await;
    floor.draw(1).await.is(303);
    end_round(&floor, 1, &[]).await;
    floor.draw(2).await.is(303);
    let alone = floor.battles(2).await.into_iter().find(battle::Battle::is_bye).unwrap();
    let one = (1..=9).find(|number| floor.player(*number).id != alone.a).unwrap();
    floor.change(2, ("bye", &one.to_string()), &[]).await.is(303);
    let pairs = floor.pairs(2).await;
    swap(&floor, 2, (pairs[0].0, pairs[1].0)).await;
    end_round(&floor, 2, &[]).await;
    floor.draw(3).await.is(303);
    floor.publish(3).await.is(303);
    let gone = floor.pairs(3).await[2].0;
    leave(&floor, gone).await;
    floor.change(3, ("out", &gone.to_string()), &[]).await.is(303);
    play_on(&floor, 3, &[]).await;
    floor
}

#[actix_web::test]
async fn rounds_that_were_repaired_or_set_by_hand_are_found_as_good_after_an_import() {
    let floor = changed_by_hand().await;
    let said = comes_through(&floor).await;
    assert!(said.contains("with 3 already set"), "{said}");
    assert!(said.contains("round 3: valid, and no repair changes fewer tables"), "{said}");
}

#[actix_web::test]
async fn rounds_of_a_cut_whose_players_left_are_found_as_good_after_an_import() {
    for way in ["walkover", "beaten", "next"] {
        let floor = with_cut(&[("third_place", "on")]).await;
        let seeds = semi_finals(&floor).await;
        leave(&floor, seeds[3]).await;
        let number = seeds[3].to_string();
        let chosen = [("entrant", number.as_str()), ("way", way)];
        floor.desk.post(&format!("{DESK}/cut"), &chosen).await.is(303);
        floor.draw(3).await.is(303);
        end_round(&floor, 3, &[]).await;
        comes_through(&floor).await;
        // And where one of the final leaves after it was drawn.
        leave(&floor, seeds[1]).await;
        comes_through(&floor).await;
    }
}

#[actix_web::test]
async fn rounds_of_groups_are_found_as_good_after_an_import() {
    let floor = Floor::with_players(9).await;
    let rounds = ["method-1", "method-2", "method-3"].map(|round| (round, "round_robin"));
    floor.choose_methods(&[&rounds[..], &[("group_size", "4")]].concat()).await;
    for round in 1..=3 {
        floor.draw(round).await.is(303);
        floor.publish(round).await.is(303);
        if round == 2 {
            let gone = floor.pairs(2).await[0].0;
            leave(&floor, gone).await;
            floor.change(2, ("out", &gone.to_string()), &[]).await.is(303);
        }
        play_on(&floor, round, &[]).await;
    }
    comes_through(&floor).await;
}

/// Lots go by ids, so that a proof of players who have other ids here is none: nobody is accused, and nobody acquitted.
#[actix_web::test]
async fn a_proof_that_does_not_come_along_is_told_and_its_round_is_not_proven() {
    let floor = changed_by_hand().await;
    let (folder, file) = (tempfile::tempdir().unwrap(), file_of(&floor).await);
    let mut other: Value = serde_json::from_str(&file).unwrap();
    with_other_ids(&mut other);
    let told = bring(folder.path(), &other.to_string());
    assert!(
        told.contains("The proofs of round 1, round 2 and round 3 were not copied: they can't be read, or"),
        "{told}"
    );
    let not_proven = "round 3: valid, but not proven: its proof is missing from the file\n";
    let there = verified_there(folder.path());
    assert!(there.1 == 1 && there.0.contains(not_proven) && there.0.lines().count() == 3, "{}", there.0);
    // The next file says so too, and what comes of it.
    let again = exported(folder.path(), "spring-open");
    assert_eq!(verified(folder.path(), &again), there);
    bring(folder.path(), &again);
    assert_eq!(verified_there(folder.path()), there);
    // A proof in a shape that nobody knows is none.
    let mut other: Value = serde_json::from_str(&file).unwrap();
    other["rounds"][2]["x-draw"]["basis"]["seed"] = json!("seven");
    let (said, code) = verified(folder.path(), &other.to_string());
    assert!(code == 1 && said.contains(not_proven) && said.matches("not proven").count() == 1, "{said}");
    let told = bring(folder.path(), &other.to_string());
    assert!(told.contains("The proof of round 3 was not copied: it can't be read"), "{told}");
    assert_eq!(verified_there(folder.path()), (said, code));
}

/// Without any proof a round is drawn again: with the same verdict before and after.
#[actix_web::test]
async fn a_round_without_a_proof_is_judged_alike_before_and_after_an_import() {
    let floor = Floor::with_players(8).await;
    floor.draw(1).await.is(303);
    end_round(&floor, 1, &[]).await;
    leave(&floor, 8).await;
    floor.draw(2).await.is(303);
    end_round(&floor, 2, &[]).await;
    let folder = tempfile::tempdir().unwrap();
    let mut file: Value = serde_json::from_str(&file_of(&floor).await).unwrap();
    for round in file["rounds"].as_array_mut().unwrap() {
        round.as_object_mut().unwrap().remove("x-draw");
    }
    let before = verified(folder.path(), &file.to_string());
    assert_eq!(before.1, 0, "{}", before.0);
    bring(folder.path(), &file.to_string());
    assert_eq!(verified_there(folder.path()), before);
    // Somebody who is said to be there and has no table is missed here as there.
    file["players"][7].as_object_mut().unwrap().remove("dropped_after");
    let before = verified(folder.path(), &file.to_string());
    assert!(
        before.1 == 1 && before.0.contains("Player 8 is playing in round 2 but has no table"),
        "{}",
        before.0
    );
    bring(folder.path(), &file.to_string());
    assert_eq!(verified_there(folder.path()), before);
}

/// On the site where it came to, a round is drawn around by the lots of that site, and checks know it.
#[actix_web::test]
async fn a_round_that_came_with_a_file_can_be_repaired_and_is_proven_again() {
    let floor = changed_by_hand().await;
    floor.draw(4).await.is(303);
    floor.publish(4).await.is(303);
    let file = event_file::parse_event_file(file_of(&floor).await.as_bytes()).unwrap();
    let site = Site::start().await;
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap();
    let desk = site.organiser(&event).await;
    let players = {
        let mut tx = site.app.database.read().await.unwrap();
        storage::players::list_players(&mut tx, event.id).await.unwrap()
    };
    let there = Floor { site, event, desk, players };
    let gone = there.pairs(4).await[0].0;
    leave(&there, gone).await;
    there.change(4, ("out", &gone.to_string()), &[]).await.is(303);
    let said = comes_through(&there).await;
    assert!(said.contains("round 4: valid, and no repair"), "{said}");
}

#[test]
fn seeds_of_the_largest_size_come_through_a_database_and_larger_ones_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = four_players();
    let seeds = [u64::MAX, (1 << 63) + 1];
    for (round, seed) in seeds.iter().enumerate() {
        file["rounds"][round]["seed"] = json!(seed);
    }
    file["x-roll-offs"] = json!([{ "after": 2, "players": ["p3", "p4"], "seed": i64::MAX }]);
    bring(folder.path(), &file.to_string());
    let again: Value = serde_json::from_str(&exported(folder.path(), "four")).unwrap();
    assert_eq!([0, 1].map(|round| again["rounds"][round]["seed"].as_u64().unwrap()), seeds);
    assert_eq!(again["x-roll-offs"], file["x-roll-offs"]);
    let text = file.to_string().replace("18446744073709551615", "18446744073709551616");
    fs::write(folder.path().join("event.json"), text).unwrap();
    let ran = muster(folder.path(), &["import", "event.json", "--database", "none.db"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("round 1") && ran.err.contains("seed"), "{}", ran.err);
}

/// Proofs are most of what is stored of a draw, and no list of players needs them.
#[actix_web::test]
async fn what_rounds_hand_on_is_read_without_their_proofs() {
    let mut players = four_players();
    players["rounds"] = json!([]);
    let player = |number: u32| json!({ "id": format!("p{number}"), "name": format!("Player {number}") });
    players["players"] = (1..=200).map(player).collect();
    let mut file = event_file::parse_event_file(players.to_string().as_bytes()).unwrap();
    for number in (1..=8).map(RoundNumber) {
        let context = RoundContext::new(file.history.clone(), 7);
        let drawn = draw_round_by_method(&context, DrawOptions::as_it_is(number, ClubRule::Off), 1).unwrap();
        let score = Score { victory_points: 20, ..Score::default() };
        let result = BattleResult { kind: ResultKind::Played, a: score, b: Score::default(), ruled: None };
        let battle = |seats: &muster::domain::rounds::Seats| HistoryBattle {
            table: seats.table,
            a: seats.a,
            b: seats.b,
            fixed: false,
            result: Some(result.clone()),
        };
        let battles = drawn.seats.iter().map(battle).collect();
        file.history.rounds.push(HistoryRound { number, battles });
        file.rounds.push(RoundDetails { seed: Some(7), draw: drawn.kept.claim(), ..RoundDetails::default() });
    }
    let site = Site::start().await;
    let event =
        actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap();
    let rounds =
        storage::rounds::list_rounds(&mut site.app.database.read().await.unwrap(), event.id).await.unwrap();
    let mut bytes = 0;
    for round in &rounds {
        let mut tx = site.app.database.read().await.unwrap();
        let kept = storage::rounds::load_kept_draw(&mut tx, round.id).await.unwrap().unwrap();
        bytes += serde_json::to_string(&kept).unwrap().len();
    }
    let whole = async || {
        let mut tx = site.app.database.read().await.unwrap();
        for round in &rounds {
            storage::rounds::load_kept_draw(&mut tx, round.id).await.unwrap();
        }
    };
    let handed_on = async || {
        let mut tx = site.app.database.read().await.unwrap();
        storage::rounds::handed_on(&mut tx, event.id, &rounds).await.unwrap()
    };
    let (before, after) = (quickest(&whole).await, quickest(&async || drop(handed_on().await)).await);
    println!(
        "8 rounds of 200 players, {bytes} bytes: {before:?} with all proofs, {after:?} of what is handed on"
    );
    assert!(handed_on().await.cuts.is_empty());

    // The same with a cut in every round, which is found beside its proof.
    let cut = Cut {
        seeds: vec!["p1".into(), "p2".into()],
        pairs: vec![("p1".into(), Some("p2".into()))],
        third_place: None,
        gone: Vec::new(),
    };
    let mut tx = site.app.database.write().await.unwrap();
    for round in &rounds {
        let kept = storage::rounds::load_kept_draw(&mut tx, round.id).await.unwrap().unwrap();
        let kept = KeptDraw { cut: Some(cut.clone()), ..kept };
        storage::rounds::set_proof(&mut tx, round.id, &kept).await.unwrap();
    }
    site.commit(tx, event.id).await;
    let after = quickest(&async || drop(handed_on().await)).await;
    println!("with a cut in each: {after:?}");
    let found = handed_on().await;
    assert!(found.cuts.len() == 8 && found.cuts.values().all(|one| *one == cut), "{found:?}");
}

/// The least of a few times that something takes.
async fn quickest(work: &impl AsyncFn()) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        work().await;
        least = least.min(start.elapsed());
    }
    least
}
