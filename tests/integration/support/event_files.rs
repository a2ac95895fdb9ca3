//! Event files made for tests.

use serde_json::{Value, json};

/// Four players, two rounds: Ann and Bo won first, then Ann beat Bo.
pub fn four_players() -> Value {
    let player = |n: u32, name: &str, faction: &str| json!({ "id": format!("p{n}"), "name": name, "faction": faction });
    let table = |table: u32, a: &str, b: &str, points: (u32, u32), tactics: (u32, u32)| {
        json!({ "table": table, "a": a, "b": b,
            "result": { "a": { "vp": points.0, "tactics": tactics.0 }, "b": { "vp": points.1, "tactics": tactics.1 } } })
    };
    json!({
        "format": "muster-event/1",
        "event": { "slug": "four", "name": "Four <b>friends</b>", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 3 },
        "players": [
            player(1, "Ann Archer", "Skaven"), player(2, "Bo Łukasz", "Seraphon"),
            player(3, "Юлия", "Skaven"), player(4, "王小明", "Ogor Mawtribes")
        ],
        "rounds": [
            { "number": 1, "battleplan": "border-war", "seed": 7,
              "tables": [table(1, "p1", "p3", (32, 20), (4, 3)), table(2, "p2", "p4", (25, 22), (3, 3))] },
            { "number": 2,
              "tables": [table(1, "p1", "p2", (28, 28), (4, 3)), table(2, "p3", "p4", (0, 0), (0, 0))] }
        ]
    })
}
