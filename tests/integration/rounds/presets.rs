//! Rounds that their method makes, on the command line: who comes late, comes back or is kept apart, and that `verify`
//! goes by the method that the file names.

use crate::command::program::muster;
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

type Pair = (String, String);

/// An event file in a folder, whose rounds are drawn and played on the command line.
struct Table {
    folder: tempfile::TempDir,
    event: Value,
}

/// What a round came to: who met, and who did not.
struct Made {
    pairs: BTreeSet<Pair>,
    alone: Vec<String>,
    answer: Value,
}

impl Table {
    fn with(players: usize, pairing: &Value) -> Self {
        let player =
            |number: usize| json!({ "id": format!("p{number}"), "name": format!("Player {number}") });
        let event = json!({
            "format": "muster-event/1",
            "event": { "slug": "x", "name": "X", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 5,
                "pairing": pairing },
            "players": (1..=players).map(player).collect::<Vec<_>>(),
            "rounds": []
        });
        Self { folder: tempfile::tempdir().unwrap(), event }
    }

    fn add(&mut self, number: usize, joined: u32) {
        let player = json!({ "id": format!("p{number}"), "name": "Late", "joined_round": joined });
        self.event["players"].as_array_mut().unwrap().push(player);
    }

    fn player(&mut self, number: usize) -> &mut Value {
        &mut self.event["players"][number - 1]
    }

    fn write(&self) -> &Path {
        std::fs::write(self.folder.path().join("event.json"), self.event.to_string()).unwrap();
        self.folder.path()
    }

    fn ask(&self, args: &[&str]) -> crate::command::program::Ran {
        muster(self.write(), &[&args[..1], &["event.json"], &args[1..]].concat())
    }

    /// Draws a round and plays it: the lower number wins. Whoever rests is not written down, as other programs do.
    fn play(&mut self, round: usize) -> Made {
        let number = round.to_string();
        let ran = self.ask(&["pair", "--round", &number, "--json"]);
        assert_eq!(ran.code, 0, "round {round}: {}", ran.err);
        let answer: Value = serde_json::from_str(&ran.out).unwrap();
        let id = |value: &Value| value.as_str().map(str::to_owned);
        let mut pairs = BTreeSet::new();
        let mut tables = Vec::new();
        for table in answer["tables"].as_array().unwrap() {
            let (a, b) = (id(&table["a"]).unwrap(), id(&table["b"]).unwrap());
            let points = if a < b { [30, 20] } else { [20, 30] };
            let score = |points: u32| json!({ "vp": points, "tactics": 2 });
            let result = json!({ "a": score(points[0]), "b": score(points[1]) });
            tables.push(json!({ "table": table["table"], "a": a, "b": b, "result": result }));
            assert!(pairs.insert((a.clone().min(b.clone()), a.max(b))));
        }
        let bye = id(&answer["bye"]);
        tables.extend(
            bye.iter()
                .map(|player| json!({ "table": null, "a": player, "b": null, "result": { "kind": "bye" } })),
        );
        let rests = answer["rests"].as_array().into_iter().flatten().filter_map(id);
        let alone = rests.chain(bye).collect();
        self.event["rounds"].as_array_mut().unwrap().push(json!({ "number": round, "tables": tables }));
        Made { pairs, alone, answer }
    }

    fn verified(&self, says: &str) {
        let ran = self.ask(&["verify"]);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(ran.out.contains(says), "{}", ran.out);
    }
}

fn methods(rounds: std::ops::RangeInclusive<usize>, method: &str) -> BTreeMap<String, String> {
    rounds.map(|round| (round.to_string(), method.to_owned())).collect()
}

fn has(pair: &Pair, id: &str) -> bool {
    pair.0 == id || pair.1 == id
}

#[test]
fn a_late_one_of_a_round_robin_plays_in_every_round_and_nothing_is_proven() {
    let mut table = Table::with(5, &json!({ "methods": methods(1..=5, "round_robin") }));
    let mut met = table.play(1).pairs;
    table.add(6, 2);
    for round in 2..=5 {
        let made = table.play(round);
        assert_eq!((made.pairs.len(), made.alone.len()), (3, 0), "round {round}: {:?}", made.pairs);
        assert!(made.pairs.iter().any(|pair| has(pair, "p6")), "round {round}");
        assert_eq!(made.answer["proof"], Value::Null);
        assert!(made.pairs.is_disjoint(&met), "round {round}");
        met.extend(made.pairs);
    }
    let told = table.ask(&["pair", "--round", "5"]).out;
    assert!(told.contains("nothing is proven") && !told.contains("Proven"), "{told}");
    assert!(told.contains("ignores clubs and records"), "{told}");
    table.verified("round 5: valid, and as its method sets it: nothing to pair");
}

/// An even group has no place for one more: whoever has the fewest left to meet rests, and never the late one.
#[test]
fn a_late_one_of_an_even_group_and_one_who_comes_back_rest_no_more_than_others() {
    let mut table = Table::with(6, &json!({ "methods": methods(1..=5, "round_robin") }));
    let mut met = table.play(1).pairs;
    table.add(7, 2);
    let mut rested: BTreeMap<String, usize> = BTreeMap::new();
    for round in 2..=5 {
        table.player(2)["dropped_after"] = if round == 3 { json!(2) } else { Value::Null };
        let made = table.play(round);
        if round == 3 {
            // They are back in the next.
            table.event["rounds"][2]["x-sat-out"] = json!(["p2"]);
        }
        let there = if round == 3 { 6 } else { 7 };
        assert_eq!(made.pairs.len(), 3, "round {round} of {there}: {:?}", made.pairs);
        assert!(made.pairs.is_disjoint(&met), "round {round}");
        assert!(made.pairs.iter().any(|pair| has(pair, "p7")), "round {round}: {:?}", made.alone);
        for player in &made.alone {
            *rested.entry(player.clone()).or_default() += 1;
        }
        met.extend(made.pairs);
    }
    assert!(rested.values().all(|times| *times == 1), "{rested:?}");
    table.player(2)["dropped_after"] = Value::Null;
    table.verified("round 5: valid");
}

#[test]
fn groups_take_whoever_comes_where_the_fewest_play_and_go_on_without_who_leaves() {
    let mut table = Table::with(7, &json!({ "methods": methods(1..=4, "round_robin"), "group_size": 4 }));
    let first = table.play(1);
    assert_eq!((first.pairs.len(), first.alone.len()), (3, 1));
    table.add(8, 2);
    let mut met = first.pairs;
    for round in 2..=3 {
        if round == 3 {
            table.player(3)["dropped_after"] = json!(2);
        }
        let made = table.play(round);
        assert_eq!(made.alone.len(), usize::from(round == 3), "round {round}: {:?}", made.alone);
        assert!(made.pairs.is_disjoint(&met) && made.answer["proof"] == Value::Null);
        met.extend(made.pairs);
    }
    table.verified("round 3: valid");
}

#[test]
fn seeds_and_round_robins_heed_who_is_kept_apart_and_claim_nothing() {
    for method in ["seeded", "round_robin"] {
        let pairing = json!({ "methods": methods(1..=1, method), "seeds": ["p1", "p2", "p3", "p4"] });
        let mut table = Table::with(4, &pairing);
        for (number, club) in [(1, "A"), (2, "B"), (3, "A"), (4, "B")] {
            table.player(number)["club"] = json!(club);
        }
        table.event["forbidden"] = json!([{ "a": "p1", "b": "p3" }, { "a": "p1", "b": "p4" }]);
        let told = table.ask(&["pair"]).out;
        for untrue in ["no pairings avoid it", "Proven", "keeping them apart would make other"] {
            assert!(!told.contains(untrue), "{method}: {told}");
        }
        let made = table.play(1);
        assert_eq!(
            made.pairs,
            BTreeSet::from([("p1".into(), "p2".into()), ("p3".into(), "p4".into())]),
            "{method}"
        );
        assert_eq!(made.answer["gave_up"]["forbidden"].as_u64().unwrap_or_default(), 0, "{method}");
        table.verified("round 1: valid");
    }
    // Club mates, where the event keeps them apart in round 1: seeds do, by the nearest order.
    let mut table = Table::with(4, &json!({ "methods": methods(1..=1, "seeded") }));
    for (number, club) in [(1, "A"), (2, "B"), (3, "A"), (4, "B")] {
        table.player(number)["club"] = json!(club);
    }
    table.event["event"]["pairing"]["avoid_club_rounds"] = json!([1]);
    let made = table.play(1);
    assert_eq!(made.pairs, BTreeSet::from([("p1".into(), "p4".into()), ("p2".into(), "p3".into())]));
}

#[test]
fn verify_goes_by_the_method_that_the_file_names() {
    let lists = json!({ "2": [["p1", "p2"]], "3": [["p1", "p3"]] });
    for method in ["random", "accelerated", "list", "round_robin", "cut", "seeded"] {
        for players in [7, 8] {
            let first = if matches!(method, "seeded" | "random") { 1 } else { 2 };
            let last = if method == "seeded" { 1 } else { 3 };
            let pairing = json!({ "methods": methods(first..=last, method), "lists": lists, "cut_size": 4, "group_size": 4 });
            let mut table = Table::with(players, &pairing);
            for round in 1..=3 {
                table.play(round);
            }
            table.verified("round 3: valid");
        }
    }
    // Two who changed places: a round of the method would have been another.
    let mut table = Table::with(6, &json!({ "methods": methods(1..=2, "seeded") }));
    table.play(1);
    let tables = &mut table.event["rounds"][0]["tables"];
    let (one, two) = (tables[0]["b"].clone(), tables[1]["b"].clone());
    (tables[0]["b"], tables[1]["b"]) = (two, one);
    let ran = table.ask(&["verify"]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("were set as a pair but don't meet"), "{}", ran.out);
    // A method that has nothing to go by is named.
    table.event["event"]["pairing"] = json!({ "methods": methods(1..=1, "list") });
    let ran = table.ask(&["verify"]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("it doesn't match the method named in the file"), "{}", ran.out);
}

#[test]
fn the_table_of_a_player_who_plays_elsewhere_stays_empty() {
    let mut table =
        Table::with(8, &json!({ "methods": methods(1..=1, "list"), "lists": { "1": [["p1", "p2"]] } }));
    table.player(1)["fixed_table"] = json!(1);
    table.player(2)["fixed_table"] = json!(3);
    let made = table.play(1);
    let on = |table: &Value| table["table"].as_u64().unwrap();
    let tables = made.answer["tables"].as_array().unwrap();
    let own = tables.iter().find(|table| table["a"] == "p1" || table["b"] == "p1").map(on).unwrap();
    let left = if own == 1 { 3 } else { 1 };
    assert!([1, 3].contains(&own) && tables.iter().all(|table| on(table) != left), "{:?}", made.answer);
}

#[test]
fn a_number_that_is_too_large_is_called_so() {
    for large in [json!(4_294_967_296_u64), serde_json::from_str("99999999999999999999999").unwrap()] {
        let mut table = Table::with(4, &json!({}));
        table.play(1);
        table.event["rounds"][0]["tables"][0]["result"]["a"]["vp"] = large;
        let ran = table.ask(&["verify"]);
        assert_eq!(ran.code, 2, "{}", ran.out);
        assert!(ran.err.contains("\"vp\" is too large: at most 4,294,967,295"), "{}", ran.err);
    }
}
