//! The golden run: what the program answers on everything there is to ask it, held to the byte.
//!
//! Every development list is judged with each of the five catalogues, and every golden instance goes as an event
//! file through `pair`, `verify` and `standings`. What is kept are digests of the answers, not the data, in
//! `tests/golden/run/`. `MUSTER_GOLDEN=write` writes them anew: an issue that asks for other answers says so in
//! the commit that does. What is said in sentences is left out, so that a change of wording is none of the answer.

use crate::support::data;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Instances whose answers share a line of the digests.
const A_LINE: usize = 10;
const CATALOGUES: [&str; 5] = ["2024-07-20", "2024-12-18", "2025-04-24", "2025-06-19", "2026-08-18"];
/// The fields of an answer that hold sentences.
const SENTENCES: [&str; 7] = ["fix", "format_reason", "message", "not_judged", "reasons", "section", "text"];
const FOLDERS: [&str; 10] = [
    "aos2-3-warscrollbuilder-json",
    "aos3-app",
    "aos4-app",
    "aos4-listbot",
    "aos4-newrecruit-json",
    "aos4-newrecruit-ros",
    "aos4-newrecruit-rosz",
    "aos4-newrecruit-text",
    "aos4-sigdex",
    "t9a-newrecruit-report",
];

#[test]
fn every_list_is_judged_as_it_was_with_each_catalogue() {
    let Some(data) = data("rosters") else { return };
    let lists: Vec<PathBuf> =
        FOLDERS.iter().flat_map(|folder| files(&data.join("rosters").join(folder))).collect();
    let judged: Vec<Vec<String>> = std::thread::scope(|scope| {
        let (data, lists) = (&data, &lists);
        let threads = CATALOGUES.map(|date| scope.spawn(move || judge(data, lists, date)));
        threads.map(|thread| thread.join().unwrap()).into()
    });
    let mut digests = format!("list {}\n", CATALOGUES.join(" "));
    for (at, list) in lists.iter().enumerate() {
        let name = list.strip_prefix(data.join("rosters")).unwrap().display();
        let of_each: Vec<&str> = judged.iter().map(|answers| answers[at].as_str()).collect();
        writeln!(digests, "{name} {}", of_each.join(" ")).unwrap();
    }
    hold("lists.txt", &digests);
}

/// The digest of the verdict on each list, in order.
fn judge(data: &Path, lists: &[PathBuf], published: &str) -> Vec<String> {
    let catalogue = data.join("bsdata/aos4").join(published);
    let mut check = Command::new(env!("CARGO_BIN_EXE_muster"));
    check.arg("check").args(lists).arg("--catalogue").arg(catalogue).arg("--json");
    let told = check.output().unwrap();
    let answers: Vec<Value> = serde_json::from_slice(&told.stdout)
        .unwrap_or_else(|error| panic!("{published}: {error}: {}", String::from_utf8_lossy(&told.stderr)));
    assert_eq!(answers.len(), lists.len(), "{published}");
    // Where the data lies is no part of the answer.
    let place = data.display().to_string();
    answers
        .into_iter()
        .map(|answer| digest(&without_sentences(answer).to_string().replace(&place, "")))
        .collect()
}

/// An answer but for what is said in sentences: how many there are is kept.
fn without_sentences(answer: Value) -> Value {
    match answer {
        Value::Object(fields) => {
            let kept = fields.into_iter().map(|(name, field)| match field {
                Value::Array(said) if SENTENCES.contains(&name.as_str()) => (name, said.len().into()),
                field if SENTENCES.contains(&name.as_str()) => (name, (!field.is_null()).into()),
                field => (name, without_sentences(field)),
            });
            Value::Object(kept.collect())
        }
        Value::Array(items) => items.into_iter().map(without_sentences).collect(),
        other => other,
    }
}

/// The numbers in what a command says in sentences, in their order.
fn numbers_in(said: &str) -> String {
    said.split(|sign: char| !sign.is_ascii_digit())
        .filter(|run| !run.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn every_event_file_is_answered_as_it_was() {
    let Some(data) = data("pairing") else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut events = vec![crate::support::event_files::four_players()];
    for set in ["small", "mid"] {
        let text = fs::read_to_string(data.join(format!("pairing/golden/{set}.jsonl"))).unwrap();
        events.extend(text.lines().map(|line| serde_json::from_str::<Instance>(line).unwrap().event_file()));
    }
    let chunks: Vec<&[Value]> = events.chunks(A_LINE).collect();
    let half = chunks.len().div_ceil(2);
    let lines: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = chunks
            .chunks(half)
            .enumerate()
            .map(|(half, chunks)| {
                let path = folder.path().join(format!("{half}.json"));
                scope.spawn(move || chunks.iter().map(|chunk| line(&path, chunk)).collect::<Vec<_>>())
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    hold("events.txt", &format!("first pair verify standings\n{}", lines.concat()));
}

/// `small-10 1f… 2a… 3b…`: the digests of what the three commands answer to these events.
fn line(path: &Path, events: &[Value]) -> String {
    let (mut pair, mut verify, mut standings) = (String::new(), String::new(), String::new());
    for event in events {
        fs::write(path, event.to_string()).unwrap();
        pair += &ask(path, &["pair", "--seed", "7", "--json"]);
        verify += &ask(path, &["verify"]);
        standings += &ask(path, &["standings", "--json"]);
    }
    let name = events[0]["event"]["slug"].as_str().unwrap();
    format!("{name} {} {} {}\n", digest(&pair), digest(&verify), digest(&standings))
}

/// What a command says to this event file, and how it ends.
fn ask(path: &Path, command: &[&str]) -> String {
    let (command, options) = command.split_first().unwrap();
    let told =
        Command::new(env!("CARGO_BIN_EXE_muster")).arg(command).arg(path).args(options).output().unwrap();
    let place = path.display().to_string();
    let said = [String::from_utf8(told.stdout).unwrap(), String::from_utf8(told.stderr).unwrap()].concat();
    let said = said.replace(&place, "");
    let said = serde_json::from_str(&said)
        .map_or_else(|_| numbers_in(&said), |answer| without_sentences(answer).to_string());
    format!("{said} {:?}", told.status.code())
}

/// An instance as the data has it.
#[derive(Deserialize)]
struct Instance {
    id: String,
    rounds: usize,
    club_avoid: bool,
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Player {
    /// 1: still playing.
    a: u8,
    /// Club.
    c: usize,
    /// Results, a letter a round.
    r: String,
    /// Opponents; -1: bye, -2: absent.
    o: Vec<i64>,
}

impl Instance {
    fn event_file(&self) -> Value {
        let player = |(index, player): (usize, &Player)| {
            json!({ "id": format!("p{index}"), "name": format!("Player {index}"), "club": format!("Club {}", player.c),
                "faction": (index % 2 == 0).then_some("Skaven"),
                "dropped_after": (player.a == 0).then_some(self.rounds) })
        };
        let players: Vec<Value> = self.players.iter().enumerate().map(player).collect();
        let rounds: Vec<Value> = (0..self.rounds).map(|round| self.round(round)).collect();
        let clubs: Vec<usize> = if self.club_avoid { (1..=self.rounds + 1).collect() } else { Vec::new() };
        json!({ "format": "muster-event/1",
            "event": { "slug": self.id, "name": self.id, "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 8,
                "pairing": { "avoid_club_rounds": clubs } },
            "players": players, "rounds": rounds })
    }

    fn round(&self, round: usize) -> Value {
        let mut tables = Vec::new();
        for (index, player) in self.players.iter().enumerate() {
            let id = |index: usize| format!("p{index}");
            let (more, fewer) = (20 + (index + 3 * round) % 15, (7 * index + round) % 20);
            let side = |points: usize| json!({ "vp": points, "tactics": points % 6 });
            let (a, b) = match player.r.as_bytes().get(round) {
                Some(b'W') => (side(more), side(fewer)),
                Some(b'L') => (side(fewer), side(more)),
                _ => (side(more), side(more)),
            };
            match usize::try_from(player.o[round]) {
                Ok(opponent) if index < opponent => tables.push(json!({
                    "table": tables.len() + 1, "a": id(index), "b": id(opponent), "result": { "a": a, "b": b } })),
                Err(_) if player.o[round] == -1 => tables.push(json!({
                    "table": null, "a": id(index), "b": null, "result": { "kind": "bye" } })),
                _ => {}
            }
        }
        json!({ "number": round + 1, "tables": tables })
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// 64 bits tell any two answers apart.
fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes())
        .iter()
        .take(8)
        .fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// Compares with what is committed, line by line, so that a failure names what answers otherwise.
fn hold(name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/run").join(name);
    if std::env::var("MUSTER_GOLDEN").is_ok_and(|value| value == "write") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, made).unwrap();
    }
    let kept = fs::read_to_string(&path).expect("the digests are committed");
    let differ: Vec<_> = kept.lines().zip(made.lines()).filter(|(kept, made)| kept != made).collect();
    assert!(differ.is_empty(), "{} lines of {name} differ, among them {:?}", differ.len(), differ.first());
    assert_eq!(kept.lines().count(), made.lines().count(), "{name}");
}
