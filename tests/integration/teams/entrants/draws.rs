//! Draws and standings of files of teams, by the commands: byes by game points, matches that nobody wins, corrections
//! that do not pair, and rounds in which the first meets the second.

use crate::command::program::muster;
use serde_json::{Value, json};

/// So many teams of two, after matches of round 1. A match is its teams, and the victory points at both tables.
struct TeamFile {
    teams: u32,
    settings: Value,
    matches: Vec<Value>,
}

fn met(a: u32, b: u32, tables: [[u32; 2]; 2]) -> Value {
    let table = |(at, points): (u32, [u32; 2])| {
        json!({
            "table": (a - 1) * 2 + at, "a": format!("t{a}m{at}"), "b": format!("t{b}m{at}"),
            "result": { "a": { "vp": points[0], "tactics": 0 }, "b": { "vp": points[1], "tactics": 0 } },
        })
    };
    let tables: Vec<Value> = (1..).zip(tables).map(table).collect();
    json!({ "a": format!("t{a}"), "b": format!("t{b}"), "first_table": (a - 1) * 2 + 1, "tables": tables })
}

fn bye(a: u32) -> Value {
    json!({ "a": format!("t{a}"), "b": null })
}

impl TeamFile {
    fn build(&self, methods: &Value, later: Option<Vec<Value>>) -> Value {
        let people = (1..=self.teams).flat_map(|team| [1, 2].map(|place| format!("t{team}m{place}")));
        let players: Vec<Value> = people.map(|id| json!({ "id": id, "name": id })).collect();
        let team = |number: u32| {
            json!({
                "id": format!("t{number}"), "name": format!("Team {number}"),
                "players": [format!("t{number}m1"), format!("t{number}m2")],
            })
        };
        let mut rounds = vec![json!({ "number": 1, "matches": self.matches })];
        rounds.extend(later.map(|matches| json!({ "number": 2, "matches": matches })));
        json!({
            "format": "muster-event/2",
            "event": {
                "slug": "cup", "name": "Cup", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 3,
                "entrants": "teams", "team": self.settings, "pairing": { "methods": methods },
            },
            "players": players,
            "teams": (1..=self.teams).map(team).collect::<Vec<_>>(),
            "rounds": rounds,
        })
    }
}

fn game_points() -> Value {
    json!({ "by": "outcome", "major": [20, 0], "minor": [13, 7], "draw": 10 })
}

/// 40 points for Team 1, as for the bye of Team 7; 33 and 7, 20 and 20 for the others.
fn seven_teams(ranking: Option<Value>) -> TeamFile {
    let mut settings = json!({ "size": 2, "result": { "by": "sum_only" }, "game_points": game_points() });
    if let Some(ranking) = ranking {
        settings["ranking"] = ranking;
    }
    let matches = vec![
        met(1, 2, [[40, 10], [40, 10]]),
        met(3, 4, [[40, 10], [22, 20]]),
        met(5, 6, [[20, 20], [20, 20]]),
        bye(7),
    ];
    TeamFile { teams: 7, settings, matches }
}

fn run(file: &Value, arguments: &[&str]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("cup.json"), file.to_string()).unwrap();
    let (command, rest) = arguments.split_first().unwrap();
    let done = muster(folder.path(), &[&[*command, "cup.json"], rest].concat());
    (done.code, done.out + &done.err)
}

fn drawn(file: &Value, seed: &str) -> Value {
    let (code, out) = run(file, &["pair", "--seed", seed, "--json"]);
    assert_eq!(code, 0, "{out}");
    serde_json::from_str(&out).unwrap()
}

fn pairs(drawn: &Value) -> Vec<[String; 2]> {
    let tables = drawn["tables"].as_array().unwrap().iter();
    let mut pairs: Vec<[String; 2]> = tables
        .map(|table| {
            let mut pair = ["a", "b"].map(|side| table[side].as_str().unwrap().to_owned());
            pair.sort();
            pair
        })
        .collect();
    pairs.sort();
    pairs
}

fn reasons(drawn: &Value) -> String {
    let tables = drawn["tables"].as_array().unwrap().iter();
    tables.map(|table| table["reasons"].to_string()).collect::<Vec<_>>().join("; ")
}

fn standings(file: &Value) -> Vec<Value> {
    let (code, out) = run(file, &["standings", "--json"]);
    assert_eq!(code, 0, "{out}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn t27_a_bye_counts_as_many_game_points_in_the_draw_as_in_the_standings() {
    let file = seven_teams(Some(json!({ "scoring": "game_points", "tiebreakers": [] })));
    let before = file.build(&json!({}), None);
    for seed in ["1", "2", "3"] {
        let drawn = drawn(&before, seed);
        assert!(pairs(&drawn).contains(&["t1".to_owned(), "t7".to_owned()]), "{:?}", pairs(&drawn));
        assert_eq!(drawn["bye"], "t2");
        assert!(reasons(&drawn).contains("both have 40 game points"), "{}", reasons(&drawn));
    }
    let (_, told) = run(&before, &["pair"]);
    assert!(told.contains("the fewest game points, 0") && !told.contains("tournament points"), "{told}");
    let round = |pairs: [[u32; 2]; 3]| {
        let matches =
            pairs.map(|[a, b]| json!({ "a": format!("t{a}"), "b": format!("t{b}"), "first_table": a }));
        Some(matches.into_iter().chain([bye(2)]).collect::<Vec<_>>())
    };
    let (code, told) = run(&file.build(&json!({}), round([[1, 7], [3, 5], [4, 6]])), &["verify"]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = run(&file.build(&json!({}), round([[1, 3], [4, 5], [6, 7]])), &["verify"]);
    assert_ne!(code, 0, "a bye of 2 points: {told}");
}

#[test]
fn tr6_one_or_two_points_are_no_draw_and_no_win_for_the_check_of_a_draw() {
    let settings = json!({
        "size": 2, "result": { "by": "sum_only" }, "game_points": { "by": "wins" },
        "ranking": { "scoring": "game_points", "tiebreakers": [] },
    });
    // Two points, none, and one each: whoever has two meets one who has one.
    let matches = vec![met(1, 2, [[40, 10], [40, 10]]), met(3, 4, [[40, 10], [10, 40]])];
    let file = TeamFile { teams: 4, settings, matches };
    let round = |pairs: [[u32; 2]; 2]| {
        let matches =
            pairs.map(|[a, b]| json!({ "a": format!("t{a}"), "b": format!("t{b}"), "first_table": a }));
        Some(matches.to_vec())
    };
    let (code, told) = run(&file.build(&json!({}), round([[1, 3], [2, 4]])), &["verify"]);
    assert_eq!(code, 0, "{told}");
}

#[test]
fn t23_where_no_match_is_won_teams_rank_by_game_points_and_a_bye_wins_nothing() {
    let mut file = seven_teams(None);
    file.settings["bye"] = json!({ "game_points": 30, "games_won": 1 });
    let rows = standings(&file.build(&json!({}), None));
    let order: Vec<&str> = rows.iter().map(|row| row["player"].as_str().unwrap()).collect();
    assert_eq!(order[..3], ["t1", "t3", "t7"], "40, 33 and the bye's 30: {rows:?}");
    assert!(rows.iter().all(|row| row["match_points"].is_null()), "{rows:?}");
    // The draw goes by them, too.
    let told = reasons(&drawn(&file.build(&json!({}), None), "1"));
    assert!(told.contains("game points") && !told.contains("record"), "{told}");
    // Where matches are won, a bye is one of them.
    file.settings["result"] = json!({ "by": "majority" });
    let rows = standings(&file.build(&json!({}), None));
    let bye = rows.iter().find(|row| row["player"] == "t7").unwrap();
    assert_eq!(bye["match_points"], 2);
}

#[test]
fn t26_a_correction_that_does_not_pair_counts_in_records_win_records_and_direct_matches() {
    let settings = |breakers: Value| {
        json!({
            "size": 2, "result": { "by": "window", "wins_from": 22 }, "game_points": game_points(),
            "ranking": { "scoring": "plain", "tiebreakers": breakers },
        })
    };
    // 23 to 17 as it was played; with three points less, nobody has the 22 that win.
    let mut won = met(1, 2, [[22, 20], [20, 20]]);
    won["corrections"] =
        json!([{ "side": "a", "match_points": 0, "game_points": -3, "reason": "late", "pairs": false }]);
    let matches = vec![won, met(3, 4, [[22, 20], [20, 20]])];
    let mut file = TeamFile {
        teams: 4,
        settings: settings(json!(["head_to_head", "opponents_win_record", "strength_of_schedule"])),
        matches,
    };
    let rows = standings(&file.build(&json!({}), None));
    let row = |team: &str| rows.iter().find(|row| row["player"] == team).unwrap().clone();
    for team in ["t1", "t2"] {
        assert_eq!(row(team)["record"]["draws"], 1, "{:?}", row(team));
        assert_eq!(row(team)["win_path"], "D");
        // Half of the other's half a win; the opponent has drawn one of one.
        for breaker in ["strength_of_schedule", "head_to_head"] {
            assert!(row(team)["tiebreakers"][breaker].to_string().contains("0.5"), "{:?}", row(team));
        }
    }
    assert_eq!(row("t1")["place"], row("t2")["place"]);
    assert_eq!((&row("t3")["place"], &row("t4")["place"]), (&json!(1), &json!(4)));
    // Later draws read it as it was played: the first has won, and meets the other that has.
    assert_eq!(pairs(&drawn(&file.build(&json!({}), None), "1"))[0], ["t1", "t3"].map(str::to_owned));
    // One that pairs counts for both.
    file.matches[0]["corrections"][0]["pairs"] = json!(true);
    let told = reasons(&drawn(&file.build(&json!({}), None), "1"));
    assert!(told.contains("0-1-0"), "{told}");
}

#[test]
fn t28_the_first_meets_the_second_by_standing() {
    // Ranked by match points, then by victory points of all games: 1, 2, 3, 5, 4, 6.
    let settings = json!({
        "size": 2, "result": { "by": "majority" }, "game_points": { "by": "wins" },
        "ranking": { "scoring": "match_points", "tiebreakers": ["battles_victory_points"] },
    });
    let matches =
        vec![met(1, 4, [[50, 10], [50, 10]]), met(2, 5, [[45, 15], [45, 15]]), met(3, 6, [[40, 5], [40, 5]])];
    let file = TeamFile { teams: 6, settings: settings.clone(), matches };
    let methods = json!({ "2": "standing" });
    let expected = [["t1", "t2"], ["t3", "t5"], ["t4", "t6"]].map(|of| of.map(str::to_owned)).to_vec();
    for seed in ["1", "2", "3", "4", "5"] {
        let drawn = drawn(&file.build(&methods, None), seed);
        assert_eq!(pairs(&drawn), expected, "{drawn}");
        assert_eq!(drawn["proof"]["optimal"], true, "{drawn}");
        assert!(reasons(&drawn).contains("1st and 2nd in the standings"), "{}", reasons(&drawn));
    }
    // Nobody meets twice: where the third and the fourth have met, those next to them do.
    let matches =
        vec![met(1, 4, [[50, 10], [50, 10]]), met(2, 6, [[45, 5], [45, 5]]), met(3, 5, [[40, 15], [40, 15]])];
    let again = TeamFile { teams: 6, settings, matches };
    let drawn_again = pairs(&drawn(&again.build(&methods, None), "1"));
    assert!(!drawn_again.contains(&["t3".to_owned(), "t5".to_owned()]), "{drawn_again:?}");
    // The command checks such a round against the best there is.
    let round = |pairs: [[u32; 2]; 3]| {
        let matches =
            pairs.map(|[a, b]| json!({ "a": format!("t{a}"), "b": format!("t{b}"), "first_table": a }));
        Some(matches.to_vec())
    };
    let (code, told) = run(&file.build(&methods, round([[1, 2], [3, 5], [4, 6]])), &["verify"]);
    assert_eq!(code, 0, "{told}");
    let (code, told) = run(&file.build(&methods, round([[1, 3], [2, 4], [5, 6]])), &["verify"]);
    assert_ne!(code, 0, "{told}");
}
