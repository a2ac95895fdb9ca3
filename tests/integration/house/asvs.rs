//! `asvs.md` is whole: every requirement that concerns this site has its line, every test that a line names exists,
//! and no more than eight are left aside.

use crate::support::sources::rust;
use std::collections::BTreeSet;

const TABLE: &str = include_str!("asvs.md");

/// Of levels 1 and 2 those that apply, by section, and those of level 3 that are this site's own risks.
const APPLY: &str = "1.1:1-2 1.2:1,2,4,5,9,10 1.3:3,5-7,11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 \
    3.3:1-4 3.4:1-6 3.5:1,3,8 3.7:2 4.1:1-3 4.2:1 5.1:1 5.2:1-5 5.3:1-3 5.4:1-2 6.1:1-3 6.2:1-12 6.3:1-4,7,8 \
    6.4:1-4,6 6.5:1-5 6.6:2-3 7.1:1-2 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-3 8.1:1-2 8.2:1-3 8.3:1,2 8.4:1 11.1:1-2 \
    11.2:1-3 11.4:1-3 11.5:1 12.1:1-2 12.2:1-2 12.3:1-2 13.1:1,2 13.2:2-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1,2,4 \
    14.3:1-3 15.1:1-3 15.2:1-3 15.3:1,3-7 15.4:1-4 16.1:1 16.2:1-5 16.3:1-4 16.4:1-2 16.5:1-4";

/// `1.1.1`, `1.1.2`, … of the list above.
fn apply() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for section in APPLY.split_whitespace() {
        let (section, numbers) = section.split_once(':').unwrap();
        for part in numbers.split(',') {
            let (from, to) = part.split_once('-').unwrap_or((part, part));
            let range = from.parse::<u32>().unwrap()..=to.parse().unwrap();
            all.extend(range.map(|number| format!("{section}.{number}")));
        }
    }
    all
}

/// The cells of each line.
fn lines() -> Vec<Vec<String>> {
    let rows = TABLE.lines().filter(|line| line.starts_with("| ") && line.as_bytes()[2].is_ascii_digit());
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

#[test]
fn every_requirement_that_applies_has_one_line() {
    let mut told = BTreeSet::new();
    for line in lines() {
        assert_eq!(line.len(), 4, "{line:?}");
        for number in line[0].split(", ") {
            assert!(told.insert(number.to_owned()), "{number} stands there twice");
        }
        assert!(line[1] == "met" || line[1].starts_with("deviation "), "{line:?}");
        assert!(line[2].len() > 20 && line[3].len() > 10, "{line:?}");
    }
    let missing: Vec<_> = apply().difference(&told).cloned().collect();
    assert!(missing.is_empty() && told.len() > 150, "without a line: {missing:?}");
    let left: BTreeSet<String> =
        lines().into_iter().map(|line| line[1].clone()).filter(|state| state != "met").collect();
    assert!(left.len() <= 8, "{left:?}");
}

#[test]
fn every_test_that_is_named_exists() {
    let sources: String = rust(&["src", "tests/integration"]).into_iter().map(|source| source.text).collect();
    for line in lines() {
        if line[3].starts_with("by construction: ") {
            continue;
        }
        for name in line[3].split(", ") {
            let name = name.trim_matches('`');
            assert!(sources.contains(&format!("fn {name}(")), "{}: there is no test {name}", line[0]);
        }
    }
    let program = rust(&["src"]);
    let runs_another = program.iter().any(|source| source.text.contains("std::process::Command"));
    assert!(!runs_another, "1.2.5: the program runs no other");
}
