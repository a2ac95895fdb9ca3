//! `held.md` is whole: every statement of `fixtures/systems/teams.md` and every check of the specification has its line,
//! with the code that it is in and the tests that hold it, and both are there.

use std::{collections::BTreeSet, fs, path::Path};

const TABLE: &str = include_str!("held.md");
const STATEMENTS: &str = include_str!("../../../fixtures/systems/teams.md");

/// The cells of each line: number, what is so, where, held by.
fn lines() -> Vec<[String; 4]> {
    let rows = TABLE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| #"));
    let cells = |row: &str| {
        let cells = row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
        cells.collect::<Vec<_>>().try_into().unwrap_or_else(|cells| panic!("four cells: {cells:?}"))
    };
    rows.map(cells).collect()
}

/// What stands in backticks, one after the other.
fn quoted(cell: &str) -> Vec<&str> {
    let names: Vec<&str> = cell.split(", ").map(|name| name.trim_matches('`')).collect();
    assert!(cell.starts_with('`') && cell.ends_with('`'), "{cell}");
    names
}

/// Everything that is written below this folder in Rust.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|kind| kind == "rs") => fs::read_to_string(&path).unwrap(),
        false => String::new(),
    };
    entries.map(text).collect()
}

#[test]
fn every_statement_and_every_check_has_one_line() {
    let stated = STATEMENTS.lines().filter_map(|line| line.strip_prefix("- ")?.split_whitespace().next());
    let wanted: Vec<String> =
        stated.map(ToOwned::to_owned).chain((1..=8).map(|check| format!("check {check}"))).collect();
    let told: Vec<String> = lines().into_iter().map(|[number, ..]| number).collect();
    assert_eq!(told, wanted);
    assert!(told.len() == 31 + 4 + 6 + 8, "{}", told.len());
}

#[test]
fn what_a_line_names_is_there() {
    let tests = sources(Path::new("src")) + &sources(Path::new("tests"));
    let mut named = BTreeSet::new();
    for [number, so, code, held] in lines() {
        assert!(so.len() > 20, "{number} says too little");
        for path in quoted(&code) {
            assert!(Path::new(path).exists(), "{number}: there is no {path}");
        }
        for test in quoted(&held) {
            assert!(tests.contains(&format!("fn {test}(")), "{number}: there is no test {test}");
            named.insert(test.to_owned());
        }
    }
    assert!(named.len() > 60, "{} tests", named.len());
}
