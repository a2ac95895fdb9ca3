//! `moments.md` is whole: each of the sixty moments of organisers, players, judges and spectators has its line, every
//! test that a line names is there, a browser walks each, and what is left out, all of it or a part, says why.

use crate::support::sources::rust;
use std::{collections::BTreeSet, fs, path::Path};

const TABLE: &str = include_str!("moments.md");
/// Moments that may be left out.
const MOST_LEFT_OUT: usize = 1;

/// Number, moment, what is so, held by.
fn lines() -> Vec<[String; 4]> {
    let is_row = |line: &&str| {
        let mut signs = line.strip_prefix("| ").unwrap_or_default().chars();
        signs.next().is_some_and(|role| "OPJS".contains(role))
            && signs.next().is_some_and(|c| c.is_ascii_digit())
    };
    let cells = |line: &str| {
        let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
        cells.collect::<Vec<_>>().try_into().unwrap_or_else(|cells| panic!("four cells: {cells:?}"))
    };
    TABLE.lines().filter(is_row).map(cells).collect()
}

#[test]
fn every_moment_has_one_line() {
    let told: Vec<String> = lines().into_iter().map(|[number, ..]| number).collect();
    let wanted: Vec<String> =
        ["O", "P", "J", "S"].iter().flat_map(|role| (1..=15).map(move |n| format!("{role}{n}"))).collect();
    assert_eq!(told, wanted);
    for [number, moment, so, _] in lines() {
        assert!(moment.len() > 8 && so.len() > 20, "{number} says too little");
        // A part that is left out says why, behind a colon: `Paying by card is left out: no card is touched here`.
        for part in so.split("left out").skip(1) {
            assert!(
                part.starts_with(": ") && part.len() > 30,
                "{number} leaves a part out and does not say why"
            );
        }
    }
}

#[test]
fn every_test_that_is_named_is_there() {
    let mut named = BTreeSet::new();
    let mut left_out = 0;
    for [number, _, _, held] in lines() {
        if let Some(why) = held.strip_prefix("left out: ") {
            assert!(why.len() > 40, "{number} does not say why");
            left_out += 1;
            continue;
        }
        assert!(held.contains("`browser::"), "{number} is not walked in a browser");
        for name in held.split(", ") {
            let name = name.strip_prefix('`').and_then(|name| name.strip_suffix('`')).unwrap_or_else(|| {
                panic!("{number}: {name} is no test in backticks");
            });
            assert!(is_a_test(name), "{number}: there is no test {name}");
            named.insert(name.to_owned());
        }
    }
    assert!(left_out <= MOST_LEFT_OUT, "{left_out} moments are left out");
    assert!(named.len() >= 60, "sixty moments by {} tests", named.len());
}

#[test]
fn walks_stand_in_the_lines_of_the_moments_that_they_are_named_after() {
    let lines = lines();
    let mut walks = 0;
    for source in rust(&["tests/integration/browser/moments"]) {
        for name in source.text.split("#[actix_web::test]\nasync fn ").skip(1) {
            let name = name.split('(').next().unwrap();
            let numbers: Vec<String> = name
                .split('_')
                .map(str::to_uppercase)
                .take_while(|part| lines.iter().any(|[number, ..]| number == part))
                .collect();
            assert!(!numbers.is_empty(), "{name} is named after no moment");
            for [number, _, _, held] in lines.iter().filter(|[number, ..]| numbers.contains(number)) {
                assert!(held.contains(&format!("::{name}`")), "{number} does not name {name}");
            }
            walks += 1;
        }
    }
    assert!(walks >= 40, "only {walks} walks");
}

/// `calls::a_judge_comes`, in `calls.rs` or, for modules within modules, in `calls/…`.
fn is_a_test(name: &str) -> bool {
    let Some((modules, function)) = name.rsplit_once("::") else { return false };
    let modules = modules.replace("::", "/");
    let at = |end: &str| Path::new("tests/integration").join(format!("{modules}{end}"));
    let source = [at(".rs"), at("/mod.rs")].into_iter().find_map(|path| fs::read_to_string(path).ok());
    let Some(source) = source else { return false };
    let lines: Vec<&str> = source.lines().collect();
    let starts = [format!("fn {function}("), format!("async fn {function}(")];
    lines.windows(2).any(|two| {
        let is_marked = ["#[test]", "#[actix_web::test]", "#[tokio::test]"].contains(&two[0].trim());
        is_marked && starts.iter().any(|start| two[1].trim_start().starts_with(start.as_str()))
    })
}
