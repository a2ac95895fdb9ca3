//! The command line as a person or a script meets it: answers on standard output, problems in one line on
//! standard error, and exit codes that mean something (`event-file`).

use crate::support::{event_files::four_players, net};
use std::{path::Path, process::Command};

pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn muster(folder: &Path, args: &[&str]) -> Ran {
    let ran = Command::new(env!("CARGO_BIN_EXE_muster")).args(args).current_dir(folder).output().unwrap();
    net::keep_run(args, ran.status.code(), &ran.stdout, &ran.stderr);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: ran.status.code().unwrap(), out: text(ran.stdout), err: text(ran.stderr) }
}

fn folder_with(name: &str, text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(name), text).unwrap();
    folder
}

#[test]
fn a_draw_is_the_same_bytes_each_time_and_holds_its_proof() {
    let folder = folder_with("event.json", &four_players().to_string());
    let ask = || muster(folder.path(), &["pair", "event.json", "--seed", "7", "--json"]);
    let (first, second) = (ask(), ask());
    assert_eq!((first.code, &first.out), (0, &second.out), "{}", first.err);
    let answer: serde_json::Value = serde_json::from_str(&first.out).unwrap();
    assert_eq!((answer["round"].as_u64(), answer["seed"].as_u64()), (Some(3), Some(7)));
    assert_eq!(answer["tables"].as_array().unwrap().len(), 2);
    assert_eq!(answer["proof"]["optimal"], true);
    // p1 met p3 and p2: only p4 is left.
    let p1 =
        answer["tables"].as_array().unwrap().iter().find(|table| table["a"] == "p1" || table["b"] == "p1");
    assert!(p1.unwrap()["a"] == "p4" || p1.unwrap()["b"] == "p4", "{}", first.out);
}

#[test]
fn verify_says_no_with_its_own_exit_code() {
    let folder = folder_with("event.json", &four_players().to_string());
    let good = muster(folder.path(), &["verify", "event.json"]);
    assert_eq!(good.code, 0, "{}{}", good.out, good.err);
    let mut again = four_players();
    again["rounds"][1]["tables"] = again["rounds"][0]["tables"].clone();
    std::fs::write(folder.path().join("again.json"), again.to_string()).unwrap();
    let bad = muster(folder.path(), &["verify", "again.json", "--round", "2"]);
    assert_eq!(bad.code, 1, "{}{}", bad.out, bad.err);
    assert!(bad.out.starts_with("round 2: "), "{}", bad.out);
}

#[test]
fn standings_come_as_text_json_and_csv() {
    let folder = folder_with("event.json", &four_players().to_string());
    let json = muster(folder.path(), &["standings", "event.json", "--json"]);
    let rows: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((rows[0]["player"].as_str(), rows[0]["place"].as_u64()), (Some("p1"), Some(1)));
    assert_eq!(rows[0]["record"]["major_wins"], 1);
    assert!(muster(folder.path(), &["standings", "event.json", "--csv"]).out.contains("王小明"));
    assert!(muster(folder.path(), &["standings", "event.json", "--after", "1"]).out.contains("Ann Archer"));
}

#[test]
fn what_cannot_be_read_is_one_line_on_standard_error_and_exit_code_two() {
    let mut wrong = four_players();
    wrong["rounds"][1]["tables"][0]["b"] = "p9".into();
    let folder = folder_with("event.json", &wrong.to_string());
    for args in [["standings", "event.json"], ["pair", "event.json"], ["verify", "event.json"]] {
        let ran = muster(folder.path(), &args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains("p9") && ran.err.lines().count() == 1, "{args:?}: {}", ran.err);
    }
    assert_eq!(muster(folder.path(), &["standings", "nowhere.json"]).code, 2);
    assert_eq!(muster(folder.path(), &["no-such-command"]).code, 2);
}

#[test]
fn a_roster_is_checked_with_the_sample_and_a_missing_file_is_code_two() {
    let folder = folder_with("lunch.txt", "2 soups\n1 cheese sandwich, no onions\n");
    let ran = muster(folder.path(), &["check", "lunch.txt", "--json"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(serde_json::from_str::<serde_json::Value>(&ran.out).unwrap().is_array());
    assert_eq!(muster(folder.path(), &["check", "nowhere.txt"]).code, 2);
}

#[test]
fn a_roster_is_checked_by_the_season_it_was_written_for_unless_one_is_named() {
    let list = "Test 100/2000 pts\n\nSkaven\nClaw-horde\nGeneral's Handbook 2025-26\nDrops: 1\n\nGeneral's Regiment\nGrey Seer (120)\n• General\n";
    let folder = folder_with("list.txt", list);
    let season = |more: &[&str]| {
        let ran = muster(folder.path(), &[&["check", "list.txt", "--json"], more].concat());
        let said: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        said[0]["verdict"]["computed"]["season"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(season(&[]), "General's Handbook 2025-26");
    assert_eq!(season(&["--season", "2024-25"]), "2024-25");
}

#[test]
fn an_event_goes_into_a_database_and_out_again_and_the_database_is_copied() {
    let folder = folder_with("event.json", &four_players().to_string());
    let import = muster(folder.path(), &["import", "event.json", "--database", "site.db"]);
    assert_eq!((import.code, import.out.as_str()), (0, "/e/four\n"), "{}", import.err);
    let export = muster(folder.path(), &["export", "four", "--database", "site.db"]);
    assert_eq!(export.code, 0, "{}", export.err);
    std::fs::write(folder.path().join("again.json"), &export.out).unwrap();
    let standings = |file: &str| muster(folder.path(), &["standings", file, "--json"]).out;
    assert_eq!(standings("again.json"), standings("event.json"));
    let backup = || muster(folder.path(), &["backup", "copy.db", "--database", "site.db"]);
    assert_eq!(backup().code, 0);
    assert_eq!(backup().code, 2, "a copy is never written over");
    let copied = muster(folder.path(), &["export", "four", "--database", "copy.db"]);
    assert_eq!(copied.out, export.out);
}

#[test]
fn an_event_whose_players_have_other_ids_keeps_its_seeds_lists_leavers_and_soft_scores() {
    // The numbers in these ids are not those that the players get.
    let own = [("p1", "card-3"), ("p2", "p3"), ("p3", "ann"), ("p4", "p1")];
    let mut text = four_players().to_string();
    for (id, _) in own {
        text = text.replace(&format!("\"{id}\""), &format!("\"<{id}>\""));
    }
    for (id, other) in own {
        text = text.replace(&format!("<{id}>"), other);
    }
    let mut file: serde_json::Value = serde_json::from_str(&text).unwrap();
    file["event"]["pairing"] = serde_json::json!({
        "methods": { "3": "list" },
        "seeds": ["p1", "ann", "p3", "card-3"],
        "lists": { "3": [["card-3", "p1"], ["p3", "ann"]] },
        "cut_leavers": { "p3": "walkover" },
    });
    file["event"]["ranking"] = serde_json::json!({ "tiebreakers": ["soft_scores", "victory_points"] });
    file["players"][1]["soft"] = 17.into();
    let folder = folder_with("event.json", &file.to_string());
    let import = muster(folder.path(), &["import", "event.json", "--database", "site.db"]);
    assert_eq!(import.code, 0, "{}", import.err);
    let export = muster(folder.path(), &["export", "four", "--database", "site.db"]);
    let again: serde_json::Value = serde_json::from_str(&export.out).unwrap();
    let pairing = &again["event"]["pairing"];
    assert_eq!(pairing["seeds"], serde_json::json!(["p4", "p3", "p2", "p1"]));
    assert_eq!(pairing["lists"], serde_json::json!({ "3": [["p1", "p4"], ["p2", "p3"]] }));
    assert_eq!(pairing["cut_leavers"], serde_json::json!({ "p2": "walkover" }));
    assert_eq!(again["players"][1]["soft"], 17);
    std::fs::write(folder.path().join("again.json"), &export.out).unwrap();
    let places = |file: &str| {
        let rows = muster(folder.path(), &["standings", file, "--json"]).out;
        let rows: serde_json::Value = serde_json::from_str(&rows).unwrap();
        rows.as_array().unwrap().iter().map(|row| row["name"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(places("again.json"), places("event.json"));
}

#[test]
fn wrong_use_is_one_line_too_and_help_is_an_answer() {
    let folder = folder_with("event.json", &four_players().to_string());
    for wrong in [
        vec!["pair"],
        vec!["pair", "event.json", "--seed", "-1"],
        vec!["paint"],
        vec!["verify"],
        // Before the command it would be another database's than the one that is used.
        vec!["--database", "a.db", "backup", "copy.db"],
    ] {
        let ran = muster(folder.path(), &wrong);
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.lines().count()),
            (2, "", 1),
            "{wrong:?}: {}",
            ran.err
        );
        assert!(ran.err.starts_with("muster: "), "{}", ran.err);
    }
    let help = muster(folder.path(), &["pair", "--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    assert!(help.out.contains("--seed"));
}

#[test]
fn a_draw_in_words_says_what_it_gave_up_and_what_is_proven() {
    let mut event = four_players();
    event["players"].as_array_mut().unwrap().push(serde_json::json!({ "id": "p5", "name": "Eve\nEve" }));
    let spare = serde_json::json!({ "id": "s", "name": "Sam", "spare": true });
    event["players"].as_array_mut().unwrap().push(spare);
    let folder = folder_with("event.json", &event.to_string());
    let ran = muster(folder.path(), &["pair", "event.json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("\nCompromises: ") && ran.out.contains("\nProven: no better pairings exist"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Sam plays as the spare player"), "{}", ran.out);
    assert!(!ran.out.contains("Eve\nEve") && !ran.out.contains("()"), "{}", ran.out);
}

#[test]
fn an_event_without_rounds_has_nothing_to_be_wrong() {
    let mut event = four_players();
    event["rounds"] = serde_json::json!([]);
    let folder = folder_with("event.json", &event.to_string());
    let ran = muster(folder.path(), &["verify", "event.json"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "no rounds have been paired yet\n"));
    assert_eq!(muster(folder.path(), &["verify", "event.json", "--round", "1"]).code, 2);
}

#[test]
fn byes_that_were_set_are_no_part_of_the_draw_and_others_are_one_at_most() {
    let mut event = four_players();
    let alone = |player: &str, fixed: bool| serde_json::json!({ "table": null, "a": player, "b": null, "fixed": fixed, "result": { "kind": "bye" } });
    let first = event["rounds"][0]["tables"][0].clone();
    let (a, b) = (first["a"].clone(), first["b"].clone());
    let rest: Vec<&str> = ["p1", "p2", "p3", "p4"].into_iter().filter(|id| a != *id && b != *id).collect();
    for (fixed, code, says) in [
        (true, 0, "valid, and no better pairings exist"),
        (false, 1, "round 1 has more than one bye not set by staff"),
    ] {
        event["rounds"] = serde_json::json!([
            { "number": 1, "tables": [first, alone(rest[0], fixed), alone(rest[1], fixed)] }
        ]);
        let folder = folder_with("event.json", &event.to_string());
        let ran = muster(folder.path(), &["verify", "event.json"]);
        assert_eq!(ran.code, code, "{}{}", ran.out, ran.err);
        assert!(ran.out.contains(says), "{}", ran.out);
    }
}

#[test]
fn a_list_is_checked_by_the_game_of_an_organisers_own_file() {
    let mut file: serde_json::Value =
        serde_json::from_str(include_str!("../../../fixtures/systems/t9a3.json")).unwrap();
    file["id"] = "our-nine".into();
    let folder = folder_with("ours.json", &file.to_string());
    std::fs::write(folder.path().join("list.txt"), "nothing of an army").unwrap();
    let ran = muster(folder.path(), &["check", "list.txt", "--system", "ours.json"]);
    assert!(!ran.err.contains("unknown game"), "{}", ran.err);
    assert!((ran.out + &ran.err).contains("list.txt"));
    // A mark is of something that the game has.
    file["result"]["marks"][1]["of"] = "weather".into();
    std::fs::write(folder.path().join("ours.json"), file.to_string()).unwrap();
    let ran = muster(folder.path(), &["check", "list.txt", "--system", "ours.json"]);
    assert!(
        ran.code == 2 && ran.err.contains("a mark must be of \"mission\" or of the id of an axis"),
        "{}",
        ran.err
    );
}
