//! What is refused and in which words, and that nothing panics.

use crate::{
    domain::standings::rank_entrants,
    exchange::event_file::{EventFileError, parse_event_file, write_event_file},
    text::{Speaker, files::tell_event_file_error},
};
use proptest::prelude::*;

const FILE: &str = include_str!("../../../fixtures/event-file.json");

fn say_error(error: &EventFileError) -> String {
    Speaker::in_english().say(&tell_event_file_error(error))
}

fn problem_of_text(text: &str) -> String {
    say_error(&parse_event_file(text.as_bytes()).unwrap_err())
}

/// What is said when one piece of the good file is replaced.
fn problem_with(piece: &str, replacement: &str) -> String {
    assert!(FILE.contains(piece), "{piece}");
    problem_of_text(&FILE.replacen(piece, replacement, 1))
}

#[test]
fn unknown_keys_are_refused_by_name_unless_they_start_with_x() {
    assert_eq!(problem_with("\"club\"", "\"clubb\""), r#"player "p1": unknown key "clubb""#);
    assert_eq!(problem_with("\"x-note\"", "\"note\""), r#"event: unknown key "note""#);
    assert_eq!(problem_with("\"seed\"", "\"sead\""), r#"round 1: unknown key "sead""#);
    assert_eq!(problem_with("\"fixed\": true", "\"fix\": true"), r#"round 1, table 1: unknown key "fix""#);
    assert_eq!(
        problem_with("\"vp\": 32", "\"vp\": 32, \"pts\": 1"),
        r#"round 1, table 1, result, a: unknown key "pts""#
    );
    assert_eq!(
        problem_with("\"rounds\": [\n", "\"extra\": 0, \"rounds\": [\n"),
        r#"file: unknown key "extra""#
    );
}

#[test]
fn an_unknown_player_is_named_with_the_table() {
    assert_eq!(
        problem_with(r#""a": "p2", "b": "p4", "result""#, r#""a": "p9", "b": "p4", "result""#),
        r#"round 2, table 1: player "p9" is not in "players""#
    );
    assert_eq!(
        problem_with(r#""a": "p1", "b": "p4""#, r#""a": "p1", "b": "p7""#),
        r#"forbidden pair 1: player "p7" is not in "players""#
    );
}

#[test]
fn what_contradicts_itself_is_refused_with_its_place() {
    let cases = [
        (r#""id": "p2""#, r#""id": "p1""#, r#"player "p1": this id appears twice"#),
        (r#""table": 2,"#, r#""table": 1,"#, "round 2, table 1: this table appears twice"),
        (
            r#""a": "p3", "b": null"#,
            r#""a": "p1", "b": null"#,
            r#"round 1, tables, entry 2: player "p1" plays twice in this round"#,
        ),
        (
            r#""b": "p2", "fixed""#,
            r#""b": "p1", "fixed""#,
            r#"round 1, table 1: player "p1" plays twice in this round"#,
        ),
        (
            r#""number": 2"#,
            r#""number": 3"#,
            r#"round 2: "number" is 3; rounds must be numbered 1, 2, 3 without gaps"#,
        ),
        (
            r#""kind": "bye""#,
            r#""kind": "played""#,
            r#"round 1, tables, entry 2, result: there is no opponent, so "kind" must be "bye""#,
        ),
        (
            r#""kind": "played""#,
            r#""kind": "bye""#,
            r#"round 1, table 1, result: "kind" is "bye", but there is an opponent"#,
        ),
        (r#""kind": "played""#, r#""kind": "won""#, r#"round 1, table 1, result: unknown kind "won""#),
        (r#""outcome": "b_minor", "#, "", r#"round 2, table 2, result: "reason" needs an "outcome""#),
        (
            r#""table": null"#,
            r#""table": 7"#,
            r#"round 1, table 7: "b" is null, so this is a bye and "table" must be null too"#,
        ),
        (
            r#"{ "kind": "bye" }"#,
            r#"{ "kind": "bye", "a": {"vp": 50, "tactics": 5} }"#,
            r#"round 1, tables, entry 2, result: "a" must be this event's value for a bye ("pairing", "bye")"#,
        ),
        (
            r#""b": "p4", "rounds""#,
            r#""b": "p1", "rounds""#,
            r#"forbidden pair 1: "a" and "b" are the same player"#,
        ),
    ];
    for (piece, replacement, said) in cases {
        assert_eq!(problem_with(piece, replacement), said);
    }
}

#[test]
fn wrong_values_are_refused_with_what_is_expected() {
    let cases = [
        (
            r#""vp": 32"#,
            r#""vp": -1"#,
            r#"round 1, table 1, result, a: "vp" must be a whole number, 0 or more"#,
        ),
        (
            r#""vp": 32"#,
            r#""vp": 3.5"#,
            r#"round 1, table 1, result, a: "vp" must be a whole number, 0 or more"#,
        ),
        (
            r#""vp": 32"#,
            r#""vp": "32""#,
            r#"round 1, table 1, result, a: "vp" must be a whole number, 0 or more"#,
        ),
        (
            r#""points_limit": 2000"#,
            r#""points_limit": 0"#,
            r#"event: "points_limit" must be a whole number, 1 or more"#,
        ),
        (
            r#""2025-05-10""#,
            r#""10.5.2025""#,
            r#"event: "starts_on" must be a date like 2025-05-10, not "10.5.2025""#,
        ),
        (r#""name": "李雷""#, r#""name": """#, r#"player "p3": "name" is empty"#),
        (r#""name": "李雷", "#, "", r#"player "p3": "name" is missing"#),
        (r#""seed": 42"#, r#""seed": "42""#, r#"round 1: "seed" must be a whole number, 0 or more"#),
        (r#""fixed": true"#, r#""fixed": 1"#, r#"round 1, table 1: "fixed" must be true or false"#),
        (
            r#""plain""#,
            r#""golf""#,
            r#"event, ranking: "scoring" is "golf"; it must be "graded", "plain" or "points""#,
        ),
        (r#""head_to_head""#, r#""luck\n""#, r#"event, ranking: unknown tie-breaker "luck\n""#),
        (
            r#""head_to_head""#,
            r#""victory_points""#,
            r#"event, ranking: tie-breaker "victory_points" appears twice"#,
        ),
        (r#""random""#, r#""folded""#, r#"event, pairing: "first_round" must be "random", not "folded""#),
        (
            "muster-event/1",
            "muster-event/3",
            r#"file: "format" is "muster-event/3"; it must be "muster-event/1" or "muster-event/2""#,
        ),
        (r#""a": {"vp": 32, "tactics": 4}, "#, "", r#"round 1, table 1, result: "a" is missing"#),
    ];
    for (piece, replacement, said) in cases {
        assert_eq!(problem_with(piece, replacement), said);
    }
}

#[test]
fn what_is_no_json_is_refused_with_line_and_column() {
    assert_eq!(problem_of_text(""), "not valid JSON: EOF while parsing a value at line 1 column 0");
    assert!(problem_of_text("{\"a\": }").starts_with("not valid JSON: "));
    assert_eq!(problem_of_text("[]"), "file: must be an object, in { }");
    assert_eq!(
        problem_of_text("{\"format\": 1, \"format\": 2}"),
        "line 1, column 22: key \"format\" appears twice"
    );
    assert!(problem_of_text(&"[".repeat(100_000)).contains("recursion limit"));
}

/// Any JSON, made of the keys and values that the format knows, so that it gets deep into the reader.
fn any_known_json() -> impl Strategy<Value = serde_json::Value> {
    let keys = [
        "format",
        "event",
        "players",
        "rounds",
        "forbidden",
        "slug",
        "name",
        "id",
        "a",
        "b",
        "table",
        "tables",
        "result",
        "kind",
        "vp",
        "tactics",
        "number",
        "seed",
        "x-1",
    ];
    let leaf = prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(Into::into),
        (0_u64..3).prop_map(Into::into),
        any::<f64>().prop_map(Into::into),
        prop::sample::select(vec!["muster-event/1", "p1", "p2", "bye", "", "\n"]).prop_map(Into::into),
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        let object = prop::collection::hash_map(prop::sample::select(keys.to_vec()), inner.clone(), 0..6);
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Into::into),
            object.prop_map(|members| {
                serde_json::Value::Object(
                    members.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
                )
            }),
        ]
    })
}

/// Puts `with` in the place of the `at`-th value of a document, counted from the top.
fn replace_nth(json: &mut serde_json::Value, at: &mut usize, with: &serde_json::Value) {
    if *at == 0 {
        *json = with.clone();
    }
    *at = at.wrapping_sub(1);
    match json {
        serde_json::Value::Array(items) => items.iter_mut().for_each(|item| replace_nth(item, at, with)),
        serde_json::Value::Object(members) => {
            members.values_mut().for_each(|item| replace_nth(item, at, with));
        }
        _ => {}
    }
}

fn answer_or_one_line(bytes: &[u8]) -> Result<(), TestCaseError> {
    match parse_event_file(bytes) {
        Ok(file) => {
            let _ = rank_entrants(&file.history, &file.event.ranking);
            prop_assert_eq!(parse_event_file(write_event_file(&file).as_bytes()), Ok(file));
        }
        Err(error) => {
            let line = say_error(&error);
            prop_assert!(!line.contains(char::is_control), "{line:?}");
            prop_assert!(line.len() < 600, "{line:?}");
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_give_an_answer_or_one_plain_line(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        answer_or_one_line(&bytes)?;
    }

    #[test]
    fn a_damaged_file_gives_an_answer_or_one_plain_line(at in 0..FILE.len(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = FILE.as_bytes().to_vec();
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        answer_or_one_line(&bytes)?;
    }

    #[test]
    fn any_json_in_any_place_gives_an_answer_or_one_plain_line(mut at in 0_usize..130, with in any_known_json()) {
        let mut document = serde_json::from_str(FILE).unwrap();
        replace_nth(&mut document, &mut at, &with);
        answer_or_one_line(document.to_string().as_bytes())?;
    }
}

#[test]
fn a_file_that_holds_more_than_any_event_is_refused_before_it_is_read() {
    let told = |text: String| problem_of_text(&text);
    let more = "the file is too large for an event";
    assert!(told(format!("[{}0]", "0,".repeat(4 << 20))).contains(more));
    assert!(told(format!("[{}0]", "[[[1]]],".repeat(1 << 20))).contains(more));
    assert!(told(format!("[{}0]", r#"{"a":{"b":1}},"#.repeat(1 << 20))).contains(more));
    assert!(told(format!("[{}0]", r#"{"own":""},"#.repeat(1 << 20))).contains(more));
    assert!(told(format!("\"{}\"", "a".repeat(70_000))).contains("a text field is longer than 64 KB"));
    assert!(told(format!("{{\"{}\":1}}", "a".repeat(70_000))).contains("a text field is longer than 64 KB"));
    let keys: Vec<String> = (0..300).map(|number| format!("\"k{number}\":0")).collect();
    assert!(told(format!("{{{}}}", keys.join(","))).contains("an object has more than 256 keys"));
}

#[test]
fn more_players_or_rounds_than_anybody_has_drawn_are_refused() {
    let mut file: serde_json::Value = serde_json::from_str(FILE).unwrap();
    let player = |number: u32| serde_json::json!({ "id": format!("q{number}"), "name": "x" });
    file["players"] = (0..16_385).map(player).collect();
    assert_eq!(problem_of_text(&file.to_string()), "file: 16385 players; the limit is 16384");
    let mut file: serde_json::Value = serde_json::from_str(FILE).unwrap();
    file["rounds"] = (1..=201).map(|number| serde_json::json!({ "number": number, "tables": [] })).collect();
    assert_eq!(problem_of_text(&file.to_string()), "file: 201 rounds; the limit is 200");
}
