//! Event files of teams (`teams M6`): read, written back, drawn, verified and ranked by the commands.

use crate::command::program::muster;
use crate::support::say_in_english;
use muster::{
    domain::{
        history::Outcome,
        standings::rank_entrants,
        teams::{EntrantKind, MatchRule},
    },
    exchange::event_file::{parse_event_file, write_event_file},
};
use serde_json::{Value, json};

/// Four teams of three, after two rounds.
fn four_teams() -> Value {
    let player = |number: u32| json!({ "id": format!("p{number}"), "name": format!("Player {number}") });
    let team = |number: u32| {
        let players: Vec<String> = (1..=3).map(|place| format!("p{}", (number - 1) * 3 + place)).collect();
        json!({ "id": format!("t{number}"), "name": format!("Team {number}"), "players": players })
    };
    // The first team has the higher score in the first `won` of its battles.
    let met = |a: u32, b: u32, won: u32| {
        let table = |at: u32| {
            let (for_a, for_b) = if at <= won { (30, 10) } else { (10, 30) };
            json!({
                "table": (a - 1) * 3 + at, "a": format!("p{}", (a - 1) * 3 + at), "b": format!("p{}", (b - 1) * 3 + at),
                "result": { "a": { "vp": for_a, "tactics": 0 }, "b": { "vp": for_b, "tactics": 0 } },
            })
        };
        json!({
            "a": format!("t{a}"), "b": format!("t{b}"), "first_table": (a - 1) * 3 + 1,
            "tables": (1..=3).map(table).collect::<Vec<_>>(),
        })
    };
    json!({
        "format": "muster-event/2",
        "event": {
            "slug": "team-cup", "name": "Team Cup", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 3,
            "entrants": "teams", "team": { "size": 3, "result": { "by": "majority" } },
        },
        "players": (1..=12).map(player).collect::<Vec<_>>(),
        "teams": (1..=4).map(team).collect::<Vec<_>>(),
        "rounds": [
            { "number": 1, "matches": [met(1, 2, 3), met(3, 4, 2)] },
            { "number": 2, "matches": [met(1, 3, 2), met(2, 4, 1)] },
        ],
    })
}

fn problem(file: &Value) -> String {
    say_in_english(parse_event_file(file.to_string().as_bytes()).unwrap_err())
}

#[test]
fn m6_a_file_of_teams_is_a_history_over_teams_and_is_written_back_as_it_was() {
    let file = parse_event_file(four_teams().to_string().as_bytes()).unwrap();
    let teams = file.teams.as_ref().unwrap();
    assert_eq!((teams.entrants, teams.settings.result), (EntrantKind::Teams, MatchRule::Majority));
    assert_eq!((teams.players.len(), file.history.players.len()), (12, 4));
    let first = &file.history.rounds[0].battles[0];
    let result = first.result.as_ref().unwrap();
    assert_eq!((result.a.victory_points, result.a.battle_tactics), (60, 3));
    assert_eq!(result.ruled.as_ref().unwrap().outcome, Outcome::MinorWin);

    let text = write_event_file(&file);
    assert!(text.starts_with("{\n  \"format\": \"muster-event/2\""), "{text}");
    let again = parse_event_file(text.as_bytes()).unwrap();
    assert_eq!(again, file);
    assert_eq!(write_event_file(&again), text);

    let places: Vec<(String, i64)> = rank_entrants(&file.history, &file.event.ranking)
        .rows
        .iter()
        .map(|row| (row.key.clone(), row.tournament_points()))
        .collect();
    assert_eq!(places, [("t1".into(), 4), ("t3".into(), 2), ("t4".into(), 2), ("t2".into(), 0)]);
}

#[test]
fn t26_a_correction_in_a_file_counts_for_points_and_says_whether_it_pairs() {
    let mut file = four_teams();
    file["rounds"][1]["matches"][0]["corrections"] =
        json!([{ "side": "a", "match_points": -1, "reason": "late lists", "pairs": false }]);
    let read_back = parse_event_file(file.to_string().as_bytes()).unwrap();
    let standings = rank_entrants(&read_back.history, &read_back.event.ranking);
    let first = &standings.rows[0];
    assert_eq!((first.key.as_str(), first.tournament_points(), first.win_path.as_str()), ("t1", 3, "WW"));
    assert_eq!(parse_event_file(write_event_file(&read_back).as_bytes()).unwrap(), read_back);
}

#[test]
fn a_file_of_teams_that_does_not_fit_says_where() {
    let with = |change: &dyn Fn(&mut Value)| {
        let mut file = four_teams();
        change(&mut file);
        problem(&file)
    };
    let unknown = with(&|file| file["rounds"][0]["matches"][0]["b"] = json!("t9"));
    assert_eq!(unknown, "round 1, match 1: team \"t9\" is not in \"teams\"");
    let foreign = with(&|file| file["rounds"][0]["matches"][0]["tables"][1]["a"] = json!("p12"));
    assert_eq!(foreign, "round 1, table 2: \"a\" must be from the first team and \"b\" from the second");
    let both = with(&|file| file["teams"][1]["players"][0] = json!("p1"));
    assert_eq!(both, "team \"t2\": one of its players is already in another team");
    let twice = with(&|file| file["rounds"][1]["matches"][1] = file["rounds"][0]["matches"][0].clone());
    assert_eq!(twice, "round 2, match 2: one of its teams plays twice in this round");
    let first_format = with(&|file| file["format"] = json!("muster-event/1"));
    assert_eq!(first_format, "event: unknown key \"entrants\"");
}

#[test]
fn m6_the_commands_draw_verify_and_rank_teams() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("teams.json"), four_teams().to_string()).unwrap();
    let drawn = muster(folder.path(), &["pair", "teams.json", "--seed", "7", "--json"]);
    assert_eq!(drawn.code, 0, "{}", drawn.err);
    let answer: Value = serde_json::from_str(&drawn.out).unwrap();
    assert_eq!((answer["round"].as_u64(), answer["proof"]["optimal"].as_bool()), (Some(3), Some(true)));
    // The first has met the second and the third, and so has the fourth.
    let pairs = answer["tables"].as_array().unwrap().iter();
    let pairs: Vec<[&str; 2]> =
        pairs.map(|table| ["a", "b"].map(|side| table[side].as_str().unwrap())).collect();
    assert!(pairs.iter().all(|pair| !pair.contains(&"t1") || pair.contains(&"t4")), "{pairs:?}");

    let verified = muster(folder.path(), &["verify", "teams.json"]);
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
    let ranked = muster(folder.path(), &["standings", "teams.json", "--json"]);
    let rows: Value = serde_json::from_str(&ranked.out).unwrap();
    assert_eq!((rows[0]["player"].as_str(), rows[0]["match_points"].as_i64()), (Some("t1"), Some(4)));
    assert_eq!(rows[0]["tiebreakers"]["game_points"], 100);
    let plain = muster(folder.path(), &["standings", "teams.json"]);
    assert!(plain.out.contains("Team 1") && plain.out.contains("match points 4"), "{}", plain.out);
}
