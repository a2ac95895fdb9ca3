//! Who sat a round out and came back: every check of the event finds it as good as it is, and its file says who.

use crate::{
    command::program::muster,
    support::{
        floor::{Floor, Seat},
        site::{Reply, Site},
    },
    teams::floor::{TeamFloor, of_teams},
};
use muster::{
    actions::{self, Actor},
    command::verify::Checked,
    domain::{
        event::{Event, pack::Settings},
        standings::Ranking,
        teams::{EntrantKind, TeamSettings},
    },
    exchange::{
        event_file::{self, EventFile},
        whole_event,
    },
    storage,
};
use std::{fs, path::Path};

const DESK: &str = "/e/spring-open/desk";
const RESULTS: [(u32, [u32; 4]); 3] = [(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1]), (3, [30, 2, 20, 1])];

/// Six players, of whom the sixth leaves after round 1 and is back in round 3, through the pages.
async fn with_a_round_sat_out() -> Floor {
    let floor = Floor::with_players(6).await;
    floor.play(1, &RESULTS).await;
    floor.close(1).await;
    let six = format!("{DESK}/players/6");
    let version = floor.desk.get(&six).await.hidden("version");
    floor.desk.post(&format!("{six}/leave"), &[("version", &version)]).await.is(303);
    floor.play(2, &RESULTS[..2]).await;
    floor.close(2).await;
    here_after_all(&floor).await.is(303);
    floor.play(3, &RESULTS).await;
    floor
}

async fn here_after_all(floor: &Floor) -> Reply {
    floor.desk.get(&format!("{DESK}/check-in")).await.says(text!("desk-players-here-after-all"));
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "6")]).await
}

/// What `muster verify` says of a file, with its exit code.
fn verified(folder: &Path, text: &str) -> (String, i32) {
    fs::write(folder.join("event.json"), text).unwrap();
    let ran = muster(folder, &["verify", "event.json"]);
    (ran.out, ran.code)
}

async fn file_of(site: &Site, event: &Event) -> EventFile {
    let mut tx = site.app.database.read().await.unwrap();
    let event = storage::events::find_event(&mut tx, event.id).await.unwrap().unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    whole_event::build_event_file(storage::whole_event::with_drafts(&mut tx, &event).await.unwrap(), ranking)
}

/// What `muster verify --database` says of this event.
async fn verified_there(site: &Site, event: &Event) -> (String, bool) {
    let mut checked = Checked::default();
    checked.add(&file_of(site, event).await, None);
    (checked.text, checked.is_wrong)
}

#[actix_web::test]
async fn a_round_that_somebody_sat_out_is_legal_wherever_it_is_checked() {
    let floor = with_a_round_sat_out().await;
    let (said, is_wrong) = verified_there(&floor.site, &floor.event).await;
    assert!(!is_wrong, "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "round 2: valid, and no better pairings exist; sat out: Player 6");
    assert!(!lines[0].contains("sat out: ") && !lines[2].contains("sat out: "), "{said}");

    let folder = tempfile::tempdir().unwrap();
    let whole = floor.desk.get(&format!("{DESK}/event-whole.json")).await.is(200).body.clone();
    let public = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    for file in [&whole, &public] {
        assert_eq!(verified(folder.path(), file), (said.clone(), 0));
    }
    // Both come in elsewhere, and are as good there.
    let (elsewhere, by) = (Site::start().await, Actor::muster());
    let played = event_file::parse_event_file(whole.as_bytes()).unwrap();
    let stored = event_file::read_stored(whole.as_bytes()).unwrap().unwrap();
    let brought = actions::event::import::import_stored_event(&elsewhere.app, &by, &played, &stored, None)
        .await
        .unwrap();
    assert_eq!(verified_there(&elsewhere, &brought.event).await, (said.clone(), false));
    let (elsewhere, played) = (Site::start().await, event_file::parse_event_file(public.as_bytes()).unwrap());
    let copied = actions::event::import::import_event_file(&elsewhere.app, &by, &played, None).await.unwrap();
    let (said, is_wrong) = verified_there(&elsewhere, &copied).await;
    assert!(!is_wrong && said.contains("; sat out: Player 6\n"), "{said}");
}

#[actix_web::test]
async fn the_file_says_who_sat_a_round_out_where_every_reader_of_the_format_passes_over_it() {
    let floor = with_a_round_sat_out().await;
    let public = floor.desk.get(&format!("{DESK}/event.json")).await.is(200).body.clone();
    let mut json: serde_json::Value = serde_json::from_str(&public).unwrap();
    assert_eq!(json["rounds"][1]["x-sat-out"], serde_json::json!(["p6"]));
    assert!(json["rounds"][0].get("x-sat-out").is_none() && json["rounds"][2].get("x-sat-out").is_none());
    // Drawn again without its proof, the round leaves out whom it left out.
    json["rounds"][1].as_object_mut().unwrap().remove("x-draw");
    let folder = tempfile::tempdir().unwrap();
    let (said, code) = verified(folder.path(), &json.to_string());
    assert_eq!(code, 0, "{said}");
    let drawn = muster(folder.path(), &["pair", "event.json", "--round", "2"]);
    assert!(drawn.code == 0 && !drawn.out.contains("Player 6"), "{}{}", drawn.out, drawn.err);
    // Whoever is said to have sat out has no seat, and whoever has none and is not said to is missed.
    json["rounds"][0]["x-sat-out"] = serde_json::json!(["p6"]);
    let (said, code) = verified(folder.path(), &json.to_string());
    assert!(
        code == 1 && said.contains("round 1: Player 6 is paired in round 1, but had withdrawn"),
        "{said}"
    );
    for line in ["x-draw", "x-sat-out"] {
        json["rounds"].as_array_mut().unwrap().iter_mut().for_each(|round| {
            round.as_object_mut().unwrap().remove(line);
        });
    }
    let (said, code) = verified(folder.path(), &json.to_string());
    assert!(code == 1 && said.contains("round 2: Player 6 is playing in round 2 but has no table"), "{said}");
}

/// A whole file that was written before files said so.
#[actix_web::test]
async fn a_whole_file_that_does_not_say_who_sat_out_comes_in() {
    let floor = with_a_round_sat_out().await;
    let whole = floor.desk.get(&format!("{DESK}/event-whole.json")).await.is(200).body.clone();
    let stored = event_file::read_stored(whole.as_bytes()).unwrap().unwrap();
    let mut played = event_file::parse_event_file(whole.as_bytes()).unwrap();
    let elsewhere = Site::start().await;
    let bring = async |played: &EventFile| {
        actions::event::import::import_stored_event(&elsewhere.app, &Actor::muster(), played, &stored, None)
            .await
    };
    played.rounds[1].sat_out = vec![0];
    bring(&played).await.unwrap_err();
    played.rounds[1].sat_out.clear();
    bring(&played).await.unwrap();
}

/// Back before the round is published, and nobody has a seat for them: they are no part of what was drawn.
#[actix_web::test]
async fn who_comes_back_to_a_round_that_is_drawn_sat_it_out_until_they_have_a_seat() {
    let floor = Floor::with_players(5).await;
    floor.play(1, &RESULTS[..2]).await;
    floor.close(1).await;
    let gone = floor.battles(1).await.iter().find(|battle| !battle.is_bye()).unwrap().a;
    let number = floor.number(gone).to_string();
    let player = format!("{DESK}/players/{number}");
    let version = floor.desk.get(&player).await.hidden("version");
    floor.desk.post(&format!("{player}/leave"), &[("version", &version)]).await.is(303);
    floor.draw(2).await.is(303);
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", &number)]).await.is(303);
    let (said, is_wrong) = verified_there(&floor.site, &floor.event).await;
    assert!(!is_wrong && said.contains(&format!("; sat out: Player {number}\n")), "{said}");
    let round = format!("{DESK}/rounds/2");
    let page = floor.desk.get(&format!("{round}/change?what=repair")).await;
    let (version, shown) = (page.hidden("version"), page.hidden("shown"));
    let fields =
        [("version", version.as_str()), ("shown", &shown), ("what", "repair"), ("reason", "they are back")];
    floor.desk.post(&format!("{round}/change"), &fields).await.leads_to(&round);
    let (said, is_wrong) = verified_there(&floor.site, &floor.event).await;
    assert!(!is_wrong && !said.contains("sat out: "), "{said}");
    floor.publish(2).await.is(303);
    floor.send(2, 1, Seat::A, [30, 4, 20, 3]).await.is(303);
}

#[actix_web::test]
async fn a_team_that_sat_a_round_out_is_told_as_a_player_is() {
    let settings = of_teams(TeamSettings { size: 2, ..TeamSettings::default() });
    let floor = TeamFloor::with_teams(5, Settings { entrants: EntrantKind::Pairs, ..settings }).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    for place in 1..=2 {
        floor.report(&floor.battles(&floor.matched(1, place).await).await[0], [24, 12]).await;
    }
    floor.post("desk/rounds/1/close", &[]).await.is(303);
    let act = async |act: &str| {
        let version = floor.desk.get(&TeamFloor::at("desk/teams/5")).await.hidden("version");
        floor.post(&format!("desk/teams/5/{act}"), &[("version", &version)]).await.is(303);
    };
    act("leave").await;
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    act("take-back").await;
    let (said, is_wrong) = verified_there(&floor.site, &floor.event).await;
    assert!(!is_wrong && said.contains("; sat out: Team 5\n"), "{said}");
    let file = event_file::write_event_file(&file_of(&floor.site, &floor.event).await);
    assert!(file.contains("\"x-sat-out\""), "{file}");
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(verified(folder.path(), &file), (said, 0));
}
